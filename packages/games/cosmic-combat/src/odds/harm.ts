/** What becomes of one ship. */

import { atLeast, certain, type Distribution, mean, mixture } from '@muster/dice';
import type { Ship, ShipId } from '../state/types.ts';

export interface Harm {
  readonly target: ShipId;
  /** By number of wounds that it would suffer; not capped by what it has left. */
  readonly wounds: Distribution;
  readonly mean: number;
  readonly destroyed: number;
}

/** A ship that is dying already is not destroyed again. */
export const harmOf = (target: Ship, wounds: Distribution): Harm => ({
  target: target.id,
  wounds,
  mean: mean(wounds),
  destroyed: target.wounds === 0 ? 0 : atLeast(wounds, target.wounds),
});

/** So likely this, otherwise nothing. */
export const sometimes = (chance: number, wounds: Distribution): Distribution =>
  chance === 1
    ? wounds
    : mixture([
        [chance, wounds],
        [1 - chance, certain(0)],
      ]);
