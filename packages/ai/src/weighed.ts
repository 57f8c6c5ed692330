/** A command and what it is worth, on a scale of its game's own. */

export interface WeighedCommand<C> {
  readonly command: C;
  readonly worth: number;
}

/** The best first; of equals the earlier. */
export const byWorth = <C>(a: WeighedCommand<C>, b: WeighedCommand<C>): number => b.worth - a.worth;
