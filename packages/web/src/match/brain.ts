/** Asks the computer player, one question at a time. Stopping it ends its worker; one that is silent for too long is ended, and another is asked. */

import type { Level } from '@muster/ai';
import type { Command, Seat } from '@muster/kernel';
import type { AnyState } from '../contract/table-game.ts';
import { askPatiently, type Later, later } from './patience.ts';

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
  /** Undefined when it was stopped; rejects when the worker breaks, or is silent for too long. */
  ask(question: Question, onProgress: (fraction: number) => void): Promise<Command | undefined>;
  stop(): void;
}

/** The worker is opened with the first question, and anew after one that broke, never came or was silent. */
export const makeBrain = (openWorker: () => Worker, at: Later = later): Brain => {
  let worker: Worker | undefined;
  let giveUp: (() => void) | undefined;
  const drop = (): void => {
    worker?.terminate();
    worker = undefined;
    giveUp = undefined;
  };
  const open = (): Worker => {
    worker = openWorker();
    return worker;
  };
  const ask: Brain['ask'] = (question, onProgress) =>
    new Promise((resolve, reject) => {
      const fail = (why: string): void => {
        watch.end();
        drop();
        reject(new Error(why));
      };
      const send = (asked: Worker): void => {
        asked.onerror = (e) => fail(e.message || 'it could not be fetched');
        asked.onmessage = ({ data }: MessageEvent<Answer>) => {
          if ('progress' in data) {
            watch.alive();
            return onProgress(data.progress);
          }
          if ('failed' in data) return fail(data.failed);
          watch.end();
          giveUp = undefined;
          resolve(data.command);
        };
        asked.postMessage(question);
      };
      const watch = askPatiently({ openWorker: open, later: at, ms: question.ms, send, fail }, worker ?? open());
      giveUp = () => {
        watch.end();
        drop();
        resolve(undefined);
      };
    });
  return { ask, stop: () => (giveUp ?? drop)() };
};
