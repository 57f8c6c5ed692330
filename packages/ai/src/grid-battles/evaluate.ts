/** How likely a side is to win from here, for playouts that were not played to the end. */

import type { Battle } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { type Board, readBoard } from './board.ts';
import { WEIGHTS } from './weigh.ts';

export const EVALUATION = {
  material: 0.6,
  work: 0.35,
  hold: 0.15,
};

/** Worth of all that a side has left. */
const material = (board: Board, seat: Seat): number => {
  const { tables, count, health } = board;
  let sum = 0;
  for (let i = 0; i < count; i++)
    if (tables.seats[i] === seat && health[i]! > 0)
      sum += tables.worth[i]! * (WEIGHTS.being + (WEIGHTS.health * health[i]!) / tables.profiles[i]!.health);
  return sum;
};

const sorted: number[] = [];

/** Health that must still be taken off the weakest enemies before enough of them are destroyed. */
export const workLeft = (board: Board, seat: Seat): number => {
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
      const moves = tables.walk[i]![hex[i]! * tables.size + holdHex]! / Math.max(1, tables.profiles[i]!.move);
      if (moves < least) least = moves;
    }
  return Math.max(0, 4 - least);
};

/** From 0 to 1. */
export const chance = (b: Battle, seat: Seat): number => {
  const board = readBoard(b);
  const foe = 1 - seat;
  const x =
    EVALUATION.material * (material(board, seat) - material(board, foe)) +
    EVALUATION.work * (workLeft(board, foe) - workLeft(board, seat)) +
    EVALUATION.hold * (holding(board, seat) - holding(board, foe));
  return 1 / (1 + Math.exp(-x));
};
