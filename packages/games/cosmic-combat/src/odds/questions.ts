/** A question of odds: which ship shoots at which, with what, in which circumstances, by the names of its address. */

import { askedPart, FACTIONS } from '@muster/dwethia';
import { group, type Part, part, wholeField } from '@muster/kernel';
import { type ShipProfile, shipProfileOf } from '../content/ships.ts';
import { kitOfSheet } from '../ground/field.ts';
import type { ShipShot } from '../ships/shot.ts';

export interface OddsQuery {
  readonly attacker: ShipProfile;
  readonly defender: ShipProfile;
  /** Index among the attacker's weapons. */
  readonly weapon: number;
  readonly distance: number;
  readonly cover: number;
  readonly shielded: number;
  readonly inTheWay: number;
}

export const kitOfProfile = (ship: ShipProfile) => kitOfSheet(ship, FACTIONS.find(({ id }) => id === ship.faction)!);

const weaponPart = (attacker: ShipProfile): Part<number> =>
  part(
    ([text = '0'], report) => {
      const found = kitOfProfile(attacker).guns[Number(text)];
      if (found === undefined) report(`${attacker.name} has no such weapon.`);
      return found === undefined ? 0 : Number(text);
    },
    (weapon) => (weapon === 0 ? [] : [String(weapon)]),
  );

export const ODDS = group<OddsQuery>({
  attacker: askedPart('ship', shipProfileOf, 'empire-of-sol.cohort'),
  defender: askedPart('ship', shipProfileOf, 'citadel.bulwark'),
  weapon: ({ attacker }) => weaponPart(attacker),
  distance: wholeField('Distance in inches', 0, 72, 10),
  cover: wholeField('Cover of terrain', 0, 4, 0),
  shielded: wholeField('Shield tokens on the side reached', 0, 2, 0),
  inTheWay: wholeField('Ships in the way', 0, 6, 0),
});

/** For the exact odds; undefined without a weapon. */
export const questionOf = (q: OddsQuery): ShipShot | undefined => {
  const gun = kitOfProfile(q.attacker).guns[q.weapon];
  if (gun === undefined) return undefined;
  const defender = kitOfProfile(q.defender);
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
