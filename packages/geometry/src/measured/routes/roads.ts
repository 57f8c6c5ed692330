// The corners of the wrapped obstacles and the clear legs between them that a tight string could follow. What depends on
// terrain alone is kept per field and found when it is first asked for.

import type { Length } from '../../units.ts';
import { EPSILON, rootUp } from '../exact/exact.ts';
import { groundOf } from '../ground/ground.ts';
import type { Field, Height } from '../ground/shapes.ts';
import { firstPieceNear, isInsideEdge, type Way } from '../moving/path.ts';
import { wrapPiece } from './wrap.ts';
import { addWrap, makeWraps, type Wraps } from './wraps.ts';

/** Clear legs from one corner: to which corners and how long, shortest first. */
export interface Legs {
  readonly to: readonly number[];
  readonly length: readonly Length[];
}

export interface Roads {
  readonly wraps: Wraps;
  /** Piece of the field that each polygon wraps. */
  readonly pieces: readonly number[];
  /** The legs from a corner, as far as terrain goes. */
  readonly legsFrom: (corner: number) => Legs;
}

const roads = new WeakMap<Field, Map<string, Roads>>();

/** The roads for a kind of mover. */
export const roadsFor = ({ field, radius, over }: Way): Roads => {
  const kinds = roads.get(field) ?? new Map<string, Roads>();
  roads.set(field, kinds);
  const kind = `${radius} ${over}`;
  const known = kinds.get(kind) ?? makeRoads(field, radius, over);
  kinds.set(kind, known);
  return known;
};

const makeRoads = (field: Field, radius: Length, over: Height): Roads => {
  const ground = groundOf(field);
  const r = radius - EPSILON;
  const wraps = makeWraps();
  const pieces: number[] = [];
  for (let i = 0; i < ground.count; i++) {
    if (ground.heights[i]! <= over) continue;
    pieces.push(i);
    addWrap(wraps, wrapPiece(ground, i, r));
  }
  const { x, y } = wraps;
  const isOpen = (a: number, b: number) => firstPieceNear(ground, over, r, x[a]!, y[a]!, x[b]!, y[b]!) < 0;
  const free = new Array<boolean | undefined>(x.length);
  const isFree = (corner: number): boolean =>
    (free[corner] ??= isInsideEdge(field, radius, { x: x[corner]!, y: y[corner]! }) && isOpen(corner, corner));
  const legs = new Array<Legs | undefined>(x.length);
  const legsFrom = (corner: number): Legs =>
    (legs[corner] ??= makeLegs(wraps, corner, (b) => isFree(b) && isOpen(corner, b)));
  return { wraps, pieces, legsFrom };
};

const makeLegs = (w: Wraps, corner: number, isOpenTo: (b: number) => boolean): Legs => {
  const legs: { to: number[]; length: Length[] } = { to: [], length: [] };
  offerLeg(legs, w, corner, w.before[corner]!, isOpenTo);
  offerLeg(legs, w, corner, w.after[corner]!, isOpenTo);
  for (let i = 0; i < w.middleX.length; i++) {
    if (i === w.owner[corner] || !isAlongTangent(w, corner, w, i)) continue;
    const count = tangentsFrom(w, i, w.x[corner]!, w.y[corner]!);
    for (let t = 0; t < count; t++) {
      const b = touches[t]!;
      if (isTangentAt(w, corner, w.x[b]!, w.y[b]!)) offerLeg(legs, w, corner, b, isOpenTo);
    }
  }
  return legs;
};

/** Puts an open leg in its place by length. */
const offerLeg = (
  { to, length }: { to: number[]; length: Length[] },
  w: Wraps,
  a: number,
  b: number,
  isOpenTo: (b: number) => boolean,
): void => {
  if (!isOpenTo(b)) return;
  const dx = w.x[b]! - w.x[a]!;
  const dy = w.y[b]! - w.y[a]!;
  const whole = rootUp(dx * dx + dy * dy);
  let at = to.length;
  for (; at > 0 && length[at - 1]! > whole; at--) {
    to[at] = to[at - 1]!;
    length[at] = length[at - 1]!;
  }
  to[at] = b;
  length[at] = whole;
};

/** Whether a string that comes from p, or goes to it, lies tight against the polygon at a corner. */
export const isTangentAt = (w: Wraps, corner: number, px: number, py: number): boolean => {
  const dx = px - w.x[corner]!;
  const dy = py - w.y[corner]!;
  const a = w.before[corner]!;
  const b = w.after[corner]!;
  const before = dx * (w.y[a]! - w.y[corner]!) - dy * (w.x[a]! - w.x[corner]!);
  const after = dx * (w.y[b]! - w.y[corner]!) - dy * (w.x[b]! - w.x[corner]!);
  return (before >= 0 && after >= 0) || (before <= 0 && after <= 0);
};

/** Whether polygon i of `to` can be met at all by a tight string round a corner: a quick look at its circle. */
export const isAlongTangent = (w: Wraps, corner: number, to: Wraps, i: number): boolean => {
  const x = to.middleX[i]! - w.x[corner]!;
  const y = to.middleY[i]! - w.y[corner]!;
  const a = w.before[corner]!;
  const b = w.after[corner]!;
  // The string runs between the lines of the two sides that meet at the corner: left of one and right of the other.
  const inX = w.x[corner]! - w.x[a]!;
  const inY = w.y[corner]! - w.y[a]!;
  const outX = w.x[b]! - w.x[corner]!;
  const outY = w.y[b]! - w.y[corner]!;
  const first = (inX * y - inY * x) / Math.sqrt(inX * inX + inY * inY);
  const second = (outX * y - outY * x) / Math.sqrt(outX * outX + outY * outY);
  const reach = to.reach[i]!;
  return (first >= -reach && second <= reach) || (first <= reach && second >= -reach);
};

/** What `tangentsFrom` has found last. */
export const touches = new Int32Array(2);

/** Finds the corners of polygon i at which a line from p just touches it, and says how many: two, or none from inside. */
export const tangentsFrom = (w: Wraps, i: number, px: number, py: number): number => {
  const from = w.first[i]!;
  const end = w.first[i + 1]!;
  let count = 0;
  let x = w.x[end - 1]! - px;
  let y = w.y[end - 1]! - py;
  let nextX = w.x[from]! - px;
  let nextY = w.y[from]! - py;
  // Whether the next corner lies left of the line from p to a corner: that changes at a tangent.
  let turnsLeft = x * nextY - y * nextX > 0;
  for (let k = from; k < end && count < 2; k++) {
    const next = k + 1 === end ? from : k + 1;
    x = nextX;
    y = nextY;
    nextX = w.x[next]! - px;
    nextY = w.y[next]! - py;
    const left = x * nextY - y * nextX > 0;
    if (left !== turnsLeft) touches[count++] = k;
    turnsLeft = left;
  }
  return count;
};
