/** Whether the battle can be reached, said calmly: a moment without a word is none to speak of. */

import type { Link } from '@muster/table';
import { useEffect, useState } from 'react';

const A_MOMENT_MS = 1_500;

/** Whether this has been so for a moment. */
const useLasting = (isSo: boolean): boolean => {
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

export const LinkLine = ({ link }: { readonly link: Link }) =>
  useLasting(link.is !== 'there') ? (
    <p className="notice notice--risk" role="status">
      {link.is === 'comingBack'
        ? 'The server is reached again: what you missed is on its way.'
        : 'The server cannot be reached just now. The page tries again by itself, and nothing is lost.'}
    </p>
  ) : null;
