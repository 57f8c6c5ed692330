/** Room for a base on the table: clear of other bases, Impassable ground and the edge; spots round a model. */

import { type Length, measured, type Point } from '@muster/geometry';
import { fieldOf, kitOf } from '../ground/field.ts';
import type { Battle, ModelId } from '../state/types.ts';

export type RoomFault = 'edge' | 'occupied' | 'impassable';

/** Why a base of this size cannot stand there. Dying models block; `apart` is the model itself where it moves. */
export const roomFault = (b: Battle, at: Point, radius: Length, apart?: ModelId): RoomFault | undefined => {
  const { ground, pieces } = fieldOf(b);
  const base = measured.disc(at.x, at.y, radius);
  if (!measured.isOnField(ground, base)) return 'edge';
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    const reach = radius + kitOf(b, m).radius - measured.EPSILON;
    const x = m.at.x - at.x;
    const y = m.at.y - at.y;
    if (x * x + y * y < reach * reach && m.id !== apart) return 'occupied';
  }
  for (let i = 0; i < pieces.length; i++)
    if (pieces[i]!.impassable && measured.isOverlapping(base, pieces[i]!.thing)) return 'impassable';
  return undefined;
};

/** All round in steps of five degrees, from east over north; multiplied out, so that every machine has the same figures. */
const COMPASS: readonly Point[] = (() => {
  const [cos, sin] = [0.9961946980917455, 0.08715574274765817];
  const all: Point[] = [{ x: 1, y: 0 }];
  while (all.length < 72) {
    const { x, y } = all[all.length - 1]!;
    all.push({ x: x * cos - y * sin, y: x * sin + y * cos });
  }
  return all;
})();

/** Spots at these distances of centres from a point, in so many directions (a divisor of 72). */
export const spotsAround = (centre: Point, distances: readonly Length[], directions: number): readonly Point[] => {
  const spots: Point[] = [];
  const step = COMPASS.length / directions;
  for (let i = 0; i < COMPASS.length; i += step) {
    const { x, y } = COMPASS[i]!;
    for (let k = 0; k < distances.length; k++)
      spots.push({ x: Math.round(centre.x + x * distances[k]!), y: Math.round(centre.y + y * distances[k]!) });
  }
  return spots;
};
