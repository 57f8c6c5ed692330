/** Deployment without asking: fighters in a loose line towards the middle, those who shoot behind it, some of them near cover. */

import { disc, inch, isWithin, type Length, type Point } from '@muster/geometry';
import { type AttackId, profileOf } from '../content/fighters.ts';
import { BASE_RADIUS, fieldOf } from '../ground/terrain.ts';
import { centreFor } from '../ground/territory.ts';
import type { Battle, Fighter } from '../state/battle.ts';

/** The Deadeye and the Wizard have others besides. */
const SHOTS: readonly AttackId[] = ['quick-shot', 'zap'];
/** How much farther back those stand who shoot. */
const BEHIND: Length = inch(3) / 2;
/** Friends nearer than this crowd each other. */
const ROOM: Length = inch(2);
/** What a place near an obstacle is worth. */
const SHELTER: Length = inch(3) / 4;

const isShooter = (f: Fighter): boolean => profileOf(f.profile).attacks.some((a) => SHOTS.includes(a));

/** Those in front first. */
export const autoFighter = (reserve: readonly Fighter[]): Fighter => reserve.find((f) => !isShooter(f)) ?? reserve[0]!;

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

const SHELTERED = new WeakMap<object, Map<string, boolean>>();

const isSheltered = (b: Battle, p: Point): boolean => {
  const field = fieldOf(b);
  let kept = SHELTERED.get(field);
  if (kept === undefined) {
    kept = new Map();
    SHELTERED.set(field, kept);
  }
  const key = `${p.x} ${p.y}`;
  let answer = kept.get(key);
  if (answer === undefined) {
    const base = disc(p.x, p.y, BASE_RADIUS);
    answer = field.pieces.some((piece) => piece.height > 0 && isWithin(base, piece, inch(1)));
    kept.set(key, answer);
  }
  return answer;
};

/** What it costs to stand close to friends. */
const crowding = (b: Battle, f: Fighter, p: Point): number => {
  let cost = 0;
  for (const friend of b.fighters)
    if (friend.seat === f.seat && friend.where === 'field')
      cost += Math.max(0, ROOM + 2 * BASE_RADIUS - distance(p, friend));
  return cost;
};

/** The best of the places; undefined when there are none. */
export const autoPlace = (b: Battle, f: Fighter, places: readonly Point[]): Point | undefined => {
  const centre = centreFor(b.config.players);
  let front = Infinity;
  for (const p of places) front = Math.min(front, distance(p, centre));
  const wished = front + (isShooter(f) ? BEHIND : 0);
  let best: Point | undefined;
  let least = Infinity;
  for (const p of places) {
    const off = Math.abs(distance(p, centre) - wished);
    const cost = off + crowding(b, f, p) - (isSheltered(b, p) ? SHELTER : 0);
    if (cost < least) [best, least] = [p, cost];
  }
  return best;
};
