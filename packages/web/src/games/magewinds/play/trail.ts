/** The way of a move as a place of the table, so that a line of the log leads to it. Pure. */

import type { Point } from '@muster/geometry';

const WAY = 'way ';

/** A way as a place of the table: `way 0,0 0,5`. */
export const wayPlace = (path: readonly Point[]): string => `${WAY}${path.map(({ x, y }) => `${x},${y}`).join(' ')}`;

/** The way that such a place is; none for a fighter. */
export const wayAt = (place: string): readonly Point[] => {
  if (!place.startsWith(WAY)) return [];
  const numbers = place
    .slice(WAY.length)
    .split(' ')
    .map((point) => point.split(',').map(Number));
  return numbers.map(([x = 0, y = 0]) => ({ x, y }));
};
