// Who tries every door: keys where they do not belong, frames that no browser sends, pages of other hosts, and two at once.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';
import { CLOSED, type ToServer } from '@muster/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  claim,
  connect,
  drop,
  make,
  newId,
  seated,
  startServer,
  type TestClient,
  type TestServer,
} from '../test/playing.ts';
import { isOwnOrigin } from './origin.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

describe('frames that no browser sends', () => {
  const [TEXT, PING] = [1, 9];
  const PACKED = 4;

  interface Form {
    readonly isLast?: boolean;
    readonly reserved?: number;
    readonly isMasked?: boolean;
  }

  /** One frame as it goes over the wire; masked with zeros, which change nothing. */
  const frame = (kind: number, content: string | Buffer, form: Form = {}): Buffer => {
    const { isLast = true, reserved = 0, isMasked = true } = form;
    const bytes = Buffer.from(content);
    const first = (isLast ? 0x80 : 0) | (reserved << 4) | kind;
    const mask = isMasked ? 0x80 : 0;
    const length = bytes.length < 126 ? [mask | bytes.length] : [mask | 126, bytes.length >> 8, bytes.length & 0xff];
    return Buffer.concat([Buffer.from([first, ...length]), Buffer.alloc(isMasked ? 4 : 0), bytes]);
  };

  /** A connection that has shaken hands. */
  const greeted = async (): Promise<Socket> => {
    const { port } = new URL(server.address);
    const wire = createConnection({ host: '127.0.0.1', port: Number(port) });
    wire.on('error', () => {});
    wire.write(
      [
        'GET /ws HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Extensions: permessage-deflate',
        '\r\n',
      ].join('\r\n'),
    );
    await once(wire, 'data');
    return wire.pause(); // nothing is lost until somebody reads
  };

  /** Says these after the greeting, and takes all that comes until the server hangs up, or until this is in it. */
  const say = async (frames: readonly Buffer[], until?: string): Promise<string> => {
    const wire = await greeted();
    for (const one of frames) wire.write(one);
    let heard = '';
    for await (const bytes of wire) {
      heard += bytes;
      if (until !== undefined && heard.includes(until)) break;
    }
    wire.destroy();
    return heard;
  };

  const bomb = deflateRawSync(Buffer.alloc(20_000_000, ' '), { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4);

  test.each<[name: string, frames: readonly Buffer[]]>([
    ['letters that are none', [frame(TEXT, Buffer.from([0xff, 0xfe, 0xc0]))]],
    ['bits that mean nothing', [frame(TEXT, '{}', { reserved: 3 })]],
    ['no mask', [frame(TEXT, '{}', { isMasked: false })]],
    ['a ping that is too long', [frame(PING, 'x'.repeat(126))]],
    ['the rest of nothing', [frame(0, '{}')]],
    ['a message within another', [frame(TEXT, '{"ty', { isLast: false }), frame(TEXT, '{}')]],
    [
      'more pieces than anybody needs',
      Array.from({ length: 300 }, (_, i) => frame(i === 0 ? TEXT : 0, ' ', { isLast: false })),
    ],
    ['what unpacks to far more', [frame(TEXT, bomb, { reserved: PACKED })]],
    ['what does not unpack', [frame(TEXT, randomBytes(200), { reserved: PACKED })]],
  ])('%s: it is hung up on', async (_, frames) => {
    await say(frames);
    await server.until(() => server.playing.sockets.count() === 0); // nobody else is there yet
  });

  test('a message that comes byte by byte: it is hung up on long before it is whole', async () => {
    const wire = await greeted();
    wire.setNoDelay(true).resume();
    const bytes = frame(TEXT, ' '.repeat(60_000));
    let said = 0;
    while (!wire.closed && said < bytes.length) {
      wire.write(bytes.subarray(said, ++said));
      await new Promise((resolve) => setImmediate(resolve)); // each is read before the next is written
    }
    expect(said).toBeLessThan(bytes.length);
    wire.destroy();
    await server.until(() => server.playing.sockets.count() === 0);
  });

  test('a ping between the pieces of a message is answered, and the message too', async () => {
    const pieces = [frame(TEXT, '{"ty', { isLast: false }), frame(PING, 'there?'), frame(0, 'pe":"ping"}')];
    expect(await say(pieces, 'pong')).toContain('there?');
  });

  test('whose seat has a new link is heard no more, and hung up on soon, though it does not hang up itself', {
    timeout: 20_000, // by itself the library would wait for half a minute
  }, async () => {
    const { match, made, keys, clients } = await seated(server);
    await clients[0]!.play(drop(0));
    const thief = await greeted();
    const told = (message: ToServer): boolean => thief.write(frame(TEXT, JSON.stringify(message)));
    told({ type: 'hello', protocol: 1, match, key: keys[1]! });
    await server.until(() => server.playing.sockets.count() === 3);
    await server.post('renew', { match, key: made.key, seat: 1 });
    told({ type: 'play', id: newId(), command: drop(6), seen: 2 });
    for await (const _ of thief); // until the server hangs up
    expect(await server.store.rows(match, 0, 9)).toHaveLength(1);
    for (const client of clients) await client.close();
    await server.until(() => server.playing.sockets.count() === 0);
  });
});

describe('pages of other hosts', () => {
  const [host, own] = ['muster.example:4170', 'http://muster.example:4170'];
  const isOwn = (origin: string, publicUrl?: string) =>
    isOwnOrigin({ headers: { origin }, host }, publicUrl === undefined ? undefined : new URL(publicUrl));

  test.each([
    'null',
    '',
    'file://',
    'muster.example:4170',
    'http://muster.example',
    'http://muster.example:4171',
    'http://muster.example.:4170',
    'http://muster.example.evil.example:4170',
    'http://evil.example/?http://muster.example:4170',
    'http://muster.example:4170@evil.example',
    `${own}, http://evil.example`,
    'data:text/html,x',
    'blob:http://muster.example:4170/1',
  ])('%j is none of ours', (origin) => {
    expect(isOwn(origin)).toBe(false);
    expect(isOwn(origin, own)).toBe(false);
  });

  test('ours is, however it is written; with a public address only by the right protocol', () => {
    expect(isOwn(own)).toBe(true);
    expect(isOwn(own.toUpperCase())).toBe(true);
    expect(isOwn('https://muster.example:4170', own)).toBe(false);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form of %s, which needs no permission, is not read',
    async (type) => {
      const { match, key } = await make(server);
      const body = JSON.stringify({ match, key });
      expect((await server.post('withdraw', body, { 'content-type': type })).status).toBe(415);
      expect((await server.post('look', { match, key })).body.about.status).toBe('gathering');
    },
  );

  test('no answer lets another host’s page read it, and none that holds a key is kept on the way', async () => {
    const answer = await fetch(`${server.address}/api/push`);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const wrong = await fetch(`${server.address}/api/claim`, { method: 'POST' });
    expect(wrong.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie') ?? wrong.headers.get('set-cookie')).toBeNull();
  });
});

describe('a key', () => {
  test('opens its own match only', async () => {
    const [one, other] = [await seated(server), await seated(server)];
    const stray = await connect(server, other.match, one.keys[0]!);
    expect((await stray.closed).code).toBe(CLOSED.unknown);
    for (const door of ['look', 'device', 'withdraw', 'record', 'unsubscribe'])
      expect((await server.post(door, { match: other.match, key: one.keys[0] })).status).toBe(404);
    expect((await server.post('mine', { keys: [{ match: other.match, key: one.keys[0] }] })).body).toEqual([]);
  });

  test('that is a hash, or another’s with one letter changed, opens nothing', async () => {
    const { match, keys } = await seated(server);
    const [kept] = await server.store.keysOf(match);
    const near = `${keys[0]!.slice(0, -2)}${keys[0]!.at(-2) === 'A' ? 'B' : 'A'}${keys[0]!.at(-1)}`;
    for (const key of [kept!.hash.slice(0, 43), near])
      expect((await server.post('look', { match, key })).status).toBe(404);
  });

  const ALL: readonly ToServer[] = [
    { type: 'play', id: newId(), command: drop(0), seen: 1 },
    { type: 'play', id: newId(), command: { type: 'concede' }, seen: 1 },
    { type: 'ask', id: newId(), kind: 'draw' },
    { type: 'ask', id: newId(), kind: 'rematch' },
    { type: 'answer', id: newId(), request: 1, yes: true },
    { type: 'withdraw', id: newId(), request: 1 },
    { type: 'force', id: newId(), force: null },
    { type: 'rename', id: newId(), name: 'Eve' },
    { type: 'anew', id: newId(), attempt: 1 },
  ];

  test('to watch does nothing at all', async () => {
    const { match, made, clients } = await seated(server);
    clients[0]!.send({ type: 'ask', id: newId(), kind: 'draw' });
    await clients[1]!.next('update', ({ requests }) => requests?.length === 1);
    const eve = await connect(server, match, made.watch!);
    await eve.next('view');
    const before = await server.store.head(match);
    for (const message of ALL as readonly (ToServer & { id: string })[])
      expect((await eve.do(message)).answer).toMatchObject({ ok: false, code: 'refused' });
    for (const type of ['commit', 'contribute'] as const) {
      eve.send({ type, attempt: 1, parts: [{ seat: 0, hex: 'ab'.repeat(32) }] });
      await eve.settled();
    }
    expect(await server.store.head(match)).toEqual(before);
    expect((await server.post('device', { match, key: made.watch })).status).toBe(403);
    expect((await server.post('renew', { match, key: made.watch, seat: 1 })).status).toBe(403);
  });

  test('of a seat answers for no other', async () => {
    const { clients } = await seated(server);
    const [ada, ben] = clients as readonly [TestClient, TestClient];
    ada.send({ type: 'ask', id: newId(), kind: 'draw' });
    await ben.next('update', ({ requests }) => requests?.length === 1);
    expect((await ada.do({ type: 'answer', id: newId(), request: 1, yes: true })).answer.ok).toBe(false);
    expect((await ben.do({ type: 'withdraw', id: newId(), request: 1 })).answer.ok).toBe(false);
    expect((await ben.play(drop(0))).answer.ok).toBe(false); // it is not Ben's turn
  });
});

describe('two at once', () => {
  test('devices of one seat: what both command is done once by one of them', async () => {
    const { match, keys, clients } = await seated(server);
    const { body } = await server.post('device', { match, key: keys[0] });
    const phone = await connect(server, match, (await claim(server, match, body.key)).key);
    await phone.next('view');
    const done = await Promise.all([clients[0]!.play(drop(0)), phone.play(drop(1))]);
    expect(done.filter(({ answer }) => answer.ok)).toHaveLength(1);
    expect(done.find(({ answer }) => !answer.ok)?.answer).toMatchObject({ code: 'late' });
    expect(await server.store.rows(match, 0, 9)).toHaveLength(1);
  });

  test('the same id from both seats is two messages', async () => {
    const { match, clients } = await seated(server);
    const id = newId();
    expect((await clients[0]!.play(drop(0), id)).answer).toEqual({ ok: true });
    await clients[1]!.until(() => clients[1]!.decisions()[0]?.seat === 1);
    expect((await clients[1]!.play(drop(1), id)).answer).toEqual({ ok: true });
    expect(await server.store.rows(match, 0, 9)).toHaveLength(2);
  });

  test('a take-back is agreed to and the battle conceded: it ends, or goes back, but not both', async () => {
    const { match, clients } = await seated(server);
    const [ada, ben] = clients as readonly [TestClient, TestClient];
    await ada.play(drop(0));
    await ben.until(() => ben.decisions()[0]?.seat === 1);
    await ben.play(drop(1));
    const asked = ada.do({ type: 'ask', id: newId(), kind: 'takeBack' });
    await ben.next('update', ({ requests }) => requests?.length === 1);
    const agreed = ben.do({ type: 'answer', id: newId(), request: 1, yes: true });
    const conceded = ada.play({ type: 'concede' });
    expect((await agreed).answer).toEqual({ ok: true });
    expect((await asked).answer).toEqual({ ok: true });
    expect((await conceded).answer).toEqual({ ok: true });
    expect((await server.store.rows(match, 0, 9)).map(({ entry }) => Object.keys(entry).includes('undo'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const late = await ben.do({ type: 'answer', id: newId(), request: 1, yes: true });
    expect(late.answer).toMatchObject({ ok: false, code: 'late' });
  });

  test('both ask for a rematch and both agree: there is one', async () => {
    const { match, clients } = await seated(server);
    const [ada, ben] = clients as readonly [TestClient, TestClient];
    await ada.play({ type: 'concede' });
    const asked = [ada, ben].map((one) => one.do({ type: 'ask', id: newId(), kind: 'rematch' }));
    const { requests } = await ada.next('update', (one) => one.requests?.length === 2);
    const of = (by: number): number => requests!.find((one) => one.by === by)!.id; // either may have come first
    const answers = [
      ada.do({ type: 'answer', id: newId(), request: of(1), yes: true }),
      ben.do({ type: 'answer', id: newId(), request: of(0), yes: true }),
    ];
    await Promise.all(answers);
    const { rematch } = (await server.store.head(match))!.room as { readonly rematch: string };
    await ada.settled();
    const told = new Set(ada.heard.flatMap((one) => (one.type === 'about' ? (one.about.rematch ?? []) : [])));
    expect([...told]).toEqual([rematch]);
    await Promise.all(asked);
  });
});

describe('before the battle', () => {
  test.each<[when: string, seatTaken: boolean]>([
    ['while people gather', false],
    ['while the dice are made', true],
  ])('%s nothing is played, asked or conceded', async (_, seatTaken) => {
    const { match, key, links } = await make(server);
    const ada = await connect(server, match, key, { keepsLuck: true });
    if (seatTaken) await claim(server, match, links[0]!.key);
    await ada.next('about', ({ about }) => about.status === (seatTaken ? 'dice' : 'gathering'));
    expect((await ada.play(drop(0))).answer).toMatchObject({ ok: false, why: 'The battle has not begun yet.' });
    expect((await ada.play({ type: 'concede' })).answer.ok).toBe(false);
    for (const kind of ['takeBack', 'redo', 'draw', 'rematch'] as const)
      expect((await ada.do({ type: 'ask', id: newId(), kind })).answer.ok).toBe(false);
    ada.send({ type: 'older', before: 5 });
    await ada.settled();
  });
});
