// Where two outlines are nearest to each other and when a moving one comes so near, by plain arithmetic: the first guess, which the
// exact questions then settle, and the answer where only a tolerance is at stake.

import type { Point } from '../hex.ts';

type Corners = readonly Point[];

/** How far apart (below 0: how deep in each other), and the unit vector from p to q across the gap. */
export interface Nearest {
  readonly apart: number;
  readonly x: number;
  readonly y: number;
}

interface Draft {
  apart: number;
  x: number;
  y: number;
}

export const nearestOf = (p: Corners, q: Corners): Nearest => {
  const side: Draft = { apart: -Infinity, x: 0, y: 0 };
  bySides(q, p, -1, side);
  bySides(p, q, 1, side);
  if (side.apart <= 0 && p.length + q.length > 2) return side;
  const best: Draft = { apart: Infinity, x: 0, y: 0 };
  byPoints(p, q, best);
  byFeet(q, p, -1, best);
  byFeet(p, q, 1, best);
  return best;
};

/** The side of `of` that separates most. */
const bySides = (of: Corners, others: Corners, sign: number, best: Draft): void => {
  if (of.length === 1) return;
  for (let k = 0; k < of.length; k++) {
    const a = of[k]!;
    const b = of[k + 1 === of.length ? 0 : k + 1]!;
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const nx = (b.y - a.y) / length;
    const ny = (a.x - b.x) / length;
    let least = Infinity;
    for (const v of others) least = Math.min(least, nx * (v.x - a.x) + ny * (v.y - a.y));
    if (least <= best.apart) continue;
    best.apart = least;
    best.x = sign * nx;
    best.y = sign * ny;
  }
};

const byPoints = (p: Corners, q: Corners, best: Draft): void => {
  for (const a of p) {
    for (const b of q) {
      const x = b.x - a.x;
      const y = b.y - a.y;
      const apart = Math.sqrt(x * x + y * y);
      if (apart >= best.apart) continue;
      best.apart = apart;
      best.x = apart === 0 ? 0 : x / apart;
      best.y = apart === 0 ? 0 : y / apart;
    }
  }
};

const byFeet = (of: Corners, others: Corners, sign: number, best: Draft): void => {
  if (of.length === 1) return;
  for (let k = 0; k < of.length; k++) {
    const a = of[k]!;
    const b = of[k + 1 === of.length ? 0 : k + 1]!;
    const sideX = b.x - a.x;
    const sideY = b.y - a.y;
    const squared = sideX * sideX + sideY * sideY;
    const length = Math.sqrt(squared);
    for (const v of others) {
      const x = v.x - a.x;
      const y = v.y - a.y;
      const along = sideX * x + sideY * y;
      const apart = (sideY * x - sideX * y) / length;
      if (along <= 0 || along >= squared || apart < 0 || apart >= best.apart) continue;
      best.apart = apart;
      best.x = (sign * sideY) / length;
      best.y = (-sign * sideX) / length;
    }
  }
};

/** When p, moving by u in each unit of way, first comes as near as r to q; Infinity if never. It is not nearer at the start. */
export const meeting = (p: Corners, q: Corners, ux: number, uy: number, r: number): number =>
  r < 0
    ? sinking(p, q, ux, uy, r)
    : Math.min(toPoints(p, q, ux, uy, r), toSides(q, p, ux, uy, r), toSides(p, q, -ux, -uy, r));

/** What lies this little behind the start counts as at the start. */
const SLACK = 0.01;

const toPoints = (p: Corners, q: Corners, ux: number, uy: number, r: number): number => {
  const squared = ux * ux + uy * uy;
  let first = Infinity;
  for (const a of p) {
    for (const b of q) {
      const x = b.x - a.x;
      const y = b.y - a.y;
      const across = ux * y - uy * x;
      const room = squared * r * r - across * across;
      if (room <= 0) continue;
      const t = (ux * x + uy * y - Math.sqrt(room)) / squared;
      if (t > -SLACK && t < first) first = t;
    }
  }
  return first;
};

/** The others move by u against the sides of `of`. */
const toSides = (of: Corners, others: Corners, ux: number, uy: number, r: number): number => {
  let first = Infinity;
  if (of.length === 1) return first;
  for (let k = 0; k < of.length; k++) {
    const a = of[k]!;
    const b = of[k + 1 === of.length ? 0 : k + 1]!;
    const sideX = b.x - a.x;
    const sideY = b.y - a.y;
    const approach = sideX * uy - sideY * ux;
    if (approach <= 0) continue;
    const squared = sideX * sideX + sideY * sideY;
    const reach = r * Math.sqrt(squared);
    for (const v of others) {
      const x = v.x - a.x;
      const y = v.y - a.y;
      const t = (sideY * x - sideX * y - reach) / approach;
      if (t <= -SLACK || t >= first) continue;
      const along = sideX * (x + ux * t) + sideY * (y + uy * t);
      if (along >= -SLACK && along <= squared + SLACK) first = t;
    }
  }
  return first;
};

/** When p lies as deep as −r in q: it has to be so deep across every side. */
const sinking = (p: Corners, q: Corners, ux: number, uy: number, r: number): number => {
  const span = { from: -SLACK, to: Infinity };
  cutSpan(q, p, ux, uy, r, span);
  cutSpan(p, q, -ux, -uy, r, span);
  return span.from < span.to ? span.from : Infinity;
};

const cutSpan = (
  of: Corners,
  others: Corners,
  ux: number,
  uy: number,
  r: number,
  span: { from: number; to: number },
) => {
  if (of.length === 1) return;
  for (let k = 0; k < of.length; k++) {
    const a = of[k]!;
    const b = of[k + 1 === of.length ? 0 : k + 1]!;
    const sideX = b.x - a.x;
    const sideY = b.y - a.y;
    const approach = sideX * uy - sideY * ux;
    let least = Infinity;
    for (const v of others) least = Math.min(least, sideY * (v.x - a.x) - sideX * (v.y - a.y));
    const left = least - r * Math.sqrt(sideX * sideX + sideY * sideY);
    if (approach > 0) span.from = Math.max(span.from, left / approach);
    else if (approach < 0) span.to = Math.min(span.to, left / approach);
    else if (left >= 0) span.to = -Infinity;
  }
};
