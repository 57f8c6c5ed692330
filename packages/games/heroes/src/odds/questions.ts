/** A question of odds: who attacks whom, with what, in which circumstances, by the names of its address. */

import { type MeleeWeapon, powerOf, type RangedWeapon, weaponOfPower } from '@muster/dwethia';
import { flagField, group, type Part, part, quoted, wholeField } from '@muster/kernel';
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

const profilePart = (usual: string): Part<Profile> =>
  part(
    ([text], report) => {
      const found = text === undefined ? undefined : findProfile(text);
      if (text !== undefined && found === undefined) report(`There is no profile ${quoted(text)}.`);
      return found ?? findProfile(usual)!;
    },
    ({ id }) => [id],
  );

const weaponPart = (attacker: Profile): Part<AskedWeapon> => {
  const weapons = weaponsOf(attacker);
  return part(
    ([wanted], report) => {
      const weapon = weapons.find(({ id }) => id === wanted);
      if (wanted !== undefined && weapon === undefined) report(`${attacker.name} has no ${quoted(wanted)}.`);
      return weapon ?? weapons[0]!;
    },
    ({ id }) => [id],
  );
};

export const ODDS = group<OddsQuery>({
  attacker: profilePart('citadel.guardsman'),
  defender: profilePart('empire-of-sol.legionnaire'),
  weapon: ({ attacker }) => weaponPart(attacker),
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
export const withAttacker = (q: OddsQuery, attacker: Profile): OddsQuery => {
  const weapons = weaponsOf(attacker);
  return { ...q, attacker, weapon: weapons.find(({ id }) => id === q.weapon.id) ?? weapons[0]! };
};

/** A blow is struck from within its reach. */
export const questionOf = ({ attacker, defender, weapon, distance, ...rest }: OddsQuery): OddsQuestion => ({
  ...rest,
  attacker: duellistOf(attacker),
  defender: duellistOf(defender),
  weapon,
  distance: weapon.kind === 'melee' ? Math.min(distance, weapon.reach) : distance,
});
