// Whoever comes back gets exactly the rest, or everything anew; and nothing is lost when the server stops.

import { loadGames } from '@muster/games';
import { CLOSED, NEWEST } from '@muster/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HandClock, handClock } from '../../table/test/hand-clock.ts';
import {
  connect,
  drop,
  dropFolder,
  make,
  newFolder,
  newId,
  seated,
  startServer,
  type TestClient,
  type TestServer,
} from '../test/playing.ts';
import type { Store } from './store/store.ts';

let server: TestServer;
let clock: HandClock;
let folder: string;

const start = () => startServer({ clock, folder, limits: { heartbeatMs: 1e9 } });

beforeEach(async () => {
  clock = handClock();
  folder = await newFolder();
  server = await start();
});

afterEach(async () => {
  await server.close();
  await dropFolder(folder);
  expect(server.errors).toEqual([]);
});

const restart = async (): Promise<void> => {
  await server.close();
  server = await start();
};

/** So many discs, by turns. */
const playDiscs = async (clients: readonly TestClient[], columns: readonly number[], first = 0): Promise<void> => {
  for (const [i, column] of columns.entries())
    expect((await clients[(first + i) % 2]!.play(drop(column))).answer).toEqual({ ok: true });
  await Promise.all(clients.map((client) => client.settled()));
};

const types = (client: TestClient): readonly string[] => client.heard.map(({ type }) => type);

describe('who says its last number', () => {
  test('gets exactly the rest', async () => {
    const { clients, match, keys } = await seated(server);
    await playDiscs(clients, [0, 1]);
    const { n } = { n: clients[1]!.n() };
    await clients[1]!.close();
    await playDiscs([clients[0]!, clients[0]!], [2]);
    await clients[0]!.do({ type: 'ask', id: newId(), kind: 'takeBack' });
    await playDiscs([clients[0]!, clients[0]!], [3]);
    const again = await connect(server, match, keys[1]!, { since: n });
    await again.settled();
    expect(types(again)).toEqual(['welcome', 'about', 'update', 'update', 'update', 'pong']);
    const [first, second, third] = again.heard.filter(({ type }) => type === 'update');
    expect([first, second, third]).toMatchObject([
      { n: n + 1, noticed: [{ n }] },
      { n: n + 2, undone: [n] },
      { n: n + 3, noticed: [{ n: n + 2 }] },
    ]);
  });

  test('gets nothing when it has everything', async () => {
    const { clients, match, keys } = await seated(server);
    await playDiscs(clients, [0, 1]);
    const again = await connect(server, match, keys[1]!, { since: clients[1]!.n() });
    await again.settled();
    expect(types(again)).toEqual(['welcome', 'about', 'pong']);
  });

  test('hears of a request that was opened meanwhile, though nothing was noticed', async () => {
    const { clients, match, keys } = await seated(server);
    await playDiscs(clients, [0, 1]);
    const since = clients[1]!.n();
    await clients[1]!.close();
    clients[0]!.send({ type: 'ask', id: newId(), kind: 'takeBack' });
    await clients[0]!.next('update', ({ requests }) => requests?.length === 1);
    const again = await connect(server, match, keys[1]!, { since });
    expect((await again.next('update')).requests).toMatchObject([{ kind: 'takeBack', of: [1] }]);
  });

  test.each([
    ['from another time', 999],
    ['from before all that is kept', 0],
  ])('%s, gets everything anew', async (_, since) => {
    const { clients, match, keys } = await seated(server);
    await playDiscs(clients, [0, 1]);
    const again = await connect(server, match, keys[0]!, { since });
    expect((await again.next('view')).view).toEqual(clients[0]!.view());
  });
});

describe('a server that stops and starts again', () => {
  test('tells everybody to come back, and has lost nothing', async () => {
    const { clients, match, keys } = await seated(server);
    await playDiscs(clients, [0, 1, 2]);
    const closed = clients.map((client) => client.closed);
    await restart();
    for (const one of closed) expect((await one).code).toBe(CLOSED.restarting);
    const again = await Promise.all(keys.map((key) => connect(server, match, key, { since: 4 })));
    for (const [seat, client] of again.entries()) {
      const { view, noticed, n } = await client.next('view');
      expect(view).toEqual(clients[seat]!.view());
      expect(noticed).toEqual(clients[seat]!.noticed());
      expect(n).toBe(4);
    }
    await playDiscs([again[1]!, again[0]!], [3, 0]);
  });

  test('knows what was sent before', async () => {
    const { clients, match, keys } = await seated(server);
    const id = newId();
    const { n } = await clients[0]!.play(drop(0), id);
    await restart();
    const again = await connect(server, match, keys[0]!);
    await again.next('view');
    expect(await again.play(drop(0), id)).toMatchObject({ answer: { ok: true }, n });
    expect(await server.store.rows(match, 0, 9)).toHaveLength(1);
  });

  test('keeps gathering, dice and requests', async () => {
    const { clients, match, keys } = await seated(server);
    await playDiscs(clients, [0, 1]);
    const id = newId();
    clients[0]!.send({ type: 'ask', id, kind: 'takeBack' });
    await clients[1]!.next('update', ({ requests }) => requests?.length === 1);
    await restart();
    const ben = await connect(server, match, keys[1]!);
    const ada = await connect(server, match, keys[0]!);
    const { requests } = await ben.next('view');
    await ada.next('view');
    const asked = ada.do({ type: 'ask', id, kind: 'takeBack' }); // it does not know what became of it
    await ben.do({ type: 'answer', id: newId(), request: requests[0]!.id, yes: true });
    expect((await asked).answer).toEqual({ ok: true });
    await ben.settled();
    expect(ben.view()).toMatchObject({ discs: 0 });
  });
});

test('an idle match leaves the memory, and comes back as it was', async () => {
  const { clients, match, keys } = await seated(server);
  await playDiscs(clients, [0, 1]);
  const view = structuredClone(clients[0]!.view());
  for (const client of clients) await client.close();
  await server.until(() => server.playing.sockets.count() === 0);
  clock.pass(60_000);
  await server.until(() => server.playing.rooms.count() === 0);
  expect((await server.post('mine', { keys: [{ match, key: keys[0] }] })).body).toMatchObject([
    { waits: true, progress: '2 discs' },
  ]);
  expect(server.playing.rooms.count()).toBe(0); // told by its summary alone
  const again = await connect(server, match, keys[0]!);
  expect((await again.next('view')).view).toEqual(view);
  expect((await again.play(drop(4))).answer).toEqual({ ok: true });
});

test('who looks at many battles keeps nobody from another: those in which nobody is make way', async () => {
  const small = await startServer({ clock, limits: { rooms: 2, heartbeatMs: 1e9 } });
  const [one, two, three] = [await make(small), await make(small), await make(small)];
  const look = async ({ match, key }: typeof one) => (await small.post('look', { match, key })).status;
  const all = await Promise.all([one, two, three, one, two, three].map(look));
  expect(all).toEqual([200, 200, 200, 200, 200, 200]);
  expect(small.playing.rooms.count()).toBe(2);
  const clients = [await connect(small, one.match, one.key), await connect(small, two.match, two.key)];
  for (const client of clients) await client.next('gathering');
  expect(await look(three)).toBe(503); // in those there is somebody
  await clients[0]!.close();
  await small.until(() => small.playing.sockets.count() === 1);
  expect(await look(three)).toBe(200);
  await small.close();
  expect(small.errors).toEqual([]);
});

test('a fresh client gets its newest 200 notices, and older ones by page', async () => {
  const { clients, match, keys } = await seated(server);
  const [ada] = clients as [TestClient, TestClient];
  for (let i = 0; i < 110; i++) {
    await ada.play(drop(0));
    await ada.do({ type: 'ask', id: newId(), kind: 'takeBack' });
    clock.pass(1000);
  }
  const all = ada.noticed();
  expect(all).toHaveLength(221);
  const again = await connect(server, match, keys[0]!);
  const { noticed } = await again.next('view');
  expect(noticed).toEqual(all.slice(-NEWEST));
  again.send({ type: 'older', before: noticed[0]!.n });
  expect((await again.next('older')).noticed).toEqual(all.slice(0, 21));
  again.send({ type: 'older', before: 3 });
  expect((await again.next('older')).noticed).toEqual(all.slice(0, 3));
  again.send({ type: 'older', before: 0 });
  expect((await again.next('older')).noticed).toEqual([]);
});

test('of a long log no more is read for a page than stands on it', async () => {
  let read = 0;
  const wrap = (store: Store): Store => ({
    ...store,
    rows: async (...asked) => {
      const rows = await store.rows(...asked);
      read += rows.length;
      return rows;
    },
  });
  const long = await startServer({ clock, wrap, limits: { heartbeatMs: 1e9 } });
  const { clients, made, match } = await seated(long);
  for (let i = 0; i < 150; i++) {
    await clients[0]!.play(drop(0));
    await clients[0]!.do({ type: 'ask', id: newId(), kind: 'takeBack' });
    clock.pass(1000);
  }
  const eve = await connect(long, match, made.watch!);
  await eve.next('view');
  read = 0;
  eve.send({ type: 'older', before: 11 });
  expect((await eve.next('older')).noticed.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(read).toBeLessThanOrEqual(10 + 5); // and what each of the five take-backs took
  await long.close();
});

describe('spectators', () => {
  test('see what a spectator may see', async () => {
    const descriptor = (await loadGames()).find(({ secrets }) => secrets.length > 0)!;
    const { game } = descriptor;
    const { config } = descriptor.quickStarts()[0]!;
    const seats = Array.from({ length: game.seats(config) }, () => ({ sitter: 'person' as const }));
    const { clients, made, match } = await seated(server, { game: descriptor.id, config, seats });
    const eve = await connect(server, match, made.watch!);
    await eve.next('view');
    for (let i = 0; i < 25; i++) {
      const seat = clients.findIndex((client, at) => client.decisions().some((d) => d.seat === at));
      const own = clients[seat]!;
      expect((await own.play(game.candidates(own.view(), seat)[0]!)).answer).toEqual({ ok: true });
      await Promise.all([...clients, eve].map((client) => client.settled()));
      expect(eve.view()).toEqual(game.view(own.view(), 'spectator'));
    }
    clock.pass(1000);
    expect((await clients[0]!.next('about', ({ about }) => about.watching === 1)).about.watch).toBe(0);
    expect(eve.noticed().length).toBeLessThanOrEqual(clients[0]!.noticed().length);
  });

  test('who come in crowds are told of once a second, and not each to each', async () => {
    const { clients, made, match } = await seated(server);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => connect(server, match, made.watch!)));
    await Promise.all(crowd.map((one) => one.next('view')));
    const told = async (): Promise<readonly number[]> => {
      await clients[0]!.settled();
      return clients[0]!.heard.flatMap((one) =>
        one.type === 'about' && one.about.watching > 0 ? one.about.watching : [],
      );
    };
    expect(await told()).toEqual([]);
    clock.pass(1000);
    expect(await told()).toEqual([20]);
    for (const one of crowd) expect(one.heard.filter(({ type }) => type === 'about').length).toBeLessThanOrEqual(2);
  });

  test('see it some rounds later, and all of it when it is over', async () => {
    const { clients, made, match } = await seated(server, { watch: 1 });
    const eve = await connect(server, match, made.watch!);
    expect((await eve.next('view')).view).toMatchObject({ discs: 0 });
    await playDiscs(clients, [0, 1]); // the second round has begun
    await eve.settled();
    expect(eve.view()).toMatchObject({ discs: 1 });
    expect(eve.noticed()).toHaveLength(2);
    const late = await connect(server, match, made.watch!);
    expect(await late.next('view')).toMatchObject({ n: 2, view: { discs: 1 } });
    await playDiscs(clients, [0, 1]);
    await Promise.all([eve, late].map((client) => client.settled()));
    expect(eve.view()).toMatchObject({ discs: 3 });
    expect(late.view()).toEqual(eve.view());
    await restart();
    const again = await connect(server, match, made.watch!);
    expect(await again.next('view')).toMatchObject({ n: 4, view: { discs: 3 } });
    const ada = await connect(server, match, made.key);
    await ada.next('view');
    await ada.play({ type: 'concede' });
    await again.next('update', ({ outcome }) => outcome != null);
    expect(again.view()).toEqual(ada.view());
  });

  test('nobody watches where it is not wanted', async () => {
    const { made } = await seated(server, { watch: null });
    expect(made.watch).toBeNull();
  });
});
