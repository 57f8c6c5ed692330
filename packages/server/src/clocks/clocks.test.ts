// The arithmetic of clocks: by tables, and by properties over whole battles of moments.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Clocks,
  clocksAfter,
  DAY_MS,
  fallen,
  firstOut,
  lostIn,
  type Moment,
  markOf,
  newClocks,
  outNow,
  spentOf,
  timesFor,
  withoutSpent,
} from './clocks.ts';

const LIVE = { kind: 'live', minutes: 10, seconds: 10, out: 'lose' } as const;
const DAYS = { kind: 'days', days: 3, out: 'lose' } as const;
const NOTHING_LOST = lostIn([]);
const S = 1_000;
const MIN = 60_000;

const NOBODY: Moment = { now: 0, asked: [], answered: [], commands: [0, 0], sealed: null, undo: null };

type Terms = typeof LIVE | typeof DAYS;

const after = (terms: Terms, moments: readonly Partial<Moment>[], lost = NOTHING_LOST): Clocks =>
  moments.reduce<Clocks>(
    (clocks, moment) => clocksAfter(clocks, terms, { ...NOBODY, ...moment }, lost),
    newClocks(terms, [true, true]),
  );

const at = (clocks: Clocks, now: number, terms: Terms = LIVE, viewer: number | null = null) =>
  timesFor(clocks, terms, viewer, now, NOTHING_LOST);

describe('a live clock', () => {
  test('spends the seconds of the decision first, then the minutes; nobody else’s runs', () => {
    const clocks = after(LIVE, [{ asked: [0] }]);
    expect(at(clocks, 4 * S)).toEqual([
      { own: 6 * S, left: 10 * MIN, runs: true },
      { own: 0, left: 10 * MIN, runs: false },
    ]);
    expect(at(clocks, 25 * S)[0]).toEqual({ own: 0, left: 10 * MIN - 15 * S, runs: true });
  });

  test('gives each decision its seconds, and what was not needed of them is not saved up', () => {
    const clocks = after(LIVE, [
      { asked: [0] },
      { now: 1 * S, asked: [0], commands: [1, 0] },
      { now: 2 * S, asked: [1], commands: [2, 0] },
      { now: 22 * S, asked: [0], commands: [2, 1] },
    ]);
    expect(at(clocks, 22 * S)).toEqual([
      { own: 10 * S, left: 10 * MIN, runs: true },
      { own: 0, left: 10 * MIN - 10 * S, runs: false },
    ]);
  });

  test('gives nothing for commands that the others do not notice', () => {
    const clocks = after(LIVE, [{ asked: [0] }, { now: 8 * S, asked: [0] }, { now: 9 * S, asked: [0] }]);
    expect(at(clocks, 9 * S)[0]).toEqual({ own: 1 * S, left: 10 * MIN, runs: true });
  });

  test('gives one time for all answers to a secret decision, given again or not', () => {
    const sealed = 'orders 1';
    const clocks = after(LIVE, [
      { asked: [0, 1], sealed },
      { now: 6 * S, asked: [1], sealed, commands: [1, 0] },
      { now: 7 * S, asked: [0, 1], sealed, commands: [2, 0] },
    ]);
    expect(at(clocks, 7 * S)[0]).toEqual({ own: 4 * S, left: 10 * MIN, runs: true });
    const next = clocksAfter(clocks, LIVE, { ...NOBODY, now: 8 * S, asked: [0], sealed: 'orders 2' }, NOTHING_LOST);
    expect(at(next, 8 * S)[0]!.own).toBe(10 * S);
  });

  test('is the same to the last bit after what nobody noticed, so that nobody is told anything', () => {
    const clocks = after(LIVE, [{ asked: [0, 1] }]);
    const again = clocksAfter(clocks, LIVE, { ...NOBODY, now: 3 * S, asked: [0, 1] }, NOTHING_LOST);
    expect([null, 0, 1].map((viewer) => markOf(again, viewer))).toEqual(
      [null, 0, 1].map((viewer) => markOf(clocks, viewer)),
    );
  });

  test('is out when both are spent, and not a moment before', () => {
    const clocks = after(LIVE, [{ asked: [0] }]);
    const end = 10 * MIN + 10 * S;
    expect(firstOut(clocks, 0, NOTHING_LOST)).toBe(end);
    expect(outNow(clocks, end - 1, NOTHING_LOST)).toEqual([]);
    expect(outNow(clocks, end, NOTHING_LOST)).toEqual([0]);
  });
});

describe('a clock by days', () => {
  test('gives each decision its days', () => {
    const clocks = after(DAYS, [{ asked: [0] }, { now: 2 * DAY_MS, asked: [1], commands: [1, 0] }]);
    expect(at(clocks, 3 * DAY_MS, DAYS)).toEqual([
      { own: 1 * DAY_MS, left: null, runs: false },
      { own: 2 * DAY_MS, left: null, runs: true },
    ]);
    expect(outNow(clocks, 5 * DAY_MS, NOTHING_LOST)).toEqual([1]);
  });

  test('tells who was first of several, and both where it was the same moment', () => {
    const both = after(DAYS, [{ asked: [0, 1] }]);
    expect(outNow(both, 9 * DAY_MS, NOTHING_LOST)).toEqual([0, 1]);
    const later = after(DAYS, [{ asked: [1] }, { now: 5, asked: [0, 1], commands: [0, 1] }]);
    expect(outNow(later, 9 * DAY_MS, NOTHING_LOST)).toEqual([0, 1]);
    const first = after(DAYS, [{ asked: [1] }, { now: 5, asked: [0, 1] }]);
    expect(outNow(first, 9 * DAY_MS, NOTHING_LOST)).toEqual([1]);
  });
});

describe('a take-back', () => {
  const played: readonly Partial<Moment>[] = [{ asked: [0] }, { now: 30 * S, asked: [1], commands: [1, 0] }];

  test('gives back no time, and who takes back freely has no new seconds', () => {
    const clocks = after(LIVE, [...played, { now: 31 * S, asked: [0], undo: { by: 0, isFree: true } }]);
    expect(at(clocks, 31 * S)[0]).toEqual({ own: 0, left: 10 * MIN - 20 * S, runs: true });
  });

  test('again and again buys no time', () => {
    const loop = [1, 2, 3, 4, 5].flatMap((i): Partial<Moment>[] => [
      { now: (30 + i * 10) * S, asked: [0], commands: [1, 0] },
      { now: (34 + i * 10) * S, asked: [0], undo: { by: 0, isFree: true } },
    ]);
    const clocks = after(LIVE, [{ asked: [0] }, ...loop]);
    expect(at(clocks, 84 * S)[0]!.left).toBe(10 * MIN - (30 + 30 + 4) * S);
  });

  test('that others agreed to, or made, gives the decision its time anew', () => {
    for (const undo of [
      { by: 0, isFree: false },
      { by: 1, isFree: true },
    ]) {
      const clocks = after(DAYS, [
        { asked: [0] },
        { now: 2 * DAY_MS, asked: [1], commands: [1, 0] },
        { now: 2 * DAY_MS + 1, asked: [0], undo },
      ]);
      expect(at(clocks, 2 * DAY_MS + 1, DAYS)[0]!.own).toBe(3 * DAY_MS);
    }
  });
});

describe('an answer that others must not know of', () => {
  const sealed = 'bids';
  const clocks = after(LIVE, [
    { asked: [0, 1], sealed },
    { now: 4 * S, asked: [0, 1], answered: [0], sealed },
  ]);

  test('stops the own clock; the others see it run on, and are told nothing', () => {
    expect(at(clocks, 8 * S, LIVE, 0)[0]).toEqual({ own: 6 * S, left: 10 * MIN, runs: false });
    expect(at(clocks, 8 * S, LIVE, 1)[0]).toEqual({ own: 2 * S, left: 10 * MIN, runs: true });
    const before = after(LIVE, [{ asked: [0, 1], sealed }]);
    expect(at(clocks, 8 * S, LIVE, null)[0]).toEqual(at(before, 8 * S, LIVE, null)[0]);
    expect(markOf(clocks.slice(0, 1), 1)).toBe(markOf(before.slice(0, 1), 1));
    expect(spentOf(clocks, LIVE, sealed)).toEqual([]);
  });

  test('is not out of time, however long the others think', () => {
    expect(outNow(clocks, 60 * MIN, NOTHING_LOST)).toEqual([1]);
  });

  test('is seen when the decision closes', () => {
    const closed = clocksAfter(clocks, LIVE, { ...NOBODY, now: 20 * S, asked: [0], commands: [1, 1] }, NOTHING_LOST);
    expect(spentOf(closed, LIVE, null)).toEqual([{ seat: 1, used: 20 * S, left: 10 * MIN - 10 * S }]);
    expect(at(closed, 20 * S, LIVE, 1)[0]).toEqual({ own: 10 * S, left: 10 * MIN, runs: true });
  });
});

test('who ran out has nothing left, and nothing is counted of it any more', () => {
  const clocks = fallen(after(LIVE, [{ asked: [0] }]), [0], 60 * MIN, NOTHING_LOST);
  expect(clocks[0]).toMatchObject({ left: 0, own: 0, since: null, isOut: true, used: 10 * MIN + 10 * S });
  expect(clocksAfter(clocks, LIVE, { ...NOBODY, now: 61 * MIN, asked: [0] }, NOTHING_LOST)[0]).toBe(clocks[0]);
});

describe('lost time', () => {
  test.each([
    ['outside', [{ from: 0, to: 10 }], 0],
    ['within', [{ from: 110, to: 120 }], 10],
    ['over both ends', [{ from: 0, to: 1_000 }], 100],
    [
      'overlapping, in any order',
      [
        { from: 120, to: 150 },
        { from: 90, to: 130 },
        { from: 110, to: 115 },
      ],
      50,
    ],
    [
      'apart',
      [
        { from: 180, to: 300 },
        { from: 100, to: 101 },
      ],
      21,
    ],
  ])('%s', (_, outages, lost) => {
    expect(lostIn(outages)(100, 200)).toBe(lost);
  });
});

describe('over any battle', () => {
  /** What happens, in steps: how long it took, who is asked then, and by what it came about. */
  const step = fc.record({
    s: fc.integer({ min: 0, max: 180 }),
    asked: fc.subarray([0, 1]),
    by: fc.nat(1),
    what: fc.constantFrom('public', 'unseen', 'freeUndo', 'agreedUndo'),
    sealed: fc.constantFrom(null, null, 'a', 'b'),
  });
  const outage = fc
    .tuple(fc.integer({ min: 0, max: 1_800 }), fc.integer({ min: 0, max: 300 }))
    .map(([from, s]) => ({ from: from * S, to: (from + s) * S }));

  test('what was thought is what is gone and what the seconds of decisions took; outages count for nobody', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.array(outage, { maxLength: 4 }), (steps, outages) => {
        const lives = (ms: number): boolean => !outages.some(({ from, to }) => from <= ms && ms < to);
        /** By counting seconds: everything happens at whole ones. */
        const counted = (from: number, to: number): number => {
          let n = 0;
          for (let ms = from; ms < to; ms += S) if (lives(ms)) n += S;
          return n;
        };
        const lost = lostIn(outages);
        let clocks = newClocks(LIVE, [true, true]);
        let now = 0;
        let asked: readonly number[] = [];
        const commands = [0, 0];
        const thought = [0, 0];
        const told = [0, 0];
        const lefts = [[10 * MIN], [10 * MIN]];
        for (const { s, asked: next, by, what, sealed } of steps) {
          const then = now + s * S;
          if (outNow(clocks, then, lost).length > 0) break;
          for (const seat of asked) thought[seat]! += counted(now, then);
          if (what === 'public') commands[by]!++;
          const isUndo = what === 'freeUndo' || what === 'agreedUndo';
          if (isUndo) commands[by] = Math.max(0, commands[by]! - 1);
          const undo = isUndo ? { by, isFree: what === 'freeUndo' } : null;
          const moment: Moment = { now: then, asked: next, answered: [], commands: [...commands], sealed, undo };
          clocks = clocksAfter(clocks, LIVE, moment, lost);
          const spent = spentOf(clocks, LIVE, sealed);
          clocks = withoutSpent(clocks, spent);
          for (const { seat, used } of spent) told[seat]! += used;
          for (const seat of [0, 1]) lefts[seat]!.push(clocks[seat]!.left);
          now = then;
          asked = next;
        }
        clocks = clocksAfter(clocks, LIVE, { ...NOBODY, now, commands }, lost);
        for (const seat of [0, 1]) {
          expect(told[seat]! + clocks[seat]!.used).toBe(thought[seat]); // all of it is told once
          expect(lefts[seat]).toEqual(lefts[seat]!.toSorted((a, b) => b - a)); // no command buys time
          expect(10 * MIN - clocks[seat]!.left).toBeLessThanOrEqual(thought[seat]!);
        }
      }),
      { numRuns: 300 },
    );
  });
});
