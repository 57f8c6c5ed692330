/** Asks the computer player, one question at a time. Stopping it ends its worker; one that is silent for too long is ended, and another is asked. */

import type { Command } from '@muster/kernel';
import type { Brain, Clock } from '@muster/table';
import { askPatiently } from './patience.ts';
import { realClock } from './real-clock.ts';

export type BrainSaid = { readonly progress: number } | { readonly command: Command } | { readonly failed: string };

/** The worker is opened with the first question, and anew after one that broke, never came or was silent. */
export const makeBrain = (openWorker: () => Worker, clock: Clock = realClock): Brain => {
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
        asked.onmessage = ({ data }: MessageEvent<BrainSaid>) => {
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
      const watch = askPatiently({ openWorker: open, clock, ms: question.ms, send, fail }, worker ?? open());
      giveUp = () => {
        watch.end();
        drop();
        resolve(undefined);
      };
    });
  return { ask, stop: () => (giveUp ?? drop)() };
};
