// What a server does not bear: floods, too many connections, clients that take nothing, dead lines, and a store that fails.

import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { CLOSED, PROTOCOL } from '@muster/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type HandClock, handClock } from '../../table/test/hand-clock.ts';
import {
  claim,
  connect,
  drop,
  make,
  newId,
  type Seated,
  seated,
  startServer,
  type TestClient,
  type TestOptions,
  type TestServer,
} from '../test/playing.ts';
import { type Store, StoreProblem } from './store/store.ts';

let server: TestServer | undefined;
let clock: HandClock;

beforeEach(() => {
  clock = handClock();
});

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const start = async (options: TestOptions = {}): Promise<TestServer> => {
  server = await startServer({ clock, ...options });
  return server;
};

describe('connections', () => {
  test('with too many messages are closed, others play on', async () => {
    const on = await start({ limits: { messagesAtOnce: 20, messagesPerSecond: 1 } });
    const { clients } = await seated(on);
    for (let i = 0; i < 25; i++) clients[1]!.send({ type: 'ping' });
    expect((await clients[1]!.closed).code).toBe(CLOSED.tooMuch);
    expect((await clients[0]!.play(drop(0))).answer).toEqual({ ok: true });
  });

  test('with too many pings below the protocol too: each would be answered to who takes nothing', async () => {
    const on = await start({ limits: { messagesAtOnce: 20, messagesPerSecond: 1 } });
    await make(on);
    const socket = new WebSocket(`${on.address.replace('http', 'ws')}/ws`);
    await once(socket, 'open');
    let answered = 0;
    socket.on('pong', () => answered++);
    for (let i = 0; i < 500; i++) socket.ping();
    const [code] = await once(socket, 'close');
    expect(code).toBe(CLOSED.tooMuch);
    expect(answered).toBeLessThan(25);
  });

  test('that ask for one page of old notices after the other are closed: each is as much as ten messages', async () => {
    const on = await start({ limits: { messagesAtOnce: 25, messagesPerSecond: 1 } });
    const { match, made } = await seated(on);
    const watcher = await connect(on, match, made.watch!);
    await watcher.next('view');
    for (let i = 0; i < 2; i++) watcher.send({ type: 'older', before: 1 });
    await watcher.settled();
    watcher.send({ type: 'older', before: 1 });
    expect((await watcher.closed).code).toBe(CLOSED.tooMuch);
  });

  test('that come or ask for old notices too often from one address are closed, however many they are', async () => {
    const on = await start({ limits: { asksPerMinute: 75 } }); // ten for a key, for each of five who come, and for a page
    const { match, made } = await seated(on);
    const come = (): Promise<TestClient> => connect(on, match, made.watch!);
    const [eve, dan] = [await come(), await come()];
    await dan.next('view');
    eve.send({ type: 'older', before: 1 });
    await eve.next('older');
    await come();
    dan.send({ type: 'older', before: 1 });
    expect((await dan.closed).code).toBe(CLOSED.tooMuch);
    expect((await (await come()).closed).code).toBe(CLOSED.tooMuch);
    clock.pass(60_000);
    await (await come()).next('view');
  });

  test('that say very much are closed, however many they are of one address', async () => {
    const on = await start({ limits: { asksPerMinute: 110 } }); // ten for a key, and for each who comes
    const { clients, match, made } = await seated(on);
    const long = { type: 'drop', column: 'x'.repeat(30_000) };
    for (let i = 0; i < 2; i++) expect((await clients[0]!.play(long)).answer).toMatchObject({ code: 'refused' });
    clients[1]!.sendRaw(JSON.stringify({ type: 'play', id: newId(), command: long, seen: 1 }));
    expect((await clients[1]!.closed).code).toBe(CLOSED.tooMuch);
    const { status } = await on.post('look', { match, key: made.key, more: 'x'.repeat(30_000) });
    expect(status).toBe(429);
    expect((await clients[0]!.play(drop(0))).answer).toEqual({ ok: true });
  });

  test('may say more when some time has passed', async () => {
    const on = await start({ limits: { messagesAtOnce: 10, messagesPerSecond: 5, heartbeatMs: 1e9 } });
    const { match, key } = await make(on);
    const ada = await connect(on, match, key);
    await ada.next('about');
    for (let i = 0; i < 4; i++) {
      for (let n = 0; n < 4; n++) ada.send({ type: 'ping' });
      await ada.settled();
      clock.pass(1000);
    }
  });

  test('too many of one address are refused', async () => {
    const on = await start({ limits: { connectionsPerAddress: 2 } });
    const { match, key } = await make(on);
    const first = await connect(on, match, key);
    await connect(on, match, key);
    const third = await connect(on, match, key);
    expect((await third.closed).code).toBe(CLOSED.tooMuch);
    await first.close();
    await on.until(() => on.playing.sockets.count() === 1);
    await (await connect(on, match, key)).next('welcome');
  });

  test('that never say hello are closed', async () => {
    const on = await start();
    const { match, key } = await make(on);
    const silent = await connect(on, match, key, { isSilent: true });
    await on.until(() => on.playing.sockets.count() === 1);
    clock.pass(10_000);
    expect((await silent.closed).code).toBe(CLOSED.malformed);
  });

  /** A connection that says hello and takes nothing. */
  const unheeding = async (on: TestServer, match: string, key: string): Promise<Socket> => {
    const wire = createConnection({ host: '127.0.0.1', port: Number(new URL(on.address).port) });
    wire.on('error', () => {});
    wire.write(
      `GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    );
    await once(wire, 'readable');
    const hello = Buffer.from(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, key }));
    wire.write(Buffer.from([0x81, 0xfe, 0, hello.length, 0, 0, 0, 0])); // masked with zeros, which change nothing
    wire.write(hello);
    return wire;
  };
  const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

  test('that do not answer any more are found, and those that answer without having been asked', async () => {
    const on = await start();
    const { match, key } = await make(on);
    const [dead, blind] = [await unheeding(on, match, key), await unheeding(on, match, key)];
    const alive = await connect(on, match, key);
    await alive.next('about');
    for (const ms of [19_000, 2_000]) {
      clock.pass(ms);
      blind.write(PONG);
      await alive.settled();
    }
    expect(on.playing.sockets.count()).toBe(3);
    clock.pass(20_000);
    await on.until(() => on.playing.sockets.count() === 1);
    await alive.settled();
    dead.destroy();
    blind.destroy();
  });
});

describe('a store', () => {
  /** Fails the next writings like this. */
  const failing = () => {
    const failures: (() => Promise<'conflict'>)[] = [];
    const wrap = (store: Store): Store => ({
      ...store,
      write: (write) => failures.shift()?.() ?? store.write(write),
    });
    return { failures, wrap };
  };

  const KEPT_NOT = { ok: false, code: 'refused', why: 'This could not be kept, so it was not done; try again.' };
  const full = (): Promise<never> => Promise.reject(new StoreProblem('full', 'the disk is full'));

  test('that is full: nothing is done or told, it is said, and may be tried again under another id', async () => {
    const { failures, wrap } = failing();
    const on = await start({ wrap });
    const { clients, match } = await seated(on);
    failures.push(full);
    const id = newId();
    // It comes twice at once, as on a bad line: what was refused once must not be done by the second.
    clients[0]!.send({ type: 'play', id, command: drop(0), seen: 1 });
    expect((await clients[0]!.play(drop(0), id)).answer).toEqual(KEPT_NOT);
    await clients[0]!.settled();
    expect(clients[0]!.heard.filter(({ type }) => type === 'done')).toMatchObject([
      { id, answer: KEPT_NOT },
      { id, answer: KEPT_NOT },
    ]);
    await clients[1]!.settled();
    expect(clients[1]!.noticed()).toHaveLength(1);
    expect(await on.store.rows(match, 0, 9)).toEqual([]);
    expect((await clients[0]!.play(drop(0))).answer).toEqual({ ok: true });
    expect(await on.store.rows(match, 0, 9)).toHaveLength(1);
    expect(on.errors.map(({ message }) => message)).toEqual(['the disk is full']);
  });

  /** What this client said was not answered: it comes back, says it again and hears that it is done; kept is it once. */
  const saysAgain = async (on: TestServer, { clients, match, keys }: Seated): Promise<void> => {
    const id = newId();
    clients[0]!.send({ type: 'play', id, command: drop(0), seen: 1 });
    expect(await clients[0]!.closed).toMatchObject({ code: 4503 });
    expect(clients[0]!.heard.filter(({ type }) => type === 'done')).toEqual([]);
    const back = await connect(on, match, keys[0]!);
    await back.next('view');
    expect((await back.play(drop(0), id)).answer).toEqual({ ok: true });
    expect(await on.store.rows(match, 0, 9)).toHaveLength(1);
  };

  test('of several nodes that is full: another node may keep it yet, so nobody is told that it was not done', async () => {
    const { failures, wrap } = failing();
    const on = await start({ wrap: (store) => ({ ...wrap(store), isShared: true }) });
    const table = await seated(on);
    failures.push(full);
    await saysAgain(on, table);
  });

  test('that another was always quicker to write to: what it wrote may be the same, so nobody is told that it was not done', async () => {
    const tries: number[] = [];
    const on = await start({
      wrap: (store) => ({
        ...store,
        write: async (write) => {
          if (!write.rows?.length || tries.push(1) > 8) return store.write(write);
          if (tries.length === 8) await store.write(write); // as another node does, where it was sent before
          return 'conflict';
        },
      }),
    });
    await saysAgain(on, await seated(on));
  });

  test('that another has written to: what still holds is done', async () => {
    const { failures, wrap } = failing();
    const on = await start({ wrap });
    const { clients } = await seated(on);
    failures.push(() => Promise.resolve('conflict'));
    expect((await clients[0]!.play(drop(0))).answer).toEqual({ ok: true });
    expect(on.errors).toEqual([]);
  });

  test('that another has written the same message to: it is done once, and answered as done', async () => {
    let isFirst = true;
    const on = await start({
      wrap: (store) => ({
        ...store,
        write: async (write) => {
          const written = await store.write(write);
          if (!write.rows?.length || !isFirst) return written;
          isFirst = false;
          return 'conflict'; // the one that was written came from another node
        },
      }),
    });
    const { clients, match } = await seated(on);
    expect(await clients[0]!.play(drop(0))).toMatchObject({ answer: { ok: true }, n: 2 });
    await clients[1]!.until(() => clients[1]!.noticed().length === 2);
    expect(await on.store.rows(match, 0, 9)).toHaveLength(1);
  });

  test('that fails while somebody comes: nobody is taken to be there who is not', async () => {
    let fails = false;
    const on = await start({
      wrap: (store) => ({
        ...store,
        takenBack: async (...asked) => {
          if (!fails) return store.takenBack(...asked);
          fails = false;
          throw new StoreProblem('away', 'it does not answer');
        },
      }),
    });
    const { clients, match, keys } = await seated(on);
    await clients[1]!.close();
    const presence = async () => (await on.post('look', { match, key: keys[0] })).body.about.seats[1].presence;
    expect(await presence()).toBe('away');
    fails = true;
    const ben = await connect(on, match, keys[1]!);
    expect((await ben.closed).code).toBe(CLOSED.restarting);
    expect(await presence()).toBe('away');
    expect(on.errors.map(({ message }) => message)).toEqual(['it does not answer']);
  });

  test('that fails while a link is used: the link is good again', async () => {
    const { failures, wrap } = failing();
    const on = await start({ wrap });
    const { match, links } = await make(on);
    failures.push(() => Promise.reject(new StoreProblem('readOnly', 'it may only be read')));
    expect(await on.post('claim', { match, key: links[0]!.key, name: 'Ben' })).toMatchObject({ status: 503 });
    expect((await claim(on, match, links[0]!.key)).seat).toBe(1);
  });
});

test('all sessions end with their connections', async () => {
  const on = await start();
  const quiet = clock.waiting();
  const { clients } = await seated(on);
  for (const client of clients) await client.close();
  await on.until(() => on.playing.sockets.count() === 0);
  clock.pass(5 * 60_000);
  await on.until(() => on.playing.rooms.count() === 0);
  expect(clock.waiting()).toBeLessThanOrEqual(quiet);
});
