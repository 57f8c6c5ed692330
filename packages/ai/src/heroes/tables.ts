/** What the ground of an arena alone says, worked out when first asked for and kept: sight, ways, places that objectives name. */

import { levels } from '@muster/geometry';
import { type Arena, type Battle, fieldOf, type Space } from '@muster/heroes';

type Side = levels.Side;
type Box = levels.Box;

/** Farther than anybody walks. */
export const FAR = 250;
/** No line at all. */
export const UNSEEN = -1;

export interface Tables {
  readonly arena: Arena;
  readonly ground: levels.Ground;
  /** By piece. */
  readonly cover: Int8Array;
  /** Rows of a zone. */
  readonly depth: number;
  readonly hasObscuring: boolean;
  readonly size: number;
  /** By sides of both: what lies between each two spaces, 2 more than its sum; 0 unknown, 1 unseen. */
  readonly sums: (Uint8Array | undefined)[];
  /** By side, by space: the points that a way from there to every place costs. */
  readonly ways: (Int16Array | undefined)[][];
  /** By side: whether one who stands there is hidden by what obscures; 0 unknown, 1 no, 2 yes. */
  readonly hidden: (Uint8Array | undefined)[];
}

const known = new WeakMap<object, Tables>();

/** One for an arena, whatever battles are fought in it. */
export const tablesOf = (b: Pick<Battle, 'config'>): Tables => {
  const { arena, ground, cover, depth, hasObscuring } = fieldOf(b.config);
  const found = known.get(arena);
  if (found !== undefined) return found;
  const made: Tables = {
    arena,
    ground,
    cover,
    depth,
    hasObscuring,
    size: ground.size,
    sums: [],
    ways: [[], [], [], [], []],
    hidden: [],
  };
  known.set(arena, made);
  return made;
};

const NOBODY: readonly Box[] = [];

const sumBetween = ({ ground, cover }: Tables, from: Box, to: Box): number => {
  const touched = levels.piecesTouched(ground, to);
  let base = 0;
  for (let i = 0; i < touched.length; i++) if (cover[touched[i]!]! > base) base = cover[touched[i]!]!;
  const leftOut = levels.piecesTouched(ground, from);
  return levels.sightSum(ground, from, to, { others: NOBODY, barring: NOBODY, worth: cover, leftOut, base });
};

/** Cover and objects of the ground between two bodies; UNSEEN without a line. Other models are not looked at. */
export const sumOf = (t: Tables, from: Box, to: Box): number => {
  const spaces = t.ground.floor.length;
  const key = from.side * 5 + to.side;
  t.sums[key] ??= new Uint8Array(spaces * spaces);
  const sums = t.sums[key]!;
  const at = from.space * spaces + to.space;
  const kept = sums[at]!;
  if (kept > 0) return kept - 2;
  const sum = sumBetween(t, from, to);
  sums[at] = sum < 0 ? 1 : sum + 2;
  return sum < 0 ? UNSEEN : sum;
};

/** By anchor: what it costs a body of this side to walk there from here; −1 where it cannot. Nobody else is looked at. */
export const waysFrom = (t: Tables, side: Side, space: Space): Int16Array => {
  const kept = t.ways[side]![space];
  if (kept !== undefined) return kept;
  const { ground } = t;
  const box = levels.boxAt(ground, side, space);
  const { cost } = levels.reach(ground, box, FAR, levels.trafficOf(ground, side, NOBODY, NOBODY), WALK);
  t.ways[side]![space] = cost;
  return cost;
};

const WALK: levels.MoveRules = { beside: 'ignores', jumps: false, lastSlow: false };

/** who stands there can be aimed at by nobody. */
export const isHidden = (t: Tables, box: Box): boolean => {
  if (!t.hasObscuring) return false;
  t.hidden[box.side] ??= new Uint8Array(t.ground.floor.length);
  const hidden = t.hidden[box.side]!;
  if (hidden[box.space] === 0) {
    const { pieces } = t.arena;
    const isIn = levels
      .piecesBeneath(t.ground, box)
      .every((piece) => piece !== levels.NO_PIECE && pieces[piece]!.keywords.obscuring);
    hidden[box.space] = isIn ? 2 : 1;
  }
  return hidden[box.space] === 2;
};

/** A place where a body of this side can stand, as near as may be to this one. */
export const standingNear = ({ ground, size }: Tables, side: Side, x: number, y: number): Space => {
  for (let far = 0; far < size; far++)
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx++) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== far) continue;
        const [at, row] = [x + dx, y + dy];
        if (at < 0 || row < 0 || at >= size || row >= size) continue;
        const space = levels.spaceAt(ground, at, row);
        if (levels.canStand(ground, side, space)) return space;
      }
  return 0;
};

// --- Places that objectives name, as bits ---

export const NEAR_MARKER = 1;
export const NEAR_CENTRE = 2;
/** Of side 0; of side 1 the next bit. */
export const NEAR_ZONE = 4;
export const AT_EDGE = 16;
const KNOWN = 64;

/** By side: the bits of every place. */
export type Places = (Uint8Array | undefined)[];

const placesByMarkers = new WeakMap<readonly Space[], Places>();

export const placesOf = (b: Battle): Places => {
  const found = placesByMarkers.get(b.markers);
  if (found !== undefined) return found;
  const made: Places = [];
  placesByMarkers.set(b.markers, made);
  return made;
};

const NEAR = 6;
const ROWS = 3;

/** What objectives call the place of this body (HR-15). */
export const bitsAt = (t: Tables, places: Places, markers: readonly Space[], box: Box): number => {
  places[box.side] ??= new Uint8Array(t.ground.floor.length);
  const bits = places[box.side]!;
  if (bits[box.space] !== 0) return bits[box.space]!;
  const { size, ground, depth } = t;
  let found = KNOWN;
  for (const at of markers)
    if (levels.planDistance(box, levels.xOf(ground, at), levels.yOf(ground, at)) <= NEAR) found |= NEAR_MARKER;
  if (levels.planDistance(box, size / 2 - 1, size / 2 - 1, 2, 2) <= NEAR) found |= NEAR_CENTRE;
  if (levels.planDistance(box, 0, 0, size, depth) <= NEAR) found |= NEAR_ZONE;
  if (levels.planDistance(box, 0, size - depth, size, depth) <= NEAR) found |= NEAR_ZONE << 1;
  if (box.y < ROWS) found |= AT_EDGE;
  if (box.y + box.side > size - ROWS) found |= AT_EDGE << 1;
  bits[box.space] = found;
  return found;
};
