/** For tests: a page at an address, in memory. */

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Games, GamesContext } from '../../contract/games.ts';

/** The page is looked at alone: no other game is on the table. */
const NO_GAMES = { games: [] } as unknown as Games;

export const renderAt = (path: string, page: ReactNode) => {
  const [pathname, search = ''] = path.split('?');
  const memory = memoryLocation({ path: pathname!, searchPath: search, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <GamesContext value={NO_GAMES}>{page}</GamesContext>
    </Router>,
  );
  return memory;
};
