/**
 * What a game is, said once. Page, command line, lab, computer players, bench, laws, museum and docs ask its descriptor, and name
 * no game themselves. The card is the part that is there before anything else of a game has been fetched.
 */

import type { Book } from './book.ts';
import type { Game, GameTypes, Parsed, RuleId, Seat, Viewer } from './game.ts';
import type { DiceNeed, DrawNeed } from './luck.ts';

/** What a game is called and said to be. */
export interface GameFacts {
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
  /** What the battle at one click is called, the first of the quick starts; absent where none is offered. */
  readonly quickStart?: string;
  /** Played like any other, but not offered on the home page. */
  readonly example?: true;
}

/** A game before it has been fetched. */
export interface GameCard<T extends GameTypes = GameTypes> extends GameFacts {
  load(): Promise<Descriptor<T>>;
}

/** What a kind of decision asks. */
export interface Asks {
  /** `to choose an attack`: fit to stand after `Red is`. */
  readonly words: string;
  /** Made from what others must not see, or not seen by them: at one screen, a curtain falls before it. */
  readonly secret: boolean;
  /** `change the warband`: fit for a button, where who has answered in secret may answer again. */
  readonly again?: string;
  /** `Deploy the rest for me`: fit for a button, where a player may leave all answers of this kind to the computer. */
  readonly forMe?: string;
}

/** A rule that players may set otherwise before the battle. */
export interface Switch {
  readonly name: string;
  /** Where it stands in a configuration: `['rulings', 'zoc']`. */
  readonly path: readonly string[];
  readonly rule: RuleId;
  readonly title: string;
  /** What it means, where the choices do not say it all. */
  readonly words?: string;
  /** The first one is the default. */
  readonly choices: readonly { readonly value: string | number | boolean | null; readonly words: string }[];
}

/** A battle that is ready to be played. */
export interface Ready<T extends GameTypes> {
  /** Fit for an address: `first-muster`. */
  readonly id: string;
  readonly name: string;
  readonly config: T['config'];
}

/** A force that was read and checked: problems are sentences, none when it may be fielded. */
export interface CheckedForce {
  readonly title: string;
  /** One for each item, and what they cost together: for people, in columns. */
  readonly rows: readonly (readonly string[])[];
  readonly problems: readonly string[];
}

/** What is fielded, and how it is checked. */
export interface Forces {
  /** `warband`, `force`. */
  readonly name: string;
  /** A small one as JSON, for help and docs. */
  readonly example: object;
  /** Reads a force from outside and checks it by the rules. */
  check(x: unknown): Parsed<CheckedForce>;
}

/** What people at a real table are asked to roll. */
export interface RollWords {
  /** A sentence without its full stop: `Knight strikes Pikeman: 3 attack dice`. */
  readonly words: string;
  /** A word for each die, in the order in which they are told, where it matters which is which: its colour. */
  readonly dice?: readonly string[];
}

/** Cards of one name. */
export interface CardKind {
  readonly card: string;
  /** What is typed for it, in small letters and digits: none is the beginning of another. */
  readonly key: string;
  /** `7♥`: fit for a button. */
  readonly label: string;
  /** `Seven of Hearts`: fit for the ear. */
  readonly name: string;
  /** How many of them may still lie in the heap, as far as who draws knows; 0 when none can. */
  readonly left: number;
}

/** What people at a real table are asked to draw. */
export interface DrawWords {
  /** A sentence without its full stop: `Red draws a card`. */
  readonly words: string;
  /** Every kind of card there is, in rows. */
  readonly kinds: readonly (readonly CardKind[])[];
}

export interface Descriptor<T extends GameTypes = GameTypes> extends GameFacts {
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
  /** What a command does, for a table that has nothing but words; without it, the names of its fields serve. */
  commandWords?(c: T['command']): string;
  readonly switches: readonly Switch[];
  readonly book: Book;
  /** The smallest battle at one click first. */
  quickStarts(): readonly Ready<T>[];
  /** Battles that together show all of the game: what laws, lab and plain table play unless told otherwise. */
  samples(): readonly Ready<T>[];
  /** Where battles take so many times as long to play as usual, the laws play so many times fewer of them. */
  readonly lawsOneIn?: number;
  readonly forces: Forces | null;
  /** What a command would probably bring; undefined where no dice are rolled. Absent in a game without luck. */
  odds?(view: T['state'], seat: Seat, c: T['command']): object | undefined;
  /**
   * What is to be rolled, and for whom: `told` is what the command has told up to there, `view` what was seen before it; undefined in
   * set-up. Absent in a game without dice.
   */
  rollWords?(view: T['state'] | undefined, told: readonly T['event'][], need: DiceNeed): RollWords;
  /**
   * Likewise what is to be drawn, as who alone may see it knows it, or a spectator when it is turned up for all. What else the heap
   * holds is nobody's to know, so it is not told. Absent in a game whose cards people cannot hold.
   */
  drawWords?(view: T['state'] | undefined, told: readonly T['event'][], need: Omit<DrawNeed, 'heap'>): DrawWords;
}
