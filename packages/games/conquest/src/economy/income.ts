/** What buildings bring at the start of their owner's half: [Mine]s, the headquarters, stored relics (CQ-35 to CQ-39, P7, X-311, X-323). */

import type { Side } from '@muster/dwethia';
import { type BuildingKit, kitOf, yieldFactor } from '../ground/field.ts';
import { buildingsOfSide } from '../ground/standing.ts';
import { effectsOf } from '../ground/values.ts';
import { banked, copyBattle, copyNode, sideOf, withSide } from '../state/battle.ts';
import type { Battle, ConquestTable, Model, ModelId, NodeId } from '../state/types.ts';

export interface Yield {
  readonly model: ModelId;
  readonly R: number;
  readonly A: number;
}

/** what happened by the end of this round counts. */
const LAST_COUNTED = 5;

/** this node has been harvested or paid by the side, or the relic delivered. */
export const markTaken = (b: Battle, side: Side, ids: readonly NodeId[]): Battle => {
  if (b.round > LAST_COUNTED || !b.nodes.some((n) => ids.includes(n.id) && !n.taken[side])) return b;
  const copy = copyBattle(b);
  copy.nodes = b.nodes.map((n) => {
    if (!ids.includes(n.id) || n.taken[side]) return n;
    const node = copyNode(n);
    node.taken = side === 0 ? [true, n.taken[1]] : [n.taken[0], true];
    return node;
  });
  return copy;
};

/** Deep Drills: R more from each harvest. */
export const drillsOf = (b: Battle, side: Side): number => {
  let more = 0;
  for (const { add } of effectsOf(b, side, 'harvest')) more += add;
  return more;
};

/** CQ-37, X-322: only a [Mine] at its deposit pays, whoever stands near; CQ-39: a headquarters may pay by itself. */
const requisitionOf = (b: Battle, m: Model, { sheet }: BuildingKit, side: Side): number => {
  let R = sheet.income;
  if (sheet.harvest > 0 && m.node !== null) R += sheet.harvest + drillsOf(b, side);
  if (sheet.role !== 'hq') return R;
  for (const { add } of effectsOf(b, side, 'hqIncome')) R += add;
  for (const { perRelic } of effectsOf(b, side, 'relicIncome')) R += perRelic * m.relics.length;
  return R;
};

/** CQ-35, CQ-36: for each relic it holds; CQ-38: Aether has a bank of its own. */
const aetherOf = (b: Battle, m: Model, { sheet }: BuildingKit, side: Side): number => {
  let each = sheet.aether;
  for (const { add } of effectsOf(b, side, 'relicAether')) each += add;
  return each * m.relics.length;
};

/** What the next income would bring, building by building; those that bring nothing are left out. */
export const incomeOf = (b: Battle, side: Side): readonly Yield[] => {
  const factor = yieldFactor(b.config);
  const found: Yield[] = [];
  for (const m of buildingsOfSide(b, side)) {
    const kit = kitOf(b, m) as BuildingKit;
    const R = factor * requisitionOf(b, m, kit, side);
    const A = factor * aetherOf(b, m, kit, side);
    if (R > 0 || A > 0) found.push({ model: m.id, R, A });
  }
  return found;
};

/** Deposits at which this side's [Mine]s stand. */
export const minesOf = (b: Battle, side: Side): readonly NodeId[] => {
  const found: NodeId[] = [];
  for (const m of b.models) {
    const kit = kitOf(b, m);
    if (kit.kind === 'building' && kit.sheet.harvest > 0 && m.node !== null && sideOf(b, m) === side)
      found.push(m.node);
  }
  return found;
};

/** before any command of the half. */
export const applyIncome = (b: Battle, side: Side, table: ConquestTable): Battle => {
  const from = incomeOf(b, side);
  let R = 0;
  let A = 0;
  for (let i = 0; i < from.length; i++) {
    R += from[i]!.R;
    A += from[i]!.A;
  }
  if (from.length > 0) table.tell?.({ type: 'income', side, R, A, from, rule: 'X-323' });
  const paid = withSide(banked(b, side, R, A), side, (s) => {
    s.income = { R, A };
  });
  return markTaken(paid, side, minesOf(paid, side));
};
