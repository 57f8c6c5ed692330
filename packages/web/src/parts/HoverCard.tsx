/**
 * A card about whatever is pointed at: after a moment under the mouse, on a long press, or at the key I on what has the focus. It
 * stands beside its thing, never under the pointer, inside the window, and goes when the pointer leaves or with Escape.
 */

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './HoverCard.module.css';

interface Props {
  /** What an element is about; `data-card` of the nearest that has one unless told. */
  readonly keyOf?: (element: Element) => string | undefined;
  /** The card; undefined for what has none. */
  readonly render: (key: string) => ReactNode;
  /** Who looks: what one was shown goes when another takes the place. */
  readonly eyes?: string | number;
  readonly children: ReactNode;
}

interface Shown {
  readonly key: string;
  readonly of: Element;
}

const HOVER_MS = 450;
const PRESS_MS = 450;
/** A finger that goes further moves the board. */
const STEADY = 10;
const GAP = 12;

const dataCard = (element: Element): string | undefined =>
  element.closest<HTMLElement | SVGElement>('[data-card]')?.dataset['card'];

/** Where the keyboard is: in a grid the active cell, which is named and not focused. */
const focusedIn = (region: Element): Element | undefined => {
  const at = document.activeElement;
  if (at === null || !region.contains(at)) return undefined;
  const active = at.getAttribute('aria-activedescendant');
  return (active === null ? null : document.getElementById(active)) ?? at;
};

/** Beside the thing: right, left, below or above, the first that has room. */
const placeBeside = (card: HTMLElement, thing: DOMRect): void => {
  const { offsetWidth: w, offsetHeight: h } = card;
  const right = thing.right + GAP + w <= innerWidth;
  const left = thing.left - GAP - w >= 0;
  const below = thing.bottom + GAP + h <= innerHeight;
  const keep = (at: number, size: number, room: number) => Math.max(4, Math.min(room - size - 4, at));
  const x = right ? thing.right + GAP : left ? thing.left - GAP - w : keep(thing.left, w, innerWidth);
  const y = right || left ? thing.top : below ? thing.bottom + GAP : thing.top - GAP - h;
  card.style.transform = `translate(${x}px, ${keep(y, h, innerHeight)}px)`;
};

const Card = ({ of, children }: { readonly of: Element; readonly children: ReactNode }) => {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current) placeBeside(card.current, of.getBoundingClientRect());
  });
  return createPortal(
    <div ref={card} className={css.card} role="tooltip" data-hover-card>
      {children}
    </div>,
    document.body,
  );
};

export const HoverCard = ({ keyOf = dataCard, render, eyes, children }: Props) => {
  const region = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the mouse rests on, shown or not yet. */
  const over = useRef<Shown>(undefined);
  const latest = useRef(keyOf);
  latest.current = keyOf;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes are the reason
  useLayoutEffect(() => {
    clearTimeout(timer.current);
    over.current = undefined;
    setShown(undefined);
  }, [eyes]);

  useEffect(() => {
    const box = region.current;
    if (box === null) return;
    let pressed: { readonly x: number; readonly y: number } | undefined;
    const find = (element: EventTarget | null | undefined): Shown | undefined => {
      const key = element instanceof Element ? latest.current(element) : undefined;
      return key === undefined ? undefined : { key, of: element as Element };
    };
    const hide = (): void => {
      clearTimeout(timer.current);
      over.current = undefined;
      setShown(undefined);
    };
    const showLater = (what: Shown | undefined, ms: number): void => {
      clearTimeout(timer.current);
      if (what !== undefined) timer.current = setTimeout(() => setShown(what), ms);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const what = find(event.target);
      if (what?.key === over.current?.key) return;
      hide();
      over.current = what;
      showLater(what, HOVER_MS);
    };
    const onDown = (event: PointerEvent): void => {
      hide();
      if (event.pointerType === 'mouse') return;
      pressed = { x: event.clientX, y: event.clientY };
      showLater(find(event.target), PRESS_MS);
    };
    const onMove = (event: PointerEvent): void => {
      if (pressed !== undefined && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY) hide();
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer.current);
      pressed = undefined;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
      const isTyped = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key.toLowerCase() !== 'i' || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      const what = find(focusedIn(box)) ?? over.current;
      if (what !== undefined) setShown((now) => (now?.key === what.key ? undefined : what));
    };
    box.addEventListener('pointerover', onOver);
    box.addEventListener('pointerleave', hide);
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('focusout', hide);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      box.removeEventListener('pointerover', onOver);
      box.removeEventListener('pointerleave', hide);
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('focusout', hide);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('keydown', onKey);
    };
  }, []);

  const content = shown?.of.isConnected ? render(shown.key) : undefined;
  return (
    <div ref={region} className={css.region}>
      {children}
      {shown !== undefined && content != null && <Card of={shown.of}>{content}</Card>}
    </div>
  );
};
