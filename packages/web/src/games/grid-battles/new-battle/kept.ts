/** Forces kept in this browser, by name, and those that a player may bring to a free battle with people elsewhere. */

import { type BattleConfig, BUDGETS, type Budget, type Force, fieldOf, sorted, UNIT_TYPES } from '@muster/grid-battles';
import { list, oneOf, type Seat } from '@muster/kernel';
import { offersOf } from '../../../parts/offers.ts';
import { type Kept, makeShelf, readKept } from '../../../parts/shelf.ts';
import { readyForces } from './ready-made.ts';

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

export const forcesFor = (config: BattleConfig, seat: Seat) => {
  const { points: limit, sides } = fieldOf(config).scenario;
  const points = BUDGETS.find((budget) => budget === limit) ?? BUDGETS[0];
  const units = sides[seat === 0 ? 0 : 1].units.map(({ type }) => type);
  return offersOf(shelf, {
    given: units.length === 0 ? undefined : { name: 'the force as it was set', force: { points, units } },
    own: (kept) => ({ points: kept.points, units: sorted(kept.force) }),
    ready: readyForces(points).map(({ name, force }) => ({ name, force: { points, units: sorted(force) } })),
  });
};
