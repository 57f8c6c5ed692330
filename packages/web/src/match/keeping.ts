/** Keeps a battle as it grows: every time only what is new, one writing after the other. What failed is written the next time. */

import type { Entry } from '@muster/kernel';
import type { Written } from '@muster/table';
import type { Save } from './saves.ts';

/** What has come of a battle by now. */
export type Stamp = Pick<Save, 'updated' | 'progress' | 'ending' | 'result'>;

interface Kept {
  readonly save: Save;
  /** How many entries are kept already. */
  readonly stored: number;
  entries(): readonly Entry[];
  stamp(): Stamp;
  /** All or nothing; `news`: the last of the entries that the save counts. */
  write(save: Save, news: readonly Entry[]): Promise<Written>;
}

/** Resolves when everything there was when it was called is kept, or another tab has the battle now; rejects when it could not be kept. */
export const makeKeeping = ({ save, stored: before, entries, stamp, write }: Kept): (() => Promise<Written>) => {
  let stored = before;
  let last: Promise<Written> = Promise.resolve('kept');
  let waiting: Promise<Written> | undefined;
  const writeNews = async (): Promise<Written> => {
    waiting = undefined;
    const all = entries();
    const count = all.length;
    const written = await write({ ...save, ...stamp(), count }, all.slice(stored));
    if (written === 'kept') stored = count;
    return written;
  };
  return () => {
    if (waiting === undefined) {
      waiting = last.then(writeNews, writeNews);
      last = waiting;
    }
    return waiting;
  };
};

type Write = Kept['write'];

/** The same writing, and when all of it is done: a writing that waits for another begins as soon as that has ended. */
export const followed = (write: Write): { readonly write: Write; readonly settled: () => Promise<void> } => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    write: (save, news) => {
      const writing = write(save, news);
      last = writing.catch(() => {});
      return writing;
    },
    settled: async () => {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
        await new Promise((next) => setTimeout(next));
      }
    },
  };
};
