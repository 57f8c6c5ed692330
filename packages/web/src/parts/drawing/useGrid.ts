/** A board of places in rows and columns: the keyboard's cursor on it, and what the page may do to it. */

import { type KeyboardEvent, useState } from 'react';
import type { Spot } from './spots.ts';
import type { BoardZoom } from './useBoardZoom.ts';

/** Where a place is on the board as it is seen, from above and the left. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** By key: steps in column and row. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the key leads, by so many rows a page; undefined when it is no key of ours. At the border the cursor stays. */
export const cellAfter = (
  { column, row }: Cell,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  key: string,
  page: number,
): Cell | undefined => {
  if (key === 'Home') return { column: 0, row };
  if (key === 'End') return { column: columns - 1, row };
  const step = key === 'PageUp' ? [0, -page] : key === 'PageDown' ? [0, page] : STEPS[key];
  if (step === undefined) return undefined;
  const clamp = (n: number, most: number): number => Math.min(Math.max(n, 0), most);
  return { column: clamp(column + step[0]!, columns - 1), row: clamp(row + step[1]!, rows - 1) };
};

export interface GridHandle<P> {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole board. */
  readonly fit: () => void;
  /** Pans to bring a place into view. */
  readonly show: (place: P) => void;
  /** Brings these places into sight, the last one surely, unless a hand moves the board. */
  readonly follow: (places: readonly P[]) => void;
}

type SpotOf<P> = (place: P) => Spot | undefined;

const ZOOM = 1.4;

export const gridHandle = <P>(view: BoardZoom, spotOf: SpotOf<P>): GridHandle<P> => ({
  zoomIn: () => view.zoomBy(ZOOM),
  zoomOut: () => view.zoomBy(1 / ZOOM),
  fit: view.fit,
  show: (place) => {
    const spot = spotOf(place);
    if (spot) view.show(spot);
  },
  follow: (places) => view.follow(places.flatMap((place) => spotOf(place) ?? [])),
});

interface CursorOf<P> {
  /** As the page sets it; else the board keeps its own, which begins there. */
  readonly set?: P | undefined;
  readonly begins: P;
  readonly handle: GridHandle<P>;
  readonly after: (from: P, key: string) => P | undefined;
  readonly onCursor?: ((place: P) => void) | undefined;
  readonly choose: (place: P) => void;
}

export const useCursor = <P>({ set, begins, handle, after, onCursor, choose }: CursorOf<P>) => {
  const [own, setOwn] = useState<P>();
  const cursor = set ?? own ?? begins;
  const moveTo = (place: P): void => {
    setOwn(place);
    onCursor?.(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    event.currentTarget.setAttribute('data-keys', '');
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = after(cursor, event.key);
    if (to !== undefined) {
      moveTo(to);
      handle.show(to);
    } else if (event.key === 'Enter' || event.key === ' ') choose(cursor);
    else if (event.key === '+' || event.key === '=') handle.zoomIn();
    else if (event.key === '-' || event.key === '_') handle.zoomOut();
    else if (event.key === '0') handle.fit();
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: { readonly currentTarget: HTMLElement }): void =>
    event.currentTarget.removeAttribute('data-keys');
  return {
    cursor,
    moveTo,
    /** Where it is now it stays. */
    stay: () => setOwn(cursor),
    /** A place was pressed: the cursor goes there, and it is chosen. */
    press: (place: P) => {
      moveTo(place);
      choose(place);
    },
    listeners: { onKeyDown, onPointerDown },
  };
};
