/** A store that says when a match is made, begins and ends. */

import type { Log } from './log.ts';
import type { Head, Store, Write } from './store/store.ts';

const eventOf = ({ head, opening, rows = [] }: Write): 'begun' | 'over' | 'withdrawn' | undefined => {
  if (opening !== undefined) return 'begun';
  if (head?.status === 'over' && rows.length > 0) return 'over';
  return head?.status === 'withdrawn' ? 'withdrawn' : undefined;
};

export const tellingStore = (store: Store, log: Log): Store => {
  const tell = (event: 'made' | 'begun' | 'over' | 'withdrawn', { match, game }: Head): void =>
    log({ event, match, game });
  return {
    ...store,
    create: async (head, keys) => {
      const written = await store.create(head, keys);
      if (written === 'written') tell('made', head);
      return written;
    },
    write: async (write) => {
      const written = await store.write(write);
      const event = eventOf(write);
      if (written === 'written' && event !== undefined && write.head !== undefined) tell(event, write.head);
      return written;
    },
  };
};
