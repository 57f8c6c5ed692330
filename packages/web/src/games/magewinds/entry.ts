/** Magewinds as the app finds it. */

import { lazy } from 'react';
import type { GameEntry } from '../../contract/table-game.ts';

export const entry: GameEntry = {
  id: 'magewinds',
  name: 'Magewinds',
  place: 2,
  ruleIds: /^(?:MW|TC|ItT)[ -]/i,
  quickStart: {
    words: 'Play King of the Hill against the Recruit',
    begin: async () => (await import('./begin.ts')).beginFirstBattle(),
  },
  Picture: lazy(() => import('./home/Picture.tsx')),
  NewBattle: lazy(() => import('./NewBattle.tsx')),
  Odds: lazy(() => import('./Odds.tsx')),
  Rules: lazy(() => import('./Rules.tsx')),
  more: [{ path: '/warbands', words: 'Warbands', Page: lazy(() => import('./warbands/Warbands.tsx')) }],
  load: async () => (await import('./ui.ts')).ui,
};
