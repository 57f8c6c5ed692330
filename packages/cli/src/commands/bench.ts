/** `muster bench`: how fast Muster is, against its goals, against others and against another revision of itself. */

import {
  againstTable,
  BENCH_PARTS,
  BenchRefused,
  benchTable,
  compareBench,
  findBenchPart,
  runBench,
} from '@muster/bench';
import type { Io } from '../io.ts';
import { EXIT, exitBySignal, problem } from '../problem.ts';
import { makeProgress, type Progress } from '../progress.ts';

export interface BenchCommandOptions {
  readonly only?: string;
  readonly against?: string;
  readonly json?: true;
}

const partOf = (name: string): string =>
  findBenchPart(name) ?? problem(`There is no part “${name}” of the bench; there are ${BENCH_PARTS.join(', ')}.`);

interface Measured {
  readonly result: object;
  table(): Promise<string>;
}

const measure = async (only: string | undefined, { show }: Progress): Promise<Measured> => {
  const result = await runBench({ only, onProgress: show });
  return { result, table: () => benchTable(result) };
};

const compare = async (revision: string, only: string | undefined, { show }: Progress, signal: AbortSignal) => {
  const result = await compareBench({ revision, only, onProgress: show, signal });
  return { result, table: () => againstTable(result) };
};

export const runBenchCommand = async ({ only: part, against, json }: BenchCommandOptions, io: Io): Promise<number> => {
  const only = part === undefined ? undefined : partOf(part);
  const progress = makeProgress(io);
  const stop = against === undefined ? undefined : io.interrupted(); // what was built must be cleared away first
  try {
    const { result, table } =
      against === undefined || stop === undefined
        ? await measure(only, progress)
        : await compare(against, only, progress, stop);
    progress.clear();
    await io.write(json ? `${JSON.stringify(result)}\n` : await table());
    return EXIT.done;
  } catch (e) {
    progress.clear();
    if (stop?.aborted) return exitBySignal(stop);
    if (e instanceof BenchRefused) return problem(e.message);
    throw e;
  }
};
