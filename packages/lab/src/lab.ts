/** Runs many games on all cores. The same seed gives the same games, however many workers share them. */

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DEFAULT_STEPS, type Level } from '@muster/ai';
import type { LabGame, Series } from './game.ts';
import { loadLab } from './load.ts';
import { LabRefused } from './module.ts';
import { wilson } from './wilson.ts';

export interface LabOptions {
  /** Its id. */
  readonly game: string;
  /** What is played: as the module of the game reads it. */
  readonly setting: unknown;
  /** One for each seat; they move on by a seat after every game. */
  readonly players: readonly Level[];
  readonly games: number;
  readonly seed: number;
  /** Search steps for each decision of a Warlord. */
  readonly steps?: number;
  /** As many as there are cores unless told. */
  readonly workers?: number;
  readonly onProgress?: (done: number, games: number) => void;
  /** Every game as it ends, in no order. */
  readonly onGame?: (game: LabGame) => void;
  /** Aborting rejects with its reason. */
  readonly signal?: AbortSignal;
}

export interface WinShare {
  /** Of all games; a shared first place counts in parts, a draw of two as half a win. */
  readonly winRate: number;
  /** Its 95% Wilson interval. */
  readonly interval: readonly [number, number];
}

/** `winRate` and `interval` are those of the first player. */
export interface LabResult extends WinShare {
  readonly games: number;
  /** By player, not by side. */
  readonly wins: readonly [number, number, ...number[]];
  /** Games that nobody won alone. */
  readonly draws: number;
  /** Share of the decided games won by side A, minus what it would be if all sides were equal. */
  readonly sideBias: number;
  readonly rounds: { readonly mean: number };
  readonly gamesPerSecond: number;
  /** With three players or more: the share of each. */
  readonly players?: readonly WinShare[];
}

/** Rejects with LabRefused when the setting is not understood, or is for another number of players. */
export const runLab = async (options: LabOptions): Promise<LabResult> => {
  const { game, setting, players, seed } = options;
  const series: Series = { game, setting, players, seed, steps: options.steps ?? DEFAULT_STEPS };
  await checkSeries(series);
  options.signal?.throwIfAborted();
  const start = performance.now();
  const games = await playAll(series, options);
  return summary(games, (performance.now() - start) / 1000, players.length);
};

const checkSeries = async ({ game, setting, seed, players }: Series): Promise<void> => {
  const { module, descriptor } = await loadLab(game);
  const seats = descriptor.game.seats(module.matchUps(setting, seed)(0).config);
  if (seats !== players.length) throw new LabRefused(`this is for ${seats} players, and ${players.length} were named`);
};

/** What a player has of a game: 1 for winning alone, a part of it for a shared first place. */
const pointsOf = ({ seats, outcome }: LabGame, player: number): number => {
  const first = outcome.places[0]!;
  return first.some((seat) => seats[seat] === player) ? 1 / first.length : 0;
};

const winShare = (games: readonly LabGame[], player: number): WinShare => {
  const points = games.reduce((sum, g) => sum + pointsOf(g, player), 0);
  return { winRate: games.length === 0 ? 0 : points / games.length, interval: wilson(points, games.length) };
};

/** What the games show; they may come in any order. */
export const summary = (games: readonly LabGame[], seconds: number, players = 2): LabResult => {
  const count = (test: (g: LabGame) => boolean): number => games.filter(test).length;
  const numbers = Array.from({ length: players }, (_, player) => player);
  const draws = count((g) => g.winner === null);
  const decided = games.length - draws;
  const rounds = games.reduce((sum, g) => sum + g.rounds, 0);
  return {
    games: games.length,
    wins: numbers.map((player) => count((g) => g.winner === player)) as [number, number, ...number[]],
    draws,
    ...winShare(games, 0),
    sideBias: decided === 0 ? 0 : count((g) => g.side === 0) / decided - 1 / players,
    rounds: { mean: games.length === 0 ? 0 : rounds / games.length },
    gamesPerSecond: seconds > 0 ? games.length / seconds : 0,
    ...(players > 2 ? { players: numbers.map((player) => winShare(games, player)) } : {}),
  };
};

/** The share of one player. */
export const shareOf = (r: LabResult, player: number): number =>
  r.players?.[player]?.winRate ?? (player === 0 ? r.winRate : 1 - r.winRate);

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
