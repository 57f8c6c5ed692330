/**
 * Dwethia Cosmic Combat in the lab: the ready fleets of the factions, every two of them (or each against itself with a ship
 * exchanged), on all maps of the size, from both sides, with both players.
 */

import { type CosmicConfig, cosmicCombat, mapsFor, SCENARIOS } from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';
import { fields, flag, integer, list, oneOf, optional, orNull, plainObject, type Reader, text } from '@muster/kernel';
import { FACTION_IDS, type Facts, reportOf } from '../factions/report.ts';
import { type LabModule, LabRefused, type MatchUp } from '../module.ts';
import { playable, readSetting } from '../setting.ts';
import { exchanges, type Pairing, pairings } from './fleets.ts';

export interface Setting {
  readonly points: number;
  /** Null: all of them. */
  readonly factions: readonly FactionId[] | null;
  /** Null: all of the size. */
  readonly map: string | null;
  readonly scenario: CosmicConfig['scenario'];
  /** A ship for its points in others instead of faction against faction. */
  readonly exchange: boolean;
  readonly rulings: object;
}

const anyObject: Reader<object> = (x, where) => plainObject(x, where);

const read = fields<Setting>({
  points: optional(integer(1500, 12_000), 1500),
  factions: optional(orNull(list(oneOf(FACTION_IDS), FACTION_IDS.length)), null),
  map: optional(orNull(text(40)), null),
  scenario: optional(oneOf(SCENARIOS.map(({ id }) => id)), 'fleet-action'),
  exchange: optional(flag, false),
  rulings: optional(anyObject, {}),
});

/** Both players with both fleets from both sides. */
const IN_SET = 4;

const parsed = (setting: Setting, seats: readonly object[] | null, map: string | null): CosmicConfig => {
  const { points, scenario, rulings } = setting;
  return playable(
    cosmicCombat.parseConfig({ points, scenario, rulings, ...(seats && { seats }), ...(map && { map }) }),
  );
};

const mapsIn = (setting: Setting): readonly string[] => {
  if (setting.map !== null) return [setting.map];
  const config = parsed(setting, null, null);
  return setting.scenario === 'fleet-action' ? mapsFor(config).map(({ id }) => id) : [config.map];
};

const pairingsFor = ({ factions, points, exchange }: Setting): readonly Pairing[] => {
  const named = factions ?? FACTION_IDS;
  if (exchange) {
    const found = exchanges(named, points);
    if (found.length === 0) throw new LabRefused('no ship of these fleets can be exchanged for its points');
    return found;
  }
  const found = pairings(named, points);
  if (found.length === 0) throw new LabRefused('name two factions or more');
  return found;
};

const matchUp = (
  setting: Setting,
  { fleets, exchange }: Pairing,
  map: string,
  turned: boolean,
): MatchUp<CosmicConfig, Facts> => {
  const seats = turned ? [fleets[1], fleets[0]] : fleets;
  const config = parsed(setting, seats, map);
  const factions = [seats[0].faction, seats[1].faction] as const;
  return {
    config,
    facts: { factions, place: map, exchange, exchangedSeat: exchange === null ? null : turned ? 0 : 1 },
  };
};

export const lab: LabModule<CosmicConfig, Facts> = {
  matchUps: (given) => {
    const setting = readSetting(read, given);
    const maps = mapsIn(setting);
    const all = pairingsFor(setting);
    const made = new Map<number, MatchUp<CosmicConfig, Facts>>();
    /** Sets go through all pairs, then on to the next map: however many games there are, none has many more than another. */
    return (index) => {
      const set = Math.floor(index / IN_SET) % (all.length * maps.length);
      const turned = index % IN_SET >= IN_SET / 2;
      const key = set * 2 + (turned ? 1 : 0);
      const known = made.get(key);
      if (known !== undefined) return known;
      const fresh = matchUp(setting, all[set % all.length]!, maps[Math.floor(set / all.length)]!, turned);
      made.set(key, fresh);
      return fresh;
    };
  },
  report: reportOf('map'),
};
