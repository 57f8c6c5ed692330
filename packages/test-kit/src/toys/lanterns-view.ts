/** Lanterns: what each may see, what it may imagine behind it, and the words for both. */

import type { DiceNeed, Outcome, RollPhrases, RollWords, Seat, Table, Viewer } from '@muster/kernel';
import { known } from '@muster/kernel';
import {
  CARDS,
  type Choice,
  type Lanterns,
  type LanternsCommand,
  type LanternsEvent,
  type LanternsOdds,
  type LanternsRefusal,
  type LanternsRoll,
  type Pile,
} from './lanterns.ts';

const viewPile = (pile: Pile, isOwn: boolean): Pile => ({ size: pile.size, cards: isOwn ? pile.cards : null });
const viewChoice = (c: Choice, isOwn: boolean): Choice => ({ made: c.made, card: isOwn ? c.card : null });
const viewOutcome = (o: Outcome): Outcome => ({ places: o.places, reason: o.reason, rule: o.rule });

export const view = (s: Lanterns, viewer: Viewer): Lanterns => ({
  config: s.config,
  round: s.round,
  phase: s.phase,
  turn: s.turn,
  deck: viewPile(s.deck, false),
  hands: s.hands.map((hand, seat) => viewPile(hand, seat === viewer)),
  choices: s.choices.map((choice, seat) => viewChoice(choice, seat === viewer)),
  shown: s.shown,
  marked: s.marked,
  scores: s.scores,
  out: s.out,
  orders: s.orders.map((order, seat) => (seat === viewer ? order : null)),
  outcome: s.outcome === null ? null : viewOutcome(s.outcome),
});

/** Deals the unseen cards anew; a choice already made is any card of the imagined hand. */
export const imagine = (seen: Lanterns, viewer: Seat, table: Table<LanternsEvent>): Lanterns => {
  const placed = [...seen.shown, ...[seen.deck, ...seen.hands].flatMap(({ cards }) => cards ?? [])];
  const all = Array.from({ length: CARDS }, (_, i) => i + 1);
  const unseen = table.shuffle(all.filter((card) => !placed.includes(card)));
  let next = 0;
  const deal = ({ size, cards }: Pile): Pile => {
    if (cards !== null) return { size, cards };
    next += size;
    return { size, cards: unseen.slice(next - size, next) };
  };
  const hands = seen.hands.map(deal);
  const choice = (c: Choice, seat: Seat): Choice =>
    seat === viewer || !c.made ? c : { made: true, card: table.shuffle(known(hands[seat]!.cards))[0]! };
  return {
    ...seen,
    hands,
    deck: deal(seen.deck),
    choices: seen.choices.map(choice),
    orders: seen.orders.map((order) => order ?? 'ask'),
  };
};

export const explain = (r: LanternsRefusal): string => {
  switch (r.code) {
    case 'notInHand':
      return `Card ${r.card} cannot be chosen: it is not in your hand (LN-2).`;
    case 'notInDeck':
      return `Card ${r.card} cannot be claimed: it is not in the deck (LN-7).`;
    case 'wrongPhase':
      return `This cannot be done now: it is the time to ${r.phase} (LN-4).`;
    default:
      return `This cannot be done: ${r.code} (${r.rule ?? 'no rule'}).`;
  }
};

export const narrate = (e: LanternsEvent): string => {
  switch (e.type) {
    case 'dealt':
      return `You are dealt ${e.cards.join(', ')}.`;
    case 'showed':
      return `The cards are ${e.cards.map((card) => card ?? 'none').join(', ')}; seat ${e.winner} wins.`;
    case 'marked':
      return `Lamp ${e.lamp} is marked.`;
    case 'kindled':
      return `Rolled ${e.dice.join(', ')}: ${e.lit} lit.`;
    case 'found':
      return `You draw ${e.card}.`;
    case 'byOrder':
      return `Your order is ${e.order}: lamp 0.`;
    case 'claimed':
      return `Card ${e.card} lay in the deck.`;
    case 'ended':
      return `It is over: ${e.places.map((seats) => seats.join(' and ')).join(', then ')}.`;
    default:
      return `Seat ${e.seat}: ${e.type}.`;
  }
};

/** LN-5: how many lanterns kindling would light, by number; each die does on 4 and more. */
export const odds = (s: Lanterns, _seat: Seat, c: LanternsCommand): LanternsOdds | undefined => {
  if (c.type !== 'kindle') return undefined;
  const dice = 1 + (s.marked ?? 0);
  let lit = [1];
  for (let die = 0; die < dice; die++) lit = [...lit, 0].map((p, n) => (p + (lit[n - 1] ?? 0)) / 2);
  return { dice, lit, none: lit[0]! };
};

export const ROLLS: Readonly<Record<LanternsRoll, RollPhrases>> = {
  first: { words: 'for the first lantern' },
  kindle: { words: 'to light lanterns' },
  show: { words: 'for show' },
};

export const rollWords = (
  _: Lanterns | undefined,
  __: readonly LanternsEvent[],
  need: DiceNeed<LanternsRoll>,
): RollWords => ({
  words: `${need.count} dice of seat ${need.seat} ${ROLLS[need.for].words}`,
});
