/** What a place is worth in a playout: as the Veteran weighs it, but without lines of sight, and with blows that are looked up. */

import { isLegClear, isPlace, type Point, slideTo } from '@muster/geometry';
import { type AttackId, type Battle, centreFor, type Fighter, wayOf } from '@muster/magewinds';
import { aimAt } from './aims.ts';
import { actionsOf, fighterWith, gap, INCH, moveOf, type Outlook } from './field.ts';
import { quickBlow } from './quick-blow.ts';

const FEAR = 0.12;

const meleeOf = (f: Fighter): AttackId => (f.profile === 'witch' ? 'poison-tip' : 'melee');

/** Made once for a fighter, asked for many places. */
export interface QuickJudge {
  readonly o: Outlook;
  readonly f: Fighter;
  readonly left: number;
  readonly foes: readonly Fighter[];
  /** What a blow at each foe is worth, and one of each foe's; then the shots of both. */
  readonly strike: readonly number[];
  readonly struck: readonly number[];
  readonly shot: readonly number[];
  readonly charges: boolean;
}

const NONE: readonly Fighter[] = [];

export const quickJudge = (b: Battle, f: Fighter, left: number, guard: boolean): QuickJudge => {
  const moves: number[] = [];
  const foes: Fighter[] = [];
  const strike: number[] = [];
  const struck: number[] = [];
  const shot: number[] = [];
  const after = fighterWith(f, left, guard);
  let charges = f.profile === 'warrior';
  for (let i = 0; i < b.fighters.length; i++) {
    const t = b.fighters[i]!;
    moves.push(t.where === 'field' ? moveOf(b, t) : 0);
    if (t.where !== 'field' || t.seat === f.seat) continue;
    foes.push(t);
    strike.push(quickBlow(b, f, meleeOf(f), t));
    struck.push(quickBlow(b, t, meleeOf(t), after));
    shot.push(f.profile === 'deadeye' ? quickBlow(b, f, 'quick-shot', t) : 0);
    if (charges && gap(f, t) < INCH) charges = false;
  }
  const o: Outlook = { b, seat: f.seat, friends: NONE, foes, moves, centre: centreFor(b.config.players) };
  return { o, f, left, foes, strike, struck, shot, charges };
};

/** What the place promises by distances alone. */
export const quickPlace = (j: QuickJudge, p: Point): number => {
  const { o, f, left, foes } = j;
  const move = o.moves[f.id]!;
  let offence = 0;
  let threat = 0;
  let charge = 0;
  for (let i = 0; i < foes.length; i++) {
    const t = foes[i]!;
    const g = gap(t, p);
    const near = g <= 2 * INCH;
    let worth = near ? (left > 0 ? 0.9 : 0.35) * j.strike[i]! : 0.25 * j.strike[i]! * nearness(g - INCH - move);
    if (j.charges && g <= INCH && j.strike[i]! > charge) charge = j.strike[i]!;
    if (j.shot[i]! > 0 && g >= 2 * INCH && g <= 9 * INCH) worth = Math.max(worth, (left > 0 ? 0.9 : 0.35) * j.shot[i]!);
    if (worth > offence) offence = worth;
    const acts = actionsOf(t);
    const reach = o.moves[t.id]!;
    if (acts > 0 && near) threat += j.struck[i]! * (acts > 1 ? 1.4 : 1);
    else if (acts > 1 && g <= INCH + reach) threat += 0.7 * j.struck[i]!;
    else if (g <= 2 * INCH + reach) threat += 0.25 * j.struck[i]!;
  }
  return offence + charge - FEAR * threat + aimAt(o, f, p, left);
};

const nearness = (beyond: number): number => (beyond <= 0 ? 1 : Math.max(0, 1 - beyond / (12 * INCH)));

/** Twelve directions, evenly spread. */
const COMPASS: readonly Point[] = [
  { x: 4096, y: 0 },
  { x: 3547, y: 2048 },
  { x: 2048, y: 3547 },
  { x: 0, y: 4096 },
  { x: -2048, y: 3547 },
  { x: -3547, y: 2048 },
  { x: -4096, y: 0 },
  { x: -3547, y: -2048 },
  { x: -2048, y: -3547 },
  { x: 0, y: -4096 },
  { x: 2048, y: -3547 },
  { x: 3547, y: -2048 },
];

/** The best of a few ways: those that are given, and straight ones all round; empty: to stay. */
export const quickGoing = (j: QuickJudge, limit: number, ways: readonly (readonly Point[])[]): readonly Point[] => {
  const { f } = j;
  let best: readonly Point[] = [];
  let most = quickPlace(j, f) + 0.05;
  for (const path of ways) {
    const worth = quickPlace(j, path[path.length - 1]!);
    if (worth > most) [best, most] = [path, worth];
  }
  const way = wayOf(j.o.b, f, false);
  for (let part = 2; part > 0; part--)
    for (let i = 0; i < COMPASS.length; i++) {
      const p = slideTo(f, COMPASS[i]!, (limit * part) / 2);
      const worth = quickPlace(j, p);
      if (worth > most && isLegClear(way, f, f, p) && isPlace(way, p, f)) [best, most] = [[p], worth];
    }
  return best;
};
