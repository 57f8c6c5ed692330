/** The board follows what others do: where it happens is brought into sight. */

import { type RefObject, useEffect } from 'react';
import type { GameUi, TableState } from '../contract/table-game.ts';
import type { BoardHandle } from '../contract/tabletop.ts';

export const useFollowing = (
  { placesOf }: Pick<GameUi, 'placesOf'>,
  witnessed: TableState['witnessed'],
  board: RefObject<BoardHandle | null>,
): void =>
  useEffect(() => {
    const places = witnessed === undefined ? undefined : placesOf?.(witnessed.event);
    if (places !== undefined && places.length > 0) board.current?.follow?.(places);
  }, [placesOf, witnessed, board]);
