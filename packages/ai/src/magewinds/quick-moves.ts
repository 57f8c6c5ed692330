/** Moves and steps in a playout: the best of a few ways. */

import { isLegClear, isPlace, type Point, slideTo } from '@muster/geometry';
import type { Rng, Seat } from '@muster/kernel';
import {
  attackProfile,
  type Battle,
  centreFor,
  type Fighter,
  type MagewindsCommand,
  type MoveFrame,
  magewinds,
  moveLimit,
  RADIUS,
  type StepFrame,
  spellOf,
  wayOf,
} from '@muster/magewinds';
import { cheapest } from './cards.ts';
import { actionsOf, gap, healthOf, INCH } from './field.ts';
import { wayRound } from './paths.ts';
import { activationOf, weighed } from './policy.ts';
import { idea, think } from './quick-idea.ts';
import { quickGoing, quickJudge, quickPlace } from './quick-place.ts';
import { allowed } from './quick-windows.ts';
import { leapBy } from './strikes.ts';

const STAND: MagewindsCommand = { type: 'step', path: [] };

/** Straight at it, then a little beside it. */
const TURNS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.866, 0.5],
  [0.866, -0.5],
];

/** As far as it can go towards a place, straight or round what is in the way; undefined when it can get no nearer. */
const towards = (b: Battle, f: Fighter, goal: Point, stop: number, limit: number): readonly Point[] | undefined => {
  const x = goal.x - f.x;
  const y = goal.y - f.y;
  const far = Math.sqrt(x * x + y * y) - stop;
  if (far <= 0 || limit <= 0) return undefined;
  const distance = Math.floor(Math.min(far, limit));
  const way = wayOf(b, f, false);
  for (let i = 0; i < TURNS.length; i++) {
    const [c, s] = TURNS[i]!;
    const p = slideTo(f, { x: Math.round(x * c - y * s), y: Math.round(x * s + y * c) }, distance);
    if (isLegClear(way, f, f, p) && isPlace(way, p, f)) return [p];
  }
  if (limit <= INCH) return undefined;
  const path = wayRound(b, way, f, goal, limit);
  return path.length === 0 ? undefined : path;
};

const STAY: MagewindsCommand = { type: 'move', path: [] };

/** Where to, and what to pick up. */
export const quickMove = (b: Battle, seat: Seat, frame: MoveFrame): MagewindsCommand => {
  const f = b.fighters[frame.fighter]!;
  if (b.objects.length > 0) {
    const taken = magewinds.candidates(b, seat).find((c) => c.type === 'pickUp');
    if (taken !== undefined) return taken;
  }
  if (frame.step === 'arrived') return { type: 'decline' };
  if (f.seat !== seat) return STAY;
  const limit = moveLimit(b, frame);
  const j = quickJudge(b, f, Math.max(0, actionsOf(f) - 1), false);
  const path = limit <= 0 ? [] : quickGoing(j, limit, waysOf(b, f, limit));
  const c: MagewindsCommand = { type: 'move', path };
  return b.effects.length === 0 || magewinds.refuse(b, seat, c) === undefined ? c : STAY;
};

/** Ways to where something is to be had. */
const waysOf = (b: Battle, f: Fighter, limit: number): readonly (readonly Point[])[] => {
  const found: (readonly Point[])[] = [];
  const add = (path: readonly Point[] | undefined): void => {
    if (path !== undefined) found.push(path);
  };
  const centre = centreFor(b.config.players);
  if (b.scenario === 'king-of-the-hill' || b.scenario === 'battle-royale') add(towards(b, f, centre, INNER, limit));
  const lying = b.objects.length > 0 ? nearestLying(b, f) : undefined;
  if (lying !== undefined) add(towards(b, f, lying, 2 * RADIUS, limit));
  for (let i = 0; i < b.fighters.length; i++) {
    const t = b.fighters[i]!;
    if (t.where === 'field' && t.seat !== f.seat && gap(f, t) <= limit + 2 * INCH)
      add(towards(b, f, t, 2 * RADIUS + 0.9 * INCH, limit));
  }
  if (found.length === 0) {
    const foe = prey(b, f);
    if (foe !== undefined) add(towards(b, f, foe, 2 * RADIUS + 0.9 * INCH, limit));
  }
  return found;
};

/** Near enough to the middle for another card. */
const INNER = RADIUS + 0.95 * INCH;

const nearestLying = (b: Battle, f: Fighter): Point | undefined => {
  let best: Point | undefined;
  let least = Infinity;
  for (const o of b.objects) {
    const d = o.where === 'field' ? gap(f, o) : Infinity;
    if (d < least) [best, least] = [o, d];
  }
  return best;
};

/** The foe most worth going for: near, and easily taken down. */
const prey = (b: Battle, f: Fighter): Fighter | undefined => {
  let best: Fighter | undefined;
  let least = Infinity;
  for (let i = 0; i < b.fighters.length; i++) {
    const t = b.fighters[i]!;
    if (t.where !== 'field' || t.seat === f.seat) continue;
    const cost = gap(f, t) / INCH + 0.4 * healthOf(b, t);
    if (cost < least) [best, least] = [t, cost];
  }
  return best;
};

const LEAP_COST = spellOf('leap').cost;

/** A step before an attack brings it into reach; any other goes to the best place. */
export const quickStep = (b: Battle, seat: Seat, frame: StepFrame, rng: Rng): MagewindsCommand => {
  const f = b.fighters[frame.fighter]!;
  if (frame.purpose !== 'action') return react(b, seat, f, frame.purpose);
  if (activationOf(b)?.action === 'escape') return weighed(b, seat, rng)[0]!.command;
  think(b, seat, f);
  if (idea.action !== 'attack' || idea.target === null) return f.seat === seat ? react(b, seat, f, 'action') : STAND;
  const attack = attackProfile(b, f, idea.attack)!;
  const t = idea.target;
  const over = gap(f, t) - attack.max;
  if (over <= 0) return STAND;
  if (over > INCH && !frame.leap) {
    const cards = cheapest(b, seat, LEAP_COST);
    return cards === undefined || frame.cast.length > 0 ? STAND : allowed(b, seat, leapBy(f, cards), STAND);
  }
  const path = towards(b, f, t, 2 * RADIUS + attack.max - 20, Math.min(frame.leap ? 3 * INCH : INCH, over + 30));
  if (path === undefined) return STAND;
  return b.effects.length === 0 ? { type: 'step', path } : allowed(b, seat, { type: 'step', path }, STAND);
};

/** The step of a Dodge, or one that nothing hangs on: to the best place. */
const react = (b: Battle, seat: Seat, f: Fighter, purpose: StepFrame['purpose']): MagewindsCommand => {
  const j = quickJudge(b, f, Math.max(0, actionsOf(f) - 1), false);
  if (purpose !== 'dodge') return allowed(b, seat, { type: 'step', path: quickGoing(j, INCH, NO_WAYS) }, STAND);
  const all = magewinds.candidates(b, seat);
  let best = all[0] ?? STAND;
  let most = -Infinity;
  for (const c of all) {
    const worth = c.type === 'step' && c.path.length > 0 ? quickPlace(j, c.path[0]!) : -Infinity;
    if (worth > most) [best, most] = [c, worth];
  }
  return best;
};
const NO_WAYS: readonly (readonly Point[])[] = [];
