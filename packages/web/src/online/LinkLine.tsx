/** Whether the battle can be reached, said calmly: a moment without a word is none to speak of. */

import type { Link } from '@muster/table';
import { useLasting } from './useLasting.ts';

export const LinkLine = ({ link }: { readonly link: Link }) =>
  useLasting(link.is !== 'there') ? (
    <p className="notice notice--risk" role="status">
      {link.is === 'comingBack'
        ? 'The server is reached again: what you missed is on its way.'
        : 'The server cannot be reached just now. The page tries again by itself, and nothing is lost.'}
    </p>
  ) : null;
