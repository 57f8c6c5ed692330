// Matches are woken when their moment has come, once for a moment, by whichever node lives.

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { handClock } from '../../../table/test/hand-clock.ts';
import { somePostgres, type TestPostgres } from '../../test/postgres.ts';
import { realClock } from '../clock.ts';
import { jobsByClock } from './by-clock.ts';
import type { Jobs } from './jobs.ts';
import { openPostgresJobs } from './postgres.ts';

const onError = (e: Error): void => {
  throw e;
};

test('a clock wakes a match at each of its moments, once, until it is closed', async () => {
  const clock = handClock();
  const looked: string[] = [];
  const jobs = jobsByClock({ clock, onError, look: async (match) => void looked.push(`${match} ${clock.now()}`) });
  jobs.wake('one', 50);
  jobs.wake('one', 50);
  jobs.wake('one', 10);
  jobs.wake('two', 2 ** 32);
  jobs.wake('past', -5);
  clock.pass(60);
  expect(looked).toEqual(['past 0', 'one 10', 'one 50']);
  jobs.wake('one', 50);
  clock.pass(2 ** 32 - 61);
  expect(looked.slice(3)).toEqual(['one 60']);
  clock.pass(1);
  expect(looked.slice(4)).toEqual([`two ${2 ** 32}`]);
  jobs.wake('late', 2 ** 33);
  await jobs.close();
  clock.pass(2 ** 33);
  expect(looked).toHaveLength(5);
});

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await somePostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** A node that can die: what it looks at then is never looked at to its end. */
const node = async (url: string, look: (match: string) => Promise<void>): Promise<Jobs & { die(): Promise<void> }> => {
  const place = await openPostgresJobs(url, { pollEvery: 20, expireAfter: 1 });
  const jobs = place.open({ clock: realClock, onError: () => undefined, look });
  let isDead = false;
  const die = async (): Promise<void> => {
    if (isDead) return;
    isDead = true;
    await place.close();
  };
  onTestFinished(die);
  return { ...jobs, die };
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('of several nodes one wakes a match, and a moment is kept once', async () => {
  const url = await postgres.make('jobs_once');
  const looked: string[] = [];
  const nodes = await Promise.all([1, 2, 3].map(() => node(url, async (match) => void looked.push(match))));
  const soon = Date.now() + 300;
  for (const { wake } of nodes) wake('one', soon);
  nodes[0]!.wake('past', 0);
  await until(() => looked.includes('past'));
  nodes[1]!.wake('last', soon + 1);
  await until(() => looked.includes('last') && looked.includes('one'));
  await Promise.all(nodes.map(({ close }) => close()));
  expect(looked.toSorted()).toEqual(['last', 'one', 'past']);
});

test('what a node that died, or that could not do it, has left is done by another', async () => {
  const url = await postgres.make('jobs_left');
  let begun = 0;
  const first = await node(url, () => {
    begun++;
    return new Promise(() => {});
  });
  first.wake('one', 0);
  await until(() => begun === 1);
  await first.die();
  const looked: string[] = [];
  const second = await node(url, async (match) => {
    looked.push(match);
  });
  await until(() => looked.length === 1);
  await second.close();
  expect(looked).toEqual(['one']);
});

test('what is asked for while the database is away is kept when it is back', async () => {
  const url = await postgres.make('jobs_away');
  const looked: string[] = [];
  const jobs = await node(url, async (match) => void looked.push(match));
  const name = new URL(url).pathname.slice(1);
  await postgres.run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await postgres.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  jobs.wake('one', 0);
  await postgres.run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  await until(() => looked.length === 1);
  await jobs.close();
});
