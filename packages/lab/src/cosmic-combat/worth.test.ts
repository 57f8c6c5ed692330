import { makeRng } from '@muster/kernel';
import { expect, test } from 'vitest';
import { type Fought, worthsOf } from './worth.ts';

/** Battles of ships whose true worth is known: the odds are e to the sum of it. */
const battles = (worth: ReadonlyMap<string, number>, games: number): readonly Fought[] => {
  const rng = makeRng(5);
  const ids = [...worth.keys()];
  return Array.from({ length: games }, () => {
    const more = new Map<string, number>();
    const ships = 5 + rng.below(2); // three against two, or three against three
    for (let i = 0; i < ships; i++) {
      const id = ids[rng.below(ids.length)]!;
      more.set(id, (more.get(id) ?? 0) + (i < 3 ? 1 : -1));
    }
    const odds = [...more].reduce((sum, [id, n]) => sum + n * worth.get(id)!, 0);
    return { more, won: rng.below(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-odds)) ? 1 : 0 };
  });
};

test('finds which ship is worth more than its points, and which less', () => {
  const prices = new Map(['a', 'b', 'c', 'd'].map((id) => [id, 200]));
  const worth = new Map([
    ['a', 1],
    ['b', 1],
    ['c', 1.4],
    ['d', 0.6],
  ]);
  const found = new Map(worthsOf(battles(worth, 6000), prices).map((one) => [one.ship, one]));
  for (const [id, shift] of [
    ['a', 0],
    ['b', 0],
    ['c', 0.1],
    ['d', -0.1],
  ] as const) {
    const [low, high] = found.get(id)!.interval;
    expect(Math.abs(found.get(id)!.shift - shift)).toBeLessThan(0.03);
    expect(low).toBeLessThan(shift + 0.01);
    expect(high).toBeGreaterThan(shift - 0.01);
  }
  expect(found.get('c')!.fair).toBeGreaterThan(240);
  expect(found.get('d')!.fair).toBeLessThan(160);
});

test('says nothing of ships that were not there', () => {
  expect(worthsOf([], new Map([['a', 100]]))).toEqual([]);
});
