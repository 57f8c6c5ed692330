// How a table lies in the room it has.

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Sheet } from '../parts/drawing/sheet.ts';
import { bestTurn, type Turn } from './plane.ts';
import type { Point } from './types.ts';

/** A table lies along the room it has, unless it is to stay upright. */
export const useTurn = (
  table: RefObject<HTMLElement | null>,
  field: Sheet,
  own: Point | undefined,
  upright = false,
): Turn => {
  const [turn, setTurn] = useState<Turn>(0);
  const { width, height } = field;
  const [x, y] = [own?.x, own?.y];
  useLayoutEffect(() => {
    const node = table.current;
    if (!node) return;
    const lay = (): void => {
      const room = { width: node.clientWidth, height: node.clientHeight };
      const near = x === undefined || y === undefined ? undefined : { x, y };
      if (room.width > 0 && room.height > 0) setTurn(bestTurn({ width, height }, room, near));
    };
    lay();
    const observer = new ResizeObserver(lay);
    observer.observe(node);
    return () => observer.disconnect();
  }, [table, width, height, x, y]);
  return upright ? 0 : turn;
};
