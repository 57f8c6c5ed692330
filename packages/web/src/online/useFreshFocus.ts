/** Where something else comes into the place of what was pressed, the keyboard and whoever listens are put there, and not out of the page. */

import { type RefObject, useEffect, useRef } from 'react';

const MAIN = 'main';

/** `stage`: which of the things that take each other's place it is; `place`: the page itself when left out. */
export const useFreshFocus = (stage: string | undefined, place?: RefObject<HTMLElement | null>): void => {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement !== document.body) return;
    (place === undefined ? document.getElementById(MAIN) : place.current)?.focus({ preventScroll: true });
  }, [stage, place]);
};
