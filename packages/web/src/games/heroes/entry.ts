/** Dwethia Heroes as the app finds it. */

import type { HeroesConfig } from '@muster/heroes';
import { lazy } from 'react';
import type { GameEntry } from '../../contract/table-game.ts';

export const entry: GameEntry = {
  Picture: lazy(() => import('./home/Picture.tsx')),
  NewBattle: lazy(() => import('./NewBattle.tsx')),
  Odds: lazy(() => import('./Odds.tsx')),
  Rules: lazy(() => import('./Rules.tsx')),
  Settings: lazy(() => import('./play/OwnSettings.tsx')),
  more: [
    { path: '/heroes/forces', words: 'Forces', Page: lazy(() => import('./force/ForcePage.tsx')) },
    { path: '/heroes/units', words: 'Unit sheets', Page: lazy(() => import('./force/UnitPage.tsx')) },
    { path: '/heroes/squads', words: 'Squads', Page: lazy(() => import('./squad/SquadPage.tsx')) },
  ],
  forces: async (config, seat) => (await import('./squad/brought.ts')).forcesFor(config as HeroesConfig, seat),
  Guide: lazy(() => import('./guide/Guide.tsx')),
  load: async () => (await import('./ui.ts')).ui,
};
