// What a seat does not know is dealt anew, all else stays: with a shuffle that leaves things as they are, worked out by hand.
import type { Table } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { addable } from '../build/warband.ts';
import { DEFAULT_ORDERS } from '../casting/windows.ts';
import { type Card, DECK } from '../content/cards.ts';
import { profileOf } from '../content/fighters.ts';
import type { AttackFrame, Battle, Effect, Frame, Warband } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { battle } from '../testing/battles.ts';
import { imagine } from './imagine.ts';

const table: Table<MagewindsEvent> = { roll: () => [], shuffle: (items) => items, final: () => {} };
const ROW: readonly Card[] = ['AH', '2H', '3H', '4H', '5H'];

/** As seat 1 sees it: of seat 0 the King of Spades, taken face up. The first cards it knows nothing of are 7H, 8H, 9H, … */
const seen = (more: Partial<Battle> = {}): Battle => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [2, 2] },
      { profile: 'cleric', seat: 1, at: [9, 12] },
    ],
    hands: [[], ['2C', '3C']],
  });
  return {
    ...b,
    row: ROW,
    discard: ['6H'],
    deck: { size: 3, cards: null, top: null },
    seats: [
      { ...b.seats[0]!, orders: null, hand: { size: 3, cards: null, seen: [{ card: 'KS', to: null }] } },
      { ...b.seats[1]!, orders: { ...DEFAULT_ORDERS, barrier: 'never' } },
    ],
    ...more,
  };
};
const imagined = (b: Battle): Battle => imagine(b, 1, table);

describe('cards', () => {
  test('hands keep what was seen, and their size; the deck has the rest; nothing known is dealt', () => {
    const b = seen();
    expect(imagined(b)).toEqual({
      ...b,
      seats: [
        {
          ...b.seats[0]!,
          orders: DEFAULT_ORDERS,
          hand: { size: 3, cards: ['KS', '7H', '8H'], seen: [{ card: 'KS', to: null }] },
        },
        b.seats[1],
      ],
      deck: { size: 3, cards: ['9H', '10H', 'JH'], top: null },
    });
  });

  test('[TC seer.insight] a known top card lies on top, and is in no hand', () => {
    const { deck, seats } = imagined(seen({ deck: { size: 3, cards: null, top: { seat: 1, card: '7H' } } }));
    expect(seats[0]!.hand.cards).toEqual(['KS', '8H', '9H']);
    expect(deck).toEqual({ size: 3, cards: ['10H', 'JH', '7H'], top: { seat: 1, card: '7H' } });
  });

  test('[TC seer.insight] one that another knows is whatever lies there', () => {
    expect(imagined(seen({ deck: { size: 3, cards: null, top: { seat: 0, card: null } } })).deck).toEqual({
      size: 3,
      cards: ['9H', '10H', 'JH'],
      top: { seat: 0, card: 'JH' },
    });
  });

  test('[TC seer.insight] two cards another looks at come off the heap; those one looks at oneself are in it no more', () => {
    const hidden = imagined(seen({ stack: [{ type: 'insight', seat: 0, cards: null }] }));
    expect(hidden.stack).toEqual([{ type: 'insight', seat: 0, cards: ['9H', '10H'] }]);
    expect(hidden.deck.cards).toEqual(['JH', 'QH', 'KH']);
    const own: Frame = { type: 'insight', seat: 1, cards: ['9H', '10H'] };
    const shown = imagined(seen({ stack: [own] }));
    expect(shown.stack).toEqual([own]);
    expect(shown.deck.cards).toEqual(['JH', 'QH', 'KH']);
  });

  test('where all is known nothing changes', () => {
    const { seats, ...rest } = seen();
    const deck = { size: 2, cards: ['9S', '10S'] as const, top: { seat: 0, card: '10S' as const } };
    const hand = { size: 1, cards: ['9C'] as const, seen: [] };
    const b: Battle = { ...rest, seats: seats.map((s) => ({ ...s, hand, orders: DEFAULT_ORDERS })), deck };
    expect(imagined(b)).toEqual(b);
  });

  test('[MW-R62] cards that another kept are of its hand', () => {
    const kept = (seat: number, cards: readonly Card[] | null): Frame => ({
      type: 'windburn',
      seat,
      kept: { size: 2, cards },
    });
    expect(imagined(seen({ stack: [kept(0, null)] })).stack).toEqual([kept(0, ['KS', '7H'])]);
    expect(imagined(seen({ stack: [kept(1, ['3C', '2C'])] })).stack).toEqual([kept(1, ['3C', '2C'])]);
  });

  test('52 cards are dealt once each', () => {
    const b = battle({ fighters: [], hands: [['2H', '3H'], ['2C']] });
    const hidden: Battle = {
      ...b,
      seats: b.seats.map((s, i) => (i === 0 ? { ...s, orders: null, hand: { size: 2, cards: null, seen: [] } } : s)),
      deck: { size: b.deck.size, cards: null, top: null },
    };
    const { seats, deck, row } = imagined(hidden);
    expect([...seats.flatMap((s) => s.hand.cards!), ...deck.cards!, ...row].toSorted()).toEqual(DECK.toSorted());
  });
});

describe('choices that are hidden', () => {
  const attack = (more: Partial<AttackFrame>): AttackFrame => ({
    type: 'attack',
    step: 'defence',
    source: { type: 'fighter', id: 0 },
    by: 0,
    against: 1,
    attack: 'melee',
    target: 1,
    object: null,
    splash: false,
    chosen: true,
    choice: null,
    defence: null,
    free: false,
    hits: 0,
    damage: 0,
    blocked: 0,
    ...more,
  });

  test('[MW-R36] the side of an attack, where one is chosen and not shown', () => {
    const of = (more: Partial<AttackFrame>) => imagined(seen({ stack: [attack(more)] })).stack;
    expect(of({})).toEqual([attack({ choice: 'light' })]);
    expect(of({ choice: 'feint' })).toEqual([attack({ choice: 'feint' })]);
    expect(of({ chosen: false })).toEqual([attack({ chosen: false })]);
    expect(of({ step: 'choice' })).toEqual([attack({ step: 'choice' })]);
  });

  test('[TC witch.charm] one of those it may be; of nobody any more, nobody', () => {
    const charm = (target: number | null, ...among: number[]): Effect => ({
      type: 'charm',
      by: 0,
      seat: 0,
      target,
      among,
    });
    const effects: readonly Effect[] = [charm(null, 1, 3), charm(3, 1, 3), charm(null), { type: 'hex', fighter: 1 }];
    expect(imagined(seen({ effects })).effects).toEqual([
      charm(1, 1, 3),
      charm(3, 1, 3),
      charm(0),
      { type: 'hex', fighter: 1 },
    ]);
  });

  test('[TC mesmer.clone] one of the pair', () => {
    const clones = [
      { pair: [0, 2], seat: 0, real: null },
      { pair: [1, 3], seat: 1, real: 3 },
    ] as const;
    expect(imagined(seen({ clones })).clones).toEqual([{ ...clones[0], real: 0 }, clones[1]]);
  });

  test('other frames stay as they are', () => {
    const stack: readonly Frame[] = [
      { type: 'round', step: 'turn' },
      { type: 'window', timing: 'turnEnds', about: null, asking: 0, asked: [], cast: [] },
    ];
    expect(imagined(seen({ stack })).stack).toEqual(stack);
  });

  test('[ItT general] a secret warband is some legal one that is full; one not yet given is empty', () => {
    const own: Warband = { done: true, profiles: ['witch'] };
    const secret = (done: boolean): Warband => ({ done, profiles: null });
    const b = seen({ warbands: [secret(true), own, secret(false)] });
    const small = { ...b, config: { ...b.config, slots: 8 } };
    const [first, second, third] = imagined(small).warbands;
    expect([second, third]).toEqual([own, { done: false, profiles: [] }]);
    expect(first!.done).toBe(true);
    expect(first!.profiles!.reduce((sum, p) => sum + profileOf(p).slots, 0)).toBe(8);
    expect(addable(first!.profiles!, 8, false)).toEqual([]);
  });
});
