import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hex, type HexGrid, hexAt, hexGrid, pathTo, reach, type StepCost } from './index.ts';

/** Slow and plain: relax every step of the board until nothing changes, then choose the last steps. */
const slowReach = (grid: HexGrid, origin: Hex, budget: number, cost: StepCost, stops: (hex: Hex) => boolean) => {
  const best = Array.from({ length: grid.size }, (_, hex) => (hex === origin ? [0, 0] : [Infinity, Infinity]));
  const goesBefore = (a: number[], b: number[]) => a[0]! < b[0]! || (a[0] === b[0] && a[1]! < b[1]!);
  const via = (from: Hex, to: Hex) => {
    const mayLeave = from === origin || !stops(from);
    const total = best[from]![0]! + cost(from, to);
    return mayLeave && total <= budget ? [total, best[from]![1]! + 1] : [Infinity, Infinity];
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < grid.size; from++) {
      for (const to of grid.neighbours[from]!) {
        const way = via(from, to);
        if (!goesBefore(way, best[to]!)) continue;
        best[to] = way;
        changed = true;
      }
    }
  }
  const reached = best.flatMap(([total], hex) => (total === Infinity ? [] : [hex]));
  const lastStep = (hex: Hex) => {
    const all = grid.neighbours[hex]!.filter((from) => via(from, hex).join() === best[hex]!.join());
    return hex === origin || !reached.includes(hex) ? -1 : Math.min(...all);
  };
  return {
    origin,
    hexes: reached.sort((a, b) => best[a]![0]! - best[b]![0]! || a - b),
    cost: best.map(([total]) => (total === Infinity ? -1 : total)),
    from: best.map((_, hex) => lastStep(hex)),
  };
};

const grid = hexGrid(13, 9);
const at = (label: string): Hex => {
  const hex = hexAt(grid, label);
  if (hex === undefined) throw new Error(`no hex ${label}`);
  return hex;
};
const labelsOf = (hexes: readonly Hex[]) => hexes.map((hex) => grid.labels[hex]);
const open: StepCost = () => 1;

describe('reach', () => {
  test('agrees with a slow search on random boards, steps and stops', () => {
    const price = fc.constantFrom(1, 1, 1, 2, 2, 3, 4, 99, Infinity);
    const board = fc.record({
      width: fc.integer({ min: 1, max: 9 }),
      height: fc.integer({ min: 1, max: 7 }),
      start: fc.nat(),
      budget: fc.integer({ min: 0, max: 9 }),
      prices: fc.array(price, { minLength: 101, maxLength: 101 }),
      perStep: fc.boolean(),
      stopping: fc.array(fc.nat({ max: 4 }), { minLength: 63, maxLength: 63 }),
    });
    fc.assert(
      fc.property(board, ({ width, height, start, budget, prices, perStep, stopping }) => {
        const grid = hexGrid(width, height);
        const cost: StepCost = (from, to) => prices[(perStep ? from * 37 + to : to) % prices.length]!;
        const stops = (hex: Hex) => stopping[hex] === 0;
        const origin = start % grid.size;
        expect(reach(grid, origin, budget, cost, stops)).toEqual(slowReach(grid, origin, budget, cost, stops));
        expect(reach(grid, origin, budget, cost)).toEqual(slowReach(grid, origin, budget, cost, () => false));
      }),
      { numRuns: 2000 },
    );
  });

  test('every path is made of steps between neighbours and costs what it says', () => {
    const prices = fc.array(fc.constantFrom(1, 1, 2, 3, Infinity), { minLength: grid.size, maxLength: grid.size });
    fc.assert(
      fc.property(prices, fc.nat({ max: grid.size - 1 }), fc.nat({ max: 6 }), (prices, origin, budget) => {
        const found = reach(grid, origin, budget, (_, to) => prices[to]!);
        for (const hex of found.hexes) {
          const path = pathTo(found, hex);
          expect(path.reduce((sum, step) => sum + prices[step]!, 0)).toBe(found.cost[hex]);
          expect(path.every((step, i) => grid.neighbours[path[i - 1] ?? origin]!.includes(step))).toBe(true);
          expect(path.at(-1) ?? origin).toBe(hex);
        }
      }),
    );
  });

  test.each([
    [0, 1],
    [1, 7],
    [2, 19],
    [3, 37],
    [4, 61],
  ])('with %d points on open ground: %d hexes', (budget, count) => {
    expect(reach(grid, at('0604'), budget, open).hexes).toHaveLength(count);
  });

  test('the origin comes first, then by cost, then by index', () => {
    const found = reach(hexGrid(3, 2), 0, 2, open);
    // 0000 0100 0200 on top, 0001 0101 0201 below, shifted right
    expect(found).toEqual({ origin: 0, hexes: [0, 1, 3, 2, 4], cost: [0, 1, 2, 1, 2, -1], from: [-1, 0, 1, 0, 1, -1] });
  });

  test('of ways that cost the same, the one with fewer steps', () => {
    const prices: Record<string, number> = { '0302': 2, '0201': 1, '0202': 1, '0203': 1 };
    const found = reach(grid, at('0301'), 4, (_, to) => prices[grid.labels[to]!] ?? Infinity);
    expect(found.cost[at('0203')]).toBe(3); // 0302 then 0203, or 0201, 0202, 0203, whose last step is from a lower hex
    expect(labelsOf(pathTo(found, at('0203')))).toEqual(['0302', '0203']);
  });

  test('of ways that cost the same in as many steps, the one from the lowest hex', () => {
    const found = reach(grid, at('0400'), 2, open);
    expect(labelsOf(pathTo(found, at('0402')))).toEqual(['0301', '0402']); // not by 0401
  });

  test('a hex that stops may be entered, not left; the origin may be left even so', () => {
    const row = hexGrid(5, 1);
    const found = reach(row, 0, 4, open, (hex) => hex === 0 || hex === 2);
    expect(found.hexes).toEqual([0, 1, 2]);
  });

  test('a path leaves the origin out; none leads out of reach', () => {
    const found = reach(grid, at('0000'), 1, open);
    expect(pathTo(found, at('0000'))).toEqual([]);
    expect(labelsOf(pathTo(found, at('0100')))).toEqual(['0100']);
    expect(() => pathTo(found, at('0200'))).toThrow(RangeError);
    expect(() => pathTo(found, 4711)).toThrow(RangeError);
  });

  test('a result stays as it was when the next search runs', () => {
    const first = reach(grid, at('0604'), 3, open);
    const copy = structuredClone(first);
    reach(grid, at('0000'), 4, () => 2);
    expect(first).toEqual(copy);
  });

  test('a large board to its far corner', () => {
    const large = hexGrid(99, 99);
    const found = reach(large, 0, 255, open);
    expect(found.hexes).toHaveLength(large.size);
    expect(found.cost[large.size - 1]).toBe(147); // 98 rows down, which also lead 49 columns east, and 49 more
    expect(pathTo(found, large.size - 1)).toHaveLength(147);
  });

  test.each([0, -1, 0.5, 1.5])('a step that costs %d is our own mistake', (price) => {
    expect(() => reach(grid, 0, 4, () => price)).toThrow(RangeError);
  });

  test.each([256, Infinity, Number.NaN])('a budget of %d is our own mistake', (budget) => {
    expect(() => reach(grid, 0, budget, open)).toThrow(RangeError);
  });

  test('a search that was broken off leaves no trace', () => {
    const cheap = reach(grid, at('0604'), 3, open);
    const dear = reach(grid, at('0604'), 3, () => 2);
    for (const [price, expected] of [
      [1, cheap],
      [2, dear],
    ] as const) {
      let left = 9;
      const breaks: StepCost = () => {
        if (left-- === 0) throw new Error('broken off');
        return 1;
      };
      expect(() => reach(grid, at('0604'), 4, breaks)).toThrow('broken off');
      expect(reach(grid, at('0604'), 3, () => price)).toEqual(expected);
    }
  });

  test('a search inside a search is refused, and spoils nothing', () => {
    const nested: StepCost = (_, to) => reach(grid, to, 1, open).hexes.length;
    expect(() => reach(grid, 0, 9, nested)).toThrow('inside another');
    expect(reach(grid, 0, 1, open).hexes).toEqual([0, 1, 13]);
  });
});
