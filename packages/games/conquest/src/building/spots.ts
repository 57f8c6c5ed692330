/** Where a product may stand: round its builder, on free ground. */

import { inch, type Length, measured, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { fieldOf, findKit, type Kit, kitOf, NODE_RADII } from '../ground/field.ts';
import { areWithin, NEAR } from '../ground/standing.ts';
import { nodeOf, standingOf } from '../state/battle.ts';
import type { Battle, BuildOrder, Model, PlaceFault } from '../state/types.ts';
import { isMine } from './offers.ts';
import { roomFault, spotsAround } from './room.ts';

export const kitFor = (b: Battle, { seat, product }: BuildOrder): Kit => findKit(b, seat, product)!;

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
export const legalSpots = (b: Battle, order: BuildOrder, builder: Model): readonly Point[] => {
  const found = known.get(b);
  if (found !== undefined) return found;
  const coarse = isMine(kitFor(b, order)) ? [] : legalFor(b, order, builder, COARSE);
  const spots = coarse.length > 0 ? coarse : legalFor(b, order, builder, FINE);
  known.set(b, spots);
  return spots;
};
const known = new WeakMap<Battle, readonly Point[]>();

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
export const rallied = (b: Battle, order: BuildOrder, builder: Model, seat: Seat): Point | undefined => {
  const goal = rallyOf(b, order, seat);
  const coarse = isMine(kitFor(b, order)) ? undefined : nearestLegal(b, order, builder, goal, COARSE);
  return coarse ?? nearestLegal(b, order, builder, goal, FINE);
};
