/** Grid Battles as the app finds it. */

import { lazy } from 'react';
import type { GameEntry } from '../../contract/table-game.ts';

export const entry: GameEntry = {
  Picture: lazy(() => import('./home/HeroMap.tsx')),
  Ornament: lazy(() => import('./home/Ornament.tsx')),
  NewBattle: lazy(() => import('./NewBattle.tsx')),
  Odds: lazy(() => import('./Odds.tsx')),
  Rules: lazy(() => import('./Rules.tsx')),
  load: async () => (await import('./ui.ts')).ui,
  loadOffers: async () => (await import('./offers.ts')).offers,
};
