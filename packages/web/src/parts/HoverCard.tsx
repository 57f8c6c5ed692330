/**
 * A card about whatever is pointed at: after a moment under the mouse, at once by a right press, by a long press of a finger, or at the
 * key I on what has the focus. It stands beside its thing, neither on it nor on the bar of buttons, inside the window, and goes when the
 * pointer leaves or with Escape. Only a hand that moves brings one: what slides under a mouse at rest does not.
 */

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeFor } from './Beside.tsx';
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

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Shown {
  readonly key: string;
  readonly of: Element;
  /** Where it was pointed at; undefined by the keyboard. */
  readonly at?: Place | undefined;
}

const HOVER_MS = 450;
const PRESS_MS = 450;
/** A finger that goes further moves the board. */
const STEADY = 10;
/** What is larger is left by the card where it was pointed at. */
const LARGE = 240;
const POINTED = 24;

const dataCard = (element: Element): string | undefined =>
  element.closest<HTMLElement | SVGElement>('[data-card]')?.dataset['card'];

const placeOf = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY });

/** Where the keyboard is: in a grid the active cell, which is named and not focused. */
const focusedIn = (region: Element): Element | undefined => {
  const at = document.activeElement;
  if (at === null || !region.contains(at)) return undefined;
  const active = at.getAttribute('aria-activedescendant');
  return (active === null ? null : document.getElementById(active)) ?? at;
};

/** The whole thing, of a part of it. */
const wholeOf = (part: Element, key: string, keyOf: (element: Element) => string | undefined): Element => {
  const { parentElement: around } = part;
  return around !== null && keyOf(around) === key ? wholeOf(around, key, keyOf) : part;
};

/** What must stay in sight of a thing. */
const boxOf = ({ of, at }: Shown): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> => {
  const box = of.getBoundingClientRect();
  if (at === undefined || Math.max(box.width, box.height) < LARGE) return box;
  return { left: at.x - POINTED, top: at.y - POINTED, right: at.x + POINTED, bottom: at.y + POINTED };
};

const Card = ({ shown, children }: { readonly shown: Shown; readonly children: ReactNode }) => {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current === null) return;
    const { offsetWidth: w, offsetHeight: h } = card.current;
    const bars = [...document.querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect());
    const { x, y } = placeFor({ w, h }, { w: innerWidth, h: innerHeight }, [boxOf(shown)], bars);
    card.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  return createPortal(
    <div ref={card} className={css.card} role="tooltip" data-hover-card>
      {children}
    </div>,
    document.body,
  );
};

type Listening = readonly [EventTarget, string, (event: never) => unknown, AddEventListenerOptions?];

/** Until what it returns is called. */
const listen = (all: readonly Listening[]): (() => void) => {
  for (const [target, type, hear, how] of all) target.addEventListener(type, hear as EventListener, how);
  return () => {
    for (const [target, type, hear, how] of all) target.removeEventListener(type, hear as EventListener, how);
  };
};

export const HoverCard = ({ keyOf = dataCard, render, eyes, children }: Props) => {
  const region = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the mouse rests on, shown or not yet. */
  const over = useRef<Shown>(undefined);
  const isOpen = useRef(false);
  const latest = useRef({ keyOf, render });
  latest.current = { keyOf, render };

  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes are the reason
  useLayoutEffect(() => {
    clearTimeout(timer.current);
    over.current = undefined;
    setShown(undefined);
  }, [eyes]);

  useEffect(() => {
    const box = region.current;
    if (box === null) return;
    let pressed: Place | undefined;
    /** Where the mouse was last, wherever that is. */
    let mouse: Place | undefined;
    /** A long press has shown a card: what follows chooses nothing. */
    let hasRead = false;
    const find = (element: EventTarget | null | undefined, at?: Place): Shown | undefined => {
      const key = element instanceof Element ? latest.current.keyOf(element) : undefined;
      return key === undefined ? undefined : { key, of: wholeOf(element as Element, key, latest.current.keyOf), at };
    };
    const hide = (): void => {
      clearTimeout(timer.current);
      over.current = undefined;
      setShown(undefined);
    };
    const showLater = (what: Shown | undefined, ms: number, then?: () => void): void => {
      clearTimeout(timer.current);
      if (what === undefined) return;
      timer.current = setTimeout(() => {
        setShown(what);
        then?.();
      }, ms);
    };
    const isWithin = (target: EventTarget | null): boolean => target instanceof Node && box.contains(target);
    const onMouse = (event: PointerEvent): void => {
      const at = placeOf(event);
      const isElsewhere = mouse !== undefined && (mouse.x !== at.x || mouse.y !== at.y);
      const hasMoved = isElsewhere || event.movementX !== 0 || event.movementY !== 0; // a page that is drawn under it tells of no way
      mouse = at;
      if (event.buttons !== 0 || !isWithin(event.target)) return;
      const what = find(event.target, at);
      if (what?.key === over.current?.key) return;
      hide();
      if (!hasMoved) return;
      over.current = what;
      showLater(what, HOVER_MS);
    };
    const onDown = (event: PointerEvent): void => {
      hide();
      hasRead = false;
      if (event.pointerType === 'mouse') return;
      pressed = placeOf(event);
      showLater(find(event.target, pressed), PRESS_MS, () => {
        hasRead = true;
      });
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') onMouse(event);
      else if (pressed !== undefined && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY)
        hide();
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer.current);
      pressed = undefined;
    };
    const onClick = (event: MouseEvent): void => {
      if (hasRead) event.stopPropagation();
      hasRead = false;
    };
    const onMenu = (event: MouseEvent): void => {
      const what = find(event.target, placeOf(event));
      if (what === undefined || latest.current.render(what.key) == null) return;
      event.preventDefault();
      clearTimeout(timer.current);
      over.current = what;
      setShown(what);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isOpen.current) event.stopImmediatePropagation(); // the table lets go at the next one
      if (event.key === 'Escape') hide();
      const isTyped = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key.toLowerCase() !== 'i' || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      const what = find(focusedIn(box)) ?? over.current;
      if (what !== undefined) setShown((now) => (now?.key === what.key ? undefined : what));
    };
    const stop = listen([
      [window, 'pointerover', onMove],
      [window, 'pointermove', onMove],
      [window, 'pointerup', onUp],
      [window, 'keydown', onKey, { capture: true }],
      [box, 'pointerleave', (event: PointerEvent) => event.pointerType === 'mouse' && hide()],
      [box, 'pointerdown', onDown],
      [box, 'focusout', () => setShown((now) => (now?.at === undefined ? undefined : now))], // what came by the key I
      [box, 'contextmenu', onMenu],
      [box, 'click', onClick, { capture: true }],
    ]);
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, []);

  const content = shown?.of.isConnected ? render(shown.key) : undefined;
  isOpen.current = content != null;
  return (
    <div ref={region} className={css.region}>
      {children}
      {shown !== undefined && content != null && <Card shown={shown}>{content}</Card>}
    </div>
  );
};
