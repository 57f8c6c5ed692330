/** For tests: all of a table that is drawn, as nothing. */

export const UNDRAWN = { Why: () => null, Figures: () => null, PlayTable: () => null, ReplayTable: () => null };
