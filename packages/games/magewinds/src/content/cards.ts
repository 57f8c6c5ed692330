/** Magic cards: the whole deck (MW 0.9). */

import { SUITS, type Suit } from './spells.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export type Rank = (typeof RANKS)[number];

export type Card = `${Rank}${Suit}`;

/** MW 0.9: the whole deck, suit by suit. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const ALL: ReadonlySet<unknown> = new Set(DECK);

export const isCard = (x: unknown): x is Card => ALL.has(x);
