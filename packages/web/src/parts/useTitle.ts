/** Names the page in the tab and for screen readers. */

import { useEffect } from 'react';

export const useTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title === undefined ? 'Muster' : `${title} · Muster`;
  }, [title]);
};
