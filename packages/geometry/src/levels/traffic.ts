// Who else stands about while a body moves: whom it may pass, who blocks its way, and beside whom its path has to end
//

import { areTouching } from './box.ts';
import { ALONG_X, ALONG_Y, boxAt, canStand, DROP, isUnder, STEP_X, STEP_Y } from './footing.ts';
import { type Box, type Footing, type Ground, NOTHING, type Side, type Space } from './ground.ts';

/** What stands in a space or, by anchor, anywhere beneath a body. */
export const FREE = 0;
export const PASSABLE = 1;
export const BLOCKING = 2;

/** For one side of body. Tables are the caller's own: it may write into `beside` before it asks. */
export interface Traffic {
  readonly side: Side;
  /** By space: FREE, PASSABLE or BLOCKING. */
  readonly inSpace: Uint8Array;
  /** By anchor: the worst of the spaces beneath a body. */
  readonly atAnchor: Uint8Array;
  /** By space: the head of who stands there; NOTHING for nobody. */
  readonly head: Int8Array;
  /** By anchor: 1 where a body would touch somebody beside whom a path ends. */
  readonly beside: Uint8Array;
}

/** The mover itself is in none of the lists. Paths end beside those of the last one; commonly the blocking ones. */
export const trafficOf = (
  ground: Ground,
  side: Side,
  passable: readonly Box[],
  blocking: readonly Box[],
  endBeside: readonly Box[] = blocking,
): Traffic => {
  const spaces = ground.floor.length;
  const inSpace = new Uint8Array(spaces);
  const atAnchor = side === 1 ? inSpace : new Uint8Array(spaces);
  const traffic = {
    side,
    inSpace,
    atAnchor,
    head: new Int8Array(spaces).fill(NOTHING),
    beside: new Uint8Array(spaces),
  };
  for (let i = 0; i < passable.length; i++) put(ground, traffic, passable[i]!, PASSABLE);
  for (let i = 0; i < blocking.length; i++) put(ground, traffic, blocking[i]!, BLOCKING);
  for (let i = 0; i < endBeside.length; i++) surround(ground, traffic, endBeside[i]!);
  return traffic;
};

const put = (ground: Ground, traffic: Traffic, box: Box, what: number): void => {
  for (let i = 0; i < box.side; i++) {
    for (let j = 0; j < box.side; j++) {
      traffic.inSpace[box.space + i * ground.size + j] = what;
      traffic.head[box.space + i * ground.size + j] = box.head;
    }
  }
  if (traffic.side === 1) return;
  const { atAnchor, side } = traffic;
  for (let y = Math.max(0, box.y - side + 1); y < box.y + box.side; y++) {
    for (let x = Math.max(0, box.x - side + 1); x < box.x + box.side; x++) {
      atAnchor[y * ground.size + x] = what; // those that block come last
    }
  }
};

/** Marks the places where a body would touch this one. */
const surround = (ground: Ground, traffic: Traffic, box: Box): void => {
  const { side, beside } = traffic;
  for (let y = Math.max(0, box.y - side); y <= Math.min(ground.size - side, box.y + box.side); y++) {
    for (let x = Math.max(0, box.x - side); x <= Math.min(ground.size - side, box.x + box.side); x++) {
      const anchor = y * ground.size + x;
      if (beside[anchor] === 1 || !canStand(ground, side, anchor)) continue;
      if (areTouching(ground, boxAt(ground, side, anchor), box)) beside[anchor] = 1;
    }
  }
};

/** whether one of the two positions beside a diagonal step is open. Always for a straight one. */
export const isCornerOpen = (
  ground: Ground,
  footing: Footing,
  traffic: Traffic,
  from: Space,
  direction: number,
): boolean => {
  if ((direction & 1) === 0) return true;
  const corner = footing.corner[from * 8 + direction]!;
  const { atAnchor } = traffic;
  return (
    ((corner & ALONG_X) !== 0 && atAnchor[from + STEP_X[direction]!] !== BLOCKING) ||
    ((corner & ALONG_Y) !== 0 && atAnchor[from + STEP_Y[direction]! * ground.size] !== BLOCKING)
  );
};

/**
 * whether nobody rises above the take-off in the gap of a leap, and no corner is closed on the way. A corner in the
 * air is passed over what is itself gap, or could be walked.
 */
export const isLeapOpen = (
  ground: Ground,
  footing: Footing,
  traffic: Traffic,
  from: Space,
  direction: number,
): boolean => {
  const { side, level } = footing;
  const n = footing.leap[from * 8 + direction]!;
  const dx = STEP_X[direction]!;
  const dy = STEP_Y[direction]!;
  const x = from % ground.size;
  const y = (from / ground.size) | 0;
  const takeOff = level[from]!;
  const landing = level[from + n * (dy * ground.size + dx)]!;
  for (let k = 1; k <= n; k++) {
    const px = x + k * dx;
    const py = y + k * dy;
    if (k < n && !isAirFree(ground, traffic, side, takeOff, x, y, px, py, x + n * dx, y + n * dy)) return false;
    if ((direction & 1) === 0) continue;
    const most = (k === n && landing > takeOff ? landing : takeOff) + 1;
    const open =
      isSideOpen(ground, traffic, side, takeOff, most, x, y, px, py - dy) ||
      isSideOpen(ground, traffic, side, takeOff, most, x, y, px - dx, py);
    if (!open) return false;
  }
  return true;
};

/** Whether nobody under a body in the air at this place, the two ends left out, rises above the take-off. */
const isAirFree = (
  ground: Ground,
  traffic: Traffic,
  side: Side,
  takeOff: number,
  x: number,
  y: number,
  px: number,
  py: number,
  endX: number,
  endY: number,
): boolean => {
  for (let i = py; i < py + side; i++) {
    for (let j = px; j < px + side; j++) {
      if (isUnder(j, i, x, y, side) || isUnder(j, i, endX, endY, side)) continue;
      if (traffic.head[i * ground.size + j]! > takeOff) return false;
    }
  }
  return true;
};

/** Whether a body in the air could pass at this place beside its way. */
const isSideOpen = (
  ground: Ground,
  traffic: Traffic,
  side: Side,
  takeOff: number,
  most: number,
  x: number,
  y: number,
  px: number,
  py: number,
): boolean => {
  for (let i = py; i < py + side; i++) {
    for (let j = px; j < px + side; j++) {
      if (isUnder(j, i, x, y, side)) continue;
      const space = i * ground.size + j;
      const isGap = ground.floor[space]! <= takeOff - DROP && traffic.head[space]! <= takeOff;
      const isWay = ground.barred[space] === 0 && ground.floor[space]! <= most && traffic.inSpace[space] !== BLOCKING;
      if (!isGap && !isWay) return false;
    }
  }
  return true;
};
