// The hand on the table: clicks and taps, the pointer's place, and a base that is taken up and moved. What moves is reported
// once a frame, however often the device speaks.

import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Spot } from '../parts/drawing/spots.ts';
import { hasFingers } from '../parts/drawing/useDrag.ts';
import { type Plane, pointUnder } from './plane.ts';
import type { Point } from './types.ts';

export interface HandListeners {
  readonly onBase?: ((id: string) => void) | undefined;
  readonly onObject?: ((id: string) => void) | undefined;
  /** The ground was chosen. */
  readonly onGround?: ((at: Point) => void) | undefined;
  /** Where the mouse, or the keyboard's cursor, is; null when it left the field. */
  readonly onHover?: ((at: Point | null) => void) | undefined;
  /** A base was taken up; its centre is reported by `onDrag` until `onDrop` or `onDragCancel`. */
  readonly onDragStart?: ((id: string) => void) | undefined;
  readonly onDrag?: ((at: Point) => void) | undefined;
  readonly onDrop?: ((at: Point) => void) | undefined;
  readonly onDragCancel?: (() => void) | undefined;
  /** The base under the mouse or with the keyboard on it; null when none is. */
  readonly onPeek?: ((id: string | null) => void) | undefined;
}

interface Parts {
  readonly table: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<Element | null>;
}

/** A hand that moved less than this has clicked. */
const SLACK = { mouse: 4, touch: 9 } as const;

export const usePointer = (
  parts: Parts,
  plane: Plane,
  centreOf: (id: string) => Point | undefined,
  listeners: RefObject<HandListeners>,
) => {
  const { table, sheet } = parts;
  const swallow = useRef(false);
  const drag = useRef<{ readonly stop: () => void } | undefined>(undefined);
  const latest = useRef({ plane, centreOf });
  latest.current = { plane, centreOf };
  const hover = useMemo(
    () =>
      perFrame((client: Spot) => {
        const node = table.current;
        const { plane } = latest.current;
        if (node && !drag.current)
          listeners.current.onHover?.(onField(plane, pointUnder(plane, node, cornerOf(node), client)));
      }),
    [table, listeners],
  );

  const under = (node: HTMLElement, client: Spot, corner: Spot = cornerOf(node)): Point =>
    pointUnder(latest.current.plane, node, corner, client);

  // Pan and zoom listen on the table: a base that may be taken up keeps the hand to itself.
  useEffect(() => {
    const node = sheet.current;
    const keep = (event: Event): void => {
      if (idOf(event.target, 'drag', 'base') !== undefined && !hasFingers(event)) event.stopPropagation();
    };
    node?.addEventListener('mousedown', keep);
    node?.addEventListener('touchstart', keep, { passive: true });
    return () => {
      node?.removeEventListener('mousedown', keep);
      node?.removeEventListener('touchstart', keep);
    };
  }, [sheet]);

  useEffect(
    () => () => {
      drag.current?.stop();
      hover.cancel();
    },
    [hover],
  );

  const onPointerDown = (event: PointerEvent): void => {
    swallow.current = event.pointerType === 'touch' && !event.isPrimary; // two fingers choose nothing
    const id = idOf(event.target, 'drag', 'base');
    const node = table.current;
    const centre = id === undefined ? undefined : latest.current.centreOf(id);
    if (!node || id === undefined || !centre || event.button !== 0 || !event.isPrimary || drag.current) return;
    hover.cancel();
    const corner = cornerOf(node);
    const grab = under(node, spotOf(event), corner);
    const placeOf = (at: Spot): Point => {
      const p = under(node, at, corner);
      return { x: centre.x + p.x - grab.x, y: centre.y + p.y - grab.y };
    };
    drag.current = followDrag(node, event.nativeEvent, {
      start: () => {
        swallow.current = true;
        listeners.current.onDragStart?.(id);
      },
      move: (at) => listeners.current.onDrag?.(placeOf(at)),
      drop: (at) => listeners.current.onDrop?.(placeOf(at)),
      cancel: () => listeners.current.onDragCancel?.(),
      end: () => {
        drag.current = undefined;
      },
    });
  };

  const onClick = (event: {
    readonly target: EventTarget;
    readonly clientX: number;
    readonly clientY: number;
    readonly detail: number;
  }) => {
    if (event.detail > 1) return; // the rest of a double click means nothing of its own
    if (swallow.current) {
      swallow.current = false;
      return;
    }
    const node = table.current;
    const base = idOf(event.target, 'base', 'base');
    const object = idOf(event.target, 'object', 'object');
    const { onBase, onObject, onGround } = listeners.current;
    if (base !== undefined) onBase?.(base);
    else if (object !== undefined) onObject?.(object);
    else if (node && onGround) {
      const p = onField(latest.current.plane, under(node, spotOf(event)));
      if (p) onGround(p);
    }
  };

  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.buttons === 0 && listeners.current.onHover) hover.call(spotOf(event));
  };

  const onPointerLeave = (): void => {
    hover.cancel();
    if (!drag.current) listeners.current.onHover?.(null);
    listeners.current.onPeek?.(null);
  };

  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !drag.current)
      listeners.current.onPeek?.(idOf(event.target, 'base', 'base') ?? null);
  };

  return { onPointerDown, onClick, onPointerMove, onPointerLeave, onPointerOver };
};

export const cornerOf = (node: Element): Spot => {
  const { left, top } = node.getBoundingClientRect();
  return { x: left, y: top };
};

const spotOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot => ({
  x: clientX,
  y: clientY,
});

/** The id on the nearest element around the target that has the wanted mark. */
const idOf = (target: EventTarget | null, mark: string, id: string): string | undefined =>
  (target as Element | null)?.closest?.(`[data-${mark}]`)?.getAttribute(`data-${id}`) ?? undefined;

export const onField = (plane: Plane, p: Point): Point | null =>
  p.x >= 0 && p.y >= 0 && p.x <= plane.fieldWidth && p.y <= plane.fieldHeight ? p : null;

interface DragSteps {
  readonly start: () => void;
  readonly move: (at: Spot) => void;
  readonly drop: (at: Spot) => void;
  readonly cancel: () => void;
  readonly end: () => void;
}

/** From the press of a hand to its release, to Escape, or to a second finger: two move the table. */
export const followDrag = (node: HTMLElement, press: globalThis.PointerEvent, steps: DragSteps) => {
  const from = spotOf(press);
  const slack = press.pointerType === 'touch' ? SLACK.touch : SLACK.mouse;
  const move = perFrame(steps.move);
  let moving = false;

  const onMove = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) <= slack) return;
    if (!moving) {
      moving = true;
      node.setPointerCapture?.(press.pointerId);
      node.setAttribute('data-dragging', '');
      steps.start();
    }
    move.call(spotOf(event));
  };
  const onUp = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    stop();
    if (moving) steps.drop(spotOf(event));
  };
  const onCancel = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    stop();
    if (moving) steps.cancel();
  };
  const onSecond = (event: globalThis.PointerEvent): void => {
    if (event.pointerType === 'touch' && event.pointerId !== press.pointerId) onCancel(event);
  };
  const stop = (): void => {
    move.cancel();
    node.removeAttribute('data-dragging');
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onCancel, true);
    window.removeEventListener('pointerdown', onSecond, true);
    steps.end();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onCancel, true);
  window.addEventListener('pointerdown', onSecond, true);
  return { stop };
};

/** Calls at most once a frame, with the last argument given. */
const perFrame = <T>(run: (value: T) => void) => {
  let frame: number | undefined;
  let last: T;
  return {
    call: (value: T): void => {
      last = value;
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        run(last);
      });
    },
    cancel: (): void => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
};
