// Pan and zoom. The transform goes straight onto the drawing; React is not asked, and nothing is painted again until the
// hand rests: moving and scaling what is painted is the compositor's work.

import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { prefersStillness } from '../settings.ts';
import { MARGIN, type Sheet } from './sheet.ts';
import type { Spot } from './spots.ts';

export interface Insets {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

export interface BoardZoom {
  readonly zoomBy: (factor: number) => void;
  /** The whole map. */
  readonly fit: () => void;
  /** Pans as little as needed to bring this spot well into view, beside what covers more of the board for a while. */
  readonly show: (spot: Spot, covered?: Insets) => void;
  /** Likewise for what happens at these spots, the last one surely; not while a hand moves the board, or has just done so. */
  readonly follow: (spots: readonly Spot[]) => void;
}

/** Lower bounds of the scales at which labels and names can be read, and below which fine work is left out. */
const zoomStep = (k: number): string => (k < 0.58 ? 'far' : k < 1.48 ? 'mid' : k < 2.1 ? 'near' : 'close');

/** On the drawing, about as wide as what is touched there: a hex, an inch. */
const TOUCHED = 40 * Math.sqrt(3);
/** On the screen, narrower is hard to touch: small screens begin with larger things. */
const TOUCHABLE = 40;
/** A little less is shown whole rather than cut. */
const NEARLY = 0.75;
const MOST = 4;
/** What happens is seen whole with half of what is touched around its middle: more would move a board that is seen whole. */
const FOLLOWED_RIM = 0.5;
/** So long the board stays where a hand has put it, whatever happens elsewhere. */
const HANDS_OFF_MS = 2500;

/** How the board lies: as it was laid first, shown whole by choice, moved to where something is, or as a hand has put it. */
type Lie = 'first' | 'whole' | 'moved' | 'put';

/** So small are one's own pieces at most drawn, that all of them are in sight. */
const LEAST_OWN = 0.25;

/** All of these, with room around them. */
const around = (spots: readonly Spot[], width: number, height: number): { readonly k: number; readonly spot: Spot } => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(width / (right - left + 2 * TOUCHED), height / (bottom - top + 2 * TOUCHED));
  return {
    k: Math.min(TOUCHABLE / TOUCHED, Math.max(LEAST_OWN, fits)),
    spot: { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
};

interface Parts {
  readonly table: RefObject<HTMLElement | null>;
  /** What is moved and scaled: only its style is written to. */
  readonly plane: RefObject<ElementCSSInlineStyle | null>;
}

/** What a small screen shows first: a place, and as much around it as would be good to see. */
export interface Home extends Spot {
  readonly span?: number | undefined;
  /** Likewise upwards. */
  readonly rise?: number | undefined;
  /** One's own pieces: shown in place of it once there are some. */
  readonly mine?: Mine | undefined;
}

export interface Mine {
  /** When this is another, such as the battle that begins after the set-up, they are shown afresh, unless a hand has put the board otherwise. */
  readonly when: string;
  readonly at: readonly Spot[];
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

interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** As little as brings this spot well into the part of the room that is not covered; `rim`: how much of what is touched stays free around it. */
const shiftTo = (spot: Spot, now: ZoomTransform, room: Room, covered: Insets, rim = 1): { dx: number; dy: number } => {
  const [fromX, fromY] = [room.left + (covered.left ?? 0), room.top + (covered.top ?? 0)];
  const width = Math.max(1, room.width - (covered.left ?? 0) - (covered.right ?? 0));
  const height = Math.max(1, room.height - (covered.top ?? 0) - (covered.bottom ?? 0));
  const [x, y] = now.apply([spot.x, spot.y]);
  const edge = Math.min(rim * TOUCHED * now.k, width / 3, height / 3);
  const into = (from: number, size: number, at: number): number =>
    Math.max(from + edge - at, 0) + Math.min(from + size - edge - at, 0);
  return { dx: into(fromX, width, x), dy: into(fromY, height, y) };
};

export const useBoardZoom = (parts: Parts, sheet: Sheet, insets: Insets, home: Home | undefined): BoardZoom => {
  const { table, plane } = parts;
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown>>(null);
  const lie = useRef<Lie>('first');
  /** When a hand last moved it; Infinity while it does. */
  const handAt = useRef(Number.NEGATIVE_INFINITY);
  const gliding = useRef<() => void>(() => {});
  const shown = useRef(sheet);
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
  const { x: homeX, y: homeY, span, rise, mine } = home ?? NOWHERE;
  const own = useRef(mine);
  own.current = mine;
  const when = mine?.when;
  const shownWhen = useRef(when);

  const frame = useCallback(() => {
    const box = table.current?.getBoundingClientRect();
    const width = Math.max(1, (box?.width ?? 0) - left - right);
    const height = Math.max(1, (box?.height ?? 0) - top - bottom);
    const whole = Math.min(width / (sheet.width + 2 * MARGIN), height / (sheet.height + 2 * MARGIN), 2);
    return { width, height, whole };
  }, [table, sheet, top, right, bottom, left]);

  /** The map's centre, or a given spot, in the middle of what is free of insets. */
  const viewOf = useCallback(
    (k: number, centre: Spot): ZoomTransform => {
      const { width, height } = frame();
      return zoomIdentity.translate(left + width / 2 - centre.x * k, top + height / 2 - centre.y * k).scale(k);
    },
    [frame, left, top],
  );

  const middle = useMemo(() => ({ x: sheet.width / 2, y: sheet.height / 2 }), [sheet]);

  const go = useCallback(
    (to: ZoomTransform) => {
      const [node, z] = [table.current, behaviour.current];
      if (!node || !z) return;
      gliding.current();
      gliding.current = glide(zoomTransform(node), to, (t) => select(node).call(z.transform, t));
    },
    [table],
  );

  useEffect(() => {
    const node = table.current;
    if (!node) return;
    if (shown.current !== sheet) lie.current = 'first'; // a table that lies otherwise is seen afresh
    shown.current = sheet;
    if (shownWhen.current !== when && lie.current === 'moved') lie.current = 'first';
    shownWhen.current = when;
    const onZoom = ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = transform;
      plane.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${k})`);
      sharpen.later(k);
      if (!sourceEvent) return;
      lie.current = 'put';
      gliding.current();
      handAt.current = Number.POSITIVE_INFINITY;
    };
    const onEnd = () => {
      if (handAt.current === Number.POSITIVE_INFINITY) handAt.current = performance.now();
    };
    // what is drawn otherwise at this scale is painted with the rest of the drawing, not while it moves
    const sharpen = sharpener(plane, (k) => {
      const step = zoomStep(k);
      if (node.dataset['zoom'] !== step) node.dataset['zoom'] = step;
      node.setAttribute('data-rest', k.toFixed(3));
    });
    const z = zoomOver(sheet)
      .extent(() => {
        const { width, height } = frame();
        return [
          [left, top],
          [left + width, top + height],
        ];
      })
      .on('zoom', onZoom)
      .on('end', onEnd);
    behaviour.current = z;
    const selection = select(node);
    selection.call(z).on('dblclick.zoom', null);

    let size = frame();
    const settle = () => {
      const { width, height, whole } = frame();
      const before = size;
      size = { width, height, whole };
      z.scaleExtent([Math.min(whole, TOUCHABLE / TOUCHED) * 0.9, MOST]);
      if (lie.current === 'put' || lie.current === 'moved') {
        // its middle stays in the middle, within bounds
        const { k } = zoomTransform(node);
        z.translateBy(selection, (width - before.width) / 2 / k, (height - before.height) / 2 / k);
        return;
      }
      if (lie.current === 'whole') {
        selection.call(z.transform, viewOf(whole, middle));
        return;
      }
      const touchable = TOUCHABLE / TOUCHED;
      const isSmall = width < 560 || (height < 560 && matchMedia('(pointer: coarse)').matches); // a mouse hits small things
      const small = whole < NEARLY * touchable && isSmall;
      const good = Math.min(touchable, width / (span ?? 1), height / (rise ?? 1));
      const there = { x: homeX ?? middle.x, y: homeY ?? middle.y };
      const { k, spot } = own.current?.at.length
        ? around(own.current.at, width, height)
        : { k: Math.max(NEARLY * touchable, good), spot: there };
      selection.call(z.transform, small ? viewOf(k, spot) : viewOf(whole, middle));
      if (small) z.translateTo(selection, ...within(sheet, spot, width / k, height / k));
    };
    settle();
    sharpen.now();
    const observer = new ResizeObserver(settle);
    observer.observe(node);
    return () => {
      observer.disconnect();
      gliding.current();
      sharpen.stop();
      selection.on('.zoom', null);
    };
  }, [table, plane, sheet, frame, viewOf, middle, left, top, homeX, homeY, span, rise, when]);

  return useMemo(
    () => ({
      zoomBy: (factor) => {
        if (!table.current || !behaviour.current) return;
        lie.current = 'put';
        const now = zoomTransform(table.current);
        const [least, most] = behaviour.current.scaleExtent();
        const k = Math.min(most, Math.max(least, now.k * factor));
        const { width, height } = frame();
        const centre = now.invert([left + width / 2, top + height / 2]);
        go(viewOf(k, { x: centre[0], y: centre[1] }));
      },
      fit: () => {
        lie.current = 'whole';
        go(viewOf(frame().whole, middle));
      },
      show: (spot, covered = {}) => {
        if (!table.current || !behaviour.current) return;
        const now = zoomTransform(table.current);
        const { dx, dy } = shiftTo(spot, now, { ...frame(), left, top }, covered);
        if (!dx && !dy) return;
        if (lie.current !== 'put') lie.current = 'moved';
        go(zoomIdentity.translate(now.x + dx, now.y + dy).scale(now.k));
      },
      follow: (spots) => {
        if (!table.current || !behaviour.current || performance.now() - handAt.current < HANDS_OFF_MS) return;
        const before = zoomTransform(table.current);
        const room = { ...frame(), left, top };
        const after = spots.reduce<ZoomTransform>((now, spot) => {
          const { dx, dy } = shiftTo(spot, now, room, {}, FOLLOWED_RIM);
          return zoomIdentity.translate(now.x + dx, now.y + dy).scale(now.k);
        }, before);
        if (after.x === before.x && after.y === before.y) return;
        if (lie.current !== 'put') lie.current = 'moved';
        go(after);
      },
    }),
    [table, frame, viewOf, go, middle, left, top],
  );
};

/** The spot nearest to this one around which the window shows no more empty table than needed. */
const within = (sheet: Sheet, spot: Spot, width: number, height: number): [number, number] => {
  const keep = (at: number, whole: number, part: number) =>
    part >= whole + 2 * MARGIN ? whole / 2 : Math.min(whole + MARGIN - part / 2, Math.max(part / 2 - MARGIN, at));
  return [keep(spot.x, sheet.width, width), keep(spot.y, sheet.height, height)];
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
