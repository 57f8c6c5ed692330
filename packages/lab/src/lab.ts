/** Runs many games on all cores. The same seed gives the same games, however many workers share them. */

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DEFAULT_STEPS, type Level } from '@muster/ai';
import type { Rulings } from '@muster/grid-battles';
import { configOf, type LabGame, type Series } from './game.ts';
import { wilson } from './wilson.ts';

export interface LabOptions {
  /** S1 to S8, a name such as `the-ridge`, or `free`. */
  readonly scenario: string;
  readonly players: readonly [Level, Level];
  readonly games: number;
  readonly seed: number;
  /** Search steps for each decision of a Warlord. */
  readonly steps?: number;
  /** As many as there are cores unless told. */
  readonly workers?: number;
  readonly rulings?: Partial<Rulings>;
  readonly onProgress?: (done: number, games: number) => void;
  /** Every game as it ends, in no order. */
  readonly onGame?: (game: LabGame) => void;
  /** Aborting rejects with its reason. */
  readonly signal?: AbortSignal;
}

export interface LabResult {
  readonly games: number;
  /** By player, not by side. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** Of the first player; a draw is half a win. */
  readonly winRate: number;
  /** The 95% Wilson interval of `winRate`. */
  readonly interval: readonly [number, number];
  /** Share of the decided games won by side A, minus one half. */
  readonly sideBias: number;
  readonly rounds: { readonly mean: number };
  readonly gamesPerSecond: number;
}

/** Rejects with a RangeError when the scenario or the rulings are unknown. */
export const runLab = async (options: LabOptions): Promise<LabResult> => {
  const series: Series = {
    scenario: options.scenario,
    players: options.players,
    seed: options.seed,
    steps: options.steps ?? DEFAULT_STEPS,
    rulings: options.rulings ?? {},
  };
  configOf(series, 0);
  options.signal?.throwIfAborted();
  const start = performance.now();
  const games = await playAll(series, options);
  return summary(games, (performance.now() - start) / 1000);
};

/** What the games show; they may come in any order. */
export const summary = (games: readonly LabGame[], seconds: number): LabResult => {
  const count = (test: (g: LabGame) => boolean): number => games.filter(test).length;
  const wins: [number, number] = [count((g) => g.winner === 0), count((g) => g.winner === 1)];
  const draws = count((g) => g.winner === null);
  const decided = wins[0] + wins[1];
  const points = wins[0] + draws / 2;
  const rounds = games.reduce((sum, g) => sum + g.rounds, 0);
  return {
    games: games.length,
    wins,
    draws,
    winRate: games.length === 0 ? 0 : points / games.length,
    interval: wilson(points, games.length),
    sideBias: decided === 0 ? 0 : count((g) => g.side === 0) / decided - 0.5,
    rounds: { mean: games.length === 0 ? 0 : rounds / games.length },
    gamesPerSecond: seconds > 0 ? games.length / seconds : 0,
  };
};

/** A message for so many games: enough that messages cost nothing, few enough that no worker idles at the end. */
const batchSize = (games: number, workers: number): number =>
  Math.max(1, Math.min(16, Math.floor(games / (workers * 8))));

const playAll = (series: Series, options: LabOptions): Promise<readonly LabGame[]> => {
  const total = options.games;
  const count = Math.max(1, Math.min(options.workers ?? availableParallelism(), total));
  const size = batchSize(total, count);
  const done: LabGame[] = [];
  let next = 0;
  const takeBatch = (): readonly number[] => {
    const batch = Array.from({ length: Math.min(size, total - next) }, (_, i) => next + i);
    next += batch.length;
    return batch;
  };
  if (total === 0) return Promise.resolve(done);
  const workers: Worker[] = [];
  const ended = new Promise<readonly LabGame[]>((resolve, reject) => {
    options.signal?.addEventListener('abort', () => reject(options.signal!.reason as Error), { once: true });
    for (let i = 0; i < count; i++) {
      const worker = startWorker(series);
      workers.push(worker);
      worker.on('error', reject);
      worker.on('message', (games: readonly LabGame[]) => {
        for (const game of games) options.onGame?.(game);
        done.push(...games);
        options.onProgress?.(done.length, total);
        if (done.length === total) resolve(done);
        else if (next < total) worker.postMessage(takeBatch());
      });
      if (next < total) worker.postMessage(takeBatch());
    }
  });
  return ended.finally(() => Promise.all(workers.map((worker) => worker.terminate())));
};

/** Built code runs as it is; sources need a loader that reads them, registered inside the worker. */
const startWorker = (series: Series): Worker => {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./worker.js', import.meta.url), { workerData: series });
  const loader = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href;
  const entry = new URL('./worker.ts', import.meta.url).href;
  const code = `import('${loader}').then((tsx) => tsx.register()).then(() => import('${entry}'))`;
  return new Worker(code, { eval: true, workerData: series, execArgv: ['--conditions=source'] });
};
