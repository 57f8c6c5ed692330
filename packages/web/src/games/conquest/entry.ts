/** Dwethia Conquest as the app finds it. */

import type { ConquestConfig } from '@muster/conquest';
import { lazy } from 'react';
import type { GameEntry } from '../../contract/table-game.ts';

export const entry: GameEntry = {
  Picture: lazy(() => import('./home/Picture.tsx')),
  NewBattle: lazy(() => import('./NewBattle.tsx')),
  Odds: lazy(() => import('./Odds.tsx')),
  Rules: lazy(() => import('./Rules.tsx')),
  more: [
    { path: '/conquest/armies', words: 'Armies', Page: lazy(() => import('./army/ArmyPage.tsx')) },
    { path: '/conquest/units', words: 'Units of your own', Page: lazy(() => import('./army/UnitPage.tsx')) },
  ],
  forces: async (config, seat) => (await import('./army/brought.ts')).forcesFor(config as ConquestConfig, seat),
  Guide: lazy(() => import('./guide/Guide.tsx')),
  load: async () => (await import('./ui.ts')).ui,
};
