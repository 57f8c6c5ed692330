/** For tests only: a terminal made of strings. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { harmlessIo } from './harmless.ts';
import type { Io } from './io.ts';
import { run } from './run.ts';

export interface Typed {
  readonly cwd?: string;
  readonly env?: Io['env'];
  readonly terminal?: Partial<Io['terminal']>;
  /** What is piped in. */
  readonly input?: string | readonly Uint8Array[];
  /** Lines typed when asked. */
  readonly lines?: readonly string[];
  readonly interrupted?: AbortSignal;
  readonly onWrite?: (text: string) => void;
  readonly onAsk?: (prompt: string) => void;
  readonly onForget?: () => void;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function* chunks(input: string | readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  if (typeof input === 'string') yield Buffer.from(input);
  else yield* input;
}

export const testIo = (typed: Typed = {}): { readonly io: Io; out(): string; err(): string } => {
  const lines = [...(typed.lines ?? [])];
  let out = '';
  let err = '';
  const io: Io = {
    cwd: typed.cwd ?? tmpdir(),
    env: typed.env ?? {},
    terminal: { in: false, out: false, err: false, ...typed.terminal },
    columns: 80,
    input: chunks(typed.input ?? ''),
    ask: async (prompt) => {
      typed.onAsk?.(prompt);
      return lines.shift();
    },
    forget: () => typed.onForget?.(),
    write: async (text) => {
      out += text;
      typed.onWrite?.(text);
    },
    tell: (text) => {
      err += text;
    },
    randomSeed: () => 7,
    now: () => performance.now(),
    interrupted: () => typed.interrupted ?? new AbortController().signal,
  };
  return { io: harmlessIo(io), out: () => out, err: () => err };
};

/** `muster …` with these arguments. */
export const muster = async (args: readonly string[], typed: Typed = {}): Promise<Ran> => {
  const { io, out, err } = testIo(typed);
  const code = await run(args, io);
  return { code, out: out(), err: err() };
};

/** A command line as one would type it; values in single quotes may hold spaces. */
export const words = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'muster-'));

/** A clock that goes on by a millisecond each time it is read. */
export const ticking = (): (() => number) => {
  let ms = 0;
  return () => ms++;
};
