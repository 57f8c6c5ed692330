// What the published description of HTTP says is what the server answers: every address with every status, held against its schema.

import { HTTP_DOORS, type HttpDoor, openApi, REFUSED_EVERYWHERE } from '@muster/protocol';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  drop,
  make,
  type Seated,
  seated,
  startServer,
  type TestOptions,
  type TestServer,
  TWO,
} from '../../test/playing.ts';
import { type Store, StoreProblem } from '../store/store.ts';

const DOCUMENT = openApi();
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'https://muster.invalid/openapi', ...DOCUMENT } as object);

/** A schema within the document, whose references lead into it. */
const schemaAt = (pointer: string): ValidateFunction =>
  ajv.compile({ $ref: `https://muster.invalid/openapi#${pointer}` });

const escaped = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

const answered = new Set<string>();
const nameOf = ({ method, path }: HttpDoor, status: number): string => `${method} ${path} ${status}`;

interface Asked {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly id?: string;
}

/** Asks it, and holds the answer against what is published for its status. */
const ask = async (server: TestServer, door: HttpDoor, { body, headers = {}, id = 'zzzzzzzzzz' }: Asked) => {
  const answer = await fetch(`${server.address}${door.path.replace('{id}', id)}`, {
    method: door.method.toUpperCase(),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const pointer = ['', 'paths', door.path, door.method, 'responses', `${answer.status}`].map(escaped).join('/');
  const published = (DOCUMENT as { paths: Record<string, Record<string, { responses: object }>> }).paths[door.path]![
    door.method
  ]!.responses;
  expect(Object.keys(published)).toContain(`${answer.status}`);
  if (answer.status !== 204) {
    const isRight = schemaAt(`${pointer}/content/${escaped('application/json')}/schema`);
    expect([isRight(JSON.parse(text)), isRight.errors]).toEqual([true, null]);
  }
  answered.add(nameOf(door, answer.status));
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
};

const doorAt = (path: string, method: HttpDoor['method'] = 'post'): HttpDoor =>
  HTTP_DOORS.find((door) => door.path === `/api/${path}` && door.method === method)!;

let server: TestServer;
let over: Seated;
let others: TestServer[] = [];

const startOther = async (options: TestOptions): Promise<TestServer> => {
  const other = await startServer(options);
  others.push(other);
  return other;
};

beforeAll(async () => {
  server = await startServer({ pushOrigins: ['http://127.0.0.1:1'] });
  over = await seated(server);
  for (let turn = 0; turn < 7; turn++) await over.clients[turn % 2]!.play(drop(turn % 2));
});

afterEach(async () => {
  for (const other of others) await other.close();
  others = [];
});

afterAll(() => server.close());

const push = {
  endpoint: 'http://127.0.0.1:1/x',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};
const SHARE = {
  kind: 'setup',
  game: TWO.game,
  title: 'Connect Four',
  words: 'A battle for two.',
  data: { address: '/connect-four', of: {} },
};
const NOBODY = { match: 'aaaaaaaaaaaa', key: 'a'.repeat(43) };
/** What each address reads. */
const BODIES: Readonly<Record<string, object>> = {
  matches: TWO,
  look: NOBODY,
  claim: { ...NOBODY, name: 'Ben' },
  device: NOBODY,
  renew: { ...NOBODY, seat: 1 },
  withdraw: NOBODY,
  mine: { keys: [NOBODY] },
  record: NOBODY,
  subscribe: { ...NOBODY, push },
  unsubscribe: NOBODY,
  shares: SHARE,
};
const bodyOf = ({ path, body }: HttpDoor): object | undefined =>
  body === undefined ? undefined : BODIES[path.slice('/api/'.length)]!;

test('what is done', async () => {
  const made = (await ask(server, doorAt('matches'), { body: TWO })).body;
  const { match, key, links } = made;
  await ask(server, doorAt('look'), { body: { match, key } });
  await ask(server, doorAt('device'), { body: { match, key } });
  await ask(server, doorAt('subscribe'), { body: { match, key, push } });
  await ask(server, doorAt('unsubscribe'), { body: { match, key } });
  await ask(server, doorAt('renew'), { body: { match, key, seat: 1 } });
  await ask(server, doorAt('withdraw'), { body: { match, key } });
  expect((await ask(server, doorAt('claim'), { body: { match, key: links[0].key, name: 'Ben' } })).status).toBe(404);
  const other = await make(server);
  await ask(server, doorAt('claim'), { body: { match: other.match, key: other.links[0]!.key, name: 'Ben' } });
  const keys = [over.keys[0]!, over.keys[1]!].map((one) => ({ match: over.match, key: one }));
  expect((await ask(server, doorAt('mine'), { body: { keys } })).body).toHaveLength(2);
  await ask(server, doorAt('record'), { body: { match: over.match, key: over.keys[0] } });
  await ask(server, doorAt('push', 'get'), {});
  const shared = (await ask(server, doorAt('shares'), { body: SHARE })).body;
  await ask(server, doorAt('shares/{id}', 'get'), { id: shared.id });
  const headers = { authorization: `Bearer ${shared.key}` };
  await ask(server, doorAt('shares/{id}', 'delete'), { id: shared.id, headers });
});

test('what is refused as things stand', async () => {
  const own = { match: over.match, key: over.keys[0]! };
  await ask(server, doorAt('claim'), { body: { ...own, name: 'Ada' } });
  await ask(server, doorAt('withdraw'), { body: own });
  await ask(server, doorAt('subscribe'), { body: { ...own, push } });
  const made = await make(server);
  await ask(server, doorAt('record'), { body: { match: made.match, key: made.key } });
  await server.post('withdraw', { match: made.match, key: made.key });
  await ask(server, doorAt('renew'), { body: { match: made.match, key: made.key, seat: 1 } });
  await ask(server, doorAt('shares/{id}', 'delete'), {});
  await ask(server, doorAt('shares/{id}', 'delete'), { headers: { authorization: `Bearer ${'a'.repeat(43)}` } });
  await ask(await startOther({ limits: { shares: 0 } }), doorAt('shares'), { body: SHARE });
});

describe.each(HTTP_DOORS)('$method $path', (door) => {
  const body = bodyOf(door);

  if (door.refused.includes(404) && !door.isKeyed)
    test('of nothing', async () => {
      expect((await ask(server, door, { body })).status).toBe(404);
    });

  test('from a page of another host', async () => {
    expect((await ask(server, door, { body, headers: { origin: 'https://evil.example' } })).status).toBe(403);
  });

  if (body !== undefined)
    test('malformed, too large, and no JSON', async () => {
      expect((await ask(server, door, { body: '[]' })).status).toBe(400);
      expect((await ask(server, door, { body: { x: 'x'.repeat(1_600_000) } })).status).toBe(413);
      const headers = { 'content-type': 'text/plain' };
      expect((await ask(server, door, { body, headers })).status).toBe(415);
    });
});

test('too many requests', async () => {
  for (const door of HTTP_DOORS) {
    const busy = await startOther({ requestsPerMinute: 1 });
    await fetch(`${busy.address}/healthz`);
    expect((await ask(busy, door, { body: bodyOf(door) })).status).toBe(429);
  }
});

test('a database that is away', async () => {
  let isAway = false;
  const away = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => {
        const real = target[name];
        return isAway && name !== 'close' && name !== 'checkpoint'
          ? async () => {
              throw new StoreProblem('away', 'The database is away.');
            }
          : real;
      },
    });
  const broken = await startOther({ wrap: away });
  isAway = true;
  for (const door of HTTP_DOORS) {
    const headers = door.isKeyed && { authorization: `Bearer ${'a'.repeat(43)}` };
    expect((await ask(broken, door, { body: bodyOf(door), ...(headers && { headers }) })).status).toBe(503);
  }
});

test('every status that is published was answered', () => {
  const published = HTTP_DOORS.flatMap((door) =>
    [door.status, ...door.refused, ...REFUSED_EVERYWHERE].map((status) => nameOf(door, status)),
  );
  expect([...answered].sort()).toEqual([...new Set(published)].sort());
});

test('a server gives the description itself', async () => {
  expect(await (await fetch(`${server.address}/api/openapi.json`)).json()).toEqual(DOCUMENT);
});
