/** What a game reads from outside, made of its readers. */

import type { Game, GameTypes } from './game.ts';
import { parse, type Reader } from './parse.ts';

type Parsing<T extends GameTypes> = Pick<
  Game<T>,
  'version' | 'readers' | 'parseConfig' | 'parseCommand' | 'parseState'
>;

/** `configOf`: configurations as this version wrote them; those of older records are read by theirs. */
export const parsing = <T extends GameTypes>(
  version: string,
  configOf: (version: string) => Reader<T['config']>,
  command: Reader<T['command']>,
  state: Reader<T['state']>,
): Parsing<T> => ({
  version,
  readers: { config: configOf(version), command },
  parseConfig: (x, wroteIt = version) => parse(configOf(wroteIt), x, 'config'),
  parseCommand: (x) => parse(command, x, 'command'),
  parseState: (x) => parse(state, x, 'state'),
});
