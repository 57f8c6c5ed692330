/** Which shots a model may make, and why not (P1, CQ-48 to CQ-55, DW-49, DW-66, DW-68, DW-71, X-40, X-314, X-335 to X-348). */

import type { Penalty } from '@muster/dwethia';
import type { Length } from '@muster/geometry';
import type { RuleId, Seat } from '@muster/kernel';
import { isUnit, kitOf, UNIT_RADII } from '../ground/field.ts';
import { areWithin, foesBeside, isWithin } from '../ground/standing.ts';
import { hasCastHere, isFortressModel, isNew, moveOf, perceptionOf } from '../ground/values.ts';
import { copyModel, findModel, isDying, NO_TURN, seatFor, sideOf } from '../state/battle.ts';
import type { Battle, ConquestRefusal, Model, ModelId, ShootCommand, ShootFault } from '../state/types.ts';
import { isTooTough, reachOf } from './aim.ts';
import { isObscured, isSeen, wayOf } from './line.ts';
import { protectorOf } from './protection.ts';

export interface Fault {
  readonly why: ShootFault;
  readonly rule: RuleId;
  /** The model that decides it. */
  readonly by?: ModelId;
}

const fault = (why: ShootFault, rule: RuleId, by?: ModelId): Fault =>
  by === undefined ? { why, rule } : { why, rule, by };

/** DW-66: as printed and researched; Hasten and Root do not change it. */
export const paceOf = (b: Battle, m: Model): Length => {
  const plain = copyModel(m);
  plain.rooted = false;
  plain.turn = NO_TURN;
  return moveOf(b, plain);
};

/** DW-66, X-314: the ledger has Difficult ground in it already. */
const hasMovedTooFar = (b: Battle, m: Model, penalty: Penalty): boolean => {
  if (penalty === 'none' || m.turn.ledger === 0) return false;
  return penalty === 'full' || 2 * m.turn.ledger > paceOf(b, m);
};

/** What forbids it to shoot at all. The dying may. */
const shooterFault = (b: Battle, m: Model): Fault | undefined => {
  const { weapon } = kitOf(b, m);
  if (weapon === null) return fault('noWeapon', 'DW-50');
  if (hasCastHere(b, m)) return fault('hasCast', 'DW-86');
  if (m.turn.shot) return fault('hasShot', 'CQ-48');
  if (isNew(b, m)) return fault('new', 'X-335');
  if (m.turn.built > 0 && !isFortressModel(b, m)) return fault('hasBuilt', 'CQ-45');
  return hasMovedTooFar(b, m, weapon.penalty) ? fault('movedTooFar', 'DW-66') : undefined;
};

/** units of the shooter's side in contact with the target, the shooter left out; buildings are in no melee. */
export const comradesAt = (b: Battle, shooter: Model, target: Model): readonly Model[] => {
  if (!isUnit(b, target)) return NOBODY;
  const side = sideOf(b, shooter);
  const foes = foesBeside(b, target);
  if (foes.length === 0 || sideOf(b, target) === side) return NOBODY;
  return foes.filter((one) => one.id !== shooter.id);
};
const NOBODY: readonly Model[] = [];

/** DW-71, X-344: permission to shoot into a melee; X-345, DW-68: past friends. X-343: in contact itself it needs neither. */
export const permissionFault = (b: Battle, shooter: Model, target: Model, arc: boolean): Fault | undefined => {
  const { faction } = kitOf(b, shooter);
  if (!faction.shootsIntoCombat) {
    const comrades = comradesAt(b, shooter, target);
    if (comrades.length > 0) return fault('inCombat', 'X-344', comrades[0]!.id);
  }
  if (arc || faction.shootsPastFriends) return undefined;
  for (const one of wayOf(b, shooter, target).hindrances)
    if (one.kind === 'model' && one.friend && one.unit) return fault('friendInTheWay', 'X-345', one.model);
  return undefined;
};

/** What forbids a shot at this target; `foes` are the enemies in contact with the shooter. */
const targetFault = (
  b: Battle,
  shooter: Model,
  target: Model,
  arc: boolean,
  foes: readonly Model[],
): Fault | undefined => {
  if (sideOf(b, shooter) === sideOf(b, target)) return fault('notAnEnemy', 'DW-49');
  if (isDying(target)) return fault('dying', 'X-336');
  if (!isWithin(b, shooter, target, reachOf(b, shooter, arc))) return fault('outOfRange', arc ? 'X-341' : 'DW-50');
  // CQ-50, X-40, X-343
  if (foes.length > 0 && !foes.includes(target)) return fault('notInContact', 'X-343', foes[0]!.id);
  if (isTooTough(b, shooter, target)) return fault('tooTough', 'X-342');
  const protector = protectorOf(b, target);
  if (protector !== undefined) return fault('protected', 'X-347', protector.id);
  if (isObscured(b, shooter, target)) return fault('obscured', 'X-337');
  if (!arc && !isSeen(b, shooter, target)) return fault('blocked', 'X-337');
  return foes.length > 0 ? undefined : permissionFault(b, shooter, target, arc);
};

/** Why this seat may not shoot so; undefined when it may. */
export const refuseShoot = (b: Battle, seat: Seat, c: ShootCommand): ConquestRefusal | undefined => {
  const shooter = findModel(b, c.unit);
  if (shooter === undefined || seatFor(b, shooter) !== seat)
    return { code: 'noSuchModel', rule: 'X-330', model: c.unit };
  const target = findModel(b, c.target);
  if (target === undefined) return { code: 'noSuchModel', rule: 'X-330', model: c.target };
  const found =
    shooterFault(b, shooter) ??
    (c.arc && kitOf(b, shooter).weapon!.keywords.arc !== true ? fault('noArc', 'CQ-53') : undefined) ??
    targetFault(b, shooter, target, c.arc, foesBeside(b, shooter));
  if (found === undefined) return undefined;
  const { why, rule, by } = found;
  const refusal = { code: 'cannotShoot', rule, model: c.unit, target: c.target, why } as const;
  return by === undefined ? refusal : { ...refusal, by };
};

/** something is left of its Perception. */
const hasAim = (b: Battle, shooter: Model, target: Model): boolean => {
  const { models, cover } = wayOf(b, shooter, target);
  return perceptionOf(b, shooter) > models + cover;
};

const LARGEST = UNIT_RADII[50];
const NO_SHOTS: readonly ShootCommand[] = [];

/** All shots of a model, target by target; an arc only where it differs from the direct shot. */
export const shootCommands = (b: Battle, shooter: Model): readonly ShootCommand[] => {
  const { weapon, radius } = kitOf(b, shooter);
  if (weapon === null || shooterFault(b, shooter) !== undefined) return NO_SHOTS;
  const shots: ShootCommand[] = [];
  const foes = foesBeside(b, shooter);
  const farthest = reachOf(b, shooter, weapon.keywords.arc === true);
  for (let i = 0; i < b.models.length; i++) {
    const target = b.models[i]!;
    if (!areWithin(shooter.at, radius, target.at, LARGEST, farthest)) continue; // before anything is looked up
    const isDirect = targetFault(b, shooter, target, false, foes) === undefined;
    if (isDirect) shots.push({ type: 'shoot', unit: shooter.id, target: target.id, arc: false });
    if (weapon.keywords.arc !== true || targetFault(b, shooter, target, true, foes) !== undefined) continue;
    if (!isDirect || hasAim(b, shooter, target))
      shots.push({ type: 'shoot', unit: shooter.id, target: target.id, arc: true });
  }
  return shots;
};
