/**
 * Lanterns, a toy with everything a law looks at: hidden hands, a face-down deck, dice, shuffles, secret choices made at once,
 * standing orders, a command that may be taken back and commands that are final, two or three seats. What it is made of.
 */

import type { Command, Decision, GameEvent, Outcome, Refusal, Seat } from '@muster/kernel';

export const CARDS = 12;
export const LAMPS = 3;

export interface LanternsConfig {
  readonly seats: 2 | 3;
  readonly rounds: number;
  /** Cards dealt to each, at least one for each round. */
  readonly hand: number;
}

export interface Pile {
  readonly size: number;
  readonly cards: readonly number[] | null;
}

export interface Choice {
  readonly made: boolean;
  readonly card: number | null;
}

/** LN-10: what happens when the turn is won: nothing, or a lamp is marked (the first one either way). */
export const ORDERS = ['ask', 'first', 'lowest'] as const;
export type Order = (typeof ORDERS)[number];

export const PHASES = ['choose', 'turn', 'over'] as const;

export interface Lanterns {
  readonly config: LanternsConfig;
  readonly round: number;
  readonly phase: (typeof PHASES)[number];
  /** Who won the last showing and has the turn. */
  readonly turn: Seat;
  readonly deck: Pile;
  readonly hands: readonly Pile[];
  readonly choices: readonly Choice[];
  readonly shown: readonly number[];
  readonly marked: number | null;
  readonly scores: readonly number[];
  readonly out: readonly boolean[];
  readonly orders: readonly (Order | null)[];
  readonly outcome: Outcome | null;
}

export type LanternsCommand =
  | (Command & { readonly type: 'choose'; readonly card: number })
  | (Command & { readonly type: 'mark'; readonly lamp: number })
  | (Command & { readonly type: 'kindle' | 'draw' | 'concede' })
  | (Command & { readonly type: 'claim'; readonly card: number })
  | (Command & { readonly type: 'order'; readonly order: Order });

export interface LanternsDecision extends Decision {
  readonly kind: string;
  /** A card of the own hand is to be chosen: this one is the highest. */
  readonly highest?: number;
}

export type LanternsRoll = 'first' | 'kindle' | 'show';

export type LanternsEvent = GameEvent &
  (
    | { readonly type: 'dealt'; readonly cards: readonly number[] }
    | { readonly type: 'began' | 'chose' | 'drew' | 'conceded'; readonly seat: Seat }
    | { readonly type: 'showed'; readonly cards: readonly (number | null)[]; readonly winner: Seat }
    | { readonly type: 'marked'; readonly lamp: number }
    | { readonly type: 'kindled'; readonly dice: readonly number[]; readonly lit: number }
    | { readonly type: 'found' | 'claimed'; readonly card: number }
    | { readonly type: 'byOrder'; readonly order: Order }
    | { readonly type: 'ended'; readonly places: Outcome['places'] }
  );

export type LanternsRefusal = Refusal &
  (
    | { readonly code: 'over' | 'noSuchSeat' | 'isOut' | 'notAsked' | 'alreadyMarked' | 'deckEmpty' }
    | { readonly code: 'wrongPhase'; readonly phase: string }
    | { readonly code: 'notInHand' | 'notInDeck'; readonly card: number }
  );

export interface LanternsOdds {
  readonly dice: number;
  /** By number. */
  readonly lit: readonly number[];
  readonly none: number;
}
