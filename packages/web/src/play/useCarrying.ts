/** Pieces are carried from place to place of a board: each place they come over is a gesture, and so is where they are let go. */

import { useRef } from 'react';
import type { HandOnBoard, TableTypes } from '../contract/tabletop.ts';
import type { Drag } from '../parts/drawing/useDrag.ts';

interface Carried<T extends TableTypes> {
  /** Who stands on this place, by plan or truly. */
  at(place: string): T['id'] | undefined;
  /** Whether the hand may take it up. */
  mayTake(id: T['id']): boolean;
  gesture(kind: 'drag' | 'drop', id: T['id'], over: string): T['gesture'];
}

export const useCarrying = <T extends TableTypes>(
  hand: HandOnBoard<T> | undefined,
  { at, mayTake, gesture }: Carried<T>,
): Drag | undefined => {
  const carried = useRef<{ readonly from: string; readonly id: T['id']; readonly before: T['held'] }>(undefined);
  if (hand?.now.decision === undefined) return undefined;
  return {
    holds: (place) => {
      const id = at(place);
      return id !== undefined && mayTake(id);
    },
    onDrag: (from, over) => {
      const same = carried.current?.from === from ? carried.current : undefined;
      const id = same?.id ?? at(from);
      if (id === undefined) return;
      carried.current = { from, id, before: same === undefined ? hand.held : same.before };
      hand.touch(gesture('drag', id, over));
    },
    onDrop: (from, over) => {
      const same = carried.current?.from === from ? carried.current : undefined;
      carried.current = undefined;
      if (same !== undefined) hand.touch(gesture('drop', same.id, over));
    },
    onCancel: () => {
      if (carried.current !== undefined) hand.hold(carried.current.before);
      carried.current = undefined;
    },
  };
};
