/** The three levels of play, weakest first. */

export const LEVELS = ['recruit', 'veteran', 'warlord'] as const;
export type Level = (typeof LEVELS)[number];

/** What a player reads when choosing an opponent. */
export const LEVEL_WORDS: Readonly<Record<Level, { readonly name: string; readonly words: string }>> = {
  recruit: { name: 'Recruit', words: 'Eager and short-sighted: attacks what it meets.' },
  veteran: { name: 'Veteran', words: 'Weighs every attack and every place by the exact odds.' },
  warlord: { name: 'Warlord', words: 'Plays the battle on in its head before it commands.' },
};

export const isLevel = (x: unknown): x is Level => LEVELS.some((level) => level === x);
