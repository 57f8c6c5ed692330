/** A command and what it is worth, in forces. */

import type { HeroesCommand } from '@muster/heroes';

export interface Weighed {
  readonly command: HeroesCommand;
  readonly worth: number;
}

/** The best first; of equals the earlier. */
export const byWorth = (a: Weighed, b: Weighed): number => b.worth - a.worth;
