/** Asks the computer player, one question at a time. Stopping it ends its worker. */

import type { Level } from '@muster/ai';
import type { Command, Seat } from '@muster/kernel';
import type { AnyState } from '../contract/table-game.ts';

export interface Question {
  readonly game: string;
  readonly view: AnyState;
  readonly seat: Seat;
  readonly level: Level;
  readonly ms: number;
  readonly seed: number;
}
export type Answer = { readonly progress: number } | { readonly command: Command } | { readonly failed: string };

export interface Brain {
  /** Undefined when it was stopped; rejects when the worker breaks. */
  ask(question: Question, onProgress: (fraction: number) => void): Promise<Command | undefined>;
  stop(): void;
}

/** The worker is opened with the first question, and anew after one that broke or never came. */
export const makeBrain = (openWorker: () => Worker): Brain => {
  let worker: Worker | undefined;
  let giveUp: (() => void) | undefined;
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    giveUp?.();
    giveUp = undefined;
  };
  const ask: Brain['ask'] = (question, onProgress) =>
    new Promise((resolve, reject) => {
      worker ??= openWorker();
      giveUp = () => resolve(undefined);
      const fail = (why: string): void => {
        giveUp = undefined; // it is rejected, not stopped
        stop();
        reject(new Error(why));
      };
      worker.onerror = (e) => fail(e.message || 'it could not be fetched');
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('progress' in data) return onProgress(data.progress);
        giveUp = undefined;
        if ('failed' in data) fail(data.failed);
        else resolve(data.command);
      };
      worker.postMessage(question);
    });
  return { ask, stop };
};
