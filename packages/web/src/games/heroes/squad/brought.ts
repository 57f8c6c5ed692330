/** The forces that a player may bring to a battle with people elsewhere: kept ones, squads with all who are ready, ready ones. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { fieldedSheet, forcePoints, type HeroesConfig, heroes, LEAST_POINTS, MOST_POINTS } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import type { ForceOffer } from '../../../contract/table-game.ts';
import { offersOf } from '../../../parts/offers.ts';
import { factionName } from '../force/Base.tsx';
import { forceShelf } from '../force/kept.ts';
import { type KeptSquad, readyMembers, squadShelf } from './kept.ts';

export const squadOffer = ({ name, squad }: KeptSquad): ForceOffer => {
  const units = readyMembers(squad).map(fieldedSheet);
  const points = Math.min(MOST_POINTS, Math.max(LEAST_POINTS, forcePoints(units)));
  return { of: 'own', name: `${name} (squad)`, force: { points, faction: squad.faction, units } };
};

/** What the game gives a seat of which only the faction is said. */
const readyOffer = (config: HeroesConfig, seat: Seat, faction: FactionId) => {
  const seats: readonly object[] = config.seats;
  const bare = { side: config.seats[seat]!.side, faction };
  const read = heroes.parseConfig({ ...config, seats: seats.with(seat, bare) });
  if (!read.ok) return [];
  const { units } = read.value.seats[seat]!;
  return [{ name: factionName(faction), force: { points: config.points, faction, units } }];
};

export const forcesFor = async (config: HeroesConfig, seat: Seat): Promise<readonly ForceOffer[]> => {
  const { points, seats } = config;
  const { faction, units } = seats[seat]!;
  const squads = await squadShelf.list().catch(() => []);
  const offers = await offersOf(forceShelf, {
    given: { name: `${factionName(faction)} as it was set`, force: { points, faction, units } },
    own: (kept) => ({ points: kept.points, faction: kept.faction, units: kept.units }),
    ready: FACTIONS.flatMap(({ id }) => readyOffer(config, seat, id)),
  });
  const before = offers.filter(({ of }) => of !== 'ready');
  return [...before, ...squads.map(squadOffer), ...offers.slice(before.length)];
};
