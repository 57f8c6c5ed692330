/** `muster bench --against <revision>`: both are built in a temporary folder, and their cases measured in turns. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pace } from '../measure.ts';
import type { Part } from '../part.ts';
import { refuse } from '../refused.ts';
import { PACE } from '../run.ts';
import { sampleInChild } from '../spawn.ts';
import type { Which } from './ratio.ts';
import { type CaseName, type Ratios, ratiosOf } from './rounds.ts';
import { commitOf, treeAt, workingTree } from './tree.ts';

export interface AgainstOptions {
  readonly revision: string;
  /** Only this part; all of them by default. */
  readonly only?: string | undefined;
  readonly onProgress?: ((fraction: number, what: string) => void) | undefined;
  /** Stops whatever runs; the temporary folder is removed first. */
  readonly signal?: AbortSignal | undefined;
  readonly pace?: Pace;
}

export interface Against {
  readonly revision: string;
  readonly commit: string;
  readonly rounds: number;
  readonly parts: Ratios;
  /** Cases that only one of the two has: `heroes: reach`. */
  readonly leftOut: readonly string[];
}

const AGAINST_PACE: Pace = { ...PACE, rounds: 9 };

/** What `parts.js` of a built tree exports. */
interface Parts {
  readonly BENCH_PARTS: readonly string[];
  loadPart(name: string): Promise<Part>;
}

const titleOf = ({ part, name }: CaseName): string => `${part}: ${name}`;
const childOf = (folder: string): URL => pathToFileURL(join(folder, 'packages', 'bench', 'dist', 'child.js'));

const casesIn = async (folder: string, only: string | undefined): Promise<readonly CaseName[]> => {
  const { BENCH_PARTS, loadPart } = (await import(new URL('parts.js', childOf(folder)).href)) as Parts;
  const cases: CaseName[] = [];
  for (const part of BENCH_PARTS.filter((one) => only === undefined || one === only)) {
    const loaded = await loadPart(part);
    const names = Object.keys(loaded.cases);
    const missing = names.length === 0 ? undefined : loaded.missing?.();
    if (missing !== undefined) refuse(missing);
    cases.push(...names.map((name) => ({ part, name })));
  }
  return cases;
};

/** Those of both, and what only one of them has. */
export const sharedCases = (now: readonly CaseName[], before: readonly CaseName[]) => {
  const [ours, theirs] = [new Set(now.map(titleOf)), new Set(before.map(titleOf))];
  const isShared = (one: CaseName): boolean => ours.has(titleOf(one)) && theirs.has(titleOf(one));
  return { shared: now.filter(isShared), leftOut: [...now, ...before].filter((one) => !isShared(one)).map(titleOf) };
};

const measure = async (folders: Readonly<Record<Which, string>>, commit: string, options: AgainstOptions) => {
  const { revision, only, onProgress, signal, pace = AGAINST_PACE } = options;
  const { shared, leftOut } = sharedCases(await casesIn(folders.now, only), await casesIn(folders.before, only));
  if (shared.length === 0) refuse(`Nothing is timed there that ${revision} times too.`);
  const samples = shared.length * pace.rounds * 2;
  let done = 0;
  const parts = await ratiosOf(shared, pace.rounds, (which, of) => {
    onProgress?.(done++ / samples, `${titleOf(of)}, ${which === 'now' ? 'now' : revision}`);
    return sampleInChild(of.part, of.name, pace, { child: childOf(folders[which]), signal });
  });
  onProgress?.(1, 'done');
  return { revision, commit, rounds: pace.rounds, parts, leftOut };
};

export const compareBench = async (options: AgainstOptions): Promise<Against> => {
  const { revision, onProgress, signal } = options;
  const commit = await commitOf(revision, signal);
  const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'));
  try {
    onProgress?.(0, 'building the working tree');
    const now = await workingTree(join(folder, 'now'), signal);
    onProgress?.(0, `building ${revision}`);
    const before = await treeAt(commit, revision, join(folder, 'before'), signal);
    return await measure({ now, before }, commit, options);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
};
