import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frame, mayEndSlowly, rubble, scene, slowReach, slowSteps, solid, wall } from '../../test/levels.ts';
import { levels } from '../index.ts';

const { boxAt, makeGround, pathOfJump, pathTo, reach, trafficOf, walk } = levels;

type At = readonly [x: number, y: number];
const SIZE = 16;
const space = ([x, y]: At): number => y * SIZE + x;
const NORMAL: levels.MoveRules = { beside: 'ends', jumps: true, lastSlow: false };
const RETREAT: levels.MoveRules = { beside: 'shuns', jumps: false, lastSlow: false };

interface Case {
  readonly side?: levels.Side;
  readonly budget?: number;
  readonly friends?: readonly At[];
  readonly enemies?: readonly At[];
  readonly rules?: levels.MoveRules;
}

const from = (
  pieces: levels.Piece[],
  at: At,
  { side = 1, budget = 20, friends = [], enemies = [], rules = NORMAL }: Case = {},
) => {
  const ground = makeGround(SIZE, pieces);
  const box = boxAt(ground, side, space(at));
  const boxes = (list: readonly At[]) => list.map((at) => boxAt(ground, 1, space(at)));
  const traffic = trafficOf(ground, side, boxes(friends), boxes(enemies));
  const reached = reach(ground, box, budget, traffic, rules);
  return {
    ground,
    box,
    reached,
    cost: (to: At) => reached.cost[space(to)],
    jumps: (to: At) => reached.jumps.filter((jump) => jump.space === space(to)),
    walk: (path: readonly At[], jump = false) => walk(ground, box, path.map(space), budget, traffic, rules, jump),
  };
};

describe('test vectors of the rule sheet', () => {
  test('[HR-27] [X-114] a climb of 4 costs 8, of 5 costs 10, so Move 8 climbs 4 and not 5', () => {
    const cliff = (floor: number) => from([solid(floor, 8, 0, 8, SIZE)], [7, 8]);
    expect(cliff(4).cost([8, 8])).toBe(8);
    expect(cliff(4).cost([8, 9])).toBe(8); // diagonally too
    expect(cliff(5).cost([8, 8])).toBe(10);
    expect(from([solid(4, 8, 0, 8, SIZE)], [7, 8], { budget: 8 }).cost([8, 8])).toBe(8);
    expect(from([solid(5, 8, 0, 8, SIZE)], [7, 8], { budget: 8 }).cost([8, 8])).toBe(-1);
    expect(from([solid(4, 8, 0, 8, SIZE)], [6, 8], { budget: 8 }).cost([8, 8])).toBe(-1); // paid whole or not made
  });

  test.each([
    [1, 2],
    [2, 3],
    [3, 7],
    [4, 9],
    [5, 11],
  ])('[HR-28] [X-117] a gap of %d costs %d', (gap, cost) => {
    const roofs = [solid(6, 0, 8, 4, 1), solid(6, 4 + gap, 8, 4, 1)];
    expect(from(roofs, [3, 8]).cost([4 + gap, 8])).toBe(cost);
  });

  test('[HR-28] Move 6 crosses a gap of 2, not one of 4', () => {
    const roofs = (gap: number) => [solid(6, 0, 8, 4, 1), solid(6, 4 + gap, 8, 4, 1)];
    expect(from(roofs(2), [3, 8], { budget: 6 }).cost([6, 8])).toBe(3);
    expect(from(roofs(4), [3, 8], { budget: 6 }).cost([8, 8])).toBe(-1);
  });

  test.each([2, 3, 4, 5, 6])('[X-116] a jump %d deep costs 1 and ends the move', (drop) => {
    const cliff = from([solid(drop, 0, 0, 8, SIZE)], [7, 8], { budget: 3 });
    expect(cliff.jumps([8, 8])).toEqual([{ space: space([8, 8]), from: space([7, 8]), drop, cost: 1 }]);
    expect(cliff.jumps([9, 8])).toEqual([]);
    expect(cliff.cost([9, 8])).toBe(-1);
  });

  test('[X-104] no step through a closed corner; one side open is enough', () => {
    const closed = from([wall(2, 5, 6, 1, 1), wall(2, 6, 5, 1, 1)], [5, 5], { budget: 1 });
    expect(closed.cost([6, 6])).toBe(-1);
    expect(closed.walk([[6, 6]])).toEqual({ fault: 'closedCorner', at: 0 });
    expect(from([wall(2, 5, 6, 1, 1)], [5, 5], { budget: 1 }).cost([6, 6])).toBe(1);
    // floors: more than 1 above both ends
    expect(from([solid(2, 5, 6, 1, 1), wall(2, 6, 5, 1, 1)], [5, 5], { budget: 1 }).cost([6, 6])).toBe(-1);
    expect(from([solid(1, 5, 6, 1, 1), wall(2, 6, 5, 1, 1)], [5, 5], { budget: 1 }).cost([6, 6])).toBe(1);
    expect(
      from([solid(2, 5, 6, 1, 1), wall(2, 6, 5, 1, 1), solid(1, 6, 6, 1, 1)], [5, 5], { budget: 1 }).cost([6, 6]),
    ).toBe(1);
    // an enemy closes, a friend does not
    const rules = { ...NORMAL, beside: 'ignores' } as const;
    const beside = (who: Case) => from([wall(2, 5, 6, 1, 1)], [5, 5], { budget: 1, rules, ...who }).cost([6, 6]);
    expect(beside({ enemies: [[6, 5]] })).toBe(-1);
    expect(beside({ friends: [[6, 5]] })).toBe(1);
  });

  test('[X-122] half of Move 6 goes two slow spaces far, by the last point', () => {
    const slow = [rubble(0, 0, 16, 16)];
    const rules = { ...NORMAL, lastSlow: true };
    const half = from(slow, [5, 5], { budget: 3, rules });
    expect([half.cost([6, 5]), half.cost([7, 5]), half.cost([8, 5])]).toEqual([2, 3, -1]);
    expect(from(slow, [5, 5], { budget: 3 }).cost([7, 5])).toBe(-1);
    expect(
      half.walk([
        [6, 5],
        [7, 5],
      ]),
    ).toMatchObject({ fault: undefined, cost: 3 });
    expect(from(slow, [5, 5], { budget: 4, rules }).cost([8, 5])).toBe(-1);
  });
});

describe('steps', () => {
  test('[X-07] [X-114] eight ways; one up or down costs nothing more, slow ground costs 2', () => {
    const stairs = from([solid(1, 6, 0, 1, SIZE), solid(2, 7, 0, 1, SIZE), rubble(3, 0, 2, SIZE)], [5, 5]);
    expect([stairs.cost([6, 6]), stairs.cost([7, 7]), stairs.cost([7, 5])]).toEqual([1, 2, 2]);
    expect([stairs.cost([4, 5]), stairs.cost([3, 5]), stairs.cost([2, 5])]).toEqual([2, 4, 5]);
    expect(from([solid(1, 6, 0, 1, SIZE)], [6, 5]).cost([7, 5])).toBe(1);
  });

  test('[X-114] [X-115] a climb up or down is not doubled on slow ground', () => {
    const slowRoof = { ...solid(3, 8, 0, 8, SIZE), slow: true };
    expect(from([slowRoof], [7, 8]).cost([8, 8])).toBe(6);
    expect(from([slowRoof], [7, 8]).cost([9, 8])).toBe(8);
    expect(
      from([solid(3, 8, 0, 8, SIZE), rubble(0, 0, 8, SIZE)], [8, 8], { rules: { ...NORMAL, jumps: false } }).cost([
        7, 8,
      ]),
    ).toBe(6);
  });

  test('[X-116] a jump onto slow ground costs 2, is not made onto others, nor where jumps are not allowed', () => {
    const roof = [solid(3, 8, 0, 8, SIZE), rubble(0, 0, 8, SIZE)];
    expect(from(roof, [8, 8]).jumps([7, 8])).toMatchObject([{ drop: 3, cost: 2 }]);
    expect(from(roof, [8, 8], { budget: 1 }).jumps([7, 8])).toEqual([]);
    expect(from(roof, [8, 8], { budget: 1, rules: { ...NORMAL, lastSlow: true } }).jumps([7, 8])).toMatchObject([
      { cost: 1 },
    ]);
    expect(from(roof, [8, 8], { friends: [[7, 8]] }).jumps([7, 8])).toEqual([]);
    expect(from(roof, [8, 8], { enemies: [[7, 8]] }).jumps([7, 8])).toEqual([]);
    const retreat = from(roof, [8, 8], { rules: RETREAT });
    expect(retreat.reached.jumps).toEqual([]);
    expect(retreat.walk([[7, 8]], true)).toEqual({ fault: 'noJump', at: 0 });
  });

  test('[X-116] of several jumps to a space the less deep and the cheaper are listed', () => {
    // from the roof of 6 at once, or after two steps from the one of 4
    const roofs = [solid(6, 8, 8, 1, 1), solid(5, 9, 8, 1, 1), solid(4, 9, 7, 1, 1)];
    const found = from(roofs, [8, 8], { budget: 6 });
    expect(found.jumps([8, 7]).map(({ drop, cost }) => [drop, cost])).toEqual([
      [4, 3],
      [5, 2],
      [6, 1],
    ]);
  });

  test('[X-117] over a gap: bodies up to the take-off are passed, higher ones not; no end beside them in the air', () => {
    const roofs = (floor: number) => [solid(floor, 0, 8, 4, 1), solid(floor, 6, 8, 4, 1), frame(1, 4, 8, 1, 1)];
    expect(from(roofs(3), [3, 8], { enemies: [[4, 8]] }).cost([6, 8])).toBe(3);
    const titan = (floor: number) => {
      const ground = makeGround(SIZE, [solid(floor, 0, 8, 4, 1), solid(floor, 8, 8, 4, 1)]);
      const other = boxAt(ground, 4, space([4, 6]));
      const traffic = trafficOf(ground, 1, [other], []);
      return reach(ground, boxAt(ground, 1, space([3, 8])), 20, traffic, { ...NORMAL, jumps: false });
    };
    expect(titan(4).cost[space([8, 8])]).toBe(9);
    expect(titan(3).cost[space([8, 8])]).not.toBe(9);
  });

  test('[X-104] [X-117] a diagonal leap passes no closed corner in the air', () => {
    const leap = (beside: levels.Piece[], landing = 4, takeOff = 4) =>
      from([solid(takeOff, 3, 3, 1, 1), solid(landing, 5, 5, 1, 1), ...beside], [3, 3]).walk([[5, 5]]);
    const near = (piece: typeof solid, floor: number) => [piece(floor, 4, 3, 1, 1), piece(floor, 3, 4, 1, 1)];
    const far = (floor: number) => [solid(floor, 5, 4, 1, 1), solid(floor, 4, 5, 1, 1)];
    const blocked = { fault: 'leapBlocked', at: 0 };
    expect(leap([])).toMatchObject({ fault: undefined, cost: 2 });
    expect(leap(near(solid, 5))).toMatchObject({ fault: undefined, cost: 2 });
    expect(leap(near(solid, 6))).toEqual(blocked);
    expect(leap(near(solid, 6).slice(1))).toMatchObject({ cost: 2 });
    expect(leap(near(wall, 3))).toEqual(blocked);
    expect(leap(near(wall, 2))).toMatchObject({ cost: 2 });
    expect(leap(far(6), 5)).toMatchObject({ cost: 2 });
    expect(leap(far(6), 4)).toEqual(blocked);
    expect(leap(far(6), 3, 4)).toEqual(blocked);
  });

  test('[X-104] [X-117] who rises beside a diagonal leap closes the corner if he blocks the way', () => {
    const ground = makeGround(SIZE, [solid(3, 3, 3, 1, 1), solid(3, 5, 5, 1, 1), wall(3, 4, 3, 1, 1)]);
    const [mover, titan] = [boxAt(ground, 1, space([3, 3])), boxAt(ground, 4, space([0, 4]))];
    const leap = (traffic: levels.Traffic) => walk(ground, mover, [space([5, 5])], 9, traffic, NORMAL);
    expect(leap(trafficOf(ground, 1, [], [titan], []))).toEqual({ fault: 'leapBlocked', at: 0 });
    expect(leap(trafficOf(ground, 1, [titan], []))).toMatchObject({ fault: undefined, cost: 2 });
  });

  test('[X-117] the landing lies within 1 of the take-off, and the run at least 2 below it', () => {
    const roofs = (far: number, between: number) => [
      solid(4, 0, 8, 4, 1),
      solid(between, 4, 8, 2, 1),
      solid(far, 6, 8, 4, 1),
    ];
    const rules = { ...NORMAL, jumps: false };
    expect(from(roofs(5, 2), [3, 8], { rules, budget: 5 }).cost([6, 8])).toBe(3);
    expect(from(roofs(3, 2), [3, 8], { rules, budget: 5 }).cost([6, 8])).toBe(3);
    expect(from(roofs(6, 2), [3, 8], { rules, budget: 5 }).cost([6, 8])).toBe(-1);
    expect(from(roofs(2, 2), [3, 8], { rules, budget: 5 }).cost([6, 8])).toBe(-1);
    expect(from([...roofs(5, 2), solid(3, 4, 8, 1, 1)], [3, 8], { rules, budget: 5 }).cost([6, 8])).toBe(-1);
    expect(from(roofs(5, 2), [3, 8], { rules, budget: 5 }).walk([[6, 8]])).toMatchObject({
      fault: undefined,
      cost: 3,
      steps: [{ kind: 'leap', cost: 3, rise: 1 }],
    });
    expect(from(roofs(6, 2), [3, 8], { rules, budget: 5 }).walk([[6, 8]])).toEqual({ fault: 'noGap', at: 0 });
  });

  test('[X-117] [X-118] a large body leaps when all it passes over is gap; the gap alone is dear', () => {
    const roofs = (gap: number) => [solid(6, 0, 8, 4, 2), solid(6, 4 + gap, 8, 4, 2)];
    const cost = (gap: number) => from(roofs(gap), [2, 8], { side: 2 }).cost([4 + gap, 8]);
    expect([cost(1), cost(2), cost(3)]).toEqual([3, 4, 8]);
    const half = [...roofs(2), solid(6, 4, 9, 2, 1)];
    expect(from(half, [2, 8], { side: 2 }).cost([6, 8])).toBe(-1);
  });

  test('[X-118] a large body goes as one block: too uneven, too narrow, slow if any of its spaces is', () => {
    const gate = (width: number) => [wall(2, 8, 0, 1, 6), wall(2, 8, 6 + width, 1, 10 - width)];
    expect(from(gate(1), [5, 6], { side: 2 }).cost([9, 6])).toBe(-1);
    expect(from(gate(2), [5, 6], { side: 2 }).cost([9, 6])).toBe(4);
    expect(from([rubble(8, 7, 1, 1)], [5, 6], { side: 2 }).cost([7, 6])).toBe(3);
    expect(from([solid(3, 8, 0, 1, SIZE)], [5, 6], { side: 2 }).cost([7, 6])).toBe(-1);
  });

  test('[X-118] diagonally a large body needs one of the two positions beside free', () => {
    const rules = { ...NORMAL, beside: 'ignores' } as const;
    const step = (who: Case) => from([], [5, 5], { side: 2, budget: 1, rules, ...who }).cost([6, 6]);
    expect(step({ enemies: [[7, 5]] })).toBe(1);
    expect(
      step({
        enemies: [
          [7, 5],
          [5, 7],
        ],
      }),
    ).toBe(-1);
    expect(step({ enemies: [[7, 5]], friends: [[5, 7]] })).toBe(1);
  });
});

describe('others', () => {
  test('[HR-29] no way through enemies; friends are passed, but not ended on', () => {
    const lane = [wall(2, 0, 7, 16, 1), wall(2, 0, 9, 16, 1)];
    const friend = from(lane, [2, 8], { friends: [[4, 8]] });
    expect(friend.cost([5, 8])).toBe(3);
    expect(friend.reached.spaces).toContain(space([4, 8]));
    expect(friend.reached.ends).not.toContain(space([4, 8]));
    expect(
      friend.walk([
        [3, 8],
        [4, 8],
      ]),
    ).toEqual({ fault: 'cannotEnd', at: 1 });
    const rules = { ...NORMAL, beside: 'ignores' } as const;
    expect(from(lane, [2, 8], { enemies: [[4, 8]], rules }).cost([5, 8])).toBe(-1);
  });

  test('[HR-30] [X-119] a path ends in the first space beside an enemy', () => {
    const found = from([], [2, 8], { enemies: [[5, 8]], budget: 6 });
    expect(found.cost([4, 8])).toBe(2);
    expect(found.cost([5, 10])).toBe(3);
    expect(found.cost([6, 8])).toBe(6); // round about, along nobody
    expect(
      found.walk([
        [3, 8],
        [4, 8],
        [4, 9],
      ]),
    ).toEqual({ fault: 'mustEnd', at: 2 });
    expect(
      found.walk([
        [3, 8],
        [4, 9],
      ]),
    ).toMatchObject({ fault: undefined, cost: 2 });
  });

  test('[X-103] [X-119] two floors below an enemy is not beside it', () => {
    const found = from([solid(2, 5, 8, 1, 1)], [2, 8], { enemies: [[5, 8]], budget: 6 });
    expect(found.cost([6, 8])).toBe(4);
  });

  test('[X-119] where a path would have to end on a friend it does not go', () => {
    const lane = [wall(2, 0, 7, 16, 1), wall(2, 0, 9, 16, 1)];
    const found = from(lane, [2, 8], { friends: [[4, 8]], enemies: [[5, 8]] });
    expect(found.cost([4, 8])).toBe(-1);
    expect(found.reached.ends.map((end) => end % SIZE)).toEqual([2, 1, 3, 0]);
  });

  test('[X-127] a retreat passes by enemies but does not end beside them', () => {
    const found = from([], [4, 8], { enemies: [[5, 8]], budget: 3, rules: RETREAT });
    expect(found.cost([6, 10])).toBe(2);
    expect(found.cost([7, 8])).toBe(3);
    expect(found.cost([7, 10])).toBe(3);
    expect(found.reached.ends).toContain(space([7, 10]));
    expect(found.reached.ends).not.toContain(space([4, 8]));
    expect(found.reached.ends).not.toContain(space([4, 9]));
    expect(found.walk([[4, 9]])).toEqual({ fault: 'cannotEnd', at: 0 });
    expect(
      found.walk([
        [4, 9],
        [4, 10],
      ]),
    ).toMatchObject({ fault: undefined, cost: 2 });
  });

  test('[X-151] whom a path ends beside is the caller’s choice', () => {
    const ground = makeGround(SIZE, []);
    const friend = boxAt(ground, 1, space([5, 8]));
    const traffic = trafficOf(ground, 1, [friend], [], [friend]);
    const reached = reach(ground, boxAt(ground, 1, space([2, 8])), 3, traffic, NORMAL);
    expect(reached.cost[space([4, 8])]).toBe(2);
    expect(reached.cost[space([5, 8])]).toBe(-1);
  });
});

describe('paths', () => {
  test.each<[string, At[], boolean, levels.PathFault, number]>([
    [
      'off the board',
      [
        [3, 8],
        [3, 40],
      ],
      false,
      'offBoard',
      1,
    ],
    [
      'nowhere near',
      [
        [3, 8],
        [5, 9],
      ],
      false,
      'notNext',
      1,
    ],
    ['staying', [[2, 8]], false, 'notNext', 0],
    ['into a wall', [[2, 9]], false, 'cannotStand', 0],
    [
      'into an enemy',
      [
        [3, 8],
        [4, 8],
      ],
      false,
      'occupied',
      1,
    ],
    ['over what is no gap', [[2, 6]], false, 'noGap', 0],
    [
      'too far',
      [
        [2, 7],
        [2, 6],
        [2, 5],
        [2, 4],
        [2, 3],
      ],
      false,
      'tooDear',
      4,
    ],
    [
      'a jump on the flat',
      [
        [2, 7],
        [2, 6],
      ],
      true,
      'noJump',
      1,
    ],
  ])('[X-114] %s', (_, path, jump, fault, at) => {
    const rules = { ...NORMAL, beside: 'ignores' } as const;
    const found = from([wall(2, 2, 9, 1, 1)], [2, 8], { enemies: [[4, 8]], budget: 4, rules });
    expect(found.walk(path, jump)).toEqual({ fault, at });
  });

  test('[X-117] a leap blocked by somebody in the gap', () => {
    const ground = makeGround(SIZE, [solid(3, 0, 8, 4, 1), solid(3, 8, 8, 4, 1)]);
    const traffic = trafficOf(ground, 1, [boxAt(ground, 4, space([4, 6]))], []);
    const path = [space([8, 8])];
    expect(walk(ground, boxAt(ground, 1, space([3, 8])), path, 20, traffic, NORMAL)).toEqual({
      fault: 'leapBlocked',
      at: 0,
    });
  });

  test('[X-114] [X-116] each step says its kind, price and rise', () => {
    const pieces = [solid(3, 8, 0, 2, SIZE), rubble(4, 0, 1, SIZE)];
    const found = from(pieces, [3, 8], { budget: 13 });
    const steps = pathTo(found.ground, found.box, found.reached, space([9, 8]));
    expect(steps.map(({ kind, cost, rise }) => [kind, cost, rise])).toEqual([
      ['step', 2, 0],
      ['step', 1, 0],
      ['step', 1, 0],
      ['step', 1, 0],
      ['climb', 6, 3],
      ['step', 1, 0],
    ]);
    const jump = found.jumps([10, 8])[0]!;
    expect(pathOfJump(found.ground, found.box, found.reached, jump).at(-1)).toEqual({
      space: space([10, 8]),
      kind: 'jump',
      cost: 1,
      rise: -3,
    });
    const down = from(pieces, [9, 8], { budget: 6 });
    expect(down.walk([[10, 8]])).toMatchObject({ steps: [{ kind: 'descent', cost: 6, rise: -3 }] });
    expect(down.walk([[10, 8]], true)).toMatchObject({ steps: [{ kind: 'jump', cost: 1, rise: -3 }] });
    expect(() => pathTo(down.ground, down.box, down.reached, space([15, 15]))).toThrow(RangeError);
  });

  test('[X-114] a search refuses traffic for another side, and no budget', () => {
    const ground = makeGround(SIZE, []);
    const box = boxAt(ground, 1, 0);
    expect(() => reach(ground, box, 3, trafficOf(ground, 2, [], []), NORMAL)).toThrow(RangeError);
    expect(() => reach(ground, box, 300, trafficOf(ground, 1, [], []), NORMAL)).toThrow(RangeError);
  });
});

describe('against the oracle', () => {
  const rules = fc.record<levels.MoveRules>({
    beside: fc.constantFrom('ends', 'shuns', 'ignores'),
    jumps: fc.boolean(),
    lastSlow: fc.boolean(),
  });

  const check = (largest: 1 | 2 | 4, highest: number, numRuns: number) =>
    fc.assert(
      fc.property(scene(7, largest, 16, highest), rules, fc.nat({ max: 11 }), ({ ground, boxes }, rules, budget) => {
        const mover = boxes[0];
        if (mover === undefined) return;
        const slowTraffic = { passable: boxes.slice(1, 4), blocking: boxes.slice(4) };
        const traffic = trafficOf(ground, mover.side, slowTraffic.passable, slowTraffic.blocking);
        const slow = slowReach(ground, mover, budget, slowTraffic, rules);
        const found = reach(ground, mover, budget, traffic, rules);
        expect(Array.from(found.cost)).toEqual(slow.best.map((way) => way?.[0] ?? -1));
        expect(Array.from(found.from)).toEqual(slow.from);
        const reached = [...slow.best.keys()].filter((at) => slow.best[at] !== undefined);
        const order = reached.sort((a, b) => slow.best[a]![0] - slow.best[b]![0] || a - b);
        expect(found.spaces).toEqual(order);
        const mayEnd = (at: number) => mayEndSlowly(ground, boxAt(ground, mover.side, at), slowTraffic, rules);
        expect(found.ends).toEqual(order.filter(mayEnd));
        const jumps = [...slow.jumps].map(([key, cost]) => {
          const [space, drop] = key.split(' ').map(Number);
          return { space: space!, drop: drop!, cost };
        });
        const isBetter = (a: (typeof jumps)[number], b: (typeof jumps)[number]) =>
          a.space === b.space && a.drop < b.drop && a.cost <= b.cost;
        const worthwhile = jumps
          .filter((jump) => !jumps.some((other) => isBetter(other, jump)))
          .filter(({ space, cost }) => slow.best[space] === undefined || cost < slow.best[space][0])
          .sort((a, b) => a.space - b.space || a.drop - b.drop);
        expect(found.jumps.map(({ space, drop, cost }) => ({ space, drop, cost }))).toEqual(worthwhile);
        // the paths that were found are right, step by step
        for (const end of found.ends) {
          const steps = pathTo(ground, mover, found, end);
          const path = steps.map(({ space }) => space);
          const walked = walk(ground, mover, path, budget, traffic, rules);
          expect(walked).toEqual({ fault: undefined, cost: found.cost[end], steps });
        }
        for (const jump of found.jumps) {
          const steps = pathOfJump(ground, mover, found, jump);
          const path = steps.map(({ space }) => space);
          const walked = walk(ground, mover, path, budget, traffic, rules, true);
          expect(walked).toEqual({ fault: undefined, cost: jump.cost, steps });
        }
      }),
      { numRuns },
    );

  test('[X-104] [X-114] [X-115] [X-116] [X-117] [X-119] small bodies on random boards', () => check(1, 4, 80));
  test('[X-104] [X-117] [X-118] [X-119] bodies of all sizes on random boards', () => check(4, 2, 80));

  test('[X-114] one step at a time: walking refuses just what the rules do not list', () => {
    fc.assert(
      fc.property(scene(6, 4, 16, 3), fc.boolean(), ({ ground, boxes }, jump) => {
        const mover = boxes[0];
        if (mover === undefined) return;
        const slowTraffic = { passable: [], blocking: boxes.slice(1) };
        const traffic = trafficOf(ground, mover.side, [], slowTraffic.blocking);
        const steps = slowSteps(ground, mover.side, [mover.x, mover.y], slowTraffic);
        for (const to of ground.floor.keys()) {
          const step = steps.find((step) => step.to === to && (step.kind === 'jump') === jump);
          const found = walk(ground, mover, [to], 99, traffic, NORMAL, jump);
          expect(found.fault === undefined ? found.cost : undefined).toBe(step?.cost);
          if (found.fault === undefined) expect(found.steps[0]!.kind).toBe(step!.kind);
        }
      }),
      { numRuns: 150 },
    );
  });
});
