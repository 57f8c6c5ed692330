/** Units on the map: finding them, copying them, who stands where. */

import { distance, type Hex, hexAt, NO_HEX } from '@muster/geometry';
import type { Draft, Seat } from '@muster/kernel';
import { UNITS, type UnitProfile } from '../content/units.ts';
import type { Battle, HexLabel, Unit, UnitId } from './battle.ts';
import type { Field } from './field.ts';

export const other = (seat: Seat): Seat => 1 - seat;

export const profileOf = (u: Unit): UnitProfile => UNITS[u.type];

/** `Pikeman A1` */
export const nameOf = (u: Unit): string => `${UNITS[u.type].name} ${u.id}`;

export const copyUnit = (u: Unit): Draft<Unit> => ({
  id: u.id,
  type: u.type,
  seat: u.seat,
  hex: u.hex,
  health: u.health,
  state: u.state,
  moved: u.moved,
  left: u.left,
  attacked: u.attacked,
  attackedInRound: u.attackedInRound,
});

export const copyBattle = (b: Battle): Draft<Battle> => ({
  config: b.config,
  round: b.round,
  turn: b.turn,
  phase: b.phase,
  owed: b.owed,
  units: b.units,
  outcome: b.outcome,
});

/** The battle with one unit replaced. */
export const withUnit = (b: Battle, index: number, unit: Unit): Draft<Battle> => {
  const units = b.units.slice();
  units[index] = unit;
  const next = copyBattle(b);
  next.units = units;
  return next;
};

export const indexOf = (b: Battle, id: UnitId): number => {
  const { units } = b;
  for (let i = 0; i < units.length; i++) if (units[i]!.id === id) return i;
  return -1;
};

export const findUnit = (b: Battle, id: UnitId): Unit | undefined => b.units[indexOf(b, id)];

export const unitOf = (b: Battle, id: UnitId): Unit => {
  const unit = findUnit(b, id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
};

/** The unit on this hex (GB-09: at most one). */
export const unitOn = (b: Battle, hex: HexLabel): Unit | undefined => {
  const { units } = b;
  for (let i = 0; i < units.length; i++) if (units[i]!.hex === hex) return units[i];
  return undefined;
};

/** Only for units on the map. */
export const hexOf = (field: Field, u: Unit): Hex => hexAt(field.grid, u.hex!)!;

export const distanceBetween = (field: Field, a: Unit, b: Unit): number =>
  distance(field.grid, hexOf(field, a), hexOf(field, b));

/** Who stands where, both ways. */
export interface Places {
  /** By hex: the seat of the unit there, −1 for none. */
  readonly seats: readonly Seat[];
  /** By unit, in the order of the battle: its hex, NO_HEX for none. */
  readonly hexes: readonly Hex[];
}

let lastUnits: readonly Unit[] | undefined; // candidates, refuse and play ask for the same units in a row
let lastField: Field | undefined;
let lastStanding: Places | undefined;

export const standingOf = (b: Battle, field: Field): Places => {
  if (b.units === lastUnits && field === lastField) return lastStanding!;
  lastStanding = makeStanding(b, field);
  lastUnits = b.units;
  lastField = field;
  return lastStanding;
};

const makeStanding = (b: Battle, field: Field): Places => {
  const seats = new Array<Seat>(field.grid.size).fill(-1);
  const hexes = new Array<Hex>(b.units.length);
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    const hex = u.hex === null ? NO_HEX : hexAt(field.grid, u.hex)!;
    hexes[i] = hex;
    if (hex !== NO_HEX) seats[hex] = u.seat;
  }
  return { seats, hexes };
};

export const occupants = (b: Battle, field: Field): readonly Seat[] => standingOf(b, field).seats;

/** How many units of the seat have not been destroyed. */
export const survivors = (b: Battle, seat: Seat): number => {
  let count = 0;
  for (let i = 0; i < b.units.length; i++) if (b.units[i]!.seat === seat && b.units[i]!.health > 0) count++;
  return count;
};

/** Which units of the seat are in this state and on the map. */
export const countFresh = (b: Battle, seat: Seat): number => {
  let count = 0;
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (u.seat === seat && u.state === 'fresh' && u.health > 0) count++;
  }
  return count;
};
