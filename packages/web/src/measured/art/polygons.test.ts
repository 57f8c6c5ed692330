import { describe, expect, test } from 'vitest';
import { chordsAt, clockwise, depthIn, hatch, hatchCircle, insetBy, middleOf, sweptBy, turnOf } from './polygons.ts';

/** A square of 10, clockwise on the screen. */
const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

const rounded = (loop: readonly { x: number; y: number }[]) =>
  loop.map(({ x, y }) => [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0]);

/** The lines of a path text as [x, y, x, y]. */
const linesOf = (d: string) =>
  d
    .split('M')
    .slice(1)
    .map((part) => part.split(/[ L]/).map(Number));

describe('loops', () => {
  test('are turned clockwise, whichever way they came', () => {
    expect(turnOf(SQUARE)).toBe(200);
    expect(clockwise(SQUARE)).toBe(SQUARE);
    expect(turnOf(clockwise([...SQUARE].reverse()))).toBe(200);
  });

  test('know their middle and how deep a spot lies', () => {
    expect(middleOf(SQUARE)).toEqual({ x: 5, y: 5 });
    expect(depthIn(SQUARE, { x: 3, y: 5 })).toBe(3);
    expect(depthIn(SQUARE, { x: 12, y: 5 })).toBe(-2);
  });

  test('shrink by the same distance on every side, down to nothing', () => {
    expect(rounded(insetBy(SQUARE, 2))).toEqual([
      [2, 2],
      [8, 2],
      [8, 8],
      [2, 8],
    ]);
    const triangle = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 0, y: 30 },
    ];
    // The circle inside a triangle of 30, 40, 50 has radius 10: moved in by 4, a triangle of 6/10 the size remains.
    expect(rounded(insetBy(triangle, 4))).toEqual([
      [4, 4],
      [28, 4],
      [4, 22],
    ]);
    expect(insetBy(SQUARE, 5)).toEqual([]);
    expect(insetBy(SQUARE, 7)).toEqual([]);
  });

  test('cast a shadow that covers them and where they would have moved', () => {
    const shadow = sweptBy(SQUARE, { x: 3, y: 4 });
    expect(new Set(rounded(shadow).map(String))).toEqual(new Set(['0,0', '10,0', '13,4', '13,14', '3,14', '0,10']));
  });
});

describe('hatching', () => {
  test('runs from side to side at even distances', () => {
    expect(linesOf(hatch(SQUARE, { x: 1, y: 0 }, 4))).toEqual([
      [0, 4, 10, 4],
      [0, 8, 10, 8],
    ]);
  });

  test('leaves the gap of a loop that is not convex', () => {
    const horseshoe = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
      { x: 6, y: 9 },
      { x: 6, y: 3 },
      { x: 3, y: 3 },
      { x: 3, y: 9 },
      { x: 0, y: 9 },
    ];
    expect(chordsAt(horseshoe, 6)).toEqual([
      [0, 3],
      [6, 9],
    ]);
    expect(linesOf(hatch(horseshoe, { x: 1, y: 0 }, 5))).toEqual([
      [0, 5, 3, 5],
      [6, 5, 9, 5],
    ]);
  });

  test('of a circle ends on it', () => {
    const lines = linesOf(hatchCircle({ x: 50, y: 50 }, 25, { x: 1, y: 0 }, 10));
    expect(lines).toHaveLength(5);
    for (const [x1, y1, x2, y2] of lines as [number, number, number, number][]) {
      expect(Math.hypot(x1 - 50, y1 - 50)).toBeCloseTo(25, 0);
      expect(Math.hypot(x2 - 50, y2 - 50)).toBeCloseTo(25, 0);
    }
  });
});
