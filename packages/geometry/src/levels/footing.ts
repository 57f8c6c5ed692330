// Where a body of some side can stand, and what the ground says of each of its steps: worked
// out once for a ground and a side. Who else stands about is no matter of the ground: see traffic.ts.

import { type Box, type Footing, type Ground, NO_LEVEL, type Side, type Space } from './ground.ts';

/** East, then against the clock. Odd ones are diagonals. */
export const STEP_X: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
export const STEP_Y: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** Floors beneath a body, and the ends of a plain step, differ by at most this. */
const STEP = 1;

/** Two lower is a gap, or a drop to jump down. */
export const DROP = 2;

/** Bits of `corner`: the position beside the diagonal along x, and the one along y. */
export const ALONG_X = 1;
export const ALONG_Y = 2;

export const footingOf = (ground: Ground, side: Side): Footing => ground.footings[side] ?? makeFooting(ground, side);

/** Whether a body of this side can stand with its south-west space there: on the board, not barred, level enough. */
export const canStand = (ground: Ground, side: Side, space: Space): boolean =>
  space >= 0 && space < ground.floor.length && footingOf(ground, side).level[space] !== NO_LEVEL;

/** The body standing there, always the same object. Only where one can stand. */
export const boxAt = (ground: Ground, side: Side, space: Space): Box => {
  const footing = footingOf(ground, side);
  const known = footing.boxes[space];
  if (known !== undefined) return known;
  if (!canStand(ground, side, space)) throw new RangeError(`a body of side ${side} cannot stand in space ${space}`);
  const level = footing.level[space]!;
  const box = {
    space,
    x: space % ground.size,
    y: (space / ground.size) | 0,
    side,
    level,
    head: level + side,
  };
  footing.boxes[space] = box;
  return box;
};

const makeFooting = (ground: Ground, side: Side): Footing => {
  const spaces = ground.floor.length;
  const footing: Footing = {
    side,
    level: new Int8Array(spaces).fill(NO_LEVEL),
    slow: new Uint8Array(spaces),
    price: new Uint8Array(spaces * 8),
    corner: new Uint8Array(spaces * 8),
    leap: new Uint8Array(spaces * 8),
    boxes: new Array<Box | undefined>(spaces).fill(undefined),
    touched: new Array<readonly number[] | undefined>(spaces).fill(undefined),
  };
  for (let y = 0; y + side <= ground.size; y++)
    for (let x = 0; x + side <= ground.size; x++) measure(ground, footing, x, y);
  for (let space = 0; space < spaces; space++) if (footing.level[space] !== NO_LEVEL) link(ground, footing, space);
  ground.footings[side] = footing;
  return footing;
};

const measure = (ground: Ground, footing: Footing, x: number, y: number): void => {
  const anchor = y * ground.size + x;
  let least = NO_LEVEL;
  let most = -NO_LEVEL;
  for (let i = 0; i < footing.side; i++) {
    for (let j = 0; j < footing.side; j++) {
      const space = anchor + i * ground.size + j;
      const floor = ground.floor[space]!;
      if (ground.barred[space] === 1) return;
      if (floor < least) least = floor;
      if (floor > most) most = floor;
      if (ground.slow[space] === 1) footing.slow[anchor] = 1;
    }
  }
  if (most - least <= STEP) footing.level[anchor] = most;
};

const link = (ground: Ground, footing: Footing, from: Space): void => {
  const { size } = ground;
  const { level } = footing;
  const x = from % size;
  const y = (from / size) | 0;
  for (let d = 0; d < 8; d++) {
    const [dx, dy] = [STEP_X[d]!, STEP_Y[d]!];
    footing.leap[from * 8 + d] = leapFrom(ground, footing, x, y, dx, dy);
    if (!isAnchor(ground, footing, x + dx, y + dy)) continue;
    const to = from + dy * size + dx;
    if (level[to] === NO_LEVEL) continue;
    const most = Math.max(level[from]!, level[to]!) + STEP;
    if (dx !== 0 && dy !== 0) {
      const corner = (level[from + dx]! <= most ? ALONG_X : 0) | (level[from + dy * size]! <= most ? ALONG_Y : 0);
      if (corner === 0) continue;
      footing.corner[from * 8 + d] = corner;
    }
    footing.price[from * 8 + d] = priceOf(level[to]! - level[from]!, footing.slow[to] === 1);
  }
};

const isAnchor = (ground: Ground, footing: Footing, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x + footing.side <= ground.size && y + footing.side <= ground.size;

/** at most one up or down costs 1, slow 2; more is climbed at two for each, the step included. */
const priceOf = (rise: number, slow: boolean): number =>
  rise < -STEP || rise > STEP ? 2 * Math.abs(rise) : slow ? 2 : 1;

/** The price of a leap so many spaces on: a gap of up to 2 costs 1 for each space, a wider one 2; then the side. */
export const leapPrice = (side: Side, spaces: number): number => {
  const gap = spaces - side;
  return (gap <= 2 ? gap : 2 * gap) + side;
};

/**
 * How many spaces on a leap lands: on the first place level with the take-off beyond a run of spaces that all lie
 * at least two lower. All that a large body passes over before must be gap; it may land on the brink of a ledge one lower.
 */
const leapFrom = (ground: Ground, footing: Footing, x: number, y: number, dx: number, dy: number): number => {
  const { side, level } = footing;
  const from = level[y * ground.size + x]!;
  const most = from - DROP;
  for (let n = 1; isAnchor(ground, footing, x + n * dx, y + n * dy); n++) {
    const at = (y + n * dy) * ground.size + x + n * dx;
    const rise = level[at]! - from;
    if (n > side && level[at] !== NO_LEVEL && rise >= -STEP && rise <= STEP) {
      return isGap(ground, side, x, y, dx, dy, n, most) ? n : 0;
    }
    if (side === 1 && ground.floor[at]! > most) return 0;
  }
  return 0;
};

/** Whether all that is passed over between two places, n spaces apart, lies at most so high. */
const isGap = (
  ground: Ground,
  side: Side,
  x: number,
  y: number,
  dx: number,
  dy: number,
  n: number,
  most: number,
): boolean => {
  for (let k = 1; k < n; k++) {
    for (let i = 0; i < side; i++) {
      for (let j = 0; j < side; j++) {
        const px = x + k * dx + j;
        const py = y + k * dy + i;
        if (isUnder(px, py, x, y, side) || isUnder(px, py, x + n * dx, y + n * dy, side)) continue;
        if (ground.floor[py * ground.size + px]! > most) return false;
      }
    }
  }
  return true;
};

/** Whether a space lies beneath a body with this anchor. */
export const isUnder = (px: number, py: number, x: number, y: number, side: number): boolean =>
  px >= x && px < x + side && py >= y && py < y + side;
