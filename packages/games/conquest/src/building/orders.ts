/** What is ordered is paid for at once and counts at once (CQ-46, P8, X-310, X-333). */

import { findKit, type Kit } from '../ground/field.ts';
import { banked, copyBattle, modelOf, sideOf, withSide, withTurn } from '../state/battle.ts';
import type { Battle, BuildCommand, BuildOrder, ConquestTable } from '../state/types.ts';
import { madeByOneOrder } from './options.ts';

const withOrder = (b: Battle, order: BuildOrder): Battle => {
  const copy = copyBattle(b);
  copy.orders = [...b.orders, order];
  return copy;
};

const ordered = (b: Battle, order: BuildOrder, kit: Kit, table: ConquestTable): Battle => {
  const side = b.config.seats[order.seat]!.side;
  const { R, A } = kit.sheet.cost;
  table.tell?.({ type: 'ordered', builder: order.builder, product: kit.id, node: order.node, R, A, rule: 'CQ-46' });
  const paid = withSide(banked(b, side, -R, -A), side, (s) => {
    s.fielded += kit.points;
  });
  return withOrder(paid, order);
};

/** Only for orders that were not refused. X-373: the product belongs to the builder's seat. */
export const applyBuild = (b: Battle, c: BuildCommand, table: ConquestTable): Battle => {
  const m = modelOf(b, c.builder);
  const kit = findKit(b, m.seat, c.product)!;
  const order: BuildOrder = { builder: m.id, seat: m.seat, product: kit.id, node: c.node };
  const busy = withTurn(b, m.id, (turn) => {
    turn.built += 1;
  });
  let now = busy;
  for (let i = madeByOneOrder(b, sideOf(b, m), kit); i > 0; i--) now = ordered(now, order, kit, table);
  return now;
};
