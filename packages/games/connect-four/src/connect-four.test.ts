import { faultsOfBook, runLaws, wrongWith } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { BOOK } from './book.ts';
import { descriptor } from './descriptor.ts';
import { connectFour } from './game.ts';

describe('[C4-1] [C4-2] [C4-3] [C4-4] [C4-5] the laws hold', () => {
  const configs = descriptor.samples().map(({ config }) => config);
  const report = runLaws(descriptor, { configs, games: 200, maxCommands: 42 });
  test.each(report.laws)('$name', (law) => {
    expect(wrongWith(law)).toBeUndefined();
  });
});

describe('a state from outside', () => {
  const state = (columns: readonly number[], discs: number, outcome: unknown = null) => ({
    config: {},
    columns,
    discs,
    outcome,
  });
  const won = { places: [[0], [1]], reason: 'fourInLine', rule: 'C4-3' };
  const conceded = { places: [[0], [1]], reason: 'conceded', rule: 'C4-5' };
  const four = [0b01010101, 0b101010, 0, 0, 0, 0, 0]; // seat 0 has four on top of each other

  test.each([
    ['nothing yet', state([0, 0, 0, 0, 0, 0, 0], 0)],
    ['a disc each', state([0b1001, 0, 0, 0, 0, 0, 0], 2)],
    ['four in a line', state(four, 7, won)],
    ['conceded', state([1, 0, 0, 0, 0, 0, 0], 1, conceded)],
  ])('%s can be', (_, s) => {
    expect(connectFour.parseState(s)).toEqual({ ok: true, value: s });
  });

  test.each([
    ['a column too few', state([0, 0, 0, 0, 0, 0], 0)],
    ['a gap under a disc', state([0b0100, 0, 0, 0, 0, 0, 0], 1)],
    ['a disc of no seat', state([0b11, 0, 0, 0, 0, 0, 0], 1)],
    ['discs miscounted', state([1, 0, 0, 0, 0, 0, 0], 2)],
    ['two discs of seat 0', state([1, 1, 0, 0, 0, 0, 0], 2)],
    ['the second seat first', state([2, 0, 0, 0, 0, 0, 0], 1)],
    ['a win without four', state([1, 0, 0, 0, 0, 0, 0], 1, won)],
    ['four and no end', state(four, 7)],
    ['four and conceded', state(four, 7, conceded)],
  ])('%s cannot', (_, s) => {
    expect(connectFour.parseState(s).ok).toBe(false);
  });
});

test('the book is in order', () => {
  const byId = new Map(BOOK.rules.map((rule) => [rule.id, rule]));
  expect(faultsOfBook({ rules: BOOK.rules, byId, sections: BOOK.sections, switches: [], sentences: 2 })).toEqual([]);
});
