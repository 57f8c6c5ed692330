/** The computer players of the games, for the worker; apart from the rest, so that no page is fetched there. */

import type { Thinker } from '../contract/table-game.ts';

const BRAINS = import.meta.glob<Thinker>('../games/*/brain.ts', { import: 'brain' });

/** Undefined when nobody plays this game. */
export const findBrain = (game: string): (() => Promise<Thinker>) | undefined => BRAINS[`../games/${game}/brain.ts`];
