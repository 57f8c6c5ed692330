/** The Veteran's choices, one for each kind of decision; in playouts both sides choose the same way. */

import {
  type Battle,
  type BattleCommand,
  destinations,
  gridBattles,
  type MoveCommand,
  type UnitId,
} from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { activationSets, bestActivation } from './activation.ts';
import { ACTIVATED, type Board, noteThreats, readBoard } from './board.ts';
import { deployWorth } from './deploy.ts';
import { attackWorth, placeWorth, supportWithout, waitWorth } from './weigh.ts';

/** A command and what it is worth. */
export interface Weighed {
  readonly command: BattleCommand;
  readonly worth: number;
}

const byWorth = (a: Weighed, b: Weighed): number => b.worth - a.worth;

const boardOf = (b: Battle): Board => {
  const board = readBoard(b);
  noteThreats(board, 1 - b.turn);
  return board;
};

/** All choices worth a thought, the best first. */
export const weighed = (b: Battle, seat: Seat): readonly Weighed[] => {
  switch (b.phase) {
    case 'deployment':
      return deployments(b, seat).sort(byWorth);
    case 'activation':
      return activationSets(boardOf(b), b, seat).toSorted(byWorth);
    case 'movement':
      return moves(b).sort(byWorth);
    case 'attack':
      return attacks(b, seat).sort(byWorth);
    case 'over':
      return [];
  }
};

const deployments = (b: Battle, seat: Seat): Weighed[] => {
  const board = boardOf(b);
  return gridBattles
    .candidates(b, seat)
    .map((command) => ({ command, worth: command.type === 'deploy' ? deployWorth(board, command) : 0 }));
};

const support: number[] = [];

/** The moves of one unit. */
const movesOf = (board: Board, b: Battle, unit: number): Weighed[] => {
  supportWithout(board, unit, support);
  const wait = waitWorth(board, unit);
  return destinations(b, b.units[unit]!).map(({ hex, path }) => {
    const command: MoveCommand = { type: 'move', unit: b.units[unit]!.id, path };
    return { command, worth: placeWorth(board, unit, hex, support) - wait };
  });
};

const toMove = (board: Board): number[] => {
  const units: number[] = [];
  for (let i = 0; i < board.count; i++)
    if (board.state[i] === ACTIVATED && board.moved[i] === 0 && board.hex[i]! >= 0) units.push(i);
  return units;
};

const moves = (b: Battle): Weighed[] => {
  const board = boardOf(b);
  return toMove(board).flatMap((unit) => movesOf(board, b, unit));
};

const END_PHASE: BattleCommand = { type: 'endPhase' };

const attacks = (b: Battle, seat: Seat): Weighed[] => {
  const board = boardOf(b);
  const index = (id: UnitId): number => b.units.findIndex((u) => u.id === id);
  return gridBattles.candidates(b, seat).map((command) => {
    if (command.type !== 'attack') return { command: END_PHASE, worth: 0 };
    const attacker = index(command.attacker);
    const target = index(command.target);
    const helped = supportWithout(board, attacker, support)[target]!;
    return { command, worth: attackWorth(board, attacker, board.hex[attacker]!, target, helped) };
  });
};

/** As `weighed`, but only the best, and moving the units in their order. */
export const quickChoice = (b: Battle, seat: Seat): BattleCommand => {
  switch (b.phase) {
    case 'activation':
      return bestActivation(boardOf(b), b, seat);
    case 'movement':
      return quickMove(b);
    case 'attack':
      return firstOf(attacks(b, seat));
    default:
      return firstOf(weighed(b, seat));
  }
};

const firstOf = (all: readonly Weighed[]): BattleCommand => {
  let best = all[0]!;
  for (let i = 1; i < all.length; i++) if (all[i]!.worth > best.worth) best = all[i]!;
  return best.command;
};

const quickMove = (b: Battle): BattleCommand => {
  const board = boardOf(b);
  let unit = 0;
  while (board.state[unit] !== ACTIVATED || board.moved[unit] === 1 || board.hex[unit]! < 0) unit++;
  supportWithout(board, unit, support);
  const places = destinations(b, b.units[unit]!);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < places.length; i++) {
    const worth = placeWorth(board, unit, places[i]!.hex, support);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return { type: 'move', unit: b.units[unit]!.id, path: places[best]!.path };
};
