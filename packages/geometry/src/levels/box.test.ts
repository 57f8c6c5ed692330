import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  frame,
  isSlowlyTouching,
  low,
  rubble,
  scene,
  slowDistance,
  slowLevel,
  solid,
  wall,
} from '../../test/levels.ts';
import { levels } from '../index.ts';

const {
  areTouching,
  boxAt,
  canStand,
  distance,
  makeGround,
  piecesBeneath,
  piecesLevel,
  piecesTouched,
  planDistance,
  spaceAt,
} = levels;

const box = (ground: levels.Ground, side: levels.Side, x: number, y: number) =>
  boxAt(ground, side, spaceAt(ground, x, y));

describe('ground', () => {
  test('[X-101] the piece listed last wins, and bare ground is at 0', () => {
    const ground = makeGround(6, [solid(2, 1, 1, 3, 3), low(-1, 2, 2, 3, 1), wall(3, 3, 0, 1, 6)]);
    expect(Array.from(ground.floor)).toEqual(
      [
        [0, 0, 0, 3, 0, 0],
        [0, 2, 2, 3, 0, 0],
        [0, 2, -1, 3, -1, 0],
        [0, 2, 2, 3, 0, 0],
        [0, 0, 0, 3, 0, 0],
        [0, 0, 0, 3, 0, 0],
      ].flat(),
    );
    expect(Array.from(ground.piece.subarray(12, 18))).toEqual([-1, 0, 1, 2, 1, -1]);
  });

  test('[X-106] what is opaque, and how high bodies rise', () => {
    const smoke = { x: 4, y: 0, width: 1, height: 1, floor: 0, opaque: false, body: 2, barred: false, slow: false };
    const ground = makeGround(7, [
      wall(2, 0, 0, 1, 1),
      solid(3, 1, 0, 1, 1),
      frame(2, 2, 0, 1, 1),
      low(-1, 3, 0, 1, 1),
      smoke,
      frame(0, 5, 0, 1, 1),
    ]);
    expect(Array.from(ground.opaque.subarray(0, 7))).toEqual([2, 3, 0, -1, 0, 0, 0]);
    expect(Array.from(ground.body.subarray(0, 7))).toEqual([2, 3, 2, 0, 2, -128, -128]);
  });

  test.each([
    ['a board of no spaces', 0, []],
    ['a board too large', 65, []],
    ['a piece beyond the edge', 6, [wall(2, 5, 5, 2, 1)]],
    ['a piece without extent', 6, [wall(2, 5, 5, 0, 1)]],
    ['half a floor', 6, [wall(1.5, 0, 0, 1, 1)]],
  ])('refuses %s', (_, size, pieces) => {
    expect(() => makeGround(size, pieces)).toThrow(RangeError);
  });
});

describe('standing', () => {
  test('[X-118] floors beneath a body differ by at most 1, and it stands on the highest', () => {
    const ground = makeGround(8, [solid(1, 2, 0, 1, 8), solid(2, 3, 0, 1, 8), wall(1, 0, 7, 1, 1)]);
    expect(box(ground, 2, 0, 0)).toMatchObject({ level: 0, head: 2 });
    expect(box(ground, 2, 1, 0)).toMatchObject({ level: 1, head: 3 });
    expect(box(ground, 2, 2, 0)).toMatchObject({ level: 2, head: 4 });
    expect(canStand(ground, 2, spaceAt(ground, 3, 0))).toBe(false);
    expect(canStand(ground, 4, spaceAt(ground, 0, 0))).toBe(false);
    expect(canStand(ground, 1, spaceAt(ground, 0, 7))).toBe(false);
    expect(canStand(ground, 2, spaceAt(ground, 0, 6))).toBe(false);
    expect(canStand(ground, 2, spaceAt(ground, 7, 0))).toBe(false);
    expect(canStand(ground, 1, -1)).toBe(false);
    expect(canStand(ground, 1, 64)).toBe(false);
    expect(() => box(ground, 1, 0, 7)).toThrow(RangeError);
  });

  test('[X-118] where bodies can stand, on random boards', () => {
    fc.assert(
      fc.property(scene(0, 1), ({ ground }) => {
        const wrong: string[] = [];
        for (const side of [1, 2, 4] as const) {
          for (const space of ground.floor.keys()) {
            const level = slowLevel(ground, side, [space % ground.size, Math.floor(space / ground.size)]);
            const found = canStand(ground, side, space) ? boxAt(ground, side, space).level : undefined;
            if (found !== level) wrong.push(`${side} in ${space}`);
          }
        }
        expect(wrong).toEqual([]);
      }),
    );
  });
});

describe('distance', () => {
  const ground = makeGround(12, [solid(1, 3, 0, 1, 1), solid(2, 5, 0, 1, 1), solid(5, 9, 0, 1, 1)]);
  test.each([
    ['[X-102] the next cell is 1', box(ground, 1, 0, 0), box(ground, 1, 1, 1), 1],
    ['[X-102] the greatest of width and depth', box(ground, 1, 0, 0), box(ground, 1, 2, 4), 4],
    ['[X-102] height counts alike', box(ground, 1, 8, 0), box(ground, 1, 9, 0), 5],
    ['[X-103] one higher is next', box(ground, 1, 2, 0), box(ground, 1, 3, 0), 1],
    ['[X-103] two higher is not', box(ground, 1, 4, 0), box(ground, 1, 5, 0), 2],
    ['[X-103] just above the back of a larger one is next', box(ground, 2, 6, 0), box(ground, 1, 5, 0), 1],
    ['[X-102] from the nearest cells of large ones', box(ground, 4, 0, 4), box(ground, 2, 7, 5), 4],
  ])('%s', (_, a, b, expected) => {
    expect(distance(a, b)).toBe(expected);
    expect(distance(b, a)).toBe(expected);
  });

  test('[X-102] in plan, to a space and to a rectangle', () => {
    const titan = box(ground, 4, 4, 4);
    expect(planDistance(titan, 5, 5)).toBe(0);
    expect(planDistance(titan, 8, 8)).toBe(1);
    expect(planDistance(titan, 0, 11)).toBe(4);
    expect(planDistance(titan, 0, 0, 12, 3)).toBe(2);
    expect(planDistance(box(ground, 1, 9, 0), 8, 0)).toBe(1);
  });

  test('[X-102] [X-103] [X-104] distance and touch agree with counting cells, and both ways', () => {
    fc.assert(
      fc.property(scene(7, 4), ({ ground, boxes }) => {
        const wrong: [levels.Box, levels.Box][] = [];
        for (const a of boxes) {
          for (const b of boxes) {
            if (a === b) continue;
            const right =
              distance(a, b) === slowDistance(a, b) && areTouching(ground, a, b) === isSlowlyTouching(ground, a, b);
            if (!right) wrong.push([a, b]);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('touching', () => {
  test('[X-104] no touch through a closed corner; one side open is enough', () => {
    const closed = makeGround(6, [wall(2, 2, 3, 1, 1), wall(2, 3, 2, 1, 1)]);
    const halfOpen = makeGround(6, [wall(2, 2, 3, 1, 1)]);
    const lowOnes = makeGround(6, [solid(1, 2, 3, 1, 1), solid(1, 3, 2, 1, 1)]);
    const frames = makeGround(6, [frame(2, 2, 3, 1, 1), frame(2, 3, 2, 1, 1)]);
    const isTouch = (ground: levels.Ground) => areTouching(ground, box(ground, 1, 2, 2), box(ground, 1, 3, 3));
    expect(isTouch(closed)).toBe(false);
    expect(isTouch(halfOpen)).toBe(true);
    expect(isTouch(lowOnes)).toBe(false); // as high as the heads
    expect(isTouch(frames)).toBe(true);
    expect(areTouching(closed, box(closed, 2, 1, 1), box(closed, 1, 3, 3))).toBe(false);
  });

  test('[X-104] the higher head counts', () => {
    const ground = makeGround(6, [wall(1, 2, 3, 1, 1), wall(1, 3, 2, 1, 1), solid(1, 3, 3, 1, 1)]);
    expect(areTouching(ground, box(ground, 1, 2, 2), box(ground, 1, 3, 3))).toBe(true);
    expect(areTouching(ground, box(ground, 1, 3, 3), box(ground, 1, 2, 2))).toBe(true);
  });

  test('[X-110] pieces beneath, and neighbours that rise above the feet', () => {
    const ground = makeGround(8, [
      low(-1, 0, 2, 8, 1),
      low(0, 3, 4, 1, 1),
      solid(4, 0, 0, 2, 2),
      rubble(6, 5, 2, 2),
      frame(0, 4, 6, 1, 1),
      wall(2, 7, 0, 1, 1),
    ]);
    expect(piecesTouched(ground, box(ground, 1, 4, 2))).toEqual([0]); // in the trench
    expect(piecesTouched(ground, box(ground, 1, 4, 3))).toEqual([1]); // on its lip: it does not rise above the feet
    expect(piecesTouched(ground, box(ground, 1, 1, 1))).toEqual([2]); // on the roof, above all else
    expect(piecesTouched(ground, box(ground, 1, 2, 1))).toEqual([2]);
    expect(piecesTouched(ground, box(ground, 1, 6, 1))).toEqual([5]);
    expect(piecesTouched(ground, box(ground, 2, 4, 4))).toEqual([1, 3]);
    expect(piecesTouched(ground, box(ground, 1, 3, 7))).toEqual([]);
    expect(piecesLevel(ground, box(ground, 1, 3, 7))).toEqual([4]); // a fire at the same level
    expect(piecesLevel(ground, box(ground, 1, 1, 1))).toEqual([2]);
  });

  test('[X-112] what a body stands on', () => {
    const ground = makeGround(8, [low(0, 2, 2, 1, 4), low(0, 3, 2, 1, 2)]);
    expect(piecesBeneath(ground, box(ground, 1, 0, 0))).toEqual([levels.NO_PIECE]);
    expect(piecesBeneath(ground, box(ground, 1, 3, 3))).toEqual([1]);
    expect(piecesBeneath(ground, box(ground, 2, 2, 2))).toEqual([0, 1]);
    expect(piecesBeneath(ground, box(ground, 2, 2, 3))).toEqual([0, 1, -1]);
  });
});
