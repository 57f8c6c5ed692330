/** How long a player may think: by a clock that is handed in, or by a number of steps, which repeats exactly. */

export type Budget =
  | { readonly kind: 'time'; readonly ms: number; readonly now: () => number }
  | { readonly kind: 'steps'; readonly n: number };

/** In play. */
export const DEFAULT_MS = 2000;
/** In the lab: playouts for each decision. */
export const DEFAULT_STEPS = 256;

export interface Thinking {
  /** The same view, seed and number of steps give the same command. */
  readonly seed?: number;
  /** Told now and then while thinking: from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /** Asked before every step: true ends the thinking, and the best command so far is played. */
  readonly aborted?: () => boolean;
}

/** Counts down a budget. */
export interface Meter {
  /** Spends a step; false when there is none left. */
  step(): boolean;
  /** How much is spent, from 0 to 1. */
  spent(): number;
}

export const makeMeter = (budget: Budget): Meter => (budget.kind === 'time' ? clockMeter(budget) : stepMeter(budget.n));

const stepMeter = (steps: number): Meter => {
  let used = 0;
  return {
    step: () => used++ < steps,
    spent: () => (steps > 0 ? Math.min(1, used / steps) : 1),
  };
};

/** Stops when another step as long as the longest so far would not fit. */
const clockMeter = ({ ms, now }: Extract<Budget, { kind: 'time' }>): Meter => {
  const start = now();
  let last = start;
  let longest = 0;
  return {
    step: () => {
      const at = now();
      longest = Math.max(longest, at - last);
      last = at;
      return at - start + longest < ms;
    },
    spent: () => (ms > 0 ? Math.min(1, (last - start) / ms) : 1),
  };
};
