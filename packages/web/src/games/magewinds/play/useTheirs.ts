/** What one pair of eyes has opened: the next ones find it as it was in the beginning. */

import { useCallback, useState } from 'react';

export const useTheirs = <T>(eyes: string | number, start: T) => {
  const [kept, keep] = useState<{ readonly eyes: string | number; readonly value: T }>();
  const set = useCallback((value: T) => keep({ eyes, value }), [eyes]);
  return [kept?.eyes === eyes ? kept.value : start, set] as const;
};
