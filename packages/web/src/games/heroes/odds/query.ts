/** A question of odds as its address writes it: who attacks whom, with what, in which circumstances. Pure. */

import { FACTIONS, type MeleeWeapon, powerOf, type RangedWeapon } from '@muster/dwethia';
import {
  duellistOf,
  findProfile,
  kitOfSheet,
  type OddsQuestion,
  type Profile,
  profilesOf,
  weaponOfPower,
} from '@muster/heroes';
import { readNumbers, writeNumbers } from '../../../dwethia/odds/Numbers.tsx';
import { quoted } from '../../../parts/words.ts';

export type Weapon = RangedWeapon | MeleeWeapon;

export const NUMBERS = [
  ['distance', 'Distance in spaces', 1, 72, 6],
  ['cover', 'Cover of terrain', 0, 6, 0],
  ['inTheWay', 'Objects in the way', 0, 8, 0],
  ['attackerIntegrity', 'Integrity of the attacker’s group', -3, 4, 0],
  ['defenderIntegrity', 'Integrity of the defender’s group', -3, 4, 0],
  ['destiny', 'Destiny of the attacker', 0, 6, 0],
] as const;
type NumberName = (typeof NUMBERS)[number][0];

export interface OddsQuery extends Readonly<Record<NumberName, number>> {
  readonly attacker: Profile;
  readonly defender: Profile;
  readonly weapon: Weapon;
  readonly defensive: boolean;
  readonly fireAction: boolean;
}

/** What it carries, and the powers it knows that do damage. */
export const weaponsOf = (profile: Profile): readonly Weapon[] => {
  const { melee, guns } = kitOfSheet(profile);
  const powers = profile.powers.flatMap((id) => {
    const power = powerOf(id);
    return (power && weaponOfPower(power)) ?? [];
  });
  return [...guns, melee, ...powers];
};

export const FIGHTERS = FACTIONS.map(({ id, name }) => ({ id, name, profiles: profilesOf(id) }));

const USUAL = {
  attacker: 'citadel.guardsman',
  defender: 'empire-of-sol.legionnaire',
} as const;

export const readOddsQuery = (
  query: URLSearchParams,
): { readonly query: OddsQuery; readonly problems: readonly string[] } => {
  const problems: string[] = [];
  const profile = (name: 'attacker' | 'defender'): Profile => {
    const text = query.get(name);
    const found = text === null ? undefined : findProfile(text);
    if (text !== null && found === undefined) problems.push(`There is no profile ${quoted(text)}.`);
    return found ?? findProfile(USUAL[name])!;
  };
  const attacker = profile('attacker');
  const weapons = weaponsOf(attacker);
  const wanted = query.get('weapon');
  const weapon = weapons.find(({ id }) => id === wanted);
  if (wanted !== null && weapon === undefined) problems.push(`${attacker.name} has no ${quoted(wanted)}.`);
  const numbers = readNumbers<NumberName>(query, NUMBERS, (sentence) => problems.push(sentence));
  return {
    query: {
      attacker,
      defender: profile('defender'),
      weapon: weapon ?? weapons[0]!,
      ...numbers,
      defensive: query.get('defensive') === 'yes',
      fireAction: query.get('fire') === 'yes',
    },
    problems,
  };
};

export const writeOddsQuery = (q: OddsQuery): string =>
  [
    `attacker=${q.attacker.id}`,
    `defender=${q.defender.id}`,
    `weapon=${q.weapon.id}`,
    ...writeNumbers<NumberName>(NUMBERS, q),
    ...(q.defensive ? ['defensive=yes'] : []),
    ...(q.fireAction ? ['fire=yes'] : []),
  ].join('&');

/** Another attacker keeps the weapon where it has one like it. */
export const withAttacker = (q: OddsQuery, attacker: Profile): OddsQuery => {
  const weapons = weaponsOf(attacker);
  return { ...q, attacker, weapon: weapons.find(({ id }) => id === q.weapon.id) ?? weapons[0]! };
};

/** A blow is struck from within its reach. */
export const questionOf = (q: OddsQuery): OddsQuestion => ({
  attacker: duellistOf(q.attacker),
  defender: duellistOf(q.defender),
  weapon: q.weapon,
  distance: q.weapon.kind === 'melee' ? Math.min(q.distance, q.weapon.reach) : q.distance,
  cover: q.cover,
  inTheWay: q.inTheWay,
  attackerIntegrity: q.attackerIntegrity,
  defenderIntegrity: q.defenderIntegrity,
  defensive: q.defensive,
  fireAction: q.fireAction,
  destiny: q.destiny,
});
