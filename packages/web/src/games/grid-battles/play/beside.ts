/** Where dice lie: beside those who fight, never over them. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place for it, or the edge of the room where it covers least when there is no place. */
export type Place = { readonly x: number; readonly y: number; readonly docked?: 'top' | 'bottom' };

const GAP = 14;
const EDGE = 8;

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** Right of them, left, below, above: the first place inside the room that touches neither; else the freer edge. */
export const beside = (room: Size, fighters: readonly Box[], { width, height }: Size): Place => {
  const left = Math.min(...fighters.map((f) => f.x));
  const right = Math.max(...fighters.map((f) => f.x + f.width));
  const top = Math.min(...fighters.map((f) => f.y));
  const bottom = Math.max(...fighters.map((f) => f.y + f.height));
  const [midX, midY] = [(left + right - width) / 2, (top + bottom - height) / 2];
  const tries = [
    { x: right + GAP, y: midY },
    { x: left - GAP - width, y: midY },
    { x: midX, y: bottom + GAP },
    { x: midX, y: top - GAP - height },
  ];
  const most = { x: room.width - width - EDGE, y: room.height - height - EDGE };
  const inside = tries.map(({ x, y }) => ({ x: clamp(x, EDGE, most.x), y: clamp(y, EDGE, most.y) }));
  const free = inside.find((at) => !fighters.some((f) => overlaps({ ...at, width, height }, f)));
  if (free !== undefined) return free;
  const below = room.height - bottom > top;
  return { x: clamp(midX, EDGE, most.x), y: below ? most.y : EDGE, docked: below ? 'bottom' : 'top' };
};
