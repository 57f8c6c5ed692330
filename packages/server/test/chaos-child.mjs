// A server that serves a folder (`CHAOS_FOLDER`), or is one of several nodes on a PostgreSQL (`CHAOS_DATABASE`), until it is killed, or
// kills itself at the nth time that it comes to a point: `CHAOS_KILL_AT=beforeAnswer:3`.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@muster/games';
import { createServer, listen } from '../dist/index.js';
import { openPostgresJobs } from '../dist/jobs/postgres.js';
import { openPostgres } from '../dist/store/postgres/store.js';
import { openSqlite } from '../dist/store/sqlite/store.js';

const [point, nth] = (process.env.CHAOS_KILL_AT ?? '').split(':');
let left = Number(nth);

const reach = (name) => {
  if (name !== point) return;
  left--;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};

const url = process.env.CHAOS_DATABASE ?? '';
/** PostgreSQL may be down just now: whoever started this tries again. */
const orEnd = (opening) =>
  opening.catch((error) => {
    if (error.code !== 'away') throw error;
    process.exit(1);
  });
const store = await (url === ''
  ? openSqlite(process.env.CHAOS_FOLDER, { at: reach })
  : orEnd(openPostgres(url, { at: reach, connections: 5, pollEvery: 500 })));
const jobs = url === '' ? undefined : await orEnd(openPostgresJobs(url, { pollEvery: 200, expireAfter: 2 }));

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

const openJobs = ({ look, ...terms }) =>
  jobs.open({
    ...terms,
    look: async (match) => {
      reach('inJob');
      await look(match);
    },
  });

/** Any candidate is good enough. */
const ask = async ({ game, view, seat }) => {
  const descriptor = await findGame(game).card.load();
  const candidates = descriptor.game.candidates(view, seat);
  return candidates[Math.floor(Math.random() * candidates.length)];
};

const NONE = 1e9;
const webRoot = mkdtempSync(join(tmpdir(), 'muster-chaos-web-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html>');
/** What was injected is no error of ours, and a database that was killed is away. */
const isExpected = ({ name, code }) => url !== '' && name === 'StoreProblem' && (code === 'away' || code === 'full');
const app = await orEnd(
  createServer({
    webRoot,
    requestsPerMinute: NONE,
    play: {
      store: watched,
      brains: { ask },
      ...(jobs && { jobs: openJobs }),
      limits: {
        connectionsPerAddress: NONE,
        matchesPerHour: NONE,
        asksPerMinute: NONE,
        messagesPerSecond: NONE,
        messagesAtOnce: NONE,
        leftAfterMs: 1000,
      },
    },
    onError: (error) => {
      if (!isExpected(error)) process.stderr.write(`${error.stack}\n`);
    },
  }),
);
const address = await listen(app, { port: Number(process.env.CHAOS_PORT), host: '127.0.0.1' });
console.log(new URL(address).port);
