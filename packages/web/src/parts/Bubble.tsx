/**
 * A sentence at a place of a board: why a click was refused there, with its rule. It keeps its size while the board is zoomed, stays
 * on the board, and goes with the next press anywhere, with Escape, or when there is another one.
 */

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Ruled } from '../contract/table-game.ts';
import css from './Bubble.module.css';
import type { Spot } from './drawing/spots.ts';
import { RuleWords } from './RuleWords.tsx';

/** What a board is given: a place in its own units, and what there is to say. A new object is a new bubble. */
export interface BubbleAt<P> {
  readonly at: P;
  readonly text: ReactNode;
}

interface Remark<P> {
  readonly at: P;
  readonly text: string;
}

/** What is said at a place, with the rules it names. */
export const useRemark = <P,>(game: Ruled, remark: Remark<P> | undefined): BubbleAt<P> | undefined =>
  useMemo(() => remark && { at: remark.at, text: <RuleWords game={game} text={remark.text} /> }, [game, remark]);

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
/** As far from the piece that lies there. */
const BESIDE = 8;
const EDGE = 6;
/** Its tip is at least so far from its corners. */
const CORNER = 12;

/** What a hand may mean to press on a board. */
const PIECES = '[data-livery], [data-base]';

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface Size {
  readonly w: number;
  readonly h: number;
}

interface Stand {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
}

const within = (low: number, high: number, wish: number): number => Math.max(low, Math.min(high, wish));

/** Above its place if there is room, else below, and aside where it then covers fewer pieces. */
export const standFor = (at: Spot, { w, h }: Size, room: Size, pieces: readonly Box[]): Stand => {
  const under = pieces.filter((p) => p.left <= at.x && at.x <= p.right && p.top <= at.y && at.y <= p.bottom);
  const high = Math.min(at.y - CLEAR, ...under.map(({ top }) => top - BESIDE)) - h;
  const low = Math.max(at.y + CLEAR, ...under.map(({ bottom }) => bottom + BESIDE));
  const tops = [
    ...(high >= EDGE ? [{ top: high, side: 'above' as const }] : []),
    ...(high < EDGE || low + h <= room.h - EDGE ? [{ top: low, side: 'below' as const }] : []),
  ];
  const lefts = [at.x - w / 2, at.x - w + 2 * CORNER, at.x - 2 * CORNER];
  const covered = ({ left, top }: Stand): number =>
    pieces.filter((p) => p.left < left + w && left < p.right && p.top < top + h && top < p.bottom).length;
  return tops
    .flatMap((one) => lefts.map((left): Stand => ({ ...one, left: within(EDGE, room.w - w - EDGE, left) })))
    .reduce((best, one) => (covered(one) < covered(best) ? one : best));
};

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

/** Where pieces lie in the room. */
const piecesIn = (room: Element): readonly Box[] => {
  const corner = room.getBoundingClientRect();
  return [...room.querySelectorAll(PIECES)].map((piece) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    return { left: left - corner.left, top: top - corner.top, right: right - corner.left, bottom: bottom - corner.top };
  });
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
      const size = { w: box.offsetWidth, h: box.offsetHeight };
      const { left, top, side } = standFor(
        { x, y },
        size,
        { w: room.clientWidth, h: room.clientHeight },
        piecesIn(room),
      );
      box.dataset['side'] = side;
      box.style.setProperty('--tip', `${within(CORNER, size.w - CORNER, x - left)}px`);
      box.style.transform = `translate(${left}px, ${top}px)`;
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
