/**
 * Matches of all games are played by bots over bad lines, while their server is killed again and again: at points that are named, and at
 * random. In the end a judge looks at what is kept and at what the bots see.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRng, type Rng } from '@muster/kernel';
import { openSqlite } from '../src/store/sqlite/store.ts';
import { judgeInTime } from './chaos-judge.ts';
import { after, playMatches } from './chaos-play.ts';
import { type Running, slownessOf, startProcess } from './chaos-process.ts';

export interface ChaosOptions {
  /** Where the server keeps its matches. */
  readonly folder: string;
  readonly kills: number;
  readonly seed: number;
  /** How many matches are played at a time. */
  readonly matches: number;
  readonly note: (text: string) => void;
}

export interface ChaosReport {
  readonly kills: number;
  /** By point; `random` for those at no point. */
  readonly at: Readonly<Record<string, number>>;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

const POINTS = ['beforeAppend', 'beforeAnswer', 'inCheckpoint', 'inMigration'] as const;

/** A server is killed after at most so many milliseconds. */
const LONGEST_LIFE = 1500;
/** A server that is to die at a point comes to it within so many, or is killed all the same. */
const LONGEST_WAIT = 4000;

/** Until it serves; killed before that where it kills itself in a migration. */
const startServer = (folder: string, port: number, killAt: string | undefined): Promise<Running | undefined> =>
  startProcess({ CHAOS_FOLDER: folder, CHAOS_PORT: String(port), CHAOS_KILL_AT: killAt ?? '' });

interface Kill {
  readonly point: (typeof POINTS)[number];
  readonly nth: number;
}

/** At a point, or, half of the time, at none. */
const chooseKill = (rng: Rng): Kill | undefined => {
  const point = POINTS[rng.below(POINTS.length * 2)];
  return point && { point, nth: point === 'inCheckpoint' ? 1 : 1 + rng.below(6) };
};

/** A database that is just being made: whoever comes next makes it anew, or finds it whole. */
const killInMigration = async (): Promise<string | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-chaos-new-'));
  const died = (await startServer(folder, 0, 'inMigration:1')) === undefined;
  const next = await startServer(folder, 0, undefined);
  next?.child.kill('SIGKILL');
  await next?.gone;
  await rm(folder, { recursive: true });
  if (!died) return 'the server does not come to its migration';
  return next === undefined ? 'a database that was being made cannot be opened any more' : undefined;
};

export const runChaos = async ({ folder, kills, seed, matches, note }: ChaosOptions): Promise<ChaosReport> => {
  const rng = makeRng(seed);
  const began = performance.now();
  const first = await startServer(folder, 0, undefined);
  const slowness = slownessOf(performance.now() - began);
  if (first === undefined) throw new Error('the server does not start');
  const { port } = first;
  const play = playMatches({ port, rng, matches, computerIn: 0, calm: 30, slowness });
  const errors: string[] = [];
  const at: Record<string, number> = {};
  let running: Running | undefined = first;

  /** Where it died. */
  const killOnce = async (kill: Kill | undefined): Promise<string> => {
    running ??= await startServer(folder, port, kill && `${kill.point}:${kill.nth}`);
    if (running === undefined) throw new Error('the server does not start any more');
    const patience = kill === undefined ? 30 + rng.below(LONGEST_LIFE) : LONGEST_WAIT;
    const died = await Promise.race([running.gone.then(() => true), after(patience * slowness).then(() => false)]);
    if (!died) running.child.kill('SIGKILL');
    await running.gone;
    running = undefined;
    return died && kill !== undefined ? kill.point : 'random';
  };

  for (let done = 1; done <= kills; done++) {
    const kill = chooseKill(rng);
    const isNew = kill?.point === 'inMigration';
    const fault = isNew ? await killInMigration() : undefined;
    if (fault !== undefined) errors.push(fault);
    const how = isNew ? kill.point : await killOnce(kill);
    at[how] = (at[how] ?? 0) + 1;
    if (done % 50 === 0) note(`${done} kills, ${play.acknowledged()} commands`);
  }

  running?.child.kill('SIGKILL');
  await running?.gone;
  const last = await startServer(folder, port, undefined);
  if (last === undefined) throw new Error('the server does not start any more');
  await play.rest();
  const store = await openSqlite(folder, { asItIs: true });
  const wrong = await judgeInTime(store, play.bots, play.load);
  await store.close();
  last.child.kill('SIGKILL');
  await last.gone;
  const faults = [...errors, ...play.errors, ...wrong];
  play.close();
  return { kills, at, ...play.counts(), acknowledged: play.acknowledged(), faults };
};
