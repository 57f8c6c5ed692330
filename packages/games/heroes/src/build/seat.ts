/** What a seat of a battle may field (DW-23 to DW-28). */

import { isSince } from '@muster/dwethia';
import { arenaOf } from '../content/arenas.ts';
import type { HeroesConfig } from '../state/types.ts';
import { type Force, forceProblems } from './force.ts';

/** DW-23: what each seat of a side may spend. Mates share the limit evenly. */
export const shareOf = (sides: readonly (0 | 1)[], seat: number, points: number): number =>
  Math.floor(points / sides.filter((side) => side === sides[seat]).length);

/** 4×4 spaces enter no smaller zone. */
const TITAN_BOARD = 48;

/** Why this force may not be fielded there: a sentence, or undefined. */
export const seatProblem = (config: HeroesConfig, seat: number, force: Force): string | undefined => {
  const { seats, points, rulings, arena } = config;
  const share = shareOf(
    seats.map(({ side }) => side),
    seat,
    points,
  );
  const [problem] = forceProblems(force, share, {
    printed: rulings.customUnits === 'printed',
    prices: rulings.prices,
    anyScars: !isSince(config, 6),
  });
  if (problem !== undefined) return problem;
  return arenaOf(arena)!.size < TITAN_BOARD && force.units.some(({ rank }) => rank === 'titanic')
    ? `A titanic unit needs a board of ${TITAN_BOARD} spaces (X-102).`
    : undefined;
};
