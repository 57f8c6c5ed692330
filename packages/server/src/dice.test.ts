// Dice that nobody can try for: everybody commits, then sends; who keeps its part back is named, and that stays in the record.

import { loadGames } from '@muster/games';
import { commit, type MatchRecord, verify } from '@muster/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HandClock, handClock } from '../../table/test/hand-clock.ts';
import { claim, connect, drop, make, newId, seated, startServer, type TestServer } from '../test/playing.ts';

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

const HEX = 'ab'.repeat(32);

/** Two people who are in; `ben` says nothing by himself. */
const gathered = async (keepsLuck = false) => {
  const { match, key, links } = await make(server);
  const ben = await claim(server, match, links[0]!.key);
  const ada = await connect(server, match, key);
  const secrets = new Map<string, string>();
  const other = await connect(server, match, ben.key, { keepsLuck, secrets });
  return { match, ada, ben: other, keys: [key, ben.key] as const, secrets };
};

const verdictOf = async (record: MatchRecord) => {
  const { game } = (await loadGames()).find(({ id }) => id === record.game)!;
  return verify(game, record);
};

test('the record of a battle that is over proves its dice, the seed included', async () => {
  const { match, keys, clients } = await seated(server);
  expect((await server.post('record', { match, key: keys[0] })).status).toBe(409);
  await clients[0]!.play(drop(0));
  await clients[1]!.play({ type: 'concede' });
  const { body } = await server.post('record', { match, key: keys[1] });
  expect(body.fairness).toMatchObject({ kind: 'fair', match, commitments: expect.any(Array) });
  expect(commit(body.fairness.seed)).toBe(body.fairness.commitment);
  expect(await verdictOf(body)).toEqual({ ok: true, proof: 'proven' });
});

test('the dice of a game that rolls are those of the proof', async () => {
  const descriptor = (await loadGames())[0]!;
  const { config } = descriptor.quickStarts()[0]!;
  const { match, keys, clients } = await seated(server, { game: descriptor.id, config });
  for (let i = 0; i < 30; i++) {
    const seat = clients.findIndex((client, at) => client.decisions().some((d) => d.seat === at));
    const own = clients[seat]!;
    await own.play(descriptor.game.candidates(own.view(), seat).at(-1)!);
    await Promise.all(clients.map((client) => client.settled()));
  }
  await clients[0]!.play(descriptor.concede);
  const { body } = await server.post('record', { match, key: keys[0] });
  expect(await verdictOf(body)).toEqual({ ok: true, proof: 'proven' });
  const changed = { ...body, fairness: { ...body.fairness, seed: HEX, commitment: commit(HEX) } };
  expect((await verdictOf(changed)).ok).toBe(false);
});

test('before the end nobody is told the seed', async () => {
  const { match, keys, clients } = await seated(server);
  await clients[0]!.play(drop(0));
  const opening = (await server.store.load(match))!.opening!;
  const { seed } = opening.header.fairness as { readonly seed: string };
  for (const client of clients) expect(JSON.stringify(client.heard)).not.toContain(seed);
  expect(JSON.stringify((await server.post('look', { match, key: keys[0] })).body)).not.toContain(seed);
});

test('who is there and keeps its part for a minute is named, and a new attempt begins by itself', async () => {
  const { match, ada, ben, keys, secrets } = await gathered(true);
  const first = await ada.next('dice', ({ dice }) => dice.sent.includes(0));
  clock.pass(59_000);
  await ada.settled();
  expect(ada.heard.some((m) => m.type === 'dice' && m.dice.attempt === 2)).toBe(false);
  clock.pass(1_000);
  const second = await ada.next('dice', ({ dice }) => dice.attempt === 2);
  expect(second.dice.abandoned).toEqual([
    {
      type: 'attemptAbandoned',
      attempt: 1,
      commitment: first.dice.commitment,
      commitments: first.dice.commitments,
      missing: [1],
    },
  ]);
  expect(second.dice.commitment).not.toBe(first.dice.commitment);
  await ben.close();
  const honest = await connect(server, match, keys[1], { secrets });
  await honest.next('view');
  expect((await ada.next('view')).noticed.map((item) => item.type)).toEqual(['setup', 'fact']);
  await honest.play({ type: 'concede' });
  const { body } = await server.post('record', { match, key: keys[0] });
  expect(body.entries[0].fact).toEqual(second.dice.abandoned[0]);
  expect(await verdictOf(body)).toEqual({ ok: true, proof: 'proven' });
});

test('while who keeps it is away its minute does not run, but who is there may begin anew', async () => {
  const { ada, ben } = await gathered(true);
  await ada.next('dice', ({ dice }) => dice.sent.includes(0));
  expect((await ada.do({ type: 'anew', id: newId(), attempt: 1 })).answer).toMatchObject({ ok: false });
  await ben.close();
  await ada.next('about', ({ about }) => about.seats[1]!.presence === 'away');
  clock.pass(60_000);
  const late = await ada.next('dice', ({ dice }) => dice.late.length > 0);
  expect(late.dice).toMatchObject({ attempt: 1, late: [1] });
  expect((await ada.do({ type: 'anew', id: newId(), attempt: 1 })).answer).toEqual({ ok: true });
  expect((await ada.next('dice', ({ dice }) => dice.attempt === 2)).dice.abandoned).toHaveLength(1);
});

test('who keeps its part cannot make more attempts than a record can tell', async () => {
  const { match, key, links } = await make(server);
  const other = await claim(server, match, links[0]!.key);
  const head = (await server.store.head(match))!;
  const before = { type: 'attemptAbandoned', commitment: HEX, commitments: [HEX, HEX], missing: [1] };
  const abandoned = Array.from({ length: 999 }, (_, n) => ({ ...before, attempt: n + 1 }));
  const { dice } = head.room as { readonly dice: object };
  const room = { ...head.room, abandoned, dice: { ...dice, attempt: 1000 } };
  await server.store.write({ match, head: { ...head, version: head.version + 1, room } });
  const ada = await connect(server, match, key);
  await connect(server, match, other.key, { keepsLuck: true });
  await ada.next('dice', (told) => told.dice.sent.includes(0));
  clock.pass(60_000);
  await ada.next('dice', (told) => told.dice.late.length > 0);
  const { answer } = await ada.do({ type: 'anew', id: newId(), attempt: 1000 });
  expect(answer).toMatchObject({ ok: false, why: expect.stringMatching(/as often as a record can tell/) });
  expect((await server.post('look', { match, key })).status).toBe(200);
});

test('in a list of one’s own a battle waits for whose part is due, and for nobody else', async () => {
  const { match, ada, keys } = await gathered(true);
  const waits = async (key: string): Promise<boolean> =>
    (await server.post('mine', { keys: [{ match, key }] })).body[0].waits;
  await ada.next('dice', ({ dice }) => dice.sent.includes(0));
  expect(await waits(keys[0])).toBe(false);
  expect(await waits(keys[1])).toBe(true);
});

test('parts that do not hold are not taken', async () => {
  const { match, key, links } = await make(server);
  const ben = await claim(server, match, links[0]!.key);
  const ada = await connect(server, match, key, { isSilent: true });
  const eve = await connect(server, match, ben.key, { isSilent: true });
  for (const [client, own] of [
    [ada, key],
    [eve, ben.key],
  ] as const)
    client.send({ type: 'hello', protocol: 1, match, key: own });
  const refusal = async (client: typeof ada) => (await client.next('refused')).why;
  await ada.next('dice');
  ada.send({ type: 'commit', attempt: 1, parts: [{ seat: 1, hex: HEX }] });
  expect(await refusal(ada)).toBe('Everybody gives a part for the own seat alone.');
  ada.send({ type: 'commit', attempt: 2, parts: [{ seat: 0, hex: HEX }] });
  expect(await refusal(ada)).toBe('This is attempt 1, not 2.');
  ada.send({ type: 'contribute', attempt: 1, parts: [{ seat: 0, hex: HEX }] });
  expect(await refusal(ada)).toBe('Contributions are sent when all have committed to theirs.');
  ada.send({ type: 'commit', attempt: 1, parts: [{ seat: 0, hex: commit(HEX) }] });
  await ada.next('dice', ({ dice }) => dice.commitments[0] !== null);
  ada.send({ type: 'commit', attempt: 1, parts: [{ seat: 0, hex: HEX }] });
  expect(await refusal(ada)).toBe('A commitment cannot be changed.');
  eve.send({ type: 'commit', attempt: 1, parts: [{ seat: 1, hex: commit(HEX) }] });
  await ada.next('dice', ({ dice }) => dice.commitments[1] !== null);
  ada.send({ type: 'contribute', attempt: 1, parts: [{ seat: 0, hex: 'cd'.repeat(32) }] });
  expect(await refusal(ada)).toBe('This is not the contribution that was committed to.');
});

test('a contribution is told to nobody before the battle is over', async () => {
  const { ada } = await gathered(true);
  await ada.next('dice', ({ dice }) => dice.sent.includes(0));
  expect(JSON.stringify(ada.heard)).not.toMatch(/"contributions"/);
});

test('the maker’s client gives the part of a computer', async () => {
  const { match, key } = await make(server, {
    seats: [{ sitter: 'person' }, { sitter: 'computer', level: 'recruit' }],
  });
  const ada = await connect(server, match, key);
  expect((await ada.next('dice')).dice.byMaker).toEqual([1]);
  await ada.next('view');
});
