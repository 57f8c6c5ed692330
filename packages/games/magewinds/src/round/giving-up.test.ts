// Giving up among three: what is broken off, what goes on, and what stays on the table.
import { describe, expect, test } from 'vitest';
import { DEFAULT_ORDERS } from '../casting/windows.ts';
import type { Card } from '../content/cards.ts';
import type { Edition } from '../content/edition.ts';
import { magewinds } from '../game.ts';
import type { Battle, Effect, Frame } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  battle,
  changed,
  type Lineup,
  playAll,
  tableWith,
  withEffects,
} from '../testing/battles.ts';
import { applyConcede } from './concede.ts';

const ROUND: Frame = { type: 'round', step: 'turn' };
const CAST = { cast: [] } as const;
const activation = (fighter: number, by: number): Frame => ({
  type: 'activation',
  step: 'targets',
  fighter,
  by,
  action: 'attack',
  free: false,
  ...CAST,
});
const attack = (by: number, against: number, target: number | null): Frame => ({
  type: 'attack',
  step: 'defence',
  source: { type: 'fighter', id: 0 },
  by,
  against,
  attack: 'melee',
  target,
  object: target === null ? 0 : null,
  splash: false,
  chosen: true,
  choice: 'light',
  defence: null,
  free: false,
  hits: 0,
  damage: 0,
  blocked: 0,
});
const window = (asking: number, about: number | null): Frame => ({
  type: 'window',
  timing: 'damage',
  about,
  asking,
  asked: [],
  ...CAST,
});
const volley = (by: number, targets: readonly number[], steps: readonly number[]): Frame => ({
  type: 'volley',
  step: 'order',
  source: { type: 'feature', id: 0 },
  by,
  attack: 'quake',
  targets,
  steps: steps.map((fighter) => ({ fighter, purpose: 'dodge', free: false })),
});
const move = (fighter: number): Frame => ({
  type: 'move',
  step: 'path',
  fighter,
  haste: 0,
  phasewalk: false,
  near: false,
  charges: false,
  ...CAST,
});
const step = (fighter: number): Frame => ({
  type: 'step',
  step: 'path',
  fighter,
  purpose: 'action',
  source: null,
  leap: false,
  phasewalk: false,
  ...CAST,
});
const damage = (...fighters: readonly number[]): Frame => ({
  type: 'damage',
  step: 'window',
  harms: fighters.map((fighter) => ({ fighter, amount: 1, credit: null })),
  index: 1,
  rule: 'MW 18.5.3',
});

/** Fighters 0, 1 and 2 of seats 0, 1 and 2, and 3 of seat 1. */
const three = battle({
  players: 3,
  scenario: 'treasure-clash',
  fighters: [
    { profile: 'warrior', seat: 0, at: [5, 6] },
    { profile: 'cleric', seat: 1, at: [6.5, 6] },
    { profile: 'druid', seat: 2, at: [20, 12] },
    { profile: 'seer', seat: 1, at: [10, 3] },
  ],
  hands: [[], ['2C', 'KH'], []],
});
const on = (...frames: readonly Frame[]): Battle => ({ ...three, stack: [ROUND, ...frames] });
/** Seat 1 gives up; nothing goes on by itself. */
const given = (b: Battle, seat = 1) => {
  const { table, events } = tableWith([]);
  return { battle: applyConcede(b, seat, table), events };
};

describe('[MW-H08] what is under way', () => {
  // an activation of seat 0, and above it:
  test.each<[string, readonly Frame[]]>([
    ['its own attack', [attack(1, 0, 0)]],
    ['an attack against it', [attack(0, 1, 2)]],
    ['an attack on a fighter of its', [attack(0, 2, 3)]],
    ['its move', [move(1)]],
    ['its step', [step(3)]],
    ['a volley of its', [volley(1, [], [])]],
    ['a volley that strikes it', [volley(0, [2, 3], [])]],
    ['a volley it has still to step away from', [volley(0, [2], [2, 1])]],
    ['a question to it', [window(1, 2)]],
    ['a question about it', [window(0, 1)]],
    ['damage to it among others', [damage(2, 3)]],
  ])('%s is broken off: the activation is spent', (_, frames) => {
    const after = given(on(activation(0, 0), ...frames)).battle;
    expect(after.stack).toEqual([{ type: 'round', step: 'turnEnds' }]);
    expect(after.fighters[0]!.actions).toBe(1);
    expect(after.fighters[2]!.actions).toBe(0);
  });

  test.each<[string, readonly Frame[]]>([
    ['an attack of others', [attack(0, 2, 2)]],
    ['an attack on an object', [attack(0, 2, null)]],
    ['a move', [move(0)]],
    ['a step', [step(2)]],
    ['a volley', [volley(0, [2], [2])]],
    ['a question to others', [window(0, 2)]],
    ['a question about nobody', [window(2, null)]],
    ['damage', [damage(2, 0)]],
  ])('%s that does not concern it goes on', (_, frames) => {
    const b = on(activation(0, 0), ...frames);
    const after = given(b).battle;
    expect(after.stack).toEqual(b.stack);
    expect(after.fighters[0]!.actions).toBe(0);
  });

  test('an activation it decides about, or of a fighter of its, is broken off', () => {
    for (const frame of [activation(0, 1), activation(1, 0)])
      expect(given(on(frame)).battle.stack).toEqual([{ type: 'round', step: 'turnEnds' }]);
    expect(given(on(activation(0, 2))).battle.stack).toHaveLength(2);
  });

  test('a counter is given once, up to a double one, to who is still on the field', () => {
    const counted = (actions: number, where: 'field' | 'down' = 'field') => {
      const b = on(activation(0, 1));
      return given(changed(b, 0, { actions, where })).battle.fighters[0]!.actions;
    };
    expect([counted(0), counted(1), counted(2), counted(1, 'down')]).toEqual([1, 2, 2, 1]);
  });

  test('its own Windburn is over; another’s is not', () => {
    const burning = (seat: number): Battle => ({
      ...three,
      phase: 'end',
      stack: [
        { type: 'round', step: 'windburn' },
        { type: 'windburn', seat, kept: { size: 0, cards: [] } },
      ],
    });
    expect(given(burning(1)).battle.stack).toEqual([{ type: 'round', step: 'windburn' }]);
    expect(given(burning(0)).battle.stack).toEqual(burning(0).stack);
  });

  test('[TC seer.insight] cards it looked at go back on the deck; nobody knows the top one', () => {
    const looking = (seat: number, cards: readonly [Card, Card]): Battle => ({
      ...three,
      phase: 'channelling',
      deck: { size: 2, cards: ['3S', '4S'], top: { seat, card: '4S' } },
      stack: [
        { type: 'round', step: 'channelling' },
        { type: 'insight', seat, cards },
      ],
    });
    const after = given(looking(1, ['8D', '9D'])).battle;
    expect(after.stack).toEqual([{ type: 'round', step: 'channelling' }]);
    expect(after.deck).toEqual({ size: 4, cards: ['3S', '4S', '8D', '9D'], top: null });
    const other = looking(0, ['8D', '9D']);
    expect(given(other).battle).toMatchObject({ stack: other.stack, deck: other.deck });
  });

  test('a question at the beginning of the phase is over, the phase is not', () => {
    const b: Battle = { ...three, stack: [ROUND, window(1, null)] };
    expect(given(b).battle.stack).toEqual([ROUND]);
  });
});

describe('[MW-H08] what happens to all goes on', () => {
  /** Two have stood in the storm of round 1, and a Witch is poisoned; `ask`: whether seat 1 wants to be asked about others. */
  const inStorm = (edition: Edition, ask: 'mine' | 'always' = 'mine', hands: Lineup['hands'] = [[], ['2C'], []]) => {
    const b = battle({
      players: 3,
      scenario: 'battle-royale',
      fighters: [
        { profile: 'seer', seat: 0, at: [12, 8], actions: 1 },
        { profile: 'seer', seat: 1, at: [1, 1], actions: 2 },
        { profile: 'guardian', seat: 2, at: [1, 14], actions: 2 },
        { profile: 'witch', seat: 2, at: [12, 10], actions: 2, poison: 0 },
      ],
      hands,
      config: { edition },
    });
    const seats = b.seats.map((s, seat) => (seat === 1 ? { ...s, orders: { ...DEFAULT_ORDERS, barrier: ask } } : s));
    return playAll({ ...b, seats, passed: [1, 2] }, [activate(0), act('wait')]).battle;
  };
  const gone = (b: Battle) => magewinds.play(b, 1, { type: 'concede' }, tableWith([]).table);
  const hurt = (b: Battle) => b.fighters.map((f) => f.damage);

  test('[ItT battle-royale.storm] the storm strikes all who stay', () => {
    const b = inStorm(4);
    expect(asked(b)).toBe('1 order'); // it passed first, and says who is struck first (MW-R87)
    expect(hurt(gone(b))).toEqual([0, 0, 4, 1]);
    expect(gone(b)).toMatchObject({ round: 2, phase: 'channelling' });
  });

  test('[TC witch.poison-tip] and so does poison, whoever was asked about it', () => {
    const b = inStorm(4, 'always');
    expect(b.stack.at(-1)).toMatchObject({ type: 'window', about: 3, asking: 1 });
    expect(hurt(gone(b))).toEqual([0, 0, 4, 1]);
  });

  test('[MW-R61] others are asked as before, about their own and not about those that have left', () => {
    const b = inStorm(4, 'mine', [[], ['2C'], ['3C']]);
    expect(asked(b)).toBe('2 window'); // about its poisoned Witch
    expect(asked(gone(b))).toBe('2 window');
    const storm = playAll(b, [{ type: 'decline' }]).battle;
    expect(asked(storm)).toBe('1 order');
    expect(asked(gone(storm))).toBe('2 window'); // only one is left
    expect(gone(storm).stack.at(-1)).toMatchObject({ about: 2 });
    expect(hurt(playAll(gone(storm), [{ type: 'decline' }]).battle)).toEqual([0, 0, 4, 1]);
  });

  test('[MW-H22] before the fourth edition nobody was hurt', () => {
    expect(hurt(gone(inStorm(3)))).toEqual([0, 0, 0, 1]);
  });

  test('[TC druid.wildform] the question at the beginning of a phase goes round', () => {
    const begins = (edition: Edition): Battle => ({
      ...battle({
        players: 3,
        scenario: 'treasure-clash',
        fighters: [
          { profile: 'warrior', seat: 0, at: [5, 6] },
          { profile: 'druid', seat: 1, at: [9, 6] },
          { profile: 'druid', seat: 2, at: [20, 12] },
        ],
        hands: [[], ['2H'], ['3H']],
        config: { edition },
      }),
      stack: [
        { type: 'round', step: 'turn' },
        { type: 'window', timing: 'phaseBegins', about: null, asking: 1, asked: [], cast: [] },
      ],
    });
    expect(asked(gone(begins(4)))).toBe('2 window');
    expect(asked(gone(begins(3)))).toBe('0 activate'); // MW-H22
  });
});

describe('[MW-H08] what it leaves behind', () => {
  test('nothing of its own: fighters, cards and spells are gone, what others did stays', () => {
    const effects: readonly Effect[] = [
      { type: 'ward', by: 1 },
      { type: 'ward', by: 0 },
      { type: 'hex', fighter: 3 },
      { type: 'hex', fighter: 2 },
      { type: 'entangle', by: 2, fighter: 1 },
      { type: 'entangle', by: 1, fighter: 2 },
      { type: 'entangle', by: 2, fighter: 0 },
    ];
    const down = { ...three.fighters[3]!, id: 4, where: 'down' as const };
    const b = withEffects({ ...three, fighters: [...three.fighters, down] }, ...effects);
    const { battle: after, events } = given(b);
    expect(after.fighters).toEqual(b.fighters.map((f) => (f.id === 1 || f.id === 3 ? { ...f, where: 'gone' } : f)));
    expect(after.effects).toEqual([
      { type: 'ward', by: 0 },
      { type: 'hex', fighter: 2 },
      { type: 'entangle', by: 2, fighter: 0 },
    ]);
    expect(after.seats[1]).toEqual({ ...b.seats[1]!, conceded: true, hand: { size: 0, cards: [], seen: [] } });
    expect(after.discard).toEqual(['2C', 'KH']);
    expect(events).toMatchObject([
      { type: 'conceded', rule: 'MW-H08', seat: 1 },
      { type: 'effectEnded', of: { type: 'ward', by: 1 } },
      { type: 'effectEnded', of: { type: 'hex', fighter: 3 } },
      { type: 'effectEnded', of: { type: 'entangle', by: 2, fighter: 1 } },
      { type: 'effectEnded', of: { type: 'entangle', by: 1, fighter: 2 } },
      { type: 'discarded', rule: 'MW-H08', seat: 1, cards: ['2C', 'KH'] },
    ]);
    expect(after.outcome).toBeNull();
  });

  test('the last but one decides it', () => {
    const first = given(three).battle;
    const { battle: after, events } = given(first, 2);
    expect(after.outcome).toEqual({ places: [[0], [1, 2]], reason: 'conceded', rule: 'MW-H08' });
    expect(events.map((e) => e.type)).toEqual(['conceded', 'ended']);
  });

  test('[ItT battle-royale.end] where the scenario asks who is left, it is asked at once', () => {
    const royale = battle({
      players: 3,
      scenario: 'battle-royale',
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [6.5, 6] },
        { profile: 'druid', seat: 2, at: [20, 12], where: 'down' },
      ],
    });
    expect(given(royale).battle.outcome).toMatchObject({ reason: 'scenario' });
    expect(given(royale).battle.outcome!.places[0]).toEqual([0]);
  });

  test('in set-up the others go on, with nothing else changed', () => {
    const config = {
      scenario: 'battle-royale',
      warbands: [['warrior'], ['cleric'], ['seer']],
      players: 3,
      deployment: 'players',
    };
    const parsed = magewinds.parseConfig(config, magewinds.version);
    if (!parsed.ok) throw new Error(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
    const { table } = tableWith([6, 5, 4]);
    const b = magewinds.setup(parsed.value, table);
    expect(b.phase).toBe('setup');
    expect(given(b).battle).toEqual({
      ...b,
      seats: b.seats.map((s, i) => (i === 1 ? { ...s, conceded: true } : s)),
    });
  });

  test('only who is in the battle can give up, and once', () => {
    const no = { code: 'notInBattle', rule: 'MW-H08', facts: {} };
    expect(magewinds.refuse(three, 3, { type: 'concede' })).toEqual(no);
    expect(magewinds.refuse(given(three).battle, 1, { type: 'concede' })).toEqual(no);
    expect(magewinds.refuse(three, 2, { type: 'concede' })).toBeUndefined();
  });
});
