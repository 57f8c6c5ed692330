/** Which shots a ship may make, and why not (P1, CC-25, CC-51, CC-52, X-15, X-16, X-83, X-84, X-223, X-229 to X-238). */

import { needs } from '@muster/dice';
import { type Penalty, STRUCK_ON } from '@muster/dwethia';
import { hulls, inch } from '@muster/geometry';
import { ringOf } from '../boarding/fights.ts';
import { type Gun, kitOf } from '../ground/field.ts';
import { areNear, enemiesOf, friendsOf, hullOf, lockedWith } from '../ground/standing.ts';
import { isInNebula } from '../ground/values.ts';
import { struckOdds } from '../ships/shot.ts';
import { areEnemies, areFriends, isOnBoard } from '../state/battle.ts';
import type { Battle, FireCommand, FireFault, Ship, ShipId, ShipRound } from '../state/types.ts';
import { isTooTough } from './aim.ts';
import { isBlocked, isInArcs, wayOf } from './line.ts';

export interface Fault {
  readonly why: FireFault;
  /** The ship that decides it. */
  readonly by?: ShipId;
}

/** Fire tokens of this round. */
export const fireTokens = (s: Ship): number => {
  let count = 0;
  for (const token of s.tokens ?? []) if (token === 'fire') count++;
  return count;
};

const shotsWith = (s: Ship, weapon: number): number => {
  let count = 0;
  for (const one of s.turn.fired) if (one === weapon) count++;
  return count;
};

/** each token fires every weapon once, or only one. */
const isFired = (b: Battle, s: Ship, weapon: number): boolean =>
  (b.config.rulings.fireToken === 'allWeapons' ? shotsWith(s, weapon) : s.turn.fired.length) >= fireTokens(s);

/** How many more shots this weapon has by its tokens. */
export const shotsLeft = (b: Battle, s: Ship, weapon: number): number => {
  const gun = kitOf(b, s).guns[weapon];
  if (gun === undefined || s.turn.ceased || s.spent.includes(weapon)) return 0;
  const used = b.config.rulings.fireToken === 'allWeapons' ? shotsWith(s, weapon) : s.turn.fired.length;
  const left = Math.max(0, fireTokens(s) - used);
  return gun.weapon.uses === null ? left : Math.min(1, left);
};

/** DW-66, X-84, X-235: whether a weapon's penalty forbids it; drift does not count, `move` is in inches. */
export const hasMovedTooFar = (
  { moved, turned }: Pick<ShipRound, 'moved' | 'turned'>,
  penalty: Penalty,
  move: number,
): boolean => (penalty === 'full' ? moved > 0 || turned : penalty === 'half' && 2 * moved > inch(move));

/** What forbids a ship to shoot at all. */
export const shipFault = (b: Battle, s: Ship): Fault | undefined => {
  if (s.turn.fires >= fireTokens(s)) return { why: 'noToken' }; // CC-25
  if (s.turn.ceased) return { why: 'cast' };
  const locked = lockedWith(b, s);
  if (locked.length > 0) return { why: 'locked', by: locked[0]!.id }; // CC-52, X-83, X-223
  return b.config.rulings.nebulaBlind && isInNebula(b, s) ? { why: 'blind' } : undefined;
};

/** What forbids this weapon, the ship being free to shoot. */
export const weaponFault = (b: Battle, s: Ship, weapon: number): Fault | undefined => {
  const { guns, stats } = kitOf(b, s);
  const gun = guns[weapon];
  if (gun === undefined) return { why: 'noWeapon' };
  if (s.spent.includes(weapon)) return { why: 'spent' };
  if (isFired(b, s, weapon)) return { why: 'fired' };
  return hasMovedTooFar(s.turn, gun.weapon.penalty, stats.move) ? { why: 'movedTooFar' } : undefined;
};

/** ships of the shooter's side that are locked with the target. */
export const comradesAt = (b: Battle, shooter: Ship, target: Ship): readonly Ship[] =>
  lockedWith(b, target).filter((one) => one.id !== shooter.id && areFriends(b, shooter, one));

/** ships in the way of a shot at this target; those of a fight that it goes into are not among them. */
export const waysAt = (b: Battle, shooter: Ship, target: Ship): readonly Ship[] =>
  wayOf(b, shooter, target, comradesAt(b, shooter, target).length > 0 ? ringOf(b, target) : undefined);

/** how likely a shot comes through to this one, past a fight and ships in the way. */
export const reachChance = (b: Battle, shooter: Ship, target: Ship): number => {
  const ships = waysAt(b, shooter, target).length;
  const passes = comradesAt(b, shooter, target).length === 0 ? 1 : needs(STRUCK_ON + 1);
  return passes * struckOdds(ships)[ships]!;
};

const friendFault = (b: Battle, shooter: Ship, target: Ship): Fault | undefined => {
  const { faction } = kitOf(b, shooter);
  const comrades = comradesAt(b, shooter, target);
  if (comrades.length > 0 && faction?.shootsIntoCombat !== true) return { why: 'inCombat', by: comrades[0]!.id }; // DW-71
  if (faction?.shootsPastFriends === true) return undefined;
  const way = wayOf(b, shooter, target, comrades.length > 0 ? ringOf(b, target) : undefined);
  const friend = way.find((one) => areFriends(b, shooter, one));
  return friend === undefined ? undefined : { why: 'friendInTheWay', by: friend.id }; // DW-68
};

/** What forbids a shot of this weapon at this target. */
export const targetFault = (b: Battle, shooter: Ship, gun: Gun, target: Ship): Fault | undefined => {
  if (!areEnemies(b, shooter, target)) return { why: 'notAnEnemy' };
  if (target.wounds === 0) return { why: 'dying' };
  if (!hulls.isWithin(hullOf(b, shooter), hullOf(b, target), inch(gun.weapon.range))) return { why: 'outOfRange' };
  if (!isInArcs(b, shooter, gun, target)) return { why: 'outOfArc' };
  if (isTooTough(b, gun, target)) return { why: 'tooTough' }; // DW-59
  if (isInNebula(b, target)) return { why: 'obscured' };
  if (isBlocked(b, shooter, target)) return { why: 'blocked' };
  return friendFault(b, shooter, target);
};

/** Weapons that are alike in all that matters now: the first of them stands for all. */
const isTwin = (b: Battle, s: Ship, weapon: number): boolean => {
  const { guns } = kitOf(b, s);
  const own = guns[weapon]!;
  for (let i = 0; i < weapon; i++) {
    const other = guns[i]!;
    if (own.weapon !== other.weapon || shotsWith(s, i) !== shotsWith(s, weapon)) continue;
    if (s.spent.includes(i) !== s.spent.includes(weapon)) continue;
    if (own.arcs.length === other.arcs.length && own.arcs.every((arc) => other.arcs.includes(arc))) return true;
  }
  return false;
};

/** All shots of a ship, weapon by weapon, target by target. */
export const shotsOf = (b: Battle, s: Ship, most = Infinity): readonly FireCommand[] => {
  const shots: FireCommand[] = [];
  if (shipFault(b, s) !== undefined) return shots;
  const { guns } = kitOf(b, s);
  const enemies = enemiesOf(b, s);
  for (let weapon = 0; weapon < guns.length; weapon++) {
    if (weaponFault(b, s, weapon) !== undefined || isTwin(b, s, weapon)) continue;
    for (const target of enemies) {
      if (targetFault(b, s, guns[weapon]!, target) !== undefined) continue;
      shots.push({ type: 'fire', ship: s.id, weapon, target: target.id });
      if (shots.length >= most) return shots;
    }
  }
  return shots;
};

/** friends near the target that this weapon could itself target. */
export const redirectsOf = (b: Battle, shooter: Ship, gun: Gun, target: Ship): readonly Ship[] => {
  if (b.config.rulings.redirect === 'off') return [];
  return friendsOf(b, target).filter(
    (one) => areNear(b, target, one) && targetFault(b, shooter, gun, one) === undefined,
  );
};

/** whom the station shoots at: the nearest in range that it may. */
export const stationTarget = (b: Battle, station: Ship, gun: Gun): Ship | undefined => {
  const legal = b.ships.filter((s) => isOnBoard(s) && targetFault(b, station, gun, s) === undefined);
  let nearest: Ship | undefined;
  for (const s of legal) {
    if (nearest === undefined) nearest = s;
    else if (gapTo(b, station, s) < gapTo(b, station, nearest)) nearest = s;
  }
  return nearest;
};

const gapTo = (b: Battle, a: Ship, c: Ship): number => hulls.gapBetween(hullOf(b, a), hullOf(b, c)).down;
