/** The composition chart: how many of some ranks a side may have in play at once. All else is free. */

import type { UnitSheet } from '../content/types.ts';

export const RANKS = ['commander', 'religious', 'elite'] as const;
/** `elite`: other than that of the religion. */
export type Rank = (typeof RANKS)[number];

type Ranked = Pick<UnitSheet, 'commander' | 'elite' | 'faction'>;

/** Null: of no rank that the chart limits. */
export const rankOf = ({ commander, elite, faction }: Ranked): Rank | null => {
  if (commander) return 'commander';
  if (!elite) return null;
  return faction === null ? 'religious' : 'elite';
};

const POINTS_EACH = 1500;
const MOST: { readonly [R in Rank]: number } = { commander: 2, religious: 1, elite: 2 };

/** For every full 1500 points of the limit; below them as for 1500. */
export const mostInPlay = (rank: Rank, limit: number): number =>
  MOST[rank] * Math.max(1, Math.floor(limit / POINTS_EACH));

export const RANK_NAMES: { readonly [R in Rank]: { readonly one: string; readonly many: string } } = {
  commander: { one: 'Commander', many: 'Commanders' },
  religious: { one: 'elite of its religion', many: 'elites of its religion' },
  elite: { one: 'Elite', many: 'Elites' },
};
