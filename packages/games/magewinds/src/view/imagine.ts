/** A full state that a seat cannot tell from the true one: what it does not know is dealt anew (DESIGN: fair players). */

import { known, type Seat, type Table } from '@muster/kernel';
import { addable } from '../build/warband.ts';
import { DEFAULT_ORDERS } from '../casting/windows.ts';
import { type Card, DECK } from '../content/cards.ts';
import type { ProfileId } from '../content/fighters.ts';
import {
  type Battle,
  CHOICES,
  type Clone,
  type Effect,
  type Frame,
  type Hand,
  type SeatState,
  type Warband,
} from '../state/battle.ts';
import { copyBattle, copySeat } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { attackWith } from '../state/frames.ts';

type T = Table<MagewindsEvent>;

/** Cards whose place this seat knows. */
export const placed = (b: Battle): Set<Card> => {
  const found = new Set<Card>([...b.row, ...b.discard]);
  for (const { hand } of b.seats) {
    for (const card of hand.cards ?? []) found.add(card);
    for (const { card } of hand.seen) found.add(card);
  }
  if (b.deck.top?.card) found.add(b.deck.top.card);
  for (const frame of b.stack) if (frame.type === 'insight') for (const card of frame.cards ?? []) found.add(card);
  return found;
};

/** Takes cards from a shuffled heap. */
const dealer = (b: Battle, table: T): ((n: number) => readonly Card[]) => {
  const known = placed(b);
  const heap = table.shuffle(DECK.filter((card) => !known.has(card)));
  let next = 0;
  return (n) => {
    next += n;
    return heap.slice(next - n, next);
  };
};

const imagineHand = (hand: Hand, deal: (n: number) => readonly Card[]): Hand => {
  if (hand.cards !== null) return hand;
  const seen = hand.seen.map((s) => s.card);
  return { size: hand.size, cards: [...seen, ...deal(hand.size - seen.length)], seen: hand.seen };
};

const imagineSeat = (s: SeatState, deal: (n: number) => readonly Card[]): SeatState => {
  const next = copySeat(s);
  next.hand = imagineHand(s.hand, deal);
  next.orders = s.orders ?? DEFAULT_ORDERS;
  return next;
};

const pick = <V>(items: readonly V[], table: T): V => table.shuffle(items)[0]!;

const imagineEffect = (e: Effect, table: T): Effect => {
  if (e.type !== 'charm' || e.target !== null) return e;
  const target = e.among.length === 0 ? e.by : pick(e.among, table);
  return { type: 'charm', by: e.by, seat: e.seat, target, among: e.among };
};

const imagineClone = (c: Clone, table: T): Clone =>
  c.real === null ? { pair: c.pair, seat: c.seat, real: pick(c.pair, table) } : c;

const imagineFrame = (f: Frame, b: Battle, deal: (n: number) => readonly Card[], table: T): Frame => {
  switch (f.type) {
    case 'insight': {
      if (f.cards !== null) return f;
      const [first, second] = deal(2);
      return { type: 'insight', seat: f.seat, cards: [first!, second!] };
    }
    case 'attack':
      return f.step === 'defence' && f.chosen && f.choice === null
        ? attackWith(f, { choice: pick(CHOICES, table) })
        : f;
    case 'windburn': {
      if (f.kept.cards !== null) return f;
      const cards = known(b.seats[f.seat]!.hand.cards).slice(0, f.kept.size);
      return { type: 'windburn', seat: f.seat, kept: { size: f.kept.size, cards } };
    }
    default:
      return f;
  }
};

/** Any legal warband. */
export const anyWarband = ({ config }: Battle, table: T): readonly ProfileId[] => {
  const profiles: ProfileId[] = [];
  for (;;) {
    const more = addable(profiles, config.slots, config.officialOnly);
    if (more.length === 0) return profiles;
    profiles.push(pick(more, table));
  }
};

const imagineWarband = (b: Battle, w: Warband, table: T): Warband => {
  if (w.profiles !== null) return w;
  const profiles = anyWarband(b, table);
  return { done: w.done, profiles: w.done ? profiles : [] };
};

const imagineDeck = (b: Battle, deal: (n: number) => readonly Card[]): Battle['deck'] => {
  const { size, top } = b.deck;
  if (b.deck.cards !== null) return b.deck;
  if (top === null) return { size, cards: deal(size), top };
  const rest = deal(top.card === null ? size : size - 1);
  const card = top.card ?? rest[rest.length - 1]!;
  return { size, cards: top.card === null ? rest : [...rest, card], top: { seat: top.seat, card } };
};

export const imagine = (b: Battle, _viewer: Seat, table: T): Battle => {
  const deal = dealer(b, table);
  const next = copyBattle(b);
  next.seats = b.seats.map((s) => imagineSeat(s, deal));
  next.stack = b.stack.map((f) => imagineFrame(f, next, deal, table));
  next.deck = imagineDeck(b, deal);
  next.effects = b.effects.map((e) => imagineEffect(e, table));
  next.clones = b.clones.map((c) => imagineClone(c, table));
  next.warbands = b.warbands.map((w) => imagineWarband(b, w, table));
  return next;
};
