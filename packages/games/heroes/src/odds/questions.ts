/** A question of odds: who attacks whom, with what, in which circumstances, by the names of its address. */

import {
  askedPart,
  likeWeapon,
  type MeleeWeapon,
  powerOf,
  type RangedWeapon,
  weaponOfPower,
  weaponPart,
} from '@muster/dwethia';
import { flagField, group, wholeField } from '@muster/kernel';
import { findProfile } from '../content/called.ts';
import type { Profile } from '../content/profiles.ts';
import { kitOfSheet } from '../ground/field.ts';
import type { OddsQuestion } from './profiles.ts';
import { duellistOf } from './units.ts';

export type AskedWeapon = RangedWeapon | MeleeWeapon;

export interface OddsQuery {
  readonly attacker: Profile;
  readonly defender: Profile;
  readonly weapon: AskedWeapon;
  readonly distance: number;
  readonly cover: number;
  readonly inTheWay: number;
  readonly attackerIntegrity: number;
  readonly defenderIntegrity: number;
  readonly destiny: number;
  readonly defensive: boolean;
  readonly fireAction: boolean;
}

/** What it carries, and the powers it knows that do damage. */
export const weaponsOf = (profile: Profile): readonly AskedWeapon[] => {
  const { melee, guns } = kitOfSheet(profile);
  const powers = profile.powers.flatMap((id) => {
    const power = powerOf(id);
    return (power && weaponOfPower(power)) ?? [];
  });
  return [...guns, melee, ...powers];
};

export const ODDS = group<OddsQuery>({
  attacker: askedPart('profile', findProfile, 'citadel.guardsman'),
  defender: askedPart('profile', findProfile, 'empire-of-sol.legionnaire'),
  weapon: ({ attacker }) => weaponPart(attacker, weaponsOf(attacker)),
  distance: wholeField('Distance in spaces', 1, 72, 6),
  cover: wholeField('Cover of terrain', 0, 6, 0),
  inTheWay: wholeField('Objects in the way', 0, 8, 0),
  attackerIntegrity: wholeField('Integrity of the attacker’s group', -3, 4, 0),
  defenderIntegrity: wholeField('Integrity of the defender’s group', -3, 4, 0),
  destiny: wholeField('Destiny of the attacker', 0, 6, 0),
  defensive: flagField('The defender keeps its shield up (HR-25)'),
  fireAction: flagField('The attacker fires while engaged (HR-42)', 'fire'),
});

/** Another attacker keeps the weapon where it has one like it. */
export const withAttacker = (q: OddsQuery, attacker: Profile): OddsQuery => ({
  ...q,
  attacker,
  weapon: likeWeapon(weaponsOf(attacker), q.weapon),
});

/** A blow is struck from within its reach. */
export const questionOf = ({ attacker, defender, weapon, distance, ...rest }: OddsQuery): OddsQuestion => ({
  ...rest,
  attacker: duellistOf(attacker),
  defender: duellistOf(defender),
  weapon,
  distance: weapon.kind === 'melee' ? Math.min(distance, weapon.reach) : distance,
});
