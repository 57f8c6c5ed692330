/** `muster bench`: how fast Muster is, against its goals and against others. */

import { BENCH_PARTS, BenchRefused, benchTable, findBenchPart, runBench } from '@muster/bench';
import type { Io } from '../io.ts';
import { EXIT, problem } from '../problem.ts';
import { makeProgress } from '../progress.ts';

export interface BenchCommandOptions {
  readonly only?: string;
  readonly json?: true;
}

const partOf = (name: string): string =>
  findBenchPart(name) ?? problem(`There is no part “${name}” of the bench; there are ${BENCH_PARTS.join(', ')}.`);

export const runBenchCommand = async (options: BenchCommandOptions, io: Io): Promise<number> => {
  const only = options.only === undefined ? undefined : partOf(options.only);
  const progress = makeProgress(io);
  try {
    const result = await runBench({ only, onProgress: progress.show });
    progress.clear();
    await io.write(options.json ? `${JSON.stringify(result)}\n` : await benchTable(result));
    return EXIT.done;
  } catch (e) {
    progress.clear();
    if (e instanceof BenchRefused) return problem(e.message);
    throw e;
  }
};
