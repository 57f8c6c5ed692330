// Strides: straight steps of a set length that end far enough away. The oracle tries every whole point, one by one.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRoot, squaredToFootprint, squaredToSegment } from '../../../test/oracle.ts';
import { distanceToPiece, distanceToSegment } from '../../../test/slowpath.ts';
import { HIGH, height, LOW } from '../../../test/tables.ts';
import {
  box,
  type Disc,
  disc,
  type Field,
  inch,
  isStride,
  type Piece,
  type Point,
  type Stride,
  stridesFrom,
  type Thing,
} from '../../index.ts';

/** Every whole vector of the right length. */
const vectors = (least: number, most: number): Point[] => {
  const found: Point[] = [];
  for (let x = -most; x <= most; x++) {
    for (let y = -most; y <= most; y++) {
      const squared = x * x + y * y;
      if (squared > (least - 1) ** 2 && squared <= most * most) found.push({ x, y });
    }
  }
  return found;
};

/** Whether a thing is r or more away from a straight line: by big fractions where plain numbers might be wrong. */
const isAtLeast = (thing: Thing, a: Point, b: Point, r: number): boolean => {
  const roughly = 'radius' in thing ? distanceToSegment(a, b, thing) : distanceToPiece(a, b, thing);
  if (Math.abs(roughly - r) > 0.01) return roughly > r;
  return compareRoot('radius' in thing ? squaredToSegment(a, b, thing) : squaredToFootprint(thing, a, b), r) >= 0;
};

/** From the words of the rule; ε is 2. */
const isLegal = ({ way, from, awayFrom, gap }: Stride, end: Point): boolean => {
  const { field, radius, over } = way;
  const least = radius - 2;
  if (end.x < least || end.y < least || end.x > field.width - least || end.y > field.height - least) return false;
  if (awayFrom && !isAtLeast(awayFrom, end, end, ('radius' in awayFrom ? awayFrom.radius : 0) + radius + gap - 2))
    return false;
  const isFree = (thing: Thing, start: Point): boolean =>
    isAtLeast(thing, start, end, least + ('radius' in thing ? thing.radius : 0));
  return (
    way.bodies.every((body) => isFree(body, from)) &&
    (way.passable ?? []).every((body) => isFree(body, end)) &&
    field.pieces.every((piece) => {
      if (piece.height === 0) return true;
      return isFree(piece, piece.height <= over ? end : from);
    })
  );
};

const hasAny = (s: Stride, among: readonly Point[]): boolean =>
  among.some(({ x, y }) => isLegal(s, { x: s.from.x + x, y: s.from.y + y }));

describe('strides on small crowded tables', () => {
  // A small step among small things: the same geometry, and all of its whole points can be tried.
  const RADIUS = 120;
  const [LEAST, MOST] = [251, 253];
  const all = vectors(LEAST, MOST);
  const SIDE = 1600;
  const from = { x: SIDE / 2, y: SIDE / 2 };
  const coordinate = fc.integer({ min: 0, max: SIDE });
  const place = fc.record({ x: coordinate, y: coordinate });
  const body: fc.Arbitrary<Disc> = fc.record({ x: coordinate, y: coordinate, radius: fc.constantFrom(120, 60, 200) });
  const slanted = fc
    .record({
      at: place,
      x: fc.integer({ min: 100, max: 700 }),
      y: fc.integer({ min: -500, max: 500 }),
      wide: fc.integer({ min: 20, max: 50 }),
    })
    .map(({ at, x, y, wide }) => [
      at,
      { x: at.x + x, y: at.y + y },
      { x: at.x + x - Math.round((y * wide) / 100), y: at.y + y + Math.round((x * wide) / 100) },
      { x: at.x - Math.round((y * wide) / 100), y: at.y + Math.round((x * wide) / 100) },
    ]);
  const triangle = fc
    .record({ at: place, x: fc.integer({ min: 120, max: 500 }), y: fc.integer({ min: 120, max: 500 }) })
    .map(({ at, x, y }) => [at, { x: at.x + x, y: at.y }, { x: at.x, y: at.y + y }]);
  const piece: fc.Arbitrary<Piece> = fc.record({ corners: fc.oneof(slanted, triangle), height });
  const start = fc.record({ x: fc.integer({ min: 118, max: 800 }), y: fc.integer({ min: 118, max: 800 }) });
  const scene = fc
    .record({
      pieces: fc.array(piece, { maxLength: 5 }),
      bodies: fc.array(body, { maxLength: 4 }),
      passable: fc.array(body, { maxLength: 2 }),
      over: fc.constantFrom(0, LOW, Infinity),
      from: fc.oneof(start, fc.constant(from)),
      source: fc.oneof<fc.Arbitrary<Thing>[]>(body, piece),
      more: fc.integer({ min: -2, max: 260 }),
    })
    .map(({ pieces, bodies, passable, over, from, source, more }): Stride => {
      const field: Field = { width: SIDE, height: SIDE, pieces, tall: HIGH };
      const least = (radius: number) => 118 + radius;
      // What stands on the mover moves aside, in the way that leaves it just touching.
      const apart = bodies.map((b) => {
        const [x, y] = [b.x - from.x, b.y - from.y];
        const squared = x * x + y * y;
        if (squared >= least(b.radius) ** 2) return b;
        const share = (least(b.radius) + 1) / Math.max(1, Math.sqrt(squared));
        return { x: from.x + Math.ceil(x * share), y: from.y + Math.ceil(y * share), radius: b.radius };
      });
      let gap = 0;
      const r = RADIUS + ('radius' in source ? source.radius : 0);
      while (isAtLeast(source, from, from, r + gap - 1)) gap++;
      const way = { field, radius: RADIUS, over, bodies: apart, passable };
      return { way, from, least: LEAST, most: MOST, awayFrom: source, gap: Math.max(0, gap + more) };
    });

  test('[MW-R39] one is found exactly when trying every point finds one, and it is legal', () => {
    let [some, none] = [0, 0];
    fc.assert(
      fc.property(scene, (s) => {
        const found = stridesFrom(s, 99);
        for (const end of found) expect(isLegal(s, end)).toBe(true);
        expect(found.length > 0).toBe(hasAny(s, all));
        if (found.length > 0) some++;
        else none++;
      }),
      { numRuns: 300 },
    );
    expect(Math.min(some, none)).toBeGreaterThan(30); // both answers are common
  });

  test('[MW-R39] in a corner, with somebody near', () => {
    const room = fc.integer({ min: 0, max: 250 });
    const corners = fc.record({ x: room, y: room, away: fc.record({ x: room, y: room }), more: room });
    let [some, none] = [0, 0];
    fc.assert(
      fc.property(corners, ({ x, y, away, more }) => {
        const at = { x: 118 + x, y: SIDE - 118 - y };
        const near = disc(at.x + 180 + away.x, at.y - 180 - away.y, RADIUS);
        const way = {
          field: { width: SIDE, height: SIDE, pieces: [], tall: HIGH },
          radius: RADIUS,
          over: LOW,
          bodies: [],
        };
        const gap = Math.floor(Math.hypot(near.x - at.x, near.y - at.y)) - 2 * RADIUS + more;
        const s: Stride = { way, from: at, least: LEAST, most: MOST, awayFrom: near, gap };
        const found = stridesFrom(s, 9);
        expect(found.length > 0).toBe(hasAny(s, all));
        if (found.length > 0) some++;
        else none++;
      }),
      { numRuns: 600 },
    );
    expect(Math.min(some, none)).toBeGreaterThan(60);
  });

  test('[MW-R39] in a slot as wide as the base or a little less or more', () => {
    // Two walls along a slanted line, some units more or less than the base apart.
    const slots = fc.record({
      x: fc.integer({ min: -9, max: 9 }),
      y: fc.integer({ min: -9, max: 9 }),
      spare: fc.integer({ min: -6, max: 3 }),
      aside: fc.integer({ min: -3, max: 3 }),
    });
    let [some, none] = [0, 0];
    fc.assert(
      fc.property(
        slots.filter(({ x, y }) => x * x + y * y > 16),
        ({ x, y, spare, aside }) => {
          const length = Math.sqrt(x * x + y * y);
          const at = (along: number, across: number): Point => ({
            x: from.x + Math.round((x * along - y * across) / length),
            y: from.y + Math.round((y * along + x * across) / length),
          });
          const wall = (a: number, b: number): Piece => ({
            corners: [at(-600, a), at(600, a), at(600, b), at(-600, b)],
            height: HIGH,
          });
          const half = RADIUS + spare / 2;
          const field: Field = {
            width: SIDE,
            height: SIDE,
            pieces: [wall(half + aside, half + 150), wall(-half - 150, -half + aside)],
            tall: HIGH,
          };
          const bodies = [disc(at(-250, 0).x, at(-250, 0).y, RADIUS)];
          const way = { field, radius: RADIUS, over: LOW, bodies };
          const s: Stride = { way, from, least: LEAST, most: MOST, awayFrom: bodies[0], gap: 100 };
          const found = stridesFrom(s, 9);
          expect(found.length > 0).toBe(hasAny(s, all));
          if (found.length > 0) some++;
          else none++;
        },
      ),
      { numRuns: 150 },
    );
    expect(Math.min(some, none)).toBeGreaterThan(15);
  });
});

describe('strides of an inch', () => {
  const RADIUS = 1250;
  const stride = (pieces: Piece[], bodies: Disc[], from: Point, awayFrom: Thing | undefined, gap: number): Stride => ({
    way: { field: { width: inch(12), height: inch(16), pieces, tall: HIGH }, radius: RADIUS, over: LOW, bodies },
    from,
    least: 2538,
    most: 2540,
    awayFrom,
    gap,
  });

  test('in the open there is one arc, away from the source', () => {
    const attacker = disc(10000, 10000, RADIUS);
    const found = stridesFrom(stride([], [attacker], { x: 13000, y: 10000 }, attacker, 505), 9);
    expect(found).toEqual([{ x: 15540, y: 10000 }]);
  });

  test('along both walls of a corner, if the source stands where neither way comes closer', () => {
    const source = box(3000, 3000, 500, 500, HIGH);
    const s = stride([], [], { x: 1248, y: 1248 }, undefined, 0);
    expect(stridesFrom(s, 9)).toHaveLength(1); // one arc of 90°
    const found = stridesFrom(stride([], [], { x: 1248, y: 1248 }, source, 200), 9);
    expect(found).toHaveLength(2); // what must stay 200 away parts it
    for (const end of found) expect(isStride(s, end)).toBe(true);
  });

  test('a slot that one single point fits', () => {
    const wallsApart = (room: number) => [
      box(8000, 5000, 9000, 1000, HIGH),
      box(8000, 6000 + 2 * (RADIUS - 2) + room, 9000, 1000, HIGH),
    ];
    const attacker = disc(10000, 6000 + RADIUS - 2, RADIUS);
    const from = { x: 12500, y: 6000 + RADIUS - 2 };
    const gapOf = (room: number) => stride(wallsApart(room), [attacker], from, attacker, 3);
    expect(stridesFrom(gapOf(0), 9)).toEqual([{ x: 15040, y: from.y }]);
    expect(stridesFrom(gapOf(-1), 9)).toEqual([]);
  });

  test('just touching the distance counts, from terrain as from a base', () => {
    const wall = box(14000, 5000, 1000, 10000, HIGH);
    const most = 2540 + 1500 - RADIUS; // from 1500 beside the wall straight away from it
    const from = { x: 12500, y: 10000 };
    expect(stridesFrom(stride([wall], [], from, wall, most + 2), 9)).toEqual([{ x: 9960, y: 10000 }]);
    expect(stridesFrom(stride([wall], [], from, wall, most + 3), 9)).toEqual([]);
    const base = disc(15000, 10000, RADIUS);
    expect(stridesFrom(stride([], [base], from, base, 2540 + 2), 9)).toEqual([{ x: 9960, y: 10000 }]);
    expect(stridesFrom(stride([], [base], from, base, 2540 + 3), 9)).toEqual([]);
  });

  test('ends are asked about, too', () => {
    const attacker = disc(10000, 10000, RADIUS);
    const s = stride([], [attacker], { x: 13000, y: 10000 }, attacker, 505);
    expect(stridesFrom(s, 9, () => false)).toEqual([]);
    const north = stridesFrom(s, 9, (end) => end.y > 12000);
    expect(north).toHaveLength(1);
    expect(north[0]!.y).toBeGreaterThan(12000);
  });

  test('in the middle of a wide pool no stride leads off it', () => {
    const pool = box(5000, 5000, 12000, 12000, 0);
    expect(stridesFrom(stride([pool], [], { x: 11000, y: 11000 }, pool, 3), 9)).toEqual([]);
    expect(stridesFrom(stride([pool], [], { x: 15800, y: 11000 }, pool, 3), 9)).toHaveLength(1);
  });
});
