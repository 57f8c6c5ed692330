// When nodes lived and when none did, with a clock that the test moves.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HandClock, handClock } from '../../../table/test/hand-clock.ts';
import { openSqlite } from '../store/sqlite/store.ts';
import { type Store, StoreProblem } from '../store/store.ts';
import { DEAD_AFTER_MS, startHeart } from './heart.ts';

const MIN = 60_000;

let folder: string;
let store: Store;
let clock: HandClock;
let errors: Error[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-heart-'));
  store = await openSqlite(folder);
  clock = handClock();
  clock.pass(1_000_000);
  errors = [];
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const start = (node: string, at: Store = store) => startHeart(at, clock, (e) => errors.push(e), node);

/** Beats go on by what the store answers, so time goes in small steps. */
const live = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 1_000) {
    clock.pass(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

test('time from the last beat until a node is ready again is lost, and no other', async () => {
  const begun = clock.now();
  const first = await start('a');
  await live(MIN);
  first.end();
  const last = (await store.lastBeat())!;
  clock.pass(90 * MIN);
  const second = await start('b');
  const ready = clock.now();
  await live(MIN);
  expect(second.lost(begun, clock.now())).toBe(ready - last);
  expect(await store.outages(0)).toEqual([{ from: last, to: ready }]);
  second.end();
});

test('a node that starts while another lives loses nothing', async () => {
  const begun = clock.now();
  const one = await start('a');
  await live(17_000);
  const other = await start('b');
  await live(2 * MIN);
  expect(other.lost(begun, clock.now())).toBe(0);
  for (const heart of [one, other]) heart.end();
});

test('a node that was started again within seconds finds out that nobody lived meanwhile', async () => {
  const first = await start('a');
  await live(20_000);
  first.end();
  const last = (await store.lastBeat())!;
  clock.pass(3_000);
  const second = await start('b');
  const ready = clock.now();
  await live(2 * DEAD_AFTER_MS);
  expect(second.lost(0, clock.now())).toBe(ready - last);
  second.end();
});

test('a store that cannot be reached is an outage; it is complained of once, and known before anybody is out of time', async () => {
  let isAway = false;
  const flaky: Store = {
    ...store,
    lastBeat: (but) => (isAway ? Promise.reject(new StoreProblem('away', 'away')) : store.lastBeat(but)),
  };
  const heart = await start('a', flaky);
  await live(20_000);
  const last = (await store.lastBeat())!;
  isAway = true;
  await live(5 * MIN);
  await expect(heart.sure()).rejects.toThrow('away');
  isAway = false;
  await heart.sure();
  const back = clock.now();
  expect(heart.lost(0, back)).toBe(back - last);
  expect(errors).toHaveLength(1);
  heart.end();
});
