/**
 * Matches of all games are played by bots over bad lines, while their server is killed again and again: at points that are named, and at
 * random. In the end a judge looks at what is kept and at what the bots see.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { makeApi, webSocket } from '@muster/client';
import { LIST } from '@muster/games';
import { type Descriptor, makeRng, type Rng } from '@muster/kernel';
import type { Clock } from '@muster/table';
import { WebSocket } from 'ws';
import { openSqlite } from '../src/store/sqlite/store.ts';
import { type Bot, makeBot } from './chaos-bot.ts';
import { judge } from './chaos-judge.ts';
import { inWeather, STORM } from './chaos-weather.ts';

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

const CHILD = fileURLToPath(new URL('./chaos-child.mjs', import.meta.url));
/** Time goes so many times faster for bots: they need not wait out the pauses of people's connections. */
const HURRY = 25;
/** A server is killed after at most so many milliseconds. */
const LONGEST_LIFE = 1500;
/** A server that is to die at a point comes to it within so many, or is killed all the same. */
const LONGEST_WAIT = 4000;
const SETTLING_MS = 60_000;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

const hurriedClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms / HURRY);
    return () => clearTimeout(timer);
  },
};

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly gone: Promise<void>;
}

/** Until it serves; killed before that where it kills itself in a migration. */
const startServer = (folder: string, port: number, killAt: string | undefined): Promise<Running | undefined> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, CHAOS_FOLDER: folder, CHAOS_PORT: String(port), CHAOS_KILL_AT: killAt ?? '' };
    const child = spawn(process.execPath, [CHILD], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = new Promise<void>((end) => child.once('exit', () => end()));
    child.once('error', reject);
    gone.then(() => resolve(undefined));
    createInterface({ input: child.stdout! }).once('line', (line) => resolve({ child, port: Number(line), gone }));
  });

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
  const loaded = new Map<string, Promise<Descriptor>>();
  const load = (id: string): Promise<Descriptor> => {
    const known = loaded.get(id) ?? LIST.find(({ card }) => card.id === id)!.card.load();
    loaded.set(id, known);
    return known;
  };
  const first = await startServer(folder, 0, undefined);
  if (first === undefined) throw new Error('the server does not start');
  const { port } = first;
  const base = `http://127.0.0.1:${port}`;
  const api = makeApi(base, fetch);
  const bots: Bot[] = [];
  const errors: string[] = [];
  let made = 0;

  const isOver = (match: string): boolean =>
    bots.some((bot) => bot.match === match && bot.far.getState().about?.status === 'over');

  /** Tried again as long as the server is down; what was made without us hearing of it nobody plays. */
  const insistently = async <A>(ask: () => Promise<A>): Promise<A> => {
    for (;;) {
      try {
        return await ask();
      } catch {
        await after(20);
      }
    }
  };

  const seatBot = (match: string, key: string): void => {
    const own = makeRng(rng.bits());
    const open = inWeather(
      webSocket(() => new WebSocket(`ws://127.0.0.1:${port}/ws`)),
      own,
      STORM,
    );
    const random = (): string => randomBytes(32).toString('hex');
    const onError = (error: unknown): void => void errors.push(String(error));
    bots.push(makeBot({ api, open, clock: hurriedClock, load, rng: own, match, key, random, onError }));
  };

  /** All keys of a match are claimed before its bots sit down. */
  const makeMatch = async (): Promise<void> => {
    const { card } = LIST[made % LIST.length]!;
    const descriptor = await load(card.id);
    const samples = descriptor.samples();
    const { config } = samples[Math.floor(made / LIST.length) % samples.length]!;
    made++;
    const seats = Array.from({ length: descriptor.game.seats(config) }, () => ({ sitter: 'person' as const }));
    const wish = {
      game: card.id,
      config,
      seats,
      brings: [],
      seat: 0,
      name: 'Bot 0',
      strict: false,
      watch: null,
      clock: null,
    };
    const { match, key, links } = await insistently(() => api.create(wish));
    const keys = [key];
    for (const link of links) {
      // a claim whose answer was lost has used the link up: the maker gives a new one
      const claim = async (): Promise<string> => {
        const fresh = await api.renew({ match, key, seat: link.seat });
        return (await api.claim({ match, key: fresh.key, name: `Bot ${link.seat}` })).key;
      };
      keys.push(await insistently(claim));
    }
    for (const one of keys) seatBot(match, one);
  };

  const tend = async (): Promise<void> => {
    const open = new Set(bots.map((bot) => bot.match).filter((match) => !isOver(match)));
    for (let n = open.size; n < matches; n++) await makeMatch();
  };

  const at: Record<string, number> = {};
  let running: Running | undefined = first;
  let isTending = true;
  const tending = (async () => {
    while (isTending) {
      await tend();
      await after(50);
    }
  })();

  const told = (): number => bots.reduce((sum, bot) => sum + bot.acknowledged().length, 0);

  /** Where it died. */
  const killOnce = async (kill: Kill | undefined): Promise<string> => {
    running ??= await startServer(folder, port, kill && `${kill.point}:${kill.nth}`);
    if (running === undefined) throw new Error('the server does not start any more');
    const patience = kill === undefined ? 30 + rng.below(LONGEST_LIFE) : LONGEST_WAIT;
    const died = await Promise.race([running.gone.then(() => true), after(patience).then(() => false)]);
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
    if (done % 50 === 0) note(`${done} kills, ${told()} commands`);
  }

  running?.child.kill('SIGKILL');
  await running?.gone;
  const last = await startServer(folder, port, undefined);
  if (last === undefined) throw new Error('the server does not start any more');
  isTending = false;
  await tending;
  const late = after(SETTLING_MS).then(() => 'late' as const);
  if ((await Promise.race([Promise.all(bots.map((bot) => bot.rest())), late])) === 'late')
    errors.push('bots still wait for answers');
  await settled(bots, late);
  last.child.kill('SIGKILL');
  await last.gone;
  const store = await openSqlite(folder);
  const faults = [...errors, ...(await judge(store, bots, load))];
  await store.close();
  for (const bot of bots) bot.close();
  const ids = [...new Set(bots.map((bot) => bot.match))];
  return { kills, at, matches: ids.length, finished: ids.filter(isOver).length, acknowledged: told(), faults };
};

/** Until every bot hears the server, and nothing has come for a while. */
const settled = async (bots: readonly Bot[], late: Promise<'late'>): Promise<void> => {
  let isLate = false;
  late.then(() => {
    isLate = true;
  });
  const heard = (): string =>
    bots
      .map((bot) => `${bot.far.getState().link.is}${bot.far.getState().source?.noticed(bot.seat() ?? 0).length}`)
      .join();
  let before = '';
  for (let calm = 0; calm < 10 && !isLate; ) {
    await after(100);
    const now = heard();
    calm = now === before && !now.includes('lost') && !now.includes('coming') ? calm + 1 : 0;
    before = now;
  }
};
