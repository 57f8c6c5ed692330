// What nobody needs any more is deleted, and nothing else.

import { join } from 'node:path';
import type { Status } from '@muster/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HandClock, handClock } from '../../table/test/hand-clock.ts';
import { dropFolder, newFolder } from '../test/playing.ts';
import { head } from '../test/store-samples.ts';
import type { LogEvent } from './log.ts';
import { type Keeping, keepTidy } from './retention.ts';
import { openSqlite } from './store/sqlite/store.ts';
import type { Store } from './store/store.ts';

const DAY_MS = 86_400_000;

let folder: string;
let store: Store;
let clock: HandClock;
let told: LogEvent[];
let stop = (): void => {};

beforeEach(async () => {
  folder = await newFolder();
  store = await openSqlite(join(folder, 'muster.db'));
  clock = handClock();
  told = [];
});

afterEach(async () => {
  stop();
  await store.close();
  await dropFolder(folder);
});

const add = (match: string, status: Status, changed: number) => store.create(head(match, 1, status, changed), []);

const kept = async (): Promise<readonly string[]> => (await store.heads('', 1000)).map(({ match }) => match);

/** Lets one sweep come to its end: then the next one waits for its time. */
const swept = async (): Promise<void> => {
  while (clock.waiting() === 0) await new Promise(setImmediate);
};

const start = async (keeping: Keeping, isOpen: (match: string) => boolean = () => false): Promise<void> => {
  const onError = (e: Error): never => expect.unreachable(e.message);
  stop = keepTidy({ store, clock, keeping, isOpen, log: (event) => told.push(event), onError });
  await swept();
};

/** So many days, a sweep at a time. */
const pass = async (days: number): Promise<void> => {
  for (let quarter = 0; quarter < days * 4; quarter++) {
    clock.pass(DAY_MS / 4);
    await swept();
  }
};

test('what never began and what was withdrawn is deleted after its days; what goes on, is over or is open stays', async () => {
  for (const status of ['gathering', 'dice', 'withdrawn', 'playing', 'over'] as const) await add(status, status, 0);
  await add('somebody-is-there', 'gathering', 0);
  await add('young', 'gathering', DAY_MS);
  await start({ unbegunDays: 3 }, (match) => match === 'somebody-is-there');
  await pass(3);
  expect(await kept()).toHaveLength(7);
  await pass(0.25);
  expect(await kept()).toEqual(['over', 'playing', 'somebody-is-there', 'young']);
  expect(told).toEqual([{ event: 'deleted', matches: 3 }]);
});

test('what is over is deleted where its operator wants it so', async () => {
  await add('over', 'over', 0);
  await add('gathering', 'gathering', 0);
  await start({ overDays: 1 });
  await pass(1.25);
  expect(await kept()).toEqual(['gathering']);
});

test('more than are looked at at once', async () => {
  for (let n = 0; n < 250; n++) await add(`m${n}`, 'withdrawn', -DAY_MS * 2);
  await start({ unbegunDays: 1 });
  expect(await kept()).toEqual([]);
  expect(told).toEqual([{ event: 'deleted', matches: 250 }]);
});

test('where nobody has said when, nothing ever is', () => {
  stop = keepTidy({ store, clock, keeping: {}, isOpen: () => false, onError: () => {} });
  expect(clock.waiting()).toBe(0);
});
