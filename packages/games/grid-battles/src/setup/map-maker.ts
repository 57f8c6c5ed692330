/** Maps for free battles: 13 by 9, the same for both sides, everything connected, open ground to deploy on (FB-02, FB-04). */

import { hexGrid, reach } from '@muster/geometry';
import { makeRng, type Rng } from '@muster/kernel';
import { TERRAIN, TERRAIN_BY_CHAR } from '../content/terrain.ts';
import type { UnitClass } from '../content/units.ts';

export const FREE_WIDTH = 13;
export const FREE_HEIGHT = 9;
/** The row that is its own mirror image. */
const MIDDLE = 4;
const ZONE = 2;

type Ground = string[][];

const mirrored = (upper: Ground): readonly string[] => {
  const rows = upper.map((row) => row.join(''));
  return [...rows, ...rows.slice(0, MIDDLE).reverse()];
};

const put = (ground: Ground, column: number, row: number, char: string): void => {
  if (row >= ZONE && row <= MIDDLE && ground[row]![column] === '.') ground[row]![column] = char;
};

/** A river along the middle row, with a bridge or a ford every few hexes. */
const river = (ground: Ground, rng: Rng): void => {
  const crossings = new Set([1 + rng.below(3), 5 + rng.below(3), 9 + rng.below(3)]);
  const bridge = [...crossings][rng.below(3)]!;
  for (let column = 0; column < FREE_WIDTH; column++)
    ground[MIDDLE]![column] = column === bridge ? 'B' : crossings.has(column) ? 'f' : 'R';
  for (let row = 0; row < MIDDLE; row++) ground[row]![bridge] = '=';
};

const ridge = (ground: Ground, rng: Rng): void => {
  const length = 3 + rng.below(4);
  const from = 1 + rng.below(FREE_WIDTH - length - 2);
  for (let i = 0; i < length; i++) put(ground, from + i, MIDDLE, 'h');
};

const road = (ground: Ground, rng: Rng): void => {
  const column = 3 + rng.below(7);
  for (let row = 0; row <= MIDDLE; row++) ground[row]![column] = '=';
  if (rng.below(2) === 0) ground[MIDDLE]![column] = 'v';
};

const COPSES = ['w', 'w', 'w', 'o', 'o', 'h', 'h', 'r', 'm', 'v', 'M', 'L'] as const;

/** A few hexes of one kind close together. */
const copse = (ground: Ground, rng: Rng): void => {
  const char = COPSES[rng.below(COPSES.length)]!;
  let column = rng.below(FREE_WIDTH);
  let row = ZONE + rng.below(MIDDLE - ZONE + 1);
  for (let left = char === 'v' ? 1 : 1 + rng.below(3); left > 0; left--) {
    put(ground, column, row, char);
    column += rng.below(3) - 1;
    row += rng.below(3) - 1;
  }
};

const draw = (rng: Rng): readonly string[] => {
  const ground: Ground = Array.from({ length: MIDDLE + 1 }, () => Array<string>(FREE_WIDTH).fill('.'));
  [river, ridge, ridge, road, () => {}][rng.below(5)]!(ground, rng);
  for (let copses = 5 + rng.below(4); copses > 0; copses--) copse(ground, rng);
  return mirrored(ground);
};

/** Whether units of this class can get from the first hex, which is open ground, to every hex they may enter. */
const isConnected = (map: readonly string[], kind: UnitClass): boolean => {
  const grid = hexGrid(map[0]!.length, map.length);
  const open = [...map.join('')].map((char) => TERRAIN[TERRAIN_BY_CHAR.get(char)!].cost[kind] !== null);
  const found = reach(grid, 0, grid.size, (_, to) => (open[to] ? 1 : Number.POSITIVE_INFINITY));
  return found.hexes.length === open.filter(Boolean).length;
};

/** The same seed draws the same map everywhere. */
export const makeMap = (seed: number): readonly string[] => {
  const rng = makeRng(seed);
  for (;;) {
    const map = draw(rng);
    if (isConnected(map, 'foot') && isConnected(map, 'mounted') && isConnected(map, 'engine')) return map;
  }
};
