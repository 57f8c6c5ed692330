// The law of the one list: what serves every game names none. A game is named in its own package, in folders and files that are
// called by its id, and here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasPart, LIST, type Part } from './index.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Every package that has a card, whether it is listed yet or not. */
const GAMES = readdirSync(join(ROOT, 'packages/games')).filter((name) =>
  existsSync(join(ROOT, 'packages/games', name, 'src/card.ts')),
);

/** Where one game is meant, and why. */
const MEANT: Readonly<Record<string, string>> = {
  'packages/bench/src/cases/kernel.ts': 'the kernel is compared with others on a game that they have too',
  'packages/web/src/match/saves.ts': 'battles kept by the first version tell no game: there was one',
  'packages/bench/src/cases/postgres.ts': 'the same, on another store',
  'packages/bench/src/cases/server.ts': 'the game with the least rules shows what a server itself takes',
  'packages/bench/src/server/load.ts': 'its commands can be prepared: it has no luck',
  'packages/bench/src/server/floor.ts': 'an entry as small as one can be',
  'scripts/lib/house/house.mjs': 'tables of content that may be long',
};

/** Tests that take one game as their example. */
const EXAMPLES: readonly string[] = [
  'laws/declared.test.ts',
  'packages/ai/src/alternating.test.ts',
  'packages/bench/src/run.test.ts',
  'packages/bench/src/table.test.ts',
  'packages/cli/src/commands/bench.test.ts',
  'packages/cli/src/commands/force.test.ts',
  'packages/cli/src/commands/lab.test.ts',
  'packages/cli/src/commands/play.test.ts',
  'packages/cli/src/commands/referee.test.ts',
  'packages/cli/src/commands/replay.test.ts',
  'packages/cli/src/commands/verify.test.ts',
  'packages/cli/src/files.test.ts',
  'packages/cli/src/harmless.test.ts',
  'packages/cli/src/process.test.ts',
  'packages/cli/src/referee/fuzz.test.ts',
  'packages/cli/src/referee/referee.test.ts',
  'packages/cli/src/run.test.ts',
  'packages/cli/src/stranger.test.ts',
  'packages/client/src/open-far.test.ts',
  'packages/lab/src/lab.test.ts',
  'packages/server/src/clock-battles.test.ts',
  'packages/server/src/http/openapi.test.ts',
  'packages/server/src/notices/notices.test.ts',
  'packages/server/src/shares/shares.test.ts',
  'packages/server/test/store-samples.ts',
  'packages/web/src/app/addresses.test.tsx',
  'packages/web/src/match/saves.test.ts',
  'packages/web/src/match/useMine.test.ts',
  'packages/web/src/online/words.test.ts',
  'packages/web/src/plain/plain.test.tsx',
  'packages/web/src/play/tabletop/Tabletop.test.tsx',
  'scripts/lib/check/check.test.mjs',
  'scripts/lib/mutate/mutate.test.mjs',
];

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (['node_modules', 'dist', 'dist-types'].includes(entry.name) || path === join(ROOT, 'packages/games')) return [];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

const CHECKED = ['packages', 'scripts', 'docs', 'museum', 'laws', 'tsconfig.json', 'knip.json'];

const files = CHECKED.flatMap((name) => (name.endsWith('.json') ? [join(ROOT, name)] : filesUnder(join(ROOT, name))))
  .map((path) => relative(ROOT, path))
  .filter((path) => /\.(?:tsx?|mjs|js)$|(?:package|tsconfig|knip)\.json$/.test(path));

/** `grid-battles`, `gridBattlesPlayer`, `GridBattles`, `Grid Battles`. */
const spelled = (id: string): RegExp => new RegExp(id.split('-').join('[- ]?'), 'i');

/** Comments and the usage texts of scripts are prose; a package declares what its folder of a game imports (`npm run house`). */
const withoutProse = (text: string): string =>
  text
    .replaceAll(/^\s*"@muster\/[\w-]+": "[\d.]+",?$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^Examples?: .*$/gm, '');

const namedIn = (path: string, text: string): readonly string[] => {
  const own = path.split(/[/.]/);
  return GAMES.filter((id) => !own.includes(id) && spelled(id).test(withoutProse(text)));
};

/** Where each part of a game stands. */
const PLACES: Readonly<Record<Part, (id: string) => string>> = {
  mind: (id) => `packages/ai/src/${id}/mind.ts`,
  lab: (id) => `packages/lab/src/${id}/module.ts`,
  terminal: (id) => `packages/cli/src/${id}/game.ts`,
  table: (id) => `packages/web/src/games/${id}/entry.ts`,
  bench: (id) => `packages/bench/src/cases/${id}.ts`,
};

test.each(LIST)('$card.name has the parts that the list says, and no others', ({ card: { id } }) => {
  for (const [part, place] of Object.entries(PLACES) as [Part, (id: string) => string][])
    expect(existsSync(join(ROOT, place(id))), place(id)).toBe(hasPart(id, part));
});

describe('what serves every game', () => {
  test('the check sees imports, ids, fields and words, and leaves comments and own folders alone', () => {
    const [id] = GAMES;
    const camel = id!.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    for (const text of [`import '@muster/${id}';`, `play('${id}')`, `const ${camel} = 1`, `x.${camel}Player`])
      expect(namedIn('packages/cli/src/run.ts', text)).toEqual([id]);
    expect(namedIn('packages/cli/src/run.ts', `/** as in ${id} */ // none`)).toEqual([]);
    expect(namedIn(`packages/cli/src/${id}/run.ts`, `'${id}'`)).toEqual([]);
    expect(namedIn(`docs/${id}.test.ts`, `'${id}'`)).toEqual([]);
  });

  test('names none', () => {
    expect(files.length).toBeGreaterThan(100);
    const allowed = new Set([...Object.keys(MEANT), ...EXAMPLES]);
    const naming = files
      .filter((path) => !allowed.has(path))
      .flatMap((path) => namedIn(path, readFileSync(join(ROOT, path), 'utf8')).map((id) => `${path}: ${id}`));
    expect(naming).toEqual([]);
  });

  test('every allowance is still needed', () => {
    for (const path of [...Object.keys(MEANT), ...EXAMPLES])
      expect(namedIn(path, readFileSync(join(ROOT, path), 'utf8')), path).not.toEqual([]);
  });
});
