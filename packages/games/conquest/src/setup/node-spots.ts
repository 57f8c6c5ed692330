/** Where a node may lie, how far from others it has to be, and which of these places are offered. */

import { inch, type Length, type Point } from '@muster/geometry';
import { NODE_KINDS, type NodeKind } from '../content/types.ts';
import { fieldOf, NODE_RADII } from '../ground/field.ts';
import { quarterOf } from '../ground/standing.ts';
import type { Battle, NodeCommand, NodesFrame, SetUpFault } from '../state/types.ts';
import { HALF_INCH, isOnLattice, latticeIn, scattered, squaredBetween, WHOLE_INCH } from './lattice.ts';
import { nodesOfMap } from './start.ts';
import { isClearOfCity, isClearOfRock, isOnBoard, keptPlaces } from './zones.ts';

const MOST_CANDIDATES = 48;
const QUARTERS = [0, 1, 2, 3] as const;

/** A kind of node in a quarter. */
export interface Owed {
  readonly kind: NodeKind;
  readonly quarter: number;
}

/** What the board has against a node, whatever else lies there (X-304, CQ-21). */
const groundFault = (b: Battle, kind: NodeKind, at: Point): SetUpFault | undefined => {
  const radius = NODE_RADII[kind];
  const { middle } = fieldOf(b);
  if (!isOnLattice(at)) return 'offLattice';
  if (!isOnBoard(b, at, radius)) return 'offBoard';
  if (at.x === middle.x || at.y === middle.y) return 'wrongQuarter'; // the centre strictly inside
  if (!isClearOfRock(b, at, radius, 0)) return 'impassable';
  return isClearOfCity(b, at, radius) ? undefined : 'city';
};

/** Places of a lattice in a quarter that the ground allows. Bases of the same size have the same. */
const spotsOn = (b: Battle, kind: NodeKind, quarter: number, step: Length): readonly Point[] =>
  keptPlaces(b, `node ${NODE_RADII[kind]} ${quarter} ${step}`, () => {
    const { size } = fieldOf(b);
    const half = size / 2;
    const from = { x: quarter % 2 === 0 ? 0 : half, y: quarter < 2 ? 0 : half };
    const to = { x: from.x + half, y: from.y + half };
    const isFree = (at: Point) => groundFault(b, kind, at) === undefined; // what lies between two quarters is in none
    const found = latticeIn(from, to, step, isFree);
    return step === HALF_INCH ? found : scattered(found, MOST_CANDIDATES);
  });

/** The sample, the first ones far from each other. */
const fewSpots = (b: Battle, { kind, quarter }: Owed): readonly Point[] => spotsOn(b, kind, quarter, WHOLE_INCH);
/** Every place there is. */
const allSpots = (b: Battle, { kind, quarter }: Owed): readonly Point[] => spotsOn(b, kind, quarter, HALF_INCH);

/** Centre to centre, squared; for the nearest node. */
const nearestSquared = (b: Battle, at: Point): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < b.nodes.length; i++) {
    const other = b.nodes[i]!.at;
    if (other !== null) least = Math.min(least, squaredBetween(at, other));
  }
  return least;
};

const isClear = (b: Battle, at: Point, spacing: Length): boolean => {
  const squared = spacing * spacing;
  for (let i = 0; i < b.nodes.length; i++) {
    const other = b.nodes[i]!.at;
    if (other !== null && squaredBetween(at, other) < squared) return false;
  }
  return true;
};

const hasClear = (b: Battle, spots: readonly Point[], spacing: Length): boolean => {
  for (let i = 0; i < spots.length; i++) if (isClear(b, spots[i]!, spacing)) return true;
  return false;
};

/** CQ-20: 6" from every other node; where no place is left for this one, 5½", 5" … until there is (X-33, X-304). */
export const spacingFor = (b: Battle, owed: Owed): Length => {
  const full = inch(b.config.rulings.nodeSpacing);
  if (hasClear(b, fewSpots(b, owed), full)) return full;
  const spots = allSpots(b, owed);
  let best = 0;
  for (let i = 0; i < spots.length; i++) best = Math.max(best, nearestSquared(b, spots[i]!));
  let spacing = full;
  while (spacing * spacing > best) spacing -= HALF_INCH;
  return spacing;
};

export const owedKey = (kind: NodeKind, quarter: number): string => `${kind}${quarter}`;

const hasGround = (b: Battle, owed: Owed): boolean => fewSpots(b, owed).length > 0 || allSpots(b, owed).length > 0;

/** CQ-20: of each kind one in every quarter; nothing is owed where the ground has no place at all. */
export const owedBy = (b: Battle, f: NodesFrame, side: 0 | 1): readonly Owed[] => {
  const owed: Owed[] = [];
  for (const kind of NODE_KINDS)
    for (const quarter of QUARTERS)
      if (!f.placed[side].includes(owedKey(kind, quarter)) && hasGround(b, { kind, quarter }))
        owed.push({ kind, quarter });
  return owed;
};

export const nodeFault = (b: Battle, f: NodesFrame, { kind, at }: NodeCommand): SetUpFault | undefined => {
  const fault = groundFault(b, kind, at);
  if (fault !== undefined) return fault;
  const quarter = quarterOf(fieldOf(b).size, at);
  if (f.placed[f.side].includes(owedKey(kind, quarter))) return 'quarterFull';
  return isClear(b, at, spacingFor(b, { kind, quarter })) ? undefined : 'tooNear';
};

/** The first legal ones of a quarter, far apart from each other. */
const firstClear = (b: Battle, owed: Owed, most: number): readonly Point[] => {
  const spacing = spacingFor(b, owed);
  const among = (spots: readonly Point[]): readonly Point[] => {
    const found: Point[] = [];
    for (let i = 0; i < spots.length && found.length < most; i++)
      if (isClear(b, spots[i]!, spacing)) found.push(spots[i]!);
    return found;
  };
  const few = among(fewSpots(b, owed));
  return few.length > 0 ? few : among(allSpots(b, owed));
};

/** The nodes of the map where they would be legal, then places for all that is owed. */
export const nodeCandidates = (b: Battle, f: NodesFrame): readonly NodeCommand[] => {
  const owed = owedBy(b, f, f.side);
  const each = Math.floor(MOST_CANDIDATES / Math.max(1, owed.length));
  const found: NodeCommand[] = [];
  const seen = new Set<string>();
  const add = (kind: NodeKind, at: Point): void => {
    const key = `${kind}${at.x},${at.y}`;
    if (!seen.has(key)) found.push({ type: 'node', kind, at });
    seen.add(key);
  };
  for (const { kind, at } of nodesOfMap(b))
    if (nodeFault(b, f, { type: 'node', kind, at: at! }) === undefined) add(kind, at!);
  let last: { readonly key: string; readonly points: readonly Point[] } = { key: '', points: [] };
  for (const one of owed) {
    const key = `${NODE_RADII[one.kind]} ${one.quarter}`;
    if (last.key !== key) last = { key, points: firstClear(b, one, each) };
    for (const at of last.points) add(one.kind, at);
  }
  return found;
};
