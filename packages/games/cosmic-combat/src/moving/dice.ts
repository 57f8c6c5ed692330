/** Dice of two ships at once: they fall mover first, their windows for Destiny open first side first. */

import { purseOf, type RollFrame, successesAmong } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { pushed, sideOf } from '../state/battle.ts';
import type { Battle, CosmicTable, PoolRoll, Ship, ShipId } from '../state/types.ts';
import { diceSeat } from '../wounds/dice-seat.ts';

/** One die of a ship. */
export interface Die {
  readonly ship: Ship;
  readonly against: ShipId;
  /** Whom it wounds. */
  readonly on: Ship;
  readonly needs: number;
  /** whom it wounds is of its own side. */
  readonly hurtsOwn: boolean;
}

/** Nobody's dice have no Destiny behind them. */
export const purseFor = (b: Battle, s: Ship): string => {
  const side = sideOf(b, s);
  return side === null ? '' : purseOf(side);
};

/** By index, in the order of the windows. */
export const windowsOf = (b: Battle, dice: readonly Die[]): readonly Die[] => {
  const first = purseOf(b.first);
  return dice.length === 2 && purseFor(b, dice[0]!.ship) !== first && purseFor(b, dice[1]!.ship) === first
    ? [dice[1]!, dice[0]!]
    : dice;
};

const fall = (b: Battle, die: Die, what: PoolRoll, rule: string, table: CosmicTable): RollFrame['pools'][number] => {
  const seat: Seat = diceSeat(b, die.ship, die.against);
  const purse = purseFor(b, die.ship);
  const faces = table.roll(1, seat, what);
  const successes = successesAmong(faces, die.needs);
  table.tell?.({ type: 'rolled', what, purse, faces, needs: die.needs, successes, rule });
  const { needs, hurtsOwn } = die;
  return hurtsOwn
    ? { purse, seat, count: 1, needs, faces, again: 0, hurtsOwn }
    : { purse, seat, count: 1, needs, faces, again: 0 };
};

export const fallen = (b: Battle, what: PoolRoll, rule: string, dice: readonly Die[], table: CosmicTable): Battle => {
  const pools = dice.map((die) => fall(b, die, what, rule, table));
  const ordered = windowsOf(b, dice).map((die) => pools[dice.indexOf(die)]!);
  return pushed(b, { type: 'roll', what, rule, pools: ordered, window: 0 });
};
