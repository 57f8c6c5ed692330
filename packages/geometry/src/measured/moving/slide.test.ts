import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base, field, HIGH, LOW, MEDIUM, RADIUS } from '../../../test/tables.ts';
import {
  awayFrom,
  box,
  type Disc,
  disc,
  farthestSlide,
  inch,
  isOverlapping,
  isPlace,
  legLength,
  type Piece,
  refusePath,
  refuseSlide,
  slideTo,
  type Way,
} from '../../index.ts';

const way = (pieces: Piece[], bodies: Disc[] = []): Way => ({
  field: { width: inch(12), height: inch(16), pieces, tall: HIGH },
  radius: RADIUS,
  over: LOW,
  bodies,
});
const attacker = disc(5000, 10000, RADIUS);
const target = disc(8000, 10000, RADIUS);
const away = awayFrom(attacker, target);

describe('knockback', () => {
  test('[MW 18.5.4] [MW-R21] goes directly away from the attacker, centre to centre', () => {
    expect(away).toEqual({ x: 3000, y: 0 });
    expect(slideTo(target, away, 2540)).toEqual({ x: 10540, y: 10000 });
    expect(slideTo(disc(3000, 4000, RADIUS), { x: 300, y: 400 }, 2500)).toEqual({ x: 4500, y: 6000 });
    expect(farthestSlide(way([], [attacker, target]), target, away, 2540)).toBe(2540);
  });

  test('[MW-R21] away from terrain is away from its nearest point', () => {
    expect(awayFrom(box(5000, 5000, 2000, 9000, HIGH), target)).toEqual({ x: 16000, y: 0 });
    const corner = awayFrom(box(5000, 5000, 2000, 4000, HIGH), target);
    expect(corner).toEqual({ x: 16000, y: 16000 });
  });

  test('[MW-R22] stops at first contact with a fighter, an obstacle or the edge', () => {
    const far = (pieces: Piece[], bodies: Disc[] = []) => farthestSlide(way(pieces, bodies), target, away, 2540);
    expect(far([], [disc(12000, 10000, RADIUS)])).toBe(1502); // contact allows two units
    expect(far([box(10000, 9000, 500, 2000, MEDIUM)])).toBe(752);
    expect(far([box(10000, 9000, 500, 2000, HIGH)])).toBe(752);
    expect(farthestSlide(way([]), disc(28000, 10000, RADIUS), { x: 1, y: 0 }, 2540)).toBe(1232);
    expect(far([], [disc(10500, 10000, RADIUS)])).toBe(2);
  });

  test('[MW-R22] crosses a low obstacle only to a legal place beyond it', () => {
    const far = (...pieces: Piece[]) => farthestSlide(way(pieces), target, away, 2540);
    expect(far(box(9300, 9000, 200, 2000, LOW))).toBe(52); // 2540 is not enough to come clear of it
    expect(farthestSlide(way([box(9300, 9000, 200, 2000, LOW)]), target, away, 2748)).toBe(2748);
    expect(farthestSlide(way([box(9300, 9000, 200, 2000, LOW)]), target, away, 2747)).toBe(52);
    const two = [box(9300, 9000, 100, 2000, LOW), box(13000, 9000, 100, 2000, LOW)];
    expect(farthestSlide(way(two), target, away, 4000)).toBe(3752); // between the two
    expect(refuseSlide(way(two), target, away, 3753)).toBe('notAPlace');
    expect(refuseSlide(way([box(10000, 9000, 500, 2000, HIGH)]), target, away, 2000)).toBe('blocked');
  });

  test('[MW-R22] [MW-R25] on random tables the slide is legal, and nothing a little farther is', () => {
    const tables = fc.record({ field: field(6), bodies: fc.array(base, { maxLength: 4 }), from: base, mover: base });
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 6 }), ({ field, bodies, from, mover }, inches) => {
        const w: Way = { field, radius: RADIUS, over: LOW, bodies: bodies.filter((b) => !isOverlapping(b, mover)) };
        if (!isPlace(w, mover) || (from.x === mover.x && from.y === mover.y)) return;
        const direction = awayFrom(from, mover);
        const limit = inch(inches);
        const distance = farthestSlide(w, mover, direction, limit);
        const end = slideTo(mover, direction, distance);
        expect(legLength(mover, end)).toBeLessThanOrEqual(distance);
        expect(legLength(mover, end)).toBeGreaterThanOrEqual(distance - 2);
        expect(refusePath(w, [mover, end], limit)).toBeUndefined();
        expect(refuseSlide(w, mover, direction, distance)).toBeUndefined();
        // A grazing line may come clear again beyond, by the rounding of its end; for a base a little larger it may not.
        const larger = { ...w, radius: RADIUS + 2 };
        const beyond = Array.from({ length: 60 }, (_, i) => distance + 4 + i * Math.ceil((limit - distance) / 60));
        const allowed = beyond.filter((d) => d <= limit && !refuseSlide(larger, mover, direction, d));
        expect(allowed).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
