import { SHARED_RULES } from '@muster/dwethia';
import { faultsOfBook } from '@muster/test-kit';
import { expect, test } from 'vitest';
import { SWITCHES } from '../switches.ts';
import { BOOK } from './index.ts';

const text = (id: string): string | undefined => BOOK.rules.find((rule) => rule.id === id)?.text;

test('the book reads well, every rule is found, every switch has its rule', () => {
  const byId = new Map(BOOK.rules.map((rule) => [rule.id, rule]));
  const switches = SWITCHES.map(({ name }) => name);
  expect(faultsOfBook({ rules: BOOK.rules, byId, sections: BOOK.sections, switches, sentences: 3 })).toEqual([]);
  expect(new Set(BOOK.sections).size).toBe(BOOK.sections.length);
});

test('all numbers of the book and of our rulings are there', () => {
  const has = new Set(BOOK.rules.map(({ id }) => id));
  const range = (prefix: string, from: number, to: number): readonly string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${String(from + i).padStart(2, '0')}`);
  const wanted = [
    ...range('CQ', 1, 59),
    ...range('CQ', 70, 73),
    ...range('X', 301, 378),
    ...['X-05', 'X-17', 'X-18', 'X-19', 'X-23', 'X-29', 'X-30', ...range('X', 32, 41)],
    ...['X-66', 'X-67', 'X-71', 'X-78', 'X-79', 'X-86', 'X-87', 'X-89'],
    ...['DW-29', ...range('DW', 34, 38), 'DW-40', 'DW-44', 'DW-90'],
  ];
  expect(wanted.filter((id) => !has.has(id))).toEqual([]);
});

test('[DW-42] [DW-76] shared rules read as armies play them, and say where this game has no such rule', () => {
  expect(SHARED_RULES.filter(({ id }) => text(id) === undefined)).toEqual([]);
  expect(text('DW-42')).toContain('1"');
  expect(text('DW-76')).toContain('highest Strength');
  expect(text('DW-01')).toBe(SHARED_RULES.find(({ id }) => id === 'DW-01')!.text);
  expect(BOOK.rules.find(({ id }) => id === 'DW-61')).toMatchObject({ source: 'derived', title: 'Long distance' });
});

test('[X-19] every switch is told of at its rule; of the two of one rule, one stands with the pools', () => {
  const toldAt = new Map(BOOK.rules.flatMap(({ id, option }) => (option ? [[option.switch, id] as const] : [])));
  const elsewhere = SWITCHES.filter(({ name, rule }) => toldAt.get(name) !== rule);
  expect(elsewhere.map(({ name }) => [name, toldAt.get(name)])).toEqual([['poolLossOnDeath', 'DW-29']]);
});
