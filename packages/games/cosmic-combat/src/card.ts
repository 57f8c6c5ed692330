/** Dwethia Cosmic Combat before it has been fetched. */

import type { GameCard } from '@muster/kernel';
import { FACTS } from './facts.ts';
import type { CosmicTypes } from './state/types.ts';

export const card: GameCard<CosmicTypes> = {
  ...FACTS,
  load: async () => (await import('./descriptor.ts')).descriptor,
};
