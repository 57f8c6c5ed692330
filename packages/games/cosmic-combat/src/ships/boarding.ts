/** Boarding fights (P13): pools of Aggressors, one table of Martial, wounds at once and without saves. */

import { atLeast, type Distribution, needs, successes, thin } from '@muster/dice';
import { type Needs, type Note, needed } from '@muster/dwethia';

/** What counts of a ship in a fight. */
export interface BoardingShip {
  readonly martial: number;
  /** A, with what a faction adds this round. */
  readonly aggressors: number;
  /** Left. */
  readonly wounds: number;
  /** Ignores each wound on so much or more; null if it does not. */
  readonly ignore: number | null;
}

/** One side of a fight. */
export interface BoardingPool {
  /** CC-61: Aggressors of all. */
  readonly dice: number;
  /** CC-62: the highest. */
  readonly martial: number;
}

export const boardingPool = (ships: readonly BoardingShip[]): BoardingPool => {
  let [dice, martial] = [0, 0];
  for (let i = 0; i < ships.length; i++) {
    dice += Math.max(0, ships[i]!.aggressors);
    martial = Math.max(martial, ships[i]!.martial);
  }
  return { dice, martial };
};

/** CC-64: what each die of a side needs. */
export const boardingNeeds = (own: BoardingPool, other: BoardingPool, note?: Note): Needs => {
  const face = needed(own.martial, other.martial);
  note?.('Aggressors: dice', own.dice, 'CC-61');
  note?.('Highest Martial', own.martial, 'CC-62');
  note?.('Highest Martial of the other side', other.martial, 'CC-62');
  note?.('Needed on a die', face, 'CC-64');
  return face;
};

/** What one side does to the other. */
export interface BoardingSide {
  readonly dice: number;
  readonly needs: Needs;
  /** CC-65: by number of successes, each a wound; not capped by the Wounds of the other side. */
  readonly wounds: Distribution;
  /** By number of ships of the other side that are destroyed, if as many as possible are to be. */
  readonly destroyed: Distribution;
}

export interface BoardingOdds {
  readonly attackers: BoardingSide;
  readonly defenders: BoardingSide;
}

/** CC-65: both sides roll at once, so neither is weakened before its dice fall. */
export const boardingOdds = (
  attackers: readonly BoardingShip[],
  defenders: readonly BoardingShip[],
  note?: Note,
): BoardingOdds => ({
  attackers: sideOf(attackers, defenders, note),
  defenders: sideOf(defenders, attackers, note),
});

const sideOf = (own: readonly BoardingShip[], others: readonly BoardingShip[], note?: Note): BoardingSide => {
  const pool = boardingPool(own);
  const face = boardingNeeds(pool, boardingPool(others), note);
  const wounds = successes(pool.dice, needs(face));
  return { dice: pool.dice, needs: face, wounds, destroyed: mostDestroyed(wounds, others) };
};

/**
 * successes allotted one ship after another, the weakest first: no other way destroys more where nobody ignores wounds. What
 * is ignored is rolled when all are allotted, so each ship gets its Wounds and, the last of them, what is left.
 */
export const mostDestroyed = (wounds: Distribution, ships: readonly BoardingShip[]): Distribution => {
  const order = ships.filter((ship) => ship.wounds > 0).toSorted((a, b) => a.wounds - b.wounds);
  const total: number[] = Array<number>(order.length + 1).fill(0);
  wounds.forEach((chance, count) => {
    if (chance > 0) addDestroyed(total, chance, count, order);
  });
  return total;
};

const addDestroyed = (total: number[], chance: number, count: number, order: readonly BoardingShip[]): void => {
  let left = count;
  let gone: number[] = [1];
  for (const [i, ship] of order.entries()) {
    const share = i + 1 === order.length ? left : Math.min(left, ship.wounds);
    left -= share;
    const falls = atLeast(
      ship.ignore === null ? successes(share, 1) : successes(share, 1 - needs(ship.ignore)),
      ship.wounds,
    );
    const next: number[] = Array<number>(gone.length + 1).fill(0);
    for (let n = 0; n < gone.length; n++) {
      next[n]! += gone[n]! * (1 - falls);
      next[n + 1]! += gone[n]! * falls;
    }
    gone = next;
  }
  for (let n = 0; n < gone.length; n++) total[n]! += chance * gone[n]!;
};

/** an opportunity attack on a ship that leaves; by number of wounds. */
export const opportunityOdds = (attacker: BoardingShip, leaver: BoardingShip, note?: Note): Distribution => {
  const pool = boardingPool([attacker]);
  const wounds = successes(pool.dice, needs(boardingNeeds(pool, boardingPool([leaver]), note)));
  return leaver.ignore === null ? wounds : thin(wounds, 1 - needs(leaver.ignore));
};
