/** Runs the bench: every case in a process of its own, five times, the cases of a part in turns. */

import type { CaseName } from './cases/index.ts';
import type { Pace } from './measure.ts';
import { BENCH_PARTS, PARTS, type Rates } from './parts.ts';
import type { BenchPart, BenchResult } from './result.ts';
import { sampleInChild } from './spawn.ts';

export interface BenchOptions {
  /** Only this part; all of them by default. */
  readonly only?: BenchPart | undefined;
  /** How much of the work is done, from 0 to 1, and what comes next. */
  readonly onProgress?: ((fraction: number, what: string) => void) | undefined;
  readonly pace?: Pace;
}

/** Something that must be there first: one sentence for the user. */
export class BenchRefused extends Error {}

const PACE: Pace = { rounds: 5, warmUpMillis: 200, millis: 500 };

export const runBench = async ({ only, onProgress, pace = PACE }: BenchOptions = {}): Promise<BenchResult> => {
  const parts = only === undefined ? BENCH_PARTS : [only];
  for (const part of parts) {
    const missing = PARTS[part].missing?.();
    if (missing !== undefined) throw new BenchRefused(missing);
  }
  const samples = parts.reduce((total, part) => total + PARTS[part].cases.length, 0) * pace.rounds;
  let done = 0;
  const measure = async (part: BenchPart, name: CaseName): Promise<readonly [CaseName, number]> => {
    onProgress?.(done++ / samples, `${part}: ${name}`);
    return [name, await sampleInChild(name, pace)];
  };
  const results: [BenchPart, unknown][] = [];
  for (const part of parts) {
    const rounds: Rates[] = [];
    for (let round = 0; round < pace.rounds; round++) {
      const rates: (readonly [CaseName, number])[] = [];
      for (const name of PARTS[part].cases) rates.push(await measure(part, name));
      rounds.push(Object.fromEntries(rates) as unknown as Rates);
    }
    results.push([part, PARTS[part].result(rounds)]);
  }
  onProgress?.(1, 'done');
  return Object.fromEntries(results) as BenchResult;
};
