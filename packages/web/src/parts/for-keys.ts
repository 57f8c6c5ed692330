/** Words that only help who has keys and a mouse at hand: `RuleWords` leaves them out on a screen that is touched. */

/** Seen by nobody, where such words are shown otherwise. */
const SIGN = '\u2063';

export const forKeys = (words: string): string => `${SIGN}${words}${SIGN}`;

/** The parts of a sentence: words for all, and between them those for keys. */
export const partsForKeys = (text: string): readonly string[] => text.split(SIGN);
