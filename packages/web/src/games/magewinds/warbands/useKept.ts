/** The warbands of this browser, read once and again after every change. */

import { useCallback, useEffect, useState } from 'react';
import { type KeptWarband, listWarbands } from './kept.ts';

export interface Kept {
  /** undefined until they have been read, and where the browser forbids it. */
  readonly warbands: readonly KeptWarband[] | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
}

export const useKept = (): Kept => {
  const [warbands, setWarbands] = useState<readonly KeptWarband[]>();
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => {
    listWarbands().then(
      (found) => {
        setWarbands(found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(reload, [reload]);
  return { warbands, failed, reload };
};
