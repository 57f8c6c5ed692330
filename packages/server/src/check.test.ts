// What is kept is held against its own rules: a log that was altered is found, whatever was altered.

import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drop, make, seated, startServer, type TestServer } from '../test/playing.ts';
import { check } from './check.ts';
import { openSqlite } from './store/sqlite/store.ts';

let server: TestServer;
let match: string;

/** One match that nobody has joined, and one that is over after seven commands. */
beforeEach(async () => {
  server = await startServer();
  await make(server);
  const { clients, match: played } = await seated(server);
  match = played;
  for (let turn = 0; turn < 7; turn++) await clients[turn % 2]!.play(drop(turn % 2));
});

afterEach(() => server.close());

const alter = (statement: string): void => {
  const db = new Database(join(server.folder, 'muster.db'));
  db.exec(statement);
  db.close();
};

test('what was played is true, while its server runs', async () => {
  const told: string[] = [];
  const onProgress = (done: number, all: number): void => void told.push(`${done}/${all}`);
  expect(await check(server.store, { onProgress })).toEqual({ matches: 2, begun: 1, entries: 7, wrong: [] });
  expect(told).toEqual(['0/2', '1/2']);
});

test.each([
  ['a command', `UPDATE entries SET entry = replace(entry, '"column":0', '"column":5') WHERE n = 2`, /hash|chain/],
  ['an entry that is not there', 'DELETE FROM entries WHERE n = 3', /of its 7 entries 6 are there/],
  ['the end of a log', 'DELETE FROM entries WHERE n = 6', /kept as over, and is not/],
  ['the status', `UPDATE matches SET status = 'playing' WHERE status = 'over'`, /is over, and kept as “playing”/],
  ['a beginning', 'DELETE FROM openings', /no beginning/],
  ['the seed', `UPDATE openings SET header = replace(header, '"seed":"', '"seed":"00')`, /seed/],
  [
    'the match of its luck',
    `UPDATE openings SET header = replace(header, '"match":"', '"match":"other')`,
    /that of the match/,
  ],
  [
    'where its luck is from',
    `UPDATE openings SET header = replace(header, '"kind":"fair"', '"kind":"manual"')`,
    /“manual”/,
  ],
  ['the game', `UPDATE matches SET game = 'chess' WHERE status = 'over'`, /no game “chess”/],
  ['what is kept beside the log', `UPDATE matches SET room = '{}' WHERE status = 'over'`, /cannot be read/],
])('%s that was altered is found, and which match', async (_, statement, reason) => {
  alter(statement);
  const { wrong } = await check(server.store);
  expect(wrong).toEqual([expect.objectContaining({ match, reason: expect.stringMatching(reason) })]);
});

test('whoever only looks makes and changes nothing', async () => {
  const nowhere = join(server.folder, 'nowhere.db');
  await expect(openSqlite(nowhere, { asItIs: true })).rejects.toMatchObject({ message: /There is no database/ });
  alter('UPDATE schema_version SET version = 0');
  await expect(openSqlite(join(server.folder, 'muster.db'), { asItIs: true })).rejects.toMatchObject({
    code: 'older',
    message: expect.stringContaining('start the server of this version once'),
  });
});
