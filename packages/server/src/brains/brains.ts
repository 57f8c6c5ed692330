/**
 * A few threads in which the computers of all matches think. Questions are answered in turn for whom they are; a thread that dies or is
 * silent is replaced, and nobody else waits for it.
 */

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Command } from '@muster/kernel';
import type { Clock, Question } from '@muster/table';
import { realClock } from '../clock.ts';
import type { Brains } from '../rooms/computers.ts';
import { makeInTurn } from './in-turn.ts';

export type Thinking = { readonly command: Command } | { readonly failed: string };

export interface BrainsOptions {
  /** How many think at once. */
  readonly threads?: number;
  /** How many questions may wait, half as many for one. */
  readonly waiting?: number;
  readonly clock?: Clock;
  /** For tests: another thread than the one that thinks. */
  readonly openWorker?: () => Worker;
}

export interface OpenBrains extends Brains {
  close(): Promise<void>;
}

/** Built code runs as it is; sources need a loader that reads them, registered inside the worker. */
const openThinker = (): Worker => {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url));
  const loader = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href;
  const entry = new URL('./worker.ts', import.meta.url).href;
  const code = `import('${loader}').then((tsx) => tsx.register()).then(() => import('${entry}'))`;
  return new Worker(code, { eval: true, execArgv: ['--conditions=source'] });
};

/** Beyond the time that a thought may take. */
const PATIENCE_MS = 30_000;
const MOST_WAITING = 2_000;

interface Asked {
  readonly question: Question;
  readonly resolve: (command: Command) => void;
  readonly reject: (e: Error) => void;
}

export const openBrains = ({
  threads = 1,
  waiting: mostWaiting = MOST_WAITING,
  clock = realClock,
  openWorker = openThinker,
}: BrainsOptions = {}): OpenBrains => {
  const line = makeInTurn<Asked>();
  const free: Worker[] = [];
  const all = new Set<Worker>();
  let isClosed = false;

  const drop = (worker: Worker): Promise<unknown> => {
    all.delete(worker);
    return worker.terminate();
  };

  const freeWorker = (): Worker | undefined => {
    const known = free.pop();
    if (known !== undefined || all.size >= threads) return known;
    const worker = openWorker();
    worker.on('error', () => {}); // also one that breaks when nothing is asked of it
    worker.once('exit', () => {
      all.delete(worker);
      const place = free.indexOf(worker);
      if (place >= 0) free.splice(place, 1);
    });
    worker.unref();
    all.add(worker);
    return worker;
  };

  const askOf = (worker: Worker, { question, resolve, reject }: Asked): void => {
    const end = (finish: () => void, isGood: boolean): void => {
      cancel();
      worker.off('error', broke).off('exit', ended).off('message', answered);
      if (isGood && !isClosed) free.push(worker);
      else void drop(worker);
      finish();
      next();
    };
    const fail = (why: string, isGood = false): void =>
      end(() => reject(new Error(`a computer player: ${why}`)), isGood);
    const broke = (e: Error): void => fail(e.message);
    const ended = (): void => fail('its thread has ended');
    const answered = (answer: Thinking): void =>
      'command' in answer ? end(() => resolve(answer.command), true) : fail(answer.failed, true);
    const cancel = clock.after(question.ms + PATIENCE_MS, () => fail('it was silent for too long'));
    worker.on('error', broke).on('exit', ended).on('message', answered);
    worker.postMessage(question);
  };

  const next = (): void => {
    if (isClosed || line.count() === 0) return;
    const worker = freeWorker();
    if (worker === undefined) return;
    askOf(worker, line.next()!);
    next();
  };

  return {
    ask: (question, whose) =>
      new Promise((resolve, reject) => {
        const isFull = line.count() >= mostWaiting || line.countOf(whose) >= mostWaiting / 2;
        if (isClosed || isFull) return reject(new Error('too many computer players have to think'));
        line.add(whose, { question, resolve, reject });
        next();
      }),
    waiting: () => line.count(),
    thinking: () => all.size - free.length,
    close: async () => {
      isClosed = true;
      while (line.count() > 0) line.next()!.reject(new Error('the server is going down'));
      await Promise.all([...all].map(drop));
    },
  };
};
