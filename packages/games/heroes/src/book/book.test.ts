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

const textOf = (id: string): string | undefined => BOOK.rules.find((rule) => rule.id === id)?.text;

test('of the rules that all Dwethia games share, Heroes leaves out what only the others play', () => {
  const missing = SHARED_RULES.filter(({ id }) => textOf(id) === undefined);
  expect(missing.map(({ title }) => title)).toEqual(['Behemoth', 'Behemoth exactly', 'Sharing out wounds']);
});

test('what Heroes plays otherwise is told so: religions (DW-26), gaps (X-117), the choice to fight (X-126)', () => {
  expect(textOf('DW-26')).toMatch(/of any religion, of one or of several/);
  expect(textOf('X-117')).toMatch(/at most 1 higher or lower than the start/);
  expect(textOf('X-117')).toMatch(/the step onto the landing 1/);
  expect(textOf('X-126')).toMatch(/light weapon or cast one power of either phase, Blink too; not both/);
});
