/** Whom to activate: a set of units at a time, since what they can do together counts. The board must be looked at already. */

import type { ActivateCommand, Battle } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { type Board, FRESH } from './board.ts';
import { couldStrike, expectedLoss, lossWorth, placeWorth, waitWorth } from './weigh.ts';

interface ActivationSet {
  readonly command: ActivateCommand;
  readonly worth: number;
}

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
      const worth = placeWorth(board, i, at, undefined);
      if (worth > best) best = worth;
    }
    gains[i] = best - waitWorth(board, i);
  }
  return fresh;
};

/** Sets of units to activate: those who gain most alone, and for each enemy those who strike him hardest together. */
export const activationSets = (board: Board, b: Battle, seat: Seat): readonly ActivationSet[] => {
  const fresh = weighFresh(board, seat);
  sortBy(fresh, gains);
  const sets: ActivationSet[] = [];
  const add = (units: readonly number[], worth: number): void => {
    const ids = units.map((i) => b.units[i]!.id).sort();
    if (!sets.some((set) => set.command.units.join() === ids.join()))
      sets.push({ command: { type: 'activate', units: ids }, worth });
  };
  for (const chosen of choices(fresh.slice(0, b.owed + 2), b.owed)) add(chosen, sumGains(chosen));
  for (let e = 0; e < board.count; e++) {
    if (board.tables.seats[e] === seat || board.hex[e]! < 0) continue;
    const worth = joinAgainst(board, e, fresh, b.owed);
    if (worth !== undefined) add(joined, worth);
  }
  return sets;
};

/** All ways to choose some of these. */
const choices = (units: readonly number[], count: number): readonly (readonly number[])[] => {
  if (count === 0) return [[]];
  if (units.length < count) return [];
  return units.flatMap((unit, i) => choices(units.slice(i + 1), count - 1).map((rest) => [unit, ...rest]));
};

/** The best of `activationSets`, without listing them. */
export const bestActivation = (board: Board, b: Battle, seat: Seat): ActivateCommand => {
  const fresh = weighFresh(board, seat);
  sortBy(fresh, gains);
  let best = fresh.slice(0, b.owed);
  let most = sumGains(best);
  for (let e = 0; e < board.count; e++) {
    if (board.tables.seats[e] === seat || board.hex[e]! < 0) continue;
    const worth = joinAgainst(board, e, fresh, b.owed);
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
const joinAgainst = (board: Board, enemy: number, fresh: readonly number[], owed: number): number | undefined => {
  joined.length = 0;
  for (const i of fresh)
    if (couldStrike(board, i, enemy)) {
      losses[i] = expectedLoss(board, i, enemy);
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
    apart += lossWorth(board, enemy, losses[i]!);
  }
  for (let n = 0; joined.length < owed; n++) if (!joined.includes(fresh[n]!)) joined.push(fresh[n]!);
  return sumGains(joined) + lossWorth(board, enemy, together) - apart;
};

const sumGains = (units: readonly number[]): number => {
  let sum = 0;
  for (const i of units) sum += gains[i]!;
  return sum;
};
