/** At whom a power may be aimed, and why not (DW-87, X-337, X-344, X-345, X-347, X-362, 3.5, 3.6). */

import { isSince, type Power, type Side } from '@muster/dwethia';
import { inch, type Length } from '@muster/geometry';
import { isUnit } from '../ground/field.ts';
import { enemiesAt, foesBeside, isInContact, isWithin, NEAR } from '../ground/standing.ts';
import { effectsOf, fullWoundsOf } from '../ground/values.ts';
import { isObscured, isSeen } from '../shooting/line.ts';
import { permissionFault } from '../shooting/options.ts';
import { isUnnameable, protectorOf } from '../shooting/protection.ts';
import { isDying, sideOf } from '../state/battle.ts';
import type { Battle, CastFault, Model } from '../state/types.ts';
import { struckBy } from './struck.ts';

/** Whispering Stones make it longer. */
export const powerReach = (b: Battle, caster: Model, { range }: Power): Length => {
  let inches = range ?? 0;
  for (const { add } of effectsOf(b, sideOf(b, caster), 'powerRange')) inches += add;
  return inch(inches);
};

/** whether the half of a side has begun: a command of it has been given. The later ones lie beneath it. */
export const isUnderWay = (b: Battle, side: Side): boolean => {
  for (let i = b.stack.length - 1; i >= 0; i--) {
    const frame = b.stack[i]!;
    if (frame.type === 'half') return frame.side === side && frame.step === 'act';
  }
  return false;
};

/** It is rooted for as long as it could be. */
const isHeld = (b: Battle, m: Model): boolean => {
  if (!m.rooted || b.config.rulings.rootUntil === 'round') return m.rooted;
  return m.turn.held || !isUnderWay(b, sideOf(b, m));
};

/** Whether it would change nothing. */
const isUseless = (b: Battle, { effect }: Power, target: Model): boolean => {
  switch (effect.kind) {
    case 'mend':
      return target.wounds >= fullWoundsOf(b, target);
    case 'ward':
      return target.ward;
    case 'hasten':
      return target.turn.pinned || target.rooted;
    case 'dread':
      return target.dread;
    case 'corrupt':
      return target.corrupt >= CORRUPT_ENDS;
    case 'root':
      return struckBy(b, target, 'coherent').every((m) => isHeld(b, m));
    default:
      return false;
  }
};
/** 3.5: till the end of the next round. */
export const CORRUPT_ENDS = 2;

/** sight and protection as for shots: permission where it does damage. */
const enemyFault = (
  b: Battle,
  caster: Model,
  power: Power,
  target: Model,
  isEngaged: boolean,
): CastFault | undefined => {
  if (protectorOf(b, target) !== undefined) return 'protected';
  if (isObscured(b, caster, target)) return 'obscured';
  if (!isSeen(b, caster, target)) return 'blocked';
  if (power.effect.kind !== 'damage' || isEngaged) return undefined;
  const fault = permissionFault(b, caster, target, false);
  return fault === undefined ? undefined : fault.why === 'inCombat' ? 'inCombat' : 'friendInTheWay';
};

/** 3.5: who is active, or was when a Surge came between, is not one that has yet to be. */
const isActive = (b: Battle, { id }: Model): boolean =>
  b.stack.some((frame) => frame.type === 'activation' && frame.unit === id);

/** Only Blast may be aimed at buildings; Hasten only at who has not been active, so never at the caster. */
const isRightTarget = (b: Battle, caster: Model, { at, effect }: Power, target: Model): boolean => {
  if (isDying(target)) return false;
  if ((sideOf(b, target) === sideOf(b, caster)) !== (at === 'ally')) return false;
  if (!isUnit(b, target)) return effect.kind === 'damage' && effect.strikes === 'target';
  return effect.kind !== 'hasten' || (!target.turn.activated && !isActive(b, target));
};

/** DW-87: enemy units that the caster is in coherency with; before the fourth edition those it was in contact with, by X-17's switch. */
export const foesOfCaster = (b: Battle, caster: Model): readonly Model[] =>
  isSince(b.config, 4) ? enemiesAt(b, caster, caster.at, NEAR) : foesBeside(b, caster);

/** `foes`: those who stand beside the caster. */
export const targetFault = (
  b: Battle,
  caster: Model,
  power: Power,
  target: Model,
  foes: readonly Model[],
): CastFault | undefined => {
  if (!isRightTarget(b, caster, power, target)) return 'wrongTarget';
  if (!isWithin(b, caster, target, powerReach(b, caster, power))) return 'outOfRange';
  if (foes.length > 0 && !foes.includes(target)) return 'notInContact'; // DW-87
  if (isUseless(b, power, target)) return 'useless';
  if (isUnnameable(b, target)) return 'unnameable';
  return power.at === 'enemy' ? enemyFault(b, caster, power, target, isInContact(b, caster)) : undefined;
};
