/** Asks the computer player, one question at a time. Stopping it ends its worker. */

import type { Command } from '@muster/kernel';
import type { Answer, Question } from './brain.worker.ts';

export interface Brain {
  /** Undefined when it was stopped; rejects when the worker breaks. */
  ask(question: Question, onProgress: (fraction: number) => void): Promise<Command | undefined>;
  stop(): void;
}

export const makeBrain = (): Brain => {
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
      worker ??= new Worker(new URL('./brain.worker.ts', import.meta.url), { type: 'module' });
      giveUp = () => resolve(undefined);
      worker.onerror = (e) => reject(new Error(e.message || 'the computer player failed'));
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('progress' in data) return onProgress(data.progress);
        giveUp = undefined;
        if ('failed' in data) reject(new Error(data.failed));
        else resolve(data.command);
      };
      worker.postMessage(question);
    });
  return { ask, stop };
};
