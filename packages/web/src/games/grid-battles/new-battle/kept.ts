/** Forces kept in this browser, by name. */

import { BUDGETS, type Budget, type Force, UNIT_TYPES } from '@muster/grid-battles';
import { list, oneOf } from '@muster/kernel';
import { type Kept, makeShelf, readKept } from '../../../parts/shelf.ts';

export interface KeptForce extends Kept {
  /** The budget it was made for. */
  readonly points: Budget;
  readonly force: Force;
}

const MOST_UNITS = 60;

const read = readKept<KeptForce>({ points: oneOf(BUDGETS), force: list(oneOf(UNIT_TYPES), MOST_UNITS) });

export const parseKeptForce = (x: unknown): KeptForce | undefined => {
  const kept = read(x);
  return kept?.force.length === 0 ? undefined : kept;
};

export const shelf = makeShelf('muster-grid-battles-forces', 'forces', parseKeptForce);
