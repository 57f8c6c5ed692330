/** The Recruit: attacks whom it can, runs at the nearest foe or treasure, and does half of everything on a whim. */

import type { Point } from '@muster/geometry';
import type { Rng, Seat } from '@muster/kernel';
import {
  type ActivationFrame,
  type Battle,
  type Fighter,
  type MagewindsCommand,
  magewinds,
  type StepFrame,
} from '@muster/magewinds';
import { gap, INCH, outlook } from './field.ts';
import { activationOf, topOf } from './policy.ts';
import { pickWarband } from './setup.ts';
import { type Strike, strikesFrom } from './strikes.ts';

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

const oneIn = (n: number, rng: Rng): boolean => rng.below(n) === 0;

export const recruitChoice = (b: Battle, seat: Seat, rng: Rng): MagewindsCommand => {
  const all = magewinds.candidates(b, seat);
  const frame = topOf(b);
  switch (frame.type) {
    case 'setup':
      return all[0]?.type === 'assemble' ? { type: 'assemble', warband: pickWarband(b, rng) } : pick(all, rng);
    case 'round':
      return preferred(all, (c) => c.type !== 'pass' || oneIn(8, rng), rng);
    case 'window':
      return oneIn(3, rng) ? pick(all, rng) : all[0]!;
    case 'activation':
      return inActivation(b, seat, all, frame, rng);
    case 'move':
      return frame.step === 'path'
        ? move(b, seat, b.fighters[frame.fighter]!, all, rng)
        : preferred(all, (c) => c.type !== 'decline', rng);
    case 'step':
      return step(b, seat, frame, all, rng);
    case 'windburn':
      return all[all.length - 1]!;
    default:
      return pick(all, rng);
  }
};

const preferred = (
  all: readonly MagewindsCommand[],
  likes: (c: MagewindsCommand) => boolean,
  rng: Rng,
): MagewindsCommand => {
  const liked = all.filter(likes);
  return pick(liked.length > 0 ? liked : all, rng);
};

const isAttack = (c: MagewindsCommand): boolean => c.type === 'act' && c.action === 'attack';

const inActivation = (
  b: Battle,
  seat: Seat,
  all: readonly MagewindsCommand[],
  { step, fighter }: ActivationFrame,
  rng: Rng,
): MagewindsCommand => {
  if (step === 'targets') return preferred(all, (c) => c.type !== 'decline', rng);
  if (step === 'ending') return all[0]!;
  const strikes = all.some(isAttack) && strikesOf(b, seat, b.fighters[fighter]!).length > 0;
  if (strikes && !oneIn(3, rng)) return all.find(isAttack)!;
  const walk = all.find((c) => c.type === 'act' && c.action === 'move');
  if (walk !== undefined && !oneIn(3, rng)) return walk;
  return preferred(all, (c) => c.type === 'act' && c.action !== 'wait' && (strikes || !isAttack(c)), rng);
};

const strikesOf = (b: Battle, seat: Seat, f: Fighter): readonly Strike[] => strikesFrom(outlook(b, seat), f, INCH);

/** Before an attack it steps to where it can strike somebody. */
const step = (
  b: Battle,
  seat: Seat,
  { fighter, purpose }: StepFrame,
  all: readonly MagewindsCommand[],
  rng: Rng,
): MagewindsCommand => {
  if (purpose === 'action' && activationOf(b)?.action === 'attack') {
    const strikes = strikesOf(b, seat, b.fighters[fighter]!);
    const command: MagewindsCommand | undefined =
      strikes.length === 0 ? undefined : { type: 'step', path: pick(strikes, rng).step };
    if (command !== undefined && magewinds.refuse(b, seat, command) === undefined) return command;
  }
  return preferred(all, (c) => c.type === 'step', rng);
};

/** Two moves in five are a whim. */
const move = (b: Battle, seat: Seat, f: Fighter, all: readonly MagewindsCommand[], rng: Rng): MagewindsCommand => {
  const moves = all.filter((c) => c.type === 'move');
  const taken = all.find((c) => c.type === 'pickUp');
  if (taken !== undefined) return taken;
  if (rng.below(5) < 2) return pick(moves, rng);
  const goal = goalOf(b, seat, f);
  let best = moves[0]!;
  let least = Infinity;
  for (const c of moves) {
    const end = c.type === 'move' ? (c.path[c.path.length - 1] ?? f) : f;
    const d = gap(end, goal);
    if (d < least) [best, least] = [c, d];
  }
  return best;
};

/** The hill, the nearest treasure, or else the nearest foe. */
const goalOf = (b: Battle, seat: Seat, f: Fighter): Point => {
  const o = outlook(b, seat);
  if (b.scenario === 'king-of-the-hill' || (b.scenario === 'battle-royale' && b.round >= 2)) return o.centre;
  const lying = b.objects.filter((object) => object.where === 'field');
  const goals: readonly Point[] = lying.length > 0 ? lying : o.foes;
  let best: Point = o.centre;
  let least = Infinity;
  for (const p of goals) {
    const d = gap(f, p);
    if (d < least) [best, least] = [p, d];
  }
  return best;
};
