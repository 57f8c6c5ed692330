import { expect, test } from 'vitest';
import { findRules, findTarget, highlightPieces, queryWords, sectionId } from '../../../pages/rules/search.ts';
import { ruleTitle } from '../../../parts/RuleRef.tsx';
import { CONTENT } from './content.tsx';

const ids = (query: string) => findRules(CONTENT, queryWords(query)).map((rule) => rule.id);

test('[MW 18.5.2] a rule is found by its number, with and without the letters, dots and spaces', () => {
  for (const query of ['18.5.2', 'MW 18.5.2', 'mw18.5.2', 'MW-18-5-2', '18.5.2.'])
    expect(ids(query), query).toEqual(expect.arrayContaining(['MW 18.5.2']));
  expect(ids('MW 18.5.2')).not.toContain('MW 18.1');
  expect(ids('18.5')).toEqual(expect.arrayContaining(['MW 18.5.1', 'MW 18.5.2', 'MW 18.5.3']));
});

test('[MW-R43] rulings are found by their number', () => {
  expect(ids('MW-R43')[0]).toBe('MW-R43');
  expect(ids('r43')).toContain('MW-R43');
});

test('[TC cleric.heal] pack entries are found by their words', () => {
  for (const query of ['cleric heal', 'TC cleric.heal', 'cleric.heal', 'HEAL, cleric?'])
    expect(ids(query), query).toContain('TC cleric.heal');
  expect(ids('cleric heal')).not.toContain('TC wizard.zap');
});

test('a full stop at the end of a word is none of it', () => {
  expect(queryWords('The fighter. 18.5.2.')).toEqual(['the', 'fighter', '18.5.2']);
});

test('numbers with dots are marked whole', () => {
  expect(highlightPieces('MW 18.5.2', queryWords('18.5.2'))).toEqual([
    { text: 'MW ', hit: false },
    { text: '18.5.2', hit: true },
  ]);
});

test('an address without dots leads to the rule', () => {
  expect(findTarget(CONTENT, 'MW-18-5-2')).toBe('MW-18-5-2');
  expect(findTarget(CONTENT, 'mw 18.5.2')).toBe('MW-18-5-2');
  expect(findTarget(CONTENT, 'TC-cleric-heal')).toBe('TC-cleric-heal');
  expect(findTarget(CONTENT, 'ItT-the-prize-end')).toBe('ItT-the-prize-end');
  expect(findTarget(CONTENT, 'MW-99')).toBeUndefined();
});

test('no two places share an address, and every cited rule exists', () => {
  const places = [
    ...CONTENT.rules.map(({ id }) => id.replaceAll(/[\s.]+/g, '-')),
    ...CONTENT.game.book.sections.map(sectionId),
    ...CONTENT.tables.map(({ id }) => id),
  ].map((place) => place.toLowerCase());
  expect(new Set(places).size).toBe(places.length);
  for (const { id, see = [] } of CONTENT.rules)
    for (const other of see) expect(ruleTitle(CONTENT.game, other), `${id} cites ${other}`).toBeDefined();
});
