/** Dwethia Conquest before it has been fetched. */

import type { GameCard } from '@muster/kernel';
import { FACTS } from './facts.ts';
import type { ConquestTypes } from './state/types.ts';

export const card: GameCard<ConquestTypes> = {
  ...FACTS,
  load: async () => (await import('./descriptor.ts')).descriptor,
};
