/** All parts of the bench, in the order in which they are measured and told. A game adds its own here. */

import { gridBattles } from './cases/grid-battles.ts';
import { kernel } from './cases/kernel.ts';
import { magewinds } from './cases/magewinds.ts';
import { odds } from './cases/odds.ts';
import { web } from './cases/web.ts';
import type { Part } from './part.ts';

export const PARTS = { kernel, gridBattles, magewinds, odds, web } as const satisfies Readonly<Record<string, Part>>;

export type BenchPart = keyof typeof PARTS;

/** A part that was not asked for is left out. */
export type BenchResult = { readonly [P in BenchPart]?: ReturnType<(typeof PARTS)[P]['result']> };

export const BENCH_PARTS = Object.keys(PARTS) as readonly BenchPart[];

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '');

/** `gridBattles` or `grid-battles`; undefined for what is no part. */
export const findBenchPart = (name: string): BenchPart | undefined =>
  BENCH_PARTS.find((part) => plain(part) === plain(name));
