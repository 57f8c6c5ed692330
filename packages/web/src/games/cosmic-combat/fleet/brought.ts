/** The fleets that a player may bring to a battle with people elsewhere. */

import { type CosmicConfig, cosmicCombat, type Which } from '@muster/cosmic-combat';
import { FACTIONS } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { offersOf } from '../../../parts/offers.ts';
import { broughtOf } from './address.ts';
import { fleetName } from './fleet-name.ts';
import { fleetShelf } from './kept.ts';

/** What the game gives a seat of which only the faction is said, and which of its two fleets. */
const readyOffer = (
  config: CosmicConfig,
  seat: Seat,
  { id: faction, name }: (typeof FACTIONS)[number],
  fleet: Which,
): readonly { readonly name: string; readonly force: object }[] => {
  const { points } = config;
  const seats: readonly object[] = config.seats;
  const bare = { side: config.seats[seat]!.side, faction, fleet };
  const read = cosmicCombat.parseConfig({ ...config, seats: seats.with(seat, bare) });
  if (!read.ok) return [];
  const words = `${name}: ${fleetName(faction, points, fleet)}`;
  return [{ name: words, force: broughtOf({ ...read.value.seats[seat]!, points }) }];
};

export const forcesFor = (config: CosmicConfig, seat: Seat) => {
  const { points, seats } = config;
  return offersOf(fleetShelf, {
    given: { name: 'the fleet as it was set', force: broughtOf({ ...seats[seat]!, points }) },
    own: broughtOf,
    ready: FACTIONS.flatMap((of) => ([1, 2] as const).flatMap((which) => readyOffer(config, seat, of, which))),
  });
};
