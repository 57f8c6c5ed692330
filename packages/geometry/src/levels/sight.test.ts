import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frame, low, scene, slowSight, solid, wall } from '../../test/levels.ts';
import { levels } from '../index.ts';
import { follow } from './line.ts';

const { boxAt, isInReach, isSeen, makeGround, piecesTouched, pointsOf, sight, sightSum, spaceAt } = levels;

type At = readonly [x: number, y: number];
const box = (ground: levels.Ground, [x, y]: At, side: levels.Side = 1) => boxAt(ground, side, spaceAt(ground, x, y));

/** As a shooter sees: pieces that the first touches are left out, those that the second touches count. */
const viewOf = (ground: levels.Ground, a: levels.Box, b: levels.Box, worth: number[], others: levels.Box[] = []) => ({
  others,
  barring: [],
  worth,
  leftOut: piecesTouched(ground, a),
  base: Math.max(0, ...piecesTouched(ground, b).map((index) => worth[index]!)),
});

const sumOf = (pieces: levels.Piece[], from: At, to: At, worth: number, others: At[] = []) => {
  const ground = makeGround(16, pieces);
  const [a, b] = [box(ground, from), box(ground, to)];
  const view = viewOf(
    ground,
    a,
    b,
    pieces.map(() => worth),
    others.map((at) => box(ground, at)),
  );
  return sightSum(ground, a, b, view);
};

const isSeenBothWays = (pieces: levels.Piece[], from: At, to: At, toSide: levels.Side = 1) => {
  const ground = makeGround(16, pieces);
  const [a, b] = [box(ground, from), box(ground, to, toSide)];
  expect(isSeen(ground, b, a)).toBe(isSeen(ground, a, b));
  return isSeen(ground, a, b);
};

describe('test vectors of the rule sheet', () => {
  const barricade = [low(0, 5, 0, 1, 16)];
  test.each<[string, At, At, number]>([
    ['nobody touches it: worth and one object', [1, 8], [9, 8], 3],
    ['the target touches it, across it', [1, 8], [6, 8], 3],
    ['the target touches it, from its own side', [1, 8], [4, 8], 2],
    ['the shooter touches it, the target does not', [4, 8], [9, 8], 0],
    ['both touch it from opposite sides', [4, 8], [6, 8], 2],
  ])('[X-110] [X-111] a barricade worth 2: %s', (_, from, to, sum) => {
    expect(sumOf(barricade, from, to, 2)).toBe(sum);
  });

  test('[X-105] a wall of 2 blocks, unless a large body rises behind it', () => {
    const pieces = [wall(2, 6, 0, 1, 16)];
    expect(isSeenBothWays(pieces, [2, 8], [9, 8])).toBe(false);
    expect(isSeenBothWays(pieces, [2, 8], [9, 6], 4)).toBe(true);
    expect(isSeenBothWays(pieces, [2, 8], [7, 8], 2)).toBe(false);
  });

  test('[X-105] from floor 3 over a wall of 2', () => {
    const tower = solid(3, 2, 8, 1, 1);
    expect(isSeenBothWays([tower, wall(2, 4, 0, 1, 16)], [2, 8], [8, 8])).toBe(true);
    expect(isSeenBothWays([tower, wall(2, 7, 0, 1, 16)], [2, 8], [8, 8])).toBe(false);
  });

  test.each<[string, number, number, boolean]>([
    ['from the edge to the foot', 5, 6, true],
    ['one space back to the foot', 4, 6, false],
    ['one space back to five spaces beyond the edge', 4, 10, true],
    ['two back to the foot', 3, 6, false],
    ['two back to five spaces beyond the edge', 3, 10, false],
  ])('[X-105] a roof of 4: %s', (_, from, to, seen) => {
    expect(isSeenBothWays([solid(4, 0, 0, 6, 16)], [from, 8], [to, 8])).toBe(seen);
  });

  test('[X-111] ground and trench, trench and trench', () => {
    const trenches = [low(-1, 0, 4, 16, 1), low(-1, 0, 10, 16, 1)];
    expect(sumOf(trenches, [8, 7], [8, 4], 2)).toBe(2);
    expect(sumOf(trenches, [8, 4], [8, 7], 2)).toBe(0);
    expect(sumOf(trenches, [8, 4], [8, 10], 2)).toBe(2);
  });

  test('[X-105] an opaque piece of 1 or a frame of 2 between is one object', () => {
    expect(sumOf([solid(1, 5, 0, 1, 16)], [2, 8], [9, 8], 0)).toBe(1);
    expect(sumOf([frame(2, 5, 0, 1, 16)], [2, 8], [9, 8], 0)).toBe(1);
    expect(sumOf([solid(1, 5, 0, 1, 16), frame(2, 7, 0, 1, 16)], [2, 8], [10, 8], 0)).toBe(2);
  });

  test('[X-104] a closed corner is not seen through; one side open is enough', () => {
    expect(isSeenBothWays([wall(2, 5, 6, 1, 1), wall(2, 6, 5, 1, 1)], [5, 5], [6, 6])).toBe(false);
    expect(isSeenBothWays([wall(2, 5, 6, 1, 1)], [5, 5], [6, 6])).toBe(true);
    expect(isSeenBothWays([wall(2, 6, 5, 1, 1)], [6, 6], [5, 5])).toBe(true);
    // as high as the line is not higher
    expect(isSeenBothWays([wall(1, 5, 6, 1, 1), wall(1, 6, 5, 1, 1)], [5, 5], [6, 6])).toBe(true);
  });
});

describe('what lines meet', () => {
  test('[X-105] bare ground is no object, at whatever height, and neither is a plain floor in it', () => {
    const trenches = [low(-1, 0, 4, 16, 1), low(-1, 0, 10, 16, 1)];
    expect(sumOf([...trenches, frame(0, 0, 6, 16, 2)], [8, 4], [8, 10], 0)).toBe(0);
  });

  test('[X-109] each other body on the line is one object, above its head and under its feet none', () => {
    expect(sumOf([], [2, 8], [9, 8], 0, [[5, 8]])).toBe(1);
    expect(sumOf([], [2, 8], [9, 9], 0, [[5, 8]])).toBe(0); // past it, from corner to corner
    const lane = [wall(3, 3, 7, 6, 1), wall(3, 3, 9, 6, 1)];
    expect(sumOf(lane, [2, 8], [9, 8], 0, [[5, 8]])).toBe(1);
    expect(
      sumOf(lane, [2, 8], [9, 8], 0, [
        [5, 8],
        [7, 8],
      ]),
    ).toBe(2);
    const raised = [...lane, solid(1, 1, 7, 2, 3), solid(1, 9, 7, 2, 3)];
    expect(sumOf(raised, [2, 8], [9, 8], 0, [[5, 8]])).toBe(0);
    const above = [...lane, frame(3, 5, 8, 1, 1)];
    expect(sumOf(above, [2, 8], [9, 8], 0, [[5, 8]])).toBe(1); // the frame alone
  });

  test('[X-108] lines that meet a barring body are not used, however cheap', () => {
    const ground = makeGround(16, [wall(3, 3, 7, 6, 1), low(0, 5, 9, 2, 1)]);
    const [a, b] = [box(ground, [2, 8]), box(ground, [9, 8])];
    const view = { others: [], barring: [box(ground, [5, 8])], worth: [0, 2], leftOut: [], base: 0 };
    expect(sight(ground, a, b, { ...view, barring: [] })).toMatchObject({ verdict: 'seen', sum: 0 });
    expect(sight(ground, a, b, view)).toMatchObject({ verdict: 'barred', sum: 0 });
    expect(sightSum(ground, a, b, view)).toBe(levels.BARRED);
    const lane = makeGround(16, [wall(3, 3, 7, 6, 1), wall(3, 3, 9, 6, 1), wall(3, 7, 8, 1, 1)]);
    expect(sight(lane, box(lane, [2, 8]), box(lane, [9, 8]), view).verdict).toBe('blocked');
  });

  test('[X-107] five points of a small body, nine of a larger one, an eighth within', () => {
    expect(pointsOf(1)).toEqual([
      { x: 4, y: 4 },
      { x: 1, y: 1 },
      { x: 7, y: 1 },
      { x: 1, y: 7 },
      { x: 7, y: 7 },
    ]);
    expect(pointsOf(2).map(({ x, y }) => `${x},${y}`)).toEqual('8,8 1,1 8,1 15,1 1,8 15,8 1,15 8,15 15,15'.split(' '));
    expect(pointsOf(4).map(({ x, y }) => `${x},${y}`)).toEqual(
      '16,16 1,1 16,1 31,1 1,16 31,16 1,31 16,31 31,31'.split(' '),
    );
  });

  test('[X-104] no line runs between two walls side by side', () => {
    const pieces = [wall(5, 6, 0, 1, 8), wall(5, 6, 8, 1, 8)];
    const ground = makeGround(16, pieces);
    expect(isSeen(ground, box(ground, [2, 7], 2), box(ground, [10, 7], 2))).toBe(false);
  });

  test.each<[string, levels.Piece[], At[], number]>([
    ['a wall on one side and a low piece on the other', [wall(5, 6, 0, 1, 8), solid(1, 6, 8, 1, 8)], [], 0],
    ['the same with the sides exchanged', [wall(5, 6, 8, 1, 8), solid(1, 6, 0, 1, 8)], [], 0],
    ['a piece on one side', [low(1, 6, 8, 1, 8)], [], 0],
    ['a piece on both sides', [low(1, 6, 0, 1, 16)], [], 1],
    ['pieces on either side', [low(1, 6, 8, 1, 8), low(1, 6, 0, 1, 8)], [], 0],
    ['a body on one side', [solid(1, 6, 8, 1, 1)], [[6, 8]], 0],
    [
      'bodies on either side',
      [solid(1, 6, 7, 1, 2)],
      [
        [6, 8],
        [6, 7],
      ],
      0,
    ],
  ])('[X-104] [X-107] the line along a border between two large bodies: %s', (_, pieces, others, sum) => {
    const ground = makeGround(16, pieces);
    const found = sight(ground, box(ground, [2, 7], 2), box(ground, [10, 7], 2), {
      others: others.map((at) => box(ground, at)),
      barring: [],
      worth: [0, 0],
      leftOut: [],
      base: 0,
    });
    expect(found).toMatchObject({ verdict: 'seen', sum, from: { x: 24, y: 64 }, to: { x: 88, y: 64 } });
  });

  test('[X-107] [X-109] a large body between is met along a border too, and once', () => {
    const ground = makeGround(16, []);
    const view = { others: [box(ground, [6, 7], 2)], barring: [], worth: [], leftOut: [], base: 0 };
    expect(sightSum(ground, box(ground, [2, 7], 2), box(ground, [10, 7], 2), view)).toBe(1);
  });

  test('[X-104] [X-105] a corner beside an own space is open, however steep the line', () => {
    const ground = makeGround(16, [solid(4, 2, 2, 2, 2), wall(5, 4, 2, 1, 1)]);
    const [a, b] = [box(ground, [2, 2], 2), box(ground, [5, 3])];
    // from one corner to the other it leaves a's spaces at a vertex in the middle of their edge, lower than their floor
    expect(follow(ground, a, b, 17, 17, 47, 31, 99, undefined)).toBe(0);
    expect(follow(ground, b, a, 47, 31, 17, 17, 99, undefined)).toBe(0);
  });

  test('[X-105] the deciding line says what it meets in order, or what blocks it', () => {
    const ground = makeGround(16, [low(0, 5, 0, 1, 16), frame(2, 7, 0, 1, 16), wall(2, 12, 0, 1, 16)]);
    const other = box(ground, [6, 8]);
    const view = { others: [other], barring: [], worth: [2, 3, 0], leftOut: [], base: 1 };
    const seen = sight(ground, box(ground, [2, 8]), box(ground, [9, 8]), view);
    expect(seen.verdict).toBe('seen');
    expect(seen.sum).toBe(6); // the highest worth, two pieces and a body
    expect(seen.crossed.map(({ piece, box }) => piece ?? box)).toEqual([0, other, 1]);
    expect(seen.blockedBy).toEqual([]);
    const blocked = sight(ground, box(ground, [8, 8]), box(ground, [14, 8]), view);
    expect(blocked).toMatchObject({ verdict: 'blocked', sum: 0, from: { x: 68, y: 68 }, to: { x: 116, y: 68 } });
    expect(blocked.blockedBy).toEqual([spaceAt(ground, 12, 8)]);
    const corner = makeGround(16, [wall(2, 5, 6, 1, 1), wall(2, 6, 5, 1, 1)]);
    const closed = sight(corner, box(corner, [5, 5]), box(corner, [6, 6]), { ...view, others: [] });
    expect(closed.blockedBy).toEqual([spaceAt(corner, 6, 5), spaceAt(corner, 5, 6)]);
  });

  test('[X-134] reach: close enough and one line open, whatever stands between', () => {
    const ground = makeGround(16, [wall(2, 6, 6, 1, 5), low(0, 4, 6, 1, 5)]);
    expect(isInReach(ground, box(ground, [3, 8]), box(ground, [5, 8]), 2)).toBe(true);
    expect(isInReach(ground, box(ground, [3, 8]), box(ground, [5, 8]), 1)).toBe(false);
    expect(isInReach(ground, box(ground, [5, 8]), box(ground, [7, 8]), 2)).toBe(false);
  });
});

describe('against the oracle', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 20, maxLength: 20 });
  const views = fc.record({ worth: weights, base: fc.integer({ min: 0, max: 2 }), leaves: fc.nat({ max: 4 }) });

  const check = (largest: 1 | 2 | 4, numRuns: number) =>
    fc.assert(
      fc.property(scene(6, largest), views, ({ ground, boxes }, { worth, base, leaves }) => {
        const [a, b, ...rest] = boxes;
        if (a === undefined || b === undefined) return;
        const leftOut = ground.pieces.map((_, index) => index).filter((index) => index % 5 < leaves - 1);
        const view = { others: rest.slice(1), barring: rest.slice(0, 1), worth, base, leftOut };
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const) {
          const slow = slowSight(ground, from, to, view);
          const found = sight(ground, from, to, view);
          const bare = { ...view, others: [], barring: [] };
          expect(isSeen(ground, from, to)).toBe(slowSight(ground, from, to, bare) !== 'blocked');
          if (typeof slow === 'string') {
            expect(found.verdict).toBe(slow);
            expect(sightSum(ground, from, to, view)).toBe(slow === 'blocked' ? levels.BLOCKED : levels.BARRED);
          } else {
            expect([found.verdict, found.sum]).toEqual(['seen', slow.sum]);
            expect([found.from.x, found.from.y, found.to.x, found.to.y]).toEqual([...slow.from, ...slow.to]);
            expect(sightSum(ground, from, to, view)).toBe(slow.sum);
          }
        }
      }),
      { numRuns },
    );

  test('[X-104] [X-105] [X-107] [X-108] [X-109] [X-111] small bodies on random boards', () => check(1, 150));
  test('[X-104] [X-105] [X-107] [X-108] [X-109] [X-111] bodies of all sizes on random boards', () => check(4, 100));

  test('[X-105] sight is the same both ways, and so are sums where nothing is left out', () => {
    fc.assert(
      fc.property(scene(9, 4, 20), weights, ({ ground, boxes }, worth) => {
        const oneWay: [levels.Box, levels.Box][] = [];
        for (const [i, a] of boxes.entries()) {
          for (const b of boxes.slice(i + 1)) {
            const others = boxes.filter((box) => box !== a && box !== b);
            const view = { others: others.slice(2), barring: others.slice(0, 2), worth, leftOut: [], base: 0 };
            const same =
              isSeen(ground, a, b) === isSeen(ground, b, a) &&
              sightSum(ground, a, b, view) === sightSum(ground, b, a, view);
            if (!same) oneWay.push([a, b]);
          }
        }
        expect(oneWay).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
