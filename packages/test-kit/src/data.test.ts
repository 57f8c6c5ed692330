import { expect, test } from 'vitest';
import { deepFreeze, difference, same, sameBytes } from './data.ts';

test.each<[unknown, unknown, boolean]>([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [Number.NaN, Number.NaN, true],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [1], false],
  [[1], { 0: 1 }, false],
  [0, -0, false],
  [null, {}, false],
  [new Map(), {}, false],
])('%j and %j are the same: %j', (a, b, verdict) => {
  expect(same(a, b)).toBe(verdict);
  expect(same(b, a)).toBe(verdict);
});

test('bytes are the same whatever the order of the fields', () => {
  expect(sameBytes({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameBytes({ a: undefined }, {})).toBe(true);
  expect(sameBytes({ a: 1 }, { a: null })).toBe(false);
});

test('a difference is named by its place', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b is 2 and 3');
  expect(difference({ a: undefined }, {})).toBe('a is undefined and undefined');
  expect(difference(1, 2)).toBe('the whole is 1 and 2');
});

test('frozen all through, nothing can be written', () => {
  const x = deepFreeze({ a: [{ b: 1 }] });
  expect(() => {
    x.a[0]!.b = 2;
  }).toThrow(TypeError);
  expect(() => x.a.push({ b: 3 })).toThrow(TypeError);
});
