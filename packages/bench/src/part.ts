/** What a part of the bench is: the cases it times, what it needs, what it makes of their rates, and how it is shown. */

import { median, type Work } from './measure.ts';

/** Units a second of the cases in one round. */
export type Rates<N extends string> = Readonly<Record<N, number>>;

/** A figure for people. */
export interface FigureLine {
  /** Where it stands in the result: `gamesPerSecond`, or `verdictMicros.sight` for one inside another object. */
  readonly field: string;
  readonly what: string;
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

export interface Part<N extends string = string, R extends object = object> {
  readonly title: string;
  readonly lines: readonly FigureLine[];
  /** Each runs in a process of its own; in turns, so that each ratio compares neighbours in time. */
  readonly cases: Readonly<Record<N, () => Work>>;
  /** Why it cannot be measured here; undefined when it can. */
  missing?(): string | undefined;
  result(rounds: readonly Rates<N>[]): R | Promise<R>;
}

export const digits = (x: number): number => Number(x.toPrecision(4));

/** The median over the rounds of something made of a round's rates. */
export const over = <N extends string>(rounds: readonly Rates<N>[], of: (rates: Rates<N>) => number): number =>
  digits(median(rounds.map(of)));
