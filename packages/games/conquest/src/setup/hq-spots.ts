/** Where a headquarters may stand (CQ-22, X-307, X-312), and which of these places are offered. */

import { inch, type Length, measured, type Point } from '@muster/geometry';
import { captainOf } from '../state/battle.ts';
import type { Battle, HqCommand, SetUpFault } from '../state/types.ts';
import { boardInches, type Field, fieldOf, hqKitFor, NODE_RADII, stretched } from '../table/field.ts';
import { HALF_INCH, isOnLattice, latticeIn, scattered, squaredBetween } from './lattice.ts';
import { asSeenBy, fromOwnEdge, isClearOfCity, isClearOfRock, isOnBoard, isOnModel } from './zones.ts';

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

/** What edge, middle and terrain have against it. */
const groundFault = (b: Battle, side: Side, at: Point, { rock, centre }: Distances): SetUpFault | undefined => {
  const radius = radiusOf(b, side);
  if (!isOnLattice(at)) return 'offLattice';
  if (!isOnBoard(b, at, radius)) return 'offBoard';
  if (fromOwnEdge(b, side, at) + radius > FROM_EDGE + measured.EPSILON) return 'tooFarFromEdge'; // CQ-22
  if (squaredBetween(at, fieldOf(b).middle) < centre * centre) return 'nearCentre';
  if (!isClearOfCity(b, at, radius)) return 'city'; // no building on it
  return rock === null || isClearOfRock(b, at, radius, rock) ? undefined : 'impassable';
};

/** At least so far from the edges of nodes, and on no other model. */
const standingFault = (b: Battle, side: Side, at: Point, { node }: Distances): SetUpFault | undefined => {
  const radius = radiusOf(b, side);
  const least = node === null ? 0 : node - measured.EPSILON;
  for (let i = 0; node !== null && i < b.nodes.length; i++) {
    const { kind, at: place } = b.nodes[i]!;
    const reach = radius + NODE_RADII[kind] + least;
    if (place !== null && squaredBetween(at, place) < reach * reach) return 'nearNode';
  }
  return isOnModel(b, at, radius) ? 'occupied' : undefined;
};

const tables = new WeakMap<Field, Map<string, readonly Point[]>>();

/** All places that the ground allows, the first ones far from each other; kept for the board. */
const spotsFor = (b: Battle, side: Side, step: number): readonly Point[] => {
  const field = fieldOf(b);
  let table = tables.get(field);
  if (table === undefined) {
    table = new Map();
    tables.set(field, table);
  }
  const key = `${b.edges[side]} ${step}`;
  const known = table.get(key);
  if (known !== undefined) return known;
  const distances = stepsOf(b)[step]!;
  const isFree = (at: Point) => groundFault(b, side, at, distances) === undefined;
  const corner = { x: field.size, y: field.size };
  const made = scattered(latticeIn({ x: 0, y: 0 }, corner, HALF_INCH, isFree), 2 * MOST_CANDIDATES);
  table.set(key, made);
  return made;
};

const legalSpots = (b: Battle, side: Side, step: number, most: number): readonly Point[] => {
  const distances = stepsOf(b)[step]!;
  const spots = spotsFor(b, side, step);
  const found: Point[] = [];
  for (let i = 0; i < spots.length && found.length < most; i++)
    if (standingFault(b, side, spots[i]!, distances) === undefined) found.push(spots[i]!);
  return found;
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
  return groundFault(b, side, at, distances) ?? standingFault(b, side, at, distances);
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
