// From base to base with the keyboard, and from place to place on the ground.

import { inch } from '@muster/geometry';
import type { Point } from './types.ts';

export interface Item extends Point {
  readonly id: string;
}

/** By key: east and north. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export const isArrow = (key: string): boolean => WAYS[key] !== undefined;

/** Where the key leads from this item: arrows to the nearest that way, Page keys through all in order, Home and End. */
export const itemAfter = (items: readonly Item[], from: Item, key: string): Item | undefined => {
  const index = items.findIndex((item) => item.id === from.id);
  switch (key) {
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'PageDown':
      return items[(index + 1) % items.length];
    case 'PageUp':
      return items[(index + items.length - 1) % items.length];
    default:
      return nearestTowards(items, from, key);
  }
};

/** What lies straight that way counts as nearer than what lies aside. */
const nearestTowards = (items: readonly Item[], from: Item, key: string): Item | undefined => {
  const way = WAYS[key];
  if (!way) return undefined;
  let best: Item | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const [dx, dy] = [item.x - from.x, item.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (item.id === from.id || ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 1.5 * aside;
    if (cost < least) [best, least] = [item, cost];
  }
  return best;
};

const STEP = inch(0.25);
const LONG_STEP = inch(1);

/** A quarter of an inch that way, or an inch. */
export const stepped = (from: Point, key: string, long: boolean): Point => {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const step = long ? LONG_STEP : STEP;
  return { x: from.x + dx * step, y: from.y + dy * step };
};
