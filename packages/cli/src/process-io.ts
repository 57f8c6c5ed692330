/** The real terminal, pipes and signals. */

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline/promises';
import { isatty } from 'node:tty';
import type { Io } from './io.ts';
import { splitLines } from './lines.ts';

const LONGEST_TYPED = 10_000;
const SEEDS = 2 ** 32;
const EXIT_INTERRUPTED = 130;

const isClosedPipe = (e: NodeJS.ErrnoException): boolean => e.code === 'EPIPE' || e.code === 'ERR_STREAM_DESTROYED';

/** `muster … | head`: who has read enough ends the program without a word. */
const endQuietlyOnClosedPipe = (): void => {
  const end = (e: NodeJS.ErrnoException): void => {
    if (isClosedPipe(e)) process.exit(0);
    throw e;
  };
  process.stdout.on('error', end);
  process.stderr.on('error', end);
};

const openEditor = (): Interface => {
  const editor = createInterface({ input: process.stdin, output: process.stdout });
  return editor.on('SIGINT', () => process.exit(EXIT_INTERRUPTED));
};

/** On a terminal with editing and history, from a pipe line by line. */
const typedLines = (): Pick<Io, 'ask' | 'forget'> => {
  let editor: Interface | undefined;
  let piped: AsyncGenerator<string> | undefined;
  const ask: Io['ask'] = async (prompt) => {
    if (!isatty(0)) {
      piped ??= splitLines(process.stdin, LONGEST_TYPED);
      const next = await piped.next();
      return next.done === true ? undefined : next.value;
    }
    editor ??= openEditor();
    return editor.question(prompt).catch(() => undefined); // Ctrl-D ends the input
  };
  const forget = (): void => {
    editor?.close();
    editor = undefined;
  };
  return { ask, forget };
};

const interruption = (): (() => AbortSignal) => {
  let controller: AbortController | undefined;
  return () => {
    if (controller === undefined) {
      controller = new AbortController();
      const stop = (): void => controller?.abort();
      process.once('SIGINT', stop).once('SIGTERM', stop);
    }
    return controller.signal;
  };
};

export const processIo = (): Io => {
  endQuietlyOnClosedPipe();
  return {
    cwd: process.cwd(),
    env: process.env,
    terminal: { in: isatty(0), out: isatty(1), err: isatty(2) },
    columns: process.stdout.columns ?? 80,
    get input() {
      return process.stdin;
    },
    ...typedLines(),
    write: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    tell: (text) => {
      process.stderr.write(text);
    },
    randomSeed: () => randomInt(SEEDS),
    now: () => performance.now(),
    interrupted: interruption(),
  };
};
