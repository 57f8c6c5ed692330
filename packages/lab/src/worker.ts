/** A worker of the lab: takes batches of game numbers, answers with their results. */

import { parentPort, workerData } from 'node:worker_threads';
import { playGame, type Series } from './game.ts';
import { loadLab } from './load.ts';

const series = workerData as Series;
const lab = await loadLab(series.game);
const matchUp = lab.module.matchUps(series.setting, series.seed);

parentPort!.on('message', (batch: readonly number[]) => {
  parentPort!.postMessage(batch.map((index) => playGame(lab, series, index, matchUp(index))));
});
