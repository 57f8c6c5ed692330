/** What a table shows, as often as somebody can see it. */

import type { Store } from '@muster/table';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Tells of the first change at once, and of all that follow in the same moment together: a plan of ten commands that is shown without
 * pauses is drawn twice, not forty times.
 */
export const together = (tell: () => void): { readonly changed: () => void; readonly stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const rest = (): void => {
    timer = undefined;
    if (isLate) tell();
    isLate = false;
  };
  return {
    changed: () => {
      isLate = timer !== undefined;
      if (isLate) return;
      timer = setTimeout(rest, 0);
      tell();
    },
    stop: () => clearTimeout(timer),
  };
};

export const useTableState = <S>({ subscribe, getState }: Store<S>): S =>
  useSyncExternalStore(
    useCallback(
      (tell) => {
        const { changed, stop } = together(tell);
        const end = subscribe(changed);
        return () => {
          end();
          stop();
        };
      },
      [subscribe],
    ),
    getState,
  );
