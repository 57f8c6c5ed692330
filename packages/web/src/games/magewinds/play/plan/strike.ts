/** From here, or after a step: whom a fighter could strike with its Attack action, and the way to it. */

import { gapBetween, inch, type Point } from '@muster/geometry';
import {
  attackProfile,
  type Battle,
  baseOf,
  type CastCommand,
  type Fighter,
  type FighterId,
  type MagewindsCommand,
} from '@muster/magewinds';
import { attackIds, bestOption, enemiesOf } from '../attacks.ts';
import { longerOf, type Mover, moveCommand } from '../moving.ts';
import { ahead } from './ahead.ts';
import { betterStand, standsFor } from './approach.ts';
import type { Asked } from './types.ts';

const ATTACK: MagewindsCommand = { type: 'act', action: 'attack' };

/** The commands that lead to where a target is chosen, and what is seen there. */
export interface StrikeWay {
  readonly commands: readonly MagewindsCommand[];
  /** The step; empty where none is needed. */
  readonly path: readonly Point[];
  readonly mover: Mover | undefined;
  readonly cast: CastCommand | undefined;
  readonly then: Asked;
}

const wayBy = (s: Asked, mover: Mover | undefined, path: readonly Point[]): StrikeWay | undefined => {
  const cast = mover?.cast;
  const commands =
    mover === undefined ? [ATTACK] : [ATTACK, ...(cast === undefined ? [] : [cast]), moveCommand(mover, path)];
  const then = ahead(s, ...commands);
  return then?.decision.kind === 'target' ? { commands, path, mover, cast, then } : undefined;
};

const furthest = (b: Battle, f: Fighter): number => Math.max(...attackIds(f).map((id) => attackProfile(b, f, id)!.max));

/** How finely steps are looked at. */
const GRAIN = inch(1) / 4;

/** The best step that brings the target into the reach of an attack that can be paid for. */
const stepTo = (m: Mover, seat: number, f: Fighter, target: FighterId): readonly Point[] | undefined => {
  const { battle: b } = m;
  const gap = gapBetween(baseOf(f), baseOf(b.fighters[target]!)).down;
  if (gap > furthest(b, f) + m.limit) return undefined;
  return [...standsFor(m, seat, f, target, GRAIN)].sort(betterStand)[0]?.path;
};

const ways = new WeakMap<Battle, Map<FighterId, StrikeWay | undefined>>();

const findWay = (s: Asked, f: Fighter, target: FighterId): StrikeWay | undefined => {
  const { b, seat } = s;
  if (bestOption(b, seat, f, target) !== undefined) {
    const stepping = ahead(s, ATTACK)?.mover;
    return wayBy(s, stepping, []);
  }
  const gap = gapBetween(baseOf(f), baseOf(b.fighters[target]!)).down;
  if (gap > furthest(b, f) + inch(3)) return undefined;
  const stepping = ahead(s, ATTACK)?.mover;
  if (stepping === undefined) return undefined;
  const step = stepTo(stepping, seat, f, target);
  if (step !== undefined) return wayBy(s, stepping, step);
  const leaping = longerOf(stepping);
  const leap = leaping && stepTo(leaping, seat, f, target);
  return leap && wayBy(s, leaping, leap);
};

/** How this fighter, about to choose its action, could strike that one. */
export const strikeWay = (s: Asked, f: Fighter, target: FighterId): StrikeWay | undefined => {
  let found = ways.get(s.b);
  if (found === undefined) {
    found = new Map();
    ways.set(s.b, found);
  }
  if (!found.has(target)) found.set(target, findWay(s, f, target));
  return found.get(target);
};

/** After the step that is pinned. */
export const strikeFrom = (s: Asked, mover: Mover, path: readonly Point[]): StrikeWay | undefined =>
  wayBy(s, mover, path);

/** The enemies that can be struck, with a step where it takes one. */
export const strikeable = (s: Asked, f: Fighter): readonly FighterId[] =>
  s.candidates.some((c) => c.type === 'act' && c.action === 'attack')
    ? enemiesOf(s.b, f)
        .filter(({ id }) => strikeWay(s, f, id) !== undefined)
        .map(({ id }) => id)
    : [];
