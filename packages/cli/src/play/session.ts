/** A battle at the terminal: a table that is hosted as everywhere, and a screen that one person looks at. */

import type { Budget } from '@muster/ai';
import type { Command, Match, Seat, Viewer } from '@muster/kernel';
import {
  type BattleSeen,
  type Brain,
  type MatchSource,
  makeThinker,
  type SeatPlayers,
  type Thinker,
} from '@muster/table';
import { type AnyState, type CliGame, seatTitle } from '../game.ts';
import type { Io } from '../io.ts';
import type { Paint } from '../paint.ts';
import type { Screen } from './screen.ts';

export type AnyMatch = Match;

/** What is written down of a match, wherever it is hosted. */
export type Log = Pick<AnyMatch, 'record' | 'entries'>;

export interface Session {
  readonly io: Io;
  readonly paint: Paint;
  readonly cli: CliGame;
  readonly source: MatchSource;
  /** By seat. */
  readonly players: SeatPlayers;
  readonly thinker: Thinker<AnyState, Command>;
  /** For files: everything else is read from the source. */
  readonly log: Log;
  /** Writes the record so far where the battle is to be kept; does nothing when it is not. */
  readonly keep: () => Promise<void>;
  readonly screen: Screen;
  /** For the thoughts of the computer's players. */
  readonly seed: number;
}

/** The computer thinks in this process: one thought after the other, other ones at every command. */
export const thinkHere = (cli: CliGame, log: Log, seed: number, budget: () => Budget): Session['thinker'] => {
  const brain: Brain = {
    ask: async ({ view, seat, level }) =>
      cli.playerOf(level).choose(view, seat, budget(), { seed: seed + log.entries().length }),
    stop: () => {},
  };
  return makeThinker(cli.game, brain, () => {});
};

/** What everybody may know. */
export const known = (s: Session): BattleSeen => s.source.standing('spectator');

/** What is on the screen is drawn for this viewer. */
export const viewerOf = (s: Session): Viewer => s.screen.viewer ?? 'spectator';

export const viewOf = (s: Session): AnyState => s.source.standing(viewerOf(s)).view;

/** How a seat is called in a sentence. */
export const nameOf = (s: Session, seat: Seat): string => seatTitle(s.cli, known(s).view.config, seat);
