// What only the pages of Grid Battles have; the rest is in `rules.test.ts`.
import { readFileSync } from 'node:fs';
import { RULES } from '@muster/grid-battles';
import { expect, test } from 'vitest';

const rulings = readFileSync(new URL('./rulings/grid-battles.md', import.meta.url), 'utf8');

test('each ruling begins with the question that it answers', () => {
  for (const entry of rulings.split(/^### /m).slice(1))
    expect(entry, entry.slice(0, 5)).toMatch(/\*.+\?\*\n[\s\S]*Why: /);
});

test('a switch that takes a number says which', () => {
  for (const { id, option } of RULES)
    if (option?.values.length === 0)
      expect(rulings, id).toContain(`| \`${option.switch}\` | a number of rounds; ${option.default}`);
});
