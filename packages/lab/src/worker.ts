/** A worker of the lab: takes batches of game numbers, answers with their results. */

import { parentPort, workerData } from 'node:worker_threads';
import { playGame, type Series } from './game.ts';
import { loadModule } from './games/index.ts';

const series = workerData as Series;
const module = await loadModule(series.game);
const configOf = module.configs(series.setting, series.seed);

parentPort!.on('message', (batch: readonly number[]) => {
  parentPort!.postMessage(batch.map((index) => playGame(module, series, index, configOf(index))));
});
