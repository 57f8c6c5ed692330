import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameEvent, Table } from './game.ts';
import {
  d3,
  drawFrom,
  fastTable,
  isOrder,
  LuckNeeded,
  luckFrom,
  manualLuck,
  orderWith,
  ScriptEnded,
  scriptedLuck,
  seededLuck,
  tableLuck,
} from './luck.ts';
import { makeRng } from './rng.ts';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Every answer that `below` can give to the questions that `ask` puts to it. */
const everyAnswer = <T>(ask: (below: (n: number) => number) => T): readonly T[] => {
  const results: T[] = [];
  const pending: number[][] = [[]];
  for (let answers = pending.pop(); answers !== undefined; answers = pending.pop()) {
    const given = answers;
    let asked = 0;
    let open = 0;
    const result = ask((n) => {
      const answer = given[asked++];
      if (answer === undefined && open === 0) open = n;
      return answer ?? 0;
    });
    if (open === 0) results.push(result);
    else for (let i = 0; i < open; i++) pending.push([...given, i]);
  }
  return results;
};

describe('from fair whole numbers', () => {
  test.each([0, 1, 2, 3, 4, 5])('every order of %i cards comes up in exactly one way', (size) => {
    const orders = everyAnswer((below) => orderWith(below, size));
    expect(orders).toHaveLength(factorial(size));
    expect(new Set(orders.map(String)).size).toBe(factorial(size));
    expect(orders.every((order) => isOrder(order, size))).toBe(true);
  });

  test('every roll of two dice comes up in exactly one way', () => {
    const rolls = everyAnswer((below) => luckFrom(below).roll(2, 0, 'toss'));
    const all = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => `${a},${b}`));
    expect(rolls.map(String).sort()).toEqual(all.sort());
  });
});

describe('seeded', () => {
  test('the same seed gives the same luck, another seed another', () => {
    const drawn = (seed: number) => {
      const luck = seededLuck(seed);
      return [luck.roll(20, 0, 'toss'), luck.order(20), luck.roll(20, 1, 'toss')];
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  test('each face is one more than a number below six of the same stream', () => {
    const rng = makeRng(3);
    expect(seededLuck(3).roll(50, 0, 'toss')).toEqual(Array.from({ length: 50 }, () => rng.below(6) + 1));
  });

  test('no dice and no cards are no luck', () => {
    const [a, b] = [seededLuck(1), seededLuck(1)];
    expect([a.roll(0, 0, 'toss'), a.order(0), a.order(1)]).toEqual([[], [], [0]]);
    expect(a.roll(9, 0, 'toss')).toEqual(b.roll(9, 0, 'toss'));
  });
});

describe('scripted', () => {
  test('gives the dice in order and counts what is left', () => {
    const luck = scriptedLuck([6, 5, 4, 3]);
    expect(luck.roll(1, 0, 'toss')).toEqual([6]);
    expect(luck.roll(2, 1, 'toss')).toEqual([5, 4]);
    expect(luck.left()).toBe(1);
  });

  test('ends when more are rolled than are left, and keeps those', () => {
    const luck = scriptedLuck([6, 5]);
    expect(() => luck.roll(3, 0, 'toss')).toThrow(ScriptEnded);
    expect(luck.left()).toBe(2);
    expect(luck.roll(2, 0, 'toss')).toEqual([6, 5]);
  });

  test('shuffles by its seed, whatever is rolled between', () => {
    const [a, b] = [scriptedLuck([1, 2], 9), scriptedLuck([], 9)];
    a.roll(2, 0, 'toss');
    expect([a.order(8), a.order(8)]).toEqual([b.order(8), b.order(8)]);
    const rng = makeRng(9);
    expect(scriptedLuck([], 9).order(8)).toEqual(orderWith(rng.below, 8));
  });
});

test('manual luck asks for everything', () => {
  const need = (draw: () => unknown) => {
    try {
      return draw();
    } catch (e) {
      return e instanceof LuckNeeded ? e.need : e;
    }
  };
  expect(need(() => manualLuck.roll(2, 1, 'attack'))).toEqual({ count: 2, sides: 6, seat: 1, for: 'attack' });
  expect(need(() => manualLuck.order(5))).toEqual({ shuffle: 5 });
});

test('at a real table dice are asked for, and cards shuffled by the seed', () => {
  const luck = tableLuck(3);
  expect(() => luck.roll(1, 0, 'attack')).toThrow(LuckNeeded);
  const seeded = seededLuck(3);
  expect([luck.order(9), luck.order(9)]).toEqual([seeded.order(9), seeded.order(9)]);
});

test('the fast gear tells nothing, and shuffles by the order of the luck', () => {
  const table = fastTable({ roll: () => [1, 2], order: () => [2, 0, 1] });
  expect(table.tell).toBeUndefined();
  expect(table.shuffle(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(table.roll(2, 0, 'toss')).toEqual([1, 2]);
  expect(table.final()).toBeUndefined();
});

test('a rule rolls and draws for nothing but what its table names', () => {
  const table: Table<GameEvent, 'attack' | 'hand'> = fastTable(scriptedLuck([4, 5, 6]));
  expect(table.roll(1, 0, 'attack')).toEqual([4]);
  expect(drawFrom(table, ['a', 'b'], 1, null, 'hand').drawn).toEqual(['b']);
  // @ts-expect-error no such roll
  expect(table.roll(1, 0, 'atack')).toEqual([5]);
  // @ts-expect-error no such draw
  expect(drawFrom(table, ['a', 'b'], 1, null, 'hant').drawn).toEqual(['b']);
  const mute: Table<GameEvent> = table;
  // @ts-expect-error a rule that names no rolls has none
  expect(mute.roll(1, 0, 'attack')).toEqual([6]);
  // @ts-expect-error nor draws
  expect(drawFrom(mute, ['a', 'b'], 1, null, 'hand').drawn).toEqual(['b']);
});

test('a shuffle keeps every card', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
      expect([...fastTable(seededLuck(seed)).shuffle(items)].sort()).toEqual([...items].sort());
    }),
  );
});

test('an order is every number once', () => {
  expect([[], [0], [1, 0, 2]].every((order) => isOrder(order, order.length))).toBe(true);
  for (const [order, size] of [
    [[0, 1], 3],
    [[0, 0], 2],
    [[0, 2], 2],
    [[-1, 0], 2],
    [[0.5, 1], 2],
  ] as const)
    expect(isOrder(order, size)).toBe(false);
});

test('a D3 from a D6', () => {
  expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3]);
});
