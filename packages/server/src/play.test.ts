// Matches over real connections: from a link to the end, in every game, and what is not done.

import { LIST, loadGames } from '@muster/games';
import { type Descriptor, makeRng } from '@muster/kernel';
import { CLOSED, MOST_BYTES } from '@muster/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, drop, make, newId, seated, startServer, type TestClient, type TestServer } from '../test/playing.ts';
import type { OpenJobs } from './jobs/jobs.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});

afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const pair = async (
  wanted = {},
): Promise<{ ada: TestClient; ben: TestClient; match: string; keys: readonly string[] }> => {
  const { clients, match, keys } = await seated(server, wanted);
  return { ada: clients[0]!, ben: clients[1]!, match, keys };
};

test('two people play from a link to the end', async () => {
  const { ada, ben } = await pair();
  for (let i = 0; i < 3; i++) {
    expect((await ada.play(drop(0))).answer).toEqual({ ok: true });
    await ben.next('update', ({ decisions }) => decisions?.[0]?.seat === 1);
    expect((await ben.play(drop(1))).answer).toEqual({ ok: true });
    await ada.next('update', ({ decisions }) => decisions?.[0]?.seat === 0);
  }
  expect((await ada.play(drop(0))).answer).toEqual({ ok: true });
  const last = await ben.next('update', ({ outcome }) => outcome != null);
  expect(last.outcome!.places).toEqual([[0], [1]]);
  await ada.next('about', ({ about }) => about.status === 'over');
  expect(ben.view()).toEqual(ada.view());
});

/** Everybody who is asked answers with some candidate, for so many commands; all clients hear of each. */
const playSome = async (descriptor: Descriptor, clients: readonly TestClient[], commands: number): Promise<void> => {
  const { game } = descriptor;
  const rng = makeRng(5);
  for (let i = 0; i < commands; i++) {
    const seat = clients.findIndex((client, at) => game.decisions(client.view()).some((d) => d.seat === at));
    if (seat < 0) return;
    const own = clients[seat]!;
    const candidates = game.candidates(own.view(), seat);
    const before = own.n();
    const { answer, n } = await own.play(candidates[rng.below(candidates.length)]!);
    expect(answer).toEqual({ ok: true });
    expect(n).toBeGreaterThan(before);
    await own.until(() => own.n() >= n);
    await Promise.all(clients.map((client) => client.settled()));
  }
};

describe.each(LIST.map(({ card }) => card.id))('%s', (id) => {
  test('is played by all seats, and who comes anew sees the same', async () => {
    const descriptor = (await loadGames()).find((one) => one.id === id)!;
    const { config } = descriptor.quickStarts()[0] ?? descriptor.samples()[0]!;
    const seats = Array.from({ length: descriptor.game.seats(config) }, () => ({ sitter: 'person' as const }));
    const { clients, keys, match } = await seated(server, { game: id, config, seats });
    await playSome(descriptor, clients, 40);
    for (const [seat, client] of clients.entries()) {
      const again = await connect(server, match, keys[seat]!);
      const { view, noticed, n, decisions } = await again.next('view');
      expect(view).toEqual(client.view());
      expect(n).toBe(client.n());
      expect(noticed).toEqual(client.noticed().slice(-200));
      expect(decisions).toEqual(client.decisions());
    }
  });
});

describe('what is not done', () => {
  test('a command that the rules refuse, in the words of the game', async () => {
    const { ada, ben } = await pair();
    expect((await ben.play(drop(0))).answer).toEqual({
      ok: false,
      code: 'refused',
      why: 'It is the other’s turn (C4-1).',
    });
    expect((await ada.play({ type: 'fly' })).answer).toMatchObject({ ok: false, code: 'refused' });
    expect(ada.heard.some(({ type }) => type === 'update')).toBe(false);
  });

  test('a command that comes late, since the battle has gone on', async () => {
    const { ada, ben } = await pair();
    await ada.play(drop(0));
    const answer = await ada.do({ type: 'play', id: newId(), command: drop(0), seen: 0 });
    expect(answer.answer).toMatchObject({ ok: false, code: 'late' });
    expect((await ben.play(drop(0))).answer).toEqual({ ok: true });
  });

  test('a command sent twice is done once and answered twice the same', async () => {
    const { ada, ben } = await pair();
    const id = newId();
    const first = await ada.play(drop(3), id);
    const second = await ada.play(drop(3), id);
    expect(second).toEqual(first);
    const refused = newId();
    expect(await ada.play(drop(3), refused)).toEqual(await ada.play(drop(3), refused));
    await ben.settled();
    expect(ben.noticed()).toHaveLength(2); // the set-up and one disc
  });

  test('who watches plays nothing', async () => {
    const { match, made } = await seated(server);
    const eve = await connect(server, match, made.watch!);
    await eve.next('view');
    const { answer } = await eve.play(drop(0));
    expect(answer).toEqual({ ok: false, code: 'refused', why: 'Only who sits at a seat may do this.' });
  });

  test.each([
    ['no JSON', '{', /^the message: is not readable as JSON\.$/],
    ['no message', '{"type":"shout"}', /must be one of hello, play/],
    ['a field too many', '{"type":"ping","x":1}', /x: is not known here/],
    ['a number for an id', '{"type":"rename","id":7,"name":"x"}', /id: must be/],
    ['a second hello', undefined, /says hello once/],
    ['bytes', Buffer.from([1, 2, 3]), /^Messages are text\.$/],
  ])('%s closes the connection with a reason', async (_, sent, wanted) => {
    const { ada, ben, match, keys } = await pair();
    ada.sendRaw(sent ?? JSON.stringify({ type: 'hello', protocol: 1, match, key: keys[0] }));
    expect(await ada.next('refused')).toMatchObject({ because: 'malformed', why: expect.stringMatching(wanted) });
    expect((await ada.closed).code).toBe(CLOSED.malformed);
    await ben.next('about', ({ about }) => about.seats[0]!.presence === 'away');
  });

  test('a message that is too long closes the connection', async () => {
    const { ada } = await pair();
    ada.sendRaw(JSON.stringify({ type: 'rename', id: newId(), name: 'x'.repeat(MOST_BYTES) }));
    expect((await ada.closed).code).toBe(1009);
  });

  test('the first message is hello', async () => {
    const { match, key } = await make(server);
    const rude = await connect(server, match, key, { isSilent: true });
    rude.send({ type: 'older', before: 3 });
    expect(await rude.next('refused')).toMatchObject({ because: 'malformed' });
    expect((await rude.closed).code).toBe(CLOSED.malformed);
  });

  test('a client of another protocol is told to load the page again', async () => {
    const { match, key } = await make(server);
    const old = await connect(server, match, key, { protocol: 99 });
    expect(await old.next('refused')).toMatchObject({ because: 'protocol' });
    expect((await old.closed).code).toBe(CLOSED.protocol);
  });

  test.each(['http://evil.example', 'null'])('a page of another host (%s) may not speak', async (origin) => {
    const { match, key } = await make(server);
    const evil = await connect(server, match, key, { headers: { origin } });
    expect((await evil.closed).code).toBe(CLOSED.malformed);
    expect((await server.post('look', { match, key }, { origin })).status).toBe(403);
  });

  test('a page of this host may', async () => {
    const { match, key } = await make(server);
    const { host } = new URL(server.address);
    const ada = await connect(server, match, key, { headers: { origin: `http://${host}` } });
    expect((await ada.next('welcome')).you).toEqual({ seat: 0, maker: true });
  });
});

test('a job that comes while the server starts finds its rooms', async () => {
  const found: Promise<unknown>[] = [];
  const jobs: OpenJobs = ({ look }) => {
    queueMicrotask(() => found.push(look('never made').catch((e: unknown) => e)));
    return { wake: () => undefined, close: async () => undefined };
  };
  const starting = await startServer({ jobs });
  expect(String(await found[0])).toMatch(/There is no such match/);
  await starting.close();
});
