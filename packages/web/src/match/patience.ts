/** How long a worker may be silent: one that was never fetched, or hangs, is not waited for without end. */

import type { Clock } from '@muster/table';

/** Beyond the time that a thought may take: a worker has to be fetched first, over a slow line. */
export const PATIENCE_MS = 30_000;

/** Said of a worker when another one was asked the same and was as silent. */
const SILENT = 'it was silent for half a minute, and so was another one that was asked the same';

interface Asked {
  readonly openWorker: () => Worker;
  readonly clock: Clock;
  /** How long the thought may take. */
  readonly ms: number;
  /** Sends the question, and says what is to become of an answer. */
  send(worker: Worker): void;
  /** Two have been silent, or the second one could not be opened. */
  fail(why: string): void;
}

export interface Watch {
  /** The worker has said something. */
  alive(): void;
  /** It is waited for no longer. */
  end(): void;
}

/** Asks a worker; one that is silent for too long is ended, and a new one is asked the same, once. `first`: one that is open already. */
export const askPatiently = ({ openWorker, clock, ms, send, fail }: Asked, first = openWorker()): Watch => {
  let worker = first;
  let times = 0;
  let cancel = (): void => {};
  const wait = (): void => {
    cancel();
    cancel = clock.after(ms + PATIENCE_MS, silent);
  };
  const ask = (): void => {
    times++;
    send(worker);
    wait();
  };
  const silent = (): void => {
    worker.terminate();
    if (times === 2) {
      fail(SILENT);
      return;
    }
    try {
      worker = openWorker();
      ask();
    } catch (e) {
      cancel();
      fail(e instanceof Error ? e.message : String(e));
    }
  };
  ask();
  return { alive: wait, end: () => cancel() };
};
