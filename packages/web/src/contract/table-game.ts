/**
 * What a game brings to the page, and what the page gives to it. A game's table never sees a full state before the battle is
 * over: it is handed the view of whoever sits at the screen, and the events that they may hear.
 *
 * The list of games forgets a game's own types (`TableGame`). That is why everything that takes them is a method.
 */

import type {
  Decision,
  Descriptor,
  DrawWords,
  Eyes,
  GameCard,
  GameTypes,
  GivenLuck,
  LogLine,
  MatchOutcome,
  RuleId,
  Seat,
} from '@muster/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { SeatPlayers } from './players.ts';

/** Any state, when the game is forgotten. */
export type AnyState = GameTypes['state'];

/** How sentences lead to the rules page. */
export type Ruled = Pick<Descriptor, 'id' | 'name' | 'book'>;

/** Who caused an event, and how it is to be shown. */
export interface Manner {
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

/** What an event sounds like, for who wants to hear it. */
export type Sound = 'dice' | 'card' | 'step' | 'blow' | 'fall';

/** What a side did, to be told in a line together with the like: `moved` `the Knight A1`, `lost` `the Archer B2`. */
export interface Deed {
  readonly seat: Seat;
  readonly kind: 'move' | 'blow' | 'loss' | 'spell' | 'other';
  readonly does: string;
  /** Fit to stand in a list. */
  readonly what: string;
  /** Wounds that were suffered, added up over the like: `3 on the Knight A1`. */
  readonly wounds?: number;
}

/** Dice that people roll at a real table, while a command, or the set-up, waits for them. */
export interface AskedRoll {
  readonly kind: 'roll';
  /** Whose dice. */
  readonly seat: Seat;
  readonly count: number;
  /** What is rolled, and for whom: a sentence without its full stop. */
  readonly words: string;
  /** A word for each die where it matters which is which: its colour. */
  readonly dice: readonly string[] | undefined;
  /** What can be taken back: the dice typed before, or what asks for them; undefined when nothing can. */
  readonly back: 'luck' | 'command' | undefined;
  /** What was typed here before it was taken back. */
  readonly before: readonly number[] | undefined;
}

/** Cards that people draw at a real table, likewise. */
export interface AskedDraw extends DrawWords {
  readonly kind: 'draw';
  /** Who alone may see them, and types them; null when they are turned up for all. */
  readonly seat: Seat | null;
  readonly count: number;
  readonly back: 'luck' | 'command' | undefined;
  readonly before: readonly string[] | undefined;
  /** Why what was typed last cannot be. */
  readonly problem: string | undefined;
}

export type AskedLuck = AskedRoll | AskedDraw;

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
  /** What the computer, that has answered for the acting seat, would do next and leaves to it. */
  readonly left: T['command'] | undefined;
  /**
   * The person whose hand is on the table: must decide, has seen everything, and sits at the screen. Where the eyes are the
   * spectator's, everybody looks on, and only what everybody may see is shown.
   */
  readonly acting: Seat | undefined;
  /** The person to whom the device is to be handed; until then only what everybody may see is shown. */
  readonly curtain: Seat | undefined;
  /** The people who have answered in secret and may answer otherwise, as long as others have not answered. */
  readonly again: readonly Seat[];
  /** `change the warband`: what they may do. */
  readonly againWords: string;
  /** The acting person has answered already, and is about to answer otherwise. */
  readonly changing: boolean;
  readonly outcome: MatchOutcome | undefined;
  /** Something is still being shown, or the computer thinks. */
  readonly showing: boolean;
  readonly thinking: { readonly seat: Seat; readonly progress: number } | undefined;
  /** Why the computer player does not answer; undefined as long as it does. The battle waits, and can be gone on with. */
  readonly failed: string | undefined;
  /** Another tab has played this battle on, or deleted it: nothing more can be done here. */
  readonly elsewhere: 'playedOn' | 'deleted' | undefined;
  /**
   * Real dice or cards that are waited for; nothing else can be done meanwhile. Cards that one person alone may see are asked for
   * only when that person sits there: until then there is the curtain.
   */
  readonly asked: AskedLuck | undefined;
  /** Said once, then forgotten: a refusal, a failed save. */
  readonly notice: string | undefined;
}

export interface TableActions<T extends GameTypes = GameTypes> {
  /** For the acting seat. Anytime commands also for another person's seat, and while something is being shown. */
  play(command: T['command'], seat?: Seat): void;
  /** For the acting seat: the first one now, the others as each is asked for, until one of them is refused. */
  playInTurn(commands: readonly T['command'][]): void;
  /** Leaves what the acting seat is asked to the computer, as the game's `forMe` says; one take-back takes all of it back. */
  letPlay(): void;
  /**
   * What the computer would answer for the acting seat, played by nobody: it is to be looked at. `asked`: a view of that seat's in which
   * something else is asked first. Undefined when it was broken off.
   */
  suggest(asked?: T['state']): Promise<T['command'] | undefined>;
  /** Shows the rest at once. */
  skip(): void;
  /** What rolled has come to rest. */
  settled(): void;
  /** Whether what was noticed from this number on can be shown once more; then, shows it. */
  mayShowAgain(since: number): boolean;
  showAgain(since: number): void;
  /** The device has been handed over; or this person, who acts before all, looks with the own eyes; or one of `again` answers otherwise. */
  reveal(seat?: Seat): void;
  /** The answer stays as it is. */
  leave(): void;
  /** Asks the computer player once more. */
  tryAgain(): void;
  /** The faces of the dice, or the names of the cards, that were asked for, in order. */
  giveLuck(values: GivenLuck): void;
  /** Takes back what was typed last, or the command that asks for it. */
  withdrawLuck(): void;
  forgetNotice(): void;
}

export interface PlayTableProps<T extends GameTypes = GameTypes, X = unknown> {
  readonly title: string;
  readonly state: TableState<T, X>;
  readonly table: TableActions<T>;
  readonly canUndo: boolean;
  /** With a question where others must agree. */
  askUndo(): void;
  readonly canRedo: boolean;
  /** Plays again what was taken back last, with the same luck. */
  redo(): void;
  /** With a question. */
  askConcede(): void;
  /** Stands where the decision stands when there is none to make: the curtain, or the summary of the end. */
  readonly instead: ReactNode | undefined;
  /** The log, ready to be placed. */
  readonly log: ReactNode;
  /** What the line of the log tells that is pointed at: the board marks its places. */
  readonly pointed: T['event'] | undefined;
  /** Shows a rule beside the battle. */
  openRule(id: RuleId): void;
}

export interface ReplayTableProps<T extends GameTypes = GameTypes> {
  readonly title: string;
  /** As the chosen eyes see it: the whole state or a view. */
  readonly view: T['state'];
  readonly eyes: Eyes;
  readonly seatNames: readonly string[];
  /** What this entry told them. */
  readonly events: readonly T['event'][];
  /** Its line of the log is looked at: the board marks its places. */
  readonly pointed: T['event'] | undefined;
}

/** A line of the help on keys. */
export interface KeyWords {
  readonly keys: readonly string[];
  readonly words: string;
}

/** A game's table, drawn: fetched when a battle or a replay is opened. */
export interface GameUi<T extends GameTypes = GameTypes, X = unknown> {
  /** An empty table. */
  readonly noScene: X;
  /** What one event looks like; `shown` is a view in which the events before it have already happened. */
  present(shown: T['state'], scene: X, event: T['event'], showing: Manner): Beat<T['state'], X>;
  /** What a person's seat answers without the player being asked; undefined for most questions. */
  answer?(view: T['state'], decision: Decision, players: SeatPlayers): T['command'] | undefined;
  /** Standing orders that the player gives as a battle begins. */
  usualOrders?(): readonly T['command'][];
  /** Whether a plan of several commands outlasts this decision, when its next command is not an answer to it. */
  outlasts?(decision: Decision): boolean;
  /** Lines that begin a part of the log. */
  isHeading(event: T['event']): boolean;
  /** What such a line begins; a turn where the game does not say. */
  turnOf?(event: T['event']): 'round' | 'turn' | undefined;
  /** Where it happened, in the game's own ids of units, hexes and fighters; those who acted first. */
  placesOf?(event: T['event']): readonly string[];
  /** Who acts in the sentence of this event; whoever played the command where the game does not say. */
  actorOf?(event: T['event']): Seat | undefined;
  /** What is worth a word when one looks back on a turn; nothing for most. */
  deedOf?(event: T['event'], config: T['config']): Deed | undefined;
  /** `first`: while what is seen before its effect is seen, such as dice; `then`: as it takes effect. */
  soundOf?(event: T['event'], when: 'first' | 'then'): Sound | undefined;
  /** A die with this face up, 0 for none yet, by the word that `rollWords` has for it; absent where dice are plain. */
  Die?(props: { readonly die: string; readonly face: number }): ReactNode;
  /** The event whose words say how the battle ended. */
  isEnding(event: T['event']): boolean;
  /** How a line of the log came about; nothing for most. */
  Why(props: { readonly view: T['state']; readonly event: T['event'] }): ReactNode;
  /** The figures of a battle that is over. */
  Figures(props: { readonly state: TableState<T, X> }): ReactNode;
  /** Keys of this game alone, for the help on keys. */
  readonly keys?: readonly KeyWords[];
  /**
   * It forgets by itself what one person has chosen or opened when `state.eyes` change, and may stay when the device is handed
   * over; any other is drawn anew for the next, which takes a moment.
   */
  readonly forgets?: true;
  /** Lays itself out with `TableFrame`. */
  PlayTable(props: PlayTableProps<T, X>): ReactNode;
  /** The middle of the replay page. */
  ReplayTable(props: ReplayTableProps<T>): ReactNode;
}

/** What a game is, and its table. */
export interface TableGame<T extends GameTypes = GameTypes, X = unknown> {
  readonly descriptor: Descriptor<T>;
  readonly ui: GameUi<T, X>;
}

/** Beside the words on opponents and on odds, and where an address leads nowhere. */
export type OrnamentPlace = 'opponents' | 'odds' | 'lost';

/** What is drawn of a game. What there is to say of it, its descriptor says. */
export interface GameEntry {
  /** A picture of the game, as decoration. */
  readonly Picture: ComponentType;
  readonly NewBattle: ComponentType;
  /** Absent in a game without luck. */
  readonly Odds?: ComponentType;
  readonly Rules: ComponentType<{ readonly rule?: string | undefined }>;
  /** Small drawings of its things, for pages that belong to no game. */
  readonly Ornament?: ComponentType<{ readonly of: OrnamentPlace }>;
  /** What this game keeps of a player's own wishes, on the page of settings. */
  readonly Settings?: ComponentType;
  /** Pages that only this game has, each at its own address. */
  readonly more?: readonly { readonly path: string; readonly words: string; readonly Page: ComponentType }[];
  load(): Promise<GameUi>;
}

/** A game as the front page knows it, before anything of it has been fetched. */
export interface PageGame {
  readonly card: GameCard;
  readonly entry: GameEntry;
}
