/** The real terminal, pipes and signals. */

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline/promises';
import { isatty } from 'node:tty';
import { reasonOf } from './files.ts';
import { harmlessIo } from './harmless.ts';
import type { Io } from './io.ts';
import { splitLines } from './lines.ts';
import { EXIT } from './problem.ts';

const LONGEST_TYPED = 10_000;
const SEEDS = 2 ** 32;
const EXIT_INTERRUPTED = 130;

const isClosedPipe = (e: NodeJS.ErrnoException): boolean => e.code === 'EPIPE' || e.code === 'ERR_STREAM_DESTROYED';

/** `muster … | head`: who has read enough ends the program without a word. A full disk is said, where that can be read. */
const endWithOutput = (): void => {
  let ending = false;
  process.stdout.on('error', (e: NodeJS.ErrnoException) => {
    if (isClosedPipe(e)) process.exit(EXIT.done);
    if (ending) return;
    ending = true;
    process.stderr.write(`muster: the output cannot be written: ${reasonOf(e)}.\n`, () => process.exit(EXIT.wrong));
  });
  process.stderr.on('error', (e) => process.exit(isClosedPipe(e) ? EXIT.done : EXIT.wrong));
};

const never = (): Promise<void> => new Promise(() => {});

/** Resolves when more may be written; where nothing can be written any more, the process is about to end. */
const write = async (text: string): Promise<void> => {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain').catch(never);
};

interface Interruption {
  readonly interrupted: () => AbortSignal;
  /** undefined as long as nobody listens. */
  readonly signal: () => AbortSignal | undefined;
  /** Ctrl-C as the line editor gets it. */
  readonly stop: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const makeInterruption = (): Interruption => {
  let controller: AbortController | undefined;
  const listen = (): AbortController => {
    const made = new AbortController();
    for (const signal of SIGNALS) process.once(signal, () => made.abort(signal));
    return made;
  };
  return {
    interrupted: () => {
      controller ??= listen();
      return controller.signal;
    },
    signal: () => controller?.signal,
    stop: () => {
      if (controller === undefined || controller.signal.aborted) process.exit(EXIT_INTERRUPTED);
      controller.abort('SIGINT');
    },
  };
};

/** The next line, unless the signal comes first. */
const nextLine = (lines: AsyncGenerator<string>, signal: AbortSignal | undefined): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return resolve(undefined);
    const stop = (): void => resolve(undefined);
    signal?.addEventListener('abort', stop, { once: true });
    lines.next().then(({ done, value }) => {
      signal?.removeEventListener('abort', stop);
      resolve(done === true ? undefined : value);
    }, reject);
  });

/** On a terminal with editing and history, from a pipe line by line. */
const typedLines = ({ signal, stop }: Interruption): Pick<Io, 'ask' | 'forget'> => {
  let editor: Interface | undefined;
  let piped: AsyncGenerator<string> | undefined;
  const ask: Io['ask'] = async (prompt) => {
    const stopped = signal();
    if (!isatty(0)) {
      piped ??= splitLines(process.stdin, LONGEST_TYPED);
      return nextLine(piped, stopped);
    }
    editor ??= createInterface({ input: process.stdin, output: process.stdout }).on('SIGINT', stop);
    return editor.question(prompt, stopped === undefined ? {} : { signal: stopped }).catch(() => undefined); // Ctrl-D ends the input
  };
  const forget = (): void => {
    editor?.close();
    editor = undefined;
  };
  return { ask, forget };
};

export const processIo = (): Io => {
  endWithOutput();
  const interruption = makeInterruption();
  return harmlessIo({
    cwd: process.cwd(),
    env: process.env,
    terminal: { in: isatty(0), out: isatty(1), err: isatty(2) },
    columns: process.stdout.columns ?? 80,
    get input() {
      return process.stdin;
    },
    ...typedLines(interruption),
    write,
    tell: (text) => {
      process.stderr.write(text);
    },
    randomSeed: () => randomInt(SEEDS),
    now: () => performance.now(),
    interrupted: interruption.interrupted,
  });
};
