/** Copies of frames with changes: one literal per type, so that a playout never spreads. */

import type { Draft } from '@muster/kernel';
import type { ActivationFrame, AttackFrame, DamageFrame, MoveFrame, StepFrame, VolleyFrame } from './battle.ts';

const copyActivation = (f: ActivationFrame): Draft<ActivationFrame> => ({
  type: 'activation',
  step: f.step,
  fighter: f.fighter,
  by: f.by,
  action: f.action,
  free: f.free,
  cast: f.cast,
});

export const activationWith = (f: ActivationFrame, change: Partial<ActivationFrame>): ActivationFrame =>
  Object.assign(copyActivation(f), change);

const copyMove = (f: MoveFrame): Draft<MoveFrame> => ({
  type: 'move',
  step: f.step,
  fighter: f.fighter,
  haste: f.haste,
  phasewalk: f.phasewalk,
  near: f.near,
  charges: f.charges,
  cast: f.cast,
});

export const moveWith = (f: MoveFrame, change: Partial<MoveFrame>): MoveFrame => Object.assign(copyMove(f), change);

const copyStep = (f: StepFrame): Draft<StepFrame> => ({
  type: 'step',
  step: f.step,
  fighter: f.fighter,
  purpose: f.purpose,
  source: f.source,
  leap: f.leap,
  phasewalk: f.phasewalk,
  cast: f.cast,
});

export const stepWith = (f: StepFrame, change: Partial<StepFrame>): StepFrame => Object.assign(copyStep(f), change);

const copyAttack = (f: AttackFrame): Draft<AttackFrame> => ({
  type: 'attack',
  step: f.step,
  source: f.source,
  by: f.by,
  against: f.against,
  attack: f.attack,
  target: f.target,
  object: f.object,
  splash: f.splash,
  chosen: f.chosen,
  choice: f.choice,
  defence: f.defence,
  free: f.free,
  hits: f.hits,
  damage: f.damage,
  blocked: f.blocked,
});

export const attackWith = (f: AttackFrame, change: Partial<AttackFrame>): AttackFrame =>
  Object.assign(copyAttack(f), change);

const copyVolley = (f: VolleyFrame): Draft<VolleyFrame> => ({
  type: 'volley',
  step: f.step,
  source: f.source,
  by: f.by,
  attack: f.attack,
  targets: f.targets,
  steps: f.steps,
});

export const volleyWith = (f: VolleyFrame, change: Partial<VolleyFrame>): VolleyFrame =>
  Object.assign(copyVolley(f), change);

export const damageWith = (f: DamageFrame, index: number, harms: DamageFrame['harms']): DamageFrame => ({
  type: 'damage',
  step: f.step,
  harms,
  index,
  rule: f.rule,
});
