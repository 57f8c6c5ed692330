/** A command and what it seems to be worth, in points of models. */

import type { ConquestCommand } from '@muster/conquest';

export interface Weighed {
  readonly command: ConquestCommand;
  readonly worth: number;
}

/** The best first; of equals the earlier one. */
export const byWorth = (all: readonly Weighed[]): readonly Weighed[] => all.toSorted((a, b) => b.worth - a.worth);
