// The pages about the rules of Dwethia Conquest are those of the rules text: what follows their introductions is written from it.
// `npx vitest run docs/conquest.test.ts -u` brings the pages up to date after a change of the rules text.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conquestDescriptor } from '@muster/conquest';
import type { RuleText } from '@muster/kernel';
import { expect, test } from 'vitest';
import { indexSection, introduction, rulingsSection, switchRows } from './pages.ts';

const pageAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const INDEX = pageAt('./rules/conquest.md');
const RULINGS = pageAt('./rulings/conquest.md');
const { rules, sections } = conquestDescriptor.book;

/** How we read the book where it can be read in several ways. */
const READINGS = 'How we read the book';

const readings = (): string => {
  const row = ({ id, title, text, why }: RuleText): string => `| ${id} | **${title}.** ${text} | ${why} |\n`;
  const rows = rules.filter(({ source, why }) => source === 'derived' && why !== undefined).map(row);
  return `\n## ${READINGS}\n\n| id | reading | why |\n|---|---|---|\n${rows.join('')}`;
};

test('the index tells every rule of the rules text, in its order, with its source', async () => {
  const written = sections.map((section) => `\n## ${section}\n\n${indexSection(section, rules, 'conquest')}`);
  await expect(introduction(readFileSync(INDEX, 'utf8'), sections) + written.join('')).toMatchFileSnapshot(INDEX);
});

test('the rulings page tells every rule that is ours and every reading of the book, with its reason', async () => {
  const written = sections.map((section) => rulingsSection(section, rules)).join('');
  const page = introduction(readFileSync(RULINGS, 'utf8'), [...sections, READINGS]) + written + readings();
  await expect(page).toMatchFileSnapshot(RULINGS);
});

test('the introduction of the rulings page lists the switches and the departures from the book', () => {
  const page = introduction(readFileSync(RULINGS, 'utf8'), [...sections, READINGS]);
  expect(page.match(/^\| `\w+` \| .+? \|/gm)).toEqual(switchRows(rules));
  const list = page.split('## Where we depart from the book')[1] ?? '';
  const departures = rules.filter((rule) => rule.departs).map((rule) => rule.id);
  expect([...list.matchAll(/\[([^\]]+)\]\(/g)].map(([, id]) => id)).toEqual(departures);
});
