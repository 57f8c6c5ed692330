/** Ranks (HR-04, HR-05): footprint, base and letter. */

export const RANKS = {
  hero: { letter: 'H', name: 'hero', many: 'heroes', side: 1, base: 40, surcharge: 0 },
  basic: { letter: 'B', name: 'basic unit', many: 'basic units', side: 1, base: 32, surcharge: 0 },
  religious: { letter: 'R', name: 'religious elite', many: 'religious elites', side: 1, base: 40, surcharge: 0 },
  /** 2×2. The price list makes them too cheap: the surcharge is ours. */
  monster: { letter: 'M', name: 'monster', many: 'monsters', side: 2, base: 50, surcharge: 35 },
  titanic: { letter: 'T', name: 'titan', many: 'titans', side: 4, base: 100, surcharge: 85 },
} as const;

export type Rank = keyof typeof RANKS;
