// Who watches some rounds later learns nothing of what happens now: no message, no number and no request tells of it.

import { loadGames } from '@muster/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, newId, type Seated, seated, startServer, type TestServer } from '../test/playing.ts';
import { StoreProblem } from './store/store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const games = (await loadGames()).filter(({ quickStarts }) => quickStarts().length > 0);
const STEPS = 12;

/** Whoever is asked first plays its first candidate. */
const playOne = async (game: (typeof games)[number]['game'], { clients }: Seated): Promise<void> => {
  const { seat } = clients[0]!.decisions()[0] ?? clients[1]!.decisions()[0]!;
  const own = clients[seat]!;
  const [command] = game.candidates(own.view() as never, seat);
  expect((await own.play(command!)).answer).toEqual({ ok: true });
  for (const client of clients) await client.settled();
};

test.each(games)('in $id', async (descriptor) => {
  const { config } = descriptor.quickStarts()[0]!;
  const people = Array.from({ length: descriptor.game.seats(config) }, () => ({ sitter: 'person' as const }));
  const table = await seated(server, { game: descriptor.id, config, seats: people, watch: 1 });
  const { match, made, clients } = table;
  const watcher = await connect(server, match, made.watch!);
  await watcher.next('view');
  const lineOf = async (): Promise<object> => {
    const [{ changed: _, ...line }] = (await server.post('mine', { keys: [{ match, key: made.watch }] })).body;
    return line;
  };
  const [n, line, heard] = [watcher.n(), await lineOf(), watcher.heard.length];
  const roundOf = (): number => descriptor.roundOf(clients[0]!.view() as never);
  const first = roundOf();
  for (let i = 0; i < STEPS && roundOf() === first; i++) {
    clients[0]!.send({ type: 'ask', id: newId(), kind: 'draw' });
    await playOne(descriptor.game, table);
    if (roundOf() !== first) break;
    await watcher.settled();
    expect(watcher.heard.slice(heard).every((one) => one.type === 'pong' && one.n === n)).toBe(true);
    expect(await lineOf()).toEqual(line);
  }
  watcher.send({ type: 'older', before: 99 });
  expect((await watcher.next('older')).noticed.length).toBeLessThanOrEqual(watcher.n());
});

test('a ping while the match is taken from the store anew tells no number of now', async () => {
  const broken: (() => void)[] = [];
  let isFailing = false;
  const on = await startServer({
    wrap: (store) => ({
      ...store,
      write: (write) => {
        if (!isFailing || !write.rows?.length) return store.write(write);
        isFailing = false;
        return Promise.reject(new StoreProblem('broken', 'a line is lost'));
      },
      checkpointBefore: async (...asked) => {
        if (broken.length > 0) await new Promise<void>((resolve) => broken.push(resolve));
        return store.checkpointBefore(...asked);
      },
    }),
  });
  const [descriptor] = games as [(typeof games)[number]];
  const { config } = descriptor.quickStarts()[0]!;
  const table = await seated(on, { game: descriptor.id, config, watch: 1 });
  const watcher = await connect(on, table.match, table.made.watch!);
  await watcher.next('view');
  await playOne(descriptor.game, table);
  await watcher.settled();
  broken.push(() => {});
  isFailing = true;
  const { seat } = table.clients[0]!.decisions()[0] ?? table.clients[1]!.decisions()[0]!;
  const own = table.clients[seat]!;
  own.send({
    type: 'play',
    id: newId(),
    seen: own.n(),
    command: descriptor.game.candidates(own.view() as never, seat)[0]!,
  });
  await on.until(() => broken.length > 1);
  watcher.send({ type: 'ping' });
  expect((await watcher.next('pong', ({ n }) => n !== watcher.n())).n).toBeUndefined();
  for (const go of broken.splice(0)) go();
  await watcher.settled();
  await on.close();
});
