/** Classes of ships (CC-03, CC-04): the standard base of each, in millimetres along and across the facing, and its names. */

import type { ShipClass } from './sheet.ts';

export interface ClassTraits {
  readonly letter: string;
  readonly name: string;
  readonly many: string;
  readonly base: readonly [length: number, width: number];
}

export const CLASSES: { readonly [C in ShipClass]: ClassTraits } = {
  fighter: { letter: 'F', name: 'fighter', many: 'fighters', base: [30, 30] },
  cruiser: { letter: 'C', name: 'cruiser', many: 'cruisers', base: [60, 30] },
  warship: { letter: 'W', name: 'warship', many: 'warships', base: [100, 60] },
  round: { letter: 'S', name: 'station', many: 'stations', base: [100, 100] },
};

/** how much a base may deviate along each side. */
export const BASE_TOLERANCE = 10;
