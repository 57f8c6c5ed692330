/** Dwethia Cosmic Combat at the terminal: the board, its words, and what came of them. */

import {
  type Battle,
  type CosmicEvent,
  type CosmicTypes,
  cosmicCombatDescriptor,
  MAPS,
  OPEN,
  SCENARIOS,
  scenarioOf,
} from '@muster/cosmic-combat';
import { FACTIONS, readFaction } from '@muster/dwethia';
import { parse } from '@muster/kernel';
import type { TerminalTable } from '../game.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { plainTable } from '../plain/table.ts';
import type { LineAction } from '../play/line-words.ts';
import { boardText, legend } from './board.ts';
import { answerTo, COSMIC_WORDS, typedFor } from './typed.ts';

type CosmicPlayOptions = {
  readonly points: string;
  readonly map?: string;
  readonly scenario: string;
  readonly factions?: string;
};

const [LEAST_POINTS, MOST_POINTS] = [300, 12000];

const FACTION_IDS = FACTIONS.map(({ id }) => id);

export const readPoints = (text: string): number => wholeNumber('--points', text, LEAST_POINTS, MOST_POINTS);

export const readMap = (text: string): string => oneOf('map', text, [...MAPS.map(({ id }) => id), OPEN]);

export const readScenario = (text: string): string =>
  oneOf(
    'scenario',
    text,
    SCENARIOS.map(({ id }) => id),
  );

/** `void/citadel` */
export const readFactions = (text: string): readonly string[] =>
  text.split('/').map((id) => {
    const parsed = parse(readFaction, id.trim().toLowerCase(), 'faction');
    return parsed.ok ? parsed.value : oneOf('faction', id, FACTION_IDS);
  });

const configOf = (o: CosmicPlayOptions): unknown => ({
  points: readPoints(o.points),
  scenario: readScenario(o.scenario),
  ...(o.map === undefined ? {} : { map: readMap(o.map) }),
  ...(o.factions === undefined ? {} : { seats: readFactions(o.factions).map((faction) => ({ faction })) }),
});

const plain = plainTable(cosmicCombatDescriptor, (options) => configOf(options as CosmicPlayOptions) as object);

export const cosmicTable: TerminalTable<CosmicTypes, LineAction> = {
  configOf,
  goals: ({ config }) => {
    const { name, words, rounds } = scenarioOf(config.scenario);
    return `${name}, ${rounds} rounds. ${words}\n`;
  },
  legend,
  board: boardText,
  status: plain.status,
  summary: plain.summary,
  details: () => undefined,
  boardAfter: (b: Battle, events: readonly CosmicEvent[]) =>
    b.outcome === null && events.some(({ type }) => type === 'roundBegan' || type === 'revealed'),
  words: COSMIC_WORDS,
  answer: answerTo,
  candidateWords: (_, __, command) => typedFor(command),
};
