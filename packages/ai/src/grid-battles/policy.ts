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
  look(board, b.turn);
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

/** Sets of units to activate: those who gain most alone, and for each enemy those who strike him hardest together. */
const activations = (b: Battle, seat: Seat): Weighed[] => {
  const board = boardOf(b);
  const fresh = weighFresh(board, seat);
  sortBy(fresh, gains);
  const sets: Weighed[] = [];
  const add = (units: readonly number[], worth: number): void => {
    const ids: UnitId[] = units.map((i) => b.units[i]!.id).sort();
    const same = (w: Weighed): boolean => w.command.type === 'activate' && w.command.units.join() === ids.join();
    if (!sets.some(same)) sets.push({ command: { type: 'activate', units: ids }, worth });
  };
  for (const chosen of choices(fresh.slice(0, b.owed + 2), b.owed)) add(chosen, sumGains(chosen));
  for (let e = 0; e < board.count; e++) {
    if (board.tables.seats[e] === seat || board.hex[e]! < 0) continue;
    const worth = joinAgainst(e, fresh, b.owed);
    if (worth !== undefined) add(joined, worth);
  }
  return sets;
};

/** All ways to choose some of these. */
const choices = (units: readonly number[], count: number): readonly (readonly number[])[] => {
  if (count === 0) return [[]];
  return units.flatMap((unit, i) => choices(units.slice(i + 1), count - 1).map((rest) => [unit, ...rest]));
};

/** The best of `activations`, without listing them. */
const bestActivation = (b: Battle, seat: Seat): BattleCommand => {
  const board = boardOf(b);
  const fresh = weighFresh(board, seat);
  sortBy(fresh, gains);
  let best = fresh.slice(0, b.owed);
  let most = sumGains(best);
  for (let e = 0; e < board.count; e++) {
    if (board.tables.seats[e] === seat || board.hex[e]! < 0) continue;
    const worth = joinAgainst(e, fresh, b.owed);
    if (worth === undefined || worth <= most) continue;
    most = worth;
    best = joined.slice();
  }
  return { type: 'activate', units: best.map((i) => b.units[i]!.id) };
};

/** Greatest first; of equals the earlier unit. Few units, so by insertion. */
const sortBy = (units: number[], keys: Float64Array): void => {
  for (let n = 1; n < units.length; n++) {
    const unit = units[n]!;
    let at = n;
    for (; at > 0 && keys[units[at - 1]!]! < keys[unit]!; at--) units[at] = units[at - 1]!;
    units[at] = unit;
  }
};

const joined: number[] = [];
const losses = new Float64Array(128);
const keys = new Float64Array(128);

/** Fills `joined` with those who strike this enemy hardest together, and others up to `owed`; undefined when nobody can. */
const joinAgainst = (enemy: number, fresh: readonly number[], owed: number): number | undefined => {
  joined.length = 0;
  for (const i of fresh)
    if (couldStrike(i, enemy)) {
      losses[i] = expectedLoss(i, enemy);
      keys[i] = losses[i]! + 0.5 * gains[i]!;
      joined.push(i);
    }
  if (joined.length === 0) return undefined;
  sortBy(joined, keys);
  if (joined.length > owed) joined.length = owed;
  let together = 0;
  let apart = 0;
  for (const i of joined) {
    together += losses[i]!;
    apart += lossWorth(enemy, losses[i]!);
  }
  for (let n = 0; joined.length < owed; n++) if (!joined.includes(fresh[n]!)) joined.push(fresh[n]!);
  return sumGains(joined) + lossWorth(enemy, together) - apart;
};

const sumGains = (units: readonly number[]): number => {
  let sum = 0;
  for (const i of units) sum += gains[i]!;
  return sum;
};

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

/** As `weighed`, but only the best, and moving the units in their order. */
export const quickChoice = (b: Battle, seat: Seat): BattleCommand => {
  switch (b.phase) {
    case 'activation':
      return bestActivation(b, seat);
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
  supportWithout(unit, support);
  const places = destinations(b, b.units[unit]!);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < places.length; i++) {
    const worth = placeWorth(unit, places[i]!.hex, support);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return { type: 'move', unit: b.units[unit]!.id, path: places[best]!.path };
};
