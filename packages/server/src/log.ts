/**
 * What a server says about itself, to whoever runs it. Never in it: keys and their hashes, names of people, forces and commands, addresses
 * of clients. A match is named by its id, which opens nothing.
 */

import type { MatchId } from '@muster/protocol';
import type { LogForm } from './settings.ts';

export type LogEvent =
  | { readonly event: 'started'; readonly address: string; readonly data: string }
  | { readonly event: 'metrics'; readonly address: string }
  | { readonly event: 'stopping' }
  | { readonly event: 'stopped' }
  | { readonly event: 'unknownSetting'; readonly name: string }
  | { readonly event: 'made' | 'begun' | 'over' | 'withdrawn'; readonly match: MatchId; readonly game: string }
  | { readonly event: 'deleted'; readonly matches: number }
  | { readonly event: 'noticeFailed'; readonly host: string; readonly status: number | null }
  | { readonly event: 'error'; readonly error: Error };

export type Log = (event: LogEvent) => void;

const LEVELS = {
  started: 'info',
  metrics: 'info',
  stopping: 'info',
  stopped: 'info',
  made: 'info',
  begun: 'info',
  over: 'info',
  withdrawn: 'info',
  deleted: 'info',
  unknownSetting: 'warn',
  noticeFailed: 'warn',
  error: 'error',
} as const satisfies Readonly<Record<LogEvent['event'], string>>;

/** Their names. */
export const LOG_EVENTS: readonly string[] = Object.keys(LEVELS);

/** Keys are 43 letters of base64url, hashes and seeds 64 of hex: whatever an error quotes, they do not come out. */
const withoutSecrets = (text: string): string => text.replaceAll(/[\w-]{43,}/g, '…');

const wordsOf = (event: LogEvent): string => {
  switch (event.event) {
    case 'started':
      return `Ready at ${event.address}; battles with people are kept in ${event.data}.`;
    case 'metrics':
      return `Figures are served at ${event.address}.`;
    case 'stopping':
      return 'Stopping: what is under way is written and answered first.';
    case 'stopped':
      return 'Stopped.';
    case 'unknownSetting':
      return `${event.name} is no setting of this server, and sets nothing.`;
    case 'made':
      return `Match ${event.match} of ${event.game} was made.`;
    case 'begun':
      return `Match ${event.match} of ${event.game} has begun.`;
    case 'over':
      return `Match ${event.match} of ${event.game} is over.`;
    case 'withdrawn':
      return `Match ${event.match} of ${event.game} was withdrawn.`;
    case 'deleted':
      return `${event.matches === 1 ? '1 old match was' : `${event.matches} old matches were`} deleted.`;
    case 'noticeFailed':
      return `A notice could not be sent by ${event.host} (${event.status ?? 'no answer'}).`;
    case 'error':
      return `An error: ${event.error.message}`;
  }
};

const factsOf = (event: LogEvent): object => {
  if (event.event !== 'error') return event;
  const { name, message, stack } = event.error;
  return { event: 'error', name, message, stack };
};

/** One line for an event; `now` in milliseconds since 1970. */
export const lineOf = (form: LogForm, event: LogEvent, now: number): string => {
  if (form === 'words') return withoutSecrets(wordsOf(event));
  const told = { time: new Date(now).toISOString(), level: LEVELS[event.event], ...factsOf(event) };
  return withoutSecrets(JSON.stringify(told));
};

/** The form that the settings ask for, a line at a time. In words only what somebody should look at is said: a terminal stays quiet. */
export const makeLog =
  (form: LogForm, write: (line: string) => void): Log =>
  (event) => {
    if (form === 'words' && LEVELS[event.event] === 'info') return;
    write(`${lineOf(form, event, Date.now())}\n`);
  };
