/** The fleets that a player may bring to a battle with people elsewhere. */

import { type CosmicConfig, READY_FLEETS } from '@muster/cosmic-combat';
import type { Seat } from '@muster/kernel';
import type { ForceOffer } from '../../../contract/table-game.ts';
import { fleetShelf } from './kept.ts';

export const forcesFor = async ({ points, seats }: CosmicConfig, seat: Seat): Promise<readonly ForceOffer[]> => {
  const { faction, religion, ships } = seats[seat]!;
  const own = await fleetShelf.list().catch(() => []);
  return [
    { of: 'given', name: 'the fleet as it was set', force: { points, faction, religion, ships } },
    ...own.map(({ name, ...kept }) => ({
      of: 'own' as const,
      name,
      force: { points: kept.points, faction: kept.faction, religion: kept.religion, ships: kept.ships },
    })),
    ...READY_FLEETS.filter(({ limit }) => limit === points).map((ready) => ({
      of: 'ready' as const,
      name: ready.name,
      force: { points, faction: ready.faction, religion: null, ships: ready.ships },
    })),
  ];
};
