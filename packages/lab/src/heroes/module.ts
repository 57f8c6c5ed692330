/**
 * Dwethia Heroes in the lab: the ready forces of the factions, every two of them (or each against itself with a profile exchanged), in
 * all arenas of the size, from both sides, with both players.
 */

import type { FactionId } from '@muster/dwethia';
import { ARENAS, type HeroesConfig, heroes, type Prices, sizeFor } from '@muster/heroes';
import { fields, flag, integer, list, oneOf, optional, orNull, plainObject, text } from '@muster/kernel';
import { FACTION_IDS, type Facts, reportOf } from '../factions/report.ts';
import { type LabModule, LabRefused, type MatchUp } from '../module.ts';
import { playable, readSetting } from '../setting.ts';
import { exchangeLimit, exchanges, type Pairing, pairings } from './forces.ts';

export interface Setting {
  readonly points: number;
  /** Null: all of them. */
  readonly factions: readonly FactionId[] | null;
  /** Null: all of the size. */
  readonly arena: string | null;
  /** A profile for its points in another instead of faction against faction. */
  readonly exchange: boolean;
  readonly objectives: 'picked' | 'drawn';
  /** Switches; mixed objectives, printed profiles and house prices unless they say otherwise. */
  readonly rulings: { readonly prices?: Prices };
}

const read = fields<Setting>({
  points: integer(20, 1000),
  factions: optional(orNull(list(oneOf(FACTION_IDS), FACTION_IDS.length)), null),
  arena: optional(orNull(text(40)), null),
  exchange: optional(flag, false),
  objectives: optional(oneOf(['picked', 'drawn'] as const), 'picked'),
  rulings: optional<Setting['rulings']>(plainObject, {}),
});

/** Both players with both forces from both sides. */
const IN_SET = 4;

const arenasFor = ({ points, arena }: Setting): readonly string[] => {
  if (arena !== null) return [arena];
  const size = sizeFor(points);
  return ARENAS.filter((one) => one.size === size).map(({ id }) => id);
};

const pairingsFor = ({ factions, points, exchange, rulings }: Setting): readonly Pairing[] => {
  const named = factions ?? FACTION_IDS;
  if (exchange) {
    const found = exchanges(named, points, rulings.prices ?? 'house');
    if (found.length === 0) throw new LabRefused('no profile of these forces can be exchanged for its points');
    return found;
  }
  const found = pairings(named, points);
  if (found.length === 0) throw new LabRefused('name two factions or more');
  return found;
};

const matchUp = (
  { points, objectives, rulings }: Setting,
  { forces, exchange }: Pairing,
  arena: string,
  turned: boolean,
): MatchUp<HeroesConfig, Facts> => {
  const seats = turned ? [forces[1], forces[0]] : forces;
  const config = playable(
    heroes.parseConfig({
      points: exchange === null ? points : exchangeLimit(points),
      arena,
      objectives,
      seats: seats.map(({ faction, units }) => ({ faction, units })),
      rulings: { objectiveMix: 'mixed', customUnits: 'printed', prices: 'house', ...rulings },
    }),
  );
  const factions = [seats[0].faction, seats[1].faction] as const;
  return {
    config,
    facts: { factions, place: arena, exchange, exchangedSeat: exchange === null ? null : turned ? 0 : 1 },
  };
};

export const lab: LabModule<HeroesConfig, Facts> = {
  matchUps: (given) => {
    const setting = readSetting(read, given);
    const arenas = arenasFor(setting);
    const all = pairingsFor(setting);
    const made = new Map<number, MatchUp<HeroesConfig, Facts>>();
    /** Sets go through all pairs, then on to the next arena: however many games there are, none has many more than another. */
    return (index) => {
      const set = Math.floor(index / IN_SET) % (all.length * arenas.length);
      const turned = index % IN_SET >= IN_SET / 2;
      const key = set * 2 + (turned ? 1 : 0);
      const known = made.get(key);
      if (known !== undefined) return known;
      const arena = arenas[Math.floor(set / all.length)]!;
      const fresh = matchUp(setting, all[set % all.length]!, arena, turned);
      made.set(key, fresh);
      return fresh;
    };
  },
  report: reportOf('arena'),
};
