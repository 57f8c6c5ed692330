// Dragging pieces from place to place of a board. A hand that takes a piece moves the piece, not the map.

import { type RefObject, useEffect, useRef } from 'react';

export interface Drag {
  /** Whether what stands on this place is taken up when it is dragged. */
  readonly holds: (label: string) => boolean;
  /** What was taken up there is over another place now. */
  readonly onDrag: (from: string, over: string) => void;
  /** It was let go there. */
  readonly onDrop: (from: string, over: string) => void;
  /** It was not meant to be taken up: a second finger has come, and the hand moves the map. */
  readonly onCancel: (from: string) => void;
}

interface Held {
  readonly pointer: number;
  readonly from: string;
  over: string;
  moved: boolean;
}

/** More than one. */
export const hasFingers = (event: Event): boolean => 'touches' in event && (event as TouchEvent).touches.length > 1;

/** As long as it takes until a card is shown. */
const REST_MS = 450;

/** `name`: of the data of a cell that says which place it is. */
export const useDrag = (cells: RefObject<SVGGElement | null>, drag: Drag | undefined, name: string): void => {
  const latest = useRef(drag);
  latest.current = drag;
  useEffect(() => {
    const node = cells.current;
    if (!node) return;
    const labelOf = (target: Element | null): string | undefined => (target as SVGElement | null)?.dataset?.[name];
    let held: Held | undefined;
    let justDropped = false;
    /** When a finger came down: one that rests there wants to read, not to choose. */
    let touchedAt: number | undefined;
    const takes = (target: EventTarget | null): string | undefined => {
      const label = labelOf(target as Element);
      return label !== undefined && latest.current?.holds(label) ? label : undefined;
    };
    // The map's own listeners sit further out: they do not hear of a hand on a counter.
    const keepFromMap = (event: Event): void => {
      if (takes(event.target) !== undefined && !hasFingers(event)) event.stopPropagation();
    };
    const letGo = (): void => {
      if (held?.moved) latest.current?.onCancel(held.from);
      justDropped = held !== undefined;
      held = undefined;
    };
    /** Two fingers move the map, wherever the second one comes down. */
    const onSecond = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' && !event.isPrimary) letGo();
    };
    const onDown = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' && !event.isPrimary) return;
      justDropped = false;
      touchedAt = event.pointerType === 'touch' ? event.timeStamp : undefined;
      const from = event.button === 0 && event.isPrimary ? takes(event.target) : undefined;
      held = from === undefined ? undefined : { pointer: event.pointerId, from, over: from, moved: false };
    };
    const onMove = (event: PointerEvent): void => {
      if (held === undefined || event.pointerId !== held.pointer) return;
      const over = labelOf(document.elementFromPoint(event.clientX, event.clientY));
      if (over === undefined || over === held.over) return;
      held.over = over;
      held.moved = true;
      latest.current?.onDrag(held.from, over);
    };
    const onUp = (event: PointerEvent): void => {
      if (held === undefined || event.pointerId !== held.pointer) return;
      const { from, over, moved } = held;
      held = undefined;
      if (!moved) return;
      justDropped = true;
      latest.current?.onDrop(from, over);
    };
    const onClick = (event: Event): void => {
      const rested = touchedAt !== undefined && event.timeStamp - touchedAt > REST_MS;
      if (justDropped || rested) event.stopPropagation();
      justDropped = false;
    };
    for (const type of ['mousedown', 'touchstart']) node.addEventListener(type, keepFromMap, { passive: true });
    node.addEventListener('pointerdown', onDown);
    node.addEventListener('click', onClick, { capture: true });
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', letGo);
    addEventListener('pointerdown', onSecond, { capture: true });
    return () => {
      for (const type of ['mousedown', 'touchstart']) node.removeEventListener(type, keepFromMap);
      node.removeEventListener('pointerdown', onDown);
      node.removeEventListener('click', onClick, { capture: true });
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', letGo);
      removeEventListener('pointerdown', onSecond, { capture: true });
    };
  }, [cells, name]);
};
