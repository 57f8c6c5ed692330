/** Lanterns: what is hidden from whom, and what else it could be. */

import type { Descriptor, PlayedStep, Seat, Table, Viewer } from '@muster/kernel';
import { known } from '@muster/kernel';
import type { LanternsTypes } from './index.ts';
import { type Lanterns, ORDERS, type Pile } from './lanterns.ts';

const isOwner = (_: Lanterns, viewer: Viewer, [seat]: readonly number[]): boolean => viewer === seat;

/** The unseen cards dealt anew; chosen ones stay where they are. */
const redealt = (s: Lanterns, viewer: Viewer, table: Table): Lanterns => {
  const chosen = s.choices.map(({ card }) => card);
  const isFree = (card: number): boolean => !chosen.includes(card);
  const hands = s.hands.filter((_, seat) => seat !== viewer);
  const heap = table.shuffle([s.deck, ...hands].flatMap(({ cards }) => known(cards).filter(isFree)));
  let next = 0;
  const deal = ({ size, cards }: Pile): Pile => ({
    size,
    cards: known(cards).map((card) => (isFree(card) ? heap[next++]! : card)),
  });
  return { ...s, deck: deal(s.deck), hands: s.hands.map((hand, seat) => (seat === viewer ? hand : deal(hand))) };
};

/** The last card of the deck for one that another holds. */
const swapped = (s: Lanterns, viewer: Viewer, table: Table): Lanterns => {
  const chosen = s.choices.map(({ card }) => card);
  const theirs = s.hands.flatMap(({ cards }, seat) => (seat === viewer ? [] : known(cards)));
  const [mine, last] = [table.shuffle(theirs.filter((card) => !chosen.includes(card)))[0], known(s.deck.cards).at(-1)];
  if (mine === undefined || last === undefined) return s;
  const swap = ({ size, cards }: Pile): Pile => ({
    size,
    cards: known(cards).map((card) => (card === mine ? last : card === last ? mine : card)),
  });
  return { ...s, deck: swap(s.deck), hands: s.hands.map(swap) };
};

const chosenAnew = (s: Lanterns, viewer: Viewer, table: Table): Lanterns => ({
  ...s,
  choices: s.choices.map((choice, seat) =>
    seat === viewer || !choice.made ? choice : { made: true, card: table.shuffle(known(s.hands[seat]!.cards))[0]! },
  ),
});

/** LN-3: whether the cards are shown as soon as this seat has chosen, or left. */
const isLast = (s: Lanterns, seat: Seat): boolean =>
  s.phase === 'choose' && s.choices.every(({ made }, other) => made || s.out[other] === true || other === seat);

/** LN-3, LN-6. */
const learns = ({ before: s, seat, command: c }: PlayedStep<LanternsTypes>, viewer: Viewer): readonly string[] => {
  if (c.type === 'draw') return viewer === seat ? ['deck.cards.0'] : [];
  if ((c.type !== 'choose' && c.type !== 'concede') || !isLast(s, seat)) return [];
  return s.choices.map((_, other) => `choices.${other}.card`);
};

export const lanternsSecrets: Pick<Descriptor<LanternsTypes>, 'secrets' | 'learns' | 'whispers' | 'unoffered'> = {
  secrets: [
    { path: 'deck.cards', isSeen: () => false, vary: redealt },
    { path: 'hands.*.cards', isSeen: isOwner, vary: swapped },
    { path: 'choices.*.card', isSeen: isOwner, vary: chosenAnew },
    { path: 'orders.*', isSeen: isOwner },
  ],
  learns,
  whispers: ['dealt', 'found', 'byOrder'],
  unoffered: ORDERS.map((order) => ({ type: 'order', order })),
};
