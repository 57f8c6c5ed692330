/** Runs the bench: every case in a process of its own, five times, the cases of a part in turns. */

import type { Pace } from './measure.ts';
import type { Part, Rates } from './part.ts';
import { BENCH_PARTS, type BenchResult, loadPart } from './parts.ts';
import { refuse } from './refused.ts';
import { sampleInChild } from './spawn.ts';

export interface BenchOptions {
  /** Only this part; all of them by default. */
  readonly only?: string | undefined;
  /** How much of the work is done, from 0 to 1, and what comes next. */
  readonly onProgress?: ((fraction: number, what: string) => void) | undefined;
  readonly pace?: Pace;
}

export const PACE: Pace = { rounds: 5, warmUpMillis: 200, millis: 500 };

interface Named {
  readonly name: string;
  readonly part: Part;
}

const loadAll = (names: readonly string[]): Promise<readonly Named[]> =>
  Promise.all(names.map(async (name) => ({ name, part: await loadPart(name) })));

const casesOf = ({ part }: Named): readonly string[] => Object.keys(part.cases);

export const runBench = async ({ only, onProgress, pace = PACE }: BenchOptions = {}): Promise<BenchResult> => {
  const parts = await loadAll(only === undefined ? BENCH_PARTS : [only]);
  for (const { part } of parts) {
    const missing = part.missing?.();
    if (missing !== undefined) refuse(missing);
  }
  const samples = parts.reduce((total, part) => total + casesOf(part).length, 0) * pace.rounds;
  let done = 0;
  const measure = async (part: string, name: string): Promise<readonly [string, number]> => {
    onProgress?.(done++ / samples, `${part}: ${name}`);
    return [name, await sampleInChild(part, name, pace)];
  };
  const results: [string, object][] = [];
  for (const named of parts) {
    const rounds: Rates<string>[] = [];
    for (let round = 0; round < pace.rounds; round++) {
      const rates: (readonly [string, number])[] = [];
      for (const name of casesOf(named)) rates.push(await measure(named.name, name));
      rounds.push(Object.fromEntries(rates));
    }
    results.push([named.name, await named.part.result(rounds)]);
  }
  onProgress?.(1, 'done');
  return Object.fromEntries(results);
};
