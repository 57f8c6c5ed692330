import type { Rng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import type { Budget, Thinking } from './budget.ts';
import type { Mind } from './mind.ts';
import { search } from './search.ts';
import { type Pile, type PileTypes, pile, type Take, takes } from './toys/pile.ts';

const any = (p: Pile, rng: Rng): Take => takes(p)[rng.below(takes(p).length)]!;

/** Knows nothing but the rules. */
const mind: Mind<PileTypes> = {
  plausible: (p, _seat, rng) => any(p, rng),
  best: (p) => takes(p)[0]!,
  shortlist: (p) => takes(p).map((command) => ({ command, chance: 0 })),
  quick: (p, _seat, rng) => any(p, rng),
  isFarEnough: () => false,
  score: () => 0,
  luck: () => 0,
};

const think = (left: number, budget: Budget, thinking: Thinking = {}): number =>
  search(pile, mind, { config: {}, left, seat: 0 }, 0, budget, thinking).count;

/** A clock that goes on by `step` each time it is read. */
const clock = (step: number) => {
  let at = 1000;
  return { now: () => (at += step), elapsed: () => at - 1000 };
};

describe('playing on in the head', () => {
  test.each([
    [3, 3],
    [2, 2],
    [5, 1],
    [6, 2],
  ])('from %d matches takes %d', (left, best) => {
    expect(think(left, { kind: 'steps', n: 3000 })).toBe(best);
  });

  test('the same seed and steps give the same answer, few steps give some answer', () => {
    for (let seed = 0; seed < 5; seed++)
      expect(think(9, { kind: 'steps', n: 7 }, { seed })).toBe(think(9, { kind: 'steps', n: 7 }, { seed }));
    expect([1, 2, 3]).toContain(think(9, { kind: 'steps', n: 0 }));
  });
});

describe('budgets', () => {
  test.each([1, 7, 150, 390])('with %d ms a step the time is not overrun by more than a fifth', (step) => {
    const { now, elapsed } = clock(step);
    think(8, { kind: 'time', ms: 2000, now });
    expect(elapsed()).toBeLessThanOrEqual(2400);
  });

  test('a hopeless field is left early', () => {
    const { now, elapsed } = clock(1);
    expect(think(3, { kind: 'time', ms: 1_000_000, now })).toBe(3);
    expect(elapsed()).toBeLessThan(10_000);
  });

  test('a single candidate is played at once, without a look at the clock or a step', () => {
    let reads = 0;
    const now = () => reads++;
    expect(think(1, { kind: 'time', ms: 2000, now })).toBe(1);
    expect(reads).toBeLessThanOrEqual(1);
  });

  test('abort ends it with a command; progress only grows', () => {
    let asked = 0;
    const seen: number[] = [];
    const thinking = { aborted: () => asked++ > 50, onProgress: (f: number) => seen.push(f) };
    expect([1, 2, 3]).toContain(think(9, { kind: 'steps', n: 100 }, thinking));
    expect(asked).toBe(52);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBeLessThanOrEqual(1);
  });
});
