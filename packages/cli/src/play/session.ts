/** A battle at the terminal: the match, who plays which seat, and what has come of it so far. */

import type { Budget, Level } from '@muster/ai';
import {
  type Command,
  explainMalformed,
  explainRefusal,
  type Match,
  type MatchRefusal,
  type Refusal,
  type Seat,
  type Viewer,
} from '@muster/kernel';
import { type AnyState, type CliGame, seatTitle } from '../game.ts';
import { own } from '../harmless.ts';
import type { Io } from '../io.ts';
import type { Paint } from '../paint.ts';
import { askForLuck } from './luck.ts';
import { giveScreen, type Screen, tellNew } from './screen.ts';

export type Who = 'you' | Level;

export type AnyMatch = Match;

export interface Session {
  readonly io: Io;
  readonly paint: Paint;
  readonly cli: CliGame;
  readonly match: AnyMatch;
  /** By seat. */
  readonly players: readonly Who[];
  /** Writes the record so far where the battle is to be kept; does nothing when it is not. */
  readonly keep: () => Promise<void>;
  readonly screen: Screen;
  readonly budget: () => Budget;
  /** For the thoughts of the computer's players. */
  readonly seed: number;
}

export const isHuman = (s: Session, seat: Seat): boolean => s.players[seat] === 'you';

/** What is on the screen is drawn for this viewer. */
export const viewerOf = (s: Session): Viewer => s.screen.viewer ?? 'spectator';

export const viewOf = (s: Session): AnyState => s.match.view(viewerOf(s));

/** How a seat is called in a sentence. */
export const nameOf = (s: Session, seat: Seat): string => seatTitle(s.cli, s.match.state().config, seat);

export const explain = (s: Session, r: Refusal | MatchRefusal): string => explainRefusal(s.cli.game, r);

/** Plays the command and tells what came of it, or why it may not be played. */
export const perform = async (s: Session, seat: Seat, command: Command): Promise<void> => {
  const parsed = s.cli.game.parseCommand(command);
  if (!parsed.ok) return s.io.write(`${explainMalformed(parsed.refusal)}\n`);
  const played = s.match.play(seat, parsed.value);
  if (!played.ok) return s.io.write(`${explain(s, played.refusal)}\n`);
  const { config } = s.match.state();
  const toScreen = (other: Seat): Promise<boolean> => giveScreen(s, other);
  const asked = { io: s.io, cli: s.cli, match: s.match, config, seat, mayLeave: isHuman(s, seat), toScreen };
  const events = played.needs === undefined ? played.events : await askForLuck(asked);
  if (events === undefined) return;
  await s.keep(); // before it is told: whoever has read it can rely on it
  s.screen.log.push(events);
  return tellNew(s);
};

/** Lets the computer play its next command. */
export const letComputerPlay = async (s: Session, seat: Seat): Promise<void> => {
  const level = s.players[seat]!;
  if (level === 'you') throw new Error('this seat is played by a person');
  const thinking = level === 'warlord' && s.io.terminal.err;
  if (thinking) s.io.tell('thinking…');
  const command = s.cli
    .playerOf(level)
    .choose(s.match.view(seat), seat, s.budget(), { seed: s.seed + s.match.entries().length });
  if (thinking) s.io.tell(own('\r\u001b[K'));
  await perform(s, seat, command);
};
