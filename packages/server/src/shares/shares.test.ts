// Short links over real HTTP, kept in a real database.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Share, Shared } from '@muster/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '../app.ts';
import type { Limits } from '../limits.ts';
import { listen } from '../listen.ts';
import type { Brains } from '../rooms/computers.ts';
import { openSqlite } from '../store/sqlite/store.ts';
import type { Store } from '../store/store.ts';

const PAGE =
  '<!doctype html><html><head><meta name="description" content="Games." /><title>Muster</title>\n  </head><body></body></html>';
const HOUR = 3_600_000;

/** Signature, a chunk IHDR of this size, and enough of nothing. */
const png = (width: number, height: number): string => {
  const bytes = Buffer.alloc(60);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
};

const WARBAND = { slots: 8, fighters: ['warrior', 'wizard', 'cleric', 'guardian'] };
const FORCE: Share = {
  kind: 'force',
  game: 'magewinds',
  title: 'The Prize-takers',
  words: 'Warrior, Wizard, Cleric and Guardian',
  data: { address: '/warbands?slots=8&band=warrior,wizard,cleric,guardian', of: WARBAND },
};
const SETUP: Share = {
  kind: 'setup',
  game: 'grid-battles',
  title: 'First Muster',
  words: 'Two players',
  data: { address: '/new/grid-battles?scenario=S1', of: { scenario: 'S1' } },
};

let folder: string;
let store: Store;
let app: FastifyInstance;
let origin: string;
let now = 0;

/** No computer plays here. */
const NO_BRAINS: Brains = { ask: () => Promise.reject(new Error('nobody thinks')) };

const serve = async (limits: Partial<Limits> = {}): Promise<void> => {
  const clock = { now: () => now, after: () => () => {} };
  app = await createServer({ webRoot: folder, play: { store, brains: NO_BRAINS, clock, limits } });
  origin = await listen(app, { port: 0, host: '127.0.0.1' });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-shares-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  store = await openSqlite(join(folder, 'data'));
  await serve({ sharesPerHour: 1000 });
});

afterAll(async () => {
  await app.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}/api/shares`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });

const make = async (share: Share): Promise<Shared> => {
  const answer = await post(share);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Shared;
};

const refusalOf = async (answer: Response): Promise<readonly [number, string]> => {
  const { status, message } = (await answer.json()) as { status: number; message: string };
  expect(status).toBe(answer.status);
  return [status, message];
};

const record = async (): Promise<Record<string, unknown>> =>
  JSON.parse(
    await readFile(new URL('../../../../museum/grid-battles/1-arrow-storm-zones.json', import.meta.url), 'utf8'),
  );

describe('what is shared', () => {
  test.each([FORCE, SETUP])('is found under its id as it was given: $kind', async (share) => {
    const { id } = await make(share);
    const answer = await fetch(`${origin}/api/shares/${id}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(share);
  });

  test('may be a whole record', async () => {
    const data = await record();
    const share: Share = { ...SETUP, kind: 'replay', game: String(data['game']), data };
    const { id } = await make(share);
    expect(await (await fetch(`${origin}/api/shares/${id}`)).json()).toEqual(share);
  });

  test('is deleted by who made it, and by nobody else', async () => {
    const [{ id, key }, other] = [await make(FORCE), await make(FORCE)];
    const drop = (authorization?: string) =>
      fetch(`${origin}/api/shares/${id}`, { method: 'DELETE', headers: authorization ? { authorization } : {} });
    expect((await refusalOf(await drop()))[0]).toBe(401);
    expect((await refusalOf(await drop(`Bearer ${other.key}`)))[0]).toBe(404);
    expect((await fetch(`${origin}/api/shares/${id}`)).status).toBe(200);
    expect((await drop(`Bearer ${key}`)).status).toBe(204);
    expect(await refusalOf(await fetch(`${origin}/api/shares/${id}`))).toEqual([
      404,
      'There is nothing under this short link: it was deleted, or never made.',
    ]);
    expect((await fetch(`${origin}/api/shares/${other.id}`)).status).toBe(200);
  });

  test('never tells its key or hash', async () => {
    const { id, key } = await make(FORCE);
    const told = await (await fetch(`${origin}/api/shares/${id}`)).text();
    expect(told).not.toContain(key);
    expect(told).not.toContain('owner');
  });
});

describe('what is refused', () => {
  test('whatever a page of another host asks', async () => {
    expect((await refusalOf(await post(FORCE, { origin: 'https://evil.example' })))[0]).toBe(403);
    expect((await post(FORCE, { origin })).status).toBe(201);
  });

  test.each<[name: string, change: object, sentence: RegExp]>([
    ['another kind', { kind: 'song' }, /kind/],
    ['a game that nobody knows', { game: 'chess' }, /not known here/],
    [
      'a force that its game cannot read',
      { data: { address: '/warbands', of: { fighters: ['dragon'] } } },
      /fighters\[0\]/,
    ],
    ['a force of a game that has none', { game: 'connect-four' }, /no forces/],
    ['a page elsewhere', { data: { address: '//evil.example/', of: WARBAND } }, /address of a page here/],
    ['a script for an address', { data: { address: 'javascript:alert(1)', of: WARBAND } }, /address of a page here/],
    ['a title of two lines', { title: 'One\nTwo' }, /control characters/],
    ['no title', { title: ' ' }, /must not be empty/],
    ['a title without end', { title: 'x'.repeat(121) }, /at most 120 characters/],
    ['a set-up that its game cannot read', { kind: 'setup', data: { address: '/new', of: { slots: 99 } } }, /slots/],
    ['a replay that is no record', { kind: 'replay', data: {} }, /this file/],
    [
      'a picture that is no PNG',
      { picture: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
      /must be a PNG/,
    ],
    ['a picture that is not packed as it should be', { picture: '<svg>' }, /base64/],
    [
      'a picture that is huge when it is unpacked',
      { picture: png(50_000, 50_000) },
      /at most 1200 by 630 pixels, not 50000 by 50000/,
    ],
    ['more than was asked', { more: true }, /more/],
  ])('%s', async (_, change, sentence) => {
    const [status, message] = await refusalOf(await post({ ...FORCE, ...change }));
    expect(status).toBe(400);
    expect(message).toMatch(sentence);
  });

  test('a record of another game', async () => {
    const [status, message] = await refusalOf(
      await post({ ...SETUP, kind: 'replay', game: 'heroes', data: await record() }),
    );
    expect([status, message]).toEqual([400, 'This is no record of Dwethia Heroes.']);
  });

  test('more than a short link holds, in words', async () => {
    const data = { ...(await record()), padding: 'x'.repeat(1_500_000) };
    expect(await refusalOf(await post({ ...SETUP, kind: 'replay', data }))).toEqual([
      413,
      'This is too large for a short link: 1.5 MB at most. Send it as a file.',
    ]);
  });

  test('a packed body, however little it is', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    const [status, message] = await refusalOf(await post(bomb, { 'content-encoding': 'gzip' }));
    expect([status, message]).toEqual([415, 'What is shared must be sent as JSON, not packed.']);
  });

  test('nesting without end', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const [status, message] = await refusalOf(
      await post(JSON.stringify({ ...FORCE, data: 0 }).replace('"data":0', `"data":${deep}`)),
    );
    expect([status, message]).toEqual([400, 'This is nested too deep to be kept.']);
  });

  test.each(['no JSON', '{"__proto__": {"kind": "force"}}', ''])('what is no share: %s', async (body) => {
    expect((await refusalOf(await post(body)))[0]).toBe(400);
  });

  test.each(['../../etc/passwd', "a' OR 1=1 --", 'ABCDEFGHIJ', 'x'.repeat(90)])('ids that are none: %s', async (id) => {
    for (const path of [`/api/shares/${encodeURIComponent(id)}`, `/s/${encodeURIComponent(id)}.png`])
      expect((await fetch(`${origin}${path}`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('what a chat shows of it', () => {
  test('title, words and picture stand in the head of the page, with whole addresses', async () => {
    const { id } = await make({ ...FORCE, picture: png(1200, 630) });
    const answer = await fetch(`${origin}/s/${id}`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(
      (await fetch(`${origin}/rules`)).headers.get('content-security-policy'),
    );
    const page = await answer.text();
    for (const tag of [
      '<title>The Prize-takers · Muster</title>',
      '<meta property="og:title" content="The Prize-takers" />',
      '<meta property="og:description" content="Warrior, Wizard, Cleric and Guardian" />',
      `<meta property="og:url" content="${origin}/s/${id}" />`,
      `<meta property="og:image" content="${origin}/s/${id}.png" />`,
    ])
      expect(page).toContain(tag);
    expect(page.match(/<meta name="description"/g)).toHaveLength(1);
    expect(page.match(/<title>/g)).toHaveLength(1);
  });

  test('the picture is a PNG and nothing else', async () => {
    const { id } = await make({ ...FORCE, picture: png(600, 300) });
    const answer = await fetch(`${origin}/s/${id}.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(png(600, 300));
  });

  test('without a picture none is named', async () => {
    const { id } = await make(FORCE);
    expect(await (await fetch(`${origin}/s/${id}`)).text()).not.toContain('og:image');
    expect((await fetch(`${origin}/s/${id}.png`)).status).toBe(404);
  });

  test('script in names stays text', async () => {
    const { id } = await make({
      ...FORCE,
      title: '</title><script>alert(1)</script>',
      words: `"><img src=x onerror='x'>$&$'`,
    });
    const page = await (await fetch(`${origin}/s/${id}`)).text();
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('content="&quot;&gt;&lt;img src=x onerror=&#39;x&#39;&gt;$&amp;$&#39;"');
  });

  test('an unknown one is the page, which says so', async () => {
    const answer = await fetch(`${origin}/s/abcdefghij`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(PAGE);
  });
});

describe('limits', () => {
  const withLimits = async (limits: Partial<Limits>): Promise<void> => {
    await app.close();
    await serve({ sharesPerHour: 1000, ...limits });
  };

  beforeEach(() => {
    now += 10 * HOUR;
  });

  test('each address makes so many in an hour, and some more later', async () => {
    await withLimits({ sharesPerHour: 3 });
    for (let i = 0; i < 3; i++) await make(FORCE);
    expect(await refusalOf(await post(FORCE))).toEqual([
      429,
      'Too many short links were made from this address within an hour: try again later.',
    ]);
    now += HOUR / 3;
    await make(FORCE);
    expect((await post(FORCE)).status).toBe(429);
  });

  test('each address opens so many in a minute, their pages and pictures too', async () => {
    await withLimits({ asksPerMinute: 160 });
    const { id } = await make({ ...FORCE, picture: png(1200, 630) });
    const open = async (path: string): Promise<number> => (await fetch(`${origin}${path}`)).status;
    const ways = [`/s/${id}`, `/s/${id}.png`, `/api/shares/${id}`];
    for (const way of ways) expect(await open(way)).toBe(200);
    for (const way of ways) expect(await open(way)).toBe(429);
    now += HOUR / 60;
    expect(await open(ways[2]!)).toBe(200);
  });

  test('many that are asked for at once are read one by one, and whatever else comes has its turn between them', async () => {
    const { id } = await make(FORCE);
    await app.close();
    let together = 0;
    let most = 0;
    const { shared } = store;
    const counting: Store = {
      ...store,
      shared: (one) => {
        most = Math.max(most, ++together);
        setImmediate(() => {
          together = 0;
        });
        return shared(one);
      },
    };
    app = await createServer({ webRoot: folder, play: { store: counting, brains: NO_BRAINS } });
    origin = await listen(app, { port: 0, host: '127.0.0.1' });
    const line = connect(Number(new URL(origin).port), '127.0.0.1');
    line.write(`GET /api/shares/${id} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
    let heard = '';
    for await (const bytes of line) {
      heard += bytes;
      if (heard.match(/HTTP\/1.1 200/g)?.length === 20) break;
    }
    expect(most).toBe(1);
  });

  test('so many are kept, and no more, until one is deleted', async () => {
    const { count } = await store.sharedSize();
    await withLimits({ shares: count + 1 });
    const { id, key } = await make(FORCE);
    expect(await refusalOf(await post(FORCE))).toEqual([
      507,
      'This server keeps no more short links: send the long link or the file.',
    ]);
    await fetch(`${origin}/api/shares/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${key}` } });
    await make(FORCE);
  });

  test('so many bytes are kept, and no more', async () => {
    const { bytes } = await store.sharedSize();
    await withLimits({ shareBytes: bytes + 1_500_000 });
    await make(FORCE);
    expect((await post(FORCE)).status).toBe(507);
  });
});
