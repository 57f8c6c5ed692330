// Installs the packages when they are missing or older than the lock file.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runQuietly, StepFailed } from './commands.mjs';
import { mayWrite, writeNote } from './write.mjs';

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.muster-install');
const npmOwnMark = join(modules, '.package-lock.json'); // npm writes it when an install is complete

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

const isInstalled = () => {
  if (!existsSync(npmOwnMark)) return false;
  const stamped = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();
  return stamped || statSync(npmOwnMark).mtimeMs >= statSync(lockFile).mtimeMs;
};

/** The npm that runs us, else the one on the path (on Windows a script, which needs a shell). */
const runNpm = (args) => {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [npm, ...args]);
  return runQuietly('npm', args, { shell: process.platform === 'win32' });
};

/** Where nothing may be written, what is there has to do. */
const makeDo = () => {
  if (existsSync(npmOwnMark)) return;
  throw new StepFailed(
    `The packages are not installed, and this user may not write in ${root}: run npm start once as a user who may.`,
  );
};

const install = async () => {
  console.error('Installing packages: about a minute the first time.');
  const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new StepFailed('The packages could not be installed: npm ci failed.', output);
};

export const ensureInstalled = async () => {
  if (!isInstalled()) {
    if (!mayWrite(modules)) return makeDo();
    await install();
  }
  writeNote(stampFile, lockHash());
};
