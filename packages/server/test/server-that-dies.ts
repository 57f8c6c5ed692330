/**
 * For tests: a server in a process of its own that kills itself at a named point, as a power cut would.
 *
 *     MUSTER_KILL_AT=beforeAppend:12 MUSTER_DATA=… PORT=… tsx --conditions=source packages/server/test/server-that-dies.ts
 *
 * Points: `beforeAppend` (before something is committed), `beforeAnswer` (committed, and nobody knows yet), `inCheckpoint`, `inMigration`;
 * the number says which time. Without it, it lives. Its only line is the address.
 */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../src/app.ts';
import { openBrains } from '../src/brains/brains.ts';
import { closeOnSignals, listen } from '../src/listen.ts';
import { openSqlite } from '../src/store/sqlite/store.ts';
import type { StorePoint } from '../src/store/store.ts';

const POINTS: Readonly<Record<string, StorePoint>> = {
  beforeAppend: 'beforeCommit',
  beforeAnswer: 'afterCommit',
  inCheckpoint: 'inCheckpoint',
  inMigration: 'inMigration',
};

const { MUSTER_KILL_AT: killAt = '', MUSTER_DATA: data, PORT: port = '0' } = process.env;
const [name = '', count = '1'] = killAt.split(':');
const deadly = POINTS[name];
if (data === undefined || (killAt !== '' && deadly === undefined)) throw new Error('see the head of this file');

let left = Number(count);
const at = (point: StorePoint): void => {
  if (point === deadly && --left === 0) process.kill(process.pid, 'SIGKILL');
};

const webRoot = mkdtempSync(join(tmpdir(), 'muster-web-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html>');
const store = await openSqlite(data, { at });
const brains = openBrains();
const app = await createServer({
  webRoot,
  play: { store, brains, limits: { matchesPerHour: 1e6, messagesPerSecond: 1e6, messagesAtOnce: 1e6 } },
  onError: (e) => process.stderr.write(`${e.stack ?? e.message}\n`),
});
const address = await listen(app, { port: Number(port), host: '127.0.0.1' });
closeOnSignals(app);
process.stdout.write(`${address}\n`);
