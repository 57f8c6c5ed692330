// Who may come in: links that take a seat, keys that open it, and those that open nothing.

import { randomBytes } from 'node:crypto';
import { CLOSED, type NewMatchMade } from '@muster/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HandClock, handClock } from '../../table/test/hand-clock.ts';
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
  TWO,
} from '../test/playing.ts';
import { type Store, StoreProblem } from './store/store.ts';

let server: TestServer;
let clock: HandClock;

beforeEach(async () => {
  clock = handClock();
  server = await startServer({ clock, limits: { heartbeatMs: 1e9 } });
});

afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const UNKNOWN = { status: 404, message: 'There is no such match, or this link does not open it any more.' };
const OPEN = [{ sitter: 'person' }, { sitter: 'open' }] as const;

describe('a link', () => {
  test('says what it is for before it is used', async () => {
    const { match, key, links, watch } = await make(server);
    const opens = async (one: string) => (await server.post('look', { match, key: one })).body;
    expect(await opens(key)).toMatchObject({ opens: 'maker', you: { seat: 0, maker: true } });
    expect(await opens(links[0]!.key)).toMatchObject({
      opens: 'claim',
      you: { seat: 1, maker: false },
      about: { status: 'gathering', seats: [{ name: 'Ada' }, { name: null, ready: false }] },
    });
    expect(await opens(watch!)).toMatchObject({ opens: 'watch', you: { seat: null, maker: false } });
  });

  test('takes its seat once', async () => {
    const { match, links } = await make(server);
    const { key, seat } = await claim(server, match, links[0]!.key, 'Ben');
    expect(seat).toBe(1);
    expect(await server.post('claim', { match, key: links[0]!.key, name: 'Eve' })).toEqual({
      status: 404,
      body: UNKNOWN,
    });
    const { body } = await server.post('look', { match, key });
    expect(body).toMatchObject({ opens: 'seat', about: { seats: [{ name: 'Ada' }, { name: 'Ben' }] } });
  });

  test('taken by two at once, gives the seat to one of them', async () => {
    const { match, links } = await make(server);
    const claims = await Promise.all(
      ['Ben', 'Eve'].map((name) => server.post('claim', { match, key: links[0]!.key, name })),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('opens no connection before it is used', async () => {
    const { match, links } = await make(server);
    const early = await connect(server, match, links[0]!.key);
    expect((await early.closed).code).toBe(CLOSED.malformed);
  });

  test('to join takes an open seat, as long as there is one', async () => {
    const { match, join, links } = await make(server, { seats: OPEN });
    expect(links).toEqual([]);
    expect((await claim(server, match, join!, 'Ben')).seat).toBe(1);
    expect(await server.post('claim', { match, key: join, name: 'Eve' })).toEqual({
      status: 409,
      body: { status: 409, message: 'All open seats are taken.' },
    });
  });

  test.each([
    ['guessed', () => randomBytes(32).toString('base64url')],
    ['of another match', (other: string) => other],
  ])('a key that is %s opens nothing', async (_, keyOf) => {
    const { match } = await make(server);
    const other = await make(server);
    const key = keyOf(other.key);
    for (const path of ['look', 'claim', 'device', 'withdraw', 'record'])
      expect(await server.post(path, { match, key, ...(path === 'claim' && { name: 'Eve' }) })).toEqual({
        status: 404,
        body: UNKNOWN,
      });
    const eve = await connect(server, match, key);
    expect((await eve.closed).code).toBe(CLOSED.unknown);
  });

  test('names no other match', async () => {
    const { key } = await make(server);
    for (const match of ['aaaaaaaaaaaa', "a' OR '1'='1", '../../../etc'])
      expect((await server.post('look', { match, key })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a lost key', () => {
  test('the maker gives the seat a new link, the old keys open nothing, and the others see it', async () => {
    const { match, made, keys, clients } = await seated(server);
    const [ada, ben] = clients;
    const { body } = await server.post('renew', { match, key: made.key, seat: 1 });
    expect((await ben!.closed).code).toBe(CLOSED.unknown);
    expect((await ada!.next('about', ({ about }) => about.seats[1]!.renewed === 1)).about.status).toBe('playing');
    expect((await server.post('look', { match, key: keys[1] })).status).toBe(404);
    const { key, seat } = await claim(server, match, body.key, 'Ben again');
    expect(seat).toBe(1);
    const again = await connect(server, match, key);
    expect((await again.next('view')).n).toBe(1);
  });

  test('only the maker may do that, and not for a computer or for itself', async () => {
    const seats = [{ sitter: 'person' }, { sitter: 'person' }] as const;
    const { match, key, links } = await make(server, { seats });
    const ben = await claim(server, match, links[0]!.key);
    expect((await server.post('renew', { match, key: ben.key, seat: 0 })).status).toBe(403);
    expect((await server.post('renew', { match, key, seat: 0 })).status).toBe(400);
    expect((await server.post('renew', { match, key, seat: 7 })).status).toBe(400);
  });

  test('an unused link that was made anew is good no longer', async () => {
    const { match, key, links } = await make(server);
    await server.post('renew', { match, key, seat: 1 });
    expect((await server.post('claim', { match, key: links[0]!.key, name: 'Eve' })).status).toBe(404);
  });
});

describe('a second device', () => {
  test('has the same seat by a link that is good once', async () => {
    const { match, keys, clients } = await seated(server);
    const { body } = await server.post('device', { match, key: keys[1] });
    const seen = await server.post('look', { match, key: body.key });
    expect(seen.body).toMatchObject({ opens: 'claim', you: { seat: 1 }, device: true });
    const { key, seat } = await claim(server, match, body.key, 'ignored');
    expect(seat).toBe(1);
    const phone = await connect(server, match, key);
    const { about } = await phone.next('about');
    expect(about.seats[1]!.name).toBe('Ben 1');
    await clients[0]!.play(drop(2));
    const onPhone = await phone.next('update');
    expect(await clients[1]!.next('update')).toEqual(onPhone);
    expect((await server.post('claim', { match, key: body.key, name: 'Eve' })).status).toBe(404);
  });

  test('has ten minutes to use its link', async () => {
    const { match, keys } = await seated(server);
    const { body } = await server.post('device', { match, key: keys[0] });
    clock.pass(10 * 60_000 + 1);
    expect((await server.post('claim', { match, key: body.key, name: 'Ada' })).status).toBe(404);
  });

  test('is one of twenty at most, and links that nobody used do not count for long', async () => {
    const { match, keys } = await seated(server);
    const ask = () => server.post('device', { match, key: keys[1] });
    for (let i = 1; i < 20; i++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { message: 'A seat is taken to 20 devices at most.' } });
    expect((await server.post('device', { match, key: keys[0] })).status).toBe(200);
    clock.pass(10 * 60_000 + 1);
    expect((await ask()).status).toBe(200);
    expect((await server.store.keysOf(match)).filter(({ seat }) => seat === 1)).toHaveLength(2);
  });

  test('who only watches has no seat to take along', async () => {
    const { match, made } = await seated(server);
    expect((await server.post('device', { match, key: made.watch })).status).toBe(403);
  });
});

describe('a match that has not begun', () => {
  test('stands when its maker is gone, and can be withdrawn by its maker alone', async () => {
    const { match, key, links } = await make(server);
    const ben = await claim(server, match, links[0]!.key);
    const waiting = await connect(server, match, ben.key);
    expect((await server.post('withdraw', { match, key: ben.key })).status).toBe(403);
    expect((await server.post('withdraw', { match, key })).status).toBe(200);
    await waiting.next('about', ({ about }) => about.status === 'withdrawn');
    expect((await server.post('withdraw', { match, key })).status).toBe(200);
  });

  test('takes nobody in once it is withdrawn', async () => {
    const { match, key, links } = await make(server);
    await server.post('withdraw', { match, key });
    expect((await server.post('claim', { match, key: links[0]!.key, name: 'Ben' })).status).toBe(409);
  });

  test('one that has begun is not withdrawn', async () => {
    const { match, made } = await seated(server);
    expect((await server.post('withdraw', { match, key: made.key })).status).toBe(409);
  });
});

describe('a new match is refused', () => {
  test.each([
    ['a game that is not there', { game: 'chess' }, 'There is no game “chess” here.'],
    ['too few seats', { seats: [{ sitter: 'person' }] }, 'This battle has 2 seats, not 1.'],
    [
      'a maker on a computer’s seat',
      { seats: [{ sitter: 'computer', level: 'recruit' }, { sitter: 'person' }] },
      'Its maker sits at a seat for a person.',
    ],
    ['a configuration that is none', { config: { x: 1 } }, 'config.x: is not known here; known are .'],
    ['a force where none is brought', { brings: [true] }, 'Seat 1 brings no force of its own to this battle.'],
    [
      'a name that turns the letters',
      { name: 'a\u202Eb' },
      'body.name: must not hold control characters or heaps of marks.',
    ],
    [
      'a level that is none',
      { seats: [{ sitter: 'person' }, { sitter: 'computer', level: 'god' }] },
      /^body\.seats\[1\]\.level: must be one of/,
    ],
  ])('with %s', async (_, wanted, why) => {
    const { status, body } = await server.post('matches', { ...TWO, ...wanted });
    expect(status).toBe(400);
    expect(body).toEqual({ status: 400, message: typeof why === 'string' ? why : expect.stringMatching(why) });
  });

  test('where the body is no JSON, too large or something else', async () => {
    expect(await server.post('matches', '{')).toMatchObject({ status: 400, body: { status: 400 } });
    expect(await server.post('matches', `"${'x'.repeat(300_000)}"`)).toMatchObject({ status: 413 });
    expect(await server.post('matches', 'x', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  });

  test('when one address makes too many', async () => {
    const small = await startServer({ clock, limits: { matchesPerHour: 2 } });
    await make(small);
    await make(small);
    await expect(make(small)).rejects.toThrow(/Too many battles were made from this address/);
    clock.pass(1_800_001);
    await make(small);
    await small.close();
  });
});

test('who sends nonsense for a new match is refused by how much it is, and no list of keys is so long', async () => {
  const small = await startServer({ clock, limits: { asksPerMinute: 500 } });
  const nonsense = `"${'x'.repeat(200 * 1024)}"`;
  const statuses = async () => (await small.post('matches', nonsense)).status;
  expect([await statuses(), await statuses(), await statuses()]).toEqual([400, 400, 429]);
  clock.pass(60_000);
  const { match, key } = await make(small);
  const padded = (bytes: number) => small.post('look', `${JSON.stringify({ match, key })}${' '.repeat(bytes)}`);
  expect((await padded(30 * 1024)).status).toBe(200);
  expect((await padded(32 * 1024)).status).toBe(413);
  await small.close();
});

test('who asks for lists and records without end is refused until the minute is over', async () => {
  const small = await startServer({ clock, limits: { asksPerMinute: 64 } }); // long lists are some kilobytes too
  const { match, key } = await make(small);
  const list = (length: number) => small.post('mine', { keys: Array.from({ length }, () => ({ match, key })) });
  const record = () => small.post('record', { match, key });
  expect((await list(30)).status).toBe(200);
  expect((await record()).status).toBe(409);
  expect(await record()).toMatchObject({ status: 429 });
  expect((await list(3)).status).toBe(429);
  clock.pass(60_000);
  expect((await list(58)).status).toBe(200);
  await small.close();
});

test('who makes links anew without end is refused: everybody would be told of each', async () => {
  const small = await startServer({ clock, limits: { asksPerMinute: 20 } });
  const { match, key } = await make(small);
  const renew = async () => (await small.post('renew', { match, key, seat: 1 })).status;
  expect([await renew(), await renew(), await renew()]).toEqual([200, 200, 429]);
  expect((await small.post('device', { match, key })).status).toBe(429);
  clock.pass(60_000);
  expect(await renew()).toBe(200);
  await small.close();
});

test('a long record is dearer than a short one: one more for each hundred of its entries', async () => {
  const small = await startServer({ clock, limits: { asksPerMinute: 30 + 30, messagesAtOnce: 200 } }); // ten for a key and each of two who come, and a record
  const recordAfter = async (turns: number): Promise<number> => {
    const { match, clients: own, keys } = await seated(small);
    const [ada] = own as [TestClient, TestClient];
    for (let turn = 0; turn < turns; turn++) {
      await ada.play(drop(0));
      await ada.do({ type: 'ask', id: newId(), kind: 'takeBack' });
    }
    await ada.play({ type: 'concede' });
    return (await small.post('record', { match, key: keys[0]! })).status;
  };
  expect(await recordAfter(1)).toBe(200);
  clock.pass(60_000);
  expect(await recordAfter(50)).toBe(429);
  await small.close();
});

test('a battle that cannot be read hides none of the others in a list; where none can, that is told', async () => {
  let broken: string | undefined;
  const wrap = (store: Store): Store => ({
    ...store,
    head: (match) => (match === broken ? Promise.reject(new StoreProblem('broken', 'a torn page')) : store.head(match)),
  });
  const torn = await startServer({ clock, wrap });
  const [one, other] = [await make(torn), await make(torn)];
  broken = one.match;
  const list = (...all: readonly NewMatchMade[]) =>
    torn.post('mine', { keys: all.map(({ match, key }) => ({ match, key })) });
  expect((await list(one, other)).body).toMatchObject([{ match: other.match }]);
  expect(await list(one)).toMatchObject({ status: 503 });
  expect(torn.errors.map(({ message }) => message)).toEqual(['a torn page', 'a torn page']);
  await torn.close();
});

test('a list of one’s own says what waits', async () => {
  const { match, keys, made, clients } = await seated(server);
  const other = await make(server, { name: 'Ben' });
  const mine = async () =>
    (
      await server.post('mine', {
        keys: [
          { match, key: keys[1] },
          { match: other.match, key: other.key },
          { match, key: other.key },
        ],
      })
    ).body;
  expect(await mine()).toMatchObject([
    {
      match,
      status: 'playing',
      waits: false,
      names: ['Ada', 'Ben 1'],
      you: { seat: 1 },
      progress: '0 discs',
      result: null,
    },
    { match: other.match, status: 'gathering', waits: false, progress: null },
  ]);
  await clients[0]!.play(drop(2));
  expect(await mine()).toMatchObject([{ waits: true, progress: '1 discs' }, {}]);
  await clients[0]!.play({ type: 'concede' });
  expect(await mine()).toMatchObject([{ waits: false, status: 'over', result: 'won' }, {}]);
  const [watched] = (await server.post('mine', { keys: [{ match, key: made.watch }] })).body;
  expect(watched).toMatchObject({ you: { seat: null, maker: false }, result: null, waits: false });
});

test('who is there, away and gone is told', async () => {
  const { clients, match, keys } = await seated(server);
  const [ada, ben] = clients;
  await ben!.close();
  await ada!.next('about', ({ about }) => about.seats[1]!.presence === 'away');
  clock.pass(3 * 60_000);
  await ada!.next('about', ({ about }) => about.seats[1]!.presence === 'gone');
  await connect(server, match, keys[1]!);
  await ada!.next('about', ({ about }) => about.seats[1]!.presence === 'there');
});

test('a name is told as it was given', async () => {
  const { clients } = await seated(server);
  const [ada, ben] = clients;
  const name = '<script>alert(1)</script>';
  expect((await ben!.do({ type: 'rename', id: 'rename-01', name })).answer).toEqual({ ok: true });
  await ada!.next('about', ({ about }) => about.seats[1]!.name === name);
});

test('who is called otherwise without end, or asks and withdraws, is refused for a while: everybody would hear of nothing else', async () => {
  const [ada, ben] = (await seated(server)).clients as [TestClient, TestClient];
  const rename = async (by: TestClient, name: string) => (await by.do({ type: 'rename', id: newId(), name })).answer;
  for (let i = 0; i < 29; i++) expect(await rename(ada, `Ada ${i}`)).toEqual({ ok: true });
  const id = newId();
  ada.send({ type: 'ask', id, kind: 'draw' });
  await ben.next('update', ({ requests }) => requests?.length === 1);
  await ada.do({ type: 'withdraw', id: newId(), request: 1 });
  const refused = { ok: false, why: expect.stringMatching(/^Everybody was told of so much from you/) };
  expect(await rename(ada, 'Eve')).toMatchObject(refused);
  expect((await ada.do({ type: 'ask', id: newId(), kind: 'draw' })).answer).toMatchObject(refused);
  expect(await rename(ben, 'Benedict')).toEqual({ ok: true });
  clock.pass(2_000);
  expect(await rename(ada, 'Eve')).toEqual({ ok: true });
});
