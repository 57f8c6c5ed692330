// The embedded database, held against the contract on real files, and what only a file can have.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storeContract } from '../../../test/store-contract.ts';
import { runChild } from '../../../test/store-process.ts';
import { head, key, opening, row, rows, share } from '../../../test/store-samples.ts';
import type { Store, StorePoint } from '../store.ts';
import { weaknessOf } from './open.ts';
import { openSqlite, type SqliteOptions } from './store.ts';

let folder: string;
const opened: Store[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-store-'));
  // Another user (see below) must come as far as the folders in it.
  await chmod(folder, 0o755);
});

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const open = async (place: string, options: SqliteOptions = {}): Promise<Store> => {
  const store = await openSqlite(place, options);
  opened.push(store);
  return store;
};

let places = 0;
const newPlace = (): string => join(folder, `place-${places++}`);

const isWindows = process.platform === 'win32';

describe('the contract', () => {
  storeContract({ open: () => open(join(folder, 'contract')), address: () => join(folder, 'contract') });
});

describe('commits', () => {
  test('many who write at once are written by one, and the last of them is acknowledged after it', async () => {
    const points: StorePoint[] = [];
    const store = await open(newPlace(), { at: (point) => points.push(point) });
    const matches = Array.from({ length: 100 }, (_, i) => `m${i}`);
    await Promise.all(matches.map((match) => store.create(head(match), [])));
    points.length = 0;
    const first = store.write({ match: 'm0', rows: rows(0, 1) }).then(() => [...points]);
    const others = matches.slice(1).map((match) => store.write({ match, rows: rows(0, 1) }));
    expect(points).toEqual([]);
    expect(await first).toEqual(['beforeCommit', 'afterCommit']);
    await Promise.all(others);
    expect(points).toEqual(['beforeCommit', 'afterCommit']);
  });

  test('while the disk takes one, what is read shows what was before, and what is seldom written is not in its way', async () => {
    let during: Promise<unknown>[] = [];
    const at = (point: StorePoint) => {
      if (point === 'beforeCommit') process.nextTick(() => during.push(store.rows('m', 0, 99), store.beat('node', 7)));
    };
    const store = await open(newPlace(), { at });
    await store.create(head('m'), []);
    for (let n = 0; n < 20; n++) {
      during = [];
      const written = store.write({ match: 'm', rows: rows(n, n + 1) });
      expect(await written).toBe('written');
      const [seen] = (await Promise.all(during)) as [readonly unknown[]];
      expect([n, n + 1]).toContain(seen.length); // the disk may have been quicker
    }
    expect(await store.rows('m', 0, 99)).toHaveLength(20);
    expect(await store.lastBeat()).toBe(7);
  });

  test('a failure in the midst of one leaves nothing of it, and the next is written', async () => {
    let fails = false;
    const at = (point: StorePoint) => {
      if (fails && point === 'beforeCommit') throw new Error('in the midst');
    };
    const store = await open(newPlace(), { at });
    await store.create(head('m'), []);
    fails = true;
    await expect(store.write({ match: 'm', rows: rows(0, 1) })).rejects.toThrow('in the midst');
    fails = false;
    expect((await store.load('m'))?.count).toBe(0);
    expect(await store.write({ match: 'm', rows: rows(0, 2) })).toBe('written');
  });
});

describe('the file', () => {
  test.skipIf(isWindows)('is for its owner alone, and so is a folder that is made for it', async () => {
    const place = join(newPlace(), 'deeper');
    const store = await open(place);
    await store.create(head('m'), []);
    const rights = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await rights(place)).toBe(0o700);
    for (const name of ['muster.db', 'muster.db-wal', 'muster.db-shm'])
      expect(await rights(join(place, name))).toBe(0o600);
  });

  test.skipIf(isWindows)('is closed to others where it was open; a folder that was there stays as it was', async () => {
    const place = newPlace();
    await mkdir(place, { mode: 0o755 });
    await writeFile(join(place, 'muster.db'), '', { mode: 0o644 });
    await open(place);
    expect((await stat(join(place, 'muster.db'))).mode & 0o777).toBe(0o600);
    expect((await stat(place)).mode & 0o777).toBe(0o755);
  });

  test('may be named', async () => {
    const file = join(newPlace(), 'club.db');
    await open(file);
    expect(existsSync(file)).toBe(true);
  });

  test('is whole again by itself after it was closed, without anything beside it', async () => {
    const place = newPlace();
    const store = await open(place);
    await store.create(head('m'), []);
    await store.close();
    const alone = join(newPlace(), 'copy.db');
    await mkdir(join(alone, '..'));
    await writeFile(alone, await readFile(join(place, 'muster.db')));
    expect(await (await open(alone)).head('m')).toEqual(head('m'));
  });
});

describe('what is refused in words', () => {
  const refused = (place: string) =>
    openSqlite(place).then(
      () => expect.unreachable(),
      (problem: unknown) => problem,
    );

  test('a database of a newer version, which stays as it is', async () => {
    const place = newPlace();
    const store = await open(place);
    await store.create(head('m'), []);
    await store.close();
    const db = new Database(join(place, 'muster.db'));
    db.exec('UPDATE schema_version SET version = 99; DROP TABLE shares');
    expect(await refused(place)).toMatchObject({ code: 'newer', message: expect.stringMatching(/newer version.*99/) });
    expect(db.prepare('SELECT version FROM schema_version').all()).toEqual([{ version: 99 }]);
    db.close();
  });

  test('a damaged file and one that is no database, which stay as they are', async () => {
    const place = newPlace();
    await mkdir(place);
    const file = join(place, 'muster.db');
    const text = 'My shopping list\n'.repeat(1000);
    await writeFile(file, text);
    expect(await refused(place)).toMatchObject({ code: 'broken', message: expect.stringContaining('damaged') });
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('a folder where the file should be, or anything else that cannot be opened', async () => {
    const place = newPlace();
    await mkdir(join(place, 'muster.db'), { recursive: true });
    expect(await refused(place)).toMatchObject({ code: 'readOnly', message: expect.stringContaining('muster.db') });
  });

  test('a damaged page is told when it is read, and never given as a match', async () => {
    const place = newPlace();
    const store = await open(place);
    await store.create(head('m'), []);
    await store.write({ match: 'm', rows: rows(0, 500) });
    await store.close();
    const file = join(place, 'muster.db');
    const bytes = await readFile(file);
    bytes.fill(0xee, 4096 * 8, bytes.length);
    await writeFile(file, bytes);
    const again = await open(place);
    await expect(again.rows('m', 0, 500)).rejects.toMatchObject({
      code: 'broken',
      message: expect.stringContaining(file),
    });
  });

  test('a document in it that cannot be read', async () => {
    const place = newPlace();
    const store = await open(place);
    await store.create(head('m'), []);
    const db = new Database(join(place, 'muster.db'));
    db.exec(`UPDATE matches SET room = '{"names":'`);
    db.close();
    await expect(store.head('m')).rejects.toMatchObject({
      code: 'broken',
      message: expect.stringContaining('damaged'),
    });
  });

  test('a database of another program', async () => {
    const place = newPlace();
    await mkdir(place);
    const db = new Database(join(place, 'muster.db'));
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    expect(await refused(place)).toMatchObject({ code: 'broken', message: expect.stringContaining('another program') });
  });

  test('a place that is a file, or below one', async () => {
    const file = newPlace();
    await writeFile(file, '');
    expect(await refused(file)).toMatchObject({ name: 'StoreProblem', message: expect.stringContaining(file) });
  });

  test.each([
    ['delete', 2],
    ['memory', 2],
    ['wal', 1],
    ['wal', 0],
    ['wal', undefined],
  ])('settings that lose what was acknowledged: journal %s, synchronous %s', (journal, synchronous) => {
    expect(weaknessOf(journal, synchronous)).toMatch(/must be/);
  });

  test('settings that lose nothing are not', () => {
    expect(weaknessOf('wal', 2)).toBeUndefined();
    expect(weaknessOf('wal', 3)).toBeUndefined();
  });
});

describe('a disk that is full', () => {
  const big = 'x'.repeat(200_000);

  test('nothing that was acknowledged is lost, and it goes on when there is room', async () => {
    const place = newPlace();
    const store = await open(place, { mostPages: 200 });
    await store.create(head('m'), [key('m', 'k')]);
    await store.share(share('big', { body: { big } }));
    let count = 0;
    const fill = async (): Promise<never> => {
      for (;;) {
        await store.write({ match: 'm', head: head('m', count / 10 + 2), rows: rows(count, count + 10) });
        count += 10;
      }
    };
    await expect(fill()).rejects.toMatchObject({
      code: 'full',
      message: expect.stringMatching(/no more room.*make room/),
    });
    expect(count).toBeGreaterThan(0);
    expect((await store.load('m'))?.rows).toEqual(rows(0, count));
    expect(await store.head('m')).toEqual(head('m', count / 10 + 1));
    await expect(store.share(share('another', { body: { big } }))).rejects.toMatchObject({ code: 'full' });
    expect(await store.unshare('big', 'owner-hash')).toBe(true);
    expect(await store.write({ match: 'm', head: head('m', count / 10 + 2), rows: [row(count)] })).toBe('written');
    await store.close();
    expect((await (await open(place)).load('m'))?.rows).toEqual(rows(0, count + 1));
  });

  test('all who waited for the same commit are told', async () => {
    const store = await open(newPlace(), { mostPages: 60 });
    await store.create(head('a'), []);
    await store.create(head('b'), []);
    const waits = [
      store.write({ match: 'a', rows: rows(0, 1) }),
      store.write({ match: 'b', head: { ...head('b', 2), room: { big } } }),
    ];
    const answers = await Promise.allSettled(waits);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await store.load('a'))?.count).toBe(0);
    expect(await store.write({ match: 'a', rows: rows(0, 1) })).toBe('written');
  });

  test.skipIf(isWindows)(
    'a limit on the size of files: a clear sentence, and all that was acknowledged is there',
    async () => {
      const place = newPlace();
      const matches = ['a', 'b', 'c'];
      const told = await runChild({ place, matches }, { blocks: 600 });
      expect(told.problem).toMatchObject({ code: 'full', message: expect.stringContaining('sizes of files') });
      const store = await open(place);
      for (const match of matches) {
        const count = (await store.load(match))?.count ?? 0;
        expect(told.acknowledged.get(match)).toBeGreaterThan(0);
        expect(count).toBe(told.acknowledged.get(match));
        expect(await store.head(match)).toEqual(head(match, count));
        expect(await store.write({ match, rows: [row(count)] })).toBe('written');
      }
    },
  );
});

/** Who may write anywhere must become somebody else to be refused. */
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { user: 65534 } : {};

describe.skipIf(isWindows)('a folder that cannot be written to', () => {
  test('is told in words, before there is a database and after', async () => {
    const place = newPlace();
    await mkdir(place, { mode: 0o555 });
    const expected = {
      code: 'readOnly',
      message: expect.stringMatching(/cannot be opened for writing.*must belong to/),
    };
    expect((await runChild({ place, matches: ['a'], ...user })).problem).toMatchObject(expected);
    await chmod(place, 0o755);
    await (await open(place)).close();
    if (isRoot) execFileSync('chown', ['65534', join(place, 'muster.db')]);
    await chmod(place, 0o555);
    expect((await runChild({ place, matches: ['a'], ...user })).problem).toMatchObject(expected);
    await chmod(place, 0o755);
  });
});

test('who writes to a file that another has open is told of what the other wrote', async () => {
  const place = newPlace();
  const [one, two] = [await open(place), await open(place)];
  await one.create(head('a'), []);
  await one.write({ match: 'a', opening: opening('a'), rows: rows(0, 1) });
  expect(await two.write({ match: 'a', rows: rows(1, 2) })).toBe('written');
  expect(await one.write({ match: 'a', rows: rows(1, 2) })).toBe('conflict');
  expect(await one.write({ match: 'a', rows: rows(2, 3) })).toBe('written');
  expect((await two.load('a'))?.count).toBe(3);
});

describe('migrations', () => {
  test('killed in one, the next start makes it whole', async () => {
    const place = newPlace();
    await mkdir(place);
    const killAt = { point: 'inMigration', time: 1 } as const;
    expect(await runChild({ place, matches: ['a'], entries: 1, killAt })).toMatchObject({ done: false, problem: null });
    expect(await runChild({ place, matches: ['a'], entries: 1 })).toMatchObject({ done: true });
    expect((await (await open(place)).load('a'))?.count).toBe(1);
  });

  test('two who start at once on a new place both come to the same tables', async () => {
    const place = newPlace();
    const told = await Promise.all(['a', 'b'].map((match) => runChild({ place, matches: [match], entries: 5 })));
    expect(told.map(({ done, problem }) => problem ?? done)).toEqual([true, true]);
    const store = await open(place);
    expect((await store.load('a'))?.count).toBe(5);
    expect((await store.load('b'))?.count).toBe(5);
  });
});
