import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRoot, squaredToFootprint, squaredToSegment } from '../../../test/oracle.ts';
import { base, field, HIGH, LOW, MEDIUM, RADIUS, TURNS } from '../../../test/tables.ts';
import {
  box,
  type Disc,
  disc,
  type Field,
  inch,
  isLegClear,
  isPlace,
  type Piece,
  type Point,
  pathLength,
  refusePath,
  refusePlace,
  visibility,
  type Way,
} from '../../index.ts';

const tableWith = (...pieces: Piece[]): Field => ({ width: inch(12), height: inch(16), pieces, tall: HIGH });
const way = (pieces: Piece[], bodies: Disc[] = [], over = LOW): Way => ({
  field: tableWith(...pieces),
  radius: RADIUS,
  over,
  bodies,
});
const at = (x: number, y: number): Point => ({ x, y });
const FAR = inch(30);

describe('paths', () => {
  test('[MW 15.0] [MW-R15] a path is as long as its legs, each rounded up', () => {
    expect(pathLength([at(0, 0), at(3, 4)])).toBe(5);
    expect(pathLength([at(0, 0), at(1, 1)])).toBe(2);
    expect(pathLength([at(0, 0), at(1, 1), at(2, 2)])).toBe(4);
    expect(pathLength([at(0, 0)])).toBe(0);
    const path = [at(5000, 5000), at(5000 + 2540, 5000)];
    expect(refusePath(way([]), path, 2540)).toBeUndefined();
    expect(refusePath(way([]), path, 2539)).toEqual({ code: 'tooLong', length: 2540, limit: 2539 });
  });

  test('[MW 15.0] the base passes beside a fighter by touching it, not nearer', () => {
    const other = disc(10000, 5000, RADIUS);
    const passing = (y: number) => refusePath(way([], [other]), [at(5000, y), at(15000, y)], FAR);
    expect(passing(7500)).toBeUndefined();
    expect(passing(7498)).toBeUndefined(); // two units of overlap are contact (MW-R01)
    expect(passing(7497)).toMatchObject({ code: 'crossesBody', leg: 0, body: 0 });
  });

  test('[MW 15.0] a refusal shows where the base first meets what is in its way', () => {
    const refusal = refusePath(way([], [disc(10000, 5000, RADIUS)]), [at(5000, 5000), at(15000, 5000)], FAR);
    expect(refusal).toEqual({ code: 'crossesBody', leg: 0, body: 0, at: at(7503, 5000) });
    const wall = box(10000, 3000, 1000, 4000, MEDIUM);
    const stopped = refusePath(way([wall]), [at(5000, 5000), at(5000, 6000), at(15000, 6000)], FAR);
    expect(stopped).toEqual({ code: 'crossesPiece', leg: 1, piece: 0, at: at(8753, 6000) });
  });

  test('[MW 15.0] [MW-R12] heights: ground hinders nothing, low may be crossed, medium and high may not', () => {
    const across = (height: Piece['height'], over = LOW) =>
      refusePath(way([box(9000, 4000, 2000, 2000, height)], [], over), [at(5000, 5000), at(15000, 5000)], FAR)?.code;
    expect(across(0)).toBeUndefined();
    expect(across(LOW)).toBeUndefined();
    expect(across(MEDIUM)).toBe('crossesPiece');
    expect(across(HIGH)).toBe('crossesPiece');
    expect(across(LOW, 0)).toBe('crossesPiece'); // MW 19.2
    expect(across(HIGH, Infinity)).toBeUndefined(); // MW-R79
  });

  test('[MW-R16] a move may not end on a low obstacle, not even in part', () => {
    const low = box(9000, 4000, 2000, 2000, LOW);
    const ending = (x: number) => refusePath(way([low]), [at(5000, 5000), at(x, 5000)], FAR)?.code;
    expect(ending(9000 - 1250)).toBeUndefined();
    expect(ending(9000 - 1248)).toBeUndefined();
    expect(ending(9000 - 1247)).toBe('onPiece');
    expect(ending(10000)).toBe('onPiece');
    expect(ending(11000 + 1250)).toBeUndefined();
    expect(refusePlace(way([low]), at(10000, 5000))).toEqual({ code: 'onPiece', piece: 0, at: at(10000, 5000) });
  });

  test('[MW 15.0] the edge of the battlefield may not be crossed', () => {
    expect(refusePath(way([]), [at(5000, 5000), at(1248, 5000)], FAR)).toBeUndefined();
    expect(refusePath(way([]), [at(5000, 5000), at(1247, 5000)], FAR)?.code).toBe('crossesEdge');
    expect(refusePath(way([]), [at(5000, 5000), at(5000, inch(16) - 1247)], FAR)?.code).toBe('crossesEdge');
  });

  test('[MW 15.0] a path may loop, and the mover is not in its own way', () => {
    const self = disc(5000, 5000, RADIUS);
    const loop = [at(5000, 5000), at(8000, 5000), at(8000, 8000), at(5000, 5000)];
    expect(refusePath(way([], [self]), loop, FAR)).toBeUndefined();
  });

  test('[MW-R18] staying is always allowed', () => {
    expect(refusePath(way([box(0, 0, 9000, 9000, LOW)]), [at(5000, 5000)], 0)).toBeUndefined();
  });

  test('[MW-R79] a phasewalker passes enemies but may not end on one', () => {
    const phasing: Way = { ...way([], [], Infinity), passable: [disc(10000, 5000, RADIUS)] };
    expect(refusePath(phasing, [at(5000, 5000), at(15000, 5000)], FAR)).toBeUndefined();
    expect(refusePath(phasing, [at(5000, 5000), at(11000, 5000)], FAR)).toMatchObject({ code: 'onBody', body: 0 });
  });

  test('[MW 15.0] points between the units are refused', () => {
    expect(refusePath(way([]), [at(5000, 5000), at(5000.5, 6000)], FAR)).toEqual({ code: 'notWhole', leg: 0 });
    expect(refusePath(way([]), [at(5000, 5000), at(Number.NaN, 6000)], FAR)?.code).toBe('notWhole');
  });
});

test('heights are on a scale that each game chooses', () => {
  // in hundredths of a millimetre, say: steps over 20 mm, sees over what is below 40 mm
  const hill = (height: number): Field => ({ ...tableWith(box(10000, 3000, 1000, 4000, height)), tall: 4000 });
  const walks = (height: number) =>
    refusePath({ field: hill(height), radius: RADIUS, over: 2000, bodies: [] }, [at(5000, 5000), at(15000, 5000)], FAR);
  expect(walks(2000)).toBeUndefined();
  expect(walks(2001)?.code).toBe('crossesPiece');
  const sees = (height: number) => visibility(hill(height), disc(5000, 5000, 900), disc(15000, 5000, 2000)).clear;
  expect(sees(3999)).toBe(true);
  expect(sees(4000)).toBe(false);
});

describe('paths on random tables', () => {
  const crossing = fc.constantFrom(0, LOW, Infinity);
  const table = fc.record({ field: field(6), bodies: fc.array(base, { maxLength: 5 }), over: crossing });

  test('[MW 15.0] [MW-R16] agree with exact fractions', () => {
    fc.assert(
      fc.property(table, base, base, ({ field, bodies, over }, a, b) => {
        const w: Way = { field, radius: RADIUS, over, bodies };
        const [from, to] = [at(a.x, a.y), at(b.x, b.y)];
        const others = bodies.filter((body) => body.x !== a.x || body.y !== a.y);
        const clear =
          others.every((body) => compareRoot(squaredToSegment(from, to, body), 2 * RADIUS - 2) >= 0) &&
          field.pieces.every((p) => p.height <= over || compareRoot(squaredToFootprint(p, from, to), RADIUS - 2) >= 0);
        expect(isLegClear(w, from, from, to)).toBe(clear);
        const place =
          others.every((body) => compareRoot(squaredToSegment(to, to, body), 2 * RADIUS - 2) >= 0) &&
          field.pieces.every((p) => p.height === 0 || compareRoot(squaredToFootprint(p, to), RADIUS - 2) >= 0);
        expect(isPlace(w, to, from)).toBe(place);
        const same = from.x === to.x && from.y === to.y;
        expect(refusePath(w, [from, to], FAR) === undefined).toBe(clear && (same || place));
      }),
      { numRuns: 800 },
    );
  });

  test('[MW 15.0] a clear leg is clear backwards, in a mirror and after a quarter turn', () => {
    fc.assert(
      fc.property(table, base, base, ({ field, bodies, over }, a, b) => {
        const others = bodies.filter(
          (body) => (body.x !== a.x || body.y !== a.y) && (body.x !== b.x || body.y !== b.y),
        );
        const w: Way = { field, radius: RADIUS, over, bodies: others };
        const clear = isLegClear(w, a, a, b);
        expect(isLegClear(w, b, b, a)).toBe(clear);
        for (const t of TURNS) {
          const turned = { ...w, field: t.field(field), bodies: others.map(t.point) };
          expect(isLegClear(turned, t.point(a), t.point(a), t.point(b))).toBe(clear);
          expect(isPlace(turned, t.point(b), t.point(a))).toBe(isPlace(w, b, a));
        }
      }),
      { numRuns: 500 },
    );
  });
});
