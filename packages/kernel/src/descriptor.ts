/**
 * What a game is, said once. Page, command line, lab, computer players, bench, laws, museum and docs ask its descriptor, and name
 * no game themselves. The card is the part that is there before anything else of a game has been fetched.
 */

import type { Book } from './book.ts';
import type { Part } from './field.ts';
import type { Game, GameTypes, Parsed, RuleId, Seat, TableOf, Viewer } from './game.ts';
import type { DiceNeed, DrawNeed } from './luck.ts';
import type { OrderForm } from './orders.ts';

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

/** What a player may leave to the computer where this is asked. A take-back takes all of it back. */
export interface ForMe<C, S = unknown> {
  /** `Deploy the rest for me`: fit for a button, and exactly what is done. */
  readonly words: string;
  /** One answer; without it all, as long as the same is asked. */
  readonly once?: true;
  /** Kinds of decision that belong to it: the move of a unit that it activates. */
  readonly also?: readonly string[];
  /** It ends with the round, even if nothing else is asked before the same is asked again. */
  readonly thisRound?: true;
  /** Answers that are the player's own, so it ends before them: what would confirm a secret, or end a turn. */
  leaves?(c: C, view: S): boolean;
}

/** What a kind of decision asks. */
export interface Asks<C = unknown, S = unknown> {
  /** `to choose an attack`: fit to stand after `Red is`. */
  readonly words: string;
  /** Made from what others must not see, or not seen by them: at one screen, a curtain falls before it. */
  readonly secret: boolean;
  /** `change the warband`: fit for a button, where who has answered in secret may answer again. */
  readonly changeWords?: string;
  /** Words alone: all answers of this kind. */
  readonly forMe?: string | ForMe<C, S>;
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

/** What is chosen before a battle, by name, and the configuration that comes of it, still to be read by `parseConfig`. */
export interface BattleChoices<C extends object = object> {
  /** `seed` draws what is left open. */
  of(seed: number): Part<C>;
  configOf(chosen: C): object;
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

/** What dice or cards are for, by where it is said. How a sentence goes on around them is the game's own. */
export interface RollPhrases {
  /** `to hit`: wherever nothing else is said. */
  readonly words: string;
  /** In a line of the log. */
  readonly told?: string;
  /** Where people at a real table are asked to roll or draw. */
  readonly asked?: string;
  /** Of successes, after `2 of 3`: `saved`. */
  readonly result?: string;
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

/**
 * What the numbers in a game's odds are, by the name of their field, however deep it lies; `equilibrium.attacker` is an `attacker` in
 * an `equilibrium`, and goes before `attacker` alone. Every number has a name here.
 */
export interface OddsNames {
  /** The chances of none, one, two …, or of each thing by name: 1 together. */
  readonly distributions: readonly string[];
  /** From 0 to 1. */
  readonly chances: readonly string[];
  /** Averages, counts, what a die needs, and whatever stands in them. */
  readonly figures: readonly string[];
}

/**
 * A part of the state that not everyone may see: who may not finds null there, or a list without what it may not see. It is said
 * apart from `view`, which the laws hold against it.
 */
export interface SecretPart<T extends GameTypes = GameTypes> {
  /** Where it stands, with a star for each place in a list: `ships.*.tokens`. */
  readonly path: string;
  /** Whether this viewer may see it in this state; `at` says which one, a number for each star. */
  isSeen(s: T['state'], viewer: Viewer, at: readonly number[]): boolean;
  /**
   * The state with other things there, such as might be for all that this viewer knows; the same one where nothing else might.
   * Absent for standing orders: others are given (`unoffered`), and they may be noticed by what they answer.
   */
  vary?(s: T['state'], viewer: Viewer, table: TableOf<T>): T['state'];
}

/** A command, where it was given and what came of it. */
export interface PlayedStep<T extends GameTypes = GameTypes> {
  readonly before: T['state'];
  readonly seat: Seat;
  readonly command: T['command'];
  readonly after: T['state'];
}

/** How each player brings a force of its own to a match: chosen by itself, put into the configuration when all are in. */
export interface Gathering<T extends GameTypes = GameTypes> {
  /** Whether others see only that it is chosen, until all are in. */
  isSealed(config: T['config']): boolean;
  /** Which seats may bring one to a battle like this; the others field what the configuration has for them. */
  brings(config: T['config']): readonly boolean[];
  /** Reads a force as `forces.check` does, and says what the rules have against it at this seat: a sentence, or undefined. */
  refuse(config: T['config'], seat: Seat, force: object): string | undefined;
  /** The configuration with these forces (null: as it is), still to be read by `parseConfig`; none of them was refused. */
  gathered(config: T['config'], forces: readonly (object | null)[]): object;
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
  /** What not everyone may see: all of it. Empty where everything is open. */
  readonly secrets: readonly SecretPart<T>[];
  /**
   * What a viewer may come to know by a command besides what it may see from then on: the places in the state before, as
   * `deck.cards.51` for a card that it draws. Absent where there is no such thing.
   */
  learns?(played: PlayedStep<T>, viewer: Viewer): readonly string[];
  /**
   * A view without what everybody knows anyway though only its owner is shown it: a hand whose cards were all taken face up. Who knows
   * nothing else of its own needs no curtain. Absent where there is no such thing.
   */
  withoutKnown?(view: T['state']): T['state'];
  /** Kinds of event that only some seats hear. Absent where all hear everything. */
  readonly whispers?: readonly T['event']['type'][];
  /** Some commands that are no candidates and yet legal at times: standing orders, answers given again. Laws play them now and then. */
  readonly unoffered?: readonly T['command'][];
  readonly concede: T['command'];
  /** Legal without an open decision: conceding, standing orders, a secret answer given again before the last one is in. */
  isAnytime(c: T['command']): boolean;
  /** Commands of which others learn at most that something was decided, in a match like this. */
  isSecret(c: T['command'], config: T['config']): boolean;
  /** Commands that all hear of, but not the whole: which card was drawn, on whom a charm lies. Absent where there are none. */
  hidesPart?(c: T['command']): boolean;
  /** Whether this seat has answered in secret and may still answer otherwise, as far as this view tells. */
  mayAnswerAgain(view: T['state'], seat: Seat): boolean;
  /** Private settings that decide whether a seat is asked. */
  standingOrders(s: T['state']): unknown;
  /** What a player may say of them, line by line. Absent where nothing is ordered in advance. */
  readonly orders?: OrderForm<T>;
  /** By kind of decision. */
  readonly asks: Readonly<Record<T['decision']['kind'], Asks<T['command'], T['state']>>>;
  /** What a command does, for a table that has nothing but words; without it, the names of its fields serve. */
  commandWords?(c: T['command']): string;
  readonly switches: readonly Switch[];
  /** As New battle pages have it in their addresses; absent where there is no such page. */
  readonly choices?: BattleChoices;
  readonly book: Book;
  /** The smallest battle at one click first. */
  quickStarts(): readonly Ready<T>[];
  /** Battles that together show all of the game: what laws, lab and plain table play unless told otherwise. */
  samples(): readonly Ready<T>[];
  /** Where battles take so many times as long to play as usual, the laws play so many times fewer of them. */
  readonly lawsOneIn?: number;
  readonly forces: Forces | null;
  /** Absent where nobody brings anything. */
  readonly gathering?: Gathering<T>;
  /** What a command would probably bring; undefined where no dice are rolled. Absent in a game without luck. */
  odds?(view: T['state'], seat: Seat, c: T['command']): object | undefined;
  /** There where odds are. */
  readonly oddsNames?: OddsNames;
  /** Every roll and draw there is; none in a game without luck. The log, questions, moments and requests at a real table take their words here. */
  readonly rolls: Readonly<Record<T['roll'], RollPhrases>>;
  /**
   * What is to be rolled, and for whom: `told` is what the command has told up to there, `view` what was seen before it; undefined in
   * set-up. Absent in a game without dice.
   */
  rollWords?(view: T['state'] | undefined, told: readonly T['event'][], need: DiceNeed<T['roll']>): RollWords;
  /**
   * Likewise what is to be drawn, as who alone may see it knows it, or a spectator when it is turned up for all. What else the heap
   * holds is nobody's to know, so it is not told. Absent in a game whose cards people cannot hold.
   */
  drawWords?(
    view: T['state'] | undefined,
    told: readonly T['event'][],
    need: Omit<DrawNeed<T['roll']>, 'heap'>,
  ): DrawWords;
}
