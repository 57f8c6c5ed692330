/** Connect Four as a game of the kernel. */

import { type Decision, type Game, type Outcome, parse } from '@muster/kernel';
import { FACTS } from './facts.ts';
import { readCommand, readConfig, readState } from './parse.ts';
import {
  candidates,
  decisions,
  type Four,
  type FourCommand,
  type FourEvent,
  type FourRefusal,
  play,
  refuse,
  SEAT_NAMES,
  setup,
  view,
} from './rules.ts';

const REASONS: Readonly<Record<FourRefusal['code'], string>> = {
  over: 'The game is over',
  notYourTurn: 'It is the other’s turn',
  noColumn: 'There is no such column',
  columnFull: 'This column is full',
};

const explain = (r: FourRefusal): string => `${REASONS[r.code]} (${r.rule}).`;

const REASON_WORDS: Readonly<Record<string, string>> = {
  fourInLine: 'four in a line',
  conceded: 'the other gives up',
};

const endWords = ({ places, reason }: Outcome): string =>
  places.length === 1 ? 'The board is full: a draw.' : `${SEAT_NAMES[places[0]![0]!]} wins: ${REASON_WORDS[reason]}.`;

const narrate = (e: FourEvent): string =>
  e.type === 'dropped' ? `${SEAT_NAMES[e.seat]} drops a disc into column ${e.column + 1}.` : endWords(e.outcome);

export interface FourTypes {
  readonly state: Four;
  readonly command: FourCommand;
  readonly config: object;
  readonly event: FourEvent;
  readonly refusal: FourRefusal;
  readonly decision: Decision;
  readonly roll: never; // there is no luck in it
}

export const connectFour: Game<FourTypes> = {
  id: FACTS.id,
  version: '1',
  readers: { config: readConfig, command: readCommand },
  seats: () => 2,
  parseConfig: (x) => parse(readConfig, x, 'config'),
  parseCommand: (x) => parse(readCommand, x, 'command'),
  parseState: (x) => parse(readState, x, 'state'),
  setup,
  decisions,
  refuse,
  play,
  candidates,
  isPrivate: () => false,
  sealed: () => undefined,
  view,
  imagine: (s) => s,
  outcome: (s) => s.outcome ?? undefined,
  explain,
  narrate,
};
