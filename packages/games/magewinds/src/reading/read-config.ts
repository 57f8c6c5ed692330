/** Reads a configuration from outside. All of it may be left out; what is given must fit together. */

import {
  either,
  fields,
  flag,
  integer,
  list,
  meaning,
  misread,
  oneOf,
  optional,
  orNull,
  type Parsed,
  parse,
  type Reader,
  reader,
  shown,
} from '@muster/kernel';
import { refuseNames } from '../build/names.ts';
import { refuseWarband } from '../build/warband.ts';
import { CURRENT_EDITION, EDITIONS, type Edition } from '../content/edition.ts';
import type { Terrain } from '../content/features.ts';
import { PROFILE_IDS, type ProfileId } from '../content/fighters.ts';
import type { Names } from '../content/names.ts';
import { isForPlayers, SCENARIO_IDS, SCENARIOS, type ScenarioId, scenariosFor } from '../content/scenarios.ts';
import { defaultTerrain, fits, TERRAIN_IDS, type TerrainId, terrainOf, terrainsFor } from '../content/terrain.ts';
import { readTerrain, refuseTerrain } from '../ground/terrain.ts';
import { ASSEMBLIES, type MagewindsConfig } from '../state/battle.ts';
import { sentenceOf } from '../words/refusals.ts';
import { readNames } from './read-names.ts';

/** 6, 8 and 10 are those the pack suggests (TC assembly.slots). */
const DEFAULT_SLOTS = 8;
const MOST_SLOTS = 20;
const PLAYERS = [2, 3, 4] as const;
type Players = MagewindsConfig['players'];

/** As it was written: what is null was left out. */
interface Written {
  readonly scenario: MagewindsConfig['scenario'] | null;
  readonly players: Players | null;
  readonly slots: number;
  readonly warbands: MagewindsConfig['warbands'] | null;
  readonly names: readonly (Names | null)[] | null;
  readonly assembly: MagewindsConfig['assembly'];
  readonly warbandsFirst: boolean;
  readonly terrain: MagewindsConfig['terrain'] | null;
  readonly deployment: MagewindsConfig['deployment'];
  readonly officialOnly: boolean;
  readonly normaliseLightPrecisionTo15: boolean;
  readonly guardWorksWhenExhausted: boolean;
  readonly edition: Edition | null;
}

const readProfile: Reader<ProfileId> = reader(
  { enum: PROFILE_IDS },
  (x, where) =>
    PROFILE_IDS.find((id) => id === x) ??
    misread(where, `there is no fighter ${shown(x)}; there are ${PROFILE_IDS.join(', ')}`),
);

const readTerrainChoice: Reader<TerrainId | Terrain | 'chosen'> = either(
  (x) => typeof x === 'object' && x !== null,
  readTerrain,
  oneOf([...TERRAIN_IDS, 'chosen'] as const),
);

const orNone = <V>(read: Reader<V>): Reader<V | null> => optional(orNull(read), null);

/** Told in records. */
export const MAGEWINDS_VERSION = '2';
/** The edition that a version played before there was a choice. */
const editionOf = (version: string): Edition => (version === '1' ? 1 : CURRENT_EDITION);

const readWritten: Reader<Written> = fields<Written>({
  scenario: orNone(oneOf([...SCENARIO_IDS, 'chosen', 'random'] as const)),
  players: orNone(oneOf(PLAYERS)),
  slots: optional(integer(1, MOST_SLOTS), DEFAULT_SLOTS),
  warbands: orNone(list(orNull(list(readProfile, MOST_SLOTS)), 4)),
  names: orNone(list(orNull(readNames), 4)),
  assembly: optional(oneOf(ASSEMBLIES), 'secret'),
  warbandsFirst: optional(flag, true),
  terrain: orNone(readTerrainChoice),
  deployment: optional(oneOf(['players', 'auto'] as const), 'players'),
  officialOnly: optional(flag, false),
  normaliseLightPrecisionTo15: optional(flag, true),
  guardWorksWhenExhausted: optional(flag, true),
  edition: optional<Edition | null>(oneOf(EDITIONS), null),
});

const isScenario = (s: MagewindsConfig['scenario'] | null): s is ScenarioId =>
  s !== null && s !== 'chosen' && s !== 'random';

/** How many play: as written, or as many as there are warbands, or as few as the scenario allows. */
const playersOf = ({ players, warbands, scenario }: Written, where: string): Players => {
  if (warbands && players && warbands.length !== players)
    misread(`${where}.warbands`, `must be one for each of the ${players} players, not ${warbands.length}`);
  const count = players ?? warbands?.length ?? (isScenario(scenario) ? SCENARIOS[scenario].players[0] : 2);
  return PLAYERS.find((n) => n === count) ?? misread(`${where}.warbands`, `must be two to four, not ${count}`);
};

const scenarioFor = (written: Written, players: Players, where: string): MagewindsConfig['scenario'] => {
  const scenario = written.scenario ?? (players === 2 ? 'king-of-the-hill' : 'battle-royale');
  if (!isScenario(scenario)) return scenario;
  const { name, players: range, source } = SCENARIOS[scenario];
  if (!isForPlayers(scenario, players)) {
    const meant = range[0] === range[1] ? `${range[0]}` : `${range[0]} or ${range[1]}`;
    misread(`${where}.scenario`, `${name} is for ${meant} players, not ${players}`);
  }
  if (written.officialOnly && source === 'house')
    misread(`${where}.scenario`, `${name} is a stand-in of ours, which officialOnly excludes`);
  return scenario;
};

const checkWarbands = (
  { slots, officialOnly }: Written,
  warbands: MagewindsConfig['warbands'],
  where: string,
): void => {
  for (const [seat, warband] of warbands.entries()) {
    const refusal = warband && refuseWarband(warband, slots, officialOnly);
    if (refusal) misread(`${where}.warbands[${seat}]`, sentenceOf(refusal));
  }
};

const checkNames = (names: readonly (Names | null)[], warbands: MagewindsConfig['warbands'], where: string): void => {
  if (names.length !== warbands.length)
    misread(where, `must be one list or null for each of the ${warbands.length} players, not ${names.length}`);
  for (const [seat, given] of names.entries()) {
    if (given === null) continue;
    const warband =
      warbands[seat] ?? misread(`${where}[${seat}]`, 'this seat assembles its warband in set-up, and names it there');
    const refusal = refuseNames(given, warband);
    if (refusal) misread(`${where}[${seat}]`, sentenceOf(refusal));
  }
};

const terrainFor = (
  { terrain, officialOnly }: Written,
  players: Players,
  scenario: MagewindsConfig['scenario'],
  where: string,
): MagewindsConfig['terrain'] => {
  if (terrain === null) return defaultTerrain(players);
  if (terrain === 'chosen') return terrain;
  if (typeof terrain === 'string') {
    if (!fits(terrain, players))
      misread(
        where,
        `${terrainOf(terrain).name} does not fit ${players} players; there are ${terrainsFor(players).join(', ')}`,
      );
    return terrain;
  }
  for (const id of isScenario(scenario) ? [scenario] : scenariosFor(players, officialOnly)) {
    const refusal = refuseTerrain(terrain, players, id);
    if (refusal) misread(where, sentenceOf(refusal));
  }
  return terrain;
};

const CONFIG_WORDS =
  'All of it fits together: two to four warbands, one for each player, that the slots allow (TC assembly.slots), names for those that are given, and a scenario and terrain for so many.';

const readConfigOf = (version: string): Reader<MagewindsConfig> =>
  meaning(readWritten, CONFIG_WORDS, (written, where) => {
    const players = playersOf(written, where);
    const scenario = scenarioFor(written, players, where);
    const warbands = written.warbands ?? Array.from({ length: players }, () => null);
    checkWarbands(written, warbands, where);
    const config: MagewindsConfig = {
      scenario,
      players,
      slots: written.slots,
      warbands,
      assembly: written.assembly,
      warbandsFirst: written.warbandsFirst,
      terrain: terrainFor(written, players, scenario, `${where}.terrain`),
      deployment: written.deployment,
      officialOnly: written.officialOnly,
      normaliseLightPrecisionTo15: written.normaliseLightPrecisionTo15,
      guardWorksWhenExhausted: written.guardWorksWhenExhausted,
      edition: written.edition ?? editionOf(version),
    };
    if (written.names === null) return config;
    checkNames(written.names, warbands, `${where}.names`);
    return { ...config, names: written.names };
  });

export const readConfig = readConfigOf(MAGEWINDS_VERSION);

/** Of a record, `version` tells which Magewinds wrote it. */
export const parseConfig = (x: unknown, version = MAGEWINDS_VERSION): Parsed<MagewindsConfig> =>
  parse(readConfigOf(version), x, 'config');
