/** For tests: a page at an address, in memory. */

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

export const renderAt = (path: string, page: ReactNode) => {
  const [pathname, search = ''] = path.split('?');
  const memory = memoryLocation({ path: pathname!, searchPath: search, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      {page}
    </Router>,
  );
  return memory;
};
