/** Where a headquarters may stand (CQ-22, X-307, X-312), and which of these places are offered. */

import { captainOf } from '@muster/dwethia';
import { inch, type Length, measured, type Point } from '@muster/geometry';
import { boardInches, fieldOf, hqKitFor, NODE_RADII, stretched } from '../ground/field.ts';
import type { Battle, HqCommand, SetUpFault } from '../state/types.ts';
import { HALF_INCH, isOnLattice, latticeIn, scattered, squaredBetween, WHOLE_INCH } from './lattice.ts';
import { asSeenBy, fromOwnEdge, isClearOfCity, isClearOfRock, isOnBoard, isOnModel, keptPlaces } from './zones.ts';

type Side = 0 | 1;

const FROM_EDGE: Length = inch(18);
const MOST_CANDIDATES = 48;

/** How far from nodes, from Impassable and from the middle; null: it does not matter. */
interface Distances {
  readonly node: Length | null;
  readonly rock: Length | null;
  readonly centre: Length;
}

/** 12", and 16" on the larger board. */
export const centreGap = (b: Pick<Battle, 'config'>): Length => {
  const gap = b.config.rulings.hqCentreGap;
  return gap === 0 ? 0 : inch((gap * boardInches(b.config)) / 36);
};

/** The distances of X-307, and what is left of them step by step where a board has no place at all: as with nodes. */
const stepsOf = (b: Pick<Battle, 'config'>): readonly Distances[] => {
  const centre = centreGap(b);
  const rock = inch(2);
  return [
    { node: inch(1), rock, centre },
    { node: HALF_INCH, rock, centre },
    { node: 0, rock, centre },
    { node: 0, rock: 0, centre: 0 },
    { node: null, rock: 0, centre: 0 },
    { node: null, rock: null, centre: 0 },
  ];
};

const radiusOf = (b: Battle, side: Side): Length => hqKitFor(b, captainOf(b, side)).radius;

/** What edge, middle and terrain have against a base there. */
const groundFault = (
  b: Battle,
  side: Side,
  at: Point,
  radius: Length,
  { rock, centre }: Distances,
): SetUpFault | undefined => {
  if (!isOnLattice(at)) return 'offLattice';
  if (!isOnBoard(b, at, radius)) return 'offBoard';
  if (fromOwnEdge(b, side, at) + radius > FROM_EDGE + measured.EPSILON) return 'tooFarFromEdge'; // CQ-22
  if (squaredBetween(at, fieldOf(b).middle) < centre * centre) return 'nearCentre';
  if (!isClearOfCity(b, at, radius)) return 'city'; // no building on it
  return rock === null || isClearOfRock(b, at, radius, rock) ? undefined : 'impassable';
};

/** At least so far from the edges of nodes, and on no other model. */
const standingFault = (b: Battle, at: Point, radius: Length, { node }: Distances): SetUpFault | undefined => {
  const least = node === null ? 0 : node - measured.EPSILON;
  for (let i = 0; node !== null && i < b.nodes.length; i++) {
    const { kind, at: place } = b.nodes[i]!;
    const reach = radius + NODE_RADII[kind] + least;
    if (place !== null && squaredBetween(at, place) < reach * reach) return 'nearNode';
  }
  return isOnModel(b, at, radius) ? 'occupied' : undefined;
};

/** Places of a lattice that the ground allows. */
const spotsOn = (b: Battle, side: Side, step: number, lattice: Length): readonly Point[] =>
  keptPlaces(b, `hq ${b.edges[side]} ${step} ${lattice}`, () => {
    const { size } = fieldOf(b);
    const radius = radiusOf(b, side);
    const distances = stepsOf(b)[step]!;
    const isFree = (at: Point) => groundFault(b, side, at, radius, distances) === undefined;
    const [south, north] = b.edges[side] === 'south' ? [0, FROM_EDGE] : [size - FROM_EDGE, size];
    const found = latticeIn({ x: 0, y: south }, { x: size, y: north }, lattice, isFree);
    return lattice === HALF_INCH ? found : scattered(found, 2 * MOST_CANDIDATES);
  });

const legalAmong = (b: Battle, side: Side, spots: readonly Point[], step: number, most: number): readonly Point[] => {
  const distances = stepsOf(b)[step]!;
  const radius = radiusOf(b, side);
  const found: Point[] = [];
  for (let i = 0; i < spots.length && found.length < most; i++)
    if (standingFault(b, spots[i]!, radius, distances) === undefined) found.push(spots[i]!);
  return found;
};

/** Of a sample, far from each other; where it has none, of all. */
const legalSpots = (b: Battle, side: Side, step: number, most: number): readonly Point[] => {
  const few = legalAmong(b, side, spotsOn(b, side, step, WHOLE_INCH), step, most);
  return few.length > 0 ? few : legalAmong(b, side, spotsOn(b, side, step, HALF_INCH), step, most);
};

/** The first step that leaves a place. */
const stepFor = (b: Battle, side: Side): number => {
  const last = stepsOf(b).length - 1;
  let step = 0;
  while (step < last && legalSpots(b, side, step, 1).length === 0) step++;
  return step;
};

export const hqFault = (b: Battle, side: Side, at: Point): SetUpFault | undefined => {
  const distances = stepsOf(b)[stepFor(b, side)]!;
  const radius = radiusOf(b, side);
  return groundFault(b, side, at, radius, distances) ?? standingFault(b, at, radius, distances);
};

/** The three of the map as this side sees them (4.1, X-312). */
const spotsOfMap = (b: Battle, side: Side): readonly Point[] => {
  const board = boardInches(b.config);
  return (fieldOf(b).map?.hq ?? []).map(([x, y]) =>
    asSeenBy(b, side, { x: inch(stretched(x, board)), y: inch(stretched(y, board)) }),
  );
};

/** Those of the map first. */
export const hqCandidates = (b: Battle, side: Side): readonly HqCommand[] => {
  const found: HqCommand[] = [];
  for (const at of spotsOfMap(b, side)) if (hqFault(b, side, at) === undefined) found.push({ type: 'hq', at });
  const named = found.slice();
  for (const at of legalSpots(b, side, stepFor(b, side), MOST_CANDIDATES))
    if (!named.some((one) => one.at.x === at.x && one.at.y === at.y)) found.push({ type: 'hq', at });
  return found;
};
