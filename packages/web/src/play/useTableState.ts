/** What a table shows, as often as somebody can see it. */

import type { Store } from '@muster/table';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Tells of the first change at once, and of all that follow before the page comes to its next task together: a plan of ten commands that is
 * shown without pauses is drawn twice, not forty times.
 */
export const twiceAMoment = (tell: () => void): (() => void) => {
  let later: ReturnType<typeof setTimeout> | undefined;
  let isBehind = false;
  return () => {
    isBehind = later !== undefined;
    if (isBehind) return;
    later = setTimeout(() => {
      later = undefined;
      if (isBehind) tell();
    });
    tell();
  };
};

export const useTableState = <S>({ subscribe, getState }: Store<S>): S =>
  useSyncExternalStore(
    useCallback((tell) => subscribe(twiceAMoment(tell)), [subscribe]),
    getState,
  );
