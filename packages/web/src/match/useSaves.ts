/** The battles kept in this browser, as lists of them need them. */

import { useCallback, useEffect, useState } from 'react';
import { dropSave, dropSetAside, listSaves, listSetAside, type SaveHead } from './saves.ts';

export interface Kept {
  /** Newest first. */
  readonly unfinished: readonly SaveHead[];
  readonly finished: readonly SaveHead[];
  /** What could not be read: kept as text. */
  readonly setAside: readonly { readonly id: string; readonly text: string }[];
}

export type Saves =
  | { readonly state: 'opening' }
  | { readonly state: 'closed' }
  | ({ readonly state: 'open' } & Kept & {
        readonly drop: (id: string) => void;
        readonly refresh: () => void;
        readonly dropSetAside: (id: string) => void;
      });

const readKept = async (): Promise<Kept> => {
  const { saves } = await listSaves();
  return {
    unfinished: saves.filter((save) => save.ending === null),
    finished: saves.filter((save) => save.ending !== null),
    setAside: await listSetAside(),
  };
};

export const useSaves = (): Saves => {
  const [kept, setKept] = useState<Kept | 'opening' | 'closed'>('opening');
  const refresh = useCallback(() => {
    readKept().then(setKept, () => setKept('closed'));
  }, []);
  useEffect(refresh, [refresh]);
  const drop = useCallback((id: string) => void dropSave(id).then(refresh, refresh), [refresh]);
  const dropAside = useCallback((id: string) => void dropSetAside(id).then(refresh, refresh), [refresh]);
  if (typeof kept === 'string') return { state: kept };
  return { state: 'open', ...kept, drop, refresh, dropSetAside: dropAside };
};
