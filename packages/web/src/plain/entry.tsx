/** What a game gets that has nothing drawn yet: it can be played, replayed and read about by what its descriptor says. */

import type { GameCard } from '@muster/kernel';
import { lazy } from 'react';
import type { GameEntry } from '../contract/table-game.ts';

const NoPicture = () => null;

export const plainEntry = (card: GameCard): GameEntry => ({
  Picture: NoPicture,
  NewBattle: lazy(async () => {
    const [{ NewBattle }, descriptor] = await Promise.all([import('./NewBattle.tsx'), card.load()]);
    return { default: () => <NewBattle descriptor={descriptor} /> };
  }),
  Rules: lazy(async () => {
    const [{ Rules }, descriptor] = await Promise.all([import('./Rules.tsx'), card.load()]);
    return { default: ({ rule }) => <Rules descriptor={descriptor} rule={rule} /> };
  }),
  load: async () => {
    const [{ plainUi }, descriptor] = await Promise.all([import('./ui.tsx'), card.load()]);
    return plainUi(descriptor);
  },
});
