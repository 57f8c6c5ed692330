/**
 * What a game brings to the page, and what the page gives to it. A game's table never sees a full state before the battle is
 * over: it is handed the view of whoever sits at the screen, and the events that they may hear.
 *
 * The list of games forgets a game's own types (`TableGame`). That is why everything that takes them is a method.
 */

import type { Descriptor, GameCard, GameTypes, Seat } from '@muster/kernel';
import type { AnyState, Presentation, TableActions, TableState } from '@muster/table';
import type { ComponentType, ReactNode } from 'react';
import type { Tabletop } from './tabletop.ts';

export type {
  AnyState,
  AskedDraw,
  AskedRoll,
  AwaitedLuck,
  Deed,
  Manner,
  Sound,
  TableActions,
  TableState,
} from '@muster/table';

/** How sentences lead to the rules page. */
export type Ruled = Pick<Descriptor, 'id' | 'name' | 'book'>;

/** What the page gives to a table in play. */
export interface TableProps {
  readonly title: string;
  readonly state: TableState;
  readonly table: TableActions;
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
  /** What a line of the log, or a lesson, points at: places as `placesOf` gives them. */
  readonly pointed: readonly string[];
}

/** A line of the help on keys. */
export interface KeyWords {
  readonly keys: readonly string[];
  readonly words: string;
}

/** A game's table, drawn: fetched when a battle or a replay is opened. */
export interface GameUi<T extends GameTypes = GameTypes, X = unknown> extends Presentation<T, X> {
  /** What such a line begins; a turn where the game does not say. */
  turnOf?(event: T['event']): 'round' | 'turn' | undefined;
  /** Who acts in the sentence of this event, null: nobody; whoever played the command where the game does not say. */
  actorOf?(event: T['event'], config?: T['config']): Seat | null | undefined;
  /** A die with this face up, 0 for none yet, by the word that `rollWords` has for it; absent where dice are plain. */
  Die?(props: { readonly die: string; readonly face: number }): ReactNode;
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
  /** What these events leave on the table of one who looks at it afterwards. */
  sceneOf?(b: T['state'], events: readonly T['event'][]): X;
  /** Its table, declared. */
  readonly tabletop: Tabletop;
  /** Fetches what a table does not need at first, so that it is there also when the server is not any more. */
  fetchLater?(): Promise<unknown>;
}

/** What a game is, and its table. */
export interface TableGame<T extends GameTypes = GameTypes, X = unknown> {
  readonly descriptor: Descriptor<T>;
  readonly ui: GameUi<T, X>;
}

/** Beside the words on opponents and on odds, and where an address leads nowhere. */
export type OrnamentPlace = 'opponents' | 'odds' | 'lost';

/** A force that may be brought to a battle. */
export interface ForceOffer {
  readonly name: string;
  /** `given`: as it was set for this seat. */
  readonly of: 'given' | 'own' | 'ready';
  /** As the game's `gathering` reads it. */
  readonly force: object;
}

/** What is drawn of a game. What there is to say of it, its descriptor says. */
export interface GameEntry {
  /** A picture of the game, as decoration. */
  readonly Picture: ComponentType;
  readonly NewBattle: ComponentType;
  /** Absent in a game without luck. */
  readonly Odds?: ComponentType;
  readonly Rules: ComponentType<{ readonly rule?: string | undefined }>;
  /** How to play, on one page with pictures: shown at the table, and before the numbered rules. */
  readonly Guide?: ComponentType;
  /** Small drawings of its things, for pages that belong to no game. */
  readonly Ornament?: ComponentType<{ readonly of: OrnamentPlace }>;
  /** What this game keeps of a player's own wishes beside standing orders, on the page of settings. */
  readonly Settings?: ComponentType;
  /** The forces that a player may bring to this seat: those of this browser, and ready ones. Absent where nobody brings anything. */
  forces?(config: AnyState['config'], seat: Seat): Promise<readonly ForceOffer[]>;
  /** Pages that only this game has, each at its own address. */
  readonly more?: readonly { readonly path: string; readonly words: string; readonly Page: ComponentType }[];
  load(): Promise<GameUi>;
}

/** A game as the front page knows it, before anything of it has been fetched. */
export interface PageGame {
  readonly card: GameCard;
  readonly entry: GameEntry;
}
