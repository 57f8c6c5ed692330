/** Magic cards: what they are worth, and which of a hand pay for a spell (MW 17.0, MW-R57). */

import type { Card } from '../content/cards.ts';
import type { Cost, Suit } from '../content/spells.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';

export const suitOf = (card: Card): Suit => card.charAt(card.length - 1) as Suit;

/** MW 17.0: numbers 1, faces 2, aces 3. */
export const cardValue = (card: Card): 1 | 2 | 3 => {
  const rank = card.charCodeAt(0);
  if (rank <= 57) return 1; // a digit
  return rank === 65 ? 3 : 2;
};

/** Whether one does all that the other does. */
export const isSameKind = (a: Card, b: Card): boolean => suitOf(a) === suitOf(b) && cardValue(a) === cardValue(b);

/** Points by suit, in the order of SUITS. */
type Points = [number, number, number, number];
const HEARTS = 0;
const DIAMONDS = 1;
const CLUBS = 2;
const SPADES = 3;
const PLACE: Readonly<Record<Suit, number>> = { H: HEARTS, D: DIAMONDS, C: CLUBS, S: SPADES };

const pointsOf = (cards: readonly Card[]): Points => {
  const points: Points = [0, 0, 0, 0];
  for (let i = 0; i < cards.length; i++) points[PLACE[suitOf(cards[i]!)]]! += cardValue(cards[i]!);
  return points;
};

/** A cost as plain numbers: by suit, by colour, of any, and which suits it takes at all. */
interface Price {
  readonly suits: Points;
  readonly red: number;
  readonly black: number;
  readonly any: number;
  readonly takes: readonly [boolean, boolean, boolean, boolean];
  readonly upTo: number;
}

const makePrice = (cost: Cost): Price => {
  const suits: Points = [0, 0, 0, 0];
  const broad = { red: 0, black: 0, any: 0 };
  for (const need of cost.needs) {
    if (need.type === 'red' || need.type === 'black' || need.type === 'any') broad[need.type] += need.count;
    else suits[PLACE[need.type]]! += need.count;
  }
  const { red, black, any } = broad;
  const takes = suits.map((n, suit) => n + any + (suit < CLUBS ? red : black) > 0) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ];
  return { suits, red, black, any, takes, upTo: cost.upTo };
};

const prices = new WeakMap<Cost, Price>();
const priceOf = (cost: Cost): Price => {
  let price = prices.get(cost);
  if (price === undefined) {
    price = makePrice(cost);
    prices.set(cost, price);
  }
  return price;
};

/** X for these points; 0 when the cost is not met. Narrow needs are served first, so points are never missing elsewhere. */
const worthOfPoints = (price: Price, points: Points): number => {
  const { suits, takes } = price;
  const [h, d] = [points[HEARTS] - suits[HEARTS], points[DIAMONDS] - suits[DIAMONDS]];
  const [c, s] = [points[CLUBS] - suits[CLUBS], points[SPADES] - suits[SPADES]];
  if (h < 0 || d < 0 || c < 0 || s < 0) return 0;
  const red = h + d - price.red;
  const black = c + s - price.black;
  if (red < 0 || black < 0 || red + black < price.any) return 0;
  const total =
    (takes[HEARTS] ? points[HEARTS] : 0) +
    (takes[DIAMONDS] ? points[DIAMONDS] : 0) +
    (takes[CLUBS] ? points[CLUBS] : 0) +
    (takes[SPADES] ? points[SPADES] : 0);
  return total < price.upTo ? total : price.upTo;
};

/** MW-R57: how much these cards buy, which is X where the cost is a range; 0 when they do not pay it. */
export const worthOf = (cost: Cost, cards: readonly Card[]): number => worthOfPoints(priceOf(cost), pointsOf(cards));

export const canPay = (cost: Cost, hand: readonly Card[]): boolean => worthOf(cost, hand) > 0;

/** The best a card can be worth, in any suit. */
const BEST = 3;

/** Whether a hand could pay this of which these cards are known, and so many are not (MW-H24): each of them may be any ace. */
export const mightPay = (cost: Cost, seen: readonly Card[], unseen: number): boolean => {
  const price = priceOf(cost);
  const points = pointsOf(seen);
  let left = unseen;
  for (let suit = 0; suit < points.length; suit++)
    for (; left > 0 && points[suit]! < price.suits[suit]!; left--) points[suit]! += BEST;
  const short = (first: number, need: number): boolean =>
    points[first]! + points[first + 1]! - price.suits[first]! - price.suits[first + 1]! < need;
  for (; left > 0 && short(HEARTS, price.red); left--) points[HEARTS] += BEST;
  for (; left > 0 && short(CLUBS, price.black); left--) points[CLUBS] += BEST;
  points[HEARTS] += left * BEST;
  return worthOfPoints(price, points) > 0;
};

/** Why these cards do not pay the cost as MW-R57 asks; undefined when they do. */
export const refusePayment = (cost: Cost, cards: readonly Card[]): MagewindsRefusal | undefined => {
  const price = priceOf(cost);
  const points = pointsOf(cards);
  const worth = worthOfPoints(price, points);
  if (worth === 0) return refusalOf('cannotPay', 'MW 17.0', { cost: costText(cost), cards });
  for (const card of cards)
    if (isSpare(price, points, PLACE[suitOf(card)], cardValue(card), worth))
      return refusalOf('spareCard', 'MW-R57', { cost: costText(cost), card });
  return undefined;
};

/** Why a seat cannot spend these cards at all: each must be in its hand, and can be spent once. */
export const refuseCards = (hand: readonly Card[], cards: readonly Card[]): MagewindsRefusal | undefined => {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (!hand.includes(card)) return refusalOf('notInHand', 'MW 17.0', { card });
    if (cards.indexOf(card) !== i) return refusalOf('sameCardTwice', 'MW 17.0', { card });
  }
  return undefined;
};

/** Whether X stays the same with one card of this suit and value fewer. */
const isSpare = (price: Price, points: Points, suit: number, value: number, worth: number): boolean => {
  points[suit]! -= value;
  const without = worthOfPoints(price, points);
  points[suit]! += value;
  return without === worth;
};

const NAMES: Readonly<Record<string, string>> = { H: 'Heart', D: 'Diamond', C: 'Club', S: 'Spade', any: 'card' };

/** The cost for players: "1 Diamond + 1 card", "1 to 3 Clubs". */
export const costText = (cost: Cost): string => {
  let least = 0;
  const parts = cost.needs.map(({ type, count }) => {
    least += count;
    const name = NAMES[type] ?? `${type} card`;
    const range = cost.needs.length === 1 && cost.upTo > count;
    if (range) return cost.upTo >= 99 ? `${count} or more ${name}s` : `${count} to ${cost.upTo} ${name}s`;
    return `${count} ${name}${count === 1 ? '' : 's'}`;
  });
  const more = cost.needs.length > 1 && cost.upTo > least ? ` or more, up to ${cost.upTo}` : '';
  return parts.join(' + ') + more;
};

/** Cards of one suit and value: any of them does the same. */
interface Kind {
  readonly suit: number;
  readonly value: number;
  readonly cards: Card[];
}

/** Suits in order, low values first; only suits the cost takes, since any other card would be spare. */
const kindsOf = (price: Price, hand: readonly Card[]): readonly Kind[] => {
  const kinds: (Kind | undefined)[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const suit = PLACE[suitOf(card)];
    if (!price.takes[suit]) continue;
    const value = cardValue(card);
    const kind = kinds[suit * 3 + value - 1];
    if (kind === undefined) kinds[suit * 3 + value - 1] = { suit, value, cards: [card] };
    else kind.cards.push(card);
  }
  const found: Kind[] = [];
  for (const kind of kinds) if (kind !== undefined) found.push(kind);
  return found;
};

interface Paid {
  readonly worth: number;
  readonly points: number;
  readonly cards: readonly Card[];
}

/** Every way to take some of each kind without a spare card. */
const search = (price: Price, kinds: readonly Kind[]): readonly Paid[] => {
  const found: Paid[] = [];
  const points: Points = [0, 0, 0, 0];
  const taken: number[] = [];
  const collect = (): void => {
    const worth = worthOfPoints(price, points);
    if (worth === 0) return;
    const cards: Card[] = [];
    for (let k = 0; k < kinds.length; k++) {
      const kind = kinds[k]!;
      if (taken[k]! > 0 && isSpare(price, points, kind.suit, kind.value, worth)) return;
      for (let n = 0; n < taken[k]!; n++) cards.push(kind.cards[n]!);
    }
    found.push({ worth, points: points[0] + points[1] + points[2] + points[3], cards });
  };
  const visit = (k: number): void => {
    if (k === kinds.length) {
      collect();
      return;
    }
    const { suit, value, cards } = kinds[k]!;
    for (let n = 0; n <= cards.length; n++) {
      taken[k] = n;
      visit(k + 1);
      points[suit]! += value;
    }
    points[suit]! -= value * (cards.length + 1);
  };
  visit(0);
  return found;
};

/** Every different payment from this hand once, 5♥ and 7♥ being the same; by X, the cheapest first, then by number of cards. */
export const payments = (cost: Cost, hand: readonly Card[]): readonly (readonly Card[])[] => {
  const price = priceOf(cost);
  if (worthOfPoints(price, pointsOf(hand)) === 0) return [];
  const found = search(price, kindsOf(price, hand)).slice();
  found.sort((a, b) => a.worth - b.worth || a.points - b.points || a.cards.length - b.cards.length);
  return found.map((p) => p.cards);
};
