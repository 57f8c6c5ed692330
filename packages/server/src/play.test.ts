// Matches over real connections: two who play, and all that can go wrong between them.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claim, connect, make, newId, seated, startServer, type TestServer } from '../test/playing.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});

afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const drop = (column: number) => ({ type: 'drop', column });

test('two people play from a link to the end', async () => {
  const { clients } = await seated(server);
  const [ada, ben] = clients as [(typeof clients)[0], (typeof clients)[0]];
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
