/** Whether the battle can be reached, said calmly. */

import type { Link } from '@muster/table';

export const LinkLine = ({ link }: { readonly link: Link }) =>
  link.is === 'there' ? null : (
    <p className="notice notice--risk" role="status">
      {link.is === 'lost'
        ? 'The server cannot be reached just now. The page tries again by itself, and nothing is lost.'
        : 'The server is reached again: what you missed is on its way.'}
    </p>
  );
