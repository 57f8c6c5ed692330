/** What each side of a scenario plays for, and what its units are worth for that. */

import type { Hex } from '@muster/geometry';
import { type Condition, type Field, UNITS, type UnitType } from '@muster/grid-battles';

/** What a side plays for, besides destroying enemies. */
export interface Aims {
  /** Enemy units to destroy; Infinity when that does not win. */
  readonly destroy: number;
  /** A hex to hold at a round's end, −1 for none, and who must hold it. */
  readonly holdHex: Hex;
  readonly holdType: UnitType | null;
  readonly slay: UnitType | null;
  /** Wins when the battle lasts long enough. */
  readonly endures: boolean;
}

export const aimsOf = (field: Field, seat: number): Aims => {
  const { wins } = field.scenario.sides[seat]!;
  const find = <T extends Condition['type']>(type: T) =>
    wins.find((c): c is Extract<Condition, { type: T }> => c.type === type);
  const hold = find('hold');
  return {
    destroy: find('destroy')?.count ?? Number.POSITIVE_INFINITY,
    holdHex: hold === undefined ? -1 : field.grid.labels.indexOf(hold.hex),
    holdType: hold?.unit ?? null,
    slay: find('slay')?.unit ?? null,
    endures: find('endure') !== undefined,
  };
};

/** Who is to be slain is worth as much as several; who must hold a hex as much as two. */
export const worthOf = (type: UnitType, own: Aims, enemy: Aims): number => {
  const base = 0.5 + UNITS[type].cost / 20;
  if (enemy.slay === type) return base + 2;
  return own.holdType === type ? base + 1 : base;
};
