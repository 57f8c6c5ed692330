// What is not meant for a server, in great numbers: bytes, broken JSON, and messages of the protocol with something changed in them.
// A long run: MUSTER_GARBAGE=100000 npx vitest run packages/server/src/garbage.test.ts

import { makeRng, type Rng } from '@muster/kernel';
import { PROTOCOL, type ToServer } from '@muster/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, drop, seated, startServer, type TestClient, type TestServer } from '../test/playing.ts';

const MESSAGES = Number(process.env['MUSTER_GARBAGE'] ?? 1500);
/** A connection that says nonsense is closed at its first word, so there are as many as there are words. */
const AT_ONCE = 8;
/** Milliseconds for a message, with much to spare: a long run is not cut off. */
const TIME_EACH = 20;

let server: TestServer;
beforeAll(async () => {
  // no more may be open than are used: one that is forgotten would be missed
  server = await startServer({
    requestsPerMinute: 1e9,
    limits: { asksPerMinute: 1e9, connectionsPerAddress: AT_ONCE + 4, messagesPerSecond: 1e6, messagesAtOnce: 1e6 },
  });
});
afterAll(() => server.close());

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x',
  '🜁'.repeat(50),
  [],
  {},
  [[]],
  '__proto__',
  { toString: 1 },
  "'; drop table matches; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
];

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** The same with one thing changed: a value, a name, something more or less. */
const spoilt = (x: unknown, rng: Rng): unknown => {
  if (typeof x !== 'object' || x === null || rng.below(4) === 0) return pick(ODD, rng);
  const names = Object.keys(x);
  const name =
    names.length === 0 || rng.below(5) === 0
      ? pick(['type', 'id', 'seat', '__proto__', 'constructor', 'x'], rng)
      : pick(names, rng);
  const fields: Record<string, unknown> = { ...x };
  if (rng.below(5) === 0) delete fields[name];
  else Object.defineProperty(fields, name, { value: spoilt(fields[name], rng), enumerable: true, configurable: true });
  return fields;
};

const bytes = (rng: Rng): string =>
  String.fromCharCode(...Array.from({ length: rng.below(200) }, () => rng.below(0x300)));

const garbage = (messages: readonly ToServer[], rng: Rng): string => {
  const text = JSON.stringify(spoilt(pick(messages, rng), rng)) ?? '';
  const kind = rng.below(10);
  if (kind === 0) return bytes(rng);
  if (kind === 1) return text.slice(0, rng.below(text.length + 1));
  return kind === 2 ? `${'['.repeat(rng.below(5000))}${text}` : text;
};

/** Whatever can be said in a match, as it is meant. */
const meantMessages = (match: string, key: string): readonly ToServer[] => [
  { type: 'hello', protocol: PROTOCOL, match, key },
  { type: 'play', id: 'garbage-1', command: drop(3), seen: 1 },
  { type: 'ask', id: 'garbage-2', kind: 'takeBack' },
  { type: 'answer', id: 'garbage-3', request: 1, yes: true },
  { type: 'withdraw', id: 'garbage-4', request: 1 },
  { type: 'force', id: 'garbage-5', force: {} },
  { type: 'rename', id: 'garbage-6', name: 'Anna' },
  { type: 'anew', id: 'garbage-7', attempt: 1 },
  { type: 'commit', attempt: 1, parts: [{ seat: 0, hex: 'ab'.repeat(32) }] },
  { type: 'contribute', attempt: 1, parts: [{ seat: 0, hex: 'ab'.repeat(32) }] },
  { type: 'older', before: 10 },
  { type: 'ping' },
];

/** Says it on a connection of its own, before or after hello, and goes. */
const say = async (text: string, match: string, watchKey: string, rng: Rng): Promise<void> => {
  const client: TestClient = await connect(server, match, watchKey, { isSilent: rng.below(2) === 0 });
  client.sendRaw(text);
  if (rng.below(3) > 0) client.sendRaw(text);
  client.sendRaw('{'); // whatever was understood of it, this is not
  await client.closed;
};

test('nonsense changes nothing, disturbs nobody and leaves nothing behind', {
  timeout: 120_000 + MESSAGES * TIME_EACH,
}, async () => {
  const { match, made, clients } = await seated(server);
  const own = await seated(server);
  const rng = makeRng(99);
  const messages = meantMessages(own.match, own.made.watch!);
  const before = JSON.stringify([clients[0]!.view(), clients[0]!.n()]);
  for (let said = 0; said < MESSAGES; said += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => say(garbage(messages, rng), match, made.watch!, rng)));
  expect(JSON.stringify([clients[0]!.view(), clients[0]!.n()])).toBe(before);
  expect(server.errors).toEqual([]);
  const asked = clients.find((client) => client.decisions().some(({ seat }) => seat === clients.indexOf(client)))!;
  expect((await asked.play(drop(0))).answer).toEqual({ ok: true });
  for (const client of [...clients, ...own.clients]) await client.close();
  const again = await Promise.all(Array.from({ length: AT_ONCE }, () => connect(server, match, made.watch!)));
  for (const client of again) {
    await client.next('view');
    await client.close();
  }
});
