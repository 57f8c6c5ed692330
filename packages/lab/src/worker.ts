/** A worker of the lab: takes batches of game numbers, answers with their results. */

import { parentPort, workerData } from 'node:worker_threads';
import { configOf, type LabGame, playGame, type Series } from './game.ts';

const series = workerData as Series;
const isFree = series.scenario.toLowerCase() === 'free';
const shared = isFree ? undefined : configOf(series, 0);

parentPort!.on('message', (batch: readonly number[]) => {
  const games: LabGame[] = batch.map((index) => playGame(series, index, shared ?? configOf(series, index)));
  parentPort!.postMessage(games);
});
