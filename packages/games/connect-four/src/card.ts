/** Connect Four before it has been fetched. */

import type { GameCard } from '@muster/kernel';
import { FACTS } from './facts.ts';
import type { FourTypes } from './game.ts';

export const card: GameCard<FourTypes> = {
  ...FACTS,
  load: async () => (await import('./descriptor.ts')).descriptor,
};
