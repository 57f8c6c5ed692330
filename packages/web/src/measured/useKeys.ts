// The keyboard on the table. Two stops of the Tab key: the ground, where arrows move a cursor, and the bases, where arrows
// go from base to base. After Enter on a base that may be moved the arrows carry it.

import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { fieldKey, keepOn, type Plane } from './plane.ts';
import { type Item, isArrow, itemAfter, stepped } from './roving.ts';
import type { Movable, Point } from './types.ts';
import type { HandListeners } from './usePointer.ts';

export interface KeyTable {
  readonly plane: Plane;
  readonly items: readonly Item[];
  readonly bases: readonly Movable[];
  readonly home: Point | undefined;
  /** Brings a place into view. */
  readonly show: (p: Point) => void;
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  readonly focusItem: (id: string) => void;
}

/** A base in the keyboard's hand; `at` once it was moved. */
interface Held {
  readonly id: string;
  readonly at: Point | undefined;
}

/** Where one may act, if anywhere: that is where the keyboard comes in. */
const firstOf = (items: readonly Item[], bases: readonly Movable[]): Item | undefined =>
  bases.find(({ canDrag }) => canDrag) ??
  bases.find(({ state }) => state === 'selected' || state === 'choice') ??
  items[0];

export const useKeys = (table: KeyTable, listeners: RefObject<HandListeners>) => {
  const [active, setActive] = useState<string>();
  const [cursor, setCursor] = useState<Point>();
  const [isFocused, setFocused] = useState(false);
  const held = useRef<Held>(undefined);
  const { plane, items, bases } = table;
  const stop = items.some((item) => item.id === active) ? active : firstOf(items, bases)?.id;

  const moveCursor = (to: Point): Point => {
    const p = keepOn(plane, to);
    setCursor(p);
    table.show(p);
    return p;
  };

  const letGo = (): void => {
    const wasMoving = held.current?.at !== undefined;
    held.current = undefined;
    setCursor(undefined);
    if (wasMoving) listeners.current.onDragCancel?.();
  };

  const carry = (base: Movable, event: KeyboardEvent): void => {
    const hand = held.current!;
    const at = moveCursor(stepped(hand.at ?? base, fieldKey(plane, event.key), event.shiftKey));
    held.current = { id: base.id, at };
    if (!hand.at) listeners.current.onDragStart?.(base.id);
    listeners.current.onDrag?.(at);
  };

  const drop = (at: Point): void => {
    held.current = undefined;
    setCursor(undefined);
    listeners.current.onDrop?.(at);
  };

  const onItemKey = (item: Item, event: KeyboardEvent): boolean => {
    const base = bases.find((other) => other.id === item.id);
    const hand = held.current?.id === item.id ? held.current : undefined;
    if (event.key === 'Enter' || event.key === ' ') {
      if (hand?.at) drop(hand.at);
      else choose(item, base);
      return true;
    }
    if (event.key === 'Escape' && hand) {
      letGo();
      return true;
    }
    if (hand && base?.canDrag && isArrow(event.key)) {
      carry(base, event);
      return true;
    }
    const next = itemAfter(items, item, fieldKey(plane, event.key));
    if (!next) return isArrow(event.key);
    if (held.current) letGo();
    table.show(next);
    table.focusItem(next.id);
    return true;
  };

  const choose = (item: Item, base: Movable | undefined): void => {
    held.current = base ? { id: item.id, at: undefined } : undefined;
    if (base) listeners.current.onBase?.(item.id);
    else listeners.current.onObject?.(item.id);
  };

  const onGroundKey = (event: KeyboardEvent): boolean => {
    const from = cursor ?? table.home ?? middleOf(plane);
    if (isArrow(event.key)) {
      const to = moveCursor(cursor ? stepped(from, fieldKey(plane, event.key), event.shiftKey) : from);
      listeners.current.onHover?.(to);
      return true;
    }
    if (event.key === 'Escape' && cursor) {
      setCursor(undefined);
      listeners.current.onHover?.(null);
      return true;
    }
    if ((event.key === 'Enter' || event.key === ' ') && cursor) {
      const base = bases.find((b) => (b.x - cursor.x) ** 2 + (b.y - cursor.y) ** 2 <= b.radius ** 2);
      if (base && listeners.current.onBase) listeners.current.onBase(base.id);
      else listeners.current.onGround?.(cursor);
      return true;
    }
    return false;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const id = (event.target as Element).getAttribute('data-item');
    const item = id === null ? undefined : items.find((other) => other.id === id);
    const isDone = (item ? onItemKey(item, event) : onGroundKey(event)) || onViewKey(event.key);
    if (isDone) event.preventDefault();
  };

  const onViewKey = (key: string): boolean => {
    if (key === '+' || key === '=') table.zoomBy(1.4);
    else if (key === '-' || key === '_') table.zoomBy(1 / 1.4);
    else if (key === '0') table.fit();
    else return false;
    return true;
  };

  const onFocus = (event: FocusEvent): void => {
    setFocused(true);
    const id = event.target.getAttribute('data-item');
    if (id === null) return;
    setCursor(undefined);
    setActive(id);
    if (event.target.hasAttribute('data-base')) listeners.current.onPeek?.(id);
  };

  const onBlur = (event: FocusEvent): void => {
    if (held.current) letGo();
    if (event.target.hasAttribute('data-base')) listeners.current.onPeek?.(null);
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  return { stop, cursor: isFocused ? cursor : undefined, onKeyDown, onFocus, onBlur };
};

const middleOf = (plane: Plane): Point => ({
  x: Math.round(plane.fieldWidth / 2),
  y: Math.round(plane.fieldHeight / 2),
});
