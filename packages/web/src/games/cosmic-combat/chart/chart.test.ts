// Shapes on the chart, checked against the rules' own geometry, and pieces that are the same on every machine.

import { PIECE_KINDS } from '@muster/cosmic-combat';
import { hulls, inch, mm } from '@muster/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depthIn } from '../../../measured/art/polygons.ts';
import { engravePiece } from './pieces.ts';
import { arcOf, cornersAt, onField, roundedAround, sweepOf } from './shapes.ts';

const SIZE = { length: mm(60), width: mm(30) };
const facings = fc.integer({ min: 0, max: 3599 });

test('[X-201] the corners that are drawn are those of the rules, to the unit', () => {
  fc.assert(
    fc.property(facings, (facing) => {
      const place = { x: inch(10), y: inch(7), facing };
      const exact = hulls.hull(place.x, place.y, facing, SIZE.length, SIZE.width).corners;
      for (const corner of cornersAt(place, SIZE))
        expect(exact.some((p) => Math.abs(p.x - corner.x) <= 1 && Math.abs(p.y - corner.y) <= 1)).toBe(true);
    }),
  );
});

/** Positive inside, for outlines counter-clockwise on the field. */
const inside = (outline: readonly { x: number; y: number }[], p: { x: number; y: number }): number =>
  depthIn(outline, p);

test('[X-229] what is drawn as an arc is what the rules call that arc, out to the range', () => {
  const sides = fc.constantFrom(...hulls.HULL_SIDES);
  const rules = fc.constantFrom('corner' as const, 'diagonal' as const);
  fc.assert(
    fc.property(
      facings,
      sides,
      rules,
      fc.integer({ min: -40, max: 40 }),
      fc.integer({ min: -40, max: 40 }),
      (facing, side, rule, a, b) => {
        const place = { x: 0, y: 0, facing };
        const outline = arcOf(place, SIZE, side, inch(12), rule);
        const at = onField(place, a * 1000, b * 1000);
        const dot = hulls.disc(Math.round(at.x), Math.round(at.y), 1);
        const base = hulls.hull(0, 0, facing, SIZE.length, SIZE.width);
        const depth = inside(outline, at);
        if (hulls.isWithin(base, dot, 0)) return; // nobody stands in the ship itself
        if (Math.abs(depth) < 400) return; // on the line
        if (depth > 0) expect(hulls.isInArc(base, side, dot, rule)).toBe(true);
        else if (hulls.isInArc(base, side, dot, rule)) expect(hulls.isWithin(base, dot, inch(12) - 800)).toBe(false);
      },
    ),
  );
});

test('a sweep holds the base where it starts and where it ends', () => {
  const [from, to] = [
    { x: 0, y: 0, facing: 300 },
    { x: inch(4), y: inch(2), facing: 300 },
  ];
  const outline = sweepOf(from, to, SIZE);
  for (const corner of [...cornersAt(from, SIZE), ...cornersAt(to, SIZE)])
    expect(inside(outline, corner)).toBeGreaterThan(-2);
});

test('a ring round a square turns outwards, whichever way its corners run', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(roundedAround(square, 5)).toContain('-5');
  expect(roundedAround([...square].reverse(), 5)).toContain('-5');
});

test.each(PIECE_KINDS)('%s is engraved the same for the same seed, and otherwise for another', (kind) => {
  const shape = { disc: { x: 200, y: 200, r: 120 } };
  expect(engravePiece(kind, shape, 'a')).toEqual(engravePiece(kind, shape, 'a'));
  expect(engravePiece(kind, shape, 'a')).not.toEqual(engravePiece(kind, shape, 'b'));
});
