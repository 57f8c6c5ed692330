/** Connect four as a game of the kernel. */

import { type Game, parse } from '@muster/kernel';
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

export const connectFour: Game<Four, FourCommand, object, FourEvent, FourRefusal> = {
  id: 'connect-four',
  version: '1',
  parseConfig: (x) => parse(readConfig, x, 'config'),
  parseCommand: (x) => parse(readCommand, x, 'command'),
  parseState: (x) => parse(readState, x, 'state'),
  setup,
  decisions,
  refuse,
  play,
  candidates,
  view,
  imagine: (s) => s,
  outcome: (s) => s.outcome ?? undefined,
  explain,
  narrate,
};
