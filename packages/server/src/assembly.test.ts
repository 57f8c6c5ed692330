// A server as its operator sees it: whether it is ready, its figures, its log, and what a proxy in front may say.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewMatchMade } from '@muster/protocol';
import { afterEach, expect, test } from 'vitest';
import { connect, drop, dropFolder, newFolder, startServer, TWO } from '../test/playing.ts';
import { assemble } from './assembly.ts';
import { listen } from './listen.ts';
import { lineOf } from './log.ts';
import { ServeProblem } from './problem.ts';
import { StoreProblem } from './store/store.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Started {
  readonly address: string;
  readonly lines: readonly string[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

const start = async (env: Record<string, string>): Promise<Started> => {
  const folder = await newFolder();
  closing.push(() => dropFolder(folder));
  const lines: string[] = [];
  const { app, data, log } = await assemble({ env, data: folder, webRoot: folder, write: (line) => lines.push(line) });
  closing.push(() => app.close());
  const address = await listen(app, { port: 0, host: '127.0.0.1' });
  log({ event: 'started', address, data });
  const post: Started['post'] = (path, body, headers = {}) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { address, lines, post, close: () => app.close() };
};

const made = async (server: Started): Promise<NewMatchMade> =>
  (await (await server.post('matches', TWO)).json()) as NewMatchMade;

/** Ada and Ben play until Ada has won, and Ben tries what is not allowed. */
const playOut = async (server: Started): Promise<{ readonly match: string; readonly secrets: readonly string[] }> => {
  const { match, key, links } = await made(server);
  const claimed = await (await server.post('claim', { match, key: links[0]!.key, name: 'Benjamin' })).json();
  const benKey = (claimed as { key: string }).key;
  const ada = await connect(server, match, key);
  const ben = await connect(server, match, benKey);
  await Promise.all([ada.next('view'), ben.next('view')]);
  expect((await ben.play(drop(0))).answer.ok).toBe(false);
  for (let turn = 0; turn < 7; turn++) await (turn % 2 === 0 ? ada : ben).play(drop(turn % 2));
  await Promise.all([ada.close(), ben.close()]);
  return { match, secrets: [key, benKey, links[0]!.key, 'Ada', 'Benjamin'] };
};

test('figures are counted, on a port of their own, and name nobody', async () => {
  const server = await start({ MUSTER_METRICS: '0', MUSTER_LOG: 'json' });
  const { match, secrets } = await playOut(server);
  const { address } = JSON.parse(server.lines.find((line) => line.includes('"metrics"'))!);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('muster_messages_total{type="play"} 8');
  expect(text).toContain('muster_refusals_total{type="play"} 1');
  expect(text).toContain('muster_answer_seconds_count{type="play"} 8');
  expect(text).toMatch(/^muster_commit_rows_sum 7$/m);
  expect(text).toMatch(/^muster_open_rooms 1$/m);
  expect(text).toMatch(/^muster_connections \d+$/m);
  expect(text).toMatch(/^muster_computers_waiting 0$/m);
  expect(text).toMatch(/^muster_computers_thinking 0$/m);
  expect(text).toContain('muster_http_responses_total{route="/api/matches",status="200"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  for (const secret of [...secrets, match, '127.0.0.1']) expect(text).not.toContain(secret);
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
  expect(await (await fetch(`${server.address}/metrics`)).text()).toContain('<title>Muster</title>'); // a page like any other
});

test('a log of one JSON line for each event, without keys, names, moves and addresses of clients', async () => {
  const server = await start({ MUSTER_LOG: 'json', MUSTER_CONECTIONS: '5' });
  const { match, secrets } = await playOut(server);
  const withdrawn = await made(server);
  await server.post('withdraw', { match: withdrawn.match, key: withdrawn.key });
  await server.close();
  const events = server.lines.map((line) => JSON.parse(line));
  expect(events.map(({ event }) => event)).toEqual([
    'unknownSetting',
    'started',
    'made',
    'begun',
    'over',
    'made',
    'withdrawn',
    'stopping',
    'stopped',
  ]);
  expect(events[4]).toMatchObject({ level: 'info', match, game: TWO.game, time: expect.stringMatching(/^\d{4}-.+Z$/) });
  const text = server.lines.filter((line) => !line.includes('"started"')).join('');
  for (const secret of [...secrets, withdrawn.key, 'column', '127.0.0.1']) expect(text).not.toContain(secret);
});

test('in words, only what somebody should look at', async () => {
  const server = await start({ MUSTER_CONECTIONS: '5' });
  await playOut(server);
  expect(server.lines).toEqual(['MUSTER_CONECTIONS is no setting of this server, and sets nothing.\n']);
});

test.each(['words', 'json'] as const)('whatever an error quotes, no key and no hash comes out in %s', (form) => {
  const [key, hash] = ['k'.repeat(43), 'a1'.repeat(32)];
  const line = lineOf(form, { event: 'error', error: new Error(`no seat for ${key} and ${hash}`) }, 0);
  expect(line).toContain('no seat for … and …');
  expect(line).not.toMatch(/k{9}|a1a1a1/);
});

test('a port of figures that is taken, and a setting that cannot be read, are said in a sentence', async () => {
  const server = await start({});
  const { port } = new URL(server.address);
  await expect(start({ MUSTER_METRICS: port })).rejects.toThrow(ServeProblem);
  await expect(start({ MUSTER_METRICS: port })).rejects.toThrow(/where MUSTER_METRICS says: .*EADDRINUSE/);
  await expect(start({ MUSTER_ROOMS: 'many' })).rejects.toThrow(/^MUSTER_ROOMS must be/);
});

test('it lives, and is ready as long as its store answers', async () => {
  let isAway = false;
  const server = await startServer({
    wrap: (store) => ({
      ...store,
      head: async (match) => {
        if (isAway) throw new StoreProblem('away', 'The database is away.');
        return store.head(match);
      },
    }),
  });
  closing.push(server.close);
  const ask = async (path: string) => {
    const answer = await fetch(`${server.address}${path}`);
    return [answer.status, await answer.json()];
  };
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }]);
  isAway = true;
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/readyz')).toEqual([503, { status: 'notReady', why: 'store' }]);
});

const forwarded = (address: string) => ({
  'x-forwarded-for': address,
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'play.example.org',
});

/** Whether a second match is refused to this address, of which one may be made in an hour. */
const mayMakeTwo = async (server: Started, first: string, second: string): Promise<boolean> => {
  expect((await server.post('matches', TWO, forwarded(first))).status).toBe(200);
  return (await server.post('matches', TWO, forwarded(second))).status === 200;
};

test('a proxy that is trusted says who asks; nobody else does', async () => {
  const limits = { MUSTER_MATCHES_PER_HOUR: '1' };
  const trusting = await start({ ...limits, MUSTER_TRUST_PROXY: 'loopback' });
  expect(await mayMakeTwo(trusting, '203.0.113.1', '203.0.113.2')).toBe(true);
  const again = await trusting.post('matches', TWO, forwarded('203.0.113.1'));
  expect(again.status).toBe(429);
  // Who comes through the proxy and claims to be another is not believed: only the last hop speaks for the proxy.
  const claiming = { ...forwarded('198.51.100.7, 203.0.113.2') };
  expect((await trusting.post('matches', TWO, claiming)).status).toBe(429);
  expect(await mayMakeTwo(await start(limits), '203.0.113.1', '203.0.113.2')).toBe(false);
  const other = await start({ ...limits, MUSTER_TRUST_PROXY: '10.0.0.0/8' });
  expect(await mayMakeTwo(other, '203.0.113.1', '203.0.113.2')).toBe(false);
});

test('pages of the public address may speak, and no others', async () => {
  const from = async (server: Started, origin: string, headers = {}): Promise<number> =>
    (await server.post('matches', TWO, { origin, ...headers })).status;
  const open = await start({ PUBLIC_URL: 'https://play.example.org' });
  expect(await from(open, 'https://play.example.org')).toBe(200);
  expect(await from(open, 'http://play.example.org')).toBe(403);
  expect(await from(open, open.address)).toBe(403);
  const plain = await start({});
  expect(await from(plain, plain.address)).toBe(200);
  expect(await from(plain, 'https://play.example.org', forwarded('203.0.113.1'))).toBe(403);
  const trusting = await start({ MUSTER_TRUST_PROXY: 'loopback' });
  expect(await from(trusting, 'https://play.example.org', forwarded('203.0.113.1'))).toBe(200);
});

test('a short link shows the public address, whatever the request says', async () => {
  const folder = await newFolder();
  closing.push(() => dropFolder(folder));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head>');
  const env = { PUBLIC_URL: 'https://play.example.org' };
  const { app } = await assemble({ env, data: folder, webRoot: folder, write: () => {} });
  closing.push(() => app.close());
  const share = {
    id: 'abcdefghjk',
    kind: 'force',
    created: 1,
    owner: 'x',
    body: { kind: 'force', title: 'A', words: 'B' },
  };
  const { openSqlite } = await import('./store/sqlite/store.ts');
  const store = await openSqlite(folder);
  await store.share(share);
  await store.close();
  const page = await app.inject({ url: '/s/abcdefghjk', headers: { host: 'evil.example' } });
  expect(page.body).toContain('https://play.example.org/s/abcdefghjk');
  expect(page.body).not.toContain('evil.example');
});
