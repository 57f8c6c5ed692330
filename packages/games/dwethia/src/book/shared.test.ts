import { faultsOfBook } from '@muster/test-kit';
import { expect, test } from 'vitest';
import { SHARED_RULES } from '../index.ts';

test('the shared rules read well, each is found', () => {
  const sections = [...new Set(SHARED_RULES.map(({ section }) => section))];
  const byId = new Map(SHARED_RULES.map((rule) => [rule.id, rule]));
  expect(faultsOfBook({ rules: SHARED_RULES, byId, sections, switches: [], sentences: 3 })).toEqual([]);
});
