/** The figures of fighters as rows for people. */

import { type ProfileId, profileOf } from '@muster/magewinds';
import { percent } from '../table.ts';
import type { FighterReport, HouseReport } from './report.ts';

/** Points of win rate that a HOUSE fighter may be off. */
const GOAL = 0.08;

const points = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)}`;

const span = ([low, high]: readonly [number, number]): string => `${points(low)} to ${points(high)}`;

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Who is not the publisher's says so. */
const named = (fighter: ProfileId): string => {
  const { name, source } = profileOf(fighter);
  return source === 'official' ? name : `${name} (${source.toUpperCase()})`;
};

export const fighterRow = (r: FighterReport): readonly string[] => [
  named(r.fighter),
  `${points(r.shift)} points`,
  `(${span(r.interval)})`,
  `${percent(r.winRate)} with, ${percent(r.without)} without`,
  count(r.games, 'warband'),
];

/** Whether the goal is met as measured, and if not, whether more games could still show otherwise. */
const verdict = ({ shift, interval: [low, high] }: HouseReport): string => {
  if (Math.abs(shift) <= GOAL) return 'within 8 points';
  return low <= GOAL && high >= -GOAL ? 'more than 8 points, not for sure' : 'more than 8 points';
};

export const houseRow = (r: HouseReport): readonly string[] => [
  named(r.fighter),
  `${points(r.shift)} points`,
  `(${span(r.interval)})`,
  count(r.games, 'game'),
  verdict(r),
];
