import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base, field, HIGH, LOW, MEDIUM, point, RADIUS } from '../../../test/tables.ts';
import {
  type Area,
  box,
  type Disc,
  disc,
  inch,
  isInArea,
  isPlace,
  nearestPlace,
  type Piece,
  type Point,
  samplePlaces,
  type Way,
} from '../../index.ts';

const way = (pieces: Piece[], bodies: Disc[] = []): Way => ({
  field: { width: inch(12), height: inch(16), pieces, tall: HIGH },
  radius: RADIUS,
  over: LOW,
  bodies,
});

describe('the nearest legal place', () => {
  test('[MW-R68] is the wish itself where that is free', () => {
    expect(nearestPlace(way([]), { x: 9000, y: 9000 })).toEqual({ x: 9000, y: 9000 });
  });

  test('[MW-R67] is in contact with what takes the place', () => {
    const place = nearestPlace(way([], [disc(10000, 10000, RADIUS)]), { x: 10000, y: 11000 })!;
    expect(place).toEqual({ x: 10000, y: 12498 }); // two units of overlap are contact
    expect(nearestPlace(way([box(9000, 9000, 2000, 2000, LOW)]), { x: 10000, y: 9500 })).toEqual({
      x: 10000,
      y: 7752,
    });
    expect(nearestPlace(way([]), { x: 100, y: 20000 })).toEqual({ x: 1248, y: 20000 });
  });

  test('[MW-R24] keeps to the area, and there may be none', () => {
    const cleric = disc(10000, 10000, RADIUS);
    const ring: Area = { rings: [{ of: cleric, least: 0, most: inch(1) }] };
    const place = nearestPlace(way([], [cleric]), { x: 20000, y: 10000 }, ring)!;
    expect(place).toEqual({ x: 10000 + 2500 + 2540 + 2, y: 10000 });
    const walls = [box(0, 0, 30000, 40000, LOW)];
    expect(nearestPlace(way(walls), { x: 5000, y: 5000 })).toBeUndefined();
    const boxed = way([box(6000, 6000, 8000, 8000, HIGH)], [cleric]);
    expect(nearestPlace(boxed, cleric, ring)).toBeUndefined();
  });

  test('[MW-R91] territories hold the whole base', () => {
    const area: Area = { inside: [{ corners: box(0, 0, inch(6), inch(16), 0).corners }] };
    expect(nearestPlace(way([]), { x: 20000, y: 9000 }, area)).toEqual({ x: inch(6) - 1248, y: 9000 });
  });

  test('[MW-R24] [MW-R67] no sampled place is nearer', () => {
    const tables = fc.record({ field: field(7), bodies: fc.array(base, { maxLength: 5 }), wish: point, ring: base });
    fc.assert(
      fc.property(tables, fc.boolean(), ({ field, bodies, wish, ring }, ringed) => {
        const w: Way = { field, radius: RADIUS, over: LOW, bodies };
        const area: Area = ringed ? { rings: [{ of: ring, least: inch(1), most: inch(3) }] } : {};
        const place = nearestPlace(w, wish, area);
        const distance = place ? Math.hypot(place.x - wish.x, place.y - wish.y) : Infinity;
        if (place) expect(isPlace(w, place) && isInArea(area, place, RADIUS)).toBe(true);
        const isNearer = (p: Point) => Math.hypot(p.x - wish.x, p.y - wish.y) <= distance - 3;
        const nearer = samplesAround(wish).filter((p) => isNearer(p) && isPlace(w, p) && isInArea(area, p, RADIUS));
        expect(nearer).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

const samplesAround = (wish: Point): Point[] =>
  Array.from({ length: 60 }, (_, i) => (i + 1) * 150).flatMap((r) =>
    Array.from({ length: 48 }, (_, k) => ({
      x: Math.round(wish.x + r * Math.cos((k * Math.PI) / 24)),
      y: Math.round(wish.y + r * Math.sin((k * Math.PI) / 24)),
    })),
  );

describe('samples of an area', () => {
  test('[MW-R24] all are legal, in the area and a spacing apart', () => {
    const cleric = disc(10000, 10000, RADIUS);
    const w = way([box(11000, 11000, 3000, 3000, MEDIUM)], [cleric]);
    const area: Area = { rings: [{ of: cleric, least: 0, most: inch(3) }] };
    const places = samplePlaces(w, area, inch(1));
    expect(places.length).toBeGreaterThan(30);
    for (const p of places) expect(isPlace(w, p) && isInArea(area, p, RADIUS)).toBe(true);
    for (const p of places)
      for (const q of places) if (p !== q) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(2500);
  });
});
