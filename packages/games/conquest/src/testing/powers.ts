/** For tests of powers: casters in both phases, and why they may not cast. */

import { refuseCast } from '../powers/casting.ts';
import { applyCast } from '../powers/power.ts';
import type { Battle, CastCommand, CastFault, Frame } from '../state/types.ts';
import { maybeRuled } from './ruled.ts';
import { type Given, type GivenModel, sceneOf } from './scenes.ts';
import { cast as castOf, playing, shooting } from './shooting.ts';

export const cast = castOf;

const POOLS: NonNullable<Given['pools']> = [
  [0, 0, 9],
  [0, 0, 0],
];

export const why = (b: Battle, c: CastCommand): CastFault | undefined => {
  const refusal = maybeRuled(refuseCast(b, c.unit.startsWith('B') ? 1 : 0, c));
  if (refusal === undefined) return undefined;
  if (refusal.code !== 'cannotCast') throw new Error(refusal.code);
  return refusal.why;
};

/** In the Shoot phase, A1's half. */
export const scene = (models: readonly GivenModel[], more: Given = {}): Battle =>
  shooting({ pools: POOLS, ...more, models });

/** In the Movement phase, A1 active. */
export const active: readonly Frame[] = [{ type: 'activation', unit: 'A1', surge: false, leaving: null }];
export const moving = (models: readonly GivenModel[], more: Given = {}): Battle =>
  sceneOf({ phase: 'movement', pools: POOLS, ...more, models, stack: more.stack ?? active });

/** Casts on a stack that holds nothing else. */
export const resolved = (b: Battle, c: CastCommand) => {
  const refusal = refuseCast(b, 0, c);
  if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
  return playing(applyCast({ ...b, stack: [] }, c, { roll: () => [], shuffle: (items) => items, final: () => {} }));
};

/** P3, Blast and Ward. */
export const augur = { sheet: 'augur', at: [6, 6] } as const;
export const zombies = { seat: 1, sheet: 'zombies', at: [12, 6] } as const;
export const CULT: Given = { factions: ['eldritch-cult', 'bloodpact'] };
/** P4, Lightning, Blast, Corrupt. */
export const sorcerer = { sheet: 'sorcerer', at: [6, 6] } as const;
export const mob = { seat: 1, sheet: 'mob', at: [12, 6] } as const;
