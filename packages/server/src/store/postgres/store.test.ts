// PostgreSQL, held against the contract on a real one, and what only a server far away can have.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drop, seated, startServer } from '../../../test/playing.ts';
import { type OwnPostgres, ownPostgres, somePostgres, type TestPostgres } from '../../../test/postgres.ts';
import { contentsOf } from '../../../test/store-contents.ts';
import { storeContract } from '../../../test/store-contract.ts';
import { runChild } from '../../../test/store-process.ts';
import { head, key, opening, row, rows, share } from '../../../test/store-samples.ts';
import { check } from '../../check.ts';
import { backup, copy, restore } from '../backup.ts';
import { openSqlite } from '../sqlite/store.ts';
import type { Store, StorePoint } from '../store.ts';
import { weaknessOf } from './open.ts';
import { problemOf } from './problems.ts';
import { openPostgres, type PostgresOptions } from './store.ts';

/** Milliseconds that a server may take to start or to stop on a busy machine. */
const PATIENCE = 120_000;

let server: TestPostgres;
const opened: Store[] = [];

beforeAll(async () => {
  server = await somePostgres();
}, PATIENCE);

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
}, PATIENCE);

afterAll(async () => {
  await server.stop();
}, PATIENCE);

const open = async (url: string, options: PostgresOptions = {}): Promise<Store> => {
  const store = await openPostgres(url, { connections: 3, ...options });
  opened.push(store);
  return store;
};

const refused = (url: string) =>
  openPostgres(url).then(
    () => expect.unreachable(),
    (problem: unknown) => problem,
  );

/** Statements of a test of its own. */
const within = async (url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await work(sql).finally(() => sql.end());
};

/** Fulfilled when this match was heard of. */
const hears = (store: Store, match: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.changes((changed) => {
      if (changed !== match) return;
      stop();
      resolve();
    });
  });

describe('the contract', () => {
  storeContract({ open: () => open(server.url), address: () => server.url });
});

describe('commits', () => {
  test('many who write at once are written by one', async () => {
    const points: StorePoint[] = [];
    const store = await open(await server.make('grouped'), { at: (point) => points.push(point) });
    const matches = Array.from({ length: 100 }, (_, i) => `m${i}`);
    await Promise.all(matches.map((match) => store.create(head(match), [])));
    points.length = 0;
    await Promise.all(matches.map((match) => store.write({ match, rows: rows(0, 2) })));
    expect(points).toEqual(['beforeCommit', 'afterCommit']);
  });
});

describe('nodes', () => {
  test('hear what another has written', async () => {
    const [here, there] = [await open(server.url, { pollEvery: 1e9 }), await open(server.url)];
    await here.create(head('heard'), []);
    const heard = hears(here, 'heard');
    expect(await there.write({ match: 'heard', rows: [row(0)] })).toBe('written');
    await heard;
  });

  test('find what they were not told, whatever of a match was written', async () => {
    const url = await server.make('polled');
    const deaf = await open(url, { pollEvery: 20 });
    const there = await open(url);
    await there.create(head('m'), []);
    await there.create(head('silent'), []);
    const asked = hears(deaf, 'new');
    await there.create(head('new'), []);
    await asked;
    // By a statement of our own, so that nobody is told.
    const polled = hears(deaf, 'm');
    await within(url, (sql) => sql`UPDATE muster.matches SET xact = pg_current_xact_id() WHERE id = 'm'`);
    await polled;
  });

  test('ask at once for what came while they could not hear', async () => {
    const url = await server.make('deafened');
    const here = await open(url, { pollEvery: 1e9 });
    await here.create(head('m'), []);
    const heard = hears(here, 'm');
    await within(url, async (sql) => {
      await sql`UPDATE muster.matches SET xact = pg_current_xact_id()`;
      const cut = await sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query ILIKE 'listen%'`;
      expect(cut).toHaveLength(1);
    });
    await heard;
  });

  test('every way of writing to a match leaves its mark for those who ask', async () => {
    const url = await server.make('marked');
    const store = await open(url);
    await store.create(head('m'), []);
    const marks: string[] = [];
    const mark = () =>
      within(url, async (sql) => {
        const [kept] = await sql<{ xact: string }[]>`SELECT xact::text AS xact FROM muster.matches`;
        marks.push(kept!.xact);
      });
    await mark();
    for (const writing of [{ rows: rows(0, 1) }, { head: head('m', 2) }, { dropped: ['x'] }]) {
      await store.write({ match: 'm', ...writing });
      await mark();
    }
    expect(new Set(marks).size).toBe(4);
  });
});

describe('moving', () => {
  test('from a file to PostgreSQL, to a backup, and back to a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-moving-'));
    const [file, far, back] = [
      await openSqlite(join(folder, 'from')),
      await open(await server.make('moved')),
      await openSqlite(join(folder, 'to')),
    ];
    opened.push(file, back);
    await file.create(head('m'), [key('m', 'k', { until: 1_790_000_000_000 })]);
    await file.write({ match: 'm', head: head('m', 2), opening: opening(), rows: rows(0, 450) });
    await file.share(share('s'));
    const kept = await contentsOf(file);
    await copy(file, far);
    expect(await contentsOf(far)).toEqual(kept);
    await backup(far, join(folder, 'backup'));
    await restore(join(folder, 'backup'), back);
    expect(await contentsOf(back)).toEqual(kept);
    await rm(folder, { recursive: true });
  });

  test('stopped on the way leaves PostgreSQL as empty as it was', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-moving-'));
    const [file, far] = [await openSqlite(folder), await open(await server.make('stopped'))];
    opened.push(file);
    for (const match of ['a', 'b', 'c']) await file.create(head(match), [key(match, 'k')]);
    await file.share(share('s'));
    const empty = await contentsOf(far);
    const stop = new AbortController();
    const onProgress = (done: number): void => (done === 2 ? stop.abort() : undefined);
    await expect(copy(file, far, { onProgress, stop: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(await contentsOf(far)).toEqual(empty);
    await copy(file, far);
    expect(await contentsOf(far)).toEqual(await contentsOf(file));
    await rm(folder, { recursive: true });
  });

  test('a match that was played is proven where it was copied to, and one that was altered there is found', async () => {
    const playing = await startServer();
    const { clients, match } = await seated(playing);
    for (let turn = 0; turn < 4; turn++) await clients[turn % 2]!.play(drop(turn % 2));
    const url = await server.make('checked');
    await expect(openPostgres(url, { asItIs: true })).rejects.toMatchObject({ message: /no tables of this program/ });
    const far = await open(url);
    await copy(playing.store, far);
    await playing.close();
    expect(await check(far)).toEqual({ matches: 1, begun: 1, entries: 4, wrong: [] });
    await within(
      url,
      (sql) => sql`UPDATE muster.entries SET entry = replace(entry, '"column":0', '"column":5') WHERE n = 2`,
    );
    expect((await check(far)).wrong).toMatchObject([{ match }]);
    await within(url, (sql) => sql`UPDATE muster.schema_version SET version = 0`);
    await expect(openPostgres(url, { asItIs: true })).rejects.toMatchObject({ code: 'older' });
  });
});

describe('what is refused in words', () => {
  test('a database of a newer version', async () => {
    const url = await server.make('newer');
    await (await open(url)).close();
    await within(url, (sql) => sql`UPDATE muster.schema_version SET version = 99`);
    expect(await refused(url)).toMatchObject({ code: 'newer', message: expect.stringMatching(/newer version.*99/) });
  });

  test('a server that is not there, an unknown database and a wrong password, which is never told', async () => {
    const nobody = new URL(server.url);
    nobody.port = '1';
    nobody.password = 'secret-word';
    const unreached = await refused(nobody.href);
    expect(unreached).toMatchObject({ code: 'away', message: expect.stringContaining('cannot be reached') });
    expect(String(unreached)).not.toContain('secret-word');

    const unknown = new URL(server.url);
    unknown.pathname = '/no_such_database';
    expect(await refused(unknown.href)).toMatchObject({ message: expect.stringContaining('no_such_database') });
    expect(await refused('nonsense://')).toMatchObject({ name: 'StoreProblem' });
  });

  test('a copy that can only be read', async () => {
    const url = await server.make('readonly');
    const store = await open(url);
    await store.create(head('m'), []);
    await store.close();
    const name = new URL(url).pathname.slice(1);
    await within(url, (sql) => sql.unsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = on`));
    expect(await refused(url)).toMatchObject({
      code: 'readOnly',
      message: expect.stringContaining('can only be read'),
    });
  });

  test('one that acknowledges before it has written', async () => {
    const url = await server.make('weak');
    const name = new URL(url).pathname.slice(1);
    await within(url, (sql) => sql.unsafe(`ALTER DATABASE ${name} SET synchronous_commit = off`));
    expect(await refused(url)).toMatchObject({ code: 'weak', message: expect.stringContaining('synchronous_commit') });
    await within(url, (sql) => sql.unsafe(`ALTER DATABASE ${name} SET synchronous_commit = local`));
    await open(url);
  });

  test('settings that lose what was acknowledged, and those that do not', () => {
    expect(weaknessOf('off', 'on')).toContain('fsync');
    expect(weaknessOf('on', 'off')).toContain('synchronous_commit');
    for (const setting of ['on', 'local', 'remote_write', 'remote_apply'])
      expect(weaknessOf('on', setting)).toBeUndefined();
  });

  test('our own bugs are not the trouble of a database', () => {
    const bug = new TypeError('x is not a function');
    expect(problemOf(bug, 'here')).toBe(bug);
  });
});

describe('a disk that is full', () => {
  test('all who waited are told, nothing of theirs is written, and it goes on when there is room', async () => {
    const url = await server.make('full');
    const store = await open(url);
    await Promise.all(['a', 'b'].map((match) => store.create(head(match), [])));
    expect(await store.write({ match: 'a', rows: rows(0, 1) })).toBe('written');
    await within(url, async (sql) => {
      await sql.unsafe(`
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON muster.entries EXECUTE FUNCTION full_disk()`);
    });
    const answers = await Promise.allSettled([
      store.write({ match: 'a', head: head('a', 2), rows: rows(1, 2) }),
      store.write({ match: 'b', head: head('b', 2) }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'full', message: /is full.*make room/ } });
    expect(await store.load('a')).toMatchObject({ head: head('a'), count: 1 });
    expect(await store.head('b')).toEqual(head('b'));
    await within(url, (sql) => sql`DROP TRIGGER full_disk ON muster.entries`);
    expect(await store.write({ match: 'a', head: head('a', 2), rows: rows(1, 2) })).toBe('written');
  });
});

describe('migrations', () => {
  test('killed in one, the next start makes it whole; two who start at once come to the same tables', async () => {
    const place = await server.make('migrated');
    const killAt = { point: 'inMigration', time: 1 } as const;
    expect(await runChild({ place, matches: ['a'], entries: 1, killAt })).toMatchObject({ done: false, problem: null });
    const told = await Promise.all(['a', 'b'].map((match) => runChild({ place, matches: [match], entries: 5 })));
    expect(told.map(({ done, problem }) => problem ?? done)).toEqual([true, true]);
  });

  test('many nodes that start at once on a new database wait for each other', async () => {
    const url = await server.make('crowded');
    const nodes = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    expect(await Promise.all(nodes.map((node, i) => node.create(head(`m${i}`), [])))).toEqual(
      nodes.map(() => 'written'),
    );
  });

  test('a dump from elsewhere, where transactions had higher numbers, does not look new for ever', async () => {
    const url = await server.make('dumped');
    const store = await open(url);
    await store.create(head('m'), []);
    await store.close();
    await within(url, (sql) => sql`UPDATE muster.matches SET xact = '9000000000000000000'`);
    await (await open(url)).close();
    await within(url, async (sql) => {
      const [kept] = await sql`SELECT xact <= pg_current_xact_id() AS past FROM muster.matches`;
      expect(kept).toEqual({ past: true });
    });
  });
});

describe.skipIf(process.env['DATABASE_URL'])('a server that goes away (only one of our own is stopped)', () => {
  let own: OwnPostgres;
  beforeAll(async () => {
    own = await ownPostgres();
  }, PATIENCE);
  afterAll(async () => {
    await own.stop();
  }, PATIENCE);

  /** Connections that have died since are found out by using them. */
  const sooner = async <R>(ask: () => Promise<R>, tries = 100): Promise<R> =>
    ask().catch((problem: unknown) => {
      expect(problem).toMatchObject({ code: 'away' });
      if (tries === 0) throw problem;
      return sooner(ask, tries - 1);
    });

  test.each(['halt', 'kill'] as const)(
    '%s: it is told in words, and after a start matches go on and are heard of',
    async (way) => {
      const [here, there] = [await open(own.url, { pollEvery: 1e9 }), await open(own.url)];
      await here.create(head(way), []);
      const first = hears(here, way);
      expect(await there.write({ match: way, rows: rows(0, 3) })).toBe('written');
      await first;

      await own[way]();
      await expect(here.write({ match: way, rows: [row(3)] })).rejects.toMatchObject({
        code: 'away',
        message: expect.stringContaining('cannot be reached'),
      });
      await expect(there.head(way)).rejects.toMatchObject({ code: 'away' });
      // What comes while it listens again is told, what came before is asked for as soon as it does.
      const again = hears(here, way);
      await own.start();

      expect(await sooner(() => here.rows(way, 0, 9))).toEqual(rows(0, 3));
      expect(await sooner(() => there.write({ match: way, rows: [row(3)] }))).toBe('written');
      await again;
    },
  );

  test('a server that does not wait for its disk is refused', async () => {
    await own.run('ALTER SYSTEM SET fsync = off');
    await own.halt();
    await own.start();
    expect(await refused(own.url)).toMatchObject({ code: 'weak', message: expect.stringContaining('fsync') });
  });
});
