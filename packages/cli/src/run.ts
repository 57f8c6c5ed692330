/** Runs one command: arguments in, exit code out. Everything else goes through `io`. */

import { CommanderError } from 'commander';
import { isGameId, loadUsages } from './games.ts';
import type { Io } from './io.ts';
import { EXIT, Problem } from './problem.ts';
import { isCommand, makeProgram } from './program.ts';

const ofGames: ReadonlySet<string> = new Set(['play', 'odds', 'lab', 'referee', 'schema']);

/** The game may be named anywhere: `muster odds --json grid-battles`. */
const gameFirst = (args: readonly string[]): string[] => {
  const at = args.findIndex((arg, i) => i > 0 && isGameId(arg));
  return at < 2 || !ofGames.has(args[0]!)
    ? [...args]
    : [args[0]!, args[at]!, ...args.slice(1, at), ...args.slice(at + 1)];
};

/** The command, and its game, that was meant. */
const helpedBy = ([command, game]: readonly string[]): string => {
  if (command === undefined || !isCommand(command)) return 'muster';
  return game !== undefined && isGameId(game) && command !== 'referee' && command !== 'schema'
    ? `muster ${command} ${game}`
    : `muster ${command}`;
};

const isSystemError = (e: unknown): e is NodeJS.ErrnoException =>
  e instanceof Error && 'syscall' in e && typeof (e as NodeJS.ErrnoException).code === 'string';

export const run = async (args: readonly string[], io: Io): Promise<number> => {
  let code: number = EXIT.done;
  let help = '';
  const given = gameFirst(args);
  const program = makeProgram(
    io,
    await loadUsages(),
    helpedBy(given),
    (text) => {
      help += text;
    },
    async (work) => {
      code = await work;
    },
  );
  try {
    await program.parseAsync(given, { from: 'user' });
  } catch (e) {
    code = exitOf(e, io);
  }
  if (help !== '') await io.write(help);
  return code;
};

/** Says what was wrong, unless commander has; errors of our own are thrown on. */
const exitOf = (e: unknown, io: Io): number => {
  if (e instanceof CommanderError) return e.exitCode === 0 ? EXIT.done : EXIT.wrong;
  if (!(e instanceof Problem) && !isSystemError(e)) throw e;
  io.tell(`muster: ${e.message}\n`);
  return EXIT.wrong;
};
