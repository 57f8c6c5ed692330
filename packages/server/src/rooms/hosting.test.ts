// A match is taken from the store, whatever has become of its checkpoints.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadGames } from '@muster/games';
import {
  begin,
  type Checkpoint,
  checkpointOf,
  commit,
  type Descriptor,
  FORMAT,
  type Header,
  type Hosted,
  newMatch,
  OlderNeeded,
  play,
  undo,
} from '@muster/kernel';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/playing.ts';
import { openSqlite } from '../store/sqlite/store.ts';
import type { Opening, Row, Store } from '../store/store.ts';
import { houseOf, type Played, playedFrom, withLog } from './hosting.ts';
import { newHead } from './making.ts';
import { writtenEntriesOf } from './written-entries.ts';

const MATCH = 'abcdefghjkmn';
const SECRET = 'a1'.repeat(32);

let folder: string;
let store: Store;
let descriptor: Descriptor;
let opening: Opening;
let played: Played;
let checkpoints: Checkpoint[];

beforeEach(async () => {
  folder = await newFolder();
  store = await openSqlite(join(folder, 'muster.db'));
  descriptor = (await loadGames()).find(({ example }) => example)!;
  const { game } = descriptor;
  const proof = { kind: 'fair', match: MATCH, seed: SECRET, commitment: commit(SECRET) } as const;
  const fairness = { ...proof, contributions: [SECRET, SECRET], commitments: [commit(SECRET), commit(SECRET)] };
  const header: Header = { format: FORMAT, game: game.id, version: game.version, config: {}, fairness };
  const house = houseOf(game, header);
  let match: Hosted = begin(house, newMatch(house, header, {})).match;
  opening = { header, setup: match.setup!, told: [] };
  await store.create(newHead(MATCH, game.id, {} as never, 0), []);
  await store.write({ match: MATCH, opening });
  checkpoints = [];
  const rows: Row[] = [];
  for (let n = 0; n < 36; n++) {
    const moves = game.candidates(match.state!, n % 2).map((command) => play(house, match, n % 2, command));
    const move = moves.find((one) => game.outcome(one.match.state!) === undefined)!; // nobody is to win
    rows.push(...writtenEntriesOf(match, move, null).map(({ row }) => row));
    ({ match } = move);
    const checkpoint = checkpointOf(match);
    if (checkpoint !== undefined) checkpoints.push(checkpoint);
  }
  await store.write({ match: MATCH, rows });
  played = { house, match };
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const load = async (): Promise<Hosted> => (await playedFrom(store, descriptor, (await store.load(MATCH))!))!.match;

const essence = ({ waypoints: _, recent: __, ...rest }: Hosted): unknown => JSON.parse(JSON.stringify(rest));

test('from its newest checkpoint', async () => {
  for (const checkpoint of checkpoints) await store.checkpoint(MATCH, checkpoint);
  const match = await load();
  expect(essence(match)).toEqual(essence(played.match));
  expect(match.waypoints[0]!.count).toBe(32);
});

test('without any checkpoint, from its first entry on', async () => {
  expect(essence(await load())).toEqual(essence(played.match));
});

test('past a checkpoint that is wrong, from one before it or from its first entry on', async () => {
  const [first, second] = checkpoints as [Checkpoint, Checkpoint];
  const wrong: Checkpoint = { ...second, ledger: { ...second.ledger, noticed: [1, 1, 1, 1] } };
  await store.checkpoint(MATCH, wrong);
  expect(essence(await load())).toEqual(essence(played.match));
  await store.checkpoint(MATCH, first);
  expect(essence(await load())).toEqual(essence(played.match));
});

test.each(['{', 'null', '{"ledger":{}}'])('past a checkpoint that cannot be read: %s', async (body) => {
  for (const checkpoint of checkpoints) await store.checkpoint(MATCH, checkpoint);
  const db = new Database(join(folder, 'muster.db'));
  db.prepare('UPDATE checkpoints SET body = ? WHERE count = 32').run(body);
  db.close();
  expect(essence(await load())).toEqual(essence(played.match));
});

test('with as much of its log as a take-back needs', async () => {
  for (const checkpoint of checkpoints) await store.checkpoint(MATCH, checkpoint);
  const loaded: Played = { ...played, match: await load() };
  const back = (whole: Hosted) => undo(played.house, whole, 0, [1], 34);
  expect(() => back(loaded.match)).toThrow(OlderNeeded);
  const { match, answer } = await withLog(store, MATCH, loaded, opening, back);
  expect(answer).toEqual({ ok: true });
  expect(match.state).toMatchObject({ discs: 2 });
});

test('and past a checkpoint that is wrong on the way back', async () => {
  const [first, second] = checkpoints as [Checkpoint, Checkpoint];
  await store.checkpoint(MATCH, { ...first, ledger: { ...first.ledger, noticed: [1, 1, 1, 1] } });
  await store.checkpoint(MATCH, second);
  const loaded: Played = { ...played, match: await load() };
  const { match, answer } = await withLog(store, MATCH, loaded, opening, (m) => undo(played.house, m, 0, [1], 18));
  expect(answer).toEqual({ ok: true });
  expect(match.state).toMatchObject({ discs: 18 });
});
