/** What is said and drawn of a model that is only looked at: of an enemy, how far it strikes, who gets at it, and when. */

import { type Battle, findModel, isDying, isUnit, kitOf, type Model, type ModelId, type Phase } from '@muster/conquest';
import { count } from '../../../../parts/words.ts';
import { modelWords, namesOf } from '../../words.ts';
import { getsAt, reachedBy } from '../threat.ts';
import type { Plan } from '../types.ts';
import { EMPTY, marked } from './empty.ts';

/** More are counted, not named. */
const MOST_NAMED = 4;

const WHEN: Readonly<Record<Phase, string>> = {
  setup: 'It can be attacked once the war has begun.',
  priority: 'It can be engaged in the Movement phase, then shot at.',
  movement: 'It can be engaged while your side moves, and shot at in the phase after that.',
  shoot: 'It can be shot at while your side shoots; units engage it in the next Movement phase.',
  combat: 'Who is in contact fights now; it can be engaged in the next Movement phase.',
  end: 'It can be engaged in the next Movement phase, then shot at.',
};

const couldReach = (b: Battle, side: number, foe: Model): readonly ModelId[] =>
  b.models
    .filter((m) => b.config.seats[m.seat]!.side === side && isUnit(b, m) && !isDying(m) && getsAt(b, m, foe))
    .map(({ id }) => id);

const reachWords = (b: Battle, units: readonly ModelId[]): string => {
  if (units.length === 0) return 'None of your units gets at it in one round.';
  const who = units.length > MOST_NAMED ? count(units.length, 'unit of yours', 'units of yours') : namesOf(b, units);
  return `In one round ${who} could get at it.`;
};

/** `side`: of who looks. */
export const planLook = (b: Battle, side: number, model: ModelId, under: Plan): Plan => {
  const m = findModel(b, model);
  const looked: Plan = {
    ...EMPTY,
    hint: m === undefined ? under.hint : `${modelWords(b, m, [])}.`,
    wait: under.wait,
    selected: [model],
    choices: under.choices,
    end: under.end,
    more: under.more,
  };
  const drags = under.marks.drags;
  if (m === undefined || b.config.seats[m.seat]!.side === side) return { ...looked, marks: marked({ drags }) };
  const { radius } = kitOf(b, m);
  const most = reachedBy(b, m) - radius;
  return {
    ...looked,
    facts: [reachWords(b, couldReach(b, side, m)), WHEN[b.phase]],
    marks: marked({
      drags,
      ranges: most > 0 ? [{ ...m.at, radius, most, kind: 'threat', text: 'could strike' }] : [],
    }),
  };
};
