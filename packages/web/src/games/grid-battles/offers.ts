/** Forces that a player may bring to a free battle. */

import { BUDGETS, fieldOf, type GridBattlesTypes, type UnitType } from '@muster/grid-battles';
import type { ForceOffers } from '../../contract/table-game.ts';
import { sorted } from './new-battle/choices.ts';
import { type KeptForce, shelf } from './new-battle/kept.ts';
import { readyForces } from './new-battle/ready-made.ts';

const fileOf = (points: number, force: readonly UnitType[]): object => ({ points, units: sorted(force) });

export const keptOffer = ({ name, points, force }: KeptForce) => ({ name, force: fileOf(points, force) });

export const offers: ForceOffers<GridBattlesTypes> = {
  ready: (config) => {
    const points = BUDGETS.find((budget) => budget === fieldOf(config).scenario.points);
    return points === undefined
      ? []
      : readyForces(points).map(({ name, force }) => ({ name, force: fileOf(points, force) }));
  },
  kept: async () => (await shelf.list()).map(keptOffer),
};
