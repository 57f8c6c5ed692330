/** The fleets that a player may bring to a battle with people elsewhere. */

import { type CosmicConfig, cosmicCombat, type Which } from '@muster/cosmic-combat';
import { FACTIONS } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import type { ForceOffer } from '../../../contract/table-game.ts';
import { fleetName } from './fleet-name.ts';
import { fleetShelf } from './kept.ts';

/** What the game gives a seat of which only the faction is said, and which of its two fleets. */
const readyOffer = (
  config: CosmicConfig,
  seat: Seat,
  { id: faction, name }: (typeof FACTIONS)[number],
  fleet: Which,
): readonly ForceOffer[] => {
  const { points } = config;
  const seats: readonly object[] = config.seats;
  const bare = { side: config.seats[seat]!.side, faction, fleet };
  const read = cosmicCombat.parseConfig({ ...config, seats: seats.with(seat, bare) });
  if (!read.ok) return [];
  const { religion, ships } = read.value.seats[seat]!;
  const words = `${name}: ${fleetName(faction, points, fleet)}`;
  return [{ of: 'ready', name: words, force: { points, faction, religion, ships } }];
};

export const forcesFor = async (config: CosmicConfig, seat: Seat): Promise<readonly ForceOffer[]> => {
  const { points, seats } = config;
  const { faction, religion, ships } = seats[seat]!;
  const own = await fleetShelf.list().catch(() => []);
  return [
    { of: 'given', name: 'the fleet as it was set', force: { points, faction, religion, ships } },
    ...own.map(({ name, ...kept }) => ({
      of: 'own' as const,
      name,
      force: { points: kept.points, faction: kept.faction, religion: kept.religion, ships: kept.ships },
    })),
    ...FACTIONS.flatMap((of) => ([1, 2] as const).flatMap((which) => readyOffer(config, seat, of, which))),
  ];
};
