// What a stranger may try at the doors: nothing of it is an error of the server's own, and everything is answered in words.

import { LIST } from '@muster/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claim, drop, make, newId, seated, startServer, type TestServer, TWO } from '../test/playing.ts';
import { createServer } from './app.ts';
import { householdOf } from './household.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});

afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** As deep as the largest body holds. */
const DEEP = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
const DEEP_LIST = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;

describe('very deep JSON', () => {
  test.each(LIST.map(({ card }) => card.id))(
    'as the configuration of a match of %s, or as a part of it',
    async (game) => {
      for (const config of [DEEP, `{"free":${DEEP}}`, `{"forces":${DEEP_LIST}}`]) {
        const body = JSON.stringify({ ...TWO, game, config: 0 }).replace('"config":0', `"config":${config}`);
        expect((await server.post('matches', body)).status).toBe(400);
      }
    },
  );

  test('as a command and as a force', async () => {
    const { clients } = await seated(server);
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    for (const message of [
      `{"type":"play","id":"${newId()}","seen":1,"command":${deep}}`,
      `{"type":"play","id":"${newId()}","seen":1,"command":{"type":"drop","column":${deep}}}`,
      `{"type":"force","id":"${newId()}","force":${deep}}`,
    ]) {
      clients[0]!.sendRaw(message);
      expect((await clients[0]!.next('done')).answer.ok).toBe(false);
    }
    expect((await clients[0]!.play(drop(0))).answer).toEqual({ ok: true });
  });
});

test.each(['__proto__', 'constructor', 'prototype', 'toString'])('the key %s changes nothing', async (name) => {
  const body = JSON.stringify({ ...TWO, config: 0 }).replace('"config":0', `"config":{"${name}":{"polluted":1}}`);
  expect((await server.post('matches', body)).status).toBe(400);
  const { clients } = await seated(server);
  clients[0]!.sendRaw(
    `{"type":"play","id":"${newId()}","seen":1,"command":{"type":"drop","column":0,"${name}":{"polluted":1}}}`,
  );
  expect((await clients[0]!.next('done')).answer.ok).toBe(false);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('numbers that no number holds', async () => {
  const { clients } = await seated(server);
  for (const column of ['1e999', `${'9'.repeat(400)}`, '0.1', '-0', '1e-400']) {
    clients[0]!.sendRaw(`{"type":"play","id":"${newId()}","seen":1,"command":{"type":"drop","column":${column}}}`);
    await clients[0]!.next('done');
  }
  clients[0]!.sendRaw(`{"type":"play","id":"${newId()}","seen":1e999,"command":{"type":"drop","column":0}}`);
  expect((await clients[0]!.closed).code).toBe(4400);
});

const TRICKS = ['\u202Enimda', 'a\u2066b', 'a\u200Fb', 'a\uD800b', '\uDC00', 'a\u0000b', 'a\nb', '\u200B\u200B'];
const BLANK = ['\u3164', '\u115F\u1160', '\u2800 \u2800', '\uFFA0', '\uFE0F'];

test.each([...TRICKS, ...BLANK])('nobody is called %j', async (name) => {
  const { match, links } = await make(server);
  expect((await server.post('claim', { match, key: links[0]!.key, name })).status).toBe(400);
  expect((await claim(server, match, links[0]!.key, 'Zoë 🙂 דוד ❤️ 한')).seat).toBe(1);
});

describe('limits of an address', () => {
  test.each<[address: string | undefined, household: string]>([
    [undefined, 'gone'], // it has hung up since
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:0DB8::7:0:0:0:9', '2001:db8:0:7::/64'],
    ['2001:db8:0:7::9', '2001:db8:0:7::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, household) => {
    expect(householdOf(address)).toBe(household);
  });

  test('a network of IPv6 is one', async () => {
    const app = await createServer({ webRoot: server.folder, requestsPerMinute: 2 });
    const ask = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode;
    expect(await ask('2001:db8:0:7::1')).toBe(200);
    expect(await ask('2001:db8:0:7::2')).toBe(200);
    expect(await ask('2001:db8:0:7:8::3')).toBe(429);
    expect(await ask('2001:db8:0:8::1')).toBe(200);
    await app.close();
  });
});
