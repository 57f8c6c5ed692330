/** A ram (P12): both ships roll, and each may wound the other. The same roll for a ship that drifts into a rock. */

import { type Distribution, needs, successes, thin } from '@muster/dice';
import type { Note } from '@muster/dwethia';

/** What counts of a ship in a ram. */
export interface RamShip {
  readonly strength: number;
  readonly integrity: number;
  /** Ignores a wound on so much or more; null if it does not. */
  readonly ignore: number | null;
}

/**
 * CC-45, X-13: the die and the own Strength against the other's Integrity; what the die must show. 1 or less: certain; 7 or more:
 * impossible. In neither case is a die rolled.
 */
export const ramNeeds = (strength: number, integrity: number, note?: Note): number => {
  const face = integrity - strength;
  note?.('Strength', strength, 'CC-45');
  note?.('Integrity of the other', integrity, 'X-13');
  note?.('Needed on a die', face, 'X-13');
  return face;
};

/** whether a die is rolled at all. */
export const isRolled = (face: number): boolean => face > 1 && face <= 6;

/** Whether this face wounds; `shown` is not looked at where no die is rolled. */
export const isRammed = (face: number, shown: number | null): boolean =>
  isRolled(face) ? shown !== null && shown >= face : face <= 1;

/** Wounds that a ship suffers from what strikes it so hard: 0 or 1. No save. */
const suffered = (strength: number, { integrity, ignore }: RamShip, note?: Note): Distribution => {
  const struck = successes(1, needs(ramNeeds(strength, integrity, note)));
  const wounds = ignore === null ? struck : thin(struck, 1 - needs(ignore));
  return [wounds[0]!, wounds[1] ?? 0];
};

export interface RamOdds {
  /** By number of wounds suffered, 0 and 1. */
  readonly attacker: Distribution;
  readonly defender: Distribution;
}

/** of both ships of a ram. */
export const ramOdds = (attacker: RamShip, defender: RamShip, note?: Note): RamOdds => ({
  defender: suffered(attacker.strength, defender, note),
  attacker: suffered(defender.strength, attacker, note),
});

/** of a ship that drifts into solid terrain of this Strength. */
export const wreckOdds = (strength: number, ship: RamShip, note?: Note): Distribution => suffered(strength, ship, note);
