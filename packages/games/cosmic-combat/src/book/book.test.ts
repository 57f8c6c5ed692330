import { SHARED_RULES } from '@muster/dwethia';
import { faultsOfBook } from '@muster/test-kit';
import { expect, test } from 'vitest';
import { SWITCHES } from '../switches.ts';
import { BOOK } from './index.ts';

test('the book reads well, every rule is found, every switch has its rule', () => {
  const byId = new Map(BOOK.rules.map((rule) => [rule.id, rule]));
  const switches = SWITCHES.map(({ name }) => name);
  expect(faultsOfBook({ rules: BOOK.rules, byId, sections: BOOK.sections, switches, sentences: 3 })).toEqual([]);
});

test('all numbers of the book and of our rulings are there', () => {
  const has = new Set(BOOK.rules.map(({ id }) => id));
  const range = (prefix: string, from: number, to: number): readonly string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${String(from + i).padStart(2, '0')}`);
  const wanted = [
    ...range('CC', 1, 45),
    ...range('CC', 50, 52),
    ...range('CC', 60, 62),
    ...range('CC', 64, 67),
    ...range('X', 201, 266),
    ...['X-05', 'X-06', 'X-13', 'X-14', 'X-15', 'X-16', 'X-26', 'X-42', 'X-43', ...range('X', 56, 65)],
    ...['X-74', ...range('X', 82, 85)],
  ];
  expect(wanted.filter((id) => !has.has(id))).toEqual([]);
});

test('[DW-17] [DW-67] shared rules read as ships play them; what ships do not have is left out', () => {
  const text = (id: string): string | undefined => BOOK.rules.find((rule) => rule.id === id)?.text;
  const left = SHARED_RULES.filter(({ id }) => text(id) === undefined).map(({ title }) => title);
  for (const title of ['Raised shooters', 'Behind a shield', 'Arc', 'Whose Integrity']) expect(left).toContain(title);
  expect(text('DW-17')).toContain('hull');
  expect(text('DW-67')).toContain('1 to 3');
  expect(text('X-42')).toContain('A die for each ship');
  expect(text('DW-01')).toBe(SHARED_RULES.find(({ id }) => id === 'DW-01')!.text);
});
