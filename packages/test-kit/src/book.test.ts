// A book without fault, and every fault one by one.
import type { RuleText } from '@muster/kernel';
import { expect, test } from 'vitest';
import { type Book, faultsOfBook } from './book.ts';

const rule = (id: string, more: Partial<RuleText> = {}): RuleText => ({
  id,
  section: 'Moving',
  title: 'One step',
  text: 'A pawn takes one step. It may stand.',
  source: 'official',
  ...more,
});
const bookOf = (rules: readonly RuleText[], more: Partial<Book> = {}): Book => ({
  rules,
  byId: new Map(rules.map((r) => [r.id, r])),
  sections: ['Moving'],
  switches: [],
  sentences: 2,
  ...more,
});
const option = { switch: 'pace', values: ['slow', 'fast'], default: 'slow' };

test('a book without fault', () => {
  expect(
    faultsOfBook(bookOf([rule('T-1', { see: ['T-2'] }), rule('T-2', { option })], { switches: ['pace'] })),
  ).toEqual([]);
  const anyNumber = { switch: 'pace', values: [], default: '12' };
  expect(faultsOfBook(bookOf([rule('T-1', { option: anyNumber })], { switches: ['pace'] }))).toEqual([]);
});

test('ids that are not unique or lead elsewhere', () => {
  expect(faultsOfBook(bookOf([rule('T-1'), rule('T-1')]))).toEqual([
    '2 rules, but 1 ids',
    'T-1 is not found by its id',
  ]);
});

test('sections without rules or out of order', () => {
  expect(faultsOfBook(bookOf([rule('T-1')], { sections: ['Moving', 'Fighting'] }))).toHaveLength(1);
  const rules = [rule('T-1'), rule('T-2', { section: 'Fighting' }), rule('T-3')];
  expect(faultsOfBook(bookOf(rules, { sections: ['Moving', 'Fighting'] }))).toEqual([
    'the sections are read in this order: Moving, Fighting, Moving',
  ]);
});

test.each<[string, Partial<RuleText>, string]>([
  ['a reference to nothing', { see: ['T-9'] }, 'T-1 refers to T-9, which is no rule'],
  ['a reference to itself', { see: ['T-1'] }, 'T-1 refers to itself'],
  ['a reference made twice', { see: ['T-2', 'T-2'] }, 'T-1 refers to a rule twice'],
  ['a switch that is none', { option: { ...option, switch: 'luck' } }, 'T-1 has the switch luck, which no battle has'],
  ['a default that is not first', { option: { ...option, default: 'fast' } }, 'T-1: its default is not first'],
  ['a text that is empty', { text: '' }, 'T-1: its text is no sentence'],
  ['a text without an end', { text: 'A pawn steps' }, 'T-1: its text is no sentence'],
  ['a text too long', { text: 'It is. It was. It will be.' }, 'T-1: its text has 3 sentences'],
  ['a title that is empty', { title: '' }, 'T-1: its title is too long, too short or ends with a full stop'],
  ['a title with a full stop', { title: 'One.' }, 'T-1: its title is too long, too short or ends with a full stop'],
  ['a reason without an end', { why: 'Because' }, 'T-1: its reason is no sentence'],
  ['marks', { text: 'A *pawn* steps.' }, 'T-1: its words hold marks or double spaces'],
])('%s', (_, more, fault) => {
  const rules = [rule('T-1', more), rule('T-2', { option })];
  expect(faultsOfBook(bookOf(rules, { switches: ['pace'] }))).toEqual([fault]);
});

test('a switch that the book does not tell of', () => {
  expect(faultsOfBook(bookOf([rule('T-1')], { switches: ['pace'] }))).toEqual(['no rule tells of the switch pace']);
});
