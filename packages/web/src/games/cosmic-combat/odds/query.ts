/** A question of odds as its address writes it: which ship shoots at which, with what, in which circumstances. Pure. */

import {
  kitOfSheet,
  SHIPS,
  type ShipProfile,
  type ShipShot,
  shipProfileOf,
  shipsOfFaction,
} from '@muster/cosmic-combat';
import { FACTIONS } from '@muster/dwethia';
import { readNumbers, writeNumbers } from '../../../dwethia/odds/Numbers.tsx';
import { quoted } from '../../../parts/words.ts';

export const NUMBERS = [
  ['distance', 'Distance in inches', 0, 72, 10],
  ['cover', 'Cover of terrain', 0, 4, 0],
  ['shielded', 'Shield tokens on the side reached', 0, 2, 0],
  ['inTheWay', 'Ships in the way', 0, 6, 0],
] as const;
type NumberName = (typeof NUMBERS)[number][0];

export interface OddsQuery extends Readonly<Record<NumberName, number>> {
  readonly attacker: ShipProfile;
  readonly defender: ShipProfile;
  /** Index among the attacker's weapons. */
  readonly weapon: number;
}

export const FLEETS = FACTIONS.map(({ id, name }) => ({ id, name, ships: shipsOfFaction(id) }));

const USUAL = {
  attacker: 'empire-of-sol.cohort',
  defender: 'citadel.bulwark',
} as const;

export const gunsOf = (ship: ShipProfile) => kitOfSheet(ship, FACTIONS.find(({ id }) => id === ship.faction)!).guns;

export const readOddsQuery = (
  query: URLSearchParams,
): { readonly query: OddsQuery; readonly problems: readonly string[] } => {
  const problems: string[] = [];
  const ship = (name: 'attacker' | 'defender'): ShipProfile => {
    const text = query.get(name);
    const found = text === null ? undefined : shipProfileOf(text);
    if (text !== null && found === undefined) problems.push(`There is no ship ${quoted(text)}.`);
    return found ?? shipProfileOf(USUAL[name]) ?? SHIPS[0]!;
  };
  const attacker = ship('attacker');
  const guns = gunsOf(attacker);
  const wanted = Number(query.get('weapon') ?? '0');
  if (guns[wanted] === undefined) problems.push(`${attacker.name} has no such weapon.`);
  const numbers = readNumbers<NumberName>(query, NUMBERS, (sentence) => problems.push(sentence));
  return {
    query: { attacker, defender: ship('defender'), weapon: guns[wanted] === undefined ? 0 : wanted, ...numbers },
    problems,
  };
};

export const writeOddsQuery = (q: OddsQuery): string =>
  [
    `attacker=${q.attacker.id}`,
    `defender=${q.defender.id}`,
    ...(q.weapon === 0 ? [] : [`weapon=${q.weapon}`]),
    ...writeNumbers<NumberName>(NUMBERS, q),
  ].join('&');

/** For the exact odds; undefined without a weapon. */
export const questionOf = (q: OddsQuery): ShipShot | undefined => {
  const gun = gunsOf(q.attacker)[q.weapon];
  if (gun === undefined) return undefined;
  const defender = kitOfSheet(q.defender, FACTIONS.find(({ id }) => id === q.defender.faction)!);
  return {
    perception: q.attacker.stats.perception,
    strength: gun.weapon.strength,
    woundsEach: gun.weapon.keywords.wound ?? 1,
    distance: q.distance,
    cover: q.cover,
    others: [],
    defense: defender.stats.defense,
    wounds: defender.stats.wounds,
    shield: defender.shield,
    ignore: defender.ignores,
    arrows: q.shielded === 0 ? [] : [q.shielded],
    betterSave: 0,
    inTheWay: q.inTheWay,
  };
};
