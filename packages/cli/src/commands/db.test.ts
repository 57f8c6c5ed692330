// What a server keeps, by the command line: kept elsewhere, put back, checked and moved.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '@muster/server';
import { describe, expect, test } from 'vitest';
import { muster, temporaryFolder } from '../testing.ts';

const SECRET = 'a'.repeat(64);

/** A folder with a database in it, of one short link. */
const withDatabase = async (): Promise<string> => {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, 'data'));
  await store.share({ id: 'abcdefghjk', kind: 'force', created: 1, owner: SECRET, body: { format: 1 } });
  await store.close();
  return folder;
};

const shared = async (place: string): Promise<readonly string[]> => {
  const store = await openSqlite(place, { asItIs: true });
  try {
    return (await store.shares('', 10)).map(({ id }) => id);
  } finally {
    await store.close();
  }
};

test('a backup is put back elsewhere', async () => {
  const cwd = await withDatabase();
  const env = { MUSTER_DATA: join(cwd, 'data') };
  expect(await muster(['db', 'backup', 'monday.backup'], { cwd, env })).toEqual({
    code: 0,
    out: `monday.backup holds ${join(cwd, 'data')}: 0 matches with 0 entries, 1 short link.\n`,
    err: '',
  });
  expect(await muster(['db', 'restore', 'monday.backup', '--data', 'again', '--json'], { cwd })).toEqual({
    code: 0,
    out: '{"matches":0,"entries":0,"shares":1}\n',
    err: '',
  });
  expect(await shared(join(cwd, 'again'))).toEqual(['abcdefghjk']);
});

test('a database is copied, and checked', async () => {
  const cwd = await withDatabase();
  const copied = await muster(['db', 'copy', 'data', 'other.db'], { cwd });
  expect(copied).toMatchObject({ code: 0, out: expect.stringContaining('1 short link') });
  expect(await shared(join(cwd, 'other.db'))).toEqual(['abcdefghjk']);
  expect(await muster(['db', 'check', '--data', 'other.db'], { cwd })).toEqual({
    code: 0,
    out: `0 of 0 matches in ${join(cwd, 'other.db')} have begun and were played again, 0 entries: rules, dice, states and hashes are true.\n`,
    err: '',
  });
});

test('a match that cannot have happened ends a check with exit code 1', async () => {
  const cwd = temporaryFolder();
  const store = await openSqlite(join(cwd, 'data'));
  const head = { version: 1, game: 'chess', status: 'playing', created: 1, changed: 1, room: {} } as const;
  await store.create({ ...head, match: 'abcdefghjkmn' }, []);
  await store.close();
  const { code, out } = await muster(['db', 'check', '--data', 'data'], { cwd });
  expect(code).toBe(1);
  expect(out).toMatch(/1 match cannot have happened as written\.\nabcdefghjkmn \(chess\): .+\.\n$/);
  const told = await muster(['db', 'check', '--data', 'data', '--json'], { cwd });
  expect(JSON.parse(told.out)).toMatchObject({ matches: 1, wrong: [{ match: 'abcdefghjkmn' }] });
});

describe('refused in a sentence, with exit code 2:', () => {
  test.each([
    ['a database that is not there', ['db', 'check', '--data', 'nowhere'], /There is no database/],
    ['a backup that is not there', ['db', 'restore', 'nothing.backup', '--data', 'new'], /no such file/],
    ['a file that is no backup', ['db', 'restore', 'list.txt', '--data', 'new'], /not a whole backup/],
    ['a target that is not empty', ['db', 'copy', 'data', 'data/../data/muster.db'], /only an empty one/],
    ['a copy to itself', ['db', 'copy', 'data', 'data'], /not copied to itself/],
    ['a name that is taken', ['db', 'backup', 'list.txt', '--data', 'data'], /already/],
    ['PostgreSQL that is away', ['db', 'copy', 'data', 'postgres://ada:secret@127.0.0.1:1/x'], /127\.0\.0\.1:1\/x/],
  ])('%s', async (_, args, sentence) => {
    const cwd = await withDatabase();
    writeFileSync(join(cwd, 'list.txt'), 'My shopping list\n');
    const { code, out, err } = await muster(args, { cwd });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(err).not.toContain('secret');
    expect(existsSync(join(cwd, 'new', 'muster.db'))).toBe(false);
    expect(readFileSync(join(cwd, 'list.txt'), 'utf8')).toBe('My shopping list\n');
    expect(readdirSync(cwd).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
