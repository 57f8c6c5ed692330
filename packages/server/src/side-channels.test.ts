// What somebody does in secret is told to nobody by the way: neither by a message, nor by a time in a list, nor by what becomes of a request.

import { loadGames } from '@muster/games';
import type { Descriptor } from '@muster/kernel';
import type { ClockTerms } from '@muster/protocol';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type HandClock, handClock } from '../../table/test/hand-clock.ts';
import { connect, newId, type Seated, seated, startServer, type TestClient, type TestServer } from '../test/playing.ts';

let clock: HandClock;
let server: TestServer;

beforeEach(async () => {
  clock = handClock();
  server = await startServer({ clock, limits: { heartbeatMs: 1e12, idleMs: 1e12 } });
});

afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** What somebody sees, hears and is asked. */
const knows = (client: TestClient): string => JSON.stringify([client.view(), client.n(), client.decisions()]);

interface Onlooker {
  readonly key: string;
  readonly client: TestClient;
}

const lineOf = async (match: string, { key }: Onlooker): Promise<string> =>
  JSON.stringify((await server.post('mine', { keys: [{ match, key }] })).body);

/** Whoever is asked first plays its first candidate; how the others came to know of it, where they know nothing new by the battle itself. */
const step = async (descriptor: Descriptor, { match, clients }: Seated, all: readonly Onlooker[]) => {
  const { seat } = clients[0]!.decisions()[0] ?? clients[1]!.decisions()[0]!;
  const own = clients[seat]!;
  const others = all.filter(({ client }) => client !== own);
  await server.store.beat('another', clock.now() + 1_000);
  clock.pass(1_000);
  for (const { client } of others) await client.settled();
  const before = await Promise.all(
    others.map(async (one) => [knows(one.client), one.client.heard.length, await lineOf(match, one)] as const),
  );
  const [command] = descriptor.game.candidates(own.view() as never, seat);
  expect((await own.play(command!)).answer).toEqual({ ok: true });
  for (const { client } of others) await client.settled();
  const told: { readonly came: readonly string[]; readonly isListed: boolean }[] = [];
  for (const [i, one] of others.entries()) {
    const [knew, heard, line] = before[i]!;
    if (knows(one.client) !== knew) continue;
    const came = one.client.heard.slice(heard).map(({ type }) => type);
    told.push({ came, isListed: (await lineOf(match, one)) !== line });
  }
  return told;
};

const STEPS = 60;
const ENOUGH = 4;

const LIVE: ClockTerms = { kind: 'live', minutes: 60, seconds: 60, out: 'lose' };

const secretive = (await loadGames()).filter(({ secrets }) => secrets.length > 0);

/** Steps of which somebody learned nothing by the battle itself. */
let met = 0;

afterAll(() => {
  expect(met).toBeGreaterThanOrEqual(ENOUGH);
});

test.each(secretive.flatMap((descriptor) => [null, LIVE].map((terms) => ({ id: descriptor.id, descriptor, terms }))))(
  'in $id nobody learns of what was done in secret, while a draw is offered too',
  async ({ descriptor, terms }) => {
    const { config } = descriptor.quickStarts()[0]!;
    const table = await seated(server, { game: descriptor.id, config, clock: terms });
    const { match, made, keys, clients } = table;
    const watcher = await connect(server, match, made.watch!);
    await watcher.next('view');
    const all = [...clients.map((client, at) => ({ client, key: keys[at]! })), { client: watcher, key: made.watch! }];
    let silent = 0;
    for (let n = 0; n < STEPS && silent < ENOUGH; n++) {
      clients[0]!.send({ type: 'ask', id: newId(), kind: 'draw' }); // refused where it is open still
      await clients[0]!.settled();
      await server.post('look', { match, key: keys[0] }); // it comes after what was asked
      for (const told of await step(descriptor, table, all)) {
        silent++;
        expect(told).toEqual({ came: ['pong'], isListed: false });
      }
    }
    met += silent;
  },
);
