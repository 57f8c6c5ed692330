/** Magewinds as the app finds it. */

import type { MagewindsConfig } from '@muster/magewinds';
import { lazy } from 'react';
import type { GameEntry } from '../../contract/table-game.ts';

export const entry: GameEntry = {
  Picture: lazy(() => import('./home/Picture.tsx')),
  NewBattle: lazy(() => import('./NewBattle.tsx')),
  Odds: lazy(() => import('./Odds.tsx')),
  Rules: lazy(() => import('./Rules.tsx')),
  Settings: lazy(() => import('./play/OwnSettings.tsx')),
  more: [{ path: '/warbands', words: 'Warbands', Page: lazy(() => import('./warbands/Warbands.tsx')) }],
  forces: async (config, seat) => (await import('./warbands/brought.ts')).forcesFor(config as MagewindsConfig, seat),
  Guide: lazy(() => import('./guide/Guide.tsx')),
  load: async () => (await import('./ui.ts')).ui,
};
