/** Connect four as a game of the kernel. */

import { type Decision, type Game, parse } from '@muster/kernel';
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
  setup,
  view,
} from './rules.ts';

const REASONS: Readonly<Record<FourRefusal['code'], string>> = {
  over: 'The game is over',
  notYourTurn: 'It is the other seat’s turn',
  noColumn: 'There is no such column',
  columnFull: 'This column is full',
};

const explain = (r: FourRefusal): string => `${REASONS[r.code]} (${r.rule}).`;

const narrate = (e: FourEvent): string =>
  e.type === 'dropped' ? `Seat ${e.seat} drops a disc into column ${e.column}.` : `It is over: ${e.outcome.reason}.`;

export interface FourTypes {
  readonly state: Four;
  readonly command: FourCommand;
  readonly config: object;
  readonly event: FourEvent;
  readonly refusal: FourRefusal;
  readonly decision: Decision;
}

export const connectFour: Game<FourTypes> = {
  id: 'connect-four',
  version: '1',
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
  view,
  imagine: (s) => s,
  outcome: (s) => s.outcome ?? undefined,
  explain,
  narrate,
};
