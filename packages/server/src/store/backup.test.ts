// What is kept elsewhere comes back as it was.

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contentsOf } from '../../test/store-contents.ts';
import { checkpoint, head, key, opening, row, rows, share, subscription } from '../../test/store-samples.ts';
import { openPlay, openStore } from '../open.ts';
import { backup, copy, restore } from './backup.ts';
import { openSqlite } from './sqlite/store.ts';
import type { Store } from './store.ts';

let folder: string;
const opened: Store[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-backup-'));
});

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

let made = 0;
const place = (): string => join(folder, `place-${made++}`);
const open = async (): Promise<Store> => {
  const store = await openSqlite(place());
  opened.push(store);
  return store;
};

/** More of each than is read at once, and one of everything. */
const filled = async (): Promise<Store> => {
  const store = await open();
  await Promise.all(Array.from({ length: 450 }, (_, i) => store.create(head(`m${i}`), [key(`m${i}`, `k${i}`)])));
  await Promise.all(Array.from({ length: 250 }, (_, i) => store.share(share(`s${i}`))));
  await store.write({ match: 'm7', head: head('m7', 2), opening: opening(), rows: rows(0, 700) });
  await store.write({ match: 'm8', rows: [row(0, { gone: [3], sender: null })] });
  await store.checkpoint('m7', checkpoint(640));
  await store.missed({ from: 1_000, to: 2_000 });
  await store.beat('a', 3_000);
  await store.subscribe(subscription('m7'));
  await store.keepOwn('push', 'the keys of this server');
  return store;
};

const EMPTY = { matches: [], shares: [], lived: { last: undefined, outages: [] }, push: undefined };
const COUNTS = { matches: 450, entries: 701, shares: 250 };

describe('a backup', () => {
  test('brings everything back into an empty store', async () => {
    const [store, other, file] = [await filled(), await open(), place()];
    expect(await backup(store, file)).toEqual(COUNTS);
    expect(await restore(file, other)).toEqual(COUNTS);
    expect(await contentsOf(other)).toEqual(await contentsOf(store));
    expect(await other.write({ match: 'm7', head: head('m7', 3), rows: [row(700)] })).toBe('written');
  });

  test('is of one moment, though matches go on', async () => {
    const [store, other, file] = [await filled(), await open(), place()];
    const before = await contentsOf(store);
    let isDone = false;
    const done = backup(store, file).finally(() => {
      isDone = true;
    });
    for (let n = 700; !isDone; n++)
      await store.write({ match: 'm7', head: head('m7', n - 697), rows: [row(n)], keys: [key('m7', `new-${n}`)] });
    await done;
    await restore(file, other);
    const after = await contentsOf(other);
    // Writings may have come before the moment: then all of each is there.
    const { head: kept, count } = (await other.load('m7'))!;
    expect(kept.version).toBe(count - 698);
    expect(await other.keysOf('m7')).toHaveLength(count - 699);
    if (count === 700) expect(after).toEqual(before);
  });

  test.skipIf(process.platform === 'win32')('is for its owner alone, and leaves nothing beside it', async () => {
    const [store, file] = [await open(), place()];
    await backup(store, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('never takes the place of another file', async () => {
    const [store, file] = [await open(), place()];
    await writeFile(file, 'precious');
    await expect(backup(store, file)).rejects.toMatchObject({ name: 'BackupProblem', message: /already/ });
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)],
    ['cut in the midst of a line', (text: string) => text.slice(0, -40)],
    ['with a letter changed', (text: string) => text.replace('Ben', 'Bob')],
    ['with a line left out', (text: string) => text.replace(/^.*"match":"m8".*\n/m, '')],
    ['empty', () => ''],
    ['something else', () => 'My shopping list\n'],
  ])('%s is refused in words, and nothing of it is used', async (_, spoil) => {
    const [store, other, file, spoilt] = [await filled(), await open(), place(), place()];
    await backup(store, file);
    await writeFile(spoilt, spoil(await readFile(file, 'utf8')));
    await expect(restore(spoilt, other)).rejects.toMatchObject({
      name: 'BackupProblem',
      message: /not a whole backup/,
    });
    expect(await contentsOf(other)).toEqual(EMPTY);
  });

  test('of another version is refused in words', async () => {
    const [store, other, file, newer] = [await filled(), await open(), place(), place()];
    await backup(store, file);
    await writeFile(newer, (await readFile(file, 'utf8')).replace('muster-backup/2', 'muster-backup/99'));
    await expect(restore(newer, other)).rejects.toMatchObject({ name: 'BackupProblem', message: /another version/ });
  });

  test('that was never made, or cannot be, is said in words', async () => {
    const [store, file] = [await open(), place()];
    await expect(restore(file, store)).rejects.toMatchObject({ name: 'BackupProblem', message: /no such file/ });
    await expect(backup(store, join(file, 'in-no-folder'))).rejects.toMatchObject({
      name: 'BackupProblem',
      message: /no such file or folder/,
    });
  });

  test('that is stopped leaves nothing', async () => {
    const [store, file] = [await filled(), place()];
    const stop = new AbortController();
    const onProgress = (done: number): void => (done === 3 ? stop.abort() : undefined);
    await expect(backup(store, file, { onProgress, stop: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect((await readdir(folder)).filter((name) => name.includes('.part') || join(folder, name) === file)).toEqual([]);
  });

  test('of the first form is still read', async () => {
    const [store, other, file, old] = [await open(), await open(), place(), place()];
    await store.share(share('s'));
    await backup(store, file);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const body = [lines[0]!.replace('muster-backup/2', 'muster-backup/1'), ...lines.slice(1, -1)]
      .map((l) => `${l}\n`)
      .join('');
    const sum = createHash('sha256').update(body).digest('hex');
    await writeFile(old, `${body}${JSON.stringify({ type: 'end', sha256: sum })}\n`);
    expect(await restore(old, other)).toEqual({ matches: 0, entries: 0, shares: 1 });
  });

  test('that is not put back whole leaves the store as empty as it was', async () => {
    const [store, other, file] = [await filled(), await open(), place()];
    await backup(store, file);
    const stop = new AbortController();
    const onProgress = (done: number): void => (done === 300 ? stop.abort() : undefined);
    const stopped = restore(file, other, { onProgress, stop: stop.signal });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(await contentsOf(other)).toEqual(EMPTY);
    await restore(file, other);
    expect(await contentsOf(other)).toEqual(await contentsOf(store));
  });

  test('whose putting back was killed is put back again, and nobody plays there until then', async () => {
    const [store, file, folderOfOther] = [await filled(), place(), place()];
    await backup(store, file);
    const killed = await openSqlite(folderOfOther);
    await killed.keepOwn('filling', 'by who was killed');
    await killed.create(head('half'), []);
    await killed.close();
    await expect(openStore(folderOfOther)).rejects.toMatchObject({ name: 'StoreProblem', message: /run it again/ });
    await expect(openPlay(folderOfOther)).rejects.toMatchObject({ name: 'ServeProblem', message: /run it again/ });
    const other = await openStore(folderOfOther, { toFill: true });
    opened.push(other);
    await restore(file, other);
    expect(await contentsOf(other)).toEqual(await contentsOf(store));
    await (await openStore(folderOfOther)).close();
  });

  test('into which two are put at once is said to be neither', async () => {
    const [store, other, file] = [await filled(), await open(), place()];
    await backup(store, file);
    const another = async (): Promise<void> => {
      await other.forgetOwn('filling');
      await other.keepOwn('filling', 'by another');
    };
    const onProgress = (done: number): void => void (done === 1 && another());
    await expect(restore(file, other, { onProgress })).rejects.toMatchObject({
      name: 'BackupProblem',
      message: /Another began/,
    });
    expect(await other.own('filling')).toBe('by another');
  });

  test('is put back into an empty store only', async () => {
    const [store, file] = [await filled(), place()];
    await backup(store, file);
    const before = await contentsOf(store);
    await expect(restore(file, store)).rejects.toMatchObject({ name: 'BackupProblem', message: /only an empty one/ });
    expect(await contentsOf(store)).toEqual(before);
  });
});

describe('a copy', () => {
  test('holds everything, and is made in an empty store only', async () => {
    const [store, other] = [await filled(), await open()];
    expect(await copy(store, other)).toEqual(COUNTS);
    expect(await contentsOf(other)).toEqual(await contentsOf(store));
    await expect(copy(store, other)).rejects.toMatchObject({ name: 'BackupProblem' });
  });
});
