/** Grid Battles as the app finds it. */

import { lazy } from 'react';
import type { GameEntry } from '../../contract/table-game.ts';

export const entry: GameEntry = {
  id: 'grid-battles',
  name: 'Grid Battles',
  place: 1,
  ruleIds: /^(?:GB|FB|R)-\w\w$/i,
  quickStart: {
    words: 'Play First Muster against the Recruit',
    begin: async () => (await import('./begin.ts')).beginFirstMuster(),
  },
  Picture: lazy(() => import('./home/HeroMap.tsx')),
  Ornament: lazy(() => import('./home/Ornament.tsx')),
  NewBattle: lazy(() => import('./NewBattle.tsx')),
  Odds: lazy(() => import('./Odds.tsx')),
  Rules: lazy(() => import('./Rules.tsx')),
  load: async () => (await import('./ui.ts')).ui,
};
