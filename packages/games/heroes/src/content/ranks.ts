/** Ranks (HR-04, HR-05): footprint, base and letter. */

export const RANKS = {
  hero: { letter: 'H', name: 'hero', side: 1, base: 40, surcharge: 0 },
  basic: { letter: 'B', name: 'basic unit', side: 1, base: 32, surcharge: 0 },
  religious: { letter: 'R', name: 'religious elite', side: 1, base: 40, surcharge: 0 },
  /** 2×2. The price list makes them too cheap: the surcharge is ours. */
  monster: { letter: 'M', name: 'monster', side: 2, base: 50, surcharge: 35 },
  titanic: { letter: 'T', name: 'titanic', side: 4, base: 100, surcharge: 85 },
} as const;

export type Rank = keyof typeof RANKS;
