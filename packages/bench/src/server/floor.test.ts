import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type Store } from '@muster/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Floor, serveFloor } from './floor.ts';

let folder: string;
let store: Store;
let floor: Floor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-floor-'));
  store = await openSqlite(folder);
  floor = await serveFloor(store, 2);
});

afterAll(async () => {
  floor.close();
  await store.close();
  await rm(folder, { recursive: true });
});

/** Who sits there, and the next messages that come. */
const seatAt = async (pair: number, seat: number) => {
  const socket = new WebSocket(`ws://127.0.0.1:${floor.port}/ws/${pair}/${seat}`);
  const heard: { readonly type: string; readonly id?: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return {
    play: (id: string) =>
      socket.send(JSON.stringify({ type: 'play', id, command: { type: 'drop', column: 5 }, seen: 1 })),
    heard: async (count: number) => {
      while (heard.length < count) await once(socket, 'message');
      return heard.splice(0);
    },
    close: () => socket.terminate(),
  };
};

test('the floor keeps a row of each command, answers who sent it, and tells both what came of it', async () => {
  const [one, other] = [await seatAt(1, 0), await seatAt(1, 1)];
  one.play('first');
  expect(await one.heard(2)).toMatchObject([{ type: 'update' }, { type: 'done', id: 'first' }]);
  expect(await other.heard(1)).toMatchObject([{ type: 'update' }]);
  other.play('second');
  expect(await other.heard(2)).toMatchObject([{ type: 'update' }, { type: 'done', id: 'second' }]);
  const rows = await store.rows('floor1', 0, 9);
  expect(rows.map(({ n, sender }) => [n, sender])).toEqual([
    [0, { seat: 0, id: 'first' }],
    [1, { seat: 1, id: 'second' }],
  ]);
  one.close();
  other.close();
});
