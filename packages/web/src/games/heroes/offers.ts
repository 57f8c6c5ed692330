/** Forces that a player may bring: ready ones of every faction, kept ones, and squads with all who are ready. */

import { FACTIONS } from '@muster/dwethia';
import { fieldedSheet, forcePoints, type HeroesConfig, type HeroesTypes, heroes } from '@muster/heroes';
import type { ForceOffer, ForceOffers } from '../../contract/table-game.ts';
import { LEAST, MOST } from './force/address.ts';
import { forceShelf, type KeptForce } from './force/kept.ts';
import { type KeptSquad, readyMembers, squadShelf } from './squad/kept.ts';

/** What a battle gives a seat of which only the faction is said. */
const readyOffer = (config: HeroesConfig, seat: number, { id, name }: (typeof FACTIONS)[number]): ForceOffer[] => {
  const { side } = config.seats[seat]!;
  const seats: readonly object[] = config.seats;
  const read = heroes.parseConfig({ ...config, seats: seats.with(seat, { side, faction: id }) });
  return read.ok ? [{ name, force: { points: config.points, faction: id, units: read.value.seats[seat]!.units } }] : [];
};

export const keptOffer = ({ name, points, faction, units }: KeptForce): ForceOffer => ({
  name,
  force: { points, faction, units },
});

export const squadOffer = ({ name, squad }: KeptSquad): ForceOffer => {
  const units = readyMembers(squad).map(fieldedSheet);
  const points = Math.min(MOST, Math.max(LEAST, forcePoints(units)));
  return { name: `${name} (squad)`, force: { points, faction: squad.faction, units } };
};

export const offers: ForceOffers<HeroesTypes> = {
  ready: (config, seat) => FACTIONS.flatMap((faction) => readyOffer(config, seat, faction)),
  kept: async () => [...(await forceShelf.list()).map(keptOffer), ...(await squadShelf.list()).map(squadOffer)],
};
