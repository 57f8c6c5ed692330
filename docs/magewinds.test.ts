// The pages about the rules of Magewinds are those of the rules text: what follows their introductions is written from it.
// `npx vitest run docs/magewinds.test.ts -u` brings the pages up to date after a change of the rules text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_BY_ID, RULE_SECTIONS, RULES, type RuleText } from '@muster/magewinds';
import { expect, test } from 'vitest';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const INDEX = join(ROOT, 'docs/rules/magewinds.md');
const RULINGS = join(ROOT, 'docs/rulings/magewinds.md');
const read = (path: string): string => readFileSync(path, 'utf8');

/** Anchors as code hosts make them. */
const anchor = (id: string): string => id.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
const code = (text: string): string => `\`${text}\``;

const wrapped = (text: string): string => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line && line.length + 1 + word.length > 120) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join('\n');
};

const row = ({ id, title, text, source, version }: RuleText): string => {
  const number = source === 'house' ? `[${id}](../rulings/magewinds.md#${anchor(id)})` : id;
  return `| ${number} | **${title}.** ${text} | ${version ? `${source}, ${version}` : source} |\n`;
};

/** Tables headed `id` are those that `npm run rules` wants tests for. */
const TO_KNOW = 'At a real table';
const indexSection = (section: string): string => {
  const toKnow = section === TO_KNOW;
  const words = toKnow ? 'Good to know; there is nothing here for a program to do.\n\n' : '';
  const rows = RULES.filter((rule) => rule.section === section).map(row);
  return `\n## ${section}\n\n${words}| ${toKnow ? 'number' : 'id'} | rule | source |\n|---|---|---|\n${rows.join('')}`;
};

const entry = ({ id, title, text, departs, option, why }: RuleText): string => {
  const against = departs ? '**Departs from the book.**\n' : '';
  const set = option ? `Switch ${code(option.switch)}: ${option.values.map(code).join(' or ')}.\n` : '';
  return `\n### ${id}\n\n${wrapped(`**${title}.** ${text}`)}\n${against}${set}${wrapped(`Why: ${why}`)}\n`;
};

const rulingsSection = (section: string): string => {
  const ours = RULES.filter((rule) => rule.section === section && rule.source === 'house');
  return ours.length > 0 ? `\n## ${section}\n${ours.map(entry).join('')}` : '';
};

/** The page up to its first section that is written from the rules text. */
const introduction = (page: string): string => {
  const starts = RULE_SECTIONS.map((section) => page.indexOf(`\n## ${section}\n`)).filter((at) => at >= 0);
  return page.slice(0, Math.min(...starts));
};

test('the index tells every rule of the rules text, in its order, with its source and version', async () => {
  const page = introduction(read(INDEX)) + RULE_SECTIONS.map(indexSection).join('');
  await expect(page).toMatchFileSnapshot(INDEX);
});

test('the rulings page tells every rule that is ours, with its reason', async () => {
  const page = introduction(read(RULINGS)) + RULE_SECTIONS.map(rulingsSection).join('');
  await expect(page).toMatchFileSnapshot(RULINGS);
});

test('the introduction of the rulings page lists the switches and the departures from the book', () => {
  const page = introduction(read(RULINGS));
  const switches = RULES.flatMap(({ option }) => option ?? []).map(
    ({ switch: name, values }) => `| ${code(name)} | ${values.map(code).join(', ')} |`,
  );
  expect(page.match(/^\| `\w+` \| .+? \|/gm)).toEqual(switches);
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
