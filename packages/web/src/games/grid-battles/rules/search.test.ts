import { RULE_SECTIONS, RULES, type RuleText } from '@muster/grid-battles';
import { expect, test } from 'vitest';
import {
  findRules,
  findTarget,
  highlightPieces,
  holdsAll,
  queryWords,
  sectionId,
} from '../../../pages/rules/search.ts';
import { CONTENT } from './content.tsx';

const ids = (query: string) => findRules(CONTENT, queryWords(query)).map((rule) => rule.id);

test('nothing looked for finds everything', () => {
  expect(ids('  ')).toHaveLength(RULES.length);
});

test('finds rules by number, with and without the dash', () => {
  expect(ids('GB-34')).toContain('GB-34');
  expect(ids('gb34')).toEqual(['GB-34']);
  expect(ids('r-02')).toContain('R-02');
});

test('all words must be there, whatever their order', () => {
  const found = ids('sight line');
  expect(found).toEqual(ids('LINE, sight?'));
  expect(found).toContain('GB-34');
  for (const rule of findRules(CONTENT, queryWords('shield advantage'))) {
    const body = `${rule.title} ${rule.text} ${CONTENT.alsoSearched(rule as RuleText)}`.toLowerCase();
    expect(body).toContain('shield');
    expect(body).toContain('advantage');
  }
});

test('words count from their beginning', () => {
  expect(holdsAll('the start of a round', ['art'])).toBe(false);
  expect(holdsAll('the start of a round', ['star', 'round'])).toBe(true);
  expect(holdsAll('Man-at-Arms', ['arms'])).toBe(true);
});

test('signs are no patterns', () => {
  expect(ids('(.*')).toEqual([]);
  expect(ids('+1')).toEqual(['R-11']);
});

test('straight and curly apostrophes are the same', () => {
  expect(ids("side's")).toEqual(ids('side’s'));
});

test('highlights every place and loses no letter', () => {
  const text = 'Shields cancel hits; a shield is not a windshield.';
  const pieces = highlightPieces(text, queryWords('shield'));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['Shield', 'shield']);
  expect(highlightPieces(text, [])).toEqual([{ text, hit: false }]);
});

test('the longer of two words is marked whole', () => {
  expect(highlightPieces('hexes', ['hex', 'hexes'])).toEqual([{ text: 'hexes', hit: true }]);
});

test('an address leads to a rule, a section or a table, or nowhere', () => {
  expect(findTarget(CONTENT, 'gb-34')).toBe('GB-34');
  expect(findTarget(CONTENT, 'choosing-targets')).toBe('choosing-targets');
  expect(findTarget(CONTENT, 'units')).toBe('units');
  expect(findTarget(CONTENT, 'GB-XX')).toBeUndefined();
});

test('no two places share an address', () => {
  const all = [...RULES.map((rule) => rule.id), ...RULE_SECTIONS.map(sectionId), 'units', 'ground', 'dice'];
  expect(new Set(all.map((id) => id.toLowerCase())).size).toBe(all.length);
});
