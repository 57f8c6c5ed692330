/** The computer players of the games, for the worker; apart from the rest, so that no page is fetched there. */

import type { Thinker } from '../contract/table-game.ts';

export const BRAINS: Readonly<Record<string, () => Promise<Thinker>>> = {
  'grid-battles': async () => (await import('./grid-battles/brain.ts')).brain,
  magewinds: async () => (await import('./magewinds/brain.ts')).brain,
};
