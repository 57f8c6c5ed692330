// A view names every field it shows, of every kind of record that a battle can hold: a new field stays secret until it is named.
import type { Viewer } from '@muster/kernel';
import { shownUnnamed } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { Battle, Effect, Frame } from '../state/battle.ts';
import { battle } from '../testing/battles.ts';

const CAST = [{ spell: 'haste', caster: 0 }] as const;
const SOURCE = { type: 'fighter', id: 0 } as const;

/** One of each type. */
const FRAMES: { readonly [T in Frame['type']]: Extract<Frame, { readonly type: T }> } = {
  setup: { type: 'setup', step: 'deployment', first: 0, turn: 0 },
  round: { type: 'round', step: 'turn' },
  insight: { type: 'insight', seat: 0, cards: ['AS', 'KS'] },
  window: { type: 'window', timing: 'turnEnds', about: null, asking: 0, asked: [1], cast: CAST },
  activation: { type: 'activation', step: 'targets', fighter: 0, by: 0, action: 'attack', free: false, cast: CAST },
  move: {
    type: 'move',
    step: 'path',
    fighter: 0,
    haste: 2,
    phasewalk: true,
    near: false,
    charges: false,
    cast: CAST,
  },
  step: {
    type: 'step',
    step: 'path',
    fighter: 1,
    purpose: 'dodge',
    source: { type: 'feature', id: 0 },
    leap: false,
    phasewalk: false,
    cast: CAST,
  },
  attack: {
    type: 'attack',
    step: 'defence',
    source: SOURCE,
    by: 0,
    against: 1,
    attack: 'melee',
    target: 1,
    object: null,
    splash: false,
    chosen: true,
    choice: 'heavy',
    defence: null,
    free: false,
    hits: 0,
    damage: 0,
    blocked: 0,
  },
  volley: {
    type: 'volley',
    step: 'steps',
    source: SOURCE,
    by: 0,
    attack: 'blast',
    targets: [1],
    steps: [{ fighter: 1, purpose: 'dodge', free: false }],
  },
  damage: {
    type: 'damage',
    step: 'window',
    harms: [{ fighter: 1, amount: 2, credit: 0 }],
    index: 1,
    rule: 'MW 18.5.3',
  },
  windburn: { type: 'windburn', seat: 0, kept: { size: 1, cards: ['2C'] } },
};

const EFFECTS: { readonly [T in Effect['type']]: Extract<Effect, { readonly type: T | Effect['type'] }> } = {
  wildform: { type: 'wildform', fighter: 0 },
  thirdEye: { type: 'thirdEye', fighter: 0 },
  hex: { type: 'hex', fighter: 1 },
  whiteHot: { type: 'whiteHot', by: 0 },
  ward: { type: 'ward', by: 0 },
  empowered: { type: 'empowered', by: 0 },
  entangle: { type: 'entangle', by: 0, fighter: 1 },
  hypnotize: { type: 'hypnotize', by: 0, fighter: 1 },
  prediction: { type: 'prediction', by: 0, fighter: 1, action: 'move' },
  aim: { type: 'aim', by: 0, x: 1, y: 2, ready: true },
  charm: { type: 'charm', by: 0, seat: 0, target: 1, among: [1] },
};

const plain = battle({
  fighters: [
    { profile: 'warrior', seat: 0, at: [10, 10] },
    { profile: 'warrior', seat: 1, at: [20, 10] },
  ],
  hands: [['2C', '3C'], ['4C']],
  objects: [[15, 15]],
});

/** All that a battle can hold, in one. */
const full: Battle = {
  ...plain,
  seats: plain.seats.map((s, seat) => ({
    ...s,
    hand: { ...s.hand, seen: [{ card: s.hand.cards![0]!, to: seat === 0 ? null : 0 }] },
  })),
  deck: { ...plain.deck, top: { seat: 0, card: plain.deck.cards!.at(-1)! } },
  effects: Object.values(EFFECTS),
  clones: [{ pair: [0, 1], seat: 0, real: 0 }],
  stack: Object.values(FRAMES),
  outcome: { places: [[0], [1]], reason: 'scenario', rule: 'MW 11.0' },
};

describe('a view names what it shows', () => {
  test.each<Viewer>([0, 1, 'spectator'])('no field that is not named shows to %s', (viewer) => {
    expect(shownUnnamed(magewinds, full, viewer, ['config', 'terrain', 'territories'])).toEqual([]);
  });

  test('and leaves out nothing that its player may know', () => {
    const { deck, seats, ...rest } = full;
    const seen = magewinds.view(full, 0);
    expect(seen).toMatchObject(rest);
    expect(seen.seats[0]).toEqual(seats[0]);
    expect(seen.deck).toEqual({ ...deck, cards: null });
  });

  test('but for what is hidden from the others', () => {
    const seen = magewinds.view(full, 1);
    const hidden = { ...full, seats: seen.seats, deck: seen.deck };
    expect(seen).toEqual({
      ...hidden,
      effects: full.effects.map((e) => (e.type === 'charm' ? { ...e, target: null } : e)),
      clones: [{ pair: [0, 1], seat: 0, real: null }],
      stack: Object.values({
        ...FRAMES,
        insight: { ...FRAMES.insight, cards: null },
        attack: { ...FRAMES.attack, choice: null },
        windburn: { ...FRAMES.windburn, kept: { size: 1, cards: null } },
      }),
    });
    expect(seen.seats[0]!.orders).toBeNull();
    expect(seen.deck.top).toEqual({ seat: 0, card: null });
  });
});
