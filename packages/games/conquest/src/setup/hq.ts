/** Headquarters (CQ-22, X-307): one for each side, that of its captain; the winner of the roll-off places first. */

import { captainOf, otherSide } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import { hqKitFor, kitOf } from '../ground/field.ts';
import { withNewModel } from '../ground/new-model.ts';
import { fullWoundsOf } from '../ground/values.ts';
import { popped, replaced, sideOf } from '../state/battle.ts';
import type { Battle, ConquestProcedure, ConquestTable, HqFrame, Model, SetUpFault } from '../state/types.ts';
import { hqCandidates, hqFault } from './hq-spots.ts';

/** a side has one, once. */
export const findHq = (b: Battle, side: 0 | 1): Model | undefined => {
  for (let i = 0; i < b.models.length; i++) {
    const kit = kitOf(b, b.models[i]!);
    if (kit.kind === 'building' && kit.sheet.role === 'hq' && sideOf(b, b.models[i]!) === side) return b.models[i];
  }
  return undefined;
};

const place = (b: Battle, f: HqFrame, at: Point, table: ConquestTable): Battle => {
  const seat = captainOf(b, f.side);
  const sheet = hqKitFor(b, seat).id;
  const made = withNewModel(b, seat, sheet, at, fullWoundsOf(b, { seat, sheet }));
  table.tell?.({ type: 'hqPlaced', side: f.side, model: made.id, at, rule: 'CQ-22' });
  return replaced(made.b, { type: 'hq', side: otherSide(f.side) });
};

const ruleOf = (why: SetUpFault): string => {
  if (why === 'offLattice') return 'X-302';
  return why === 'tooFarFromEdge' ? 'CQ-22' : 'X-307';
};

export const hqProcedure: ConquestProcedure<HqFrame> = {
  advance: (b, f) => (findHq(b, f.side) === undefined ? b : popped(b)),
  decisions: (b, f) => [{ seat: captainOf(b, f.side), kind: 'placeHq', rule: 'CQ-22' }],
  refuse: (b, f, _, c) => {
    if (c.type !== 'hq') return { code: 'otherDecision', rule: 'CQ-22', asked: 'placeHq' };
    const why = hqFault(b, f.side, c.at);
    return why === undefined ? undefined : { code: 'cannotSetUp', rule: ruleOf(why), what: 'hq', why };
  },
  apply: (b, f, _, c, table) => (c.type === 'hq' ? place(b, f, c.at, table) : b),
  candidates: (b, f) => hqCandidates(b, f.side),
};
