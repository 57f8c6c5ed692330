// Generated maps, checked by a search of their own over many seeds.
import { describe, expect, test } from 'vitest';
import { makeMap } from '../index.ts';
import { configProblem } from '../testing.ts';

const WIDTH = 13;
const HEIGHT = 9;
const SEEDS = 800;
const maps = Array.from({ length: SEEDS }, (_, seed) => makeMap(seed));

// Who may enter what.
const OPEN = { foot: '.=hwormfBvpF', mounted: '.=hwormfBv', engine: '.=hofBv' };

const neighbours = (column: number, row: number): (readonly [number, number])[] => {
  const shift = row % 2;
  const near = [
    [column - 1, row],
    [column + 1, row],
  ] as [number, number][];
  for (const r of [row - 1, row + 1]) near.push([column - 1 + shift, r], [column + shift, r]);
  return near.filter(([c, r]) => c >= 0 && c < WIDTH && r >= 0 && r < HEIGHT);
};

/** How many hexes can be reached from the first open one, and how many are open. */
const flood = (map: readonly string[], open: string): readonly [reached: number, all: number] => {
  const isOpen = (c: number, r: number) => open.includes(map[r]![c]!);
  const all = map.flatMap((row, r) => [...row].flatMap((_, c) => (isOpen(c, r) ? [[c, r] as const] : [])));
  const seen = new Set([String(all[0])]);
  const queue = [all[0]!];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const next of neighbours(...at))
      if (isOpen(...next) && !seen.has(String(next))) {
        seen.add(String(next));
        queue.push(next);
      }
  return [seen.size, all.length];
};

describe(`maps of ${SEEDS} seeds`, () => {
  test('[FB-02] are 13 by 9 of known ground', () => {
    for (const map of maps) {
      expect(map).toHaveLength(HEIGHT);
      for (const row of map) expect(row).toMatch(/^[.=hwormfBvRLM]{13}$/);
    }
  });

  test('[FB-02] are the same for both sides: top and bottom mirror each other', () => {
    for (const map of maps) expect(map).toEqual(map.toReversed());
  });

  test.each(['foot', 'mounted', 'engine'] as const)('[FB-02] are connected for %s units', (kind) => {
    for (const [seed, map] of maps.entries()) {
      const [reached, all] = flood(map, OPEN[kind]);
      expect(reached, `seed ${seed}`).toBe(all);
      expect(all).toBeGreaterThan(60);
    }
  });

  test('[FB-04] have room for every unit in both deployment zones', () => {
    for (const map of maps) for (const row of [0, 1, 7, 8]) expect(map[row]).toMatch(/^[.=]+$/);
  });

  test('[FB-02] differ, and show every kind of ground', () => {
    expect(new Set(maps.map((map) => map.join())).size).toBeGreaterThan(SEEDS * 0.95);
    const all = maps.join();
    for (const char of '.=hwormfBvRLM') expect(all).toContain(char);
    expect(maps.filter((map) => map.some((row) => row.includes('R'))).length).toBeGreaterThan(SEEDS / 20);
  });
});

describe('what is drawn on them', () => {
  const MIDDLE = 4;
  const column = (map: readonly string[], c: number) => map.map((row) => row[c]!).join('');
  const columnsOf = (map: readonly string[], char: string) =>
    [...map[MIDDLE]!].flatMap((found, c) => (found === char ? [c] : []));

  test('[FB-02] a river keeps to the middle row; two fords and the bridge of a road cross it, wherever they are', () => {
    const rivers = maps.filter((map) => map[MIDDLE]!.includes('R'));
    const bridges = new Set<number>();
    for (const map of rivers) {
      const [bridge, ...more] = columnsOf(map, 'B');
      expect(more).toEqual([]);
      bridges.add(bridge!);
      expect(column(map, bridge!)).toBe('====B====');
      const crossings = [bridge!, ...columnsOf(map, 'f')].sort((x, y) => x - y);
      expect(crossings.map((c) => (c + 3) >> 2)).toEqual([1, 2, 3]); // one of 1 to 3, of 5 to 7, of 9 to 11
      expect(map[MIDDLE]!.replaceAll(/[Bf]/g, 'R')).toBe('R'.repeat(WIDTH));
    }
    expect([...bridges].sort((x, y) => x - y)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11]);
    for (const map of maps) for (const row of [2, 3]) expect(map[row]).not.toMatch(/[RBf]/);
  });

  test('[FB-02] two of five have a ridge of three to six hills along the middle, the whole of it on the map', () => {
    const runs = maps.map((map) => map[MIDDLE]!.match(/h{3,}/)?.[0].length ?? 0).filter((length) => length > 0);
    expect(runs.length).toBeGreaterThan(SEEDS * 0.36);
    expect(runs.length).toBeLessThan(SEEDS * 0.5);
    for (const length of [3, 4, 5, 6]) expect(runs).toContain(length);
  });

  test('[FB-02] a road without a river goes from edge to edge, some through a village', () => {
    const roads = maps.filter((map) => !map[MIDDLE]!.includes('R') && map[0]!.includes('='));
    const found = new Set<string>();
    for (const map of roads) {
      const c = map[0]!.indexOf('=');
      found.add(`${c}${map[MIDDLE]![c]}`);
      expect(map[0]!.replaceAll('.', '')).toBe('=');
      expect(column(map, c)).toMatch(/^====[=v]====$/);
    }
    expect([...found].sort()).toEqual([3, 4, 5, 6, 7, 8, 9].flatMap((c) => [`${c}=`, `${c}v`]));
  });

  test('[FB-02] ground of one kind lies close together, side by side as well as one above the other', () => {
    const beside = (map: readonly string[]) => [2, 3].some((row) => map[row]!.includes('MM'));
    const above = (map: readonly string[]) => [...map[2]!].some((char, c) => char === 'M' && map[3]![c] === 'M');
    expect(maps.filter(beside).length).toBeGreaterThan(20);
    expect(maps.filter(above).length).toBeGreaterThan(10);
  });
});

test('[FB-02] the same seed draws the same map, whatever its size', () => {
  for (const seed of [0, 7, 2 ** 32, 2 ** 32 + 7, Number.MAX_SAFE_INTEGER])
    expect(makeMap(seed)).toEqual(makeMap(seed));
  expect(makeMap(7)).not.toEqual(makeMap(2 ** 32 + 7));
});

// A seed stands in links and in what players tell each other: it must mean the same map for ever.
test.each([
  ['open ground', 8, '.............', '.............', '...o.....L...', '.L......L..h.', '.....o.o...h.'],
  ['a river', 6, '..........=..', '..........=..', '.....o....=..', '...v.M..h.=rr', 'RRRfRRfRRRBRR'],
  ['a ridge', 12, '.............', '.............', '....w...rh...', 'o...w..rhhh..', 'ohhhhhh......'],
  ['another ridge', 11, '.............', '.............', '..hh..o......', '...M.........', '.hhh.w......M'],
  ['a road', 4, '.....=.......', '.....=.......', 'o....=.......', '..LL.=.....v.', '..w..v.......'],
] as const)('[FB-02] what a seed draws is kept: %s', (_, seed, ...upper) => {
  expect(makeMap(seed)).toEqual([...upper, ...upper.slice(0, -1).toReversed()]);
});

test('[FB-02] a free battle takes any of them', () => {
  const forces = [
    ['ballista', 'knight', 'militia'],
    ['bombard', 'trebuchet', 'captain'],
  ];
  for (let seed = 0; seed < 50; seed++) expect(configProblem({ free: { map: { seed }, forces } })).toBeUndefined();
});
