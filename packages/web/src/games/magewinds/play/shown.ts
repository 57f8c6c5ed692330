/** What events change on the battlefield that is shown, and what of a battle is drawn. Pure. */

import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { Battle, Card, Fighter, FighterId, GameObject, Hand, SeatState, Who } from '@muster/magewinds';
import { profile } from '@muster/magewinds';

export const changed = (b: Battle, id: FighterId, to: Partial<Fighter>): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, ...to } : f)),
});

export const changedObject = (b: Battle, id: number, to: Partial<GameObject>): Battle => ({
  ...b,
  objects: b.objects.map((o) => (o.id === id ? { ...o, ...to } : o)),
});

export const changedSeat = (b: Battle, seat: Seat, to: (s: SeatState) => Partial<SeatState>): Battle => ({
  ...b,
  seats: b.seats.map((s, i) => (i === seat ? { ...s, ...to(s) } : s)),
});

// --- Cards ---

const withDeck = (b: Battle, size: number): Battle => ({ ...b, deck: { ...b.deck, size } });

const withHand = (b: Battle, seat: Seat, to: (hand: Hand) => Partial<Hand>): Battle =>
  changedSeat(b, seat, ({ hand }) => ({ hand: { ...hand, ...to(hand) } }));

export const tookCard = (b: Battle, seat: Seat, card: Card, next: Card | null, deck: number): Battle => {
  const row = b.row.flatMap((one) => (one !== card ? [one] : next === null ? [] : [next]));
  return withHand(withDeck({ ...b, row }, deck), seat, ({ size, cards, seen }) => ({
    size: size + 1,
    cards: cards && [...cards, card],
    seen: [...seen, { card, to: null }],
  }));
};

/** All hear that somebody drew; who also hears which card has heard the other already. */
export const drewCard = (b: Battle, seat: Seat, card: Card | null, deck: number): Battle =>
  withHand(withDeck(b, deck), seat, ({ size, cards }) =>
    card === null ? { size: size + 1 } : { cards: cards && [...cards, card] },
  );

export const lookedAt = withDeck;

export const discarded = (b: Battle, seat: Seat, gone: readonly Card[]): Battle => {
  const now = withHand(b, seat, ({ size, cards, seen }) => ({
    size: size - gone.length,
    cards: cards?.filter((card) => !gone.includes(card)) ?? null,
    seen: seen.filter(({ card }) => !gone.includes(card)),
  }));
  return { ...now, discard: [...b.discard, ...gone] };
};

export const reshuffled = (b: Battle, size: number): Battle => ({ ...withDeck(b, size), discard: [] });

// --- Who comes ---

const FRESH = {
  where: 'field',
  damage: 0,
  actions: 1,
  guard: false,
  poison: null,
  starting: false,
  downIn: 0,
} as const;

/** TC warlock.summon. */
const summoned = (b: Battle, who: Who, { x, y }: Point): Battle => ({
  ...b,
  fighters: [...b.fighters, { ...FRESH, ...who, x, y, twin: null }],
});

/** TC mesmer.clone: both stand at new places, and are alike. */
const cloned = (b: Battle, who: Who, { x, y }: Point, twin: { readonly id: FighterId } & Point): Battle => {
  const moved = changed(b, twin.id, { x: twin.x, y: twin.y, twin: who.id });
  return { ...moved, fighters: [...moved.fighters, { ...moved.fighters[twin.id]!, ...who, x, y, twin: twin.id }] };
};

/** TC cleric.revive: back from out of action. */
const revived = (b: Battle, f: Fighter, { x, y }: Point): Battle =>
  changed(b, f.id, {
    where: 'field',
    x,
    y,
    damage: Math.ceil(profile(b, f).toughness / 2),
    actions: f.downIn === b.round ? 1 : 0,
  });

export const arrived = (b: Battle, who: Who, at: Point, twin: ({ readonly id: FighterId } & Point) | null): Battle => {
  const before = b.fighters[who.id];
  if (before !== undefined) return revived(b, before, at);
  return twin === null ? summoned(b, who, at) : cloned(b, who, at, twin);
};

/** Those that were put out lie there again; else it is a new one. */
export const objectPlaced = (b: Battle, kind: GameObject['kind'], { x, y }: Point): Battle => {
  const spare = b.objects.find((o) => o.kind === kind && o.where === 'collected');
  if (spare !== undefined) return changedObject(b, spare.id, { where: 'field', x, y });
  return { ...b, objects: [...b.objects, { id: b.objects.length, kind, where: 'field', x, y, carrier: null }] };
};

/** ItT fragment-frenzy: what it has just picked up is its side's for good. */
export const collected = (b: Battle, { id }: Who): Battle => ({
  ...b,
  objects: b.objects.map((o) => (o.carrier === id ? { ...o, where: 'collected', carrier: null } : o)),
});

/** Its warband leaves the table. */
export const conceded = (b: Battle, seat: Seat): Battle => ({
  ...changedSeat(b, seat, () => ({ conceded: true })),
  fighters: b.fighters.map((f) => (f.seat === seat && f.where === 'field' ? { ...f, where: 'gone' } : f)),
});

/**
 * All that is drawn. Set-up apart: what is placed there is drawn with the view, since no fighter moves before it is over. Not drawn: the stack
 * and whose turn is next (the rules' own affair), what scenarios count, standing orders, which of a pair is real. Nor are spells that go on:
 * when each begins and ends the rules declare with it, often without an event of its own (a charm whose target is named, an aim that becomes ready, a bond
 * that breaks as somebody moves away), and a second text of that here would drift. Their tokens change with the view, once all has been told.
 */
export const drawn = (b: Battle): unknown => {
  if (b.phase === 'setup') return { phase: b.phase };
  const { round, phase, order, row, discard, outcome } = b;
  return {
    round,
    phase,
    order: outcome === null ? order : null,
    row,
    discard,
    outcome,
    passed: phase === 'channelling' || phase === 'action' ? b.passed : null,
    deck: b.deck.size,
    seats: b.seats.map(({ hand, conceded, tally }) => ({ hand: { ...hand, seen: null }, conceded, tally })),
    objects: b.objects
      .filter(({ where }) => where !== 'collected')
      .map(({ where, x, y, carrier }) => (where === 'field' ? { x, y } : { carrier })),
    fighters: b.fighters.map(({ id, where, x, y, damage, actions, guard, poison }) =>
      where === 'field' ? { id, x, y, damage, actions, guard, poison: poison !== null } : { id, where },
    ),
  };
};
