/** Magewinds at the terminal: the table, its words, and what came of them. */

import { type MagewindsEvent, type MagewindsTypes, SCENARIOS, type ScenarioId, TERRAIN_IDS } from '@muster/magewinds';
import type { TerminalTable } from '../game.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { answerTo } from './answers.ts';
import { boardText } from './board.ts';
import { goals, legend, statusLine, summary } from './status.ts';
import { MAGE_WORDS, type MageAction } from './typed.ts';
import { typedFor } from './typed-for.ts';
import { readScenario, readWarbands } from './warbands.ts';

type MagewindsPlayOptions = {
  readonly scenario: string;
  readonly warbands?: string;
  readonly seats?: string;
  readonly slots?: string;
  readonly terrain?: string;
  readonly deployment: string;
};

/** Warbands of 8 slots, for who names none. */
const WARBANDS = [
  ['warrior', 'wizard', 'cleric', 'guardian'],
  ['druid', 'seer', 'witch', 'enchanter'],
  ['deadeye', 'mesmer', 'warlock', 'cleric'],
  ['wizard', 'guardian', 'witch', 'militia', 'acolyte'],
] as const;

const MOST_SEATS = 4;
const MOST_SLOTS = 20;

const warbandsFor = ({ warbands, seats }: MagewindsPlayOptions, scenario: ScenarioId): unknown => {
  const wanted = seats === undefined ? undefined : wholeNumber('--seats', seats, 2, MOST_SEATS);
  if (warbands === 'choose') return { players: wanted ?? SCENARIOS[scenario].players[0] };
  if (warbands === undefined) return { warbands: WARBANDS.slice(0, wanted ?? SCENARIOS[scenario].players[0]) };
  return { warbands: readWarbands(warbands), ...(wanted === undefined ? {} : { players: wanted }) };
};

const configOf = (o: MagewindsPlayOptions): unknown => {
  const scenario = readScenario(o.scenario);
  return {
    scenario,
    ...(warbandsFor(o, scenario) as object),
    ...(o.slots === undefined ? {} : { slots: wholeNumber('--slots', o.slots, 1, MOST_SLOTS) }),
    ...(o.terrain === undefined ? {} : { terrain: oneOf('terrain', o.terrain, [...TERRAIN_IDS, 'chosen']) }),
    deployment: oneOf('deployment', o.deployment, ['players', 'auto']),
  };
};

const diceOf = (dice: readonly number[]): string => dice.join(' ');

/** The dice before what they add up to. */
const details = (e: MagewindsEvent): string | undefined => {
  if (e.type === 'struck' && e.dice.length > 0) {
    const again = e.rerolled.length === 0 ? '' : `, hits again ${diceOf(e.rerolled)}`;
    return `  dice ${diceOf(e.dice)}${again}; ${e.needed} or less hits`;
  }
  if (e.type === 'barrier' && e.dice.length > 0) return `  dice ${diceOf(e.dice)}; ${e.needed} or less cancels`;
  return undefined;
};

export const magewindsTable: TerminalTable<MagewindsTypes, MageAction> = {
  configOf,
  goals,
  legend,
  board: boardText,
  status: statusLine,
  summary,
  details,
  boardAfter: (b, events) => b.phase !== 'over' && events.some(({ type }) => type === 'roundBegan'),
  words: MAGE_WORDS,
  answer: answerTo,
  candidateWords: (b, _, command) => typedFor(b, command),
};
