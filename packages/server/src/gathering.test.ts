// Before the battle: everybody brings a force of its own, sealed where the rules keep it secret, and what does not fit goes back.

import { loadGames } from '@muster/games';
import type { Descriptor } from '@muster/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim, connect, dropFolder, make, newFolder, newId, startServer, type TestServer } from '../test/playing.ts';

let server: TestServer;
let folder: string;

beforeEach(async () => {
  folder = await newFolder();
  server = await startServer({ folder });
});

afterEach(async () => {
  await server.close();
  await dropFolder(folder);
  expect(server.errors).toEqual([]);
});

/** A battle of two to which both bring a force. */
const battleOf = async (isSealed: boolean): Promise<{ descriptor: Descriptor; config: object; force: object }> => {
  for (const descriptor of await loadGames()) {
    const { gathering, forces } = descriptor;
    const found = descriptor
      .samples()
      .find(({ config }) => `${gathering?.brings(config)}` === 'true,true' && gathering?.isSealed(config) === isSealed);
    if (found !== undefined && forces !== null) return { descriptor, config: found.config, force: forces.example };
  }
  throw new Error('there is none');
};

const gathering = async (isSealed: boolean) => {
  const { descriptor, config, force } = await battleOf(isSealed);
  const { match, key, links } = await make(server, { game: descriptor.id, config, brings: [true, true] });
  const ben = await claim(server, match, links[0]!.key);
  const clients = [await connect(server, match, key), await connect(server, match, ben.key)] as const;
  const bring = (seat: 0 | 1, brought: object | null) =>
    clients[seat].do({ type: 'force', id: newId(), force: brought });
  return { descriptor, force, match, keys: [key, ben.key] as const, clients, bring };
};

test('a sealed force is told to nobody else but as chosen, and all begin when all are in', async () => {
  const { force, clients, bring, match, descriptor } = await gathering(true);
  const [ada, ben] = clients;
  expect((await ada.next('gathering')).gathering).toMatchObject({ forces: [null, null], brings: [true, true] });
  expect((await ada.next('about')).about.seats.map(({ ready }) => ready)).toEqual([false, false]);
  expect((await bring(1, force)).answer).toEqual({ ok: true });
  expect((await ben.next('gathering', (m) => m.gathering.forces[1] !== null)).gathering.forces).toEqual([null, force]);
  await ada.next('about', ({ about }) => about.seats[1]!.ready);
  await ada.settled();
  const heard = ada.heard.filter(({ type }) => type === 'gathering');
  for (const message of heard) expect(message).toMatchObject({ gathering: { forces: [null, null] } });
  expect((await bring(0, force)).answer).toEqual({ ok: true });
  await ada.next('view');
  const opening = (await server.store.load(match))!.opening!;
  expect(descriptor.game.parseConfig(opening.header.config).ok).toBe(true);
  expect((await bring(0, null)).answer).toMatchObject({ ok: false, why: 'Forces are not chosen any more.' });
});

test('a force that is chosen in the open is seen by all', async () => {
  const { force, clients, bring } = await gathering(false);
  await bring(1, force);
  const { gathering: seen } = await clients[0].next('gathering', (m) => m.gathering.forces[1] !== null);
  expect(seen.forces).toEqual([null, force]);
});

test('a force that does not fit goes back to its owner alone, in words, and another may be chosen', async () => {
  const { force, clients, bring } = await gathering(false);
  const [ada, ben] = clients;
  const { answer } = await bring(1, { nonsense: true });
  expect(answer).toMatchObject({ ok: false, code: 'refused', why: expect.stringMatching(/nonsense/) });
  const back = await ben.next('gathering', (m) => m.gathering.refused !== null);
  expect(back.gathering).toMatchObject({ forces: [null, null], refused: expect.stringMatching(/nonsense/) });
  await ada.settled();
  expect(ada.heard.some((m) => m.type === 'gathering' && m.gathering.refused !== null)).toBe(false);
  await bring(1, force);
  await bring(1, null);
  await ada.next('about', ({ about }) => about.seats[1]!.ready);
  await ada.next('about', ({ about }) => !about.seats[1]!.ready);
});

test('chosen forces are kept when the server stops', async () => {
  const { force, bring, match, keys } = await gathering(true);
  await bring(1, force);
  await server.close();
  server = await startServer({ folder });
  const ben = await connect(server, match, keys[1]);
  expect((await ben.next('gathering')).gathering.forces).toEqual([null, force]);
  const ada = await connect(server, match, keys[0]);
  expect((await ada.do({ type: 'force', id: newId(), force })).answer).toEqual({ ok: true });
  await ada.next('view');
});

test('where nobody brings anything a force is refused', async () => {
  const { match, key } = await make(server);
  const ada = await connect(server, match, key);
  const { answer } = await ada.do({ type: 'force', id: newId(), force: {} });
  expect(answer).toEqual({ ok: false, code: 'refused', why: 'This seat brings no force of its own.' });
});

test('in a rematch the forces go with their people', async () => {
  const { force, clients, bring, descriptor, match, keys } = await gathering(true);
  await bring(0, force);
  await bring(1, force);
  for (const client of clients) await client.next('view');
  await clients[0].play(descriptor.concede);
  const asked = clients[0].do({ type: 'ask', id: newId(), kind: 'rematch' });
  const { requests } = await clients[1].next('update', (m) => (m.requests?.length ?? 0) > 0);
  await clients[1].do({ type: 'answer', id: newId(), request: requests![0]!.id, yes: true });
  expect((await asked).answer).toEqual({ ok: true });
  const { rematch } = (await clients[0].next('about', ({ about }) => about.rematch !== null)).about;
  const again = await Promise.all(keys.map((key) => connect(server, rematch!, key)));
  await Promise.all(again.map((client) => client.next('view')));
  const [first, second] = await Promise.all([match, rematch!].map((id) => server.store.load(id)));
  expect(second!.opening!.header.config).toEqual(first!.opening!.header.config);
});
