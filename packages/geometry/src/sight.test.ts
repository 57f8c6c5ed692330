import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EdgeRule, type Hex, type HexGrid, hexAt, hexGrid, isClear, lineSteps, NO_HEX, sight } from './index.ts';

// Independent oracle: real coordinates, the segment really shifted by a millionth of a side, every hex a polygon.

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a shifted segment has in common with a hex, from and to, as lengths along the segment. */
interface Meeting {
  readonly hex: Hex;
  readonly from: number;
  readonly to: number;
}

const SHIFT = 1e-6;

const place = (grid: HexGrid, hex: Hex): Spot => {
  const row = Math.floor(hex / grid.width);
  return { x: Math.sqrt(3) * ((hex % grid.width) + (row % 2) / 2), y: 1.5 * row };
};

/** A pointy-top hexagon of side 1 is what lies within √3/2 of its centre in three directions. */
const NORMALS = [0, 60, 120].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const clip = (start: Spot, unit: Spot, length: number, middle: Spot): [number, number] => {
  let [from, to] = [0, length];
  for (const n of NORMALS) {
    const offset = (start.x - middle.x) * n.x + (start.y - middle.y) * n.y;
    const speed = unit.x * n.x + unit.y * n.y;
    const [low, high] = [-Math.sqrt(3) / 2 - offset, Math.sqrt(3) / 2 - offset];
    if (Math.abs(speed) < 1e-12) {
      if (low >= 0 || high <= 0) return [0, -1];
      continue;
    }
    from = Math.max(from, Math.min(low / speed, high / speed));
    to = Math.min(to, Math.max(low / speed, high / speed));
  }
  return [from, to];
};

/** Every hex between that the copy on this side enters, in order. */
const meetings = (grid: HexGrid, a: Hex, b: Hex, side: 'left' | 'right'): Meeting[] => {
  const [p, q] = [place(grid, a), place(grid, b)];
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  if (length === 0) return [];
  const unit = { x: (q.x - p.x) / length, y: (q.y - p.y) / length };
  const shift = side === 'right' ? SHIFT : -SHIFT; // y grows downwards: right of east is south
  const start = { x: p.x - unit.y * shift, y: p.y + unit.x * shift };
  const found: Meeting[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (hex === a || hex === b) continue;
    const [from, to] = clip(start, unit, length, place(grid, hex));
    if (to - from > SHIFT / 100) found.push({ hex, from, to });
  }
  return found.sort((m, n) => m.from - n.from);
};

const clearByOracle = (grid: HexGrid, a: Hex, b: Hex, blocks: (hex: Hex) => boolean, edge: EdgeRule): boolean => {
  const left = meetings(grid, a, b, 'left').filter(({ hex }) => blocks(hex));
  const right = meetings(grid, a, b, 'right').filter(({ hex }) => blocks(hex));
  if (edge === 'wholeLine') return left.length === 0 || right.length === 0;
  // blocked where both copies are inside obstacles at the same time, for longer than a shift can make
  const together = (l: Meeting, r: Meeting) => Math.min(l.to, r.to) - Math.max(l.from, r.from) > 1e-3;
  return !left.some((l) => right.some((r) => together(l, r)));
};

const grid = hexGrid(13, 9);
const at = (label: string): Hex => {
  const hex = hexAt(grid, label);
  if (hex === undefined) throw new Error(`no hex ${label}`);
  return hex;
};
const label = (hex: Hex) => (hex === NO_HEX ? '-' : grid.labels[hex]);
const blocking = (labels: string) => {
  const hexes = labels.split(' ').filter(Boolean).map(at);
  return (hex: Hex) => hexes.includes(hex);
};
const isClearBetween = (from: string, to: string, labels: string, edge: EdgeRule) => {
  const clear = isClear(grid, at(from), at(to), blocking(labels), edge);
  expect(isClear(grid, at(to), at(from), blocking(labels), edge)).toBe(clear);
  expect(sight(grid, at(from), at(to), blocking(labels), edge) === undefined).toBe(clear);
  return clear;
};

describe('test vectors of the rule sheet', () => {
  test.each([
    // rules, from, to, obstacles, clear by wholeLine, clear by perEdge
    ['[GB-37]', '0301', '0202', '0201', true, true],
    ['[GB-37]', '0301', '0202', '0302', true, true],
    ['[GB-38]', '0301', '0202', '0201 0302', false, false],
    ['[GB-37]', '0400', '0402', '0301', true, true],
    ['[GB-37] [GB-38]', '0400', '0402', '0301 0401', false, false],
    ['[GB-34]', '0404', '0804', '0604', false, false],
    ['[GB-34]', '0404', '0804', '0603', true, true],
    ['[GB-34]', '0400', '0404', '0402', false, false],
    ['[R-13]', '0400', '0404', '0301 0403', false, true],
    ['[R-14]', '0402', '0605', '0403', false, false],
    ['[R-14]', '0402', '0605', '0503', false, false],
    ['[R-14]', '0402', '0605', '0504', false, false],
  ] as const)('%s from %s to %s past %s', (_, from, to, obstacles, wholeLine, perEdge) => {
    expect(isClearBetween(from, to, obstacles, 'wholeLine')).toBe(wholeLine);
    expect(isClearBetween(from, to, obstacles, 'perEdge')).toBe(perEdge);
  });

  test('[GB-35] what stands in the end hexes does not matter', () => {
    expect(isClearBetween('0404', '0804', '0404 0804', 'wholeLine')).toBe(true);
  });

  test('[R-05] adjacent hexes see each other whatever stands around, and a hex sees itself', () => {
    for (const edge of ['wholeLine', 'perEdge'] as const) {
      for (let a = 0; a < grid.size; a++) {
        for (const b of [a, ...grid.neighbours[a]!]) {
          expect(isClear(grid, a, b, () => true, edge)).toBe(true);
          expect(lineSteps(grid, a, b)).toEqual([]);
        }
      }
    }
  });
});

describe('the steps of a line', () => {
  test.each([
    ['[GB-34] through interiors', '0404', '0804', '0504 0604 0704', '0504 0604 0704'],
    ['[GB-37] along edges; southwards, left is east', '0400', '0404', '0401 0402 0403', '0301 0402 0303'],
    ['[GB-37] the same northwards', '0404', '0400', '0303 0402 0301', '0403 0402 0401'],
    ['[R-14] more hexes than the distance has steps', '0402', '0605', '0403 0503 0504 0604', '0403 0503 0504 0604'],
    [
      '[GB-37] through corners: clips 0101 and 0300',
      '0000',
      '0401',
      '0100 - 0200 0201 0300 0301',
      '0100 0101 0200 0201 - 0301',
    ],
    ['[GB-37] along the western border', '0000', '0004', '0001 0002 0003', '- 0002 -'],
    ['[GB-37] along the eastern border', '1201', '1205', '- 1203 -', '1202 1203 1204'],
  ])('%s', (_, from, to, left, right) => {
    const steps = lineSteps(grid, at(from), at(to));
    expect(steps.map((step) => label(step[0])).join(' ')).toBe(left);
    expect(steps.map((step) => label(step[1])).join(' ')).toBe(right);
  });

  test.each([
    [9, 7],
    [1, 9],
    [2, 8],
    [12, 2],
  ])('[GB-37] [R-14] both copies meet what the oracle finds, for every pair on %d by %d', (width, height) => {
    const board = hexGrid(width, height);
    for (let a = 0; a < board.size; a++) {
      for (let b = 0; b < board.size; b++) {
        const steps = lineSteps(board, a, b);
        const sideOf = (side: 0 | 1) => steps.map((step) => step[side]).filter((hex) => hex !== NO_HEX);
        expect(sideOf(0)).toEqual(meetings(board, a, b, 'left').map(({ hex }) => hex));
        expect(sideOf(1)).toEqual(meetings(board, a, b, 'right').map(({ hex }) => hex));
      }
    }
  });

  test('[R-15] the way back is the way there, reversed, with the sides exchanged', () => {
    for (let a = 0; a < grid.size; a++) {
      for (let b = 0; b < grid.size; b++) {
        const back = lineSteps(grid, b, a).map(([left, right]) => [right, left]);
        expect(lineSteps(grid, a, b)).toEqual(back.reverse());
      }
    }
  });
});

describe('sight', () => {
  test.each([
    ['0404', '0804', '0604 0504', 'wholeLine', '0504', '0504', '0504'],
    ['0301', '0202', '0201 0302', 'wholeLine', '0302', '0201', '0302 0201'],
    ['0400', '0404', '0301 0403', 'wholeLine', '0403', '0301', '0301 0403'],
    ['0404', '0400', '0301 0403', 'wholeLine', '0301', '0403', '0403 0301'],
    ['0400', '0404', '0301 0402', 'wholeLine', '0402', '0301', '0301 0402'],
    ['0400', '0404', '0301 0402', 'perEdge', '0402', '0402', '0402'],
    ['0400', '0404', '0301 0303 0403', 'perEdge', '0403', '0303', '0403 0303'],
    ['0000', '0401', '0101 0300', 'wholeLine', '0300', '0101', '0101 0300'],
  ] as const)(
    '[GB-38] from %s to %s past %s (%s): left %s, right %s',
    (from, to, obstacles, edge, left, right, hexes) => {
      const witness = sight(grid, at(from), at(to), blocking(obstacles), edge);
      expect(witness).toEqual({ left: at(left), right: at(right), hexes: hexes.split(' ').map(at) });
    },
  );

  test('[R-13] a clipped corner leaves the other side open', () => {
    expect(isClearBetween('0000', '0401', '0101', 'wholeLine')).toBe(true);
    expect(isClearBetween('0000', '0401', '0300', 'wholeLine')).toBe(true);
    expect(isClearBetween('0000', '0401', '0101 0300', 'wholeLine')).toBe(false);
    expect(isClearBetween('0000', '0401', '0101 0300', 'perEdge')).toBe(true);
  });

  test('[GB-37] beyond the border nothing blocks', () => {
    expect(isClearBetween('0000', '0004', '0001 0003', 'wholeLine')).toBe(true);
    expect(isClearBetween('0000', '0004', '0001 0003', 'perEdge')).toBe(true);
    expect(isClearBetween('0000', '0004', '0002', 'wholeLine')).toBe(false);
  });

  /** Asked only about hexes that exist. */
  const blockingBelow = (density: number, obstacles: readonly number[]) => (hex: Hex) => {
    if (obstacles[hex] === undefined) throw new Error(`there is no hex ${hex}`);
    return obstacles[hex] < density;
  };

  const board = fc.record({
    width: fc.integer({ min: 1, max: 13 }),
    height: fc.integer({ min: 1, max: 9 }),
    obstacles: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 117, maxLength: 117 }),
    density: fc.constantFrom(0.05, 0.15, 0.3, 0.5),
    ends: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 8, maxLength: 8 }),
  });

  test('[GB-34] [GB-37] [GB-38] [R-13] [R-14] [R-15] agrees with the oracle on random boards, both ways', () => {
    fc.assert(
      fc.property(board, ({ width, height, obstacles, density, ends }) => {
        const grid = hexGrid(width, height);
        const blocks = blockingBelow(density, obstacles);
        const wrong: object[] = [];
        for (const [m, n] of ends) {
          const [a, b] = [m % grid.size, n % grid.size];
          for (const edge of ['wholeLine', 'perEdge'] as const) {
            const clear = clearByOracle(grid, a, b, blocks, edge);
            const agrees = [isClear(grid, a, b, blocks, edge), isClear(grid, b, a, blocks, edge)].every(
              (found) => found === clear,
            );
            if (!agrees) wrong.push({ a, b, edge, clear });
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('[GB-38] a witness stands for every blocked line: real obstacles, one on each side', () => {
    fc.assert(
      fc.property(board, ({ width, height, obstacles, density, ends }) => {
        const grid = hexGrid(width, height);
        const blocks = blockingBelow(density, obstacles);
        for (const [m, n] of ends) {
          const [a, b] = [m % grid.size, n % grid.size];
          for (const edge of ['wholeLine', 'perEdge'] as const) {
            const witness = sight(grid, a, b, blocks, edge);
            expect(witness === undefined).toBe(isClear(grid, a, b, blocks, edge));
            if (witness === undefined) continue;
            const only = (hex: Hex) => witness.hexes.includes(hex);
            expect(witness.hexes.every(blocks)).toBe(true);
            expect(clearByOracle(grid, a, b, only, edge)).toBe(false);
            expect(new Set(witness.hexes)).toEqual(new Set([witness.left, witness.right]));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('[R-14] boards too large to keep their lines, in turn with a small one', () => {
    const large = hexGrid(40, 30);
    const end = fc.nat({ max: large.size - 1 });
    const modulus = fc.integer({ min: 5, max: 40 });
    fc.assert(
      fc.property(end, end, modulus, fc.nat({ max: 40 }), (a, b, m, rest) => {
        const blocks = (hex: Hex) => (hex * hex + 3 * hex) % m === rest % m;
        for (const edge of ['wholeLine', 'perEdge'] as const) {
          expect(isClear(large, a, b, blocks, edge)).toBe(clearByOracle(large, a, b, blocks, edge));
          const [c, d] = [a % grid.size, b % grid.size];
          expect(isClear(grid, c, d, blocks, edge)).toBe(clearByOracle(grid, c, d, blocks, edge));
        }
      }),
      { numRuns: 300 },
    );
  });
});
