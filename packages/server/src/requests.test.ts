// What one asks of others: taking back, a draw, another battle.

import { loadGames } from '@muster/games';
import type { OrderChoice } from '@muster/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, drop, make, newId, seated, startServer, type TestClient, type TestServer } from '../test/playing.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});

afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const ask = (client: TestClient, kind: 'takeBack' | 'redo' | 'draw' | 'rematch', id = newId()) =>
  client.do({ type: 'ask', id, kind });

/** The next request that is open before this client. */
const asked = async (client: TestClient) =>
  (await client.next('update', ({ requests }) => (requests?.length ?? 0) > 0)).requests![0]!;

const answer = (client: TestClient, request: number, yes: boolean) =>
  client.do({ type: 'answer', id: newId(), request, yes });

test('one’s own last command is taken back freely, and played again', async () => {
  const { clients } = await seated(server);
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play(drop(0));
  expect((await ask(ada, 'takeBack')).answer).toEqual({ ok: true });
  const back = await ben.next('update', ({ undone }) => undone !== undefined);
  expect(back).toMatchObject({ undone: [1], noticed: [{ n: 2, type: 'undo', by: 0, count: 1, agreed: [] }] });
  expect(ben.noticed().map((item) => item.type === 'played' && item.undone)).toEqual([false, true, false]);
  expect((await ask(ada, 'redo')).answer).toEqual({ ok: true });
  await ben.settled();
  expect(ben.noticed()).toHaveLength(4);
  expect(ben.view()).toEqual(ada.view());
});

test('what the other has answered since is taken back with consent, and it is recorded by whom', async () => {
  const { clients, match } = await seated(server);
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play(drop(0));
  await ben.play(drop(1));
  const id = newId();
  const wanted = ask(ada, 'takeBack', id);
  const request = await asked(ben);
  expect(request).toMatchObject({ kind: 'takeBack', by: 0, of: [1], answered: [] });
  expect((await answer(ada, request.id, true)).answer).toMatchObject({ ok: false, code: 'late' });
  expect((await answer(ben, request.id, true)).answer).toEqual({ ok: true });
  expect((await wanted).answer).toEqual({ ok: true });
  const last = (await server.store.rows(match, 0, 99)).at(-1)!;
  expect(last).toMatchObject({ entry: { undo: 2, by: 0, agreed: [1] }, gone: [0, 1], sender: { seat: 0, id } });
  await ben.until(() => ben.decisions()[0]?.seat === 0);
  expect((await ask(ada, 'takeBack', id)).answer).toEqual({ ok: true });
  expect(await server.store.rows(match, 0, 99)).toHaveLength(3);
});

describe('a log that has become too long', () => {
  const TOO_LONG = { ok: false, code: 'refused', why: expect.stringMatching(/^So much was done in this battle/) };
  let small: TestServer;

  beforeEach(async () => {
    small = await startServer({ limits: { logEntries: 2 } });
  });
  afterEach(() => small.close());

  test('takes no more back, and the battle goes on', async () => {
    const { clients } = await seated(small);
    const [ada, ben] = clients as [TestClient, TestClient];
    await ada.play(drop(0));
    expect((await ask(ada, 'takeBack')).answer).toEqual({ ok: true });
    expect((await ask(ada, 'redo')).answer).toEqual(TOO_LONG);
    expect((await ada.play(drop(1))).answer).toEqual({ ok: true });
    expect((await ask(ada, 'takeBack')).answer).toEqual(TOO_LONG);
    await ben.until(() => ben.decisions()[0]?.seat === 1);
    expect((await ben.play(drop(1))).answer).toEqual({ ok: true });
  });

  test('takes no more orders, which a seat could give without end, sooner still, but somebody may give up', async () => {
    await small.close();
    small = await startServer({ limits: { logEntries: 20 } }); // a tenth of them may be what others do not notice
    const descriptor = (await loadGames()).find(({ orders }) => orders !== undefined)!;
    const { config } = descriptor.quickStarts()[0]!;
    const [ada, ben] = (await seated(small, { game: descriptor.id, config })).clients as [TestClient, TestClient];
    const { lines, give } = descriptor.orders!;
    const { name, choices } = lines[0]!;
    const order = async ({ value }: OrderChoice, by = ada, seat = 0) => {
      const [command] = give(by.view(), seat, { [name]: value });
      return (await by.play(command!)).answer;
    };
    const [one, other] = choices.toReversed() as [OrderChoice, OrderChoice];
    expect(await order(one)).toEqual({ ok: true });
    expect(await order(other)).toEqual({ ok: true });
    expect(await order(one)).toEqual(TOO_LONG);
    expect(await order(one, ben, 1)).toEqual({ ok: true }); // who hears nothing of it, and is not held up by it
    expect((await ada.play(descriptor.concede)).answer).toEqual({ ok: true });
  });
});

test('the same id from both seats is two messages: whoever waits is not forgotten for what the other says', async () => {
  const { clients } = await seated(server);
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play(drop(0));
  const id = newId();
  const wanted = ask(ada, 'draw', id);
  const request = await asked(ben);
  expect((await ben.play(drop(99), id)).answer).toMatchObject({ ok: false });
  await answer(ben, request.id, true);
  expect((await wanted).answer).toEqual({ ok: true });
});

test('a rematch is a new battle of its address, of which an hour has only so many', async () => {
  const small = await startServer({ limits: { matchesPerHour: 2 } });
  const { clients } = await seated(small);
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play({ type: 'concede' });
  const wanted = ask(ada, 'rematch');
  const request = await asked(ben);
  expect((await ask(ben, 'rematch')).answer).toMatchObject({
    ok: false,
    why: expect.stringMatching(/Too many battles/),
  });
  await answer(ben, request.id, true);
  expect((await wanted).answer).toEqual({ ok: true });
  await small.close();
});

test('who only watches cannot use up an id of who made the match', async () => {
  const open = { sitter: 'person' } as const;
  const { match, key, watch } = await make(server, { seats: [open, open], seat: null });
  const [maker, eve] = [await connect(server, match, key), await connect(server, match, watch!)];
  const id = newId();
  expect((await eve.do({ type: 'rename', id, name: 'Eve' })).answer).toMatchObject({ ok: false });
  expect((await maker.do({ type: 'rename', id, name: 'Ada' })).answer).toEqual({ ok: true });
});

test('a request is declined, withdrawn, or overtaken', async () => {
  const { clients } = await seated(server);
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play(drop(0));
  await ben.play(drop(1));
  const declined = ask(ada, 'takeBack');
  await answer(ben, (await asked(ben)).id, false);
  expect((await declined).answer).toEqual({ ok: false, code: 'declined', why: 'Ben 1 does not agree.' });
  const withdrawn = ask(ada, 'takeBack');
  const second = await asked(ben);
  expect((await ask(ada, 'takeBack')).answer).toMatchObject({ why: 'This is asked already.' });
  expect((await ada.do({ type: 'withdraw', id: newId(), request: second.id })).answer).toEqual({ ok: true });
  expect((await withdrawn).answer).toMatchObject({ ok: false, code: 'withdrawn' });
  const overtaken = ask(ada, 'takeBack');
  const third = await asked(ben);
  await ada.play(drop(2));
  expect((await overtaken).answer).toMatchObject({ ok: false, code: 'late' });
  expect((await answer(ben, third.id, true)).answer).toMatchObject({ ok: false, code: 'late' });
});

test('where it is strict, nothing is taken back that needs consent', async () => {
  const { clients } = await seated(server, { strict: true });
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play(drop(0));
  await ben.play(drop(1));
  expect((await ask(ada, 'takeBack')).answer).toMatchObject({ ok: false, code: 'refused' });
});

test('a draw needs all, ends the battle, and nothing is taken back after the end', async () => {
  const { clients } = await seated(server);
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play(drop(0));
  const wanted = ask(ben, 'draw');
  await answer(ada, (await asked(ada)).id, true);
  expect((await wanted).answer).toEqual({ ok: true });
  const end = await ada.next('update', ({ outcome }) => outcome != null);
  expect(end).toMatchObject({ outcome: { places: [[0, 1]] }, decisions: [], offers: {} });
  expect((await ask(ada, 'takeBack')).answer).toEqual({ ok: false, code: 'refused', why: 'The match is over.' });
  expect((await ask(ada, 'draw')).answer).toMatchObject({ ok: false });
});

test('a rematch has the sides exchanged, and everybody’s key is good as it is', async () => {
  const { clients, match, keys } = await seated(server);
  const [ada, ben] = clients as [TestClient, TestClient];
  expect((await ask(ada, 'rematch')).answer).toMatchObject({ ok: false });
  await ada.play({ type: 'concede' });
  const wanted = ask(ada, 'rematch');
  await answer(ben, (await asked(ben)).id, true);
  expect((await wanted).answer).toEqual({ ok: true });
  const { rematch } = (await ben.next('about', ({ about }) => about.rematch !== null)).about;
  const again = [await connect(server, rematch!, keys[0]!), await connect(server, rematch!, keys[1]!)];
  expect((await again[0]!.next('welcome')).you).toEqual({ seat: 1, maker: true });
  expect((await again[1]!.next('welcome')).you).toEqual({ seat: 0, maker: false });
  await Promise.all(again.map((client) => client.next('view')));
  expect((await again[1]!.play(drop(0))).answer).toEqual({ ok: true });
  expect((await again[0]!.next('about')).about.seats.map(({ name }) => name)).toEqual(['Ben 1', 'Ada']);
  expect((await ask(ben, 'rematch')).answer).toMatchObject({ ok: false });
  expect(rematch).not.toBe(match);
});

test('both ask for a rematch: one who agrees is enough, and nothing is left to be answered', async () => {
  const { clients, match, keys } = await seated(server);
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play({ type: 'concede' });
  const both = [ask(ada, 'rematch'), ask(ben, 'rematch')];
  await ben.next('update', ({ requests }) => requests?.length === 2);
  await answer(ben, 1, true);
  for (const { answer: got } of await Promise.all(both)) expect(got).toEqual({ ok: true });
  await ada.next('update', ({ requests }) => requests?.length === 0);
  const { body } = await server.post('mine', { keys: [{ match, key: keys[0] }] });
  expect(body).toMatchObject([{ waits: false }]);
});

test('what the rules have ended is not taken back: its seed is told', async () => {
  const { clients } = await seated(server);
  const [ada, ben] = clients as [TestClient, TestClient];
  await ada.play({ type: 'concede' });
  const end = await ada.next('update', ({ outcome }) => outcome != null);
  expect(end.offers?.undo).toBeUndefined();
  for (const client of [ada, ben])
    expect((await ask(client, 'takeBack')).answer).toEqual({ ok: false, code: 'refused', why: 'The match is over.' });
});
