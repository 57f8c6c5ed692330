/** The board follows what others do: where it happens is brought into sight. */

import type { Witnessed } from '@muster/table';
import { type RefObject, useLayoutEffect } from 'react';
import type { BoardHandle } from '../contract/tabletop.ts';

/** Before a board brings into sight what is decided about (an effect), or what others did at once would hide it again. */
export const useFollowing = (witnessed: Witnessed | undefined, board: RefObject<BoardHandle | null>): void =>
  useLayoutEffect(() => {
    if (witnessed !== undefined) board.current?.follow?.(witnessed.places);
  }, [witnessed, board]);
