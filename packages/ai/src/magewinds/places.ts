/** Where a fighter might go, and what a place is worth to it. */

import {
  type Length,
  type Point,
  type Reachable,
  reachable,
  routeTo,
  routeTowards,
  sampleRoutes,
  slideTo,
  straightPlaces,
  type Way,
} from '@muster/geometry';
import { type Fighter, profileOf, RADIUS, wayOf } from '@muster/magewinds';
import { aimAt } from './aims.ts';
import { chancesOf, dangersTo, offenceAt, type Strikes, threatAt } from './danger.ts';
import { gap, INCH, type Outlook } from './field.ts';

/** How much what may happen counts against what can be done. */
const FEAR = 0.12;

/** A fighter that will have so many actions left, with all that its places are judged by. */
export interface Judge {
  readonly o: Outlook;
  readonly f: Fighter;
  readonly left: number;
  readonly chances: readonly Strikes[];
  readonly dangers: readonly Strikes[];
}

export const judge = (o: Outlook, f: Fighter, left: number, guard = false): Judge => ({
  o,
  f,
  left,
  chances: chancesOf(o, f),
  dangers: dangersTo(o, f, left, guard),
});

export const placeWorth = ({ o, f, left, chances, dangers }: Judge, p: Point): number => {
  const aim = aimAt(o, f, p, left);
  if (f.seat !== o.seat) return -aim; // charmed: the worse for its owner the better
  return offenceAt(o, f, chances, p, left) - FEAR * threatAt(o, f, dangers, p) + aim;
};

/** A way to a place, without the start. */
export interface Going {
  readonly path: readonly Point[];
  readonly end: Point;
}

const MELEE_STAND = 0.9 * INCH;

/** A place at a distance from something, on the side of the fighter or turned away from it by some steps of 45°. */
const around = (f: Point, at: Point, distance: number, turn: number): Point => {
  const x = f.x - at.x;
  const y = f.y - at.y;
  const [c, s] = TURNS[turn]!;
  return slideTo(at, { x: Math.round(x * c - y * s), y: Math.round(x * s + y * c) }, Math.round(distance));
};

const TURNS: readonly (readonly [number, number])[] = [
  [1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [0, 1],
  [0, -1],
];

const isShooter = (f: Fighter): boolean => f.profile === 'deadeye' || f.profile === 'wizard';

/** Places worth wishing for, in no order: next to foes, at a shot's distance, on the hill, at treasures, over the edge. */
const wishes = (o: Outlook, f: Fighter, limit: number): Point[] => {
  const found: Point[] = [];
  for (const foe of o.foes) {
    const g = gap(f, foe);
    if (g <= limit + 2 * INCH)
      for (let turn = 0; turn < 3; turn++) found.push(around(f, foe, 2 * RADIUS + MELEE_STAND, turn));
    if (isShooter(f)) found.push(around(f, foe, 2 * RADIUS + 8 * INCH, 0), around(f, foe, 2 * RADIUS + 4.5 * INCH, 0));
  }
  if (o.b.scenario === 'king-of-the-hill' || o.b.scenario === 'battle-royale')
    for (const d of [0.9, 1.8, 2.8])
      for (let turn = 0; turn < 3; turn++) found.push(around(f, o.centre, d * INCH + RADIUS, turn));
  for (const object of o.b.objects)
    if (object.where === 'field' && gap(f, object) <= limit + 2 * RADIUS)
      for (let turn = 0; turn < 5; turn++) found.push(around(f, object, 2 * RADIUS, turn));
  return found;
};

/** Where to in the long run, even if it cannot be reached now. */
const goals = (o: Outlook, f: Fighter): Point[] => {
  const { b } = o;
  if (b.scenario === 'king-of-the-hill' || b.scenario === 'battle-royale') return [o.centre];
  const found: Point[] = [];
  for (const object of b.objects) if (object.where === 'field') found.push(object);
  if (found.length === 0) for (const foe of o.foes) found.push(foe);
  found.sort((p, q) => gap(f, p) - gap(f, q));
  return found.slice(0, 1);
};

const STAY = (f: Fighter): Going => ({ path: [], end: f });

/** Straight ahead only: quick. */
export const straightGoings = (o: Outlook, f: Fighter, limit: Length): Going[] => {
  if (limit <= 0) return [STAY(f)];
  const way = wayOf(o.b, f, false);
  const found = [STAY(f), ...straightPlaces(way, f, limit, 12).map((end) => ({ path: [end], end }))];
  return addWishes(found, o, f, reachable(way, f, limit), limit);
};

const addWishes = (found: Going[], o: Outlook, f: Fighter, r: Reachable, limit: Length): Going[] => {
  for (const wish of wishes(o, f, limit)) {
    const route = routeTo(r, wish);
    if (route !== undefined && route.length > 0) found.push({ path: route.path.slice(1), end: wish });
  }
  return found;
};

const SPACING = 1.3 * INCH;

/** Round corners, into cover, to every place that may be worth it. */
export const allGoings = (o: Outlook, f: Fighter, limit: Length, phasewalk: boolean): Going[] => {
  if (limit <= 0) return [STAY(f)];
  const way = wayOf(o.b, f, phasewalk);
  const r = reachable(way, f, limit);
  const found: Going[] = [STAY(f)];
  for (const { path, length } of sampleRoutes(r, Math.round(SPACING)))
    if (length > 0) found.push({ path: path.slice(1), end: path[path.length - 1]! });
  for (const end of straightPlaces(way, f, limit, 12)) found.push({ path: [end], end });
  addTowards(found, o, f, way, limit);
  return addWishes(found, o, f, r, limit);
};

const addTowards = (found: Going[], o: Outlook, f: Fighter, way: Way, limit: Length): void => {
  for (const goal of goals(o, f)) {
    const route = routeTowards(way, f, goal, limit);
    if (route !== undefined && route.length > 0)
      found.push({ path: route.path.slice(1), end: route.path[route.path.length - 1]! });
  }
};

/** TC warrior.charge */
export const mayCharge = (o: Outlook, f: Fighter): boolean => {
  if (!profileOf(f.profile).abilities.includes('charge')) return false;
  for (const foe of o.b.fighters) if (foe.where === 'field' && foe.seat !== f.seat && gap(f, foe) < INCH) return false;
  return true;
};

/** What the free attack at the end of a Charge adds. */
export const chargeWorth = (j: Judge, p: Point): number => {
  let most = 0;
  for (const { at, list } of j.chances) {
    if (gap(at, p) > INCH) continue;
    for (const s of list) if (!s.missile && s.open > most) most = s.open;
  }
  return most;
};
