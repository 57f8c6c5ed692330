import { hexAt } from '@muster/geometry';
import { expect, test } from 'vitest';
import { cursorAfter, HEX_WIDTH, layoutOf, neighbour, spotOf, TOWARDS } from './layout.ts';

const ROWS = ['....', '.h..', '....'];

test('a map that is turned half round has every hex opposite, and the neighbours where they are drawn', () => {
  const [plain, turned] = [layoutOf(ROWS, false), layoutOf(ROWS, true)];
  for (const [hex, { x, y }] of plain.centres.entries()) {
    const there = turned.centres[hex]!;
    expect(there.x).toBeCloseTo(plain.width - x);
    expect(there.y).toBeCloseTo(plain.height - y);
    for (const [d, towards] of TOWARDS.entries()) {
      const other = neighbour(turned, hex, d);
      if (other < 0) continue;
      const to = turned.centres[other]!;
      expect(to.x - there.x).toBeCloseTo(towards.x * HEX_WIDTH);
      expect(to.y - there.y).toBeCloseTo(towards.y * HEX_WIDTH);
    }
  }
  expect(turned.terrain).toEqual(plain.terrain);
});

test('an arrow key leads where it points, also on a map that is turned', () => {
  const layout = layoutOf(ROWS, true);
  const from = '0101';
  const right = cursorAfter(layout, from, 'ArrowRight')!;
  expect(hexAt(layout.grid, right)).toBe(hexAt(layout.grid, '0001'));
  expect(spotOf(layout, right)!.x).toBeGreaterThan(spotOf(layout, from)!.x);
});
