// Time by hand: two or three seats, round numbers, every moment said.
import type { ClockTerms } from '@muster/protocol';
import { describe, expect, test } from 'vitest';
import { type Clocks, clocksFor, leftAt, nextOut, outOfTime, startClocks, turnClocks } from './clocks.ts';

const LIVE: ClockTerms = { kind: 'live', minutes: 10, seconds: 5, out: 'lose' };
const DAYS: ClockTerms = { kind: 'days', days: 2, out: 'computer' };
const at = (now: number, ...outages: { from: number; to: number }[]) => ({ now, outages });
const MINUTES = 60_000;

/** Seat 0 is asked from the moment 0 on. */
const begun = (terms: ClockTerms): Clocks =>
  turnClocks(terms, startClocks(terms, [true, true]), { answered: null, asked: [0], isSealed: false }, at(0)).clocks;

const lefts = (clocks: Clocks, now: number) => clocks.map((clock) => clock && leftAt(clock, at(now)));

describe('live', () => {
  test('only who is asked loses time, and an answer gives some seconds back', () => {
    expect(lefts(begun(LIVE), 3 * MINUTES)).toEqual([7 * MINUTES, 10 * MINUTES]);
    const { clocks, facts } = turnClocks(
      LIVE,
      begun(LIVE),
      { answered: 0, asked: [1], isSealed: false },
      at(3 * MINUTES),
    );
    expect(facts).toEqual([{ type: 'time', seat: 0, used: 3 * MINUTES, left: 7 * MINUTES + 5000 }]);
    expect(lefts(clocks, 4 * MINUTES)).toEqual([7 * MINUTES + 5000, 9 * MINUTES]);
  });

  test('each answer in a turn gives its seconds, and the turn is told once, when it is over', () => {
    const first = turnClocks(LIVE, begun(LIVE), { answered: 0, asked: [0], isSealed: false }, at(20_000));
    expect(first.facts).toEqual([]);
    const second = turnClocks(LIVE, first.clocks, { answered: 0, asked: [1], isSealed: false }, at(50_000));
    expect(second.facts).toEqual([{ type: 'time', seat: 0, used: 50_000, left: 10 * MINUTES - 50_000 + 10_000 }]);
  });

  test('what others do does not touch who thinks on', () => {
    const both = turnClocks(LIVE, begun(LIVE), { answered: null, asked: [0, 1], isSealed: false }, at(1000));
    const { clocks } = turnClocks(LIVE, both.clocks, { answered: 1, asked: [0], isSealed: false }, at(4000));
    expect(lefts(clocks, 10_000)).toEqual([10 * MINUTES - 10_000, 10 * MINUTES - 3000 + 5000]);
  });

  test('who is asked no longer without having answered gets no seconds', () => {
    const { clocks } = turnClocks(LIVE, begun(LIVE), { answered: 1, asked: [1], isSealed: false }, at(9000));
    expect(lefts(clocks, 9000)[0]).toBe(10 * MINUTES - 9000);
  });
});

test('by days every decision has its whole time', () => {
  const day = 24 * 60 * MINUTES;
  expect(lefts(begun(DAYS), day)).toEqual([day, 2 * day]);
  const { clocks } = turnClocks(DAYS, begun(DAYS), { answered: 0, asked: [0], isSealed: false }, at(day));
  expect(lefts(clocks, 2 * day)).toEqual([day, 2 * day]);
});

test('while no server was there nobody’s time ran, also where that began before or lasted beyond', () => {
  const clock = begun(LIVE)[0]!;
  expect(leftAt(clock, at(MINUTES, { from: 10_000, to: 40_000 }))).toBe(10 * MINUTES - 30_000);
  expect(leftAt(clock, at(MINUTES, { from: -50_000, to: 20_000 }, { from: 50_000, to: 90_000 }))).toBe(
    10 * MINUTES - 30_000,
  );
});

describe('answers in secret', () => {
  const asked = turnClocks(
    LIVE,
    startClocks(LIVE, [true, true]),
    { answered: null, asked: [0, 1], isSealed: true },
    at(0),
  ).clocks;
  const one = turnClocks(LIVE, asked, { answered: 1, asked: [0], isSealed: true }, at(2000));

  test('that somebody has answered is told only when all have', () => {
    expect(one.facts).toEqual([]);
    expect(clocksFor(one.clocks, 0, true, at(3000))).toEqual([{ left: 10 * MINUTES - 3000, runs: true }, null]);
    expect(clocksFor(one.clocks, null, true, at(3000))).toEqual([null, null]);
    const all = turnClocks(LIVE, one.clocks, { answered: 0, asked: [], isSealed: false }, at(8000));
    expect(all.facts).toEqual([
      { type: 'time', seat: 0, used: 8000, left: 10 * MINUTES - 8000 + 5000 },
      { type: 'time', seat: 1, used: 2000, left: 10 * MINUTES - 2000 + 5000 },
    ]);
  });

  test('in the open all clocks are seen', () => {
    expect(clocksFor(one.clocks, null, false, at(3000))).toEqual([
      { left: 10 * MINUTES - 3000, runs: true },
      { left: 10 * MINUTES - 2000 + 5000, runs: false },
    ]);
  });
});

test('who runs out of time is named at that moment, not before', () => {
  const clocks = begun(LIVE);
  expect(nextOut(clocks, at(4 * MINUTES))).toBe(6 * MINUTES);
  expect(outOfTime(clocks, at(10 * MINUTES - 1))).toEqual([]);
  expect(outOfTime(clocks, at(10 * MINUTES))).toEqual([0]);
  expect(leftAt(clocks[0]!, at(11 * MINUTES))).toBe(0);
});

test('a computer has no clock, and without one nobody has', () => {
  expect(startClocks(LIVE, [true, false])[1]).toBeNull();
  expect(startClocks({ kind: 'none' }, [true, true])).toEqual([null, null]);
  expect(nextOut(startClocks(LIVE, [true, true]), at(0))).toBeUndefined();
});
