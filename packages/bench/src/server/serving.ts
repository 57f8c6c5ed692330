/** A process that serves: Muster on a folder, or what it is held against, a bare echo and a floor; and what a bare append takes. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, listen, openPostgres, openSqlite, type Store } from '@muster/server';
import postgres from 'postgres';
import { WebSocketServer } from 'ws';
import { bareHead, ENTRY, serveFloor, TOLD } from './floor.ts';
import { answerQuestions, usedSoFar } from './programs.ts';
import { beginSplit, endSplit } from './split.ts';

export type Serving =
  | { readonly serve: 'muster'; readonly folder: string }
  /** A node on this PostgreSQL. */
  | { readonly serve: 'node'; readonly database: string }
  | { readonly serve: 'echo' }
  /** What no server can do without, for so many pairs. */
  | { readonly serve: 'floor'; readonly folder: string; readonly pairs: number }
  /** So many writers for so long: appends a second. */
  | { readonly append: number; readonly folder: string; readonly millis: number }
  /** Rows a second that PostgreSQL takes, so many in a statement that is a commit. */
  | { readonly insert: number; readonly database: string; readonly millis: number }
  /** Milliseconds of processor time so far. */
  | { readonly used: true }
  /** From the one to the other it is looked at where the time of the thread that serves goes. */
  | { readonly split: 'from' | 'to' };

const NONE = 1e9;
const LIMITS = {
  connections: NONE,
  connectionsPerAddress: NONE,
  matchesPerHour: NONE,
  asksPerMinute: NONE,
  messagesPerSecond: NONE,
  messagesAtOnce: NONE,
  rooms: NONE,
  helloMs: NONE, // who only pings never says it
};

const serveMuster = async (store: Store): Promise<number> => {
  const webRoot = await mkdtemp(join(tmpdir(), 'muster-bench-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
  const brains = { ask: () => new Promise<never>(() => {}) };
  const app = await createServer({ webRoot, requestsPerMinute: NONE, play: { store, brains, limits: LIMITS } });
  return Number(new URL(await listen(app, { port: 0, host: '127.0.0.1' })).port);
};

/** Reads a message and answers it, as a server must. */
const serveEcho = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createHttp();
    new WebSocketServer({ server }).on('connection', (socket) => {
      socket.on('message', (data) => socket.send(JSON.stringify(JSON.parse(String(data)))));
    });
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const append = async (writers: number, folder: string, millis: number): Promise<number> => {
  const store = await openSqlite(folder);
  let count = 0;
  const until = performance.now() + millis;
  const write = async (_: unknown, i: number): Promise<void> => {
    const match = `bare${i}`;
    await store.create(bareHead(match), []);
    for (let n = 0; performance.now() < until; n++) {
      const sender = { seat: 0, id: `id-${n}-${i}` };
      await store.write({ match, rows: [{ n, entry: ENTRY, told: TOLD, at: [n, n, n, n], gone: null, sender }] });
      count++;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await store.close();
  return (count * 1000) / millis;
};

/** What nothing can do without: rows as a match has them, many to a statement, with nothing asked before. */
const insert = async (many: number, database: string, millis: number): Promise<number> => {
  const sql = postgres(database, { max: 1, onnotice: () => {} });
  await sql`DROP TABLE IF EXISTS bare`;
  await sql`CREATE TABLE bare (match text, n integer, sender text, entry text, told text, PRIMARY KEY (match, n))`;
  const [entry, told] = [JSON.stringify(ENTRY), JSON.stringify(TOLD)];
  const until = performance.now() + millis;
  let n = 0;
  for (; performance.now() < until; n++) {
    const rows = Array.from({ length: many }, (_, i) => ({
      match: `bare${i}`,
      n,
      sender: `id-${n}-${i}`,
      entry,
      told,
    }));
    await sql`
      INSERT INTO bare SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::text::json)
        AS x (match text, n integer, sender text, entry text, told text)`;
  }
  await sql`DROP TABLE bare`;
  await sql.end();
  return (n * many * 1000) / millis;
};

const serve = async (question: Extract<Serving, { serve: unknown }>): Promise<number> => {
  if (question.serve === 'echo') return serveEcho();
  if (question.serve === 'floor') return (await serveFloor(await openSqlite(question.folder), question.pairs)).port;
  return serveMuster(
    question.serve === 'node' ? await openPostgres(question.database) : await openSqlite(question.folder),
  );
};

answerQuestions(async (question: Serving) => {
  if ('serve' in question) return serve(question);
  if ('insert' in question) return insert(question.insert, question.database, question.millis);
  if ('append' in question) return append(question.append, question.folder, question.millis);
  if ('split' in question) return question.split === 'from' ? beginSplit() : endSplit();
  return usedSoFar();
});
