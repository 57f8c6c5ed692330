/** All that a store holds, as one value. */

import { everyMatch } from '../src/store/backup.ts';
import type { Store } from '../src/store/store.ts';

export const contentsOf = async (store: Store): Promise<object> => {
  const matches: object[] = [];
  for await (const { match } of everyMatch(store)) {
    const { head, opening, count } = (await store.load(match))!;
    matches.push({
      head,
      opening,
      rows: await store.rows(match, 0, count),
      keys: await store.keysOf(match),
      subscriptions: await store.subscriptionsOf(match),
    });
  }
  const lived = { last: await store.lastBeat(), outages: await store.outages(0) };
  return { matches, shares: await store.shares('', 10_000), lived, push: await store.own('push') };
};
