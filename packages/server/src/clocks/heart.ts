/**
 * A node tells that it lives, and finds out when no node did: that time counts on nobody's clock. A store that cannot be reached is one
 * that nobody can play on, so the beats that it misses are an outage too.
 */

import { randomUUID } from 'node:crypto';
import type { Clock } from '@muster/table';
import { errorOf } from '../error-of.ts';
import type { Store } from '../store/store.ts';
import { DAY_MS, type Lost, lostIn } from './clocks.ts';

export interface Heart {
  /** How much of the time between two moments counts for nobody, as far as is known. */
  readonly lost: Lost;
  /** Whether all of it is known that there is: to be waited for before somebody is said to have run out of time. */
  sure(): Promise<void>;
  end(): void;
}

const BEAT_MS = 5_000;
/** Who has not been heard of for so long lives no more. */
export const DEAD_AFTER_MS = 12_000;
/** No clock has run for longer. */
const OUTAGES_KEPT_MS = 400 * DAY_MS;

/** Fulfilled when this node has told that it lives, and the time until then is known. */
export const startHeart = async (
  store: Store,
  clock: Clock,
  onError: (error: Error) => void,
  node: string = randomUUID(),
): Promise<Heart> => {
  let lost = lostIn([]);
  let last: number | undefined;
  let hasEnded = false;
  let isFailing = false;
  let cancel = (): void => {};
  let beating: Promise<void> | undefined;
  /** Before this node began: whether the others that were heard of shortly before still live shows only later. */
  let doubtful: { readonly from: number; readonly to: number } | undefined;

  const judgeOthers = async (now: number): Promise<void> => {
    if (doubtful === undefined || now - doubtful.to < DEAD_AFTER_MS) return;
    const others = (await store.lastBeat(node)) ?? 0;
    if (others <= doubtful.from) await store.missed(doubtful);
    doubtful = undefined;
  };

  const beatOnce = async (): Promise<void> => {
    const now = clock.now();
    const newest = await store.lastBeat();
    if (newest !== undefined && newest < now) {
      const gap = { from: newest, to: now };
      if (now - newest > DEAD_AFTER_MS) await store.missed(gap);
      else if (last === undefined) doubtful = gap;
    }
    await judgeOthers(now);
    await store.beat(node, now);
    lost = lostIn(await store.outages(now - OUTAGES_KEPT_MS));
    last = now;
  };

  const beat = (): Promise<void> => {
    beating ??= beatOnce().finally(() => {
      beating = undefined;
    });
    return beating;
  };

  const beatOn = (): void => {
    cancel = clock.after(BEAT_MS, () => {
      beat()
        .then(
          () => {
            isFailing = false;
          },
          (e: unknown) => {
            if (!isFailing && !hasEnded) onError(errorOf(e));
            isFailing = true; // told once
          },
        )
        .then(() => {
          if (!hasEnded) beatOn();
        });
    });
  };

  await beat();
  beatOn();
  return {
    lost: (from, to) => lost(from, to),
    sure: async () => {
      if (last === undefined || clock.now() - last > BEAT_MS) await beat();
    },
    end: () => {
      hasEnded = true;
      cancel();
    },
  };
};
