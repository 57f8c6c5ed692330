/**
 * Dwethia Cosmic Combat in the lab: the ready fleets of the factions, every two of them (or each against itself with a ship
 * exchanged, or fleets drawn at random), on all maps of the size, from both sides, with both players.
 */

import { type CosmicConfig, cosmicCombat, mapsFor, pointsOf, SCENARIOS, SHIPS } from '@muster/cosmic-combat';
import type { FactionId } from '@muster/dwethia';
import { fields, flag, integer, list, oneOf, optional, orNull, plainObject, text } from '@muster/kernel';
import { FACTION_IDS, type Facts, reportOf } from '../factions/report.ts';
import type { LabGame } from '../game.ts';
import { type LabModule, LabRefused, type LabReport, type MatchUp } from '../module.ts';
import { playable, readSetting } from '../setting.ts';
import { percent } from '../table.ts';
import { drawnPair } from './drawn.ts';
import { exchanges, type Pairing, pairings } from './fleets.ts';
import { type Fought, worthsOf } from './worth.ts';

export interface Setting {
  readonly points: number;
  /** Null: all of them. */
  readonly factions: readonly FactionId[] | null;
  /** Null: all of the size. */
  readonly map: string | null;
  readonly scenario: CosmicConfig['scenario'];
  /** A ship for its points in others instead of faction against faction. */
  readonly exchange: boolean;
  /** Fleets drawn at random, to see what every ship is worth. */
  readonly drawn: boolean;
  readonly rulings: object;
}

const read = fields<Setting>({
  points: optional(integer(1500, 12_000), 1500),
  factions: optional(orNull(list(oneOf(FACTION_IDS), FACTION_IDS.length)), null),
  map: optional(orNull(text(40)), null),
  scenario: optional(oneOf(SCENARIOS.map(({ id }) => id)), 'fleet-action'),
  exchange: optional(flag, false),
  drawn: optional(flag, false),
  rulings: optional<object>(plainObject, {}),
});

interface CosmicFacts extends Facts {
  /** By seat, where they were drawn. */
  readonly drawn: readonly [readonly string[], readonly string[]] | null;
}

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
): MatchUp<CosmicConfig, CosmicFacts> => {
  const seats = turned ? [fleets[1], fleets[0]] : fleets;
  const config = parsed(setting, seats, map);
  const factions = [seats[0].faction, seats[1].faction] as const;
  return {
    config,
    facts: {
      factions,
      place: map,
      exchange,
      exchangedSeat: exchange === null ? null : turned ? 0 : 1,
      drawn: setting.drawn ? [seats[0].ships, seats[1].ships] : null,
    },
  };
};

/** Of every set of battles its own fleets. */
const drawnUps = (setting: Setting, seed: number, maps: readonly string[]) => {
  const factions = setting.factions ?? FACTION_IDS;
  let last: { readonly key: number; readonly up: MatchUp<CosmicConfig, CosmicFacts> } | undefined;
  return (index: number): MatchUp<CosmicConfig, CosmicFacts> => {
    const set = Math.floor(index / IN_SET);
    const turned = index % IN_SET >= IN_SET / 2;
    const key = set * 2 + (turned ? 1 : 0);
    if (last?.key === key) return last.up;
    const fleets = drawnPair(factions, setting.points, seed, set);
    const up = matchUp(setting, { fleets, exchange: null }, maps[set % maps.length]!, turned);
    last = { key, up };
    return up;
  };
};

const numbersOf = (ships: readonly string[], by: 1 | -1, into: Map<string, number>): void => {
  for (const id of ships) into.set(id, (into.get(id) ?? 0) + by);
};

const foughtIn = ({ facts, outcome }: LabGame<CosmicFacts>): readonly Fought[] => {
  if (facts.drawn === null) return [];
  const more = new Map<string, number>();
  numbersOf(facts.drawn[0], 1, more);
  numbersOf(facts.drawn[1], -1, more);
  const [first = []] = outcome.places;
  return [{ more, won: first.includes(0) ? 1 / first.length : 0 }];
};

const signed = (share: number): string => `${share >= 0 ? '+' : '−'}${percent(Math.abs(share))}`;

const report = (games: readonly LabGame<CosmicFacts>[]): LabReport => {
  const usual = reportOf('map')(games);
  const fought = games.flatMap(foughtIn);
  if (fought.length === 0) return usual;
  const ships = worthsOf(fought, new Map(SHIPS.map((ship) => [ship.id, pointsOf(ship)])));
  const rows = ships
    .toSorted((a, b) => b.shift - a.shift)
    .map(({ ship, points, shift, interval: [low, high], fair }) => [
      `${ship} (${points} points)`,
      signed(shift),
      `${signed(low)} to ${signed(high)}`,
      `worth ${fair}`,
    ]);
  return {
    json: { ...usual.json, ships },
    sections: [...usual.sections, { title: 'What one more of a ship shifts, beyond its points', rows }],
  };
};

export const lab: LabModule<CosmicConfig, CosmicFacts> = {
  matchUps: (given, seed) => {
    const setting = readSetting(read, given);
    const maps = mapsIn(setting);
    if (setting.drawn) return drawnUps(setting, seed, maps);
    const all = pairingsFor(setting);
    const made = new Map<number, MatchUp<CosmicConfig, CosmicFacts>>();
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
  report,
};
