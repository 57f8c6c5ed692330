// The class names of all components: a mistyped or forgotten one is seen by nobody but the player.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(SRC, file), 'utf8');

/** Which classes a source takes from which style sheet; `looksUp` where a value chooses. */
const usesIn = (file: string) => {
  const source = read(file);
  const body = source.replaceAll(/^import .*$/gm, '');
  return [...source.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'/gm)].map(([, name, path]) => ({
    file,
    sheet: join(dirname(file), path!),
    used: [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1]!),
    looksUp: new RegExp(`\\b${name}\\[`).test(body),
  }));
};

const uses = files.filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file)).flatMap(usesIn);
const sheets = files.filter((file) => file.endsWith('.module.css'));

/** Selectors only: no comments, no declarations, nothing that is global. */
const classesOf = (sheet: string): readonly string[] => {
  const selectors = read(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '');
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map((match) => match[1]!))];
};

test.each(uses)('$file uses only what $sheet has', ({ sheet, used }) => {
  const known = classesOf(sheet);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(sheets)('%s has only what is used', (sheet) => {
  const users = uses.filter((use) => use.sheet === sheet);
  if (users.some(({ looksUp }) => looksUp)) return;
  const used = new Set(users.flatMap((use) => use.used));
  expect(classesOf(sheet).filter((name) => !used.has(name))).toEqual([]);
});
