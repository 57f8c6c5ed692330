/** What the table shows for what is held: marks, ways, lines, odds, risks, and the buttons with their words. Pure. */

import { type Battle, type HeroesDecision, type ModelId, modelOf, zoneOf } from '@muster/heroes';
import type { Situation } from '../../../contract/tabletop.ts';
import { count } from '../../../parts/words.ts';
import type { Line, Mark } from '../board/types.ts';
import { act, actorOf, isAnswered } from './held.ts';
import { planAct, reachMarks } from './plan/act.ts';
import { EMPTY } from './plan/empty.ts';
import { companyLines } from './plan/lines.ts';
import { planLook, reachOf } from './plan/look.ts';
import { planAnswer, planTerrain } from './plan/pick.ts';
import { spaceOfPlace } from './shown.ts';
import type { Held, HeroesTable, Plan } from './types.ts';

const planned = (b: Battle, d: HeroesDecision, held: Held): Plan => {
  if (held.kind === 'look') return planLook(b, planned(b, d, held.over), d.seat, held.model);
  if (isAnswered(d)) return planAnswer(b, d, held);
  if (d.kind === 'terrain') return planTerrain(b, d, held);
  if (held.kind === 'act') return planAct(b, d, held);
  if (d.kind === 'select')
    return {
      ...EMPTY,
      hint: `Choose one of ${count(d.models.length, 'model')} to activate, or an enemy to attack.`,
      wait: 'Choose who acts',
    };
  const actor = actorOf(d);
  return actor === undefined ? EMPTY : planAct(b, d, act(actor));
};

/** What is planned, and what could be; while others act, whom one looks at. */
export const planOf = ({ view: b, decision: d }: Situation<HeroesTable>, held: Held): Plan => {
  if (d === undefined) return held.kind === 'look' ? { ...EMPTY, selected: [held.model], card: held.model } : EMPTY;
  const plan = planned(b, d, held);
  const isLook = held.kind === 'look';
  const own: Plan = { ...plan, card: isLook || plan.odds === undefined ? plan.selected[0] : undefined };
  if (d.kind !== 'select') return own;
  const next = d.models.length > 1 ? 'Next model' : undefined;
  return {
    ...own,
    choices: d.models,
    roster: { ids: d.models, label: 'Who may be activated', next, last: own.odds !== undefined },
  };
};

/** Where a line of the log leads on the board as it is now. */
export const pointedMarks = (b: Battle, places: readonly string[]): readonly Mark[] => {
  const spaces = places.flatMap((place) => spaceOfPlace(b, place) ?? []);
  return spaces.length === 0 ? [] : [{ kind: 'pointed', spaces }];
};

/** What a model could do from where it stands, at a glance. */
export const glanceMarks = (
  { view: b, decision: d }: Situation<HeroesTable>,
  id: ModelId,
): { marks: readonly Mark[]; lines: readonly Line[] } => {
  const m = modelOf(b, id);
  if (m.space === null) return { marks: [], lines: [] };
  const mayGo = d?.kind === 'select' && d.models.includes(id);
  return {
    marks: mayGo ? [{ kind: 'threat', spaces: zoneOf(b, id) }, ...reachMarks(b, d, act(id)).marks] : reachOf(b, id),
    lines: companyLines(b, id),
  };
};
