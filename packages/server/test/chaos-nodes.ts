/**
 * The chaos on PostgreSQL: several nodes behind a proxy, with computers at some tables. Nodes are killed at points that are named and at
 * random, a job and a migration among them; PostgreSQL itself is killed too, and now and then says that its disk is full.
 */

import { makeRng, type Rng } from '@muster/kernel';
import { openPostgres } from '../src/store/postgres/store.ts';
import { judgeInTime } from './chaos-judge.ts';
import { after, playMatches } from './chaos-play.ts';
import { type Running, slownessOf, startProcess } from './chaos-process.ts';
import type { ChaosReport } from './chaos-run.ts';
import { type OwnPostgres, ownPostgres } from './postgres.ts';
import { startProxy } from './proxy.ts';

export interface NodesChaosOptions {
  readonly nodes: number;
  readonly kills: number;
  readonly seed: number;
  /** How many matches are played at a time. */
  readonly matches: number;
  readonly note: (text: string) => void;
}

export interface NodesChaosReport extends ChaosReport {
  /** How often the disk was said to be full. */
  readonly full: number;
}

/** How a node dies; each as often as it stands here. */
const NODE_KINDS = [
  'random',
  'random',
  'beforeAppend',
  'beforeAppend',
  'beforeAnswer',
  'beforeAnswer',
  'inCheckpoint',
  'inJob',
  'inJob',
] as const;
type Kind = (typeof NODE_KINDS)[number];

/** Of so many kills one is of PostgreSQL and one of a migration; in a short run, once. */
const OTHERS_EVERY = 12;

/** A node is killed after so many commands at most, or milliseconds; one that is to die at a point has as long to come to it. */
const MOST_COMMANDS = 40;
const LONGEST_LIFE = 5000;

/** One insertion of a hundred is refused as on a full disk; how often, is counted past every rollback. */
const FULL_DISK = `
  CREATE SEQUENCE muster.chaos_full;
  CREATE FUNCTION muster.chaos_full() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF random() < 0.01 THEN
      PERFORM nextval('muster.chaos_full');
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER chaos_full BEFORE INSERT ON muster.entries FOR EACH ROW EXECUTE FUNCTION muster.chaos_full()`;

/** A node that is started again whenever it has died. */
interface Node {
  running: Promise<Running>;
  readonly port: number;
}

/** Not before it has done something: nodes that die at once would play nothing. */
const killAtOf = (kind: Kind, rng: Rng): string => {
  if (kind === 'random') return '';
  const isRare = kind === 'inCheckpoint' || kind === 'inJob';
  return `${kind}:${1 + rng.below(isRare ? 2 : 25)}`;
};

/** As long as PostgreSQL may be down, it is tried again. */
const startNode = async (url: string, port: number, killAt: string): Promise<Running> => {
  for (let tries = 0; tries < 20; tries++) {
    const running = await startProcess({ CHAOS_DATABASE: url, CHAOS_PORT: String(port), CHAOS_KILL_AT: killAt });
    if (running !== undefined) return running;
    await after(200);
  }
  throw new Error('a node does not start any more');
};

/** A database that is just being made: whoever comes next makes it anew, or finds it whole. */
const killInMigration = async (postgres: OwnPostgres): Promise<string | undefined> => {
  const url = await postgres.make('chaos_new');
  const died =
    (await startProcess({ CHAOS_DATABASE: url, CHAOS_PORT: '0', CHAOS_KILL_AT: 'inMigration:1' })) === undefined;
  const next = await startProcess({ CHAOS_DATABASE: url, CHAOS_PORT: '0', CHAOS_KILL_AT: '' });
  next?.child.kill('SIGKILL');
  await next?.gone;
  await postgres.run(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  if (!died) return 'the server does not come to its migration';
  return next === undefined ? 'a database that was being made cannot be opened any more' : undefined;
};

export const runNodesChaos = async (options: NodesChaosOptions): Promise<NodesChaosReport> => {
  const { kills, seed, matches, note } = options;
  const rng = makeRng(seed);
  const postgres = await ownPostgres();
  const { url } = postgres;
  const began = performance.now();
  const firsts = [await startNode(url, 0, '')];
  const slowness = slownessOf(performance.now() - began);
  const longestLife = LONGEST_LIFE * slowness;
  await postgres.run(FULL_DISK);
  while (firsts.length < options.nodes) firsts.push(await startNode(url, 0, ''));
  const nodes = firsts.map((running): Node => ({ running: Promise.resolve(running), port: running.port }));
  const proxy = await startProxy(nodes.map(({ port }) => port));
  const play = playMatches({ port: proxy.port, rng: makeRng(seed + 1), matches, computerIn: 3, calm: 30, slowness });
  const errors: string[] = [];
  const at: Record<string, number> = {};

  let left = kills;
  let done = 0;
  const count = (how: string): void => {
    at[how] = (at[how] ?? 0) + 1;
    done++;
    if (done % 50 === 0) note(`${done} kills, ${play.acknowledged()} commands`);
  };

  /** So many commands later, as far as anything is played. */
  const played = async (commands: number): Promise<void> => {
    const enough = play.acknowledged() + commands;
    for (let tenths = 0; play.acknowledged() < enough && tenths * 100 < longestLife; tenths++) await after(100);
  };

  /** Where it died. It is on its way again when this is fulfilled. */
  const killNode = async (node: Node, kind: Kind): Promise<string> => {
    const { child, gone } = await node.running;
    const patience = kind === 'random' ? played(rng.below(MOST_COMMANDS)) : after(longestLife);
    const died = await Promise.race([gone.then(() => true), patience.then(() => false)]);
    if (!died) child.kill('SIGKILL');
    if (!(await gone)) errors.push('a node ended by itself');
    return died ? kind : 'random';
  };

  /** It is started with what will kill it next. */
  const tryNode = async (node: Node): Promise<void> => {
    let kind: Kind = 'random';
    while (left > 0) {
      left--;
      count(await killNode(node, kind));
      kind = NODE_KINDS[rng.below(NODE_KINDS.length)]!;
      node.running = startNode(url, node.port, killAtOf(kind, rng));
    }
    (await node.running).child.kill('SIGKILL'); // it may have been started to die
    await (await node.running).gone;
    node.running = startNode(url, node.port, '');
  };

  let full = 0;
  let fullBefore = 0;
  const fullNow = async (): Promise<number> => {
    const [now] = await postgres.ask<{ last_value: string }>(
      'SELECT last_value FROM muster.chaos_full WHERE is_called',
    );
    return Number(now?.last_value ?? 0);
  };
  /** A sequence leaps ahead when its server is killed: what it leapt over is not counted. */
  const countFull = async (): Promise<void> => {
    full += (await fullNow()) - fullBefore;
  };

  const killPostgres = async (): Promise<void> => {
    await countFull();
    await postgres.kill();
    await after(rng.below(500));
    await postgres.start();
    fullBefore = await fullNow();
  };

  const tryPostgres = async (): Promise<void> => {
    const every = Math.min(OTHERS_EVERY, Math.ceil(kills / 2));
    for (let next = kills - every; left > 0; await after(50)) {
      if (left > next) continue;
      next = left - every;
      left -= 2;
      await killPostgres();
      count('postgres');
      const fault = await killInMigration(postgres);
      if (fault !== undefined) errors.push(fault);
      count('inMigration');
    }
  };

  await Promise.all([...nodes.map(tryNode), tryPostgres()]);
  const last = await Promise.all(nodes.map(({ running }) => running));
  await postgres.run('DROP TRIGGER chaos_full ON muster.entries');
  await play.rest();
  const store = await openPostgres(url);
  const wrong = await judgeInTime(store, play.bots, play.load);
  await store.close();
  for (const { child, gone } of last) {
    child.kill('SIGKILL');
    if (!(await gone)) errors.push('a node ended by itself');
  }
  const faults = [...errors, ...play.errors, ...wrong];
  await countFull();
  play.close();
  await proxy.close();
  await postgres.stop();
  return {
    kills,
    at,
    ...play.counts(),
    acknowledged: play.acknowledged(),
    faults,
    full,
  };
};
