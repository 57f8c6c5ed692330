/**
 * The working tree and another revision, each in a folder of its own, built: so that both are measured alike, and files may be edited
 * meanwhile. Nothing is left in the repository; who removes the folder has removed everything.
 */

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { refuse } from '../refused.ts';

/** The repository that this very code stands in. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MOST_OUTPUT = 64 * 1024 * 1024;

interface Failed {
  readonly code?: string | number;
  readonly stdout?: string;
  readonly stderr?: string;
}

type Run = (command: string, args: readonly string[], cwd?: string) => Promise<string>;

/** Commands that end when the signal comes. */
const runner =
  (signal: AbortSignal | undefined): Run =>
  async (command, args, cwd = ROOT) =>
    (await promisify(execFile)(command, args, { cwd, maxBuffer: MOST_OUTPUT, ...(signal && { signal }) })).stdout;

/** What a command complained of, in one line. */
const complaint = (e: unknown): string => {
  const { stdout = '', stderr = '' } = e as Failed;
  return `${stderr}\n${stdout}`.trim().split('\n')[0] || String(e);
};

/** What it came to; one sentence instead when it fails, unless it was stopped. */
const orRefuse = async <T>(work: Promise<T>, signal: AbortSignal | undefined, sentence: string): Promise<T> => {
  try {
    return await work;
  } catch (e) {
    signal?.throwIfAborted();
    return refuse(`${sentence}: ${complaint(e)}`);
  }
};

const NO_REPOSITORY = 128;

/** The whole name of a commit. */
export const commitOf = async (revision: string, signal?: AbortSignal): Promise<string> => {
  try {
    const found = await runner(signal)('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    return found.trim();
  } catch (e) {
    signal?.throwIfAborted();
    const { code } = e as Failed;
    if (code === 'ENOENT') return refuse('git is not there: without it no other revision can be had.');
    if (code === NO_REPOSITORY) return refuse('This is no git repository: there is no other revision to be had.');
    return refuse(`There is no revision “${revision}”.`);
  }
};

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
}
type Locks = Readonly<Record<string, Locked>>;

const locksOf = async (folder: string): Promise<Locks> => {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as { packages: Locks };
  return packages;
};

const installed = (locks: Locks): string =>
  JSON.stringify(Object.entries(locks).filter(([at, { link }]) => at.includes('node_modules/') && link !== true));

/** The packages of this folder among the dependencies that are installed here. */
const linkModules = async (folder: string, locks: Locks): Promise<void> => {
  const [here, there] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  const own = Object.entries(locks).filter(([, { link }]) => link === true);
  const scopes = new Set(own.map(([at]) => at.split('/')[1]));
  await mkdir(there);
  for (const name of await readdir(here))
    if (!name.startsWith('.') && !scopes.has(name)) await symlink(join(here, name), join(there, name), 'junction');
  for (const [at, { resolved = '' }] of own) {
    await mkdir(dirname(join(folder, at)), { recursive: true });
    await symlink(join(folder, resolved), join(folder, at), 'junction');
  }
};

/** What is tracked or could be, as it stands in the working tree. */
const copyWorkingTree = async (to: string, run: Run): Promise<void> => {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of new Set(listed.split('\0')))
    if (file !== '')
      await cp(join(ROOT, file), join(to, file)).catch((e: Failed) => {
        if (e.code !== 'ENOENT') throw e; // it was deleted, and git has not been told
      });
};

const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];

const build = async (folder: string, title: string, run: Run, signal: AbortSignal | undefined): Promise<string> => {
  const tsc = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
  await orRefuse(run(process.execPath, [tsc, '-b', 'packages/bench'], folder), signal, `${title} cannot be built`);
  return folder;
};

export const workingTree = async (folder: string, signal?: AbortSignal): Promise<string> => {
  const run = runner(signal);
  await copyWorkingTree(folder, run);
  await linkModules(folder, await locksOf(folder));
  return build(folder, 'The working tree', run, signal);
};

/** A clone that shares what git has stored. What it depends on is installed only where that differs. */
export const treeAt = async (commit: string, title: string, folder: string, signal?: AbortSignal): Promise<string> => {
  const run = runner(signal);
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
  await run('git', ['checkout', '--quiet', '--detach', commit], folder);
  const locks = await locksOf(folder);
  if (installed(locks) === installed(await locksOf(ROOT))) await linkModules(folder, locks);
  else await orRefuse(run('npm', INSTALL, folder), signal, `What ${title} depends on cannot be installed`);
  return build(folder, title, run, signal);
};
