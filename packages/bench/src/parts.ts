/** The parts of the bench: which cases each runs, what it needs, and what it makes of the rates. */

import { createRequire } from 'node:module';
import type { CaseName } from './cases/index.ts';
import { median } from './measure.ts';
import type { BenchPart, BenchResult } from './result.ts';
import { isBuilt, shellKb, WEB_DIST } from './web-shell.ts';

/** Units a second of the cases in one round. */
export type Rates = Readonly<Record<CaseName, number>>;

interface Part<R> {
  /** Run in turns, so that each ratio compares neighbours in time. */
  readonly cases: readonly CaseName[];
  /** Why it cannot be measured here; undefined when it can. */
  missing?(): string | undefined;
  result(rounds: readonly Rates[]): R;
}

const digits = (x: number): number => Number(x.toPrecision(4));

/** The median over the rounds of something made of a round's rates. */
const over = (rounds: readonly Rates[], of: (rates: Rates) => number): number => digits(median(rounds.map(of)));

const boardgameIoMissing = (): string | undefined => {
  try {
    createRequire(import.meta.url).resolve('boardgame.io/internal');
    return undefined;
  } catch {
    return 'boardgame.io, which the kernel is compared with, is not installed: run `npm install`.';
  }
};

export const PARTS: { readonly [P in BenchPart]-?: Part<NonNullable<BenchResult[P]>> } = {
  kernel: {
    cases: ['connectFour', 'boardgameIo', 'handWritten', 'playouts'],
    missing: boardgameIoMissing,
    result: (rounds) => ({
      movesPerSecond: over(rounds, (r) => r.connectFour),
      vsBoardgameIo: over(rounds, (r) => r.connectFour / r.boardgameIo),
      vsHandWritten: over(rounds, (r) => r.connectFour / r.handWritten),
      playoutsPerSecond: over(rounds, (r) => r.playouts),
    }),
  },
  gridBattles: {
    cases: ['fast', 'traced', 'match'],
    result: (rounds) => ({
      gamesPerSecond: over(rounds, (r) => r.fast),
      tracedRatio: over(rounds, (r) => r.fast / r.traced),
      matchGamesPerSecond: over(rounds, (r) => r.match),
    }),
  },
  odds: {
    cases: ['combat', 'chain60'],
    result: (rounds) => ({
      combatMicros: over(rounds, (r) => 1e6 / r.combat),
      chain60Millis: over(rounds, (r) => 1e3 / r.chain60),
    }),
  },
  web: {
    cases: [],
    missing: () =>
      isBuilt(WEB_DIST) ? undefined : 'The page is not built, so it has no size: run `npm run build` first.',
    result: () => ({ shellKb: digits(shellKb(WEB_DIST)) }),
  },
};

export const BENCH_PARTS = Object.keys(PARTS) as readonly BenchPart[];

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '');

/** `gridBattles` or `grid-battles`; undefined for what is no part. */
export const findBenchPart = (name: string): BenchPart | undefined =>
  BENCH_PARTS.find((part) => plain(part) === plain(name));
