import { expect, test } from 'vitest';
import { clockFace, outWords, termsWords, timeWords } from './clock-words.ts';

const S = 1_000;
const H = 3_600 * S;

test.each([
  [0, '0:00', '0 seconds'],
  [59_999, '0:59', '59 seconds'],
  [60 * S, '1:00', '1 minute'],
  [605 * S, '10:05', '10 minutes 5 seconds'],
  [H, '1:00:00', '1 hour'],
  [2 * H + 61 * S, '2:01:01', '2 hours 1 minute'],
  [24 * H, '1 d 0 h', '1 day'],
  [52 * H + 59 * 60 * S, '2 d 4 h', '2 days 4 hours'],
])('%i ms are %s, %s', (ms, face, words) => {
  expect([clockFace(ms), timeWords(ms)]).toEqual([face, words]);
});

test.each([
  [
    { kind: 'live', minutes: 10, seconds: 10, out: 'lose' },
    '10 minutes for the battle, and 10 seconds of its own for each decision.',
  ],
  [{ kind: 'live', minutes: 1, seconds: 0, out: 'lose' }, '1 minute for the battle.'],
  [{ kind: 'live', minutes: 0, seconds: 30, out: 'lose' }, '30 seconds for each decision.'],
  [{ kind: 'days', days: 3, out: 'computer' }, '3 days for each decision.'],
] as const)('%o is said as: %s', (terms, words) => {
  expect(termsWords(terms)).toBe(words);
});

test('what happens at the end of it is said', () => {
  expect(outWords({ kind: 'days', days: 1, out: 'lose' })).toBe('Who runs out of time has lost.');
  expect(outWords({ kind: 'days', days: 1, out: 'computer' })).toMatch(/computer plays on/);
});
