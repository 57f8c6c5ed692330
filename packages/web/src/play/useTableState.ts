/** What a table shows, as often as somebody can see it. */

import type { Store } from '@muster/table';
import { useCallback, useSyncExternalStore } from 'react';

/** So many turns of the queue of promises without a change: nothing more follows in this moment. */
const QUIET_TURNS = 20;

/**
 * Tells of the first change at once, and of all that follow in the same moment together, before anything else can happen: a plan of
 * ten commands that is shown without pauses is drawn twice, not forty times.
 */
export const twiceAMoment = (tell: () => void): (() => void) => {
  let quiet = QUIET_TURNS;
  let isBehind = false;
  const wait = async (): Promise<void> => {
    for (; quiet < QUIET_TURNS; quiet++) await undefined;
    if (!isBehind) return;
    isBehind = false;
    tell();
  };
  return () => {
    isBehind = quiet < QUIET_TURNS;
    quiet = 0;
    if (isBehind) return;
    tell();
    void wait();
  };
};

export const useTableState = <S>({ subscribe, getState }: Store<S>): S =>
  useSyncExternalStore(
    useCallback((tell) => subscribe(twiceAMoment(tell)), [subscribe]),
    getState,
  );
