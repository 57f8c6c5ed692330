import { levels } from '@muster/geometry';
import { expect, test } from 'vitest';
import { SPACE } from '../tokens/space.ts';
import { cellOf, cornersOf, cursorAfter, layoutOf, spaceIn, spotOf, wallsOf } from './layout.ts';

/** Four by four, with a tower of three levels on c3 (2, 2). */
const GROUND = levels.makeGround(4, [
  { x: 2, y: 2, width: 1, height: 1, floor: 3, opaque: true, body: 0, barred: false, slow: false },
]);
const [B1, C3] = [1, 10];

test('from above, the south is below; turned, the north is', () => {
  expect(spotOf(layoutOf(GROUND, false, false), B1)).toEqual({ x: 1.5 * SPACE, y: 3.5 * SPACE });
  expect(spotOf(layoutOf(GROUND, true, false), B1)).toEqual({ x: 2.5 * SPACE, y: 0.5 * SPACE });
});

test.each([false, true])('every space has its cell, turned: %s', (turned) => {
  const layout = layoutOf(GROUND, turned, true);
  for (let space = 0; space < 16; space++) {
    const { column, row } = cellOf(layout, space);
    expect(spaceIn(layout, column, row)).toBe(space);
  }
});

test('tilted, a floor is raised by its level, and shows its sides down to the floors beside it', () => {
  const layout = layoutOf(GROUND, false, true);
  const [flat, raised] = [cornersOf(layout, C3, 0, 0), cornersOf(layout, C3)];
  expect(raised[0].x).toBe(flat[0].x);
  expect(raised[0].y).toBeLessThan(flat[0].y);
  expect(wallsOf(layout, C3)).toEqual({ front: expect.stringMatching(/^M/), side: expect.stringMatching(/^M/) });
  expect(wallsOf(layout, B1).side).toBe('');
  expect(raised.every(({ y }) => y >= 0)).toBe(true);
});

test('an arrow leads where it points, also on a turned board, and stops at the border', () => {
  const [upright, turned] = [layoutOf(GROUND, false, false), layoutOf(GROUND, true, false)];
  expect(cursorAfter(upright, B1, 'ArrowUp')).toBe(B1 + 4);
  expect(cursorAfter(turned, B1 + 4, 'ArrowUp')).toBe(B1);
  expect(cursorAfter(upright, B1, 'ArrowDown')).toBe(B1);
  expect(cursorAfter(upright, B1, 'End')).toBe(3);
  expect(cursorAfter(upright, B1, 'x')).toBeUndefined();
});
