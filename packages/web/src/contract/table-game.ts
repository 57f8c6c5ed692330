/**
 * What a game brings to the page, and what the page gives to it. A game's table never sees a full state before the battle is
 * over: it is handed the view of whoever sits at the screen, and the events that they may hear.
 *
 * The registry forgets a game's own types (`AnyGameUi`). That is why everything that takes them is a method.
 */

import type { Budget, Level, Thinking } from '@muster/ai';
import type { Decision, Eyes, Game, GameTypes, LogLine, Outcome, RuleId, Seat } from '@muster/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { SeatPlayers } from './players.ts';

/** Any state, when the game is forgotten. */
export type AnyState = GameTypes['state'];

/** How sentences lead to the rules page. */
export interface RuleBook {
  /** The game's id. */
  readonly game: string;
  /** Finds the ids of rules in a sentence: one group around the id, no flags. */
  readonly ids: RegExp;
  titleOf(id: RuleId): string | undefined;
}

/** What a computer player is asked; always about a view. */
export interface Thinker<T extends GameTypes = GameTypes> {
  choose(view: T['state'], seat: Seat, level: Level, budget: Budget, thinking: Thinking): T['command'];
}

/** Who caused an event, and how it is to be shown. */
export interface Showing {
  readonly seat: Seat;
  /** A person caused it and has seen it coming. */
  readonly person: boolean;
  /** Nothing waits: the player skips, or chose so. */
  readonly instant: boolean;
  /** The player wants nothing to move. */
  readonly still: boolean;
}

/** One event on the table: what is seen before it takes effect, and after. */
export interface Beat<S, X> {
  /** For at most this long, or until the table says `settled`: dice that roll. */
  readonly first?: { readonly scene: X; readonly ms: number };
  readonly shown: S;
  readonly scene: X;
  /** How long it is left to be read. */
  readonly ms: number;
}

/** One open battle on this screen, as its page needs it. */
export interface TableState<T extends GameTypes = GameTypes, X = unknown> {
  readonly players: SeatPlayers;
  readonly seatNames: readonly string[];
  readonly eyes: Eyes;
  /** All that these eyes know now; the whole state when the battle is over. What a person decides about. */
  readonly view: T['state'];
  /** What the table shows just now, while events are told one by one. */
  readonly shown: T['state'];
  /** What else lies on the table, of the game's own kind: dice, the last move. */
  readonly scene: X;
  readonly log: readonly LogLine<T['event']>[];
  /** Everything that waits for an answer: in full for the acting seat, of the others only who is asked and of what kind. */
  readonly decisions: readonly Decision[];
  /** The person whose hand is on the table: must decide, has seen everything, and sits at the screen. */
  readonly acting: Seat | undefined;
  /** The person to whom the device is to be handed; until then only what everybody may see is shown. */
  readonly curtain: Seat | undefined;
  readonly outcome: Outcome | undefined;
  /** Something is still being shown, or the computer thinks. */
  readonly showing: boolean;
  readonly thinking: { readonly seat: Seat; readonly progress: number } | undefined;
  /** Said once, then forgotten: a refusal, a failed save. */
  readonly notice: string | undefined;
}

export interface TableActions<T extends GameTypes = GameTypes> {
  /** For the acting seat. Anytime commands also for another person's seat, and while something is being shown. */
  play(command: T['command'], seat?: Seat): void;
  /** Shows the rest at once. */
  skip(): void;
  /** What rolled has come to rest. */
  settled(): void;
  /** The device has been handed over. */
  reveal(): void;
  forgetNotice(): void;
}

export interface PlayTableProps<T extends GameTypes = GameTypes, X = unknown> {
  readonly title: string;
  readonly state: TableState<T, X>;
  readonly table: TableActions<T>;
  readonly canUndo: boolean;
  /** With a question where others must agree. */
  askUndo(): void;
  /** With a question. */
  askConcede(): void;
  /** Stands where the decision stands when there is none to make: the curtain, or the summary of the end. */
  readonly instead: ReactNode | undefined;
  /** The log, ready to be placed. */
  readonly log: ReactNode;
}

export interface ReplayTableProps<T extends GameTypes = GameTypes> {
  readonly title: string;
  /** As the chosen eyes see it: the whole state or a view. */
  readonly view: T['state'];
  readonly eyes: Eyes;
  readonly seatNames: readonly string[];
  /** What this entry told them. */
  readonly events: readonly T['event'][];
}

/** What it takes to start and keep a battle, without its table. */
export interface HostedGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** Two to four. */
  seatNames(config: T['config']): readonly string[];
  titleOf(config: T['config']): string;
  /** How far a battle is, for the list of kept ones: `round 3`. Given what a spectator sees. */
  progressOf(view: T['state']): string;
}

/** The rules of a game and its table: fetched when a battle or a replay is opened. */
export interface GameUi<T extends GameTypes = GameTypes, X = unknown> extends HostedGame<T> {
  /** Whether seats may know different things: people on one screen then hand it over behind a curtain. */
  readonly hasSecrets: boolean;
  readonly concede: T['command'];
  /** May be played without an open decision: to concede, standing orders. */
  isAnytime(command: T['command']): boolean;
  /** An empty table. */
  readonly noScene: X;
  /** What one event looks like; `shown` is a view in which the events before it have already happened. */
  present(shown: T['state'], scene: X, event: T['event'], showing: Showing): Beat<T['state'], X>;
  readonly book: RuleBook;
  /** Lines that begin a part of the log. */
  isHeading(event: T['event']): boolean;
  /** The event whose words say how the battle ended. */
  isEnding(event: T['event']): boolean;
  /** How a line of the log came about; nothing for most. */
  Why(props: { readonly view: T['state']; readonly event: T['event'] }): ReactNode;
  /** The figures of a battle that is over. */
  Figures(props: { readonly state: TableState<T, X> }): ReactNode;
  /** Lays itself out with `TableFrame`. */
  PlayTable(props: PlayTableProps<T, X>): ReactNode;
  /** The middle of the replay page. */
  ReplayTable(props: ReplayTableProps<T>): ReactNode;
}

/** A game whose own types are forgotten. */
export type AnyGameUi = GameUi;

/** Beside the words on opponents and on odds, and where an address leads nowhere. */
export type OrnamentPlace = 'opponents' | 'odds' | 'lost';

/** A game as the front page knows it, before anything of it has been fetched. */
export interface GameEntry {
  /** The kernel's id, and the one in addresses. */
  readonly id: string;
  readonly name: string;
  /** Its place in lists, lowest first. */
  readonly place: number;
  /** For addresses that name a rule but no game. */
  readonly ruleIds: RegExp;
  /** The smallest battle at one click; answers with its address. */
  readonly quickStart: { readonly words: string; begin(): Promise<string> } | undefined;
  /** A picture of the game, as decoration. */
  readonly Picture: ComponentType;
  readonly NewBattle: ComponentType;
  readonly Odds: ComponentType;
  readonly Rules: ComponentType<{ readonly rule?: string | undefined }>;
  /** Small drawings of its things, for pages that belong to no game. */
  readonly Ornament?: ComponentType<{ readonly of: OrnamentPlace }>;
  /** Pages that only this game has, each at its own address. */
  readonly more?: readonly { readonly path: string; readonly words: string; readonly Page: ComponentType }[];
  load(): Promise<AnyGameUi>;
}
