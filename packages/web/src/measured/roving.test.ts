import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { itemAfter, stepped } from './roving.ts';

const item = (id: string, x: number, y: number) => ({ id, x: inch(x), y: inch(y) });
const [a, b, c, d] = [item('a', 2, 2), item('b', 6, 2.5), item('c', 2.5, 8), item('d', 9, 9)];
const items = [a, b, c, d];

describe('from base to base', () => {
  test('arrows lead to the nearest that way; up is north', () => {
    expect(itemAfter(items, a, 'ArrowRight')).toBe(b);
    expect(itemAfter(items, a, 'ArrowUp')).toBe(c);
    expect(itemAfter(items, c, 'ArrowDown')).toBe(a);
    expect(itemAfter(items, d, 'ArrowLeft')).toBe(c);
  });

  test('what lies ahead wins over what is nearer but aside', () => {
    const ahead = item('ahead', 7, 2);
    const aside = item('aside', 4, 5.5);
    expect(itemAfter([a, aside, ahead], a, 'ArrowRight')).toBe(ahead);
  });

  test('an arrow into the void leads nowhere', () => {
    expect(itemAfter(items, a, 'ArrowLeft')).toBeUndefined();
    expect(itemAfter(items, a, 'ArrowDown')).toBeUndefined();
  });

  test('Page keys, Home and End go through all of them in order', () => {
    expect(itemAfter(items, a, 'PageDown')).toBe(b);
    expect(itemAfter(items, d, 'PageDown')).toBe(a);
    expect(itemAfter(items, a, 'PageUp')).toBe(d);
    expect(itemAfter(items, c, 'Home')).toBe(a);
    expect(itemAfter(items, c, 'End')).toBe(d);
    expect(itemAfter(items, c, 'x')).toBeUndefined();
  });
});

test('a step on the ground is a quarter of an inch, a long one an inch', () => {
  const from = { x: inch(2), y: inch(2) };
  expect(stepped(from, 'ArrowUp', false)).toEqual({ x: inch(2), y: inch(2.25) });
  expect(stepped(from, 'ArrowDown', true)).toEqual({ x: inch(2), y: inch(1) });
  expect(stepped(from, 'ArrowLeft', false)).toEqual({ x: inch(1.75), y: inch(2) });
  expect(stepped(from, 'ArrowRight', true)).toEqual({ x: inch(3), y: inch(2) });
});
