/** What a seat of a battle may field (DW-23 to DW-28). */

import type { Side } from '@muster/dwethia';
import type { CosmicConfig } from '../state/types.ts';
import { type Fleet, fleetProblems } from './fleet.ts';

/** DW-23: what each seat of a side may spend. Mates share the limit evenly. */
export const shareOf = (sides: readonly Side[], seat: number, points: number): number =>
  Math.floor(points / sides.filter((side) => side === sides[seat]).length);

/** Why this fleet may not be fielded there: a sentence, or undefined. */
export const seatProblem = (
  { seats, points, edition }: CosmicConfig,
  seat: number,
  fleet: Fleet,
): string | undefined => {
  const sides = seats.map(({ side }) => side);
  return fleetProblems(fleet, shareOf(sides, seat, points), edition ?? 1)[0];
};
