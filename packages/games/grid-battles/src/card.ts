/** Grid Battles before it has been fetched. */

import type { GameCard } from '@muster/kernel';
import { FACTS } from './facts.ts';
import type { GridBattlesTypes } from './game.ts';

export const card: GameCard<GridBattlesTypes> = {
  ...FACTS,
  load: async () => (await import('./descriptor.ts')).descriptor,
};
