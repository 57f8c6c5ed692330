/** Which shots a model may make, and why not (P1, X-126, X-128, X-129, X-135, X-138, X-140). */

import { isSince, type RangedWeapon } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import type { RuleId } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { alliesOf, areTouching, distanceBetween, enemiesOf, isEngaged, isObscured } from '../ground/standing.ts';
import { areEnemies, isOnBoard } from '../state/battle.ts';
import type { Battle, Model, Pace, ShootCommand, ShotFault } from '../state/types.ts';
import { ignoreOf, ownSave } from '../wounds/wounds.ts';
import { aimAt, type Circumstances, lineSum } from './line.ts';

const ARC_RANGE = 3;

/** How the shooter comes to shoot. */
export interface Readiness {
  readonly pace: Pace;
  /** HR-42: instead of melee. */
  readonly fire: boolean;
  /** nothing hinders a last shot. */
  readonly free: boolean;
}

/** The rule behind each fault. */
export const SHOT_RULES: { readonly [F in ShotFault]: RuleId } = {
  noWeapon: 'DW-50',
  alreadyCast: 'X-126',
  usedUp: 'DW-50',
  movedTooFar: 'DW-66',
  engaged: 'HR-35',
  notAnEnemy: 'DW-49',
  offBoard: 'DW-49',
  outOfRange: 'DW-50',
  noArc: 'HR-37',
  obscured: 'X-112',
  blinded: 'X-112',
  blocked: 'DW-51',
  friendInTheWay: 'DW-68',
  inCombat: 'DW-71',
  notQuick: 'HR-33',
};

/** What forbids this weapon before any target is named. */
export const weaponFault = (b: Battle, m: Model, weapon: RangedWeapon, ready: Readiness): ShotFault | undefined => {
  if (m.used.includes(weapon.id)) return 'usedUp';
  if (ready.free) return undefined;
  if (weapon.penalty === 'full' && ready.pace !== 'still') return 'movedTooFar'; // DW-66
  if (weapon.penalty === 'half' && ready.pace === 'full') return 'movedTooFar';
  if (!ready.fire && !weapon.keywords.light && isEngaged(b, m)) return 'engaged'; // HR-35
  return undefined;
};

/** Friends of the shooter, itself left out, that touch the target. */
export const friendsBeside = (b: Battle, m: Model, target: Model): readonly Model[] =>
  alliesOf(b, m).filter((friend) => friend.wounds > 0 && areTouching(b, friend, target));

/** DW-71: whom a shot into a melee may strike instead. The centre of a Blast does not change (HR-38): before the fifth edition it did. */
export const friendsAtRisk = (b: Battle, m: Model, { keywords }: RangedWeapon, target: Model): readonly Model[] =>
  keywords.blast !== undefined && isSince(b.config, 5) ? [] : friendsBeside(b, m, target);

/** What forbids this shot at this target. */
export const targetFault = (
  b: Battle,
  m: Model,
  weapon: RangedWeapon,
  target: Model,
  arc: boolean,
): ShotFault | undefined => {
  if (!isOnBoard(target) || target.wounds === 0) return 'offBoard';
  if (!areEnemies(b, m, target)) return 'notAnEnemy';
  if (arc && !weapon.keywords.arc) return 'noArc';
  if (distanceBetween(b, m, target) > weapon.range * (arc ? ARC_RANGE : 1)) return 'outOfRange';
  if (isObscured(b, target)) return 'obscured';
  if (isObscured(b, m)) return 'blinded';
  if (!kitOf(b, m).faction.shootsIntoCombat && friendsBeside(b, m, target).length > 0) return 'inCombat'; // DW-71
  if (arc) return undefined;
  const sum = lineSum(b, m, target);
  if (sum === levels.BLOCKED) return 'blocked';
  return sum === levels.BARRED ? 'friendInTheWay' : undefined;
};

interface Options {
  readonly weapons?: readonly RangedWeapon[];
  readonly pace?: Pace;
  readonly fire?: boolean;
  readonly free?: boolean;
}

/** HR-34: one of these. All shots, weapon by weapon, target by target; straight before in an arc. */
export const shotsOf = (b: Battle, m: Model, options: Options): readonly ShootCommand[] => {
  const { weapons = kitOf(b, m).guns, pace = 'still', fire = false, free = false } = options;
  const shots: ShootCommand[] = [];
  for (const weapon of weapons) {
    if (weaponFault(b, m, weapon, { pace, fire, free }) !== undefined) continue;
    for (const target of enemiesOf(b, m))
      for (const arc of weapon.keywords.arc ? [false, true] : [false])
        if (targetFault(b, m, weapon, target, arc) === undefined)
          shots.push({ type: 'shoot', weapon: weapon.id, target: target.id, arc });
  }
  return shots;
};

/** DW-72, X-10, X-135: allies of the target that the shot may be passed to. */
export const redirectsOf = (
  b: Battle,
  m: Model,
  weapon: RangedWeapon,
  target: Model,
  arc: boolean,
): readonly Model[] => {
  if (weapon.keywords.blast !== undefined || b.config.rulings.redirect === 'off') return [];
  return alliesOf(b, target).filter(
    (ally) => areTouching(b, target, ally) && targetFault(b, m, weapon, ally, arc) === undefined,
  );
};

/** The chance that a die fails; none without a roll. */
const failing = (needs: number | null): number => (needs === null ? 1 : (needs - 1) / 6);

/** Points that a shot at this target would probably cost it, by the numbers of the shot itself. */
export const expectedLoss = (b: Battle, m: Model, target: Model, how: Circumstances): number => {
  const { needs } = aimAt(b, m, target, how);
  const { points, stats } = kitOf(b, target);
  const through = failing(ownSave(b, target)) * failing(ignoreOf(b, target));
  const worth = points / stats.wounds + (target.wounds === 1 ? 0.3 * points : 0);
  return ((7 - needs) / 6) * through * worth;
};

/** Of these last shots the one that costs the enemy most; the first on ties. */
export const bestTarget = (b: Battle, m: Model, shots: readonly ShootCommand[]): ShootCommand | undefined => {
  let best: ShootCommand | undefined;
  let most = -1;
  for (const shot of shots) {
    const gun = kitOf(b, m).guns.find(({ id }) => id === shot.weapon)!;
    const target = b.models.find(({ id }) => id === shot.target)!;
    const loss = expectedLoss(b, m, target, {
      strength: gun.strength,
      arc: shot.arc,
      power: false,
      fire: false,
      pace: 'full',
    });
    if (loss > most) {
      most = loss;
      best = shot;
    }
  }
  return best;
};
