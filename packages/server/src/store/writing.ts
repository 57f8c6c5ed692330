/** How a store takes what is to be written, whichever database it is: as jobs of a group. */

import type { Job } from './batch.ts';
import { checkpointColumns, entryColumns, headColumns, keyOf, openingColumns, shareColumns } from './columns.ts';
import type { Store, Write, Written } from './store.ts';

type Writing = Pick<Store, 'create' | 'write' | 'checkpoint' | 'share' | 'unshare'>;

const writeJob = ({ match, head, opening, rows = [], dropped = [], keys = [] }: Write): Job => ({
  type: 'write',
  match,
  head: head === undefined ? null : headColumns(head),
  opening: opening === undefined ? null : openingColumns(match, opening),
  rows: rows.map((row) => entryColumns(match, row)),
  dropped,
  keys: keys.map(keyOf),
});

/** `add` puts a job into the group that is written next. */
export const writingBy = (add: (make: () => Job) => Promise<Written>): Writing => ({
  create: (head, keys) => add(() => ({ type: 'create', head: headColumns(head), keys: keys.map(keyOf) })),
  write: (write) => add(() => writeJob(write)),
  checkpoint: async (match, checkpoint) => {
    await add(() => ({ type: 'checkpoint', checkpoint: checkpointColumns(match, checkpoint) }));
  },
  share: (share) => add(() => ({ type: 'share', share: shareColumns(share) })),
  unshare: async (id, owner) => (await add(() => ({ type: 'unshare', id, owner }))) === 'written',
});
