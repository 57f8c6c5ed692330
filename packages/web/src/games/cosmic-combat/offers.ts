/** Fleets that a player may bring. */

import { type CosmicConfig, type CosmicTypes, cosmicCombat, type Which } from '@muster/cosmic-combat';
import { FACTIONS } from '@muster/dwethia';
import type { ForceOffer, ForceOffers } from '../../contract/table-game.ts';
import { fleetShelf, type KeptFleet } from './fleet/kept.ts';
import { fleetName } from './new-battle/choices.ts';

/** What a battle gives a seat of which only faction and number of the fleet are said. */
const readyOffer = (
  config: CosmicConfig,
  seat: number,
  { id, name }: (typeof FACTIONS)[number],
  fleet: Which,
): ForceOffer[] => {
  const { side } = config.seats[seat]!;
  const { points } = config;
  const seats: readonly object[] = config.seats;
  const read = cosmicCombat.parseConfig({ ...config, seats: seats.with(seat, { side, faction: id, fleet }) });
  if (!read.ok) return [];
  const { religion, ships } = read.value.seats[seat]!;
  return [{ name: `${name}: ${fleetName(id, points, fleet)}`, force: { points, faction: id, religion, ships } }];
};

export const keptOffer = ({ name, points, faction, religion, ships }: KeptFleet): ForceOffer => ({
  name,
  force: { points, faction, religion, ships },
});

export const offers: ForceOffers<CosmicTypes> = {
  ready: (config, seat) =>
    FACTIONS.flatMap((faction) => ([1, 2] as const).flatMap((which) => readyOffer(config, seat, faction, which))),
  kept: async () => (await fleetShelf.list()).map(keptOffer),
};
