/** Where to set up a unit before a free battle: fighters in front, shooters behind them, horse on the wings. */

import { hexAt } from '@muster/geometry';
import type { DeployCommand } from '@muster/grid-battles';
import type { Board } from './board.ts';

/** Prefers the right row, company, and ground from which one can move. */
export const deployWorth = (board: Board, command: DeployCommand): number => {
  const { tables, battle, on } = board;
  const { grid } = tables.field;
  const unit = battle.units.findIndex((u) => u.id === command.unit);
  const hex = hexAt(grid, command.hex)!;
  const { range, class: kind } = tables.profiles[unit]!;
  const front = isFront(board, unit, hex);
  const middle = (grid.width - 1) / 2;
  const aside = Math.abs((hex % grid.width) - middle) / middle;
  const company = grid.neighbours[hex]!.filter((h) => on[h]! >= 0).length;
  const row = (range === 1) === front ? 1 : 0;
  const wing = kind === 'mounted' ? aside : -aside;
  return row + 0.8 * wing + 0.05 * company + order(kind, range);
};

/** The front row is the one nearer to the enemy. */
const isFront = (board: Board, unit: number, hex: number): boolean => {
  const { grid } = board.tables.field;
  const row = Math.floor(hex / grid.width);
  return board.tables.seats[unit] === 0 ? row === grid.height - 2 : row === 1;
};

/** The line first, then those behind it, the horse last, when one sees where it is needed. */
const order = (kind: string, range: number): number => (kind === 'mounted' ? -2 : range > 1 ? -1 : 0);
