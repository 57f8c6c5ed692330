import type { Outcome } from '@muster/kernel';
import { expect, test } from 'vitest';
import { resultOf } from './result.ts';

const you = { kind: 'you' } as const;
const friend = { kind: 'friend' } as const;
const ai = { kind: 'ai', level: 'recruit' } as const;
const end = (...places: number[][]): Outcome => ({ places, reason: 'x', rule: 'W-1' });

test('only one person alone has won or lost', () => {
  expect(resultOf(end([0], [1]), [you, ai])).toBe('won');
  expect(resultOf(end([1], [0]), [you, ai])).toBe('lost');
  expect(resultOf(end([0, 1]), [you, ai])).toBe('drawn');
  expect(resultOf(end([0], [1]), [you, friend])).toBeUndefined();
  expect(resultOf(undefined, [you, ai])).toBeUndefined();
});
