/** Editions: which corrections are in force. */

export const EDITIONS = [1, 2, 3, 4, 5] as const;

export type Edition = (typeof EDITIONS)[number];

/** What new battles, tables and pages use. */
export const CURRENT_EDITION: Edition = 5;
