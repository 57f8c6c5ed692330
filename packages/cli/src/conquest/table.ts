/** Dwethia Conquest at the terminal: the land, its words, and what came of them. */

import {
  type Battle,
  type ConquestEvent,
  type ConquestTypes,
  conquestDescriptor,
  LEAST_POINTS,
  MAPS,
  MOST_POINTS,
  missionOf,
  SCENARIO_IDS,
  type ScenarioId,
  scenarioOf,
  scenarioWords,
  sideName,
} from '@muster/conquest';
import { FACTIONS, type FactionId, readFaction as factionReader } from '@muster/dwethia';
import { parse } from '@muster/kernel';
import type { TerminalTable } from '../game.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { plainTable } from '../plain/table.ts';
import type { LineAction } from '../play/line-words.ts';
import { problem } from '../problem.ts';
import { boardText, legend } from './board.ts';
import { answerTo, CONQUEST_WORDS, typedFor } from './typed.ts';

type ConquestPlayOptions = {
  readonly points: string;
  readonly map?: string;
  readonly factions?: string;
  readonly scenarios?: string;
  readonly nodes?: string;
  readonly terrain?: string;
  readonly blind?: true;
};

const FACTION_IDS = FACTIONS.map(({ id }) => id);

export const readPoints = (text: string): number => wholeNumber('--points', text, LEAST_POINTS, MOST_POINTS);

export const readMap = (text: string): string =>
  oneOf(
    'map',
    text,
    MAPS.map(({ id }) => id),
  );

export const readFaction = (text: string): FactionId => {
  const parsed = parse(factionReader, text.trim().toLowerCase(), 'faction');
  return parsed.ok ? parsed.value : oneOf('faction', text, FACTION_IDS);
};

/** `void/citadel` */
export const readFactions = (text: string): readonly FactionId[] => text.split('/').map(readFaction);

/** `annihilation/take-the-city` */
export const readScenarios = (text: string): readonly ScenarioId[] =>
  text.split('/').map((id) => oneOf('scenario', id, SCENARIO_IDS));

const DEFAULT_FACTIONS: readonly FactionId[] = ['empire-of-sol', 'citadel'];

const seatsOf = (o: ConquestPlayOptions): readonly object[] => {
  const factions = o.factions === undefined ? DEFAULT_FACTIONS : readFactions(o.factions);
  const scenarios = o.scenarios === undefined ? [] : readScenarios(o.scenarios);
  if (scenarios.length > 2) problem('--scenarios: one for each side, such as annihilation/take-the-city.');
  return factions.map((faction, seat) => {
    const scenario = scenarios[seat] ?? (seat < 2 ? scenarios[0] : undefined);
    return { faction, ...(scenario && { scenario }) };
  });
};

const configOf = (o: ConquestPlayOptions): unknown => {
  const terrain = oneOf('way to lay out terrain', o.terrain ?? 'map', ['map', 'alternate']);
  const nodes = oneOf('way to place nodes', o.nodes ?? (terrain === 'map' ? 'map' : 'players'), ['map', 'players']);
  return {
    points: readPoints(o.points),
    ...(o.map === undefined ? {} : { map: readMap(o.map) }),
    terrain,
    nodes,
    seats: seatsOf(o),
    rulings: o.blind ? { blindMuster: true } : {},
  };
};

const plain = plainTable(conquestDescriptor, (options) => configOf(options as ConquestPlayOptions) as object);

const goalsOf = (b: Battle, side: 0 | 1): string => {
  const { aims } = b.sides[side];
  if (aims === null) return `${sideName(b.config, side)}: aims under seal.\n`;
  const { name } = scenarioOf(aims.scenario);
  const missions = aims.missions.map((id) => {
    const mission = missionOf(id)!;
    return `  ${mission.name}, ${mission.vp} VP: ${mission.words}\n`;
  });
  return `${sideName(b.config, side)}: ${name}. ${scenarioWords(b, aims.scenario)}\n${missions.join('')}`;
};

const DRAWN: readonly ConquestEvent['type'][] = ['roundBegan', 'halfBegan'];

export const conquestTable: TerminalTable<ConquestTypes, LineAction> = {
  configOf,
  goals: (b) => `${b.config.rulings.rounds} rounds.\n${goalsOf(b, 0)}${goalsOf(b, 1)}`,
  legend,
  board: boardText,
  status: plain.status,
  summary: plain.summary,
  details: () => undefined,
  boardAfter: (b, events) => b.outcome === null && events.some(({ type }) => DRAWN.includes(type)),
  words: CONQUEST_WORDS,
  answer: answerTo,
  candidateWords: (_, __, command) => typedFor(command),
};
