import { describe, expect, test } from 'vitest';
import { forEach, listed, wholeNumber } from './options.ts';
import { Problem } from './problem.ts';
import { article, bar, columns, count, percent, wrap } from './text.ts';

test.each([
  [0, '0%'],
  [1, '100%'],
  [0.5, '50.0%'],
  [1 / 36, '2.8%'],
  [0.0001, '<0.1%'],
  [0.99999, '>99.9%'],
])('%f reads %s', (p, words) => {
  expect(percent(p)).toBe(words);
});

test('bars fill by eighths', () => {
  expect(bar(0, 4)).toBe('');
  expect(bar(1, 4)).toBe('████');
  expect(bar(0.5, 4)).toBe('██');
  expect(bar(1 / 32, 4)).toBe('▏');
  expect(bar(7, 2)).toBe('██');
});

test('columns stand under each other and nothing trails', () => {
  expect(
    columns([
      ['a', 'b'],
      ['long', ''],
    ]),
  ).toBe('a     b\nlong\n');
});

test('words wrap at the width', () => {
  expect(wrap(['aa', 'bb', 'cc'], 8, '  ')).toBe('  aa bb\n  cc\n');
});

test('grammar', () => {
  expect([count(1, 'hex', 'hexes'), count(2, 'hex', 'hexes'), article('Archer'), article('Knight')]).toEqual([
    '1 hex',
    '2 hexes',
    'an Archer',
    'a Knight',
  ]);
});

describe('options', () => {
  test.each(['', 'x', '-1', '1.5', '1e3', '11', '99999999999999999999'])(
    '“%s” is no whole number from 0 to 10',
    (text) => {
      expect(() => wholeNumber('--n', text, 0, 10)).toThrow(Problem);
    },
  );

  test('values between commas', () => {
    expect(listed(' Knight, archer')).toEqual(['knight', 'archer']);
    expect(forEach('--x', [1], 3)).toEqual([1, 1, 1]);
    expect(forEach('--x', [1, 2], 2)).toEqual([1, 2]);
    expect(() => forEach('--x', [1, 2], 3)).toThrow('--x gives 2 values for 3 attackers');
  });
});
