/** How large a board is, and which maps fit it (CC-12). */

import { isSince } from '@muster/dwethia';
import { hulls, inch, mm } from '@muster/geometry';
import { type BattleMap, MAPS, OPEN } from '../content/maps.ts';
import { STATION_SHEET } from '../content/scenarios.ts';
import { bodyOf, PIECES } from '../content/terrain.ts';
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

/** whether a station in the middle would be neither inside something solid nor blind. */
export const isMiddleFree = ({ width, height, pieces }: BattleMap): boolean => {
  const station = hulls.disc(inch(width) / 2, inch(height) / 2, mm(STATION_SHEET.base[0]) / 2);
  return pieces.every((piece) => {
    const { solid, obscuring } = PIECES[piece.kind];
    return (!solid && !obscuring) || !hulls.isOverlapping(bodyOf(piece), station);
  });
};

/** Ours that are as large as this battle needs, with room for what its scenario puts there. */
export const mapsFor = (config: Sized): readonly BattleMap[] => {
  const [width, height] = boardSizeFor(config);
  const isFit = (one: BattleMap): boolean => config.scenario !== 'station-assault' || isMiddleFree(one);
  return MAPS.filter((one) => one.width === width && one.height === height && isFit(one));
};
