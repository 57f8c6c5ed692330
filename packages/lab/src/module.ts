/**
 * What the lab needs of a game beyond its descriptor: what is fought in each game of a run, and what the games show beyond who won.
 * It stands in the folder with the game's id; where there is none, the plain one plays a sample of the descriptor.
 */

import type { Player } from '@muster/ai';
import type { LabGame } from './game.ts';

/** A setting that cannot be played: its message is a sentence for the user, without its full stop. */
export class LabRefused extends RangeError {}

/** What is fought, and what this game's reports are made of; plain data, sent from a worker. */
export interface MatchUp<K extends object = object, F = unknown> {
  readonly config: K;
  readonly facts: F;
}

/** What the games of a run show beyond who won. */
export interface LabReport {
  /** After the fields of every lab. */
  readonly json: object;
  /** For people: rows of cells under a title. */
  readonly sections: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
}

/** The players of one game as its module wants them, and what is known of the game when it is over. */
export interface Guided<F = unknown> {
  /** By seat. */
  readonly players: readonly Player[];
  facts(): F;
}

/** `K`: a configuration. `F`: the facts of a game. */
export interface LabModule<K extends object = object, F = unknown> {
  /**
   * What is fought in each game of a run, by its number. Games that only change seats (as many in a row as there are seats) should
   * be fought over the same ground, and equal configurations should be one object. `setting`: plain data from outside, as the
   * options of the game say it. Throws LabRefused when it is not understood; game 0 is made before a run begins.
   */
  matchUps(setting: unknown, seed: number): (index: number) => MatchUp<K, F>;
  /**
   * Sits between the players of a game and the table: may answer for them, and sees what they see. `players`: by seat; `seats`: which
   * player of the run sits at each.
   */
  guided?(players: readonly Player[], seats: readonly number[], facts: F): Guided<F>;
  /** In the order of their numbers. */
  report?(games: readonly LabGame<F>[]): LabReport;
}
