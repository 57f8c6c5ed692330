/** Runs a case in a process of its own, from the build or, where there is none, from the sources. */

import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pace } from './measure.ts';

const require = createRequire(import.meta.url);
const CHILD = new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url);

interface Where {
  /** The program that measures; this package's own by default. */
  readonly child?: URL;
  /** Ends the process. */
  readonly signal?: AbortSignal | undefined;
}

const execArgv = (child: URL): string[] =>
  child.pathname.endsWith('.ts') ? ['--conditions=source', '--import', pathToFileURL(require.resolve('tsx')).href] : [];

/** Units a second. */
export const sampleInChild = (
  part: string,
  name: string,
  pace: Pace,
  { child: program = CHILD, signal }: Where = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(program), [part, name, JSON.stringify(pace)], {
      ...(signal && { signal }),
      execArgv: execArgv(program),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let rate: number | undefined;
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint += text;
    });
    child.on('message', (message) => {
      rate = Number(message);
    });
    child.on('error', reject);
    child.on('close', () => {
      if (rate !== undefined && rate > 0) resolve(rate);
      else reject(new Error(`the case ${name} failed: ${complaint.trim() || 'it told nothing'}`));
    });
  });
