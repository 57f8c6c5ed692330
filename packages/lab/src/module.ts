/** What the lab needs of a game. One module for each game, loaded where its games are played. */

import type { Level } from '@muster/ai';
import type { Outcome } from '@muster/kernel';

/** A setting that cannot be played: its message is a sentence for the user, without its full stop. */
export class LabRefused extends RangeError {}

/** How one game went. Plain data: it is sent from a worker. */
export interface GameReport<F> {
  readonly outcome: Outcome;
  readonly rounds: number;
  /** What this game's reports are made of. */
  readonly facts: F;
}

/** `X`: the setting of a run, plain data that is sent to the workers. `K`: a configuration. `F`: the facts of a game. */
export interface LabModule<X = unknown, K = unknown, F = unknown> {
  /**
   * The configuration of each game of a run, by its number. Games that only change seats (as many in a row as there are
   * seats) should be fought over the same ground, and equal configurations should be one object. Throws LabRefused
   * when the setting is not understood; that of game 0 is made before a run begins.
   */
  configs(setting: X, seed: number): (index: number) => K;
  seatsOf(config: K): number;
  /** One whole game. `levels`: who plays, by seat. The same arguments give the same game. */
  play(config: K, levels: readonly Level[], seed: number, steps: number): GameReport<F>;
}
