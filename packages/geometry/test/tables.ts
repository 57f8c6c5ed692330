// Random measured tables for the property tests, and the ways to turn one round without changing what is true of it.

import fc from 'fast-check';
import { type Disc, type Field, inch, mm, type Piece, type Point } from '../src/index.ts';

export const RADIUS = mm(12.5);
const WIDTH = inch(12);
const DEPTH = inch(16);

/** Loose numbers, and numbers on a coarse lattice, so that things also line up and touch. */
const coordinate = (max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max }),
    fc.integer({ min: 0, max: Math.floor(max / 1250) }).map((n) => n * 1250),
  );

export const point: fc.Arbitrary<Point> = fc.record({ x: coordinate(WIDTH), y: coordinate(DEPTH) });

export const base: fc.Arbitrary<Disc> = fc.record({
  x: coordinate(WIDTH - 2 * RADIUS).map((x) => x + RADIUS),
  y: coordinate(DEPTH - 2 * RADIUS).map((y) => y + RADIUS),
  radius: fc.constant(RADIUS),
});

/** A scale of heights for tests: only what stands HIGH hides something. */
export const [LOW, MEDIUM, HIGH] = [1, 2, 3];

export const height = fc.constantFrom(0, LOW, MEDIUM, HIGH);

/** A rectangle turned by the direction of a whole vector; straight ones are among them. */
const rectangle = fc
  .record({
    at: point,
    dx: fc.integer({ min: 0, max: 4 }),
    dy: fc.integer({ min: 0, max: 4 }),
    long: fc.integer({ min: 3, max: 12 }),
    wide: fc.integer({ min: 3, max: 8 }),
    unit: fc.constantFrom(100, 127, 250),
  })
  .filter(({ dx, dy }) => dx + dy > 0)
  .map(({ at, dx, dy, long, wide, unit }) => {
    const [ax, ay] = [Math.round((dx * long * unit) / 2), Math.round((dy * long * unit) / 2)];
    const [bx, by] = [Math.round((-dy * wide * unit) / 2), Math.round((dx * wide * unit) / 2)];
    return [
      at,
      { x: at.x + ax, y: at.y + ay },
      { x: at.x + ax + bx, y: at.y + ay + by },
      { x: at.x + bx, y: at.y + by },
    ];
  });

const triangle = fc
  .record({
    at: point,
    ax: fc.integer({ min: 500, max: 4000 }),
    ay: fc.integer({ min: -400, max: 2000 }),
    bx: fc.integer({ min: -2000, max: 400 }),
    by: fc.integer({ min: 2100, max: 4000 }),
  })
  .map(({ at, ax, ay, bx, by }) => [at, { x: at.x + ax, y: at.y + ay }, { x: at.x + bx, y: at.y + by }]);

export const piece: fc.Arbitrary<Piece> = fc.record({
  corners: fc.oneof({ weight: 3, arbitrary: rectangle }, { weight: 1, arbitrary: triangle }),
  height,
});

export const field = (most: number): fc.Arbitrary<Field> =>
  fc.array(piece, { maxLength: most }).map((pieces) => ({ width: WIDTH, height: DEPTH, pieces, tall: HIGH }));

/** A way to see the same table from elsewhere. */
export interface Turn {
  readonly point: <P extends Point>(p: P) => P;
  readonly field: (field: Field) => Field;
}

const mirror: Turn = {
  point: (p) => ({ ...p, x: WIDTH - p.x }),
  field: (f) => ({ ...f, pieces: f.pieces.map((a) => ({ ...a, corners: a.corners.map(mirror.point).reverse() })) }),
};

const quarter: Turn = {
  point: (p) => ({ ...p, x: DEPTH - p.y, y: p.x }),
  field: (f) => ({
    width: f.height,
    height: f.width,
    pieces: f.pieces.map((a) => ({ ...a, corners: a.corners.map(quarter.point) })),
    tall: f.tall,
  }),
};

export const TURNS: readonly Turn[] = [mirror, quarter];
