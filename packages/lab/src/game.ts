/** One game of the lab, from its number alone. */

import type { Level } from '@muster/ai';
import type { Outcome } from '@muster/kernel';
import type { Loaded } from './load.ts';
import type { MatchUp } from './module.ts';
import { playOut } from './play-out.ts';
import { gameSeed } from './seeds.ts';

/** What all games of a run share; plain data, so that it can be sent to a worker. */
export interface Series {
  readonly game: string;
  /** As the module of the game reads it. */
  readonly setting: unknown;
  readonly players: readonly Level[];
  readonly seed: number;
  readonly steps: number;
}

export interface LabGame<F = unknown> {
  /** From 0. */
  readonly index: number;
  /** Which player sat at each seat. In the next game everybody moves on by one: two players swap sides. */
  readonly seats: readonly number[];
  /** Which player won, null when nobody won alone. */
  readonly winner: number | null;
  /** The seat that won, 0 is A. */
  readonly side: number | null;
  /** By seat. */
  readonly outcome: Outcome;
  readonly rounds: number;
  readonly facts: F;
}

/** Which player sits at each seat in this game. */
export const seating = (index: number, players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => (seat + players - (index % players)) % players);

/** The same arguments give the same game. */
export const playGame = (
  lab: Pick<Loaded, 'descriptor' | 'playerOf'> & Partial<Pick<Loaded, 'module'>>,
  series: Series,
  index: number,
  { config, facts }: MatchUp,
): LabGame => {
  const { game, roundOf } = lab.descriptor;
  const seats = seating(index, series.players.length);
  const own = seats.map((player) => lab.playerOf(series.players[player]!));
  const guided = lab.module?.guided?.(own, seats, facts);
  const players = guided?.players ?? own;
  const end = playOut(game, players, config, gameSeed(series.seed, index), series.steps);
  const outcome = game.outcome(end)!;
  const rounds = roundOf(end);
  const [first] = outcome.places;
  const side = first?.length === 1 ? first[0]! : null;
  return {
    index,
    seats,
    winner: side === null ? null : seats[side]!,
    side,
    outcome,
    rounds,
    facts: guided?.facts() ?? facts,
  };
};
