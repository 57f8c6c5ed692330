/** The figures for people, with the goals beside them. */

import type { BenchPart, BenchResult } from './result.ts';

interface Line {
  readonly field: string;
  readonly what: string;
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

const LINES: Readonly<Record<BenchPart, { readonly title: string; readonly lines: readonly Line[] }>> = {
  kernel: {
    title: 'Kernel: connect four by the contract, fast gear',
    lines: [
      { field: 'movesPerSecond', what: 'moves a second' },
      { field: 'vsBoardgameIo', what: 'times the rate of boardgame.io', goal: { atLeast: 100 } },
      { field: 'vsHandWritten', what: 'times the rate of a hand-written loop', goal: { atLeast: 0.25 } },
      { field: 'playoutsPerSecond', what: 'random games a second', goal: { atLeast: 27_000 } },
    ],
  },
  gridBattles: {
    title: 'Grid Battles: random battles of The Ridge, one thread',
    lines: [
      { field: 'gamesPerSecond', what: 'battles a second, fast gear', goal: { atLeast: 600 } },
      { field: 'tracedRatio', what: 'fast rate / traced rate', goal: { atMost: 2 } },
      { field: 'matchGamesPerSecond', what: 'whole matches with records a second', goal: { atLeast: 100 } },
    ],
  },
  odds: {
    title: 'Odds',
    lines: [
      { field: 'combatMicros', what: 'µs for a combat with battle back', goal: { atMost: 20 } },
      { field: 'chain60Millis', what: 'ms for 60 dice through three stages', goal: { atMost: 5 } },
    ],
  },
  web: {
    title: 'Page',
    lines: [{ field: 'shellKb', what: 'kB of first load, gzipped, fonts apart', goal: { atMost: 150 } }],
  },
};

const shown = (n: number): string => n.toLocaleString('en', { maximumSignificantDigits: 4 });

const NUMBER_WIDTH = 12;
const WHAT_WIDTH = 40;
const GOAL_WIDTH = 6;

const verdict = (n: number, goal: NonNullable<Line['goal']>): string => {
  const [sign, wanted, met] =
    'atLeast' in goal ? ['≥', goal.atLeast, n >= goal.atLeast] : ['≤', goal.atMost, n <= goal.atMost];
  return `goal ${sign} ${shown(wanted).padEnd(GOAL_WIDTH)}  ${met ? 'met' : 'missed'}`;
};

const row = ({ what, goal }: Line, n: number): string =>
  `  ${shown(n).padStart(NUMBER_WIDTH)}  ${goal === undefined ? what : what.padEnd(WHAT_WIDTH) + verdict(n, goal)}\n`;

export const benchTable = (result: BenchResult): string =>
  (Object.keys(LINES) as BenchPart[])
    .flatMap((part) => {
      const figures = result[part] as Readonly<Record<string, number>> | undefined;
      if (figures === undefined) return [];
      const { title, lines } = LINES[part];
      return `${title}\n${lines.map((line) => row(line, figures[line.field]!)).join('')}`;
    })
    .join('\n');
