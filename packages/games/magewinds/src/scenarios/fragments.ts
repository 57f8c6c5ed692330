/** Fragment Frenzy: placing the fragments at the beginning of each round (ItT fragment-frenzy.placing, MW-R91). */

import { type Area, type Footprint, inch, isInArea, isWhollyWithin, nearestPlace, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { objectCount, SCENARIOS } from '../content/scenarios.ts';
import { keptLattice, keyOf, thinned } from '../ground/places.ts';
import { BASE_RADIUS, bareWay } from '../ground/terrain.ts';
import { FAR, refuseRoom, sizeFor } from '../ground/territory.ts';
import type { Battle, GameObject } from '../state/battle.ts';
import type { MagewindsDecision, SetupCommand } from '../state/command.ts';
import { changeObject, copyBattle } from '../state/copies.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { T } from './rules.ts';

const RULE = 'ItT fragment-frenzy.placing';
const EDGE = inch(2);
const FIGHTERS = inch(1);
const APART = SCENARIOS['fragment-frenzy'].objects!.apart;
const SPACING = inch(3) / 2;
const MOST_CANDIDATES = 60;

type Place = Extract<SetupCommand, { readonly type: 'placeObject' }>;

const otherOf = (seat: Seat): Seat => 1 - seat;

const { width, height } = sizeFor(2);
/** Bases in it are 2 in or more from the edge. */
const INNER: Footprint = {
  corners: [
    { x: EDGE, y: EDGE },
    { x: width - EDGE, y: EDGE },
    { x: width - EDGE, y: height - EDGE },
    { x: EDGE, y: height - EDGE },
  ],
};

/** The ground on which this seat places: the opponent's. */
const groundOf = (b: Battle, seat: Seat): Area => {
  const territory = b.territories[otherOf(seat)] ?? null;
  return { inside: territory ? [territory, INNER] : [INNER] };
};

/** With what lies and stands there. */
const areaOf = (b: Battle, seat: Seat): Area => {
  const rings: NonNullable<Area['rings']>[number][] = [];
  for (const o of b.objects)
    if (o.where === 'field') rings.push({ of: { x: o.x, y: o.y, radius: BASE_RADIUS }, least: APART, most: FAR });
  for (const f of b.fighters)
    if (f.where === 'field') rings.push({ of: { x: f.x, y: f.y, radius: BASE_RADIUS }, least: FIGHTERS, most: FAR });
  return { rings, inside: groundOf(b, seat).inside! };
};

const sampleFor = (b: Battle, seat: Seat): readonly Point[] => {
  const key = `fragments ${keyOf(b.territories[otherOf(seat)] ?? null)}`;
  const area = areaOf(b, seat);
  return keptLattice(bareWay(b), groundOf(b, seat), SPACING, key).filter((p) => isInArea(area, p, BASE_RADIUS));
};

/** A sample of where this seat may place; where that is empty, the exact search has the last word (MW-R91). */
const placesFor = (b: Battle, seat: Seat): readonly Point[] => {
  const sample = sampleFor(b, seat);
  if (sample.length > 0) return sample;
  const place = nearestPlace(bareWay(b), { x: width / 2, y: height / 2 }, areaOf(b, seat));
  return place ? [place] : [];
};

const spare = (b: Battle): GameObject | undefined => b.objects.find((o) => o.where === 'collected');

/** Who places the next fragment; undefined when all lie there, or there is no room left for any. */
const placerOf = (b: Battle): Seat | undefined => {
  if (!spare(b)) return undefined;
  const first = b.turn!;
  return [first, otherOf(first)].find((seat) => placesFor(b, seat).length > 0);
};

/** The fragments of a battle, all still to be placed. */
export const fragmentSupply = (players: number): readonly GameObject[] =>
  Array.from(
    { length: objectCount('fragment-frenzy', players) },
    (_, id): GameObject => ({
      id,
      kind: 'fragment',
      where: 'collected',
      x: 0,
      y: 0,
      carrier: null,
    }),
  );

/** Before the first one of a round: who finished deploying or activating first begins. */
export const beginFragments = (b: Battle): Battle => {
  const next = copyBattle(b);
  next.turn = b.finished[0]!;
  return next;
};

export const isFragmentsDone = (b: Battle): boolean => placerOf(b) === undefined;

export const fragmentDecision = (b: Battle): MagewindsDecision | undefined => {
  const seat = placerOf(b);
  return seat === undefined ? undefined : { seat, kind: 'fragment', rule: RULE, fighter: null };
};

export const refuseFragment = (b: Battle, seat: Seat, { x, y }: Place): MagewindsRefusal | undefined => {
  if (placerOf(b) !== seat) return refusalOf('notYourDecision', RULE, {});
  const refusal = refuseRoom(bareWay(b), { x, y });
  if (refusal) return refusal;
  const base = { x, y, radius: BASE_RADIUS };
  const territory = b.territories[otherOf(seat)] ?? null;
  if (territory && !isWhollyWithin(base, territory, 0)) return refusalOf('notInEnemyTerritory', RULE, {}, { at: base });
  if (!isWhollyWithin(base, INNER, 0)) return refusalOf('tooNearEdge', RULE, { least: EDGE }, { at: base });
  return isInArea(areaOf(b, seat), base, BASE_RADIUS)
    ? undefined
    : refusalOf('tooNearOthers', RULE, { fragments: APART, fighters: FIGHTERS }, { at: base });
};

export const applyFragment = (b: Battle, seat: Seat, { x, y }: Place, table: T): Battle => {
  table.tell?.({ type: 'objectPlaced', rule: RULE, by: seat, kind: 'fragment', x, y });
  const placed = changeObject(b, spare(b)!.id, (o) => {
    o.where = 'field';
    o.x = x;
    o.y = y;
  });
  const next = copyBattle(placed);
  next.turn = otherOf(seat);
  return next;
};

export const fragmentCandidates = (b: Battle, seat: Seat): readonly Place[] =>
  placerOf(b) !== seat
    ? []
    : thinned(placesFor(b, seat), MOST_CANDIDATES).map(({ x, y }) => ({ type: 'placeObject', x, y }));
