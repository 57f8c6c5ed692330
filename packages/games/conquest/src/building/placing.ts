/** Products come on the table at the end of the phase, then casualties leave it (CQ-46, CQ-47, P8, X-87, X-334, X-335). */

import { sideOfSeat } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import { banked, copyBattle, findModel, modelOf, popped, seatFor, standingOf, withSide } from '../state/battle.ts';
import type { Battle, BuildOrder, ConquestProcedure, ConquestTable, PlaceCommand, PlaceFrame } from '../state/types.ts';
import { removeCasualties } from '../wounds/removal.ts';
import { fieldModel } from './fielding.ts';
import { kitFor, legalSpots, placeFault, rallied } from './spots.ts';

const RULE = 'X-334';

/** The first side's orders first, each side's as they were given. */
const nextOrder = (b: Battle): BuildOrder | undefined => {
  for (const order of b.orders) if (sideOfSeat(b, order.seat) === b.first) return order;
  return b.orders[0];
};

const dropped = (b: Battle, order: BuildOrder): Battle => {
  const copy = copyBattle(b);
  const index = b.orders.indexOf(order);
  copy.orders = b.orders.filter((_, i) => i !== index);
  return copy;
};

/** what was paid and counted comes back, unless `noRoom` says that it is lost. */
const refused = (b: Battle, order: BuildOrder, isRoomless: boolean, table: ConquestTable): Battle => {
  const refund = isRoomless && b.config.rulings.noRoom === 'refund';
  const { builder, product } = order;
  table.tell?.({ type: 'orderLost', builder, product, refund, rule: isRoomless ? RULE : 'CQ-47' });
  const now = dropped(b, order);
  if (!refund) return now;
  const kit = kitFor(b, order);
  const side = sideOfSeat(b, order.seat);
  const { R, A } = kit.sheet.cost;
  return withSide(banked(now, side, R, A), side, (s) => {
    s.fielded -= kit.points;
  });
};

const placed = (b: Battle, order: BuildOrder, at: Point, table: ConquestTable): Battle => {
  const { b: now, id } = fieldModel(dropped(b, order), order.seat, order.product, at, order.node);
  table.tell?.({ type: 'placed', model: id, sheet: order.product, at, builder: order.builder, rule: RULE });
  return now;
};

const placeNext = (b: Battle, order: BuildOrder, table: ConquestTable): Battle => {
  const builder = findModel(b, order.builder);
  if (builder === undefined) return refused(b, order, false, table);
  const seat = seatFor(b, builder);
  if (standingOf(b, seat).place === 'ask')
    return legalSpots(b, order, builder).length > 0 ? b : refused(b, order, true, table);
  const at = rallied(b, order, builder, seat);
  return at === undefined ? refused(b, order, true, table) : placed(b, order, at, table);
};

export const placeProcedure: ConquestProcedure<PlaceFrame> = {
  advance: (b, _f, table) => {
    const order = nextOrder(b);
    return order === undefined ? removeCasualties(popped(b), table) : placeNext(b, order, table);
  },
  decisions: (b) => {
    const { builder, product } = nextOrder(b)!;
    return [{ seat: seatFor(b, modelOf(b, builder)), kind: 'place', rule: RULE, builder, product }];
  },
  refuse: (b, _f, _seat, c) => {
    if (c.type !== 'place') return { code: 'otherDecision', rule: RULE, asked: 'place' };
    const order = nextOrder(b)!;
    const why = placeFault(b, order, modelOf(b, order.builder), c.at);
    return why === undefined ? undefined : { code: 'cannotPlace', rule: RULE, product: order.product, why };
  },
  apply: (b, _f, _seat, c, table) => (c.type === 'place' ? placed(b, nextOrder(b)!, c.at, table) : b),
  candidates: (b) => {
    const order = nextOrder(b)!;
    return legalSpots(b, order, modelOf(b, order.builder)).map((at): PlaceCommand => ({ type: 'place', at }));
  },
};
