/** Whose part of the board is whose: side 0 begins in the south, at y = 0, unless the edges were chosen otherwise. */

import { type Length, measured, type Point } from '@muster/geometry';
import { fieldOf, kitOf } from '../ground/field.ts';
import type { Battle } from '../state/types.ts';

type Side = 0 | 1;

/** How far a place is from the edge of a side. */
export const fromOwnEdge = (b: Battle, side: Side, { y }: Point): Length =>
  b.edges[side] === 'south' ? y : fieldOf(b).size - y;

/** the whole base on the own side of the middle line. */
export const isOwnHalf = (b: Battle, side: Side, at: Point, radius: Length): boolean =>
  fromOwnEdge(b, side, at) + radius <= fieldOf(b).size / 2 + measured.EPSILON;

export const isOnBoard = (b: Battle, { x, y }: Point, radius: Length): boolean => {
  const most = fieldOf(b).size - radius + measured.EPSILON;
  const least = radius - measured.EPSILON;
  return x >= least && y >= least && x <= most && y <= most;
};

/** A place that is given as seen from the southern edge, as a side sees it from its own. */
export const asSeenBy = (b: Battle, side: Side, { x, y }: Point): Point => {
  const { size } = fieldOf(b);
  return b.edges[side] === 'south' ? { x, y } : { x: size - x, y: size - y };
};

/** A base clear of what cannot be walked over, by so much. */
export const isClearOfRock = (b: Battle, at: Point, radius: Length, distance: Length): boolean => {
  const { pieces } = fieldOf(b);
  for (let i = 0; i < pieces.length; i++) {
    const { impassable, thing } = pieces[i]!;
    if (impassable && !measured.isAtLeast(measured.disc(at.x, at.y, radius), thing, distance)) return false;
  }
  return true;
};

/** a base clear of the city. */
export const isClearOfCity = (b: Battle, at: Point, radius: Length): boolean => {
  const { city } = fieldOf(b);
  return city === null || measured.isAtLeast(measured.disc(at.x, at.y, radius), city, 0);
};

/** A base on that of a model, by more than ε. */
export const isOnModel = (b: Battle, at: Point, radius: Length): boolean => {
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    const reach = radius + kitOf(b, m).radius - measured.EPSILON;
    const [dx, dy] = [at.x - m.at.x, at.y - m.at.y];
    if (dx * dx + dy * dy < reach * reach) return true;
  }
  return false;
};

const kept = new WeakMap<object, Map<string, readonly Point[]>>();

/** Lists of places are kept as long as the ground is the same: for the configuration, or for what has been placed. */
export const keptPlaces = (b: Battle, key: string, make: () => readonly Point[]): readonly Point[] => {
  const ground = b.config.terrain === 'alternate' ? fieldOf(b) : b.config;
  let table = kept.get(ground);
  if (table === undefined) {
    table = new Map();
    kept.set(ground, table);
  }
  const known = table.get(key);
  if (known !== undefined) return known;
  const made = make();
  table.set(key, made);
  return made;
};
