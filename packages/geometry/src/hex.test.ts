import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { axial, centre, corners, DIRECTIONS, distance, type HexGrid, hexAt, hexGrid } from './index.ts';

// Oracles: real coordinates of pointy-top hexes with side 1, and searches that know nothing of the code under test.

const place = (grid: HexGrid, hex: number) => {
  const column = hex % grid.width;
  const row = Math.floor(hex / grid.width);
  return { x: Math.sqrt(3) * (column + (row % 2 === 1 ? 0.5 : 0)), y: 1.5 * row };
};

const touches = (grid: HexGrid, a: number, b: number) => {
  const [p, q] = [place(grid, a), place(grid, b)];
  return a !== b && Math.hypot(p.x - q.x, p.y - q.y) < 1.8; // centres of neighbours are √3 apart, the next ones 3
};

/** Compass bearing in steps of 60 degrees: 0 east, 1 north-east, and so on against the clock. */
const bearing = (grid: HexGrid, a: number, b: number) => {
  const [p, q] = [place(grid, a), place(grid, b)];
  return (Math.round(Math.atan2(p.y - q.y, q.x - p.x) / (Math.PI / 3)) + 6) % 6;
};

const everyHex = (grid: HexGrid) => Array.from({ length: grid.size }, (_, hex) => hex);

const stepsFrom = (grid: HexGrid, origin: number): number[] => {
  const steps = Array<number>(grid.size).fill(-1);
  steps[origin] = 0;
  for (let queue = [origin]; queue.length > 0; ) {
    const next: number[] = [];
    for (const a of queue) {
      for (const b of everyHex(grid)) {
        if (steps[b] !== -1 || !touches(grid, a, b)) continue;
        steps[b] = steps[a]! + 1;
        next.push(b);
      }
    }
    queue = next;
  }
  return steps;
};

const sizes: [number, number][] = [
  [1, 1],
  [1, 6],
  [6, 1],
  [2, 2],
  [5, 4],
  [7, 5],
  [8, 6],
];

const at = (grid: HexGrid, label: string) => {
  const hex = hexAt(grid, label);
  if (hex === undefined) throw new Error(`no hex ${label}`);
  return hex;
};

describe('hex grid', () => {
  test('one object for each size', () => {
    expect(hexGrid(13, 9)).toBe(hexGrid(13, 9));
    expect(hexGrid(9, 13)).not.toBe(hexGrid(13, 9));
    expect(hexGrid(13, 9)).toMatchObject({ width: 13, height: 9, size: 117 });
  });

  test.each([
    [0, 5],
    [5, 0],
    [100, 5],
    [5, 100],
    [1, 105],
    [2, 5.5],
    [1.5, 55],
    [-1, 3],
    [Number.NaN, 3],
  ])('no grid of %d by %d', (width, height) => {
    hexGrid(2, 5);
    expect(() => hexGrid(width, height)).toThrow(RangeError);
  });

  test('[R-31] odd rows are shifted right, so 0201 and 0302 are neighbours', () => {
    const grid = hexGrid(5, 4);
    expect(grid.neighbours[at(grid, '0201')]).toContain(at(grid, '0302'));
    expect(grid.neighbours[at(grid, '0201')]?.map((hex) => grid.labels[hex])).toEqual(
      ['0301', '0300', '0200', '0101', '0202', '0302'], // E, NE, NW, W, SW, SE
    );
    expect(grid.neighbours[at(grid, '0202')]?.map((hex) => grid.labels[hex])).toEqual([
      '0302',
      '0201',
      '0101',
      '0102',
      '0103',
      '0203',
    ]);
    expect(grid.neighbours[at(grid, '0000')]?.map((hex) => grid.labels[hex])).toEqual(['0100', '0001']);
    expect(grid.neighbours[at(grid, '0403')]?.map((hex) => grid.labels[hex])).toEqual(['0402', '0303']);
  });

  test.each(sizes)('neighbours on %d by %d: the touching hexes, by bearing', (width, height) => {
    const grid = hexGrid(width, height);
    for (const hex of everyHex(grid)) {
      const expected = everyHex(grid).filter((other) => touches(grid, hex, other));
      expected.sort((a, b) => bearing(grid, hex, a) - bearing(grid, hex, b));
      expect(grid.neighbours[hex]).toEqual(expected);
    }
  });

  test.each(sizes)('directions on %d by %d: only to neighbours', (width, height) => {
    const grid = hexGrid(width, height);
    for (const a of everyHex(grid)) {
      for (const b of everyHex(grid)) {
        const expected = touches(grid, a, b) ? DIRECTIONS[bearing(grid, a, b)] : undefined;
        expect(grid.directionTo(a, b)).toBe(expected);
      }
    }
  });
});

describe('labels', () => {
  test('[GB-05] the example board runs from 0000 to 0403: column, then row', () => {
    const grid = hexGrid(5, 4);
    expect(grid.labels).toHaveLength(20);
    expect(grid.labels[0]).toBe('0000');
    expect(grid.labels[4]).toBe('0400');
    expect(grid.labels[5]).toBe('0001');
    expect(grid.labels[19]).toBe('0403');
  });

  test.each([...sizes, [99, 99] as [number, number]])('every label of %d by %d reads back', (width, height) => {
    const grid = hexGrid(width, height);
    expect(new Set(grid.labels).size).toBe(grid.size);
    grid.labels.forEach((label, hex) => {
      expect(label).toMatch(/^\d{4}$/);
      if (hexAt(grid, label) !== hex) throw new Error(`label ${label} of ${hex} reads as ${hexAt(grid, label)}`);
    });
  });

  const garbage = '0 000 00000 1300 0009 9999 -100 +100 1e00 0a00 00.0 0:00 1/00 000: 001/ :000 ００００'.split(' ');
  test.each(['', '    ', ' 100', '1 00', '010 ', ...garbage])('%j is no hex of 13 by 9', (label) => {
    expect(hexAt(hexGrid(13, 9), label)).toBeUndefined();
  });

  test('any string is a label only if a hex carries it', () => {
    const grid = hexGrid(13, 9);
    const nearMisses = fc.string({ unit: fc.constantFrom(...'0123456789 /:-+.ex٣'), minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(fc.oneof(nearMisses, fc.string()), (label) => {
        const hex = grid.labels.indexOf(label);
        expect(hexAt(grid, label)).toBe(hex < 0 ? undefined : hex);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('distance', () => {
  test.each(sizes)('on %d by %d: as many steps as a search needs', (width, height) => {
    const grid = hexGrid(width, height);
    for (const a of everyHex(grid)) {
      const steps = stepsFrom(grid, a);
      for (const b of everyHex(grid)) expect(distance(grid, a, b)).toBe(steps[b]);
    }
  });

  test('the largest difference of cube coordinates', () => {
    const cube = (grid: HexGrid, hex: number) => {
      const row = Math.floor(hex / grid.width);
      const q = (hex % grid.width) - (row - (row % 2)) / 2;
      return [q, row, -q - row] as const;
    };
    const side = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(side, side, fc.nat(), fc.nat(), (width, height, m, n) => {
        const grid = hexGrid(width, height);
        const [a, b] = [m % grid.size, n % grid.size];
        const [p, q] = [cube(grid, a), cube(grid, b)];
        expect(distance(grid, a, b)).toBe(Math.max(...p.map((value, i) => Math.abs(value - q[i]!))));
        expect(axial(grid, a)).toEqual({ q: p[0], r: p[1] });
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['0301', '0202', 2],
    ['0400', '0402', 2],
    ['0404', '0804', 4],
    ['0400', '0404', 4],
    ['0402', '0605', 4],
  ])('[R-31] from %s to %s it is %d, as the sheet lists', (a, b, expected) => {
    const grid = hexGrid(13, 9);
    expect(distance(grid, at(grid, a), at(grid, b))).toBe(expected);
  });
});

describe('the lattice of centres and corners', () => {
  test('is the real board, stretched', () => {
    const grid = hexGrid(6, 5);
    for (const hex of everyHex(grid)) {
      const { x, y } = place(grid, hex);
      const c = centre(grid, hex);
      expect((c.x - 1) * (Math.sqrt(3) / 2)).toBeCloseTo(x, 9);
      expect((c.y - 2) * 0.5).toBeCloseTo(y, 9);
    }
  });

  test('corners are whole, one side from the centre, clockwise from the top, and shared by neighbours', () => {
    const grid = hexGrid(4, 4);
    for (const hex of everyHex(grid)) {
      const c = centre(grid, hex);
      const bearings = corners(grid, hex).map((p) => {
        expect(Number.isInteger(p.x) && Number.isInteger(p.y)).toBe(true);
        const [dx, dy] = [(p.x - c.x) * (Math.sqrt(3) / 2), (p.y - c.y) * 0.5];
        expect(Math.hypot(dx, dy)).toBeCloseTo(1, 9);
        return (Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 450) % 360;
      });
      expect(bearings).toEqual([0, 60, 120, 180, 240, 300]);
    }
    for (const a of everyHex(grid)) {
      for (const b of everyHex(grid)) {
        const common = corners(grid, a).filter((p) => corners(grid, b).some((q) => p.x === q.x && p.y === q.y));
        if (a !== b) expect(common).toHaveLength(touches(grid, a, b) ? 2 : 0);
      }
    }
  });
});
