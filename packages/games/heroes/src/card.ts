/** Dwethia Heroes before it has been fetched. */

import type { GameCard } from '@muster/kernel';
import { FACTS } from './facts.ts';
import type { HeroesTypes } from './state/types.ts';

export const card: GameCard<HeroesTypes> = {
  ...FACTS,
  load: async () => (await import('./descriptor.ts')).descriptor,
};
