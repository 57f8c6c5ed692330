// Builds what `npm start` and `npx muster` run: every package by tsc, then the web app by vite, compressed for sending.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mustRunTool, root, StepFailed } from './commands.mjs';
import { compressFolder } from './compress.mjs';
import { mayWrite, writeNote } from './write.mjs';

const stampFile = join(root, 'node_modules', '.muster-build');
const packages = join(root, 'packages');
const web = join(packages, 'web');
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test']);

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const isSource = (file) => !/\.(test\.tsx?|tsbuildinfo)$/.test(file);

/** Names, sizes and times of everything the build reads: cheap, and any edit changes it. */
const sourcesStamp = () => {
  const files = [
    ...filesBelow(packages).filter(isSource),
    join(root, 'tsconfig.json'),
    join(root, 'tsconfig.base.json'),
  ];
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const packageFolders = () =>
  JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).references.map(({ path }) => join(root, path));

/** tsc keeps its notes beside the sources: when only the output was deleted it would believe all is built. */
const outputIsMissing = () =>
  packageFolders().some((folder) => folder !== web && !existsSync(join(folder, 'dist', 'index.js')));

const isComplete = () => existsSync(join(web, 'dist', 'index.html')) && !outputIsMissing();

const isBuilt = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && isComplete();

const mayBuild = () => packageFolders().every((folder) => mayWrite(join(folder, 'dist')));

/** Where nothing may be written, what is there has to do. */
const makeDo = () => {
  if (!isComplete())
    throw new StepFailed(
      `Muster is not built, and this user may not write in ${root}: run npm start once as a user who may.`,
    );
  console.log('This user may not write here, so the build that is there is served; it may be older than the sources.');
};

/** What `tsc -b` must be told so that every package has its output afterwards. */
export const tscBuildArguments = () => (outputIsMissing() ? ['-b', '--force'] : ['-b']);

/** Builds the web app and notes that all is built; the packages must be built already. */
export const buildWeb = async () => {
  const stamp = sourcesStamp();
  await mustRunTool('The web app could not be built: vite build failed.', 'vite', 'vite', ['build'], { cwd: web });
  await compressFolder(join(web, 'dist'));
  writeNote(stampFile, stamp);
};

export const ensureBuilt = async () => {
  if (isBuilt(sourcesStamp())) return;
  if (!mayBuild()) return makeDo();
  console.error('Building.');
  await mustRunTool('The packages could not be built: tsc failed.', 'typescript', 'tsc', tscBuildArguments());
  await buildWeb();
};
