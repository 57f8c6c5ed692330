/** What is deleted by and by: matches that never began or were withdrawn, and where its operator wants it so, those that are over. */

import type { MatchId, Status } from '@muster/protocol';
import type { Clock } from '@muster/table';
import { errorOf } from './error-of.ts';
import type { Log } from './log.ts';
import type { Store } from './store/store.ts';

/** After so many days without a change; undefined: never. */
export interface Keeping {
  readonly unbegunDays?: number | undefined;
  readonly overDays?: number | undefined;
}

export interface RetentionTerms {
  readonly store: Store;
  readonly clock: Clock;
  readonly keeping: Keeping;
  /** Whether somebody may be at it just now. */
  readonly isOpen: (match: MatchId) => boolean;
  readonly log?: Log | undefined;
  readonly onError: (error: Error) => void;
}

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;
const UNBEGUN: readonly Status[] = ['gathering', 'dice', 'withdrawn'];
const AT_ONCE = 100;

/** Looks now, and every six hours, where anything is to be deleted. What it returns stops that. */
export const keepTidy = ({ store, clock, keeping, isOpen, log, onError }: RetentionTerms): (() => void) => {
  let cancel = (): void => {};
  let hasEnded = false;

  /** How many were deleted. A page that could not be deleted at all ends it, until the next time. */
  const removeOlder = async (statuses: readonly Status[], before: number): Promise<number> => {
    let removed = 0;
    for (;;) {
      const heads = await store.stale(statuses, before, AT_ONCE);
      const gone: boolean[] = [];
      for (const head of heads) gone.push(!hasEnded && !isOpen(head.match) && (await store.remove(head)));
      const count = gone.filter((is) => is).length;
      removed += count;
      if (count === 0 || heads.length < AT_ONCE) return removed;
    }
  };

  const sweep = async (): Promise<void> => {
    const now = clock.now();
    const of = async (statuses: readonly Status[], days: number | undefined): Promise<number> =>
      days === undefined ? 0 : removeOlder(statuses, now - days * DAY_MS);
    const matches = (await of(UNBEGUN, keeping.unbegunDays)) + (await of(['over'], keeping.overDays));
    if (matches > 0) log?.({ event: 'deleted', matches });
  };

  const run = (): void => {
    sweep()
      .catch((e: unknown) => onError(errorOf(e)))
      .finally(() => {
        if (!hasEnded) cancel = clock.after(EVERY_MS, run);
      });
  };
  if (keeping.unbegunDays !== undefined || keeping.overDays !== undefined) run();
  return () => {
    hasEnded = true;
    cancel();
  };
};
