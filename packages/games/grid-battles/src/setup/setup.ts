/** Before the first round: the units of both sides, and in a free battle their deployment (GB-03, FB-04). */

import { hexAt } from '@muster/geometry';
import type { Seat, Table } from '@muster/kernel';
import { FIRST, type Placed } from '../content/scenarios.ts';
import { TERRAIN } from '../content/terrain.ts';
import { UNITS } from '../content/units.ts';
import { beginRound } from '../round/turn.ts';
import type { Battle, BattleConfig, BattleEvent, BattleRefusal, DeployCommand, Unit } from '../state/battle.ts';
import { type Field, fieldOf, inZone, zoneRows } from '../state/field.ts';
import { copyUnit, indexOf, nameOf, other, profileOf, unitOf, unitOn, withUnit } from '../state/units.ts';
import { haveRoom } from './free-battle.ts';

const SIDE_LETTERS = ['A', 'B'] as const;

const makeUnit = ({ type, hex }: Placed, seat: Seat, number: number): Unit => ({
  id: `${SIDE_LETTERS[seat]}${number}`,
  type,
  seat,
  hex,
  health: UNITS[type].health,
  state: 'fresh', // GB-08
  moved: false,
  left: false,
  attacked: false,
  attackedInRound: 0,
});

export const startingUnits = (config: BattleConfig): readonly Unit[] =>
  fieldOf(config).scenario.sides.flatMap((side, seat) => side.units.map((placed, i) => makeUnit(placed, seat, i + 1)));

export const setup = (config: BattleConfig, table: Table<BattleEvent>): Battle => {
  const units = startingUnits(config);
  const b: Battle = { config, round: 0, turn: FIRST, phase: 'deployment', owed: 0, units, outcome: null };
  return units[0]!.hex === null ? b : beginRound(b, FIRST, table); // all have a hex, or none has one yet
};

/** Units of the seat that still wait beside the map. */
export const undeployed = (b: Battle, seat: Seat): readonly Unit[] =>
  b.units.filter((u) => u.seat === seat && u.hex === null);

const mayStandOn = (field: Field, u: Unit, hex: number): boolean =>
  field.cost[profileOf(u).class][hex] !== Number.POSITIVE_INFINITY;

export const refuseDeploy = (b: Battle, c: DeployCommand): BattleRefusal | undefined => {
  const field = fieldOf(b.config);
  const unit = unitOf(b, c.unit);
  const hex = hexAt(field.grid, c.hex);
  if (unit.hex !== null) return { code: 'alreadyDeployed', rule: 'FB-04', unit: unit.id, name: nameOf(unit) };
  if (hex === undefined) return { code: 'offBoard', rule: 'GB-05', hex: c.hex };
  if (!inZone(field, unit.seat, hex))
    return { code: 'outsideZone', rule: 'FB-04', hex: c.hex, rows: zoneRows(field, unit.seat) };
  const there = unitOn(b, c.hex);
  if (there !== undefined) return { code: 'occupied', rule: 'GB-09', hex: c.hex, by: there.id };
  if (!mayStandOn(field, unit, hex))
    return { code: 'impassable', rule: 'GB-60', hex: c.hex, terrain: field.terrain[hex]!, name: nameOf(unit) };
  return leavesRoom(b, field, unit, hex) ? undefined : { code: 'noRoomLeft', rule: 'FB-04', hex: c.hex };
};

/** Whether the other units still to come find a place once this hex is taken. */
const leavesRoom = (b: Battle, field: Field, unit: Unit, hex: number): boolean => {
  const { width, labels } = field.grid;
  const [first, last] = zoneRows(field, unit.seat);
  const chars: string[] = [];
  for (let h = first * width; h < (last + 1) * width; h++)
    if (h !== hex && unitOn(b, labels[h]!) === undefined) chars.push(TERRAIN[field.terrain[h]!].char);
  return haveRoom(
    undeployed(b, unit.seat)
      .filter((u) => u !== unit)
      .map((u) => u.type),
    chars,
  );
};

/** One unit at a time, in turns; who has none left lets the other finish. */
export const applyDeploy = (b: Battle, c: DeployCommand, table: Table<BattleEvent>): Battle => {
  const index = indexOf(b, c.unit);
  const unit = copyUnit(b.units[index]!);
  unit.hex = c.hex;
  const next = withUnit(b, index, unit);
  table.tell?.({ type: 'deployed', rule: 'FB-04', unit: c.unit, hex: c.hex });
  const opponent = other(b.turn);
  if (undeployed(next, opponent).length > 0) next.turn = opponent;
  else if (undeployed(next, b.turn).length === 0) return beginRound(next, FIRST, table);
  return next;
};

/** Units of one type are alike: only the first of them is offered. */
export const deployCandidates = (b: Battle): readonly DeployCommand[] => {
  const field = fieldOf(b.config);
  const found: DeployCommand[] = [];
  const waiting = undeployed(b, b.turn);
  for (const u of waiting) {
    if (waiting.find((w) => w.type === u.type) !== u) continue;
    for (const hex of field.grid.labels) {
      const c: DeployCommand = { type: 'deploy', unit: u.id, hex };
      if (refuseDeploy(b, c) === undefined) found.push(c);
    }
  }
  return found;
};
