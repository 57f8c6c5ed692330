/** The board follows what others do: where it happens is brought into sight. */

import type { Witnessed } from '@muster/table';
import { type RefObject, useEffect } from 'react';
import type { BoardHandle } from '../contract/tabletop.ts';

export const useFollowing = (witnessed: Witnessed | undefined, board: RefObject<BoardHandle | null>): void =>
  useEffect(() => {
    if (witnessed !== undefined) board.current?.follow?.(witnessed.places);
  }, [witnessed, board]);
