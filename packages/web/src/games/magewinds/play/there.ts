/** A battle in which one fighter stands elsewhere: what it could do from there, and who could do what to it. */

import type { Point } from '@muster/geometry';
import type { Battle, FighterId } from '@muster/magewinds';

export const there = (b: Battle, id: FighterId, { x, y }: Point): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, x, y } : f)),
});
