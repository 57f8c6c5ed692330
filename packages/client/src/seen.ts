/** What the server has told one viewer of a battle so far: its view, what it has noticed, and all that stands before it. */

import { type GameTypes, type Noticed, patched, UnfitDelta } from '@muster/kernel';
import { type BriefUpdate, type Circumstances, inFull, NOTHING_SAID, type Said, type ToClient } from '@muster/protocol';
import { isSame } from './same.ts';

export interface Seen<T extends GameTypes = GameTypes> extends Circumstances {
  /** How much this viewer has noticed. */
  readonly n: number;
  readonly view: T['state'];
  /** The newest, without a gap: as many as were sent and asked for. */
  readonly noticed: readonly Noticed<T['event']>[];
  /** What the next update may be short about. */
  readonly said: Said;
}

type Told<T extends GameTypes, K extends ToClient['type']> = Extract<ToClient<T>, { readonly type: K }>;

/** What was known of before the newest; nothing where what lies between is missing, or some of it may have been taken back since. */
const stillKnown = <T extends GameTypes>(
  before: Seen<T> | undefined,
  newest: Pick<Seen<T>, 'n' | 'noticed'>,
): readonly Noticed<T['event']>[] => {
  const first = firstOf(newest);
  if (before === undefined || before.n < first) return [];
  const isTakenBack = newest.noticed.some((item) => item.type === 'undo' && item.n >= before.n);
  return isTakenBack ? [] : before.noticed.filter((item) => item.n < first);
};

/** Everything anew. What is the same as before is the same object as before. */
export const seenAnew = <T extends GameTypes>(
  { n, view, noticed, decisions, offers, outcome, requests }: Told<T, 'view'>,
  before: Seen<T> | undefined,
): Seen<T> => {
  const known = new Map(before?.noticed.map((item) => [item.n, item]));
  const same = (item: Noticed<T['event']>): Noticed<T['event']> => {
    const old = known.get(item.n);
    return old !== undefined && isSame(old, item) ? old : item;
  };
  return {
    n,
    view: before !== undefined && isSame(before.view, view) ? before.view : view,
    noticed: [...stillKnown(before, { n, noticed }), ...noticed.map(same)],
    decisions,
    offers,
    outcome,
    requests,
    said: NOTHING_SAID,
  };
};

/** With the numbers of what was taken back. */
const markUndone = <T extends GameTypes>(
  noticed: readonly Noticed<T['event']>[],
  undone: readonly number[] | undefined,
): readonly Noticed<T['event']>[] => {
  if (undone === undefined || undone.length === 0) return noticed;
  const gone = new Set(undone);
  return noticed.map((item) => (item.type === 'played' && gone.has(item.n) ? { ...item, undone: true } : item));
};

/** What is there after an update; undefined when something before it is missing, so that a fresh view has to be asked for. */
export const updated = <T extends GameTypes>(seen: Seen<T>, brief: BriefUpdate<T>): Seen<T> | undefined => {
  const isNews = brief.noticed !== undefined || brief.played !== undefined;
  if (brief.n < seen.n || (brief.n === seen.n && isNews)) return seen; // it came twice
  try {
    return joined(seen, brief);
  } catch (e) {
    if (e instanceof UnfitDelta) return undefined;
    throw e;
  }
};

const joined = <T extends GameTypes>(seen: Seen<T>, brief: BriefUpdate<T>): Seen<T> | undefined => {
  const { update, said } = inFull(seen.said, brief);
  const { type: _, n, delta, noticed = [], undone, ...changed } = update;
  if (noticed.length !== n - seen.n || noticed.some((item, i) => item.n !== seen.n + i)) return undefined;
  const view = delta === undefined ? seen.view : patched(seen.view, delta);
  return { ...seen, ...changed, n, view, noticed: markUndone([...seen.noticed, ...noticed], undone), said };
};

/** With what was noticed before; the same where that does not join on. */
export const withOlder = <T extends GameTypes>(seen: Seen<T>, older: readonly Noticed<T['event']>[]): Seen<T> => {
  const first = firstOf(seen);
  const isFit = older.length > 0 && older.every((item, i) => item.n === first - older.length + i);
  return isFit ? { ...seen, noticed: [...older, ...seen.noticed] } : seen;
};

/** The number of the oldest notice that is there. */
export const firstOf = ({ n, noticed }: Pick<Seen, 'n' | 'noticed'>): number => noticed[0]?.n ?? n;
