/**
 * A game as the command line knows it: its descriptor, its computer players, and how it is drawn, typed, weighed and measured at a
 * terminal. Commands work with `CliGame`, whatever the game; only the folder of a game knows its types.
 */

import type { Level, Player } from '@muster/ai';
import type { Descriptor, GameTypes, Seat, Viewer } from '@muster/kernel';
import type { Io } from './io.ts';
import type { Paint } from './paint.ts';
import type { SharedAction, TypedAction, Word } from './play/typed.ts';
import type { Options } from './usage.ts';

/** The state of any game. */
export interface AnyState {
  readonly config: object;
}

/** One answer for scripts and one for people. */
export interface Report {
  readonly json: object;
  words(paint: Paint): string;
}

/**
 * What the folder of a game brings: the export `cli` of its `game.ts`. Methods, not functions, so that what a game takes may be
 * narrower than what all games have in common.
 */
export interface TerminalPart<T extends GameTypes = GameTypes> {
  readonly table: TerminalTable<T>;
  /** `muster odds`: what is wrong with the options is thrown as a `Problem`. Absent where there is nothing to roll. */
  oddsCommand?(options: Options, io: Io): Report | Promise<Report>;
  /** `muster lab`: what the options of the game ask for, as its lab reads it; `where` names it in the title: `The Ridge`. */
  labCommand(options: Options, players: number): { readonly setting: object; readonly where: string };
}

/** Any game. */
export interface CliGame extends Descriptor, TerminalPart {
  playerOf(level: Level): Player;
}

const LETTERS = 'ABCDEF';

/** `Blue (A)`: its name, and the letter of its option. */
export const seatTitle = ({ seatNames }: Pick<Descriptor, 'seatNames'>, config: object, seat: Seat): string =>
  `${seatNames(config)[seat]} (${LETTERS[seat]})`;

/** What comes of a typed word of the game: a command for the seat that typed it, or words for it. */
export type TypedAnswer<C> = { readonly play: C } | { readonly say: string };

/** `muster play` and `muster replay`: a state as text, and typed words. Texts end with a line break. */
export interface TerminalTable<T extends GameTypes = GameTypes, A extends TypedAction = TypedAction> {
  /** The configuration that the options ask for, as `parseConfig` reads it. Not asked with `--config` or `--resume`. */
  configOf(options: Options): unknown;
  /** What is played for. */
  goals(view: T['state']): string;
  /** What the signs of the drawing mean. */
  legend(view: T['state']): string;
  /** Draws all that is not hidden in this view: the viewer's hand, and in a replay everything. */
  board(view: T['state'], viewer: Viewer, paint: Paint): string;
  /** Whose turn it is and what is to be decided. */
  status(view: T['state'], viewer: Viewer, paint: Paint): string;
  /** How it ended, from the events that stand. */
  summary(s: T['state'], events: readonly T['event'][]): string;
  /** A line above the narration of an event, such as its dice; undefined for none. Without a line break. */
  details(e: T['event'], config: T['config']): string | undefined;
  /** Whether `muster replay --boards` draws the board after these events. */
  boardAfter(s: T['state'], events: readonly T['event'][]): boolean;
  /** All that can be typed, in the order of the help: the game's own words and all of `SHARED_WORDS`. */
  readonly words: Readonly<Record<string, Word<A | SharedAction>>>;
  /** Only for actions that its own words gave. */
  answer(action: A, view: T['state'], seat: Seat, paint: Paint): TypedAnswer<T['command']>;
  /** A candidate in a list of many, best as one would type it. Without a line break. */
  candidateWords(view: T['state'], seat: Seat, command: T['command']): string;
}
