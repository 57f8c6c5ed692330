/** The figures for people, with the goals beside them. */

import type { FigureLine } from './part.ts';
import { BENCH_PARTS, type BenchResult, loadPart, WITH_DATABASE } from './parts.ts';

const shown = (n: number): string => n.toLocaleString('en', { maximumSignificantDigits: 4 });

const NUMBER_WIDTH = 12;
const WHAT_WIDTH = 40;
const GOAL_WIDTH = 6;

const verdict = (n: number, goal: NonNullable<FigureLine['goal']>): string => {
  const [sign, wanted, met] =
    'atLeast' in goal ? ['≥', goal.atLeast, n >= goal.atLeast] : ['≤', goal.atMost, n <= goal.atMost];
  return `goal ${sign} ${shown(wanted).padEnd(GOAL_WIDTH)}  ${met ? 'met' : 'missed'}`;
};

const row = ({ what, goal }: FigureLine, n: number): string =>
  `  ${shown(n).padStart(NUMBER_WIDTH)}  ${goal === undefined ? what : what.padEnd(WHAT_WIDTH) + verdict(n, goal)}\n`;

/** `verdictMicros.sight` is the field `sight` of the object `verdictMicros`. */
const figureAt = (figures: object, field: string): number => {
  let at: unknown = figures;
  for (const name of field.split('.')) at = (at as Readonly<Record<string, unknown>>)[name];
  return at as number;
};

export const partTable = (title: string, lines: readonly FigureLine[], figures: object): string =>
  `${title}\n${lines.map((line) => row(line, figureAt(figures, line.field))).join('')}`;

export const benchTable = async (result: BenchResult): Promise<string> => {
  const tables: string[] = [];
  for (const name of [...BENCH_PARTS, WITH_DATABASE]) {
    const figures = result[name];
    if (figures === undefined) continue;
    const { title, lines } = await loadPart(name);
    tables.push(partTable(title, lines, figures));
  }
  return tables.join('\n');
};
