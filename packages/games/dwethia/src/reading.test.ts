// What is read from outside: names as players write them, and the parts of states that several games hold.
import { parse, text } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import {
  isStartOf,
  kebab,
  NO_STATS,
  pairOf,
  readFaction,
  readReligion,
  readResistStep,
  readSide,
  readStatsFrom,
  rollPoolOf,
  sharedStart,
} from './index.ts';

describe('names', () => {
  test.each([
    ['  Champions of the Void ', 'champions-of-the-void'],
    ['What’s that?! It\'s "B.1"', 'whats-that-its-b-1-'],
  ])('%s is called %s', (name, called) => {
    expect(kebab(name)).toBe(called);
  });

  test.each([
    ['void', 'void'],
    ['champions-of-the-void', 'void'],
    ['the-citadel', 'citadel'],
    ['citadel', 'citadel'],
    ['bloodpact-anarchists', 'bloodpact'],
    ['black-sun-traders', 'black-sun'],
    ['eldritch-cult', 'eldritch-cult'],
    ['empire-of-sol', 'empire-of-sol'],
  ])('[DW-25] %s is the faction %s', (written, id) => {
    expect(parse(readFaction, written, 'faction')).toEqual({ ok: true, value: id });
  });

  test.each(['Void', 'empire', '', 7, null, undefined])('[DW-25] %j is no faction', (written) => {
    expect(parse(readFaction, written, 'faction')).toMatchObject({
      ok: false,
      refusal: {
        where: 'faction',
        problem: expect.stringContaining('empire-of-sol, citadel, bloodpact, black-sun, eldritch-cult, void'),
      },
    });
  });

  test('[DW-26] religions have one name', () => {
    expect(parse(readReligion, 'silence', 'religion')).toEqual({ ok: true, value: 'silence' });
    expect(parse(readReligion, 'Silence', 'religion').ok).toBe(false);
  });
});

describe('sides', () => {
  test.each([
    [[0, 1], true],
    [[1, 1], true],
    [[0], false],
    [[], false],
    [[0, 1, 0], false],
    [[0, 2], false],
    ['01', false],
  ])('[DW-22] %j is one for each side: %s', (both, ok) => {
    const read = parse(pairOf(readSide), both, 'sides');
    expect(read).toMatchObject(ok ? { ok, value: both } : { ok });
  });

  test('[DW-22] one is missing', () => {
    expect(parse(pairOf(readSide), [1], 'sides')).toMatchObject({
      refusal: { where: 'sides', problem: 'must hold one for each side' },
    });
  });
});

describe('pools of dice', () => {
  const POOL = { purse: 'red', seat: 0, count: 2, needs: 4, faces: [1, 6], again: 0 };
  const read = (change: object) => parse(rollPoolOf(text(4)), { ...POOL, ...change }, 'pool');

  test.each([
    {},
    { seat: 3, count: 999, again: 999 },
    { needs: 0 },
    { needs: 20 },
    { count: 0, faces: [] },
    { faces: Array<number>(99).fill(6) },
  ])('[DW-79] %j is read', (change) => {
    expect(read(change)).toEqual({ ok: true, value: { ...POOL, ...change } });
  });

  test.each([
    { purse: 'green' },
    { seat: 4 },
    { seat: -1 },
    { count: 1000 },
    { count: -1 },
    { needs: 21 },
    { needs: -1 },
    { faces: [0] },
    { faces: [7] },
    { faces: Array<number>(100).fill(6) },
    { again: -1 },
    { luck: 1 },
  ])('[DW-79] %j is refused', (change) => {
    expect(read(change).ok).toBe(false);
  });
});

describe('contests', () => {
  const BID = { at: 'bid', resister: 'guard', resisterSeat: 1, turn: 'caster', defence: 2, cast: 3 };
  const read = (x: unknown) => parse(readResistStep, x, 'step');

  test.each([
    { at: 'offer' },
    BID,
    { ...BID, turn: 'resister', resisterSeat: 3, defence: -99, cast: 99 },
    { ...BID, resister: '12345678' },
    { ...BID, at: 'destiny', passes: 0 },
    { ...BID, at: 'destiny', passes: 1 },
  ])('[DW-92] [DW-94] %j is read', (step) => {
    expect(read(step)).toEqual({ ok: true, value: step });
  });

  test.each([
    { at: 'over', resolves: true },
    { at: 'offer', turn: 'caster' },
    { at: 'bid' },
    { ...BID, passes: 0 },
    { ...BID, turn: 'nobody' },
    { ...BID, resister: '123456789' },
    { ...BID, resisterSeat: 4 },
    { ...BID, defence: -100 },
    { ...BID, cast: 100 },
    { ...BID, at: 'destiny' },
    { ...BID, at: 'destiny', passes: 2 },
    { ...BID, at: 'destiny', passes: -1 },
    'bid',
  ])('[DW-92] [DW-94] %j is no step at which somebody is asked', (step) => {
    expect(read(step).ok).toBe(false);
  });

  test('[DW-94] what else may stand there is said', () => {
    expect(read({ ...BID, at: 'fight', passes: 0 })).toMatchObject({
      refusal: { where: 'step.at', problem: 'must be one of offer, bid, destiny, not "fight"' },
    });
  });
});

test('characteristics have a lowest value, 20 at most, and none is left out', () => {
  const read = (from: number, x: unknown) => parse(readStatsFrom(from), x, 'stats').ok;
  expect([-9, -8, 20, 21].map((move) => read(-8, { ...NO_STATS, move }))).toEqual([false, true, true, false]);
  const { affinity: _, ...rest } = NO_STATS;
  expect(read(0, rest)).toBe(false);
});

test('how far two lists begin alike', () => {
  const pairs: readonly (readonly [string[], string[], number])[] = [
    [[], ['a'], 0],
    [['a'], [], 0],
    [['a', 'b'], ['a', 'b', 'c'], 2],
    [['a', 'x', 'c'], ['a', 'b', 'c'], 1],
    [['a', 'b', 'c'], ['a', 'b'], 2],
  ];
  for (const [a, b, alike] of pairs) {
    expect(sharedStart(a, b)).toBe(alike);
    expect(isStartOf(a, b)).toBe(alike === a.length);
  }
});
