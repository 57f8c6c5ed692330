import { faultsOfBook } from '@muster/test-kit';
import { expect, test } from 'vitest';
import { SWITCHES } from '../switches.ts';
import { BOOK } from './index.ts';

test('the book reads well, every rule is found, every switch has its rule', () => {
  const byId = new Map(BOOK.rules.map((rule) => [rule.id, rule]));
  const switches = SWITCHES.map(({ name }) => name);
  expect(faultsOfBook({ rules: BOOK.rules, byId, sections: BOOK.sections, switches, sentences: 3 })).toEqual([]);
});
