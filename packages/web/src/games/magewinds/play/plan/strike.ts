/** From here, or after a step: whom a fighter could strike with its Attack action, and the way to it. */

import { gapBetween, inch, type Length, type Point } from '@muster/geometry';
import {
  attackProfile,
  type Battle,
  baseOf,
  type Fighter,
  type FighterId,
  type MagewindsCommand,
} from '@muster/magewinds';
import { remembered } from '../../../../parts/remembered.ts';
import { attackIds, bestOption, enemiesOf } from '../attacks.ts';
import { longerOf, type Mover, moveCommands } from '../moving.ts';
import { type Ahead, lookAhead } from './ahead.ts';
import { standsFor } from './approach.ts';
import type { Asked } from './types.ts';

const ATTACK: MagewindsCommand = { type: 'act', action: 'attack' };

/** The commands that lead to where a target is chosen, and what is seen there. */
export interface StrikeWay {
  readonly commands: readonly MagewindsCommand[];
  /** The step; empty where none is needed. */
  readonly path: readonly Point[];
  readonly mover: Mover | undefined;
  readonly then: Ahead;
}

/** After this step. */
export const strikeFrom = (
  { b, seat }: Pick<Asked, 'b' | 'seat'>,
  mover: Mover | undefined,
  path: readonly Point[],
): StrikeWay | undefined => {
  const commands = mover === undefined ? [ATTACK] : [ATTACK, ...moveCommands(mover, path)];
  const then = lookAhead(b, seat, commands);
  return then?.decision.kind === 'target' ? { commands, path, mover, then } : undefined;
};

const furthest = (b: Battle, f: Fighter): number => Math.max(...attackIds(f).map((id) => attackProfile(b, f, id)!.max));

/** How finely steps are looked at. */
const GRAIN = inch(1) / 4;

const gapOf = (b: Battle, f: Fighter, target: FighterId): Length =>
  gapBetween(baseOf(f), baseOf(b.fighters[target]!)).down;

/** The best step that brings the target into the reach of an attack that can be paid for. */
const stepTo = (m: Mover, target: FighterId): readonly Point[] | undefined => {
  const f = m.battle.fighters[m.fighter]!;
  const isNear = gapOf(m.battle, f, target) <= furthest(m.battle, f) + m.limit;
  return isNear ? standsFor(m, target, GRAIN)[0]?.path : undefined;
};

const findWay = remembered((b: Battle, seat: number, id: FighterId, target: FighterId): StrikeWay | undefined => {
  const f = b.fighters[id]!;
  const isInReach = bestOption(b, seat, f, target) !== undefined;
  if (!isInReach && gapOf(b, f, target) > furthest(b, f) + inch(3)) return undefined;
  const stepping = lookAhead(b, seat, [ATTACK])?.mover;
  if (isInReach) return strikeFrom({ b, seat }, stepping, []);
  for (const mover of [stepping, stepping && longerOf(stepping)]) {
    const step = mover && stepTo(mover, target);
    if (step !== undefined) return strikeFrom({ b, seat }, mover, step);
  }
  return undefined;
});

/** How this fighter, about to choose its action, could strike that one. */
export const strikeWay = ({ b, seat }: Asked, f: Fighter, target: FighterId): StrikeWay | undefined =>
  findWay(b, seat, f.id, target);

/** The enemies that can be struck, with a step where it takes one. */
export const strikeable = (s: Asked, f: Fighter): readonly FighterId[] =>
  s.candidates.some((c) => c.type === 'act' && c.action === 'attack')
    ? enemiesOf(s.b, f)
        .filter(({ id }) => strikeWay(s, f, id) !== undefined)
        .map(({ id }) => id)
    : [];
