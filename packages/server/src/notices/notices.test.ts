// Who is not there is told of a turn, by a push service of the test: real requests, really sealed. Only TLS is left out: it listens to plain HTTP on this machine.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushPlace } from '@muster/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  connect,
  drop,
  newId,
  type Seated,
  seated,
  startServer,
  type TestClient,
  type TestServer,
} from '../../test/playing.ts';

interface Came {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let service: Server;
let origin: string;
let came: Came[];
let answer: number;
let server: TestServer;
let match: Seated;

beforeEach(async () => {
  came = [];
  answer = 201;
  service = createServer(async (request, response) => {
    came.push({ path: request.url!, headers: request.headers, body: await buffer(request) });
    response.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startServer({ pushOrigins: [origin] });
  match = await seated(server);
});

afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
  service.closeAllConnections();
  service.close();
});

/** A browser's half: its place at the service, and how it opens what comes. */
const browser = (name: string) => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const push: PushPlace = {
    endpoint: `${origin}/${name}`,
    keys: { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
  };
  /** RFC 8291, by hand: it is what browsers do. */
  const open = (body: Buffer): unknown => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { push, open };
};

const subscribe = (seat: number, push: PushPlace) =>
  server.post('subscribe', { match: match.match, key: match.keys[seat], push });

const isThere = (seat: number): Promise<boolean> =>
  server.playing.rooms.within(match.match, ({ presences }) => presences.of(seat) === 'there');

const leave = async (seat: number, client = match.clients[seat]!): Promise<void> => {
  await client.close();
  while (await isThere(seat)) await new Promise(setImmediate);
};

/** Everything that was begun by the last command has come to its end. */
const settled = (): Promise<void> => server.playing.rooms.within(match.match, () => {});

const forgotten = async (): Promise<void> => {
  while ((await server.store.subscriptionsOf(match.match)).length > 0) await new Promise(setImmediate);
};

test('who is away is told once that it is their turn, and nothing that is secret', async () => {
  const ben = browser('ben');
  expect((await subscribe(1, ben.push)).status).toBe(200);
  await leave(1);
  await match.clients[0]!.play(drop(3));
  await server.until(() => came.length === 1);
  const [{ path, headers, body }] = came as [Came];
  expect(path).toBe('/ben');
  expect(ben.open(body)).toEqual({ match: match.match, game: 'connect-four', title: 'Connect Four' });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: match.match });
  const { publicKey } = (await (await fetch(`${server.address}/api/push`)).json()) as { publicKey: string };
  expect(headers.authorization).toContain(`k=${publicKey}`);
});

test('who is there is not told, and of a new turn only after having been there', async () => {
  await subscribe(1, browser('ben').push);
  await match.clients[0]!.play(drop(0));
  await match.clients[1]!.play(drop(1));
  await leave(1);
  await match.clients[0]!.play(drop(0));
  await server.until(() => came.length === 1);
  const back = await connect(server, match.match, match.keys[1]!);
  await back.next('view');
  await back.play(drop(1));
  await match.clients[0]!.settled();
  await leave(1, back);
  await match.clients[0]!.play(drop(0));
  await server.until(() => came.length === 2);
  expect(came.map(({ path }) => path)).toEqual(['/ben', '/ben']);
});

test('who leaves in their own turn knows it, and is not told', async () => {
  await subscribe(0, browser('ada').push);
  await leave(0);
  await match.clients[1]!.settled();
  await settled();
  expect(came).toEqual([]);
});

test('a turn is told once, though the match leaves the memory and comes back', async () => {
  await subscribe(1, browser('ben').push);
  await leave(1);
  await match.clients[0]!.play(drop(0));
  await server.until(() => came.length === 1);
  expect(await server.store.takeNotices(match.match, 1)).toEqual([]);
});

test.each([404, 410])('a browser that is gone (%s) is deleted', async (status) => {
  answer = status;
  await subscribe(1, browser('ben').push);
  await leave(1);
  await match.clients[0]!.play(drop(0));
  await server.until(() => came.length === 1);
  await forgotten();
});

test('a service that fails harms nothing, and the browser stays', async () => {
  answer = 500;
  await subscribe(1, browser('ben').push);
  await leave(1);
  expect((await match.clients[0]!.play(drop(0))).answer).toEqual({ ok: true });
  await server.until(() => came.length === 1);
  await settled();
  expect(await server.store.subscriptionsOf(match.match)).toHaveLength(1);
});

test('what was asked for is taken back', async () => {
  await subscribe(1, browser('ben').push);
  expect((await server.post('unsubscribe', { match: match.match, key: match.keys[1] })).status).toBe(200);
  expect(await server.store.subscriptionsOf(match.match)).toEqual([]);
});

test('a seat with a new link tells the old browser nothing', async () => {
  await subscribe(1, browser('ben').push);
  await server.post('renew', { match: match.match, key: match.keys[0], seat: 1 });
  expect(await server.store.subscriptionsOf(match.match)).toEqual([]);
});

const playToTheEnd = async (): Promise<void> => {
  for (let turn = 0; turn < 7; turn++) await match.clients[turn % 2]!.play(drop(turn % 2));
};

test('when it is over and all have left, who wanted to be told is forgotten', async () => {
  await subscribe(0, browser('ada').push);
  await playToTheEnd();
  expect((await subscribe(0, browser('ada').push)).status).toBe(409);
  for (const seat of [0, 1]) await leave(seat);
  await forgotten();
});

test('who wanted to be told is told of the turns in the rematch too, at the other side', async () => {
  const { push } = browser('ada');
  await subscribe(0, push);
  await playToTheEnd();
  const [ada, ben] = match.clients as [TestClient, TestClient];
  ada.send({ type: 'ask', id: newId(), kind: 'rematch' });
  const { requests } = await ben.next('update', (update) => (update.requests?.length ?? 0) > 0);
  await ben.do({ type: 'answer', id: newId(), request: requests![0]!.id, yes: true });
  const { about } = await ada.next('about', (message) => message.about.rematch !== null);
  await forgotten();
  expect(await server.store.subscriptionsOf(about.rematch!)).toMatchObject([{ seat: 1, push }]);
});

test('the key of a server is made once and kept', async () => {
  const ask = async () => (await fetch(`${server.address}/api/push`)).json();
  const [first, second] = [await ask(), await ask()];
  expect(first).toEqual(second);
  expect(JSON.parse((await server.store.own('push'))!)).toMatchObject(first as object);
});

describe('not accepted:', () => {
  const place = (endpoint: string): PushPlace => ({ ...browser('x').push, endpoint });

  test.each([
    'http://127.0.0.1:1/internal',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
  ])('the place %s', async (endpoint) => {
    const { status, body } = await subscribe(1, place(endpoint));
    expect([status, body.message]).toEqual([400, expect.stringContaining('known browsers only')]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('but %s is', async (endpoint) => {
    expect((await subscribe(1, place(endpoint))).status).toBe(200);
  });

  test('what is no place, and who has no seat', async () => {
    expect((await subscribe(1, place('javascript:alert(1)'))).status).toBe(400);
    const watch = match.made.watch!;
    const { status } = await server.post('subscribe', { match: match.match, key: watch, push: browser('x').push });
    expect(status).toBe(403);
  });
});
