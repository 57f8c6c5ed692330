/** What a viewer has noticed, read from what is kept: the newest, and older ones by page. */

import { type Eyes, type Hosted, type Noticed, noticedAs, withUndone } from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import type { Opening, Row, Store } from '../store/store.ts';
import { placeOf } from './written-entries.ts';

interface Asked {
  readonly id: MatchId;
  readonly opening: Opening;
  /** As far as this viewer may know of it. */
  readonly match: Hosted;
  readonly eyes: Eyes;
}

/** So many rows are read at once. */
const PAGE = 256;

/** How many commands that this viewer had noticed a take-back took. */
const takenBy = async (store: Store, match: MatchId, { gone }: Row, place: number): Promise<number> => {
  if (gone === null || gone.length === 0) return 0;
  const taken = new Set(gone);
  const rows = await store.rows(match, Math.min(...gone), Math.max(...gone) + 1);
  return rows.filter(({ n, at }) => taken.has(n) && at[place]! >= 0).length;
};

/** Up to `most` notices before the number `before`, oldest first. */
export const noticesBefore = async (
  store: Store,
  { id, opening, match, eyes }: Asked,
  before: number,
  most: number,
): Promise<readonly Noticed[]> => {
  const place = placeOf(eyes, match.noticed.length - 2);
  const later = Math.max(0, match.noticed[place]! - before);
  const found: { readonly item: Noticed; readonly row: number }[] = [];
  let to = match.count - later; // each notice has a row of its own, so none of those before lies among as many of the last rows
  while (to > 0 && found.length < most) {
    const from = Math.max(0, to - PAGE);
    const rows = await store.rows(id, from, to);
    for (const row of rows.toReversed()) {
      const n = row.at[place]!;
      if (n < 0 || n >= before || found.length >= most) continue;
      const taken = await takenBy(store, id, row, place);
      const item = noticedAs({ entry: row.entry, events: row.told }, eyes, n, taken);
      if (item !== undefined) found.push({ item, row: row.n });
    }
    to = from;
  }
  const isFirst = to === 0 && before > 0 && found.length < most;
  const first = isFirst ? noticedAs({ entry: null, events: opening.told }, eyes, 0, 0) : undefined;
  const noticed = [...(first === undefined ? [] : [first]), ...found.toReversed().map(({ item }) => item)];
  const oldest = found.at(-1)?.row ?? match.count;
  const backs = await store.takenBack(id, oldest);
  const taken = new Set(backs.filter(({ n }) => n < match.count).flatMap(({ gone }) => gone));
  const undone = found.flatMap(({ item, row }) => (taken.has(row) ? [item.n] : []));
  return withUndone(noticed, new Set(undone));
};
