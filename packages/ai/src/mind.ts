/** What a game teaches its players. The search knows nothing else of it but the contract. */

import type { GameTypes, Rng, Seat, Table } from '@muster/kernel';

/** A command and the chance to win that it seems to give, from 0 to 1; only differences count. */
export interface Promising<C> {
  readonly command: C;
  readonly chance: number;
  /** What the same seat means to play next, as long as it may: in playouts it does, before `quick` takes over. */
  readonly followUp?: readonly C[];
}

export interface Mind<T extends GameTypes = GameTypes> {
  /** A plausible command without much thought. */
  plausible(s: T['state'], seat: Seat, rng: Rng): T['command'];
  /** The best command as far as one can see without playing on; `rng` where the best is to be unpredictable. */
  best(s: T['state'], seat: Seat, rng: Rng): T['command'];
  /** Commands worth playing on in the head, different ones, the best-looking first; never empty. */
  shortlist(s: T['state'], seat: Seat, rng: Rng): readonly Promising<T['command']>[];
  /** What is hidden as a sensible enemy would have it, where that is likelier than by chance alone. */
  imagine?(view: T['state'], seat: Seat, table: Table<T['event'], string>): T['state'];
  /** What either side would play in a playout: quick, and close to `best`. */
  quick(s: T['state'], seat: Seat, rng: Rng): T['command'];
  /** Whether a playout that began at `start` has gone far enough to be judged; `turns`: how often the deciding seat changed. */
  isFarEnough(start: T['state'], s: T['state'], turns: number): boolean;
  /** How well the seat stands in a game that goes on: 0 is even; see DECIDED. */
  score(s: T['state'], seat: Seat): number;
  /**
   * How much more a command gave the seat, on the scale of `score`, than it could expect: 0 on average. Playouts leave it out, so
   * that fewer of them are needed.
   */
  luck(before: T['state'], command: T['command'], after: T['state'], seat: Seat): number;
}

/** The score of a won game. A score becomes a chance by the logistic function. */
export const DECIDED = 5;
