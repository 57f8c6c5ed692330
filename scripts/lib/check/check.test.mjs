// The parts of `npm run check` that need nothing to run: which tests are chosen, and what is said to be left out.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../commands.mjs';
import { choose } from './choose.mjs';
import { readPackages } from './packages.mjs';

const PACKAGES = [
  { folder: 'packages/web', name: '@muster/web', uses: ['@muster/games', 'react'] },
  { folder: 'packages/kernel', name: '@muster/kernel', uses: [] },
  { folder: 'packages/games/go', name: '@muster/go', uses: ['@muster/kernel'] },
  { folder: 'packages/games/list', name: '@muster/games', uses: ['@muster/go', '@muster/kernel'] },
];
const ALWAYS = ['dead code and the rule index', 'the web build and all browser tests'];

test('a file stands for its package, also in the middle of games, and for no longer name that begins alike', () => {
  const files = ['packages/games/go/src/a.ts', 'packages/games/go/package.json', 'packages/webs/src/b.ts'];
  expect(choose(files, PACKAGES).folders).toEqual(['packages/games/go']);
});

test('who stands on the changed package is left out, directly or not; what it stands on is not spoken of', () => {
  expect(choose(['packages/games/go/src/a.ts'], PACKAGES).leftOut).toEqual([
    'packages that stand on the changed ones: packages/web, packages/games/list',
    'tests in docs, laws, museum, scripts',
    ...ALWAYS,
  ]);
});

test('changed beside the packages: tests of that folder, and nobody stands on it', () => {
  expect(choose(['museum/go/1.json', 'docs/ai.md'], PACKAGES)).toEqual({
    folders: ['docs', 'museum'],
    leftOut: ['tests in laws, scripts', ...ALWAYS],
  });
});

test('what belongs to nobody has no tests; what all hang on is said', () => {
  expect(choose(['e2e/go.spec.ts', 'README.md'], PACKAGES).folders).toEqual([]);
  expect(choose(['tsconfig.base.json'], PACKAGES)).toEqual({
    folders: [],
    leftOut: [
      'the other packages, though files were changed that all of them hang on',
      'tests in docs, laws, museum, scripts',
      ...ALWAYS,
    ],
  });
});

test('all changed: nothing but what never runs is left out', () => {
  const files = [...PACKAGES.map(({ folder }) => folder), 'docs', 'laws', 'museum', 'scripts'].map((one) => `${one}/x`);
  expect(choose(files, PACKAGES).leftOut).toEqual(ALWAYS);
});

test('the packages of this tree are found with what they stand on', () => {
  const packages = readPackages();
  expect(packages.find(({ name }) => name === '@muster/heroes')).toMatchObject({
    folder: 'packages/games/heroes',
    uses: expect.arrayContaining(['@muster/kernel', '@muster/test-kit']),
  });
  for (const { folder } of packages) expect(existsSync(join(root, folder, 'src'))).toBe(true);
});
