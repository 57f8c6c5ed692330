/** Whether Alt is held: what is in the hand is then drawn to nothing. Without rendering anything again. */

import { type RefObject, useEffect, useRef } from 'react';

export const useAlt = (): RefObject<boolean> => {
  const held = useRef(false);
  useEffect(() => {
    const note = (event: KeyboardEvent | PointerEvent): void => {
      held.current = event.altKey;
    };
    addEventListener('keydown', note);
    addEventListener('keyup', note);
    addEventListener('pointermove', note);
    return () => {
      removeEventListener('keydown', note);
      removeEventListener('keyup', note);
      removeEventListener('pointermove', note);
    };
  }, []);
  return held;
};
