/**
 * What a game is, said once. Page, command line, lab, computer players, bench, laws, museum and docs ask its descriptor, and name
 * no game themselves. The card is the part that is there before anything else of a game has been fetched.
 */

import type { Book } from './book.ts';
import type { Game, GameTypes, Seat, Viewer } from './game.ts';

/** A game before it has been fetched. */
export interface GameCard<T extends GameTypes = GameTypes> {
  /** In addresses, records and commands: `grid-battles`. */
  readonly id: string;
  readonly name: string;
  /** Two sentences for who does not know it. */
  readonly words: string;
  /** `Two players`. */
  readonly players: string;
  /** Whose is what. */
  readonly credits: string;
  /** What the ids of its rules look like, whole: no flags but `i`. */
  readonly ruleIds: RegExp;
  /** Played like any other, but not offered on the home page. */
  readonly example?: true;
  load(): Promise<Descriptor<T>>;
}

/** What a kind of decision asks. */
export interface Asks {
  /** `to choose an attack`: fit to stand after `Red is`. */
  readonly words: string;
  /** Made from what others must not see, or not seen by them: at one screen, a curtain falls before it. */
  readonly secret: boolean;
}

/** A rule that players may set otherwise before the battle. */
export interface Switch {
  /** The field of the configuration, or of its part that holds the switches. */
  readonly name: string;
  readonly rule: string;
  readonly words: string;
  /** The first one is the default. */
  readonly choices: readonly { readonly value: string | number | boolean; readonly words: string }[];
}

/** A battle that is ready to be played. */
export interface Ready<T extends GameTypes> {
  /** Fit for an address: `first-muster`. */
  readonly id: string;
  readonly name: string;
  readonly config: T['config'];
}

/** What is fielded: how it is read, and what is wrong with it. */
export interface Forces {
  /** `warband`, `force`. */
  readonly name: string;
  /** Reads a force file and checks it by the rules; problems are sentences, none when it may be fielded. */
  check(x: unknown): { readonly title: string; readonly lines: readonly string[]; readonly problems: readonly string[] };
}

export interface Descriptor<T extends GameTypes = GameTypes> {
  readonly card: GameCard<T>;
  readonly game: Game<T>;
  /** How many may play: at least, at most. How many there are in a match, `game.seats` tells. */
  readonly seats: readonly [least: number, most: number];
  seatNames(config: T['config']): readonly string[];
  /** Who plays together, by seat (DW-22). */
  sides(config: T['config']): readonly (readonly Seat[])[];
  titleOf(config: T['config']): string;
  /** How far a battle is: `round 3`. Given what a spectator sees. */
  progressOf(view: T['state']): string;
  /** Rounds begun. */
  roundOf(s: T['state']): number;
  /** Whether seats may know different things. */
  readonly secrets: boolean;
  readonly concede: T['command'];
  /** Legal without an open decision: conceding, standing orders, a secret answer given again before the last one is in. */
  isAnytime(c: T['command']): boolean;
  /** Commands of which others learn at most that something was decided. */
  isSecret(c: T['command']): boolean;
  /** Whether this seat has answered in secret and may still answer otherwise, as far as this view tells. */
  mayAnswerAgain(view: T['state'], seat: Seat): boolean;
  /** Private settings that decide whether a seat is asked. */
  standingOrders(s: T['state']): unknown;
  /** Whether this viewer may learn a secret by a command that called `final`. */
  learns(before: T['state'], seat: Seat, c: T['command'], viewer: Viewer): boolean;
  /** By kind of decision. */
  readonly asks: Readonly<Record<T['decision']['kind'], Asks>>;
  readonly switches: readonly Switch[];
  readonly book: Book;
  /** The smallest battle at one click first. */
  readonly quickStarts: readonly Ready<T>[];
  /** Battles that together show all of the game: what laws, lab and plain table play unless told otherwise. */
  samples(): readonly Ready<T>[];
  readonly forces: Forces | null;
  /** What a command would probably bring; undefined where no dice are rolled. Absent in a game without luck. */
  odds?(view: T['state'], seat: Seat, c: T['command']): object | undefined;
}
