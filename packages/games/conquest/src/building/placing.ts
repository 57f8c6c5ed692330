/** Products come on the table at the end of the phase, then casualties leave it (CQ-46, CQ-47, P8, X-87, X-334, X-335). */

import { inch, type Length, measured, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import {
  banked,
  copyBattle,
  findModel,
  modelOf,
  nodeOf,
  popped,
  seatFor,
  sideOfSeat,
  standingOf,
  withSide,
} from '../state/battle.ts';
import type {
  Battle,
  BuildOrder,
  ConquestProcedure,
  ConquestTable,
  Model,
  PlaceCommand,
  PlaceFault,
  PlaceFrame,
} from '../state/types.ts';
import { fieldOf, findKit, type Kit, kitOf, NODE_RADII } from '../table/field.ts';
import { areWithin, NEAR } from '../table/standing.ts';
import { removeCasualties } from '../wounds/removal.ts';
import { fieldModel } from './fielding.ts';
import { isMine } from './offers.ts';
import { roomFault, spotsAround } from './room.ts';

const RULE = 'X-334';

/** The first side's orders first, each side's as they were given. */
const nextOrder = (b: Battle): BuildOrder | undefined => {
  for (const order of b.orders) if (sideOfSeat(b, order.seat) === b.first) return order;
  return b.orders[0];
};

const kitFor = (b: Battle, { seat, product }: BuildOrder): Kit => findKit(b, seat, product)!;

/** buildings keep off deposits and the city. */
const buildingFault = (b: Battle, at: Point, radius: Length): PlaceFault | undefined => {
  const base = measured.disc(at.x, at.y, radius);
  for (const { kind, at: place } of b.nodes) {
    if (kind === 'R' || place === null) continue;
    if (measured.isOverlapping(base, measured.disc(place.x, place.y, NODE_RADII[kind]))) return 'node';
  }
  const { city } = fieldOf(b);
  return city !== null && measured.isOverlapping(base, city) ? 'city' : undefined;
};

/** Why it cannot stand there; X-334: beside enemies it may. */
export const placeFault = (b: Battle, order: BuildOrder, builder: Model, at: Point): PlaceFault | undefined => {
  const kit = kitFor(b, order);
  if (!areWithin(at, kit.radius, builder.at, kitOf(b, builder).radius, NEAR)) return 'tooFar';
  const fault = roomFault(b, at, kit.radius);
  if (fault !== undefined) return fault;
  if (kit.kind === 'unit') return undefined;
  if (order.node !== null) {
    const { at: place, kind } = nodeOf(b, order.node);
    if (!areWithin(at, kit.radius, place!, NODE_RADII[kind], NEAR)) return 'tooFarFromNode';
  }
  return buildingFault(b, at, kit.radius);
};

const GAPS: readonly Length[] = [0, inch(1) / 2, inch(1)];
const COARSE = 24;
const FINE = 72;

const spotsFor = (b: Battle, order: BuildOrder, builder: Model, directions: number): readonly Point[] => {
  const reach = kitFor(b, order).radius + kitOf(b, builder).radius;
  const distances = GAPS.map((gap) => reach + gap);
  return spotsAround(builder.at, distances, directions);
};

const legalFor = (b: Battle, order: BuildOrder, builder: Model, directions: number): readonly Point[] =>
  spotsFor(b, order, builder, directions).filter((at) => placeFault(b, order, builder, at) === undefined);

/** legal spots; none of 72 directions and three gaps: there is no room. Worked out once for a battle. */
const legalSpots = (b: Battle, order: BuildOrder, builder: Model): readonly Point[] => {
  const found = known.get(b);
  if (found !== undefined) return found;
  const coarse = isMine(kitFor(b, order)) ? [] : legalFor(b, order, builder, COARSE);
  const spots = coarse.length > 0 ? coarse : legalFor(b, order, builder, FINE);
  known.set(b, spots);
  return spots;
};
const known = new WeakMap<Battle, readonly Point[]>();

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

/** The builder's rally point; without one a [Mine] keeps to its deposit, all else goes towards the middle. */
const rallyOf = (b: Battle, order: BuildOrder, seat: Seat): Point => {
  const rally = standingOf(b, seat).rally.find(({ builder }) => builder === order.builder);
  if (rally !== undefined) return rally.at;
  return order.node === null ? fieldOf(b).middle : nodeOf(b, order.node).at!;
};

/** The legal spot nearest to a point; only those that would be nearer are looked at. */
const nearestLegal = (
  b: Battle,
  order: BuildOrder,
  builder: Model,
  goal: Point,
  directions: number,
): Point | undefined => {
  let best: Point | undefined;
  let least = Infinity;
  for (const spot of spotsFor(b, order, builder, directions)) {
    const squared = (spot.x - goal.x) ** 2 + (spot.y - goal.y) ** 2;
    if (squared < least && placeFault(b, order, builder, spot) === undefined) [best, least] = [spot, squared];
  }
  return best;
};

/** `place: rally`. */
const rallied = (b: Battle, order: BuildOrder, builder: Model, seat: Seat): Point | undefined => {
  const goal = rallyOf(b, order, seat);
  const coarse = isMine(kitFor(b, order)) ? undefined : nearestLegal(b, order, builder, goal, COARSE);
  return coarse ?? nearestLegal(b, order, builder, goal, FINE);
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
