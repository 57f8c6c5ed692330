/**
 * A sentence at a place of a board: why a click was refused there, with its rule. It keeps its size while the board is zoomed, stays
 * on the board, and goes with the next press anywhere, with Escape, or when there is another one.
 */

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './Bubble.module.css';
import type { Spot } from './drawing/spots.ts';

/** What a board is given: a place in its own units, and what there is to say. A new object is a new bubble. */
export interface BubbleAt<P> {
  readonly at: P;
  readonly text: ReactNode;
}

const keys = new WeakMap<object, number>();
let count = 0;

/** Another one for every bubble. */
export const bubbleKey = (bubble: object): number => {
  const key = keys.get(bubble) ?? ++count;
  keys.set(bubble, key);
  return key;
};

interface Props {
  /** On the drawing, before it is moved and scaled. */
  readonly at: Spot;
  /** What is moved and scaled, by a transform in its style. */
  readonly plane: RefObject<Element | null>;
  /** What else of the board a hand may mean to press now, beside its pieces: selectors of its parts. */
  readonly open?: readonly string[] | undefined;
  readonly children: ReactNode;
}

const keep = (event: { stopPropagation(): void }): void => event.stopPropagation();

/** To stand clear of what is pointed at. */
const CLEAR = 14;
const EDGE = 6;

/** What a hand may mean to press on a board. */
const PIECES = '[data-livery], [data-base]';

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const NOTHING_ELSE: readonly string[] = [];

/** A rule that lies on a piece, or on a place that may be chosen, is only read there: who presses means the board. */
export const yieldToBoard = (box: Element, room: Element, open: readonly string[] = NOTHING_ELSE): void => {
  const parts = [PIECES, ...open].join(', ');
  const pieces = [...room.querySelectorAll(parts)].map((piece) => piece.getBoundingClientRect());
  for (const link of box.querySelectorAll<HTMLElement>('a')) {
    const at = link.getBoundingClientRect();
    link.style.pointerEvents = pieces.some((piece) => overlap(at, piece)) ? 'none' : '';
  }
};

/** Stands in the same positioned element as the plane. */
export const Bubble = ({ at, plane, open, children }: Props) => {
  const [isGone, setGone] = useState(false);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const go = (event: Event): void => {
      if (!(event.target instanceof Node && bubble.current?.contains(event.target))) setGone(true);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setGone(true);
    };
    addEventListener('pointerdown', go, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', go, true);
      removeEventListener('keydown', onKey, true);
    };
  }, []);

  useLayoutEffect(() => {
    const [box, drawn] = [bubble.current, plane.current];
    const room = box?.offsetParent;
    if (box === null || drawn === null || !(room instanceof HTMLElement)) return;
    const place = (): void => {
      const { x, y } = new DOMMatrix(getComputedStyle(drawn).transform).transformPoint({ x: at.x, y: at.y });
      const half = box.offsetWidth / 2;
      const left = Math.max(EDGE, Math.min(room.clientWidth - 2 * half - EDGE, x - half));
      const above = y - box.offsetHeight - CLEAR;
      const isBelow = above < EDGE;
      box.dataset['side'] = isBelow ? 'below' : 'above';
      box.style.setProperty('--tip', `${Math.max(12, Math.min(2 * half - 12, x - left))}px`);
      box.style.transform = `translate(${left}px, ${isBelow ? y + CLEAR : above}px)`;
      yieldToBoard(box, room, open);
    };
    place();
    const observer = new MutationObserver(place); // the hand moves the board without asking React
    observer.observe(drawn, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [at.x, at.y, plane, open]);

  return isGone ? null : (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps what is pressed in it from the board below
    <div ref={bubble} className={css.bubble} role="status" data-bubble onClick={keep} onPointerDown={keep}>
      {children}
    </div>
  );
};
