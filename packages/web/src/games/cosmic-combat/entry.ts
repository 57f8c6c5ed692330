/** Dwethia Cosmic Combat as the app finds it. */

import type { CosmicConfig } from '@muster/cosmic-combat';
import { lazy } from 'react';
import type { GameEntry } from '../../contract/table-game.ts';

export const entry: GameEntry = {
  Picture: lazy(() => import('./home/Picture.tsx')),
  NewBattle: lazy(() => import('./NewBattle.tsx')),
  Odds: lazy(() => import('./Odds.tsx')),
  Rules: lazy(() => import('./Rules.tsx')),
  more: [
    { path: '/cosmic-combat/fleets', words: 'Fleets', Page: lazy(() => import('./fleet/FleetPage.tsx')) },
    { path: '/cosmic-combat/ships', words: 'Ships of your own', Page: lazy(() => import('./fleet/ShipPage.tsx')) },
  ],
  forces: async (config, seat) => (await import('./fleet/brought.ts')).forcesFor(config as CosmicConfig, seat),
  Guide: lazy(() => import('./guide/Guide.tsx')),
  load: async () => (await import('./ui.ts')).ui,
};
