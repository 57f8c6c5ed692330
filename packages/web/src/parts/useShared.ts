/** What a short link has brought to this page, as the game reads it; undefined where none has. */

import { useHistoryState } from 'wouter/use-browser-location';

export const useShared = (): object | undefined => {
  const state = useHistoryState<{ readonly shared?: unknown } | null>();
  return typeof state?.shared === 'object' && state.shared !== null ? state.shared : undefined;
};
