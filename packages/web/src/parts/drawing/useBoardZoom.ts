// Pan and zoom. The transform goes straight onto the drawing; React is not asked, and nothing is painted again until the
// hand rests: moving and scaling what is painted is the compositor's work.

import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { prefersStillness } from '../settings.ts';
import {
  beginning,
  besideOf,
  type Frame,
  following,
  type Home,
  type Insets,
  type Room,
  shiftTo,
  TOUCHABLE,
  TOUCHED,
  within,
} from './lying.ts';
import { MARGIN, type Sheet } from './sheet.ts';
import type { Spot } from './spots.ts';

export type { Home, Insets } from './lying.ts';

export interface BoardZoom {
  readonly zoomBy: (factor: number) => void;
  /** The whole map. */
  readonly fit: () => void;
  /** Pans as little as needed to bring this spot well into view, beside what covers more of the board for a while. */
  readonly show: (spot: Spot, covered?: Insets) => void;
  /** Likewise for what happens at these spots, the last one surely; not while a hand moves the board, or has just done so. */
  readonly follow: (spots: readonly Spot[], covered?: Insets) => void;
}

/** Lower bounds of the scales at which labels and names can be read, and below which fine work is left out. */
const zoomStep = (k: number): string => (k < 0.58 ? 'far' : k < 1.48 ? 'mid' : k < 2.1 ? 'near' : 'close');

const MOST = 4;
/** So long the board stays where a hand has put it, whatever happens elsewhere. */
const HANDS_OFF_MS = 2500;

/** How the board lies: as it was laid first, shown whole by choice, moved to where something is, or as a hand has put it. */
type Lie = 'first' | 'whole' | 'moved' | 'put';

interface Parts {
  readonly table: RefObject<HTMLElement | null>;
  /** What is moved and scaled: only its style is written to. */
  readonly plane: RefObject<ElementCSSInlineStyle | null>;
}

const NOWHERE: Partial<Home> = {};

/** Over this sheet, and a little beyond its edges. */
const zoomOver = (sheet: Sheet): ZoomBehavior<HTMLElement, unknown> => {
  const pad = MARGIN + 2.5 * TOUCHED;
  return (
    zoom<HTMLElement, unknown>()
      .clickDistance(6)
      .tapDistance(12)
      .translateExtent([
        [-pad, -pad],
        [sheet.width + pad, sheet.height + pad],
      ])
      // A click on a piece is a click: only the first button, a finger or the wheel may move the map.
      .filter(
        (event: Event) => !(event as MouseEvent).button && (!(event as MouseEvent).ctrlKey || event.type === 'wheel'),
      )
  );
};

/** What is free of insets, and a spot in the middle of it. */
const useRoom = (table: Parts['table'], sheet: Sheet, { top = 0, right = 0, bottom = 0, left = 0 }: Insets) =>
  useMemo(() => {
    const frame = (): Frame => {
      const box = table.current?.getBoundingClientRect();
      const width = Math.max(1, (box?.width ?? 0) - left - right);
      const height = Math.max(1, (box?.height ?? 0) - top - bottom);
      const whole = Math.min(width / (sheet.width + 2 * MARGIN), height / (sheet.height + 2 * MARGIN), 2);
      return { width, height, whole };
    };
    const room = (): Room => ({ ...frame(), left, top });
    /** As long as the page is not laid out there is nothing to bring into sight: the board still begins as a first one. */
    const isLaid = (): boolean => (table.current?.getBoundingClientRect().height ?? 0) > 0;
    const viewOf = (k: number, centre: Spot): ZoomTransform => {
      const { width, height } = frame();
      return zoomIdentity.translate(left + width / 2 - centre.x * k, top + height / 2 - centre.y * k).scale(k);
    };
    return { frame, room, isLaid, viewOf };
  }, [table, sheet, top, right, bottom, left]);

/** How the board stands from moment to moment; React is not asked. */
interface Standing {
  behaviour: ZoomBehavior<HTMLElement, unknown> | undefined;
  lie: Lie;
  /** When a hand last moved it; Infinity while it does. */
  handAt: number;
  stop: () => void;
  home: Partial<Home>;
  readonly shown: { sheet: Sheet; when: string | undefined };
}

export const useBoardZoom = (parts: Parts, sheet: Sheet, insets: Insets, home: Home | undefined): BoardZoom => {
  const { table, plane } = parts;
  const { x, y, span, rise, mine } = home ?? NOWHERE;
  const when = mine?.when;
  const standing = useRef<Standing>({
    behaviour: undefined,
    lie: 'first',
    handAt: Number.NEGATIVE_INFINITY,
    stop: () => {},
    home: NOWHERE,
    shown: { sheet, when },
  });
  const now = standing.current;
  now.home = home ?? NOWHERE;
  const room = useRoom(table, sheet, insets);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another home is seen afresh
  useEffect(() => {
    const node = table.current;
    if (!node) return;
    if (now.shown.sheet !== sheet) now.lie = 'first'; // a table that lies otherwise is seen afresh
    if (now.shown.when !== when && now.lie === 'moved') now.lie = 'first';
    Object.assign(now.shown, { sheet, when });
    return laid(node, plane, sheet, room, now);
  }, [table, plane, sheet, room, now, x, y, span, rise, when]);

  return useMemo(() => movesOf(table, sheet, room, now), [table, sheet, room, now]);
};

type RoomOf = ReturnType<typeof useRoom>;

const middleOf = ({ width, height }: Sheet): Spot => ({ x: width / 2, y: height / 2 });

/** Lays it there and listens to hands, and to the room that changes. */
const laid = (
  node: HTMLElement,
  plane: Parts['plane'],
  sheet: Sheet,
  { frame, room, viewOf }: RoomOf,
  now: Standing,
): (() => void) => {
  const onZoom = ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
    const { x, y, k } = transform;
    plane.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${k})`);
    sharpen.later(k);
    if (!sourceEvent) return;
    now.lie = 'put';
    now.stop();
    now.handAt = Number.POSITIVE_INFINITY;
  };
  const onEnd = () => {
    if (now.handAt === Number.POSITIVE_INFINITY) now.handAt = performance.now();
  };
  /** Who presses elsewhere has let go of the board, and wants to see what comes of that. */
  const onPress = ({ target }: Event): void => {
    if (!(target instanceof Node && node.contains(target))) now.handAt = Number.NEGATIVE_INFINITY;
  };
  // what is drawn otherwise at this scale is painted with the rest of the drawing, not while it moves
  const sharpen = sharpener(plane, (k) => {
    const step = zoomStep(k);
    if (node.dataset['zoom'] !== step) node.dataset['zoom'] = step;
    node.setAttribute('data-rest', k.toFixed(3));
  });
  const z = zoomOver(sheet)
    .extent(() => {
      const { left, top, width, height } = room();
      return [
        [left, top],
        [left + width, top + height],
      ];
    })
    .on('zoom', onZoom)
    .on('end', onEnd);
  now.behaviour = z;
  const selection = select(node);
  selection.call(z).on('dblclick.zoom', null);

  let size = frame();
  const settle = () => {
    const before = size;
    size = frame();
    const { width, height, whole } = size;
    z.scaleExtent([Math.min(whole, TOUCHABLE / TOUCHED) * 0.9, MOST]);
    if (now.lie === 'put' || now.lie === 'moved') {
      // its middle stays in the middle, within bounds
      const { k } = zoomTransform(node);
      z.translateBy(selection, (width - before.width) / 2 / k, (height - before.height) / 2 / k);
      return;
    }
    now.stop();
    const isCoarse = matchMedia('(pointer: coarse)').matches;
    const { k, spot } =
      now.lie === 'whole' ? { k: whole, spot: middleOf(sheet) } : beginning(sheet, size, now.home, isCoarse);
    selection.call(z.transform, viewOf(k, spot));
  };
  settle();
  sharpen.now();
  const observer = new ResizeObserver(settle);
  observer.observe(node);
  addEventListener('click', onPress, { capture: true });
  return () => {
    removeEventListener('click', onPress, { capture: true });
    observer.disconnect();
    sharpen.stop();
    selection.on('.zoom', null);
  };
};

/** What a page may do to it. */
const movesOf = (
  table: Parts['table'],
  sheet: Sheet,
  { frame, room, isLaid, viewOf }: RoomOf,
  now: Standing,
): BoardZoom => {
  const go = (to: ZoomTransform): void => {
    const node = table.current;
    if (!node) return;
    now.stop();
    now.stop = glide(zoomTransform(node), to, (t) => now.behaviour && select(node).call(now.behaviour.transform, t));
  };
  /** What of the sheet lies in the middle of the room. */
  const middleIn = (view: ZoomTransform): Spot => {
    const { left, top, width, height } = room();
    const [x, y] = view.invert([left + width / 2, top + height / 2]);
    return { x, y };
  };
  /** Somewhere else at the same scale, with no more empty table than what is covered asks for: a board that is seen whole stays. */
  const moveWithin = (from: ZoomTransform, wish: ZoomTransform, covered: Insets): void => {
    if (wish.x === from.x && wish.y === from.y) return;
    const { width, height } = room();
    const middle = within(sheet, middleIn(wish), width / from.k, height / from.k, besideOf(covered, from.k));
    const to = viewOf(from.k, middle);
    if (Math.hypot(to.x - from.x, to.y - from.y) < 1) return;
    if (now.lie !== 'put') now.lie = 'moved';
    go(to);
  };
  return {
    zoomBy: (factor) => {
      if (!table.current || !now.behaviour) return;
      now.lie = 'put';
      const from = zoomTransform(table.current);
      const [least, most] = now.behaviour.scaleExtent();
      go(viewOf(Math.min(most, Math.max(least, from.k * factor)), middleIn(from)));
    },
    fit: () => {
      now.lie = 'whole';
      go(viewOf(frame().whole, middleOf(sheet)));
    },
    show: (spot, covered = {}) => {
      if (!table.current || !isLaid()) return;
      const from = zoomTransform(table.current);
      const { dx, dy } = shiftTo(spot, from, room(), covered);
      moveWithin(from, zoomIdentity.translate(from.x + dx, from.y + dy).scale(from.k), covered);
    },
    follow: (spots, covered = {}) => {
      if (!table.current || !isLaid() || performance.now() - now.handAt < HANDS_OFF_MS) return;
      const from = zoomTransform(table.current);
      moveWithin(from, following(spots, from, room(), covered), covered);
    },
  };
};

const GLIDE_MS = 200;

/** From one view to the other, easing out; at once where motion is not wanted. It can be stopped on its way. */
const glide = (from: ZoomTransform, to: ZoomTransform, set: (t: ZoomTransform) => void): (() => void) => {
  if (prefersStillness()) {
    set(to);
    return () => {};
  }
  const start = performance.now();
  let frame = 0;
  const step = (): void => {
    const t = Math.min(1, (performance.now() - start) / GLIDE_MS);
    const e = 1 - (1 - t) ** 3;
    const mix = (a: number, b: number) => a + (b - a) * e;
    set(t < 1 ? zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)) : to);
    if (t < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};

const REST_MS = 140;

/** A drawing that is scaled as a layer gets soft: once the scale rests it is painted afresh. */
const sharpener = (plane: RefObject<ElementCSSInlineStyle | null>, tell: (scale: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sharpAt = 0;
  let scale = 0;
  const now = (): void => {
    const style = plane.current?.style;
    if (!style) return;
    sharpAt = scale;
    tell(scale);
    style.willChange = 'auto';
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('will-change')));
  };
  const later = (k: number): void => {
    scale = k;
    clearTimeout(timer);
    if (k !== sharpAt) timer = setTimeout(now, REST_MS);
  };
  return { now, later, stop: () => clearTimeout(timer) };
};
