// Playing cards and casting costs in words, and the four suits as we draw them.

import { type Card, cardValue, type Need, type Rank, type Suit, suitOf } from '@muster/magewinds';
import { disc } from '../../../parts/drawing/shapes.ts';

/** A part of a casting cost, and what it may be paid with. MW 17.0 */
export interface CostPart {
  /** `1`, `1–3`, `2+`. */
  readonly amount: string;
  readonly of: Need;
}
export type Cost = readonly CostPart[];

export const rankOf = (card: Card): Rank => card.slice(0, -1) as Rank;

export const SUIT_NAME: Readonly<Record<Suit, string>> = { H: 'Hearts', D: 'Diamonds', C: 'Clubs', S: 'Spades' };
const RANK_NAME: Readonly<Partial<Record<Rank, string>>> = { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' };

/** `King of Hearts`. */
export const cardName = (card: Card): string => {
  const rank = rankOf(card);
  return `${RANK_NAME[rank] ?? rank} of ${SUIT_NAME[suitOf(card)]}`;
};

/** `King of Hearts, worth 2`. */
export const describeCard = (card: Card): string => `${cardName(card)}, worth ${cardValue(card)}`;

/** `Heart` when one is asked for, else `Hearts`; colours and any stay as they are. */
export const kindName = (kind: Need, amount: string): string => {
  if (kind === 'red' || kind === 'black') return kind;
  if (kind === 'any') return amount === '1' ? 'card of any suit' : 'cards of any suit';
  return amount === '1' ? SUIT_NAME[kind].slice(0, -1) : SUIT_NAME[kind];
};

/** `1 Diamond and 1 Spade`. */
export const describeCost = (cost: Cost): string =>
  cost.map(({ amount, of }) => `${amount} ${kindName(of, amount)}`).join(' and ');

/** Each suit around 0, 0, about 20 units high. */
export const SUIT_PATH: Readonly<Record<Suit, string>> = {
  H: 'M0 9.8C-3.4 5.6-9.6 1.8-9.6-4C-9.6-7.5-7.2-9.5-4.6-9.5C-2.3-9.5-.7-8.2 0-6.2C.7-8.2 2.3-9.5 4.6-9.5C7.2-9.5 9.6-7.5 9.6-4C9.6 1.8 3.4 5.6 0 9.8Z',
  D: 'M0-10.6C1.9-6.4 4.8-2.8 8.2 0C4.8 2.8 1.9 6.4 0 10.6C-1.9 6.4-4.8 2.8-8.2 0C-4.8-2.8-1.9-6.4 0-10.6Z',
  C: `${disc(0, -5.2, 4.5)}${disc(-5.2, 1.7, 4.5)}${disc(5.2, 1.7, 4.5)}M-2-3H2L3 2L1 3C1 6.4 2.2 8.6 4.2 9.8H-4.2C-2.2 8.6-1 6.4-1 3L-3 2Z`,
  S: 'M0-10.2C2-6 9.4-2 9.4 3.1C9.4 6 7.2 7.6 4.9 7.6C3.2 7.6 1.8 6.8 1 5.6C1.2 7.5 2.3 9 4 9.9H-4C-2.3 9-1.2 7.5-1 5.6C-1.8 6.8-3.2 7.6-4.9 7.6C-7.2 7.6-9.4 6-9.4 3.1C-9.4-2-2-6 0-10.2Z',
};
