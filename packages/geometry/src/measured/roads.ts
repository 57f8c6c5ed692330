// The corners of the wrapped obstacles and the clear legs between them that a tight string could follow. What depends on
// terrain alone is kept per field and found when it is first asked for.

import type { Length } from '../units.ts';
import { EPSILON } from './exact.ts';
import { groundOf } from './ground.ts';
import { firstPieceNear, isInsideEdge, legLength, stoppingHeight, type Way } from './path.ts';
import type { Field } from './shapes.ts';
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
  /** Whether a base may be at a corner, as far as terrain goes. */
  readonly isFree: (corner: number) => boolean;
  /** The legs from a corner, as far as terrain goes. */
  readonly legsFrom: (corner: number) => Legs;
}

const roads = new WeakMap<Field, Map<string, Roads>>();

/** The roads for a kind of mover. */
export const roadsFor = ({ field, radius, over }: Way): Roads => {
  const kinds = roads.get(field) ?? new Map<string, Roads>();
  roads.set(field, kinds);
  const kind = `${radius} ${over}`;
  const known = kinds.get(kind) ?? makeRoads(field, radius, stoppingHeight(over));
  kinds.set(kind, known);
  return known;
};

const makeRoads = (field: Field, radius: Length, stopping: number): Roads => {
  const ground = groundOf(field);
  const r = radius - EPSILON;
  const wraps = makeWraps();
  const pieces: number[] = [];
  for (let i = 0; i < ground.count; i++) {
    if (ground.heights[i]! < stopping) continue;
    pieces.push(i);
    addWrap(wraps, wrapPiece(ground, i, r));
  }
  const { x, y } = wraps;
  const isOpen = (a: number, b: number) => firstPieceNear(ground, stopping, r, x[a]!, y[a]!, x[b]!, y[b]!) < 0;
  const free: (boolean | undefined)[] = [];
  const isFree = (corner: number): boolean =>
    (free[corner] ??= isInsideEdge(field, radius, { x: x[corner]!, y: y[corner]! }) && isOpen(corner, corner));
  const legs: (Legs | undefined)[] = [];
  const legsFrom = (corner: number): Legs =>
    (legs[corner] ??= makeLegs(wraps, corner, (b) => isFree(b) && isOpen(corner, b)));
  return { wraps, pieces, isFree, legsFrom };
};

const makeLegs = (w: Wraps, corner: number, isOpenTo: (b: number) => boolean): Legs => {
  const found: [to: number, length: Length][] = [];
  const offer = (b: number): void => {
    if (isOpenTo(b)) found.push([b, legLength({ x: w.x[corner]!, y: w.y[corner]! }, { x: w.x[b]!, y: w.y[b]! })]);
  };
  offer(w.before[corner]!);
  offer(w.after[corner]!);
  for (let i = 0; i < w.middleX.length; i++) {
    if (i !== w.owner[corner] && isAlongTangent(w, corner, w, i))
      tangentsFrom(w, i, w.x[corner]!, w.y[corner]!, (b) => {
        if (isTangentAt(w, corner, w.x[b]!, w.y[b]!)) offer(b);
      });
  }
  found.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return { to: found.map(([to]) => to), length: found.map(([, length]) => length) };
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
  const across = (nx: number, ny: number): number => (nx * y - ny * x) / Math.sqrt(nx * nx + ny * ny);
  // The string runs between the lines of the two sides that meet at the corner: left of one and right of the other.
  const first = across(w.x[corner]! - w.x[a]!, w.y[corner]! - w.y[a]!);
  const second = across(w.x[b]! - w.x[corner]!, w.y[b]! - w.y[corner]!);
  const reach = to.reach[i]!;
  return (first >= -reach && second <= reach) || (first <= reach && second >= -reach);
};

/** The corners of polygon i at which a line from p just touches it. None from inside. */
export const tangentsFrom = (w: Wraps, i: number, px: number, py: number, found: (corner: number) => void): void => {
  const end = w.first[i + 1]!;
  let last = end - 1;
  // How far left of the line from p to a corner the next corner lies: the sign changes at a tangent.
  let turnsLeft = (w.x[last]! - px) * (w.y[w.first[i]!]! - py) - (w.y[last]! - py) * (w.x[w.first[i]!]! - px) > 0;
  for (let k = w.first[i]!; k < end; k++) {
    const next = k + 1 === end ? w.first[i]! : k + 1;
    const left = (w.x[k]! - px) * (w.y[next]! - py) - (w.y[k]! - py) * (w.x[next]! - px) > 0;
    if (left !== turnsLeft) found(k);
    turnsLeft = left;
    last = k;
  }
};
