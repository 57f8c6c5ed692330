/** The plan of one that is engaged: Fight, Fire and Retreat, each with its own odds (HR-40 to HR-42). */

import { levels } from '@muster/geometry';
import {
  type Battle,
  boxOf,
  type HeroesDecision,
  isThreatenedOn,
  type ModelId,
  modelOf,
  retreatEnds,
  retreatRisk,
  type Space,
} from '@muster/heroes';
import { remembered } from '../../../../parts/remembered.ts';
import { listed } from '../../../../parts/words.ts';
import { attacksAt } from '../attacks.ts';
import { choicesOf, commandsOf, standOf } from '../course.ts';
import { act, enemiesOf } from '../held.ts';
import type { Act, Option, Plan } from '../types.ts';
import { nameOf, placeName, riskWords } from '../words.ts';
import { asDone, attackOptions, attackWords, otherWays, targetsOf } from './attacks.ts';
import { companyLines, threatMark } from './lines.ts';

/** So many places are looked at for what they risk. */
const MOST_RISKS = 12;

/** Where it would retreat to by itself: where nobody could attack it, else as far away as it gets. */
const retreatPlace = remembered((b: Battle, model: ModelId): Space | undefined => {
  const m = modelOf(b, model);
  const away = (space: Space): number => {
    const there = boxOf(b, { ...m, space });
    return Math.min(...enemiesOf(b, m.seat).map((one) => levels.distance(there, boxOf(b, one))));
  };
  const ends = retreatEnds(b, m)
    .toSorted((x, y) => away(y) - away(x))
    .slice(0, MOST_RISKS);
  return ends.find((space) => !isThreatenedOn(b, model, space)) ?? ends[0];
});

const retreatOption = (b: Battle, { model, choice, chosen }: Act): Option => {
  const risk = retreatRisk(b, model);
  const isChosen = choice === 'retreat';
  return {
    key: 'retreat',
    words: 'Retreat',
    note: `Up to 3 spaces, then it is done · Gets away unhurt · ${risk === undefined ? 'nobody strikes after it' : riskWords(b, risk)}`,
    chance: risk === undefined ? 1 : (risk.harm.wounds[0] ?? 0),
    chosen: isChosen,
    held: isChosen ? act(model, chosen) : { ...act(model), choice: 'retreat', to: retreatPlace(b, model) ?? null },
    group: 'Retreat',
  };
};

const stayOption = ({ model, choice, attack, chosen }: Act): Option => {
  const isChosen = choice === 'fight' && attack === null;
  return {
    key: 'stay',
    words: 'Stay',
    note: 'It fights on, and whom it strikes is asked.',
    chosen: isChosen,
    held: isChosen ? act(model, chosen) : { ...act(model), choice: 'fight' },
    group: 'Fight',
  };
};

const GROUPS = { fight: 'Fight', fire: 'Fire at close quarters, 3 harder' } as const;

const doesWords = (b: Battle, { model, choice, to, attack }: Act): string => {
  if (choice === 'retreat') return to === null ? 'retreat' : `retreat to ${placeName(b, to)}`;
  if (attack === null) return 'stay and fight';
  return choice === 'fire' ? `fire at ${nameOf(b, attack.target!)}` : attackWords(b, model, attack);
};

/** `plan`: its attack, as far as one is laid. */
export const planEngaged = (b: Battle, d: HeroesDecision, held: Act, plan: Plan): Plan => {
  const { model, choice, attack, to } = held;
  const choices = choicesOf(b, d, model);
  const mayRetreat = choices.includes('retreat');
  /** With what each is held: the attack stays with the choice that it was laid for. */
  const attacking = (['fight', 'fire'] as const).flatMap((one) => {
    if (!choices.includes(one)) return [];
    const base: Act = { ...act(model, held.chosen), choice: one, attack: choice === one ? attack : null };
    return [{ base, group: GROUPS[one], all: attacksAt(b, d, base) }];
  });
  const all = attacking.flatMap((one) => one.all);
  const foes = all.flatMap((one) => (one.attack.type === 'strike' ? [nameOf(b, one.attack.target)] : []));
  const may = listed(
    ['fights', ...(choices.includes('fire') ? ['fires'] : []), ...(mayRetreat ? ['retreats'] : [])],
    'or',
  );
  const risk = choice === 'retreat' ? retreatRisk(b, model) : undefined;
  return {
    ...plan,
    hint: `${nameOf(b, model)} is engaged${foes.length === 0 ? '' : ` with ${listed(foes)}`}: it ${may}.`,
    wait: 'Choose what it does',
    targets: targetsOf(all),
    risks: risk === undefined ? [] : [riskWords(b, risk)],
    options: [
      ...attacking.flatMap(({ base, group, all }) => [
        ...attackOptions(standOf(b, d, base)!.b, base, all, group),
        ...(base.choice === 'fight' ? [stayOption(held)] : []),
      ]),
      ...(mayRetreat ? [retreatOption(b, held)] : []),
      ...otherWays(b, d, held),
    ],
    main:
      choice === null
        ? undefined
        : {
            meaning: attack?.type ?? choice,
            words: asDone(b, d, model, doesWords(b, held)),
            commands: commandsOf(b, d, held),
          },
    marks: {
      ...plan.marks,
      spaces: [
        threatMark(b, model),
        { kind: 'place', spaces: mayRetreat ? retreatEnds(b, modelOf(b, model)) : [] },
        ...(to === null ? [] : [{ kind: 'chosen', spaces: [to] } as const]),
      ],
      planned: to === null ? undefined : { model, steps: [to] },
      lines: [...companyLines(b, model), ...plan.marks.lines],
    },
  };
};
