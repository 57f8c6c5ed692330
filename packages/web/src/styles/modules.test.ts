import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const filesIn = (folder: string) => readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)));

/** Class names that a style sheet defines or reacts to. */
const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set([...read(sheet).matchAll(/\.([a-zA-Z]\w*)/g)].map((match) => match[1]!));

const components = ['board', 'counters', 'dice']
  .map((room) => `games/grid-battles/${room}`)
  .flatMap((folder) =>
    filesIn(folder)
      .filter((file) => /(?<!\.test)\.tsx$/.test(file))
      .map((file) => ({ folder, file, source: read(`${folder}/${file}`) }))
      .filter(({ source }) => source.includes('.module.css')),
  );

describe('class names', () => {
  test.each(components)('$file uses only what its style sheet has', ({ folder, source }) => {
    const sheet = source.match(/import css from '\.\/(.*\.module\.css)'/)?.[1];
    const used = [...source.matchAll(/\bcss\.(\w+)/g)].map((match) => match[1]!);
    const known = classesOf(`${folder}/${sheet}`);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test('every ink of the map is in the style sheet', () => {
    const union = read('games/grid-battles/board/art/plate.ts').match(/export type Ink =([^;]+);/)?.[1] ?? '';
    const inks = [...union.matchAll(/'(\w+)'/g)].map((match) => match[1]!);
    const known = classesOf('games/grid-battles/board/map.module.css');
    expect(inks.length).toBeGreaterThan(20);
    expect(inks.filter((ink) => !known.has(ink))).toEqual([]);
  });
});
