/** Where enemies could strike, found when the page has nothing better to do: the hand is never kept waiting for it. */

import type { Disc } from '@muster/geometry';
import type { Battle } from '@muster/magewinds';
import { useEffect, useState } from 'react';
import { threatenedGround } from './threat.ts';

const NONE: readonly Disc[] = [];

/** `seat`: whose danger it is; undefined where nobody is about to go anywhere. */
export const useThreat = (view: Battle, seat: number | undefined): readonly Disc[] => {
  const [found, setFound] = useState<{
    readonly view: Battle;
    readonly seat: number;
    readonly discs: readonly Disc[];
  }>();
  useEffect(() => {
    if (seat === undefined || (found?.view === view && found.seat === seat)) return;
    const timer = setTimeout(() => setFound({ view, seat, discs: threatenedGround(view, seat) }), 60);
    return () => clearTimeout(timer);
  }, [view, seat, found]);
  return found?.view === view && found.seat === seat ? found.discs : NONE;
};
