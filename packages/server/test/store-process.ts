/** Starts a process that writes to a store (`store-child.ts`) and hears what it tells. */

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Orders } from './store-child.ts';

export interface Told {
  /** By match: how many entries it was told are kept. */
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly done: boolean;
}

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const child = fileURLToPath(new URL('./store-child.ts', import.meta.url));

export interface Limits {
  /** Killed when so many entries were acknowledged. */
  readonly killAfter?: number;
  /** No file may grow beyond it, in blocks of 512 bytes. */
  readonly blocks?: number;
}

/** What it told until it ended. */
export const runChild = async (orders: Orders, { killAfter, blocks }: Limits = {}): Promise<Told> => {
  const args = ['--conditions=source', '--import', tsx, child, JSON.stringify(orders)];
  const [command, given] =
    blocks === undefined
      ? [process.execPath, args]
      : ['sh', ['-c', `ulimit -f ${blocks} && exec "$0" "$@"`, process.execPath, ...args]];
  const running = spawn(command, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged = new Map<string, number>();
  let problem: Told['problem'] = null;
  let done = false;
  let count = 0;
  for await (const line of createInterface({ input: running.stdout })) {
    const [what, first = '', ...rest] = line.split(' ');
    if (what === 'acknowledged') acknowledged.set(first, Number(rest[0]) + 1);
    if (what === 'problem') problem = { code: first, message: rest.join(' ') };
    if (what === 'done') done = true;
    if (what === 'acknowledged' && ++count === killAfter) running.kill('SIGKILL');
  }
  return { acknowledged, problem, done };
};
