// What every measured table has in common: how it lies, its zoom, keyboard and pointer, and what its handle does.

import { useCallback, useId, useMemo, useRef } from 'react';
import type { BoardZoom } from '../parts/drawing/useBoardZoom.ts';
import { makePlane, spot } from './plane.ts';
import type { Movable, Point } from './types.ts';
import { useKeys } from './useKeys.ts';
import { type HandListeners, usePointer } from './usePointer.ts';
import { type MineHere, useTableZoom } from './useTableZoom.ts';
import { useTurn } from './useTurn.ts';

export interface SheetHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole table. */
  readonly fit: () => void;
  /** Brings these places into view, the last one surely, unless a hand moves the table. */
  readonly follow: (places: readonly Point[]) => void;
  /** Puts the keyboard on the table, or on a base. */
  readonly focus: (item?: string) => void;
}

interface Lies {
  readonly field: { readonly width: number; readonly height: number };
  /** What may be carried, and what the keyboard goes through: these and other things. */
  readonly bases: readonly Movable[];
  readonly items: Parameters<typeof useKeys>[0]['items'];
  readonly listeners: HandListeners;
  readonly home: Point | undefined;
  readonly mine: MineHere | undefined;
  readonly own: Point | undefined;
  /** Not turned, however the room lies. */
  readonly upright?: boolean | undefined;
  /** Where the keyboard's cursor begins; at home unless told. */
  readonly start?: Point | undefined;
  /** Pixels about a place that is brought into view. */
  readonly around?: Room;
}

type Room = Parameters<BoardZoom['show']>[1];

const NO_INSETS = {};
const roomOf = (around: number): Room => ({ top: around, right: around, bottom: around, left: around });

export const useSheet = (lies: Lies) => {
  const { field, bases, items, home, mine, own, upright, start = home, around } = lies;
  const hint = useId();
  const table = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const turn = useTurn(table, field, own, upright);
  const plane = useMemo(() => makePlane(field.width, field.height, turn), [field.width, field.height, turn]);
  const listeners = useRef<HandListeners>(lies.listeners);
  listeners.current = lies.listeners;

  const zoom = useTableZoom({ table, sheet, overlay }, plane, NO_INSETS, home, mine);
  const show = useCallback(
    (p: Point, room = 0) => zoom.show(spot(plane, p), around ?? roomOf(room)),
    [zoom, plane, around],
  );
  const focusItem = useCallback((id: string) => {
    const item = [...(sheet.current?.querySelectorAll<SVGGElement>('[data-item]') ?? [])].find(
      (element) => element.dataset['item'] === id,
    );
    item?.focus({ preventScroll: true });
  }, []);
  const keys = useKeys(
    { plane, items, bases, home: start, show, focusItem, zoomBy: zoom.zoomBy, fit: zoom.fit },
    listeners,
  );
  const hand = usePointer({ table, sheet }, plane, (id) => bases.find((base) => base.id === id), listeners);
  const handle = useMemo<SheetHandle>(
    () => ({
      zoomIn: () => zoom.zoomBy(1.4),
      zoomOut: () => zoom.zoomBy(1 / 1.4),
      fit: zoom.fit,
      follow: (places) =>
        zoom.follow(
          places.map((p) => spot(plane, p)),
          around,
        ),
      focus: (item) => (item === undefined ? table.current?.focus({ preventScroll: true }) : focusItem(item)),
    }),
    [zoom, plane, focusItem, around],
  );
  /** Of the element that holds it all. */
  const board = {
    'aria-describedby': hint,
    tabIndex: 0,
    ref: table,
    'data-zoom': 'mid',
    onKeyDown: keys.onKeyDown,
    onFocus: keys.onFocus,
    onBlur: keys.onBlur,
    ...hand,
  } as const;
  return { table, sheet, overlay, plane, turn, listeners, show, keys, handle, board, hint };
};
