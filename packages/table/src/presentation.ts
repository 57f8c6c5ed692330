/**
 * What a table needs of a game beside its descriptor, and needs no screen for: how events are told one by one, and what a seat
 * answers by itself. The page draws the rest.
 *
 * The list of games forgets a game's own types (`PresentedGame`). That is why everything that takes them is a method.
 */

import type { Decision, Descriptor, GameTypes, Seat } from '@muster/kernel';
import type { SeatPlayers } from './players.ts';

/** Any state, when the game is forgotten. */
export type AnyState = GameTypes['state'];

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
  /** The same was done with these. */
  readonly also?: readonly string[];
  /** Worth a word only where this side did nothing else: it stood still, it passed. */
  readonly rest?: true;
  /** Wounds that were suffered, added up over the like: `3 on the Knight A1`. */
  readonly wounds?: number;
}

/** What an answer is about, by its name, and how that stands. */
export type Matters = Readonly<Record<string, string>>;

/** A question that stays unasked once its empty answer was given, as long as all it is about stands as it did. */
export interface Quiet<C> {
  readonly about: Matters;
  readonly answer: C;
}

export interface Presentation<T extends GameTypes = GameTypes, X = unknown> {
  /** An empty table. */
  readonly noScene: X;
  /** What one event looks like; `shown` is a view in which the events before it have already happened. */
  present(shown: T['state'], scene: X, event: T['event'], showing: Manner): Beat<T['state'], X>;
  /** All of a state that is drawn while events are told: told event by event it ends where the view is. */
  drawn?(shown: T['state']): unknown;
  /** What a person's seat answers without the player being asked; undefined for most questions. */
  answer?(view: T['state'], decision: Decision, players: SeatPlayers): T['command'] | undefined;
  /**
   * What this question is about, where its empty answer may be given again by itself. It goes by what all can see alone: that an answer
   * comes at once tells the others nothing then.
   */
  quiet?(view: T['state'], decision: Decision): Quiet<T['command']> | undefined;
  /** Whether a plan of several commands outlasts this decision, when its next command is not an answer to it. */
  outlasts?(decision: Decision): boolean;
  /** Whether something has come about that ends the rest of a plan, though its next command could be played. */
  halts?(view: T['state']): boolean;
  /** Lines that begin a part of the log. */
  isHeading(event: T['event']): boolean;
  /** Where it happened, in the game's own ids of units, hexes and fighters; those who acted first. */
  placesOf?(event: T['event']): readonly string[];
  /** What is worth a word when one looks back on a turn; nothing for most. */
  deedOf?(event: T['event'], config: T['config']): Deed | undefined;
  /** `first`: while what is seen before its effect is seen, such as dice; `then`: as it takes effect. */
  soundOf?(event: T['event'], when: 'first' | 'then'): Sound | undefined;
  /** The event whose words say how the battle ended. */
  isEnding(event: T['event']): boolean;
}

/** What a game is, and how it is told. */
export interface PresentedGame<T extends GameTypes = GameTypes, X = unknown> {
  readonly descriptor: Descriptor<T>;
  readonly ui: Presentation<T, X>;
}
