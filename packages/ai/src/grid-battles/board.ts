/** A battle read into flat arrays, for quick weighing. There is one board for each configuration, overwritten by each reading. */

import { type Hex, hexAt } from '@muster/geometry';
import type { Battle, UnitState } from '@muster/grid-battles';
import { type Tables, tablesOf } from './tables.ts';

export const FRESH = 0;
export const ACTIVATED = 1;
const FATIGUED = 2;
const STATES: Readonly<Record<UnitState, number>> = { fresh: FRESH, activated: ACTIVATED, fatigued: FATIGUED };

export interface Board {
  readonly tables: Tables;
  readonly count: number;
  battle: Battle;
  /** By unit: its hex, −1 when it is not on the map. */
  readonly hex: Int16Array;
  readonly health: Uint8Array;
  readonly state: Uint8Array;
  readonly moved: Uint8Array;
  readonly attacked: Uint8Array;
  /** By hex: the unit there, −1 for none. */
  readonly on: Int16Array;
  /** By hex: how many units of the side last asked about could strike there, and which (up to `count` each). */
  readonly threats: Uint8Array;
  readonly threat: Uint8Array;
  /** Whose line of sight it is: a unit does not stand in its own way. */
  mover: number;
  readonly isBlocked: (hex: Hex) => boolean;
  readonly isHigh: (hex: Hex) => boolean;
  /** By seat. */
  readonly destroyed: [number, number];
  readonly fresh: [number, number];
}

const boards = new WeakMap<Tables, Board>();

const boardFor = (tables: Tables, battle: Battle): Board => {
  const known = boards.get(tables);
  if (known !== undefined) return known;
  const count = tables.types.length;
  const { blocksSight, high } = tables.field;
  const board: Board = {
    tables,
    count,
    battle,
    hex: new Int16Array(count),
    health: new Uint8Array(count),
    state: new Uint8Array(count),
    moved: new Uint8Array(count),
    attacked: new Uint8Array(count),
    on: new Int16Array(tables.size),
    threats: new Uint8Array(tables.size),
    threat: new Uint8Array(tables.size * count),
    mover: -1,
    isBlocked: (hex) => {
      const unit = board.on[hex]!;
      return blocksSight[hex]! || (unit >= 0 && unit !== board.mover);
    },
    isHigh: (hex) => high[hex]!,
    destroyed: [0, 0],
    fresh: [0, 0],
  };
  boards.set(tables, board);
  return board;
};

export const readBoard = (b: Battle): Board => {
  const board = boardFor(tablesOf(b.config), b);
  const { tables, on, destroyed, fresh } = board;
  board.battle = b;
  on.fill(-1);
  destroyed[0] = destroyed[1] = fresh[0] = fresh[1] = 0;
  for (let i = 0; i < board.count; i++) {
    const u = b.units[i]!;
    const hex = u.hex === null ? -1 : hexAt(tables.field.grid, u.hex)!;
    board.hex[i] = hex;
    board.health[i] = u.health;
    board.state[i] = STATES[u.state];
    board.moved[i] = u.moved ? 1 : 0;
    board.attacked[i] = u.attacked ? 1 : 0;
    if (hex >= 0) on[hex] = i;
    if (u.health === 0) destroyed[u.seat as 0 | 1]++;
    else if (u.state === 'fresh') fresh[u.seat as 0 | 1]++;
  }
  return board;
};

/** Notes for every hex which units of a side could strike there. */
export const noteThreats = (board: Board, seat: number): void => {
  const { tables, count, hex, threats, threat } = board;
  threats.fill(0);
  for (let e = 0; e < count; e++) {
    if (tables.seats[e] !== seat || hex[e]! < 0) continue;
    const zone = tables.threatened(e, hex[e]!);
    for (let i = 0; i < zone.length; i++) {
      const h = zone[i]!;
      threat[h * count + threats[h]!++] = e;
    }
  }
};
