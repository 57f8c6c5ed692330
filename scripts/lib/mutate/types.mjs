// A mutant that does not compile is no hole in the tests: the types notice it first.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runQuietly, toolFile } from '../commands.mjs';
import { gameOf } from './files.mjs';
import { changedText } from './mutants.mjs';

const FOLDER = join(root, 'reports', 'mutate');

/** Incremental: only what a change reaches is looked at again. */
const CONFIG = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    composite: false,
    incremental: true,
    noEmit: true,
    tsBuildInfoFile: './tsconfig.tsbuildinfo',
    allowImportingTsExtensions: true,
  },
  include: ['src'],
  exclude: ['**/*.test.ts'],
};

const compiles = async (folder) =>
  (await runQuietly(process.execPath, [toolFile('typescript', 'tsc'), '-p', folder], { cwd: root })).code === 0;

/** Those of the mutants (of one game) that compile. The sources stay as they are: a copy of them is changed. */
export const thoseThatCompile = async (mutants) => {
  if (mutants.length === 0) return [];
  const source = `packages/games/${gameOf(mutants[0].file)}/src`;
  const folder = join(FOLDER, gameOf(mutants[0].file));
  const kept = [];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    cpSync(join(root, source), join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    if (!(await compiles(folder))) throw new Error(`${source} does not compile as it is.`);
    for (const mutant of mutants) {
      const copy = join(folder, 'src', mutant.file.slice(source.length + 1));
      writeFileSync(copy, changedText(mutant));
      if (await compiles(folder)) kept.push(mutant);
      cpSync(join(root, mutant.file), copy);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return kept;
};
