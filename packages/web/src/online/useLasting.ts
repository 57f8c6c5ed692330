/** What lasts only a moment is none to speak of. */

import { useEffect, useState } from 'react';

const A_MOMENT_MS = 1_500;

/** Whether this has been so for a moment. */
export const useLasting = (isSo: boolean): boolean => {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), A_MOMENT_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return lasts;
};
