/** Lanterns: who must decide, what is legal, and what it does. */

import type { Outcome, Seat, Table } from '@muster/kernel';
import { known } from '@muster/kernel';
import {
  CARDS,
  LAMPS,
  type Lanterns,
  type LanternsCommand,
  type LanternsConfig,
  type LanternsDecision,
  type LanternsEvent,
  type LanternsRefusal,
  type LanternsRoll,
  type Pile,
} from './lanterns.ts';

type LanternsTable = Table<LanternsEvent, LanternsRoll>;

const pile = (cards: readonly number[]): Pile => ({ size: cards.length, cards });
const seatsOf = (s: Lanterns): readonly Seat[] => s.scores.map((_, seat) => seat);
const playing = (s: Lanterns): readonly Seat[] => seatsOf(s).filter((seat) => !s.out[seat]);
const withAt = <T>(items: readonly T[], at: number, item: T): readonly T[] =>
  items.map((x, i) => (i === at ? item : x));

/** LN-1: shuffle, deal, and a die gives one seat its first lantern. */
export const setup = (config: LanternsConfig, table: LanternsTable): Lanterns => {
  const deck = table.shuffle(Array.from({ length: CARDS }, (_, i) => i + 1));
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  const hands = seats.map((seat) => pile(deck.slice(seat * config.hand, (seat + 1) * config.hand)));
  const first = table.roll(1, 0, 'first')[0]! % config.seats;
  for (const seat of seats) table.tell?.({ type: 'dealt', cards: known(hands[seat]!.cards), rule: 'LN-1' }, [seat]);
  table.tell?.({ type: 'began', seat: first, rule: 'LN-1' });
  return {
    config,
    round: 1,
    phase: 'choose',
    turn: first,
    deck: pile(deck.slice(config.seats * config.hand)),
    hands,
    choices: seats.map(() => ({ made: false, card: null })),
    shown: [],
    marked: null,
    scores: seats.map((seat) => (seat === first ? 1 : 0)),
    out: seats.map(() => false),
    orders: seats.map(() => 'ask' as const),
    outcome: null,
  };
};

/** LN-2: everyone chooses at once. LN-4: then one has the turn. */
export const decisions = (s: Lanterns): readonly LanternsDecision[] => {
  if (s.phase === 'over') return [];
  if (s.phase === 'turn') return [{ seat: s.turn, kind: 'turn', rule: 'LN-4' }];
  return playing(s)
    .filter((seat) => !s.choices[seat]!.made)
    .map((seat) => ({ seat, kind: 'choose', rule: 'LN-2', highest: Math.max(0, ...(s.hands[seat]!.cards ?? [])) }));
};

export const refuse = (s: Lanterns, seat: Seat, c: LanternsCommand): LanternsRefusal | undefined => {
  if (s.phase === 'over') return { code: 'over', rule: 'LN-8' };
  if (s.out[seat] === undefined) return { code: 'noSuchSeat', rule: null };
  if (s.out[seat]) return { code: 'isOut', rule: 'LN-9' };
  if (c.type === 'concede' || c.type === 'order') return undefined; // LN-9, LN-10
  if (!decisions(s).some((d) => d.seat === seat)) return { code: 'notAsked', rule: 'LN-4' };
  if ((c.type === 'choose') !== (s.phase === 'choose')) return { code: 'wrongPhase', rule: 'LN-4', phase: s.phase };
  const inHand = 'card' in c && known(s.hands[seat]!.cards).includes(c.card);
  if (c.type === 'choose' && !inHand) return { code: 'notInHand', rule: 'LN-2', card: c.card };
  if (c.type === 'mark' && s.marked !== null) return { code: 'alreadyMarked', rule: 'LN-4' };
  if ((c.type === 'draw' || c.type === 'claim') && s.deck.size === 0) return { code: 'deckEmpty', rule: 'LN-6' };
  if (c.type === 'claim' && (inHand || s.shown.includes(c.card)))
    return { code: 'notInDeck', rule: 'LN-7', card: c.card };
  if (c.type === 'claim' && s.deck.cards !== null && !s.deck.cards.includes(c.card))
    return { code: 'notInDeck', rule: 'LN-7', card: c.card, unavailable: true };
  return undefined;
};

/** Claims are no candidates: whether one is legal, nobody can know. */
export const candidates = (s: Lanterns, seat: Seat): readonly LanternsCommand[] => {
  const decision = decisions(s).find((d) => d.seat === seat);
  if (decision === undefined) return [];
  if (decision.kind === 'choose') return known(s.hands[seat]!.cards).map((card) => ({ type: 'choose', card }));
  const marks = Array.from({ length: s.marked === null ? LAMPS : 0 }, (_, lamp) => ({ type: 'mark', lamp }) as const);
  return [...marks, { type: 'kindle' }, ...(s.deck.size > 0 ? [{ type: 'draw' } as const] : [])];
};

export const play = (s: Lanterns, seat: Seat, c: LanternsCommand, table: LanternsTable): Lanterns => {
  switch (c.type) {
    case 'choose':
      table.tell?.({ type: 'chose', seat, rule: 'LN-2' });
      return showIfAllChose({ ...s, choices: withAt(s.choices, seat, { made: true, card: c.card }) }, table);
    case 'mark':
      table.tell?.({ type: 'marked', lamp: c.lamp, rule: 'LN-4' });
      return { ...s, marked: c.lamp };
    case 'kindle':
      return kindle(s, seat, table);
    case 'draw':
      return draw(s, seat, table);
    case 'claim':
      return claim(s, seat, c.card, table);
    case 'concede':
      return concede(s, seat, table);
    case 'order':
      return { ...s, orders: withAt(s.orders, seat, c.order) };
  }
};

/** LN-3: the highest card wins the turn. */
const showIfAllChose = (s: Lanterns, table: LanternsTable): Lanterns => {
  if (playing(s).some((seat) => !s.choices[seat]!.made)) return s;
  const cards = seatsOf(s).map((seat) => (s.out[seat] ? null : known(s.choices[seat]!.card)));
  const winner = cards.indexOf(Math.max(...cards.map((card) => card ?? 0)));
  table.final();
  table.tell?.({ type: 'showed', cards, winner, rule: 'LN-3' });
  const order = known(s.orders[winner]!);
  if (order !== 'ask') {
    table.tell?.({ type: 'byOrder', order, rule: 'LN-10' }, [winner]);
    table.tell?.({ type: 'marked', lamp: 0, rule: 'LN-10' });
  }
  return {
    ...s,
    marked: order === 'ask' ? null : 0,
    phase: 'turn',
    turn: winner,
    hands: s.hands.map((hand, seat) =>
      cards[seat] === null ? hand : pile(known(hand.cards).filter((card) => card !== cards[seat])),
    ),
    choices: s.choices.map(() => ({ made: false, card: null })),
    shown: [...s.shown, ...cards.filter((card) => card !== null)],
  };
};

/** LN-5: one die and one more for each lamp before the marked one; every 4+ lights. If none does, the deck is shuffled. */
const kindle = (s: Lanterns, seat: Seat, table: LanternsTable): Lanterns => {
  const dice = table.roll(1 + (s.marked ?? 0), seat, 'kindle');
  const lit = dice.filter((die) => die >= 4).length;
  table.tell?.({ type: 'kindled', dice, lit, rule: 'LN-5' });
  const deck = lit > 0 ? s.deck : pile(table.shuffle(known(s.deck.cards)));
  return nextRound({ ...s, deck, scores: withAt(s.scores, seat, s.scores[seat]! + lit) }, table);
};

/** LN-6: the top card, unseen by the others. */
const draw = (s: Lanterns, seat: Seat, table: LanternsTable): Lanterns => {
  const [card, ...rest] = known(s.deck.cards);
  table.final();
  table.tell?.({ type: 'drew', seat, rule: 'LN-6' });
  table.tell?.({ type: 'found', card: card!, rule: 'LN-6' }, [seat]);
  const hand = pile([...known(s.hands[seat]!.cards), card!]);
  return nextRound({ ...s, deck: pile(rest), hands: withAt(s.hands, seat, hand) }, table);
};

/** LN-7: a card named while it lies in the deck is shown and scores; the rest is shuffled. */
const claim = (s: Lanterns, seat: Seat, card: number, table: LanternsTable): Lanterns => {
  const rest = table.shuffle(known(s.deck.cards).filter((c) => c !== card));
  table.final();
  table.tell?.({ type: 'claimed', card, rule: 'LN-7' });
  const scores = withAt(s.scores, seat, s.scores[seat]! + 1);
  return nextRound({ ...s, deck: pile(rest), shown: [...s.shown, card], scores }, table);
};

const concede = (s: Lanterns, seat: Seat, table: LanternsTable): Lanterns => {
  table.tell?.({ type: 'conceded', seat, rule: 'LN-9' });
  const left = { ...s, out: withAt(s.out, seat, true), choices: withAt(s.choices, seat, { made: false, card: null }) };
  if (playing(left).length === 1) return end(left, 'conceded', table);
  if (left.phase === 'choose') return showIfAllChose(left, table);
  return left.turn === seat ? nextRound(left, table) : left;
};

const nextRound = (s: Lanterns, table: LanternsTable): Lanterns =>
  s.round === s.config.rounds ? end(s, 'lanterns', table) : { ...s, round: s.round + 1, phase: 'choose', marked: null };

/** LN-8: most lanterns first; who conceded comes last. */
const end = (s: Lanterns, reason: string, table: LanternsTable): Lanterns => {
  const score = (seat: Seat): number => (s.out[seat] ? -1 : s.scores[seat]!);
  const scores = [...new Set(seatsOf(s).map(score))].sort((a, b) => b - a);
  const places = scores.map((n) => seatsOf(s).filter((seat) => score(seat) === n));
  const outcome: Outcome = { places, reason, rule: 'LN-8' };
  table.tell?.({ type: 'ended', places, rule: 'LN-8' });
  return { ...s, phase: 'over', outcome };
};
