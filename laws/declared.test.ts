// Factions declare their own answers (`Trait`): nothing asks which faction it has before it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTIONS } from '@muster/dwethia';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../packages');
const ROOMS = [
  ...['dwethia', 'heroes', 'cosmic-combat', 'conquest'].map((game) => `games/${game}/src`),
  ...['ai', 'cli', 'web', 'lab'].map((name) => `${name}/src`),
];

const IDS = FACTIONS.map(({ id }) => id).join('|');
/** `faction === 'void'`, `'void' !== id`: a faction by name, where something is decided. */
const ASKED = new RegExp(`[!=]== '(?:${IDS})'|'(?:${IDS})' [!=]==|case '(?:${IDS})':`);

const sources = (folder: string): readonly string[] =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));

const askingIn = (path: string): readonly string[] =>
  readFileSync(join(PACKAGES, path), 'utf8')
    .split('\n')
    .filter((line) => ASKED.test(line))
    .map((line) => `${path}: ${line.trim()}`);

test('the search finds such questions', () => {
  expect(ASKED.test("const bonus = faction === 'citadel' ? 1 : 0;")).toBe(true);
  expect(ASKED.test("    case 'black-sun':")).toBe(true);
  expect(ASKED.test("const DEFAULT: FactionId = 'empire-of-sol';")).toBe(false);
});

test.each(ROOMS)('no faction is asked for by name in %s', (room) => {
  expect(sources(room).flatMap(askingIn)).toEqual([]);
});
