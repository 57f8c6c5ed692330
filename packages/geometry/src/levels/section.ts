// The spaces under a line of sight, from end to end, for drawing it from the side.

import type { Ground, Space } from './ground.ts';
import type { Spot } from './line.ts';

/** A stretch of the line. Places along it are counted in parts of the whole. */
export interface Stretch {
  readonly space: Space;
  /** The space on the other side where the line runs along a border; undefined elsewhere. */
  readonly beside: Space | undefined;
  readonly from: number;
  readonly to: number;
}

export interface Section {
  /** How many parts the whole line has. */
  readonly whole: number;
  /** In order, the first from 0, the last to the whole, each beginning where the one before ends. */
  readonly stretches: readonly Stretch[];
}

/** All spaces that a line between two points enters, those of its ends included. */
export const sectionOf = (ground: Ground, a: Spot, b: Spot): Section => {
  const { size } = ground;
  const [dx, dy] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
  const whole = (dx || 1) * (dy || 1);
  const stretches: Stretch[] = [];
  const places = [...bordersOn(a.x, b.x, dy || 1), ...bordersOn(a.y, b.y, dx || 1), whole].sort((m, n) => m - n);
  let from = 0;
  for (const to of places) {
    if (to === from) continue;
    // a space lies where the middle of the stretch does; twice the whole keeps that middle a whole number
    const x = a.x * 2 * whole + (b.x - a.x) * (from + to);
    const y = a.y * 2 * whole + (b.y - a.y) * (from + to);
    const space = Math.floor(y / (16 * whole)) * size + Math.floor(x / (16 * whole));
    const beside = dx === 0 && (a.x & 7) === 0 ? space - 1 : dy === 0 && (a.y & 7) === 0 ? space - size : undefined;
    stretches.push({ space, beside, from, to });
    from = to;
  }
  return { whole, stretches };
};

/** Where the line crosses borders of this axis, strictly between its ends; an eighth is worth so many parts. */
const bordersOn = (start: number, end: number, parts: number): number[] => {
  const [least, most] = [Math.min(start, end), Math.max(start, end)];
  const found: number[] = [];
  for (let at = (Math.floor(least / 8) + 1) * 8; at < most; at += 8) found.push(Math.abs(at - start) * parts);
  return found;
};
