/**
 * Dwethia Conquest in the lab: the ready armies of the factions, every two of them, with every two scenarios, on all maps, from both
 * sides, with both players. The first player may be given another opening than its own.
 */

import { type ConquestConfig, conquest, MAPS, SCENARIO_IDS, type ScenarioId } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import { fields, integer, list, oneOf, optional, orNull, plainObject } from '@muster/kernel';
import { FACTION_IDS } from '../factions/report.ts';
import { type LabModule, LabRefused, type MatchUp } from '../module.ts';
import { playable, readSetting } from '../setting.ts';
import { developing, watchedBy } from './development.ts';
import { OPENINGS, type Opening, openedBy, startFor } from './openings.ts';
import { type WarFacts, warReport } from './report.ts';

export interface Setting {
  readonly points: number;
  /** Null: all of them. */
  readonly factions: readonly FactionId[] | null;
  readonly scenarios: readonly ScenarioId[] | null;
  readonly map: string | null;
  /** Of the first player. */
  readonly opening: Opening;
  readonly rulings: object;
}

const MAP_IDS = MAPS.map(({ id }) => id);

const read = fields<Setting>({
  points: optional(integer(500, 12_000), 1500),
  factions: optional(orNull(list(oneOf(FACTION_IDS), FACTION_IDS.length)), null),
  scenarios: optional(orNull(list(oneOf(SCENARIO_IDS), SCENARIO_IDS.length)), null),
  map: optional(orNull(oneOf(MAP_IDS)), null),
  opening: optional(oneOf(OPENINGS), 'usual'),
  rulings: optional<object>(plainObject, {}),
});

/** Both players with both armies from both sides. */
const IN_SET = 4;

type Two<T> = readonly [T, T];

/** Every two of them. */
const pairsOf = <T>(all: readonly T[]): readonly Two<T>[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));

/** With both in both places, and each against itself. */
const bothWays = <T>(all: readonly T[]): readonly Two<T>[] =>
  all.flatMap((one) => all.map((other) => [one, other] as const));

interface Fought {
  readonly factions: Two<FactionId>;
  readonly scenarios: Two<ScenarioId>;
  readonly map: string;
  /** Where the first player sits; null where that makes no difference. */
  readonly opener: number | null;
}

const configOf = (
  { points, opening, rulings }: Setting,
  { factions, scenarios, map, opener }: Fought,
): ConquestConfig => {
  const seats = factions.map((faction, seat) => {
    const start = seat === opener ? startFor(opening, faction) : null;
    return { faction, scenario: scenarios[seat], ...(start && { start }) };
  });
  return playable(conquest.parseConfig({ points, map, rulings, seats }));
};

const turned = <T>([one, other]: Two<T>): Two<T> => [other, one];

/** Through all pairs of factions; the scenarios and maps of a pair change from one time to the next until all have met. */
const foughtIn = (
  set: number,
  factions: readonly Two<FactionId>[],
  scenarios: readonly Two<ScenarioId>[],
  maps: readonly string[],
) => {
  const pair = set % factions.length;
  const time = Math.floor(set / factions.length);
  return {
    factions: factions[pair]!,
    scenarios: scenarios[(pair + time) % scenarios.length]!,
    map: maps[(pair + Math.floor(time / scenarios.length)) % maps.length]!,
  };
};

const matchUps = (given: unknown): ((index: number) => MatchUp<ConquestConfig, WarFacts>) => {
  const setting = readSetting(read, given);
  const factions = pairsOf(setting.factions ?? FACTION_IDS);
  const scenarios = bothWays(setting.scenarios ?? SCENARIO_IDS);
  const maps = setting.map === null ? MAP_IDS : [setting.map];
  if (factions.length === 0) throw new LabRefused('name two factions or more');
  if (scenarios.length === 0) throw new LabRefused('name a scenario at least');
  const made = new Map<string, MatchUp<ConquestConfig, WarFacts>>();
  return (index) => {
    const set = Math.floor(index / IN_SET) % (factions.length * scenarios.length * maps.length);
    const isTurned = index % IN_SET >= IN_SET / 2;
    const opener = setting.opening === 'usual' ? null : index % 2;
    const key = `${set} ${isTurned} ${opener}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const plain = foughtIn(set, factions, scenarios, maps);
    const fought: Fought = {
      factions: isTurned ? turned(plain.factions) : plain.factions,
      scenarios: isTurned ? turned(plain.scenarios) : plain.scenarios,
      map: plain.map,
      opener,
    };
    const fresh: MatchUp<ConquestConfig, WarFacts> = {
      config: configOf(setting, fought),
      facts: {
        factions: fought.factions,
        scenarios: fought.scenarios,
        place: fought.map,
        opening: setting.opening,
        development: null,
        exchange: null,
        exchangedSeat: null,
      },
    };
    made.set(key, fresh);
    return fresh;
  };
};

export const lab: LabModule<ConquestConfig, WarFacts> = {
  matchUps,
  guided: (players, seats, facts) => {
    const { see, told } = developing();
    return {
      players: players.map((player, seat) =>
        watchedBy(see, seats[seat] === 0 ? openedBy(facts.opening, player) : player),
      ),
      facts: () => ({ ...facts, development: told() }),
    };
  },
  report: warReport,
};
