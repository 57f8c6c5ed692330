// The page about the rules that the Dwethia games share is written from the rules text.
// `npx vitest run docs/dwethia.test.ts -u` brings it up to date after a change of the rules text.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHARED_RULES } from '@muster/dwethia';
import { expect, test } from 'vitest';
import { indexSection, introduction } from './pages.ts';

const INDEX = fileURLToPath(new URL('./rules/dwethia.md', import.meta.url));
const SECTIONS = [...new Set(SHARED_RULES.map(({ section }) => section))];

test('the index tells every shared rule, in its order, with its source', async () => {
  const sections = SECTIONS.map((section) => `\n## ${section}\n\n${indexSection(section, SHARED_RULES, 'dwethia')}`);
  await expect(introduction(readFileSync(INDEX, 'utf8'), SECTIONS) + sections.join('')).toMatchFileSnapshot(INDEX);
});
