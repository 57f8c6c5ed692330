/**
 * A process of its own that writes to a store, to be killed in the midst of it or to come to a limit. What it has been acknowledged
 * it tells, a line each: `acknowledged <match> <n>`, then `problem <code> <message>` or `done`.
 */

import { writeSync } from 'node:fs';
import { openPostgres } from '../src/store/postgres/store.ts';
import { openSqlite } from '../src/store/sqlite/store.ts';
import type { Store, StorePoint } from '../src/store/store.ts';
import { StoreProblem } from '../src/store/store.ts';
import { checkpoint, head, key, row } from './store-samples.ts';

export interface Orders {
  /** An address of PostgreSQL, or what `openSqlite` takes. */
  readonly place: string;
  /** They are made here. */
  readonly matches: readonly string[];
  /** So many entries each; without it, until killed. */
  readonly entries?: number;
  /** After every so many entries. */
  readonly checkpointEvery?: number;
  /** Where it kills itself, when it comes there for the nth time. */
  readonly killAt?: { readonly point: StorePoint; readonly time: number };
  /** As this user. */
  readonly user?: number;
}

const orders: Orders = JSON.parse(process.argv[2] ?? '');

/** Not lost with the process, as what waits in a stream would be. */
const tell = (line: string): void => {
  writeSync(1, `${line}\n`);
};

let times = 0;
const at = (point: StorePoint): void => {
  if (point === orders.killAt?.point && ++times === orders.killAt.time) process.kill(process.pid, 'SIGKILL');
};

/** Head, row and key of a step tell the same number, so that half of one would show. */
const writeTo = async (store: Store, match: string): Promise<void> => {
  await store.create(head(match, 0), []);
  for (let n = 0; n !== orders.entries; n++) {
    const written = await store.write({
      match,
      head: head(match, n + 1),
      rows: [row(n)],
      keys: [key(match, `key-${n}`)],
    });
    if (written !== 'written') throw new Error(`${match} ${n}: ${written}`);
    tell(`acknowledged ${match} ${n}`);
    if (orders.checkpointEvery !== undefined && (n + 1) % orders.checkpointEvery === 0)
      await store.checkpoint(match, checkpoint(n + 1));
  }
};

if (orders.user !== undefined) process.setuid?.(orders.user);
try {
  const store = await (orders.place.startsWith('postgres:') ? openPostgres : openSqlite)(orders.place, { at });
  await Promise.all(orders.matches.map((match) => writeTo(store, match)));
  await store.close();
  tell('done');
} catch (problem) {
  if (!(problem instanceof StoreProblem)) throw problem;
  tell(`problem ${problem.code} ${problem.message}`);
  process.exit(0);
}
