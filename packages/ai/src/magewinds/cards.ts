/** What magic cards are worth to a warband, and how to pay with those that are missed least. */

import type { Seat } from '@muster/kernel';
import { type Battle, type Card, type Cost, cardValue, payments, SUITS, type Suit, suitOf } from '@muster/magewinds';

/** A point of each suit, for any fighter: Recover, Energize; Spark; Barrier; Haste and Leap. */
const PLAIN: Readonly<Record<Suit, number>> = { H: 0.55, D: 0.6, C: 0.6, S: 0.3 };

/** What each kind of fighter adds. */
const ADDED: Readonly<Partial<Record<string, Readonly<Partial<Record<Suit, number>>>>>> = {
  cleric: { H: 0.6, C: 0.1 },
  wizard: { D: 0.5, S: 0.5 },
  druid: { H: 0.2, C: 0.3 },
  enchanter: { D: 0.3, S: 0.1 },
  guardian: { C: 0.1 },
  mesmer: { H: 0.1, C: 0.2 },
  seer: { D: 0.2 },
  witch: { C: 0.4 },
  warlock: { C: 0.4 },
};

export type SuitWorth = Readonly<Record<Suit, number>>;

/** What a point of each suit is worth to a seat with the fighters it has left. */
export const suitWorth = (b: Battle, seat: Seat): SuitWorth => {
  const worth: Record<Suit, number> = { H: PLAIN.H, D: PLAIN.D, C: PLAIN.C, S: PLAIN.S };
  for (const f of b.fighters) {
    const added = f.seat === seat && f.where === 'field' ? ADDED[f.profile] : undefined;
    if (added !== undefined) for (const suit of SUITS) worth[suit] += added[suit] ?? 0;
  }
  return worth;
};

const pointsIn = (hand: readonly Card[], suit: Suit): number => {
  let points = 0;
  for (const card of hand) if (suitOf(card) === suit) points += cardValue(card);
  return points;
};

const hasWizard = (b: Battle, seat: Seat): boolean =>
  b.fighters.some((f) => f.seat === seat && f.where === 'field' && f.profile === 'wizard');

/** What one more card adds to a hand: the same suit over and over adds less, and a Wizard wants Diamonds with Spades. */
export const addedWorth = (b: Battle, seat: Seat, worth: SuitWorth, hand: readonly Card[], card: Card): number => {
  const suit = suitOf(card);
  const held = pointsIn(hand, suit);
  const value = cardValue(card);
  let points = 0;
  for (let i = 0; i < value; i++) points += held + i < 4 ? 1 : 0.5;
  let each = worth[suit];
  if (hasWizard(b, seat) && (suit === 'D' || suit === 'S')) {
    const other = pointsIn(hand, suit === 'D' ? 'S' : 'D');
    each += held < other ? 0.3 : held > other + 1 ? -0.15 : 0;
  }
  return points * each;
};

/** The mean of the whole deck: 18 points on 13 cards of each suit. */
export const deckWorth = (worth: SuitWorth): number => ((18 / 13) * (worth.H + worth.D + worth.C + worth.S)) / 4;

/** Cards are gone at the end of the round (MW 14.1), so that they are missed less the fewer actions are left. */
const thrift = (b: Battle, seat: Seat): number => {
  let left = 0;
  let all = 0;
  for (const f of b.fighters) {
    if (f.seat !== seat || f.where !== 'field') continue;
    left += 2 - f.actions;
    all += 2;
  }
  return all === 0 ? 0.1 : 0.1 + (0.5 * left) / all;
};

/** What a seat gives up by spending these. */
export const priceOf = (b: Battle, seat: Seat, cards: readonly Card[]): number => {
  if (cards.length === 0) return 0;
  const worth = suitWorth(b, seat);
  let price = 0;
  for (const card of cards) price += worth[suitOf(card)] * cardValue(card);
  return price * thrift(b, seat);
};

/** The cheapest way to pay a fixed cost; undefined when there is none. */
export const cheapest = (b: Battle, seat: Seat, cost: Cost): readonly Card[] | undefined => {
  let best: readonly Card[] | undefined;
  let least = Infinity;
  for (const cards of payments(cost, b.seats[seat]!.hand.cards ?? [])) {
    const price = priceOf(b, seat, cards);
    if (price < least) [best, least] = [cards, price];
  }
  return best;
};
