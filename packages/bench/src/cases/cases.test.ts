import { describe, expect, test } from 'vitest';
import type { Part } from '../part.ts';
import { BENCH_PARTS, loadPart } from '../parts.ts';
import { chain60Damage } from './odds.ts';

/** The names of all figures; one inside another object is called `outer.inner`. */
const leaves = (figures: object): string[] =>
  Object.entries(figures).flatMap(([name, at]) =>
    typeof at === 'object' ? leaves(at as object).map((inner) => `${name}.${inner}`) : [name],
  );

const parts = await Promise.all(BENCH_PARTS.map(async (name): Promise<[string, Part]> => [name, await loadPart(name)]));

test.each(
  parts.flatMap(([part, { cases }]) =>
    Object.entries(cases).map(([name, make]) => [`${part}: ${name}`, make] as const),
  ),
)('%s does its work and counts it', (_, make) => {
  const work = make();
  expect(work()).toBeGreaterThan(0);
  expect(work()).toBeGreaterThan(0);
});

describe('the chain of 60 dice', () => {
  // One die: it hits with 4/6, and 1/6 of all are rolled again, so 28/36; then 1/2; then 4/6. Together 7/27.
  const p = 7 / 27;

  test('is that of 60 dice which each come through with 7/27', () => {
    let chance = (1 - p) ** 60;
    for (const [n, found] of chain60Damage().entries()) {
      expect(found / chance).toBeCloseTo(1, 9);
      chance *= ((60 - n) / (n + 1)) * (p / (1 - p));
    }
  });

  test('is whole', () => {
    expect(chain60Damage()).toHaveLength(61);
    expect(chain60Damage().reduce((total, chance) => total + chance, 0)).toBeCloseTo(1, 12);
  });
});

test.each(parts.filter(([, { cases }]) => Object.keys(cases).length > 0))(
  '%s shows each figure that it tells, in the same order',
  async (_, { cases, lines, result }) => {
    const rates = Object.fromEntries(Object.keys(cases).map((name) => [name, 1]));
    expect(lines.map(({ field }) => field)).toEqual(leaves(await result([rates])));
  },
);
