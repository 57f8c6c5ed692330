/** Forces kept in this browser, by name. */

import { BUDGETS, type Budget, type Force, UNIT_TYPES, type UnitType } from '@muster/grid-battles';
import { MOST_SHELF_NAME, makeShelf, type Shelf } from '../../../parts/shelf.ts';

export interface KeptForce {
  readonly version: 1;
  readonly name: string;
  /** The budget it was made for. */
  readonly points: Budget;
  readonly force: Force;
}

const MOST_UNITS = 60;

const isType = (x: unknown): x is UnitType => UNIT_TYPES.some((type) => type === x);

export const parseKeptForce = (x: unknown): KeptForce | undefined => {
  if (typeof x !== 'object' || x === null) return undefined;
  const k: Partial<Record<keyof KeptForce, unknown>> = x;
  const whole =
    k.version === 1 &&
    typeof k.name === 'string' &&
    k.name !== '' &&
    k.name.length <= MOST_SHELF_NAME &&
    BUDGETS.some((points) => points === k.points) &&
    Array.isArray(k.force) &&
    k.force.length > 0 &&
    k.force.length <= MOST_UNITS &&
    k.force.every(isType);
  return whole ? (k as KeptForce) : undefined;
};

export const shelf: Shelf<KeptForce> = makeShelf('muster-grid-battles-forces', 'forces', parseKeptForce);
