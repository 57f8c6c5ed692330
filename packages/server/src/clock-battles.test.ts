// Battles by the clock, on a server whose time the test moves: what is told, what runs out, and what counts for nobody.

import { loadGames } from '@muster/games';
import {
  type Command,
  type Descriptor,
  type Fact,
  isFact,
  type MatchRecord,
  seededLuck,
  startMatch,
  verify,
} from '@muster/kernel';
import type { ClockTerms, NewMatch, SeatTime, ToClient } from '@muster/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HandClock, handClock } from '../../table/test/hand-clock.ts';
import {
  connect,
  drop,
  dropFolder,
  make,
  newFolder,
  newId,
  type Seated,
  seated,
  startServer,
  type TestClient,
  type TestServer,
} from '../test/playing.ts';
import type { Brains } from './rooms/computers.ts';

const S = 1_000;
const MIN = 60_000;
const DAY = 86_400_000;
const LIVE: ClockTerms = { kind: 'live', minutes: 10, seconds: 10, out: 'lose' };
const DAYS: ClockTerms = { kind: 'days', days: 3, out: 'lose' };
const IDLE_MS = 60_000;

const games = await loadGames();

let folder: string;
let clock: HandClock;
let server: TestServer;

const FIRST: Brains = {
  ask: async ({ game, view, seat }) => games.find(({ id }) => id === game)!.game.candidates(view, seat)[0]!,
};

const start = async (brains?: Brains): Promise<void> => {
  server = await startServer({
    folder,
    clock,
    limits: { heartbeatMs: 1e12, idleMs: IDLE_MS },
    ...(brains && { brains }),
  });
};

beforeEach(async () => {
  folder = await newFolder();
  clock = handClock();
  await start();
});

afterEach(async () => {
  await server.close();
  await dropFolder(folder);
  expect(server.errors).toEqual([]);
});

/** Time in which a node lives: without that, it would count for nobody. */
const pass = async (ms: number): Promise<void> => {
  await server.store.beat('another', clock.now() + ms);
  clock.pass(ms);
};

const toldOf = (client: TestClient): readonly (SeatTime | null)[] =>
  (client.heard.filter(({ type }) => type === 'clocks').at(-1) as Extract<ToClient, { type: 'clocks' }>).clocks;

const factsOf = (client: TestClient): readonly Fact[] =>
  client.noticed().flatMap((item) => (item.type === 'fact' ? [item.fact] : []));

const outcomeOf = async (client: TestClient) =>
  (await client.next('update', ({ outcome }) => outcome !== undefined && outcome !== null)).outcome!;

const asked = ({ clients }: Seated): number =>
  clients.findIndex((client, seat) => client.decisions().some((d) => d.seat === seat));

const recordOf = async ({ match, keys }: Seated): Promise<MatchRecord> =>
  (await server.post('record', { match, key: keys[0] })).body;

/** Waits until the match is over, by what is kept. */
const isOver = async (match: string): Promise<void> => {
  while ((await server.store.head(match))!.status !== 'over') await new Promise((resolve) => setImmediate(resolve));
};

const settleAll = (clients: readonly TestClient[]) => Promise.all(clients.map((client) => client.settled()));

describe('what is told', () => {
  test('the terms, before and with the battle; without a clock nothing', async () => {
    const { match, clients, made } = await seated(server, { clock: LIVE });
    const { body } = await server.post('look', { match, key: made.key });
    expect(body.about.clock).toEqual(LIVE);
    await settleAll(clients);
    expect(toldOf(clients[1]!)).toEqual([
      { own: 10 * S, left: 10 * MIN, runs: true },
      { own: 0, left: 10 * MIN, runs: false },
    ]);
    const free = await seated(server);
    await free.clients[0]!.play(drop(0));
    expect(free.clients[0]!.heard.filter(({ type }) => type === 'clocks')).toEqual([]);
  });

  test('each change of hands, with the time of who has played in the log', async () => {
    const { clients } = await seated(server, { clock: LIVE });
    await pass(25 * S);
    await clients[0]!.play(drop(0));
    await settleAll(clients);
    for (const client of clients) {
      expect(toldOf(client)).toEqual([
        { own: 0, left: 10 * MIN - 15 * S, runs: false },
        { own: 10 * S, left: 10 * MIN, runs: true },
      ]);
      expect(factsOf(client)).toEqual([{ type: 'time', seat: 0, used: 25 * S, left: 10 * MIN - 15 * S }]);
    }
  });

  test('who comes back is told how it stands at that moment', async () => {
    const { match, keys, clients } = await seated(server, { clock: LIVE });
    await clients[1]!.close();
    await pass(30 * S);
    const again = await connect(server, match, keys[1]!, { since: clients[1]!.n() });
    await again.next('clocks');
    expect(toldOf(again)[0]).toEqual({ own: 0, left: 10 * MIN - 20 * S, runs: true });
  });

  test('a take-back gives no time back, and its cost stands in the log', async () => {
    const { clients } = await seated(server, { clock: LIVE });
    await pass(30 * S);
    await clients[0]!.play(drop(0));
    await clients[0]!.do({ type: 'ask', id: newId(), kind: 'takeBack' });
    await settleAll(clients);
    expect(clients[0]!.view()).toMatchObject({ discs: 0 });
    expect(toldOf(clients[1]!)[0]).toEqual({ own: 0, left: 10 * MIN - 20 * S, runs: true });
  });

  test('nobody’s clock runs while something is asked for and while forces and dice are gathered', async () => {
    const made = await make(server, { clock: LIVE });
    await pass(60 * MIN);
    expect((await server.post('look', { match: made.match, key: made.key })).body.about.status).toBe('gathering');
    const { clients } = await seated(server, { clock: LIVE });
    clients[0]!.send({ type: 'ask', id: newId(), kind: 'draw' });
    await clients[1]!.next('update', ({ requests }) => requests?.length === 1);
    expect(toldOf(clients[1]!)[1]!.runs).toBe(false);
  });

  test('what is left in the list of one’s own battles, also of one that is not in memory', async () => {
    const { match, keys, clients } = await seated(server, { clock: DAYS });
    const mine = async () =>
      (await server.post('mine', { keys: keys.map((key) => ({ match, key })) })).body.map(
        ({ left }: { left: number | null }) => left,
      );
    await pass(1 * DAY);
    expect(await mine()).toEqual([2 * DAY, null]);
    await Promise.all(clients.map((client) => client.close()));
    await server.until(() => server.playing.sockets.count() === 0);
    await pass(IDLE_MS);
    await server.until(() => server.playing.rooms.count() === 0);
    expect(await mine()).toEqual([2 * DAY - IDLE_MS, null]);
    expect(server.playing.rooms.count()).toBe(0);
  });

  test('no spectator who watches later is told of clocks', async () => {
    const { match, made, clients } = await seated(server, { clock: LIVE, watch: 1 });
    const watcher = await connect(server, match, made.watch!);
    await watcher.next('view');
    await clients[0]!.play(drop(0));
    await watcher.settled();
    expect(watcher.heard.filter(({ type }) => type === 'clocks')).toEqual([]);
  });
});

/** Every game with its smallest battle of two sides. */
const battles = games.map((descriptor) => ({
  id: descriptor.id,
  descriptor,
  config: descriptor.quickStarts()[0]!.config,
}));

const wish = (descriptor: Descriptor, config: object, terms: ClockTerms): Partial<NewMatch> => ({
  game: descriptor.id,
  config,
  seats: Array.from({ length: descriptor.game.seats(config) }, () => ({ sitter: 'person' as const })),
  clock: terms,
});

/** Battles of two that open with a secret decision of both. */
const inSecret = games.flatMap((descriptor) =>
  descriptor.samples().flatMap(({ config }) => {
    const match = startMatch(descriptor.game, config, { luck: seededLuck(1), fairness: { kind: 'seeded', seed: 1 } });
    const isSecret = descriptor.game.sealed(match.state()) !== undefined && match.decisions().length === 2;
    return isSecret && descriptor.game.seats(config) === 2 ? [{ id: descriptor.id, descriptor, config }] : [];
  }),
);

describe.each(battles)('out of time in $id', ({ descriptor, config }) => {
  test('the other side has won, and the record proves it', async () => {
    const table = await seated(server, wish(descriptor, config, LIVE));
    const { clients } = table;
    const seat = asked(table);
    const thinking = clients.flatMap((_, at) => (clients[0]!.decisions().some((d) => d.seat === at) ? [at] : []));
    await pass(10 * MIN + 10 * S);
    const { places, reason, rule } = await outcomeOf(clients[0]!);
    expect(rule).toBeNull();
    const names = descriptor.seatNames(config);
    expect(reason).toBe(`${thinking.map((at) => names[at]).join(' and ')} ran out of time`);
    expect(places.length).toBe(thinking.length === 1 ? 2 : 1);
    if (thinking.length === 1) expect(places[1]).toContain(seat);
    const record = await recordOf(table);
    expect(verify(descriptor.game, record)).toEqual({ ok: true, proof: 'proven' });
    expect(record.entries.filter(isFact).map(({ fact }) => fact.type)).toContain('adjudicated');
    await clients[seat]!.settled();
    expect(toldOf(clients[seat]!)[seat]).toEqual({ own: 0, left: 0, runs: false });
  });

  test('the computer plays on, and its player only looks', async () => {
    await server.close();
    await start(FIRST);
    const table = await seated(server, wish(descriptor, config, { ...LIVE, out: 'computer' }));
    const { clients } = table;
    const seat = asked(table);
    await pass(10 * MIN + 10 * S);
    await clients[seat]!.next('update', () => factsOf(clients[seat]!).some(({ type }) => type === 'leftToComputer'));
    await clients[seat]!.until(() =>
      clients[seat]!.noticed().some((item) => item.type === 'played' && item.seat === seat),
    );
    expect(clients[seat]!.decisions().filter((one) => one.seat === seat)).toEqual([]);
    expect(await clients[seat]!.play(descriptor.concede)).toMatchObject({
      answer: { ok: false, code: 'refused', why: 'Your time ran out: the computer plays on for you.' },
    });
    const about = clients[0]!.heard.filter(({ type }) => type === 'about').at(-1) as Extract<
      ToClient,
      { type: 'about' }
    >;
    expect(about.about.seats[seat]).toMatchObject({ sitter: 'person', level: 'veteran' });
  });
});

const many = games.flatMap((descriptor) => {
  const found = [...descriptor.samples(), ...descriptor.quickStarts()].find(
    ({ config }) => descriptor.sides(config).length > 2,
  );
  return found === undefined ? [] : [{ id: descriptor.id, descriptor, config: found.config }];
});

test('some games have more than two sides', () => {
  expect(many.length).toBeGreaterThan(0);
});

test.each(many)('of more than two sides in $id the others play on', async ({ descriptor, config }) => {
  const table = await seated(server, wish(descriptor, config, LIVE));
  const { clients } = table;
  const all = clients[0]!.decisions().map(({ seat }) => seat);
  await pass(10 * MIN + 10 * S);
  await clients[0]!.until(() => factsOf(clients[0]!).length >= all.length);
  await settleAll(clients);
  const out = factsOf(clients[0]!).filter((fact) => fact.type === 'time' && fact.out);
  expect(out).toHaveLength(all.length);
  const played = clients[0]!.noticed().flatMap((item) => (item.type === 'played' ? [item.seat] : []));
  for (const seat of all) expect(played).toContain(seat); // it has given up
});

describe('too late', () => {
  test('an answer after the time is up is refused in words, whoever was quicker', async () => {
    const table = await seated(server, { clock: LIVE });
    const { clients } = table;
    await pass(10 * MIN + 10 * S);
    expect(await clients[0]!.play(drop(0))).toMatchObject({
      answer: { ok: false, code: 'refused', why: 'Your time had run out before this came.' },
    });
    expect(await outcomeOf(clients[1]!)).toMatchObject({ places: [[1], [0]] });
    expect(clients[1]!.view()).toMatchObject({ discs: 0 });
  });

  test('also where nobody has looked at the clock since', async () => {
    await server.close();
    let ahead = 0;
    const still = clock;
    clock = { ...still, now: () => still.now() + ahead }; // timers do not notice
    await start();
    const { clients } = await seated(server, { clock: LIVE });
    ahead = 11 * MIN;
    await server.store.beat('another', clock.now());
    expect((await clients[0]!.play(drop(0))).answer).toMatchObject({
      ok: false,
      why: 'Your time had run out before this came.',
    });
    expect(clients[1]!.view()).toMatchObject({ discs: 0 });
  });

  test('a request that is open when time runs out lapses', async () => {
    const { clients } = await seated(server, { clock: LIVE });
    const draw = clients[0]!.do({ type: 'ask', id: newId(), kind: 'draw' });
    await clients[1]!.next('update', ({ requests }) => requests?.length === 1);
    await pass(10 * MIN + 10 * S);
    expect(await draw).toMatchObject({ answer: { ok: false, code: 'late' } });
  });

  test('both at the same moment: nobody has won', async () => {
    const { descriptor, config } = inSecret[0]!;
    const { clients } = await seated(server, wish(descriptor, config, DAYS));
    expect(clients[0]!.decisions()).toHaveLength(2);
    await pass(3 * DAY);
    expect(await outcomeOf(clients[0]!)).toMatchObject({ places: [[0, 1]] });
  });
});

/** The smallest battle of each game in which something is played that concerns nobody else, and is no answer. */
const silent = games.flatMap((descriptor) => {
  const order = descriptor.unoffered?.find((command) => descriptor.game.isPrivate(command));
  return order === undefined
    ? []
    : [{ id: descriptor.id, descriptor, order, config: descriptor.quickStarts()[0]!.config }];
});

test.each(silent)('a standing order in $id sends the others nothing, clocks included', async (one) => {
  const table = await seated(server, wish(one.descriptor, one.config, LIVE));
  const { clients } = table;
  const seat = asked(table);
  await settleAll(clients);
  await pass(3 * S);
  const before = clients.map(({ heard }) => heard.length);
  expect((await clients[seat]!.play(one.order)).answer).toEqual({ ok: true });
  await settleAll(clients);
  const came = clients.map(({ heard }, at) => heard.slice(before[at]).map(({ type }) => type));
  for (const [at, types] of came.entries()) if (at !== seat) expect(types).toEqual(['pong']);
  expect(came[seat]).not.toContain('clocks');
});

test.each(inSecret.filter(({ id }, i) => inSecret.findIndex((one) => one.id === id) === i))(
  'who answers in secret in $id: what it took is told when the decision closes',
  async ({ descriptor, config }) => {
    const { clients } = await seated(server, wish(descriptor, config, LIVE));
    const isOpen = (): boolean => descriptor.game.sealed(clients[1]!.view()) !== undefined;
    const answer = async (seat: number): Promise<void> => {
      const own = clients[seat]!;
      for (let i = 0; i < 60 && isOpen() && own.decisions().some((d) => d.seat === seat); i++) {
        await own.play(descriptor.game.candidates(own.view(), seat)[0]!);
        await settleAll(clients);
      }
    };
    await pass(3 * S);
    await answer(0);
    expect(isOpen()).toBe(true);
    for (const client of clients) expect(factsOf(client)).toEqual([]);
    await pass(4 * S);
    await answer(1);
    expect(isOpen()).toBe(false);
    const thinks = clients[0]!.decisions().map(({ seat }) => seat);
    const told = factsOf(clients[0]!).map((fact) => fact.type === 'time' && [fact.seat, fact.used]);
    const all = [
      [0, 3 * S],
      [1, 7 * S],
    ];
    expect(told).toEqual(all.filter(([seat]) => !thinks.includes(seat!)));
  },
);

describe('nobody there', () => {
  test('an abandoned match by days ends as its clock says', async () => {
    const { match, clients } = await seated(server, { clock: DAYS });
    await clients[0]!.play(drop(0));
    await Promise.all(clients.map((client) => client.close()));
    await server.until(() => server.playing.sockets.count() === 0);
    await pass(IDLE_MS);
    await server.until(() => server.playing.rooms.count() === 0);
    await pass(3 * DAY - IDLE_MS - 1);
    expect((await server.store.head(match))!.status).toBe('playing');
    await pass(1);
    await isOver(match);
  });

  test('time in which no server lives counts for nobody; then the clock goes on where it was', async () => {
    const { match, keys, clients } = await seated(server, { clock: LIVE });
    await pass(4 * MIN);
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
    clock.pass(2 * DAY);
    await start();
    const again = await connect(server, match, keys[0]!);
    await again.next('clocks');
    expect(toldOf(again)[0]).toEqual({ own: 0, left: 6 * MIN + 10 * S, runs: true });
    await pass(6 * MIN + 10 * S);
    expect(await outcomeOf(again)).toMatchObject({ places: [[1], [0]] });
    expect(factsOf(again)).toEqual([
      { type: 'time', seat: 0, used: 10 * MIN + 10 * S, left: 0, out: true },
      { type: 'adjudicated', places: [[1], [0]], reason: expect.stringContaining('ran out of time') },
    ]);
  });

  test('what ran out while nobody had the match open is found by a server that is started, without anybody coming', async () => {
    const { match, clients } = await seated(server, { clock: LIVE });
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
    await start();
    await pass(10 * MIN + 10 * S);
    await isOver(match);
  });
});

test('another battle has the same clock anew, and its people sit there again', async () => {
  await server.close();
  await start(FIRST);
  const { clients, match } = await seated(server, { clock: { ...LIVE, out: 'computer' } });
  await pass(10 * MIN + 10 * S);
  await clients[1]!.until(() => factsOf(clients[1]!).some(({ type }) => type === 'leftToComputer'));
  await clients[1]!.play({ type: 'concede' } as Command);
  const asks = await clients[1]!.do({ type: 'ask', id: newId(), kind: 'rematch' });
  expect(asks.answer).toEqual({ ok: true });
  const { about } = await clients[0]!.next('about', ({ about }) => about.rematch !== null);
  const { room } = (await server.store.head(about.rematch!))!;
  expect(room).toMatchObject({
    clock: { ...LIVE, out: 'computer' },
    clocks: null,
    seats: [{ level: null }, { level: null }],
  });
  expect(about.match).toBe(match);
});

test.each([
  [{ kind: 'live', minutes: 0, seconds: 0, out: 'lose' }, /some time/],
  [{ kind: 'live', minutes: 601, seconds: 0, out: 'lose' }, /minutes/],
  [{ kind: 'days', days: 0, out: 'lose' }, /days/],
  [{ kind: 'days', days: 3 }, /out/],
  [{ kind: 'years', years: 3 }, /kind/],
])('%o is no clock', async (wanted, why) => {
  const { status, body } = await server.post('matches', {
    game: 'connect-four',
    config: {},
    seats: [{ sitter: 'person' }, { sitter: 'person' }],
    seat: 0,
    name: 'Ada',
    clock: wanted,
  });
  expect(status).toBe(400);
  expect(body.message).toMatch(why);
});
