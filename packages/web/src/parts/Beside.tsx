// A slip of paper beside those it is about, never on them: right, left, below or above, where the table has room. It keeps its
// size while the table is zoomed, and moves along.

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import css from './beside.module.css';
import type { Spot } from './drawing/spots.ts';

/** The middle of something on the drawing, and how far it reaches where that is not as far as all reach. */
interface Disc extends Spot {
  readonly radius?: number | undefined;
}

interface Props {
  /** What is moved and scaled, by a transform in its style. */
  readonly sheet: RefObject<Element | null>;
  /** Those that must stay in sight. */
  readonly of: readonly Disc[];
  /** Those that had better stay in sight too. */
  readonly others: readonly Disc[];
  readonly radius: number;
  readonly children: ReactNode;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 14;
const EDGE = 6;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Pixels between the places that are tried where no side is free. */
const STEP = 24;

/** The place for a slip of this size: at a side of those that must stay in sight, or else where it hides least, as near to them as it can be. */
export const placeFor = (
  size: { readonly w: number; readonly h: number },
  room: { readonly w: number; readonly h: number },
  boxes: readonly Box[],
  others: readonly Box[] = [],
): Spot => {
  const { w, h } = size;
  const all: Box = {
    left: Math.min(...boxes.map((b) => b.left)),
    top: Math.min(...boxes.map((b) => b.top)),
    right: Math.max(...boxes.map((b) => b.right)),
    bottom: Math.max(...boxes.map((b) => b.bottom)),
  };
  const keep = (at: number, length: number, most: number): number => Math.max(EDGE, Math.min(most - length - EDGE, at));
  const middle = { x: (all.left + all.right - w) / 2, y: (all.top + all.bottom - h) / 2 };
  const hiddenAt = ({ x, y }: Spot): number => {
    const box = { left: x, top: y, right: x + w, bottom: y + h };
    const hides = (sum: number, other: Box): number => sum + overlap(box, other);
    return 100 * boxes.reduce(hides, 0) + others.reduce(hides, 0);
  };
  const sides = [
    { x: all.right + GAP, y: middle.y },
    { x: all.left - GAP - w, y: middle.y },
    { x: middle.x, y: all.bottom + GAP },
    { x: middle.x, y: all.top - GAP - h },
  ].map(({ x, y }) => ({ x: keep(x, w, room.w), y: keep(y, h, room.h) }));
  const free = sides.find((p) => hiddenAt(p) === 0);
  if (free !== undefined) return free;
  const farAt = ({ x, y }: Spot): number => Math.hypot(x - middle.x, y - middle.y);
  let best: Spot = sides[0]!;
  let [least, nearest] = [hiddenAt(best), farAt(best)];
  for (let y = EDGE; y + h + EDGE <= room.h; y += STEP)
    for (let x = EDGE; x + w + EDGE <= room.w; x += STEP) {
      const [hidden, far] = [hiddenAt({ x, y }), farAt({ x, y })];
      if (hidden < least || (hidden === least && far < nearest)) [best, least, nearest] = [{ x, y }, hidden, far];
    }
  return best;
};

export const Beside = (props: Props) => {
  const { sheet, children } = props;
  const slip = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    const [box, drawn] = [slip.current, sheet.current];
    const room = box?.offsetParent;
    if (box === null || drawn === null || !(room instanceof HTMLElement)) return;
    const place = (): void => {
      const { of, others, radius } = latest.current;
      const matrix = new DOMMatrix(getComputedStyle(drawn).transform);
      const boxOf = (p: Disc): Box => {
        const { x, y } = matrix.transformPoint({ x: p.x, y: p.y });
        const r = (p.radius ?? radius) * matrix.a + 4;
        return { left: x - r, top: y - r, right: x + r, bottom: y + r };
      };
      if (of.length === 0) return;
      const size = { w: box.offsetWidth, h: box.offsetHeight };
      const { x, y } = placeFor(size, { w: room.clientWidth, h: room.clientHeight }, of.map(boxOf), others.map(boxOf));
      box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    place();
    const moved = new MutationObserver(place); // the hand moves the table without asking React
    moved.observe(drawn, { attributes: true, attributeFilter: ['style'] });
    const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    grown?.observe(box);
    return () => {
      moved.disconnect();
      grown?.disconnect();
    };
  });

  return (
    <div ref={slip} className={css.beside} data-beside>
      {children}
    </div>
  );
};
