/** A server of the chaos in a process of its own (`chaos-child.mjs`). */

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** Fulfilled when it has ended: whether it was killed, and did not end by itself. */
  readonly gone: Promise<boolean>;
}

const CHILD = fileURLToPath(new URL('./chaos-child.mjs', import.meta.url));

/** Until it serves; undefined where it ended before that. */
export const startProcess = (settings: Readonly<Record<string, string>>): Promise<Running | undefined> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings };
    const child = spawn(process.execPath, [CHILD], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = new Promise<boolean>((end) => child.once('exit', (_code, signal) => end(signal === 'SIGKILL')));
    child.once('error', reject);
    gone.then(() => resolve(undefined));
    createInterface({ input: child.stdout! }).once('line', (line) => resolve({ child, port: Number(line), gone }));
  });

/** What a server takes to start on a quiet machine, in milliseconds. */
const QUIET_START_MS = 1500;
const SLOWEST = 4;

/** How many times slower than a quiet one this machine is, by how long a server took to start: as much longer everything waits. */
export const slownessOf = (startMs: number): number => Math.min(SLOWEST, Math.max(1, startMs / QUIET_START_MS));
