import { describe, expect, test } from 'vitest';
import { RESIST_RULES } from './procedures/resist.ts';
import { bestBid, openingsOf, raisesOf, resolvesWith, type Stakes } from './resist-odds.ts';

/** The whole contest played out move by move, Destiny included: does the power resolve when nobody errs? */
interface Purses {
  readonly a: number;
  readonly f: number;
  readonly dc: number;
  readonly dr: number;
}
const destiny = (turn: 0 | 1, cast: number, defence: number, p: Purses, passes: number): boolean => {
  if (passes === 2) return cast >= defence;
  const wants = turn === 0; // the caster wants true
  if (destiny(turn === 0 ? 1 : 0, cast, defence, p, passes + 1) === wants) return wants;
  for (let n = 1; n <= (turn === 0 ? p.dc : p.dr); n++) {
    const next =
      turn === 0
        ? destiny(1, cast + n, defence, { ...p, dc: p.dc - n }, 0)
        : destiny(0, cast, defence + n, { ...p, dr: p.dr - n }, 0);
    if (next === wants) return wants;
  }
  return !wants;
};
const rolled = (cast: number, defence: number, p: Purses): number => {
  let ways = 0;
  for (let x = 1; x <= 6; x++)
    for (let y = 1; y <= 6; y++) if (destiny(defence + x > cast + y ? 0 : 1, cast + y, defence + x, p, 0)) ways++;
  return ways / 36;
};
/** `step`: how much may be added at a time. */
const bidding = (turn: 0 | 1, cast: number, defence: number, p: Purses, step = 99): number => {
  const values = [rolled(cast, defence, p)];
  for (let n = 1; n <= Math.min(step, turn === 0 ? p.a : p.f); n++)
    values.push(
      turn === 0
        ? bidding(1, cast + n, defence, { ...p, a: p.a - n }, step)
        : bidding(0, cast, defence + n, { ...p, f: p.f - n }, step),
    );
  return turn === 0 ? Math.max(...values) : Math.min(...values);
};

const stakes = (change: Partial<Stakes> = {}): Stakes => ({
  charge: 2,
  affinity: 0,
  casterDestiny: 0,
  defence: 3,
  resisterDestiny: 0,
  rules: RESIST_RULES,
  ...change,
});

describe('the dice', () => {
  test('[DW-93] level is the caster’s: 21 of 36; five ahead always, six behind never', () => {
    expect(resolvesWith(0)).toBeCloseTo(21 / 36, 12);
    expect(resolvesWith(1)).toBeCloseTo(26 / 36, 12);
    expect(resolvesWith(-1)).toBeCloseTo(15 / 36, 12);
    expect(resolvesWith(5)).toBe(1);
    expect(resolvesWith(-5)).toBeCloseTo(1 / 36, 12);
    expect(resolvesWith(-6)).toBe(0);
  });
});

describe('openings', () => {
  test('[DW-91] not to resist lets the power resolve', () => {
    expect(openingsOf(stakes())[0]).toEqual({ points: 0, resolves: 1 });
  });

  test('[X-20] the first point is the fee: two more against a charge of two are level', () => {
    const bids = openingsOf(stakes());
    expect(bids.map(({ points }) => points)).toEqual([0, 1, 2, 3]);
    expect(bids[3]!.resolves).toBeCloseTo(21 / 36, 12);
    const [, fee] = openingsOf(stakes({ rules: { entryFeeCounts: true, strictSingleRaise: false } }));
    expect(fee!.resolves).toBeCloseTo(26 / 36, 12); // two against one, and the caster passes
  });

  test('[DW-92] who opens low is shut out: the caster passes, and nothing more may be added', () => {
    const [, low] = openingsOf(stakes({ defence: 6 }));
    expect(low!.resolves).toBeCloseTo(resolvesWith(2), 12);
  });

  test('[X-21] one point at a time: the fee and one', () => {
    const strict = { entryFeeCounts: false, strictSingleRaise: true };
    expect(openingsOf(stakes({ defence: 6, rules: strict })).map(({ points }) => points)).toEqual([0, 1, 2]);
  });

  test('[DW-92] [DW-94] every bid is worth what playing the contest out move by move gives', () => {
    for (let charge = 1; charge <= 3; charge++)
      for (let affinity = 0; affinity <= 2; affinity++)
        for (let defence = 1; defence <= 3; defence++)
          for (let dc = 0; dc <= 2; dc++)
            for (let dr = 0; dr <= 2; dr++) {
              const bids = openingsOf(stakes({ charge, affinity, defence, casterDestiny: dc, resisterDestiny: dr }));
              for (const { points, resolves } of bids.slice(1))
                expect(resolves).toBeCloseTo(
                  bidding(0, charge, points - 1, { a: affinity, f: defence - points, dc, dr }),
                  12,
                );
            }
  });
});

describe('raises', () => {
  const purses = (a: number, f: number): Purses => ({ a, f, dc: 0, dr: 0 });

  test.each([
    [-3, 4, 2],
    [-1, 3, 3],
    [0, 4, 4],
    [1, 2, 4],
    [3, 1, 4],
  ])('[DW-92] %i ahead, Affinity %i against %i: each raise is worth what playing on gives', (lead, a, f) => {
    for (const single of [false, true]) {
      const [step, all] = [single ? 1 : 99, (n: number) => (single ? Math.min(1, n) : n)];
      const points = (most: number) => Array.from({ length: all(most) + 1 }, (_, n) => n);
      expect(raisesOf('caster', lead, a, f, single)).toEqual(
        points(a).map((n) => ({
          points: n,
          resolves: n === 0 ? rolled(lead, 0, purses(0, 0)) : bidding(1, lead + n, 0, purses(a - n, f), step),
        })),
      );
      expect(raisesOf('resister', lead, a, f, single)).toEqual(
        points(f).map((n) => ({
          points: n,
          resolves: n === 0 ? rolled(lead, 0, purses(0, 0)) : bidding(0, lead - n, 0, purses(a, f - n), step),
        })),
      );
    }
  });

  test('[DW-92] the caster wants the likeliest, the resister the least likely; of equals the cheapest', () => {
    const bids = [0.5, 0.4, 0.4, 0.6, 0.6].map((resolves, points) => ({ points, resolves }));
    expect(bestBid(bids, 'caster')).toEqual({ points: 3, resolves: 0.6 });
    expect(bestBid(bids, 'resister')).toEqual({ points: 1, resolves: 0.4 });
  });

  test('[DW-92] of equals the cheapest: nothing is added to what is certain', () => {
    expect(bestBid(raisesOf('caster', 5, 3, 0, false), 'caster')).toEqual({ points: 0, resolves: 1 });
    expect(bestBid(raisesOf('caster', 3, 3, 0, false), 'caster')).toEqual({ points: 2, resolves: 1 });
    expect(bestBid(raisesOf('resister', -6, 0, 4, false), 'resister')).toEqual({ points: 0, resolves: 0 });
  });
});
