/** One game of the lab, from its number alone. */

import type { Level } from '@muster/ai';
import type { Outcome } from '@muster/kernel';
import type { LabGameId } from './games/index.ts';
import type { LabModule } from './module.ts';
import { gameSeed } from './seeds.ts';

/** What all games of a run share; plain data, so that it can be sent to a worker. */
export interface Series {
  readonly game: LabGameId;
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

export const playGame = (module: LabModule, series: Series, index: number, config: unknown): LabGame => {
  const seats = seating(index, series.players.length);
  const levels = seats.map((player) => series.players[player]!);
  const { outcome, rounds, facts } = module.play(config, levels, gameSeed(series.seed, index), series.steps);
  const [first] = outcome.places;
  const side = first?.length === 1 ? first[0]! : null;
  return { index, seats, winner: side === null ? null : seats[side]!, side, outcome, rounds, facts };
};
