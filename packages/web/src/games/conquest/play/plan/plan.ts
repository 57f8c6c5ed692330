/** What the table shows for what is in the hand: marks, lines, odds, risks, and the buttons with their words. */

import { type Battle, type ConquestDecision, findModel, isUnit, offersOf, seatFor, sideOfSeat } from '@muster/conquest';
import type { Roster } from '../../../../contract/tabletop.ts';
import { count } from '../../../../parts/words.ts';
import { firstHeld, route } from '../hand/first.ts';
import { type Held, IDLE, isMoveDecision } from '../hand/types.ts';
import { togetherWith } from '../hand/walking.ts';
import { isSurging } from '../moving.ts';
import type { Marks, Plan, WarTable } from '../types.ts';
import { planActs } from './act.ts';
import { EMPTY } from './empty.ts';
import { planLook } from './look.ts';
import { planMove } from './move.ts';
import { planPick } from './pick.ts';
import { planPut } from './setup.ts';

const planFor = (b: Battle, d: ConquestDecision, held: Held): Plan => {
  if (held.kind === 'look') {
    const first = firstHeld(b, d);
    return planLook(b, sideOfSeat(b, d.seat), held.model, planFor(b, d, first.kind === 'put' ? first : IDLE));
  }
  if (held.kind === 'put') return planPut(b, d, held);
  if (isMoveDecision(d)) return planMove(b, d, held);
  if (d.kind === 'shootBuild') return planActs(b, d, held);
  return planPick(b, d, held);
};

/** Nobody has chosen what is in the hand. */
const isOffered = (held: Held): boolean => (held.kind === 'route' || held.kind === 'act') && held.offered === true;

/** Who moves, shoots or builds, in the order in which they stand in the battle. */
const rosterOf = (
  b: Battle,
  d: ConquestDecision,
  held: Held,
  { selected, choices }: Plan,
): Roster<WarTable> | undefined => {
  if (!isMoveDecision(d) && d.kind !== 'shootBuild') return undefined;
  const own = [...selected.filter((id) => findModel(b, id)?.seat === d.seat), ...choices];
  const ids = b.models.filter(({ id }) => own.includes(id)).map(({ id }) => id);
  return {
    ids,
    label: d.kind === 'shootBuild' ? 'Who can shoot or build' : 'Units to move',
    next: ids.length > 1 ? 'Next' : undefined,
    dense: true,
    last: selected[0] !== undefined && held.kind !== 'idle' && !isOffered(held),
  };
};

/** Together, or with a flag: what else may be done with who is chosen. */
const besidesOf = (b: Battle, d: ConquestDecision, held: Held, { selected: [id] }: Plan): Marks['besides'] => {
  const m = id === undefined ? undefined : findModel(b, id);
  if (m === undefined || id === undefined) return [];
  if (isMoveDecision(d)) {
    if (held.kind === 'group') return [{ words: 'Only this one', held: route(id) }];
    if (held.kind !== 'route' || held.steps.length > 0 || held.casting !== null || isSurging(b)) return [];
    const group = togetherWith(b, d, id);
    const all = group.units.length > 1 ? [{ words: `Move all ${group.units.length} together`, held: group }] : [];
    return [...all, { words: 'Choose several', held: { kind: 'group', units: [id], by: null } }];
  }
  if (d.kind !== 'shootBuild' || held.kind === 'rally' || isUnit(b, m) || offersOf(b, m).length === 0) return [];
  if (seatFor(b, m) !== d.seat) return [];
  return [{ words: 'Set its rally point', held: { kind: 'rally', builder: id, at: null } }];
};

/** Before what is said of who lies in the hand by itself: who else could act. */
const leftWords = (d: ConquestDecision, { choices }: Plan): string => {
  const n = choices.length + 1;
  return isMoveDecision(d) ? `${count(n, 'unit')} to move. ` : `${count(n, 'model')} could shoot or build. `;
};

/** What is planned, and what could be; while nobody is asked, who is looked at. */
export const planOf = (b: Battle, d: ConquestDecision | undefined, held: Held): Plan => {
  if (d === undefined) return held.kind === 'look' ? { ...EMPTY, selected: [held.model] } : EMPTY;
  const plan = planFor(b, d, held);
  const [first] = plan.selected;
  const isOpen = plan.odds === undefined && held.kind !== 'act' && !isOffered(held) && first !== undefined;
  return {
    ...plan,
    hint: isOffered(held) ? `${leftWords(d, plan)}${plan.hint}` : plan.hint,
    roster: rosterOf(b, d, held, plan),
    card: isOpen && findModel(b, first) !== undefined ? first : undefined,
    marks: { ...plan.marks, besides: besidesOf(b, d, held, plan) },
  };
};
