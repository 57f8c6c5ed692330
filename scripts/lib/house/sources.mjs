// The sources of the house, and what they import.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'reports', '.git']);

const filesUnder = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(root, path) : [path];
  });

/** Statements at the beginning of a line, and imports in the midst of one; types are imported like values: they bind as much. */
const IMPORT = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** What a text imports: as it is written, and where that is in the house; undefined for what comes from outside. */
export const importsOf = (path, text) =>
  [...text.matchAll(IMPORT)].map(([, stated, inMidst]) => {
    const name = stated ?? inMidst;
    return { name, target: name.startsWith('.') ? posix.join(posix.dirname(path), name) : undefined };
  });

export const source = (path, text) => ({
  path,
  text,
  lines: text.split('\n').length - 1,
  isTest: /\.(test|spec)\.tsx?$|\/test\//.test(path),
  imports: importsOf(path, text),
});

/** What stands beside the packages, and has no package.json of its own. */
export const BESIDE = ['docs', 'e2e', 'laws', 'museum', 'scripts'];

/** What is written by hand: no settings, nothing that was built. */
export const readSources = (root) =>
  ['packages', ...BESIDE]
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => /\.(?:tsx?|m?js)$/.test(path) && /^(?!packages)|\/(?:src|test|bin)\//.test(path))
    .map((path) => source(path, readFileSync(join(root, path), 'utf8')));

/** Each package: its folder, its short name, whether it is a game, and what it declares. */
export const readPackages = (root) =>
  filesUnder(root, 'packages')
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => {
      const { name, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      const folder = posix.dirname(path);
      return {
        folder,
        name: name.replace('@muster/', ''),
        isGame: existsSync(join(root, folder, 'src/card.ts')),
        dependencies: Object.keys(dependencies),
        devDependencies: Object.keys(devDependencies),
      };
    });

export const packageOf = (packages, path) => packages.find(({ folder }) => path.startsWith(`${folder}/`));
