/** A question of odds: which ship shoots at which, with what, in which circumstances, by the names of its address. */

import { askedPart, factionOf } from '@muster/dwethia';
import { flagField, group, type Part, part, wholeField } from '@muster/kernel';
import { type ShipProfile, shipProfileOf } from '../content/ships.ts';
import { kitOfSheet } from '../ground/field.ts';
import { type OddsQuestion, oddsShipOf, oddsWeaponOf } from './profiles.ts';

export interface OddsQuery {
  readonly attacker: ShipProfile;
  readonly defender: ShipProfile;
  /** Index among the attacker's weapons. */
  readonly weapon: number;
  readonly distance: number;
  readonly cover: number;
  readonly shielded: number;
  readonly inTheWay: number;
  /** of a Citadel ship. */
  readonly steady: boolean;
  /** of a ship of the Empire with shields. */
  readonly shieldWall: boolean;
}

export const kitOfProfile = (ship: ShipProfile) => kitOfSheet(ship, factionOf(ship.faction));

/** whether standing still helps the aim of this ship. */
export const mayAimSteady = ({ faction }: ShipProfile): boolean => factionOf(faction).trait.steadyAim;

/** whether the shields of others near it help those of this ship. */
export const mayStandInWall = ({ faction, shield }: ShipProfile): boolean =>
  shield !== null && factionOf(faction).trait.shieldWall;

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
  steady: flagField('The attacker has neither moved nor turned', 'steady'),
  shieldWall: flagField('Another of its fleet with shields lies within 4 in of the defender', 'wall'),
});

/** For the exact odds; undefined without a weapon. */
export const questionOf = (q: OddsQuery): OddsQuestion | undefined => {
  const gun = kitOfProfile(q.attacker).guns[q.weapon];
  if (gun === undefined) return undefined;
  return {
    attacker: oddsShipOf(q.attacker),
    defender: oddsShipOf(q.defender),
    weapon: oddsWeaponOf(gun.weapon),
    distance: q.distance,
    cover: q.cover,
    shielded: q.shielded,
    inTheWay: q.inTheWay,
    steady: q.steady && mayAimSteady(q.attacker),
    shieldWall: q.shieldWall && mayStandInWall(q.defender),
  };
};
