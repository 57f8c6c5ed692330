// What each seat may know, of each thing that is hidden from some: for three seats and for who only watches.
import type { Viewer } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ORDERS } from '../casting/windows.ts';
import type { Card } from '../content/cards.ts';
import { battle } from '../testing/battles.ts';
import { view } from '../view/view.ts';
import type { AttackFrame, Battle, Frame, Warband } from './battle.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];
const three: Battle = battle({
  players: 3,
  scenario: 'treasure-clash',
  fighters: [
    { profile: 'warrior', seat: 0, at: [2, 2] },
    { profile: 'cleric', seat: 1, at: [9, 12] },
    { profile: 'seer', seat: 2, at: [20, 12] },
  ],
  hands: [['2C', '3C', '4C'], [], []],
});
const seenBy = <V>(b: Battle, what: (seen: Battle) => V): readonly V[] =>
  VIEWERS.map((viewer) => what(view(b, viewer)));

test('[MW-R56] a hand: all know how many and what was taken face up, one may know a card from Insight', () => {
  const seen = [
    { card: '2C', to: null },
    { card: '3C', to: 1 },
    { card: '4C', to: 2 },
  ] as const;
  const b: Battle = { ...three, seats: three.seats.map((s, i) => (i === 0 ? { ...s, hand: { ...s.hand, seen } } : s)) };
  const cards: readonly Card[] = ['2C', '3C', '4C'];
  expect(seenBy(b, (x) => x.seats[0]!.hand)).toEqual([
    { size: 3, cards, seen: [seen[0]] },
    { size: 3, cards: null, seen: [seen[0], seen[1]] },
    { size: 3, cards: null, seen: [seen[0], seen[2]] },
    { size: 3, cards: null, seen: [seen[0]] },
  ]);
});

test('[MW-H02] standing orders are one’s own', () => {
  expect(seenBy(three, (x) => x.seats[1]!.orders)).toEqual([null, DEFAULT_ORDERS, null, null]);
});

test('[TC seer.insight] the deck lies face down; its top card is known to who put it there', () => {
  const b: Battle = { ...three, deck: { size: 2, cards: ['9S', '10S'], top: { seat: 1, card: '10S' } } };
  const hidden = { size: 2, cards: null, top: { seat: 1, card: null } };
  expect(seenBy(b, (x) => x.deck)).toEqual([
    hidden,
    { size: 2, cards: null, top: { seat: 1, card: '10S' } },
    hidden,
    hidden,
  ]);
  expect(view({ ...b, deck: { ...b.deck, top: null } }, 1).deck).toEqual({ size: 2, cards: null, top: null });
});

test('[TC witch.charm] [TC mesmer.clone] who is charmed or real knows the seat that did it', () => {
  const b: Battle = {
    ...three,
    effects: [{ type: 'charm', by: 1, seat: 1, target: 0, among: [0, 2] }],
    clones: [{ pair: [0, 2], seat: 2, real: 2 }],
  };
  expect(seenBy(b, (x) => x.effects[0])).toEqual(
    VIEWERS.map((viewer) => ({ type: 'charm', by: 1, seat: 1, target: viewer === 1 ? 0 : null, among: [0, 2] })),
  );
  expect(seenBy(b, (x) => x.clones[0])).toEqual(
    VIEWERS.map((viewer) => ({ pair: [0, 2], seat: 2, real: viewer === 2 ? 2 : null })),
  );
});

describe('frames', () => {
  const shown = (f: Frame) => seenBy({ ...three, stack: [f] }, (x) => x.stack[0]);

  test('[TC seer.insight] [MW-R62] cards looked at, cards kept', () => {
    const insight: Frame = { type: 'insight', seat: 2, cards: ['9S', '10S'] };
    expect(shown(insight)).toEqual(VIEWERS.map((v) => (v === 2 ? insight : { ...insight, cards: null })));
    const burning: Frame = { type: 'windburn', seat: 0, kept: { size: 1, cards: ['2C'] } };
    expect(shown(burning)).toEqual(
      VIEWERS.map((v) => (v === 0 ? burning : { ...burning, kept: { size: 1, cards: null } })),
    );
  });

  test('[MW-R36] the side of an attack is hidden until the defence is chosen', () => {
    const attack = (step: AttackFrame['step']): AttackFrame => ({
      type: 'attack',
      step,
      source: { type: 'feature', id: 3 },
      by: 1,
      against: 0,
      attack: 'melee',
      target: 0,
      object: null,
      splash: true,
      chosen: true,
      choice: 'feint',
      defence: null,
      free: true,
      hits: 1,
      damage: 2,
      blocked: 3,
    });
    const hidden = { ...attack('defence'), choice: null };
    expect(shown(attack('defence'))).toEqual([hidden, attack('defence'), hidden, hidden]);
    expect(shown(attack('roll'))).toEqual(VIEWERS.map(() => attack('roll')));
  });

  test('a step shows what it must not come closer to', () => {
    const step = (source: Extract<Frame, { type: 'step' }>['source']): Frame => ({
      type: 'step',
      step: 'path',
      fighter: 1,
      purpose: 'dodge',
      source,
      leap: true,
      phasewalk: true,
      cast: [],
    });
    for (const f of [step(null), step({ type: 'fighter', id: 2 }), step({ type: 'feature', id: 1 })])
      expect(shown(f)).toEqual(VIEWERS.map(() => f));
  });
});

describe('[ItT general] warbands assembled in secret', () => {
  const warbands: readonly Warband[] = [
    { done: true, profiles: ['warrior'] },
    { done: true, profiles: ['cleric'] },
    { done: false, profiles: ['seer'] },
  ];
  const setup = (step: Extract<Frame, { type: 'setup' }>['step']): Frame => ({
    type: 'setup',
    step,
    first: 0,
    turn: 0,
  });
  const assembling = (more: Partial<Battle> = {}, assembly: Battle['config']['assembly'] = 'secret'): Battle => ({
    ...three,
    config: { ...three.config, assembly, warbands: [null, null, null] },
    warbands,
    fighters: [],
    stack: [setup('assembly')],
    ...more,
  });
  const shown = (b: Battle) => seenBy(b, (x) => x.warbands.map((w) => w.profiles !== null));
  const own = [
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ];
  const all = VIEWERS.map(() => [true, true, true]);

  test('each sees its own, and who is done', () => {
    expect(shown(assembling())).toEqual(own);
    expect(seenBy(assembling(), (x) => x.warbands.map((w) => w.done))).toEqual(VIEWERS.map(() => [true, true, false]));
  });

  test('open when all are in, or where it is done openly', () => {
    expect(shown(assembling({ stack: [setup('rollOff')] }))).toEqual(all);
    expect(shown(assembling({ stack: [{ type: 'round', step: 'turn' }] }))).toEqual(all);
    expect(shown(assembling({}, 'simultaneous'))).toEqual(all);
  });

  test('what the configuration gives is open', () => {
    const b = assembling();
    const given = { ...b, config: { ...b.config, warbands: [null, ['cleric' as const], null] } };
    expect(shown(given)).toEqual(own.map((row) => [row[0], true, row[2]]));
  });

  test('given up before that, they are never shown; given up later, they are', () => {
    expect(shown(assembling({ stack: [] }))).toEqual(own);
    expect(shown(assembling({ stack: [], fighters: three.fighters }))).toEqual(all);
  });
});
