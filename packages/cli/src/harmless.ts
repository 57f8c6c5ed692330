/**
 * What a file, a name or an argument brings must not steer the terminal. All that is printed passes here: control characters and
 * those that turn the direction of text are written as JSON writes them, so that JSON keeps its meaning and people see what is
 * there. Only what `own` has marked passes as it is.
 */

import { randomUUID } from 'node:crypto';
import type { Io } from './io.ts';

/** Whoever writes a file cannot know it. */
const MARK = `\u001b${randomUUID()}\u001b`;

/** A sequence of ours that the terminal shall obey. */
export const own = (sequence: string): string => `${MARK}${sequence}${MARK}`;

const STEERING = /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

const written = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

const harmless = (text: string): string =>
  text
    .split(MARK)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(STEERING, written)))
    .join('');

/** The same terminal, to which nothing but our own sequences can be sent. */
export const harmlessIo = (io: Io): Io => ({
  cwd: io.cwd,
  env: io.env,
  terminal: io.terminal,
  columns: io.columns,
  get input() {
    return io.input; // asked for only by those who read it: that opens it
  },
  ask: (prompt) => io.ask(harmless(prompt)),
  forget: () => io.forget(),
  write: (text) => io.write(harmless(text)),
  tell: (text) => io.tell(harmless(text)),
  randomSeed: () => io.randomSeed(),
  now: () => io.now(),
  interrupted: () => io.interrupted(),
});
