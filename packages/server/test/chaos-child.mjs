// A server that serves a folder until it is killed, or kills itself at the nth time that it comes to a point: `CHAOS_KILL_AT=beforeAnswer:3`.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, listen } from '../dist/index.js';
import { openSqlite } from '../dist/store/sqlite/store.js';

const [point, nth] = (process.env.CHAOS_KILL_AT ?? '').split(':');
let left = Number(nth);

const reach = (name) => {
  if (name !== point) return;
  left--;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};

const store = await openSqlite(process.env.CHAOS_FOLDER, { at: reach });
/** Before anything of a step is written, and when all of it is but nobody knows. */
const watched = {
  ...store,
  write: async (wanted) => {
    reach('beforeAppend');
    const written = await store.write(wanted);
    reach('beforeAnswer');
    return written;
  },
};

const NONE = 1e9;
const webRoot = mkdtempSync(join(tmpdir(), 'muster-chaos-web-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html>');
const app = await createServer({
  webRoot,
  requestsPerMinute: NONE,
  play: {
    store: watched,
    brains: { ask: () => new Promise(() => {}) },
    limits: { connectionsPerAddress: NONE, matchesPerHour: NONE, messagesPerSecond: NONE, messagesAtOnce: NONE },
  },
  onError: (error) => process.stderr.write(`${error.stack}\n`),
});
const address = await listen(app, { port: Number(process.env.CHAOS_PORT), host: '127.0.0.1' });
console.log(new URL(address).port);
