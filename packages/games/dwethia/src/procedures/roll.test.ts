import { describe, expect, test } from 'vitest';
import { came, onTop, paid, purse, type ToyState, toyOf } from '../testing/toy.ts';
import { landing, type RollFrame, type RollPool, rolling, rollOf, successesOf } from './roll.ts';

type Pools = readonly Omit<RollPool, 'faces' | 'again'>[];
const pool = (name: string, seat: number, count: number, needs: number) => ({ purse: name, seat, count, needs });

const rolled = (pools: Pools, destiny: Readonly<Record<string, number>>, ordered?: number) =>
  toyOf(
    'roll',
    rolling<ToyState, string>({
      destiny: (s, id) => s.purses[id]!.destiny,
      paid: (s, id, points) => paid(s, id, 'destiny', points),
      ordered: () => ordered,
      onTop,
      landed: (s, frame) =>
        came(
          s,
          frame.pools.map((one) => one.faces),
        ),
    }),
    rollOf('attack', 'DW-75', pools),
    Object.fromEntries(Object.entries(destiny).map(([id, points]) => [id, purse(0, 0, points)])),
  );

const reroll = (dice: number) => ({ type: 'reroll', dice });

describe('a roll that Destiny may touch', () => {
  test('[DW-79] [DW-18] several points roll several dice again; only failed ones, in their places, and the second result stands', () => {
    const r = rolled([pool('captain', 0, 4, 4)], { captain: 3 });
    r.begin(3, 6, 1, 2);
    expect(r.asked()).toMatchObject({ seat: 0, kind: 'reroll', faces: [3, 6, 1, 2], needs: 4, failed: 3, most: 3 });
    expect(r.asked()).toEqual({
      seat: 0,
      kind: 'reroll',
      rule: 'DW-79',
      what: 'attack',
      purse: 'captain',
      faces: [3, 6, 1, 2],
      needs: 4,
      failed: 3,
      most: 3,
    });
    r.play(reroll(2), 1, 5); // the 3 becomes a 1: it stands
    expect(r.result()).toEqual([[1, 6, 5, 2]]);
    expect(r.purse('captain').destiny).toBe(1);
    const about = { what: 'attack', purse: 'captain', needs: 4 };
    expect(r.events).toEqual([
      { type: 'rolled', ...about, faces: [3, 6, 1, 2], successes: 1, rule: 'DW-75' },
      { type: 'rerolled', ...about, again: [1, 5], faces: [1, 6, 5, 2], successes: 2, rule: 'DW-79' },
    ]);
    expect(r.rolls).toEqual([
      { count: 4, seat: 0, what: 'attack' },
      { count: 2, seat: 0, what: 'attack' },
    ]);
  });

  test('[DW-80] [DW-07] no die is rolled a third time: the window closes', () => {
    const r = rolled([pool('captain', 0, 1, 4)], { captain: 3 });
    r.begin(1);
    r.play(reroll(1), 1);
    expect(r.asked()).toBeUndefined();
    expect(r.result()).toEqual([[1]]);
  });

  test('[DW-79] no more dice than failed, and than points are there', () => {
    const poor = rolled([pool('captain', 0, 3, 4)], { captain: 1 });
    poor.begin(1, 2, 3);
    expect(poor.candidates()).toEqual([reroll(0), reroll(1)]);
    expect(poor.refusal(reroll(2))).toEqual({ code: 'tooManyDice', rule: 'DW-79', most: 1 });
    expect(poor.refusal(reroll(1))).toBeUndefined();
    expect(poor.refusal({ type: 'wait' })).toEqual({ code: 'noReroll', rule: 'DW-79' });
    const rich = rolled([pool('captain', 0, 3, 4)], { captain: 5 });
    rich.begin(6, 2, 3);
    expect(rich.candidates()).toEqual([reroll(0), reroll(1), reroll(2)]);
  });

  test('[DW-79] nobody is asked without a point, without a failed die, or without dice', () => {
    const dry = rolled([pool('captain', 0, 2, 4)], { captain: 0 });
    dry.begin(1, 1);
    expect(dry.result()).toEqual([[1, 1]]);
    const lucky = rolled([pool('captain', 0, 2, 4)], { captain: 2 });
    lucky.begin(4, 6);
    expect(lucky.result()).toEqual([[4, 6]]);
    const none = rolled([pool('captain', 0, 0, 4)], { captain: 2 });
    none.begin();
    expect(none.result()).toEqual([[]]);
    expect(none.rolls).toEqual([]);
    expect(none.events).toEqual([]);
  });

  test('[DW-79] who lets the dice lie pays nothing', () => {
    const r = rolled([pool('captain', 0, 2, 4)], { captain: 2 });
    r.begin(1, 5);
    r.play(reroll(0));
    expect(r.result()).toEqual([[1, 5]]);
    expect(r.purse('captain').destiny).toBe(2);
    expect(r.events.map(({ type }) => type)).toEqual(['rolled']);
  });

  test('[DW-79] [DW-81] each owner declares for its own dice, pays for them alone, and its dice alone are rolled again', () => {
    const pools = [pool('red', 1, 1, 4), pool('red', 1, 2, 5), pool('blue', 0, 1, 4), pool('blue', 0, 1, 6)];
    const r = rolled(pools, { red: 3, blue: 2 });
    r.begin(1, 2, 3, 1, 5);
    r.play(reroll(1));
    expect(r.asked()).toMatchObject({ seat: 1, purse: 'red', needs: 5, failed: 2, most: 2 });
    expect(r.candidates()).toEqual([reroll(0), reroll(1), reroll(2)]);
    r.play(reroll(1), 4, 6);
    expect(r.asked()).toMatchObject({ seat: 0, purse: 'blue', needs: 4, most: 1 });
    expect([r.purse('red').destiny, r.purse('blue').destiny]).toEqual([1, 2]);
    r.play(reroll(0));
    expect(r.asked()).toMatchObject({ seat: 0, purse: 'blue', needs: 6, most: 1 });
    r.play(reroll(1), 6);
    expect(r.result()).toEqual([[4], [6, 3], [1], [6]]);
    expect([r.purse('red').destiny, r.purse('blue').destiny]).toEqual([1, 1]);
    expect(r.events.filter(({ type }) => type === 'rerolled')).toMatchObject([
      { purse: 'red', again: [4], faces: [4] },
      { purse: 'red', again: [6], faces: [6, 3] },
      { purse: 'blue', again: [6], faces: [6] },
    ]);
  });

  test('[DW-79] of one owner all dice are declared before any is rolled again, also where they need different numbers', () => {
    const r = rolled([pool('seer', 0, 1, 3), pool('seer', 0, 1, 5), pool('seer', 0, 1, 2)], { seer: 2 });
    r.begin(2, 4, 1);
    expect(r.asked()).toMatchObject({ needs: 3, most: 1 });
    r.play(reroll(1)); // declared, not rolled
    expect(r.events.some(({ type }) => type === 'rerolled')).toBe(false);
    expect(r.asked()).toMatchObject({ needs: 5, most: 1 });
    r.play(reroll(0));
    expect(r.asked()).toMatchObject({ needs: 2, most: 1 });
    r.play(reroll(1), 6, 1);
    expect(r.result()).toEqual([[6], [4], [1]]);
    expect(r.purse('seer').destiny).toBe(0);
  });

  test('[DW-79] what is declared for one die is not there for the next', () => {
    const r = rolled([pool('seer', 0, 1, 3), pool('seer', 0, 1, 5)], { seer: 1 });
    r.begin(2, 4);
    r.play(reroll(1), 6);
    expect(r.result()).toEqual([[6], [4]]);
    expect(r.purse('seer').destiny).toBe(0);
  });

  test('[DW-81] [X-68] the first side rolls again first, the other decides after seeing it', () => {
    const r = rolled([pool('red', 1, 2, 4), pool('blue', 0, 2, 5)], { red: 1, blue: 2 });
    r.begin(1, 4, 2, 3);
    expect(r.asked()).toMatchObject({ seat: 1, purse: 'red' });
    r.play(reroll(1), 6);
    expect(r.asked()).toMatchObject({ seat: 0, purse: 'blue', failed: 2, most: 2 });
    expect(r.events.at(-1)).toMatchObject({ type: 'rerolled', purse: 'red', again: [6], faces: [6, 4], successes: 2 });
    r.play(reroll(0));
    expect(r.result()).toEqual([
      [6, 4],
      [2, 3],
    ]);
    expect(r.purse('blue').destiny).toBe(2);
  });

  test('[DW-79] a standing order answers in its owner’s place', () => {
    const r = rolled([pool('captain', 0, 2, 4)], { captain: 2 }, 1);
    r.begin(1, 1, 5);
    expect(r.result()).toEqual([[5, 1]]);
    expect(r.purse('captain').destiny).toBe(1);
  });

  test('[DW-75] successes are counted against what is needed', () => {
    const frame: RollFrame = {
      type: 'roll',
      what: 'attack',
      rule: 'DW-75',
      pools: [
        { purse: 'a', seat: 0, count: 4, needs: 3, faces: [2, 3, 4, 1], again: 0 },
        { purse: 'b', seat: 1, count: 1, needs: 2, faces: [2], again: 0 },
      ],
      window: 2,
    };
    expect([successesOf(frame), successesOf(frame, 0), successesOf(frame, 1)]).toEqual([2, 2, 1]);
  });
});

test('dice that lie are those of the frame that asked for them; one that asks for none is our own fault', () => {
  const landed = landing<ToyState, { readonly type: string }, string>({
    shot: (s, frame, roll) => came(s, `${frame.type} ${roll.what}`),
  });
  const at = (type: string): ToyState => ({ config: {}, stack: [{ type: 'low' }, { type }], purses: {}, result: null });
  const roll = rollOf('attack', 'DW-75', []);
  const table = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };
  expect(landed(at('shot'), roll, table).result).toBe('shot attack');
  expect(() => landed(at('half'), roll, table)).toThrow('dice for a half');
});
