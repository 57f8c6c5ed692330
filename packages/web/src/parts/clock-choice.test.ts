import { parse } from '@muster/kernel';
import { readClockTerms } from '@muster/protocol';
import { expect, test } from 'vitest';
import { CLOCKS, NO_CLOCK, parseClock, termsOf } from './clock-choice.ts';

test.each(CLOCKS)('%s is a clock that a server takes, or none', (name) => {
  const terms = termsOf({ ...NO_CLOCK, name });
  expect(terms === null).toBe(name === 'none');
  if (terms !== null) expect(parse(readClockTerms, terms, 'clock')).toEqual({ ok: true, value: terms });
});

test.each([
  [undefined, NO_CLOCK],
  [{ name: 'week', minutes: -1, seconds: 1e9, days: 0, out: 'cry' }, NO_CLOCK],
  [
    { name: 'ownLive', minutes: 0, seconds: 0 },
    { ...NO_CLOCK, name: 'ownLive', seconds: 0 },
  ],
  [
    { name: 'ownLive', minutes: 0, seconds: 30, out: 'computer' },
    { ...NO_CLOCK, name: 'ownLive', minutes: 0, seconds: 30, out: 'computer' },
  ],
])('of %o a clock is made that leaves some time', (given, made) => {
  expect(parseClock(given)).toEqual(made);
});
