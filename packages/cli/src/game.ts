/**
 * A game as the command line knows it: its rules by the kernel's contract, and what they do not say, how it is drawn, typed,
 * weighed and measured. Commands work with `CliGame`, whatever the game; only the folder of a game knows its types.
 */

import type { GameTypes, Seat, Viewer } from '@muster/kernel';
import type { FactsOf, LabGame, LabGameId, SettingOf } from '@muster/lab';
import type { Paint } from './paint.ts';
import type { SharedAction, TypedAction, Word } from './play/typed.ts';
import type { Refereed } from './referee/referee.ts';
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

/** Methods, not functions, so that what a game takes may be narrower than what all games have in common. */
export interface CliGameOf<T extends GameTypes = GameTypes> extends Refereed<T> {
  /** `muster odds`: what is wrong with the options is thrown as a `Problem`. */
  oddsCommand(options: Options): Report;
  readonly labCommand: LabCommand;
  readonly table: TerminalTable<T>;
}

/** Any game. */
export type CliGame = CliGameOf;

/** `muster lab`: what the options of the game ask for, and what its games show beyond who won. */
export interface LabCommand<G extends LabGameId = LabGameId> {
  readonly game: G;
  /** How many players there may be: at least, at most. */
  readonly players: readonly [least: number, most: number];
  /** `where` names what is played in the title: `The Ridge`. */
  read(options: Options, players: number): { readonly setting: SettingOf<G>; readonly where: string };
  /** The words stand below the table, the fields of the JSON after those of every lab. */
  report?(games: readonly LabGame<FactsOf<G>>[], setting: SettingOf<G>): Report;
}

/** What comes of a typed word of the game: a command for the seat that typed it, or words for it. */
export type Answer<C> = { readonly play: C } | { readonly say: string };

/** `muster play` and `muster replay`: a state as text, and typed words. Texts end with a line break. */
export interface TerminalTable<T extends GameTypes = GameTypes, A extends TypedAction = TypedAction> {
  /** Seats hold what others must not see: with two people or more at one screen, a curtain falls between them. */
  readonly secrets: boolean;
  /** The configuration that the options ask for, as `parseConfig` reads it. Not asked with `--config` or `--resume`. */
  configOf(options: Options): unknown;
  seatName(s: T['state'], seat: Seat): string;
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
  answer(action: A, view: T['state'], seat: Seat, paint: Paint): Answer<T['command']>;
  /** A candidate in a list of many, best as one would type it. Without a line break. */
  candidateWords(view: T['state'], seat: Seat, command: T['command']): string;
}
