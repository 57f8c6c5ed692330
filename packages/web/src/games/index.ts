/** The games on the table. Each is one entry here, one in `words.ts` and one in `brains.ts`; whatever it takes is fetched when it is asked for. */

import { lazy } from 'react';
import type { GameEntry } from '../contract/table-game.ts';

const GRID_BATTLES: GameEntry = {
  id: 'grid-battles',
  name: 'Grid Battles',
  ruleIds: /^(?:GB|FB|R)-\w\w$/i,
  quickStart: {
    words: 'Play First Muster against the Recruit',
    begin: async () => (await import('./grid-battles/begin.ts')).beginFirstMuster(),
  },
  Picture: lazy(() => import('./grid-battles/home/HeroMap.tsx')),
  NewBattle: lazy(() => import('./grid-battles/NewBattle.tsx')),
  Odds: lazy(() => import('./grid-battles/Odds.tsx')),
  Rules: lazy(() => import('./grid-battles/Rules.tsx')),
  load: async () => (await import('./grid-battles/ui.ts')).ui,
};

const MAGEWINDS: GameEntry = {
  id: 'magewinds',
  name: 'Magewinds',
  ruleIds: /^(?:MW|TC|ItT)[ -]/i,
  quickStart: {
    words: 'Play King of the Hill against the Recruit',
    begin: async () => (await import('./magewinds/begin.ts')).beginFirstBattle(),
  },
  Picture: lazy(() => import('./magewinds/home/Picture.tsx')),
  NewBattle: lazy(() => import('./magewinds/NewBattle.tsx')),
  Odds: lazy(() => import('./magewinds/Odds.tsx')),
  Rules: lazy(() => import('./magewinds/Rules.tsx')),
  more: [{ href: '/warbands', words: 'Warbands' }],
  load: async () => (await import('./magewinds/ui.ts')).ui,
};

/** The first one is meant by old addresses that name no game. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [GRID_BATTLES, MAGEWINDS];

export const findGame = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
