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
const bidding = (turn: 0 | 1, cast: number, defence: number, p: Purses): number => {
  const values = [rolled(cast, defence, p)];
  for (let n = 1; n <= (turn === 0 ? p.a : p.f); n++)
    values.push(
      turn === 0
        ? bidding(1, cast + n, defence, { ...p, a: p.a - n })
        : bidding(0, cast, defence + n, { ...p, f: p.f - n }),
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
  test('[DW-92] of equals the cheapest: nothing is added to what is certain', () => {
    expect(bestBid(raisesOf('caster', 5, 3, 0, false), 'caster')).toEqual({ points: 0, resolves: 1 });
    expect(bestBid(raisesOf('caster', 3, 3, 0, false), 'caster')).toEqual({ points: 2, resolves: 1 });
    expect(bestBid(raisesOf('resister', -6, 0, 4, false), 'resister')).toEqual({ points: 0, resolves: 0 });
  });
});
