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
import { ACTIVATED, type Board, FRESH, readBoard } from './board.ts';
import { deployWorth } from './deploy.ts';
import {
  attackWorth,
  couldStrike,
  expectedLoss,
  look,
  lossWorth,
  placeWorth,
  supportWithout,
  waitWorth,
} from './weigh.ts';

/** A command and what it is worth. */
export interface Weighed {
  readonly command: BattleCommand;
  readonly worth: number;
}

const byWorth = (a: Weighed, b: Weighed): number => b.worth - a.worth;

const boardOf = (b: Battle): Board => {
  const board = readBoard(b);
  look(board);
  return board;
};

/** All choices worth a thought, the best first. */
export const weighed = (b: Battle, seat: Seat): readonly Weighed[] => {
  switch (b.phase) {
    case 'deployment':
      return deployments(b, seat).sort(byWorth);
    case 'activation':
      return activations(b, seat).sort(byWorth);
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

/** What each fresh unit gains by acting now, by unit. */
const gains = new Float64Array(128);

const weighFresh = (board: Board, seat: Seat): number[] => {
  const { tables, count, hex, on, state } = board;
  const fresh: number[] = [];
  for (let i = 0; i < count; i++) {
    if (tables.seats[i] !== seat || state[i] !== FRESH || hex[i]! < 0) continue;
    fresh.push(i);
    const near = tables.near(i, hex[i]!);
    let best = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < near.length; n++) {
      const at = near[n]!;
      if (on[at]! >= 0 && on[at] !== i) continue;
      const worth = placeWorth(i, at, undefined);
      if (worth > best) best = worth;
    }
    gains[i] = best - waitWorth(i);
  }
  return fresh;
};

/** Sets of units to activate: for each enemy those who strike him hardest together, and those who gain most alone. */
const activations = (b: Battle, seat: Seat): Weighed[] => {
  const board = boardOf(b);
  const fresh = weighFresh(board, seat);
  const { owed } = b;
  fresh.sort((i, j) => gains[j]! - gains[i]! || i - j);
  const sets: Weighed[] = [];
  const add = (units: readonly number[], worth: number): void => {
    const ids: UnitId[] = units.map((i) => b.units[i]!.id).sort();
    const same = (w: Weighed): boolean => w.command.type === 'activate' && w.command.units.join() === ids.join();
    if (!sets.some(same)) sets.push({ command: { type: 'activate', units: ids }, worth });
  };
  add(fresh.slice(0, owed), sumGains(fresh.slice(0, owed)));
  for (let e = 0; e < board.count; e++) {
    if (board.tables.seats[e] === seat || board.hex[e]! < 0) continue;
    const team = fresh.filter((i) => couldStrike(i, e));
    if (team.length === 0) continue;
    const losses = new Map(team.map((i) => [i, expectedLoss(i, e)]));
    team.sort((i, j) => losses.get(j)! + 0.5 * gains[j]! - losses.get(i)! - 0.5 * gains[i]! || i - j);
    const chosen = team.slice(0, owed);
    const together = lossWorth(
      e,
      chosen.reduce((sum, i) => sum + losses.get(i)!, 0),
    );
    const apart = chosen.reduce((sum, i) => sum + lossWorth(e, losses.get(i)!), 0);
    for (const i of fresh) if (chosen.length < owed && !chosen.includes(i)) chosen.push(i);
    add(chosen, sumGains(chosen) + together - apart);
  }
  return sets;
};

const sumGains = (units: readonly number[]): number => units.reduce((sum, i) => sum + gains[i]!, 0);

const support: number[] = [];

/** The moves of one unit. */
const movesOf = (b: Battle, unit: number): Weighed[] => {
  supportWithout(unit, support);
  const wait = waitWorth(unit);
  return destinations(b, b.units[unit]!).map(({ hex, path }) => {
    const command: MoveCommand = { type: 'move', unit: b.units[unit]!.id, path };
    return { command, worth: placeWorth(unit, hex, support) - wait };
  });
};

const toMove = (board: Board): number[] => {
  const units: number[] = [];
  for (let i = 0; i < board.count; i++)
    if (board.state[i] === ACTIVATED && board.moved[i] === 0 && board.hex[i]! >= 0) units.push(i);
  return units;
};

const moves = (b: Battle): Weighed[] => toMove(boardOf(b)).flatMap((unit) => movesOf(b, unit));

const END_PHASE: BattleCommand = { type: 'endPhase' };

const attacks = (b: Battle, seat: Seat): Weighed[] => {
  const board = boardOf(b);
  const index = (id: UnitId): number => b.units.findIndex((u) => u.id === id);
  return gridBattles.candidates(b, seat).map((command) => {
    if (command.type !== 'attack') return { command: END_PHASE, worth: 0 };
    const attacker = index(command.attacker);
    const target = index(command.target);
    const helped = supportWithout(attacker, support)[target]!;
    return { command, worth: attackWorth(attacker, board.hex[attacker]!, target, helped) };
  });
};

/** As `weighed`, but only the first, and without looking at more than one unit to move. */
export const quickChoice = (b: Battle, seat: Seat): BattleCommand => {
  let all: readonly Weighed[];
  if (b.phase === 'movement') all = movesOf(b, toMove(boardOf(b))[0]!);
  else if (b.phase === 'activation') all = activations(b, seat);
  else all = weighed(b, seat);
  let best = all[0]!;
  for (let i = 1; i < all.length; i++) if (all[i]!.worth > best.worth) best = all[i]!;
  return best.command;
};
