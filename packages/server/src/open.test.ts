// Where matches are kept: what is asked for goes before what the environment says, and nobody reads a password off the screen.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataPlace, openPlay, placeWords } from './open.ts';
import { ServeProblem } from './problem.ts';

const URL_OF_DATABASE = 'postgres://ada:secret@db.example:5432/club';

test.each([
  ['a folder that is asked for', 'here', { DATABASE_URL: URL_OF_DATABASE, MUSTER_DATA: '/data' }, resolve('here')],
  ['a database', undefined, { DATABASE_URL: URL_OF_DATABASE, MUSTER_DATA: '/data' }, URL_OF_DATABASE],
  ['a folder', undefined, { MUSTER_DATA: '/data' }, resolve('/data')],
  ['the data home', undefined, { XDG_DATA_HOME: '/home/ada/data' }, resolve('/home/ada/data/muster')],
])('%s', (_, asked, env, place) => {
  expect(dataPlace(asked, env, 'linux')).toBe(place);
});

test('a database of another kind is refused, and its password not repeated', () => {
  const read = () => dataPlace(undefined, { DATABASE_URL: 'mysql://ada:secret@x', MUSTER_DATA: '/data' });
  expect(read).toThrow(/^DATABASE_URL must be postgres:/);
  expect(read).not.toThrow(/secret/);
});

test('a database is named without its user and password', () => {
  expect(placeWords(URL_OF_DATABASE)).toBe('PostgreSQL (db.example:5432/club)');
  expect(placeWords('/data')).toBe('/data');
});

test('a database that is not there is said in a sentence, without its password', async () => {
  const problem = await openPlay('postgres://ada:secret@127.0.0.1:1/club').catch((e: unknown) => e);
  expect(problem).toBeInstanceOf(ServeProblem);
  expect(String(problem)).not.toContain('secret');
});

test('a folder serves one server: a second is refused in words, until the first has gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-alone-'));
  const first = await openPlay(folder);
  await expect(openPlay(folder)).rejects.toMatchObject({
    name: 'ServeProblem',
    message: expect.stringContaining('give each server a data folder of its own'),
  });
  expect((await stat(join(folder, 'muster.db-server'))).mode & 0o077).toBe(0);
  expect(await first.store.head('abcdefghijkm')).toBeUndefined(); // it goes on
  await first.close!();
  await (await openPlay(folder)).close!();
  await rm(folder, { recursive: true });
});
