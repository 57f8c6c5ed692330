// What a browser and a rude client get, on a small web app in a temporary folder.

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './app.ts';
import { listen } from './listen.ts';
import { ServeProblem } from './problem.ts';

const PAGE = '<!doctype html><title>Muster</title>';
const SCRIPT = `console.log('${'muster '.repeat(200)}');`;
const SECRET = 'not for the web';

let folder: string;
let webRoot: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-server-'));
  webRoot = join(folder, 'dist');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(webRoot, '.hidden'), SECRET);
  await writeFile(join(webRoot, 'index.html'), PAGE);
  await writeFile(join(webRoot, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webRoot, 'assets', 'main-a1b2c3.js'), SCRIPT);
  await writeFile(join(webRoot, 'assets', 'main-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(webRoot, 'assets', 'main-a1b2c3.js.gz'), gzipSync(SCRIPT));
  app = await createServer({ webRoot });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('pages', () => {
  const routes = [
    '/',
    '/index.html',
    '/play/abc',
    '/replay/abc/12',
    '/rules',
    '/odds?attacker=knight',
    '/no/such/page',
  ];
  test.each(routes)('%s is the app, never kept without asking', async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(PAGE);
  });

  test('an address as long as a small record is still a page', async () => {
    const answer = await app.inject(`/replay/${'x'.repeat(8000)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(PAGE);
  });

  test('a page already held is not sent again', async () => {
    const { etag } = (await app.inject('/play/abc')).headers;
    const answer = await app.inject({ url: '/play/abc', headers: { 'if-none-match': String(etag) } });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
  });

  test('HEAD gives the headers alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/rules' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(PAGE.length));
    expect(answer.body).toBe('');
  });
});

describe('files', () => {
  const script = '/assets/main-a1b2c3.js';

  test('hashed assets are kept for a year', async () => {
    const answer = await app.inject(script);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^(application|text)\/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(SCRIPT);
  });

  test('files without a hash in their name are asked for again', async () => {
    const answer = await app.inject('/icon.svg');
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s is sent to those who take it', async (encoding, unpack) => {
    const answer = await app.inject({ url: script, headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/^(application|text)\/javascript/);
    expect(answer.headers['cache-control']).toMatch(/immutable/);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(unpack(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('a file that was not compressed is sent as it is', async () => {
    const answer = await app.inject({ url: '/play/x', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(PAGE);
  });
});

describe('refusals', () => {
  test.each([
    '/assets/gone-123.js',
    '/assets',
    '/assets/',
    '/favicon.ico',
    '/.hidden',
    '/.git/config',
    '/api',
    '/api/x',
  ])('%s is not found, in a sentence', async (url) => {
    const answer = await app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('There is nothing at this address.\n');
  });

  test('whoever asks for JSON gets the sentence as JSON', async () => {
    const answer = await app.inject({ url: '/play/abc', headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: 404, message: 'There is nothing at this address.' });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is not allowed', async (method) => {
    for (const url of ['/', '/play/abc', '/assets/main-a1b2c3.js', '/healthz']) {
      const answer = await app.inject({
        method,
        url,
        headers: { 'content-type': 'application/x-nonsense' },
        payload: '{',
      });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.body).toBe('This address can only be read: use GET or HEAD.\n');
    }
  });

  test.each(['/%', '/play/%E0%A4%A', '/assets/%zz.js', '/%00', '/assets/a%00.js'])('%s cannot be read', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe('This request cannot be read: its address or a header is malformed.\n');
  });

  test('more requests than the limit are refused until the minute is over', async () => {
    const limited = await createServer({ webRoot, requestsPerMinute: 2 });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await limited.inject('/')).statusCode);
    const last = await limited.inject('/');
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
    expect(last.headers['retry-after']).toBeDefined();
    expect(last.body).toBe('Too many requests from this address: wait a minute, then try again.\n');
  });

  test('an error of our own shows no more than that there was one', async () => {
    const heard: Error[] = [];
    const broken = await createServer({ webRoot, onError: (error) => heard.push(error) });
    broken.get('/broken', () => {
      throw new Error(SECRET);
    });
    const answer = await broken.inject('/broken');
    await broken.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('The server met an error of its own; trying again may help.\n');
    expect(heard.map((error) => error.message)).toEqual([SECRET]);
  });
});

test('health is told without being cached', async () => {
  const answer = await app.inject('/healthz');
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the page may load and run only what this server sends', async () => {
  for (const url of ['/', '/assets/main-a1b2c3.js', '/assets/gone.js']) {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|http:|https:|\*/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('without a built web app nothing is served, and the sentence says what to do', async () => {
  const problem = await createServer({ webRoot: join(folder, 'nowhere') }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ServeProblem);
  expect(problem).toMatchObject({ code: 'notBuilt' });
  expect(String(problem)).toMatch(/nowhere has no index\.html\. `npm start` builds it\./);
});

describe('on a real port', () => {
  let address: string;
  let live: FastifyInstance;

  beforeAll(async () => {
    live = await createServer({ webRoot });
    address = await listen(live, { port: 0, host: '127.0.0.1' });
  });

  afterAll(() => live.close());

  /** What the server answers to exactly these bytes: fetch would tidy the address up first. */
  const sendRaw = async (request: string): Promise<string> => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(address).port) });
    socket.write(request);
    return text(socket);
  };

  test('the address names host and port', async () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${address}/play/abc`)).text()).toBe(PAGE);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
  ])('%s does not lead out of the folder', async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain(SECRET);
  });

  test.each(['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n'])(
    'what is not HTTP gets 400 (%j)',
    async (request) => {
      const answer = await sendRaw(request);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toMatch(/ at .*\.js/);
    },
  );

  test('an answer under way is finished when the server stops', async () => {
    const stopping = await createServer({ webRoot });
    let finish: () => void = () => {};
    const begun = new Promise<void>((asked) => {
      stopping.get('/slow', async () => {
        asked();
        await new Promise<void>((done) => {
          finish = done;
        });
        return 'whole';
      });
    });
    const answer = fetch(`${await listen(stopping, { port: 0, host: '127.0.0.1' })}/slow`);
    await begun;
    const closed = stopping.close();
    finish();
    expect(await (await answer).text()).toBe('whole');
    await closed;
  });

  test('who takes no answers is given no more, until those are gone', async () => {
    const server = await createServer({ webRoot });
    server.get('/large', () => 'x'.repeat(30_000_000)); // more than a connection holds by itself
    const address = await listen(server, { port: 0, host: '127.0.0.1' });
    const idle = await Promise.all(
      [1, 2].map(async () => {
        const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(address).port) });
        socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
        await once(socket, 'readable'); // the answer has begun, and is not read
        return socket;
      }),
    );
    const ask = async (path: string): Promise<number> => (await fetch(`${address}${path}`)).status;
    expect([await ask('/large'), await ask('/')]).toEqual([429, 200]);
    for (const socket of idle) socket.destroy();
    while ((await ask('/large')) !== 200);
    await server.close();
  });

  describe('clients that never finish', () => {
    // What is complete is answered, unless a busy machine comes to it too late; the line is cut in any case.
    const patience = { headers: 100, request: 200, check: 25 };
    test.each([
      ['nothing at all', '', /^HTTP\/1\.1 408 /],
      ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1\.1 408 /],
      ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf', /^HTTP\/1\.1 (405|408) /],
      [
        'half a body to read by',
        'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf',
        /^HTTP\/1\.1 (200|408) /,
      ],
      [
        'half a chunk',
        'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nha',
        /^HTTP\/1\.1 (405|408) /,
      ],
    ])('%s: the server hangs up', async (_, request, wanted) => {
      const impatient = await createServer({ webRoot, patience });
      const { port } = new URL(await listen(impatient, { port: 0, host: '127.0.0.1' }));
      const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
      socket.write(request);
      expect(await text(socket)).toMatch(wanted); // comes to an end only when the server hangs up
      await impatient.close();
    });

    test('by default every length of time is limited', async () => {
      const { server } = live;
      for (const millis of [server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout])
        expect(millis).toBeGreaterThan(0);
    });
  });

  test.each([undefined, '127.0.0.1', '0.0.0.0'])('a taken port is named, with the way out (host %s)', async (host) => {
    const port = Number(new URL(address).port);
    const second = await createServer({ webRoot });
    const problem = await listen(second, host === undefined ? { port } : { port, host }).catch(
      (error: unknown) => error,
    );
    await second.close();
    expect(problem).toBeInstanceOf(ServeProblem);
    expect(problem).toMatchObject({ code: 'portTaken' });
    expect(String(problem)).toContain(`Port ${port} is already in use`);
    expect(String(problem)).toContain(`PORT=${port + 1}`);
  });

  test.each([
    [{ port: 70000 }, 'portInvalid'],
    [{ port: Number.NaN }, 'portInvalid'],
    [{ port: 0, host: 'no-such-host.invalid' }, 'hostUnknown'],
  ])('%j is refused: %s', async (options, code) => {
    const other = await createServer({ webRoot });
    const problem = await listen(other, options).catch((error: unknown) => error);
    await other.close();
    expect(problem).toMatchObject({ code });
  });

  test('everywhere is visited as localhost', async () => {
    const open = await createServer({ webRoot });
    expect(await listen(open, { port: 0, host: '0.0.0.0' })).toMatch(/^http:\/\/localhost:\d+$/);
    await open.close();
  });
});
