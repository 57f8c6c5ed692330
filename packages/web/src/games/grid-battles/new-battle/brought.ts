/** The forces that a player may bring to a free battle with people elsewhere. */

import { type BattleConfig, BUDGETS, fieldOf, sorted } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import type { ForceOffer } from '../../../contract/table-game.ts';
import { shelf } from './kept.ts';
import { readyForces } from './ready-made.ts';

export const forcesFor = async (config: BattleConfig, seat: Seat): Promise<readonly ForceOffer[]> => {
  const { points: limit, sides } = fieldOf(config).scenario;
  const points = BUDGETS.find((budget) => budget === limit) ?? BUDGETS[0];
  const given = sides[seat === 0 ? 0 : 1].units.map(({ type }) => type);
  const own = await shelf.list().catch(() => []);
  return [
    ...(given.length === 0
      ? []
      : [{ of: 'given' as const, name: 'the force as it was set', force: { points, units: given } }]),
    ...own.map((kept) => ({
      of: 'own' as const,
      name: kept.name,
      force: { points: kept.points, units: sorted(kept.force) },
    })),
    ...readyForces(points).map(({ name, force }) => ({
      of: 'ready' as const,
      name,
      force: { points, units: sorted(force) },
    })),
  ];
};
