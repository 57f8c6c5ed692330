/** How likely a side is to win from here, for playouts that were not played to the end. */

import type { Battle, BattleCommand } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { DECIDED } from '../mind.ts';
import { type Board, readBoard } from './board.ts';
import { decides } from './weigh.ts';

/** Fitted to how the Veteran's games against itself ended. */
const EVALUATION = {
  /** A unit, by its worth, for being there and for its whole health. */
  being: 0.2,
  health: 0.6,
  /** A point of health that need no longer be taken off. */
  work: 0.15,
  /** To have the turn. */
  tempo: 0.13,
  /** A move nearer to a hex to hold. */
  hold: 0.15,
};

/** All that a side has left. */
const material = (board: Board, seat: Seat): number => {
  const { tables, count, health } = board;
  let sum = 0;
  for (let i = 0; i < count; i++)
    if (tables.seats[i] === seat && health[i]! > 0)
      sum += tables.worth[i]! * (EVALUATION.being + (EVALUATION.health * health[i]!) / tables.profiles[i]!.health);
  return sum;
};

const sorted: number[] = [];

/** Health that must still be taken off the weakest enemies before enough of them are destroyed. */
const workLeft = (board: Board, seat: Seat): number => {
  const { tables, count, health, destroyed } = board;
  const missing = Math.min(tables.aims[seat]!.destroy, count) - destroyed[(1 - seat) as 0 | 1];
  sorted.length = 0;
  for (let i = 0; i < count; i++) if (tables.seats[i] !== seat && health[i]! > 0) sorted.push(health[i]!);
  sorted.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < Math.min(missing, sorted.length); i++) sum += sorted[i]!;
  return sum;
};

/** How near the side is to a hex it should hold, from 0 (far or none) to about 1. */
const holding = (board: Board, seat: Seat): number => {
  const { tables, count, hex } = board;
  const { holdHex, holdType } = tables.aims[seat]!;
  if (holdHex < 0) return 0;
  let least = 40;
  for (let i = 0; i < count; i++)
    if (tables.seats[i] === seat && hex[i]! >= 0 && (holdType === null || holdType === tables.types[i])) {
      const moves = tables.walk(i, hex[i]!)[holdHex]! / Math.max(1, tables.profiles[i]!.move);
      if (moves < least) least = moves;
    }
  return Math.max(0, 4 - least);
};

export const score = (b: Battle, seat: Seat): number => {
  const board = readBoard(b);
  const foe = 1 - seat;
  return (
    material(board, seat) -
    material(board, foe) +
    (b.turn === seat ? EVALUATION.tempo : -EVALUATION.tempo) +
    EVALUATION.work * (workLeft(board, foe) - workLeft(board, seat)) +
    EVALUATION.hold * (holding(board, seat) - holding(board, foe))
  );
};

/** What it counts that a unit goes from one health to another. */
const harm = (board: Board, unit: number, fall: number, loss: number): number => {
  const { worth, profiles } = board.tables;
  const share = EVALUATION.being * fall + (EVALUATION.health * loss) / profiles[unit]!.health;
  const value = worth[unit]! * share + EVALUATION.work * loss;
  return decides(board, unit) ? value + DECIDED * fall : value;
};

/** Only attacks roll dice. */
export const luck = (before: Battle, command: BattleCommand, after: Battle, seat: Seat): number => {
  if (command.type !== 'attack') return 0;
  const board = readBoard(before);
  const { tables, hex, health } = board;
  const a = before.units.findIndex((u) => u.id === command.attacker);
  const d = before.units.findIndex((u) => u.id === command.target);
  const away = tables.far[hex[a]! * tables.size + hex[d]!]! > 1;
  const strike = tables.strike(a, hex[a]!, d, hex[d]!, away);
  const kill = strike.kill[health[d]!]!;
  let expected = harm(board, d, kill, strike.loss[health[d]!]!);
  if (!away && tables.answers[d]) {
    const back = tables.strike(d, hex[d]!, a, hex[a]!, false);
    expected -= (1 - kill) * harm(board, a, back.kill[health[a]!]!, back.loss[health[a]!]!);
  }
  const luck = happened(board, d, after) - happened(board, a, after) - expected;
  return tables.seats[a] === seat ? luck : -luck;
};

const happened = (board: Board, unit: number, after: Battle): number => {
  const left = after.units[unit]!.health;
  return harm(board, unit, left === 0 ? 1 : 0, board.health[unit]! - left);
};
