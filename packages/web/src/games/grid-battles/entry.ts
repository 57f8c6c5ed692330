/** Grid Battles as the app finds it. */

import type { BattleConfig } from '@muster/grid-battles';
import { lazy } from 'react';
import type { GameEntry } from '../../contract/table-game.ts';

export const entry: GameEntry = {
  Picture: lazy(() => import('./home/HeroMap.tsx')),
  Ornament: lazy(() => import('./home/Ornament.tsx')),
  NewBattle: lazy(() => import('./NewBattle.tsx')),
  Odds: lazy(() => import('./Odds.tsx')),
  Rules: lazy(() => import('./Rules.tsx')),
  forces: async (config, seat) => (await import('./new-battle/kept.ts')).forcesFor(config as BattleConfig, seat),
  Guide: lazy(() => import('./guide/Guide.tsx')),
  load: async () => (await import('./ui.ts')).ui,
};
