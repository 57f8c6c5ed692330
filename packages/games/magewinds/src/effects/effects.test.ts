// Lasting effects: on whom they count, and what ends them.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { Battle, Effect, Where } from '../state/battle.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  choose,
  defend,
  eventsOf,
  type Lineup,
  move,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
  strike,
  withEffects,
} from '../testing/battles.ts';

/** A Warrior strikes a Guardian; an Enchanter, a Guardian and a Cleric of the attacker's warband stand by. */
const duel = (more: Partial<Lineup> = {}) =>
  battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'guardian', seat: 1, at: [6.5, 6], actions: 2 },
      { profile: 'enchanter', seat: 0, at: [5, 9] },
      { profile: 'enchanter', seat: 0, at: [11, 15.4] },
      { profile: 'guardian', seat: 1, at: [6.5, 8] },
      { profile: 'cleric', seat: 1, at: [1, 14] },
    ],
    ...more,
  });
/** Six dice never hit, but where the target number is 6: then none are thrown. */
const struck = (b: Battle) => {
  const has = (type: Effect['type']) => b.effects.some((e) => e.type === type && 'fighter' in e && e.fighter === 0);
  const dice = has('thirdEye') ? 0 : has('wildform') ? 8 : 7;
  const { events } = playAll(b, [...attacks(0, 'melee', 1), choose('heavy')], new Array<number>(dice).fill(6));
  return eventsOf(events, 'struck')[0]!;
};
const placed = (b: Battle, id: number, where: Where): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, where } : f)),
});

describe('what a blow is made of', () => {
  // the Warrior's heavy side 7/5 on Evasion 0 and Armour 2
  test.each<[string, readonly Effect[], object]>([
    ['nothing', [], { power: 7, precision: 5, evasion: 0, armour: 2, capped: false }],
    ['[TC druid.wildform] of the attacker: Power', [{ type: 'wildform', fighter: 0 }], { power: 8, precision: 5 }],
    ['[TC druid.wildform] of the target: nothing', [{ type: 'wildform', fighter: 1 }], { power: 7, evasion: 0 }],
    [
      '[TC seer.third-eye] of the attacker: Precision',
      [{ type: 'thirdEye', fighter: 0 }],
      { precision: 6, evasion: 0 },
    ],
    ['[TC seer.third-eye] of the target: Evasion', [{ type: 'thirdEye', fighter: 1 }], { precision: 5, evasion: 1 }],
    ['[TC seer.third-eye] of another: nothing', [{ type: 'thirdEye', fighter: 2 }], { precision: 5, evasion: 0 }],
    ['[TC witch.hex] of the attacker: a cap', [{ type: 'hex', fighter: 0 }], { capped: true, power: 7, precision: 5 }],
    ['[TC witch.hex] of the target: nothing', [{ type: 'hex', fighter: 1 }], { capped: false }],
    ['[TC enchanter.white-hot-weapons] near', [{ type: 'whiteHot', by: 2 }], { armour: 1 }],
    ['[TC enchanter.white-hot-weapons] far', [{ type: 'whiteHot', by: 3 }], { armour: 2 }],
    [
      '[TC enchanter.white-hot-weapons] near, then far',
      [
        { type: 'whiteHot', by: 2 },
        { type: 'whiteHot', by: 3 },
      ],
      { armour: 1 },
    ],
    [
      '[TC enchanter.white-hot-weapons] far, then near',
      [
        { type: 'whiteHot', by: 3 },
        { type: 'whiteHot', by: 2 },
      ],
      { armour: 1 },
    ],
    [
      '[TC enchanter.white-hot-weapons] of an enemy',
      [{ type: 'whiteHot', by: 4 }],
      { armour: 2, cover: false, power: 7, precision: 5 },
    ],
    ['[TC guardian.ward] of the target’s friend beside it', [{ type: 'ward', by: 4 }], { cover: true }],
    ['[TC guardian.ward] of the attacker’s friend', [{ type: 'ward', by: 2 }], { cover: false }],
    ['[TC guardian.ward] of the target itself', [{ type: 'ward', by: 1 }], { cover: false }],
    ['[TC guardian.ward] of a friend far off', [{ type: 'ward', by: 5 }], { cover: false }],
    [
      '[TC guardian.ward] of one far off and one beside it',
      [
        { type: 'ward', by: 5 },
        { type: 'ward', by: 4 },
      ],
      { cover: true },
    ],
  ])('%s', (_, effects, expected) => expect(struck(withEffects(duel(), ...effects))).toMatchObject(expected));

  test('[MW-R50] who has left the field neither heats weapons nor wards', () => {
    for (const where of ['escaped', 'down', 'gone'] as const) {
      expect(struck(placed(withEffects(duel(), { type: 'whiteHot', by: 2 }), 2, where)).armour).toBe(2);
      expect(struck(placed(withEffects(duel(), { type: 'ward', by: 4 }), 4, where)).cover).toBe(false);
    }
  });

  test('the line that shows the cover is told', () => {
    // from the Warrior's edge to the Guardian's, 25 mm less than the inch and a half between them
    const { coverLine } = struck(withEffects(duel(), { type: 'ward', by: 4 }));
    expect(coverLine).toEqual({
      from: { x: inch(5) + 1250, y: inch(6) },
      to: { x: inch(6.5) - 1250, y: inch(6) },
    });
  });
});

describe('[MW-R50] what ends with a fighter', () => {
  /** Every kind of effect, by 0 on 1, and by 1 on 0. */
  const all: readonly Effect[] = [
    { type: 'wildform', fighter: 0 },
    { type: 'thirdEye', fighter: 0 },
    { type: 'hex', fighter: 0 },
    { type: 'whiteHot', by: 0 },
    { type: 'ward', by: 0 },
    { type: 'empowered', by: 0 },
    { type: 'entangle', by: 0, fighter: 1 },
    { type: 'hypnotize', by: 0, fighter: 2 },
    { type: 'prediction', by: 0, fighter: 1, action: 'move' },
    { type: 'charm', by: 0, seat: 0, target: 1, among: [1, 2] },
    { type: 'aim', by: 0, x: 1, y: 2, ready: false },
    { type: 'entangle', by: 2, fighter: 0 },
    { type: 'prediction', by: 2, fighter: 0, action: 'move' },
    { type: 'charm', by: 2, seat: 1, target: 0, among: [0, 3] },
    { type: 'hex', fighter: 3 },
    { type: 'whiteHot', by: 2 },
  ];

  test('what lies on it and what measures from it; what has its own time stays', () => {
    const b = battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [5, 6], damage: 5, actions: 2 },
        { profile: 'warrior', seat: 1, at: [6.5, 6] },
        { profile: 'witch', seat: 1, at: [6.5, 9] },
        { profile: 'cleric', seat: 0, at: [1, 1] },
      ],
      turn: 1,
    });
    const laid = withEffects(b, ...all.filter((e) => e.type !== 'charm' || e.seat !== 0));
    const after = playAll(laid, [activate(1), act('attack'), strike('melee', 0), choose('light')]).battle;
    expect(after.fighters[0]!.where).toBe('down');
    expect(after.effects).toEqual([
      { type: 'empowered', by: 0 },
      { type: 'prediction', by: 0, fighter: 1, action: 'move' },
      { type: 'prediction', by: 2, fighter: 0, action: 'move' },
      { type: 'charm', by: 2, seat: 1, target: 0, among: [3] },
      { type: 'hex', fighter: 3 },
      { type: 'whiteHot', by: 2 },
    ]);
  });

  test('[MW-R77] what lasts until the caster acts, and only that, ends when it does', () => {
    const b = battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [5, 6] },
        { profile: 'warrior', seat: 1, at: [9, 12] },
        { profile: 'witch', seat: 1, at: [6.5, 12] },
        { profile: 'cleric', seat: 0, at: [1, 1] },
      ],
    });
    const own = all.filter((e) => 'by' in e && e.by === 0 && e.type !== 'aim');
    const laid = withEffects(b, ...own, { type: 'ward', by: 3 });
    expect(playAll(laid, [activate(0), act('guard')]).battle.effects.map((e) => e.type)).toEqual([
      'whiteHot',
      'empowered',
      'prediction',
      'charm',
      'ward',
    ]);
  });

  test('[MW 14.0] what lasts for the phase, and only that, ends with it', () => {
    const b = battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [5, 6], actions: 1 },
        { profile: 'warrior', seat: 1, at: [9, 12], actions: 2 },
        { profile: 'witch', seat: 1, at: [6.5, 12], actions: 2 },
        { profile: 'cleric', seat: 0, at: [1, 1], actions: 2 },
      ],
    });
    const laid = withEffects(b, ...all.filter((e) => e.type !== 'prediction' && e.type !== 'aim'), {
      type: 'aim',
      by: 1,
      x: 1,
      y: 2,
      ready: false,
    });
    const mine = { ...laid, effects: laid.effects.filter((e) => e.type !== 'charm' || e.seat === 0) };
    expect(playAll(mine, [activate(0), act('wait')]).battle.effects.map((e) => e.type)).toEqual([
      'ward',
      'entangle',
      'hypnotize',
      'charm',
      'entangle',
      'aim',
    ]);
  });
});

describe('[TC druid.entangle] [MW-H03] only Entangle holds', () => {
  const b = battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'druid', seat: 1, at: [9, 12] },
    ],
  });
  const moves = (...effects: Effect[]) =>
    refusalOf(playAll(withEffects(b, ...effects), [activate(0), act('move')]).battle, move(at(5, 8)));

  test('who is entangled, not who is hexed or seen through', () => {
    expect(moves({ type: 'entangle', by: 1, fighter: 0 })).toBe('entangled');
    expect(moves({ type: 'hex', fighter: 0 }, { type: 'entangle', by: 1, fighter: 0 })).toBe('entangled');
    expect(moves({ type: 'entangle', by: 0, fighter: 1 })).toBeUndefined();
    expect(moves({ type: 'hex', fighter: 0 }, { type: 'hypnotize', by: 1, fighter: 0 })).toBeUndefined();
  });
});

describe('[TC witch.charm] [MW-R81]', () => {
  const b = battle({
    players: 3,
    scenario: 'battle-royale',
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 0, at: [8, 6] },
      { profile: 'witch', seat: 1, at: [5, 12] },
      { profile: 'witch', seat: 2, at: [8, 12] },
    ],
  });
  const charm = (by: number, seat: number, target: number | null, ...among: number[]): Effect => ({
    type: 'charm',
    by,
    seat,
    target,
    among,
  });

  test('of several Charms the one on this fighter counts; all learn of the others that it was not this one', () => {
    const laid = withEffects(b, charm(2, 1, 1, 0, 1), charm(3, 2, 0, 0, 1), { type: 'hex', fighter: 0 });
    const { battle: after, events } = playAll(laid, [activate(0)]);
    expect(asked(after)).toBe('2 action');
    expect(eventsOf(events, 'charmed')).toEqual([
      { type: 'charmed', rule: 'TC witch.charm', who: { id: 0, seat: 0, profile: 'warrior', number: 0 }, by: 2 },
    ]);
    expect(after.effects).toEqual([charm(2, 1, 1, 1), { type: 'hex', fighter: 0 }]);
  });

  test('who is out of it is not charmed: it was revived, or activated before', () => {
    const { battle: after, events } = playAll(withEffects(b, charm(2, 1, 0, 1)), [activate(0)]);
    expect(asked(after)).toBe('0 action');
    expect(eventsOf(events, 'charmed')).toEqual([]);
    expect(after.effects).toEqual([charm(2, 1, 0, 1)]);
  });

  test('[MW-R97] to see that it was not this one is final; where nothing is seen it is not', () => {
    const finalsOf = (laid: Battle) => {
      let finals = 0;
      const table = { roll: () => [], shuffle: <V>(x: readonly V[]) => x, final: () => void finals++ };
      magewinds.play(laid, 0, activate(0), table);
      return finals;
    };
    expect(finalsOf(withEffects(b, charm(2, 1, 1, 0, 1)))).toBe(1);
    expect(finalsOf(withEffects(b, charm(2, 1, 1, 1)))).toBe(0);
    expect(finalsOf(withEffects(b, { type: 'hex', fighter: 0 }))).toBe(0);
    expect(finalsOf(withEffects(b, charm(2, 1, 0, 0, 1)))).toBeGreaterThan(0);
  });
});

describe('[TC deadeye.take-aim] [MW-R82] the marker', () => {
  const DEADEYE: Placed = { profile: 'deadeye', seat: 0, at: [5, 3] };
  const b = battle({
    fighters: [DEADEYE, { profile: 'warrior', seat: 1, at: [5, 9] }, { profile: 'deadeye', seat: 0, at: [8, 3] }],
  });
  const aim = (by: number, ready: boolean): Effect => ({ type: 'aim', by, ...at(5, 9), ready });

  test('is ready from the next activation on, and gone at its end; another’s is not touched', () => {
    const laid = withEffects(b, aim(0, false), aim(2, false));
    const begun = playAll(laid, [activate(0)]).battle;
    expect(begun.effects).toHaveLength(2);
    for (const e of [aim(0, true), aim(2, false)]) expect(begun.effects).toContainEqual(e);
    expect(playAll(begun, [act('guard'), step()]).battle.effects).toEqual([aim(2, false)]);
  });

  test('a reaction in between does not clear it', () => {
    const near = { ...withEffects(put(b, 1, inch(5), inch(4.5)), aim(0, false)), turn: 1 };
    const after = playAll(near, [...attacks(1, 'melee', 0), choose('light'), defend('deflect'), step()]).battle;
    expect(after.effects).toEqual([aim(0, false)]);
  });
});
