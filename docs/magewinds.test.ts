// The pages about the rules of Magewinds are those of the rules text: what follows their introductions is written from it.
// `npx vitest run docs/magewinds.test.ts -u` brings the pages up to date after a change of the rules text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_BY_ID, RULE_SECTIONS, RULES } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { indexSection, introduction, rulingsSection, switchRows } from './pages.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const INDEX = join(ROOT, 'docs/rules/magewinds.md');
const RULINGS = join(ROOT, 'docs/rulings/magewinds.md');
const read = (path: string): string => readFileSync(path, 'utf8');

/** Tables headed `id` are those that `npm run rules` wants tests for. */
const TO_KNOW = 'At a real table';
const sectionOfIndex = (section: string): string => {
  const toKnow = section === TO_KNOW;
  const words = toKnow ? 'Good to know; there is nothing here for a program to do.\n\n' : '';
  return `\n## ${section}\n\n${words}${indexSection(section, RULES, 'magewinds', toKnow ? 'number' : 'id')}`;
};

test('the index tells every rule of the rules text, in its order, with its source and version', async () => {
  const page = introduction(read(INDEX), RULE_SECTIONS) + RULE_SECTIONS.map(sectionOfIndex).join('');
  await expect(page).toMatchFileSnapshot(INDEX);
});

test('the rulings page tells every rule that is ours, with its reason', async () => {
  const page =
    introduction(read(RULINGS), RULE_SECTIONS) +
    RULE_SECTIONS.map((section) => rulingsSection(section, RULES)).join('');
  await expect(page).toMatchFileSnapshot(RULINGS);
});

test('the introduction of the rulings page lists the switches and the departures from the book', () => {
  const page = introduction(read(RULINGS), RULE_SECTIONS);
  expect(page.match(/^\| `\w+` \| .+? \|/gm)).toEqual(switchRows(RULES));
  const list = page.split('## Where we depart from the book')[1] ?? '';
  const departures = RULES.filter((rule) => rule.departs).map((rule) => rule.id);
  expect([...list.matchAll(/\[([^\]]+)\]\(/g)].map(([, id]) => id)).toEqual(departures);
});

/** Cited entries of the packs: `TC cleric.heal`, `ItT the-prize.end`; numbers of the book are checked for all games. */
const CITED = /(?<![\w-])(?:TC|ItT) [a-z][a-z-]*\.[a-z][a-z-]*(?!\w)/g;
const cited = (text: string): string[] => [...text.matchAll(CITED)].map(([id]) => id);

const filesUnder = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
        if (item.name === 'node_modules' || item.name === 'dist') return [];
        const path = join(folder, item.name);
        return item.isDirectory() ? filesUnder(path) : [path];
      });

test('citations of the packs are found', () => {
  const text = "MW 18.5.2. (TC cleric.heal: ItT the-prize.end) 'TC 1.5.2' TC assembly, ItT general";
  expect(cited(text)).toEqual(['TC cleric.heal', 'ItT the-prize.end']);
});

test('every entry of a pack that code or documents cite exists', () => {
  const sources = filesUnder(join(ROOT, 'packages')).filter((path) => /\/src\/.*\.(tsx?|css)$/.test(path));
  const documents = filesUnder(join(ROOT, 'docs')).filter((path) => path.endsWith('.md'));
  const unknown = [...sources, ...documents].flatMap((path) =>
    cited(read(path))
      .filter((id) => !RULE_BY_ID.has(id))
      .map((id) => `${relative(ROOT, path)}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
