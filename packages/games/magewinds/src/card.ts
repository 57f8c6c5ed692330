/** Magewinds before it has been fetched. */

import type { GameCard } from '@muster/kernel';
import { FACTS } from './facts.ts';
import type { MagewindsTypes } from './state/types.ts';

export const card: GameCard<MagewindsTypes> = {
  ...FACTS,
  load: async () => (await import('./descriptor.ts')).descriptor,
};
