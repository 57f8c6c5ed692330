/** How large a board is, and which maps fit it (CC-12). */

import { isSince } from '@muster/dwethia';
import { type BattleMap, MAPS, OPEN } from '../content/maps.ts';
import type { CosmicConfig } from '../state/types.ts';

/** What decides how large a board is. */
type Sized = Pick<CosmicConfig, 'points' | 'scenario' | 'edition'> & {
  readonly rulings: Pick<CosmicConfig['rulings'], 'boardSize'>;
};

/**
 * CC-12, X-63, X-251: 24 by 24 inches to 1999 points, 36 by 36 to 3999, then 72 by 48; X-259: a convoy crosses 36 by 36, before the
 * third edition that at least.
 */
export const boardSizeFor = (sized: Sized): readonly [number, number] => {
  const { points, scenario, rulings } = sized;
  if (scenario === 'convoy' && isSince(sized, 3)) return [36, 36];
  if (points >= 4000) return [72, 48];
  if (points >= 2000 || scenario === 'convoy')
    return rulings.boardSize === 'large' && points >= 2000 ? [72, 48] : [36, 36];
  return rulings.boardSize === 'large' ? [36, 36] : [24, 24];
};

export const openSpace = (config: Sized): BattleMap => {
  const [width, height] = boardSizeFor(config);
  return { id: OPEN, name: 'Open space', width, height, pieces: [] };
};

/** Ours that are as large as this battle needs. */
export const mapsFor = (config: Sized): readonly BattleMap[] => {
  const [width, height] = boardSizeFor(config);
  return MAPS.filter((one) => one.width === width && one.height === height);
};
