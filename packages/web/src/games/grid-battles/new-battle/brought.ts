/** The forces that a player may bring to a free battle with people elsewhere. */

import { type BattleConfig, BUDGETS, fieldOf, sorted } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import { offersOf } from '../../../parts/offers.ts';
import { shelf } from './kept.ts';
import { readyForces } from './ready-made.ts';

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
