import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestTo, deepest, deepestIn, rim, rimTowards } from '../../../test/oracle.ts';
import { base, field, HIGH, LOW, MEDIUM, RADIUS, TURNS } from '../../../test/tables.ts';
import {
  box,
  type Disc,
  disc,
  type Field,
  featureVisibility,
  inch,
  isLineWithin,
  isOverlapping,
  isWithin,
  lineOfAttack,
  marker,
  type Piece,
  shortestLine,
  visibility,
} from '../../index.ts';

const tableWith = (...pieces: Piece[]): Field => ({ width: inch(12), height: inch(16), pieces, tall: HIGH });
const viewer = disc(5000, 10000, RADIUS);
const target = disc(20000, 10000, RADIUS);

describe('visibility', () => {
  const sees = (...pieces: Piece[]) => visibility(tableWith(...pieces), viewer, target).clear;

  test('[MW 16.0] only high obstacles hide a target', () => {
    const wall = (height: Piece['height']) => box(12000, 5000, 1000, 10000, height);
    expect(sees()).toBe(true);
    expect(sees(wall(0))).toBe(true);
    expect(sees(wall(LOW))).toBe(true);
    expect(sees(wall(MEDIUM))).toBe(true);
    expect(sees(wall(HIGH))).toBe(false);
  });

  test('[MW-R10] one edge point in sight is enough', () => {
    // From the origin at 6250, 10000 the upper tangent to the target passes x = 12000 at about y = 10525.
    expect(sees(box(11000, 2000, 1000, 8400, HIGH))).toBe(true);
    expect(sees(box(11000, 2000, 1000, 8600, HIGH))).toBe(false);
  });

  test('[MW-R04] grazing by two units does not cross, by three it does', () => {
    const cell = (depth: number) => box(12000, 10000 - 3000 + depth, 1000, 3000, HIGH);
    const point = marker(20000, 10000);
    expect(visibility(tableWith(cell(0)), viewer, point).clear).toBe(true);
    expect(visibility(tableWith(cell(2)), viewer, point).clear).toBe(true);
    expect(visibility(tableWith(cell(3)), viewer, point).clear).toBe(false);
  });

  test('[MW-R04] two high pieces side by side leave no slit', () => {
    const halves = [box(12000, 5000, 1000, 5000, HIGH), box(12000, 10000, 1000, 5000, HIGH)];
    expect(sees(...halves)).toBe(false);
    expect(visibility(tableWith(...halves), viewer, marker(20000, 10000)).clear).toBe(false);
    const [south, north] = halves;
    const apart = [south!, { ...north!, corners: north!.corners.map((p) => ({ ...p, y: p.y + 10 })) }];
    expect(sees(...apart)).toBe(true); // a real slit, a tenth of a millimetre wide
  });

  test('[MW 16.0] the witness is a clear line, or the shortest line and what it crosses', () => {
    const clear = visibility(tableWith(), viewer, target);
    expect(clear).toEqual({ clear: true, line: { from: { x: 6250, y: 10000 }, to: { x: 18750, y: 10000 } } });
    const blocked = visibility(tableWith(box(12000, 5000, 1000, 10000, HIGH)), viewer, target);
    expect(blocked).toEqual({
      clear: false,
      line: { from: { x: 6250, y: 10000 }, to: { x: 18750, y: 10000 } },
      blockers: [{ kind: 'piece', index: 0 }],
    });
  });

  test('[MW 16.0] a fighter is visible to itself, and to one in contact', () => {
    const wall = box(6300, 5000, 1000, 10000, HIGH);
    expect(visibility(tableWith(wall), viewer, viewer).clear).toBe(true);
    expect(visibility(tableWith(), viewer, disc(7500, 10000, RADIUS)).clear).toBe(true);
  });

  test('[MW-R10] the origin depends on who looks, so sight can be one-sided', () => {
    const both = fc
      .sample(tables, { numRuns: 400, seed: 5 })
      .map(({ field, a, b }) => [visibility(field, a, b).clear, visibility(field, b, a).clear]);
    expect(both.some(([x, y]) => x !== y)).toBe(true);
  });

  test('[MW 16.0] a terrain feature is visible by any piece and never hides itself', () => {
    const near = box(12000, 5000, 1000, 10000, HIGH);
    const behind = box(13000, 8000, 3000, 4000, HIGH);
    const table = tableWith(near, behind);
    expect(featureVisibility(table, viewer, [0, 1]).clear).toBe(true);
    expect(featureVisibility(table, viewer, [0]).clear).toBe(true);
    expect(featureVisibility(table, viewer, [1])).toMatchObject({
      clear: false,
      blockers: [{ kind: 'piece', index: 0 }],
    });
    const wide = box(13000, 2000, 3000, 20000, LOW);
    expect(featureVisibility(tableWith(near, wide), viewer, [1]).clear).toBe(true); // past the end of the wall
  });
});

test('[MW-R77] a line passes within a distance of a base', () => {
  const line = { from: { x: 5000, y: 10000 }, to: { x: 15000, y: 10000 } };
  const guardian = (y: number) => disc(10000, 10000 + 1250 + y, RADIUS);
  expect([5080, 5082, 5083].map((y) => isLineWithin(line, guardian(y), inch(2)))).toEqual([true, true, false]);
  expect(isLineWithin(line, disc(15000 + 1250 + 5083, 10000, RADIUS), inch(2))).toBe(false); // beyond the end
});

describe('line of attack', () => {
  const attacks = (others: Disc[], ...pieces: Piece[]) =>
    lineOfAttack(tableWith(...pieces), viewer, target, [viewer, target, ...others]);

  test('[MW 18.1] high obstacles and other fighters block it, lower ones never do', () => {
    expect(attacks([]).clear).toBe(true);
    expect(attacks([], box(12000, 5000, 1000, 10000, MEDIUM)).clear).toBe(true);
    expect(attacks([], box(12000, 5000, 1000, 10000, HIGH)).clear).toBe(false);
    expect(attacks([disc(17000, 10000, RADIUS)])).toMatchObject({
      clear: false,
      blockers: [{ kind: 'body', index: 2 }],
    });
    expect(attacks([disc(12000, 10800, RADIUS)]).clear).toBe(true); // past one side
    expect(attacks([disc(23000, 10000, RADIUS)]).clear).toBe(true); // behind the target
  });

  test('[MW-R04] together two fighters can close what each leaves open', () => {
    const [left, right] = [disc(12000, 11200, RADIUS), disc(14000, 8900, RADIUS)];
    expect(attacks([left]).clear).toBe(true);
    expect(attacks([right]).clear).toBe(true);
    expect(attacks([left, right]).clear).toBe(false);
  });
});

/** Legal stances only: nobody stands on a piece or on another, and no piece is a continuation of another. */
const tables = fc
  .record({ field: field(5), a: base, b: base, bodies: fc.array(base, { maxLength: 4 }) })
  .filter(({ field, a, b }) => !isOverlapping(a, b) && [a, b].every((d) => isFree(field, d)) && !hasJoints(field))
  .map(({ field, a, b, bodies }) => ({
    field: { ...field, pieces: field.pieces.map((p, i) => (i % 3 === 0 ? p : { ...p, height: HIGH })) },
    a,
    b,
    bodies: bodies.filter((d) => isFree(field, d) && !isOverlapping(d, a) && !isOverlapping(d, b)),
  }))
  .filter(({ field, a, b }) => [a, b].every((d) => isFree(field, d)));

const isFree = (field: Field, d: Disc): boolean => field.pieces.every((p) => !isOverlapping(d, p));

const hasJoints = ({ pieces }: Field): boolean =>
  pieces.some((p) =>
    pieces.some((q) => p !== q && p.corners.filter((c) => isWithin(marker(c.x, c.y), q, 4)).length > 1),
  );

const MARGIN = 0.2;

describe('lines on random tables', () => {
  test('[MW 16.0] [MW 18.1] a sampled clear line is never denied, and a granted line is clear', () => {
    fc.assert(
      fc.property(tables, ({ field, a, b, bodies }) => {
        const from = rimTowards(a, b);
        const high = field.pieces.filter((p) => p.height === HIGH);
        const crossing = (line: { from: typeof from; to: typeof from }, others: Disc[]) =>
          Math.max(-1e9, ...high.map((p) => deepest(line, p)), ...others.map((d) => deepestIn(line, d)));
        for (const others of [[], bodies]) {
          const verdict = others === bodies ? lineOfAttack(field, a, b, bodies) : visibility(field, a, b);
          const near = rim(b, 300).filter(
            (p) =>
              Math.hypot(p.x - from.x, p.y - from.y) ** 2 <= (from.x - b.x) ** 2 + (from.y - b.y) ** 2 - RADIUS ** 2,
          );
          const depths = near.map((to) => crossing({ from, to }, others));
          if (depths.some((depth) => depth < 2 - MARGIN)) expect(verdict.clear).toBe(true);
          if (verdict.clear)
            expect(crossing(verdict.line, others)).toBeLessThan(2 + 1.5); // drawn in whole units
          else expect(crossing(verdict.line, others)).toBeGreaterThan(2 - 1.5);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('[MW 16.0] [MW 18.1] verdicts are the same in a mirror and after a quarter turn', () => {
    fc.assert(
      fc.property(tables, ({ field, a, b, bodies }) => {
        for (const t of TURNS) {
          const [f, p, q] = [t.field(field), t.point(a), t.point(b)];
          expect(visibility(f, p, q).clear).toBe(visibility(field, a, b).clear);
          expect(lineOfAttack(f, p, q, bodies.map(t.point)).clear).toBe(lineOfAttack(field, a, b, bodies).clear);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('[MW-R10] sight of a marker is sight of that very point', () => {
    fc.assert(
      fc.property(tables, ({ field, a, b }) => {
        const point = marker(b.x, b.y);
        const line = { from: rimTowards(a, b), to: point };
        const depth = Math.max(-1, ...field.pieces.filter((p) => p.height === HIGH).map((p) => deepest(line, p)));
        if (Math.abs(depth - 2) > MARGIN) expect(visibility(field, a, point).clear).toBe(depth < 2);
      }),
      { numRuns: 500 },
    );
  });

  test('[MW 16.0] sight of a terrain piece agrees with lines to points of its edge, also in a mirror', () => {
    fc.assert(
      fc.property(tables, ({ field, a }) => {
        if (field.pieces.length === 0) return;
        const [target, ...others] = field.pieces;
        const from = rimTowards(a, closestTo(target!, a));
        const verdict = featureVisibility(field, a, [0]);
        const high = others.filter((p) => p.height === HIGH && !isOverlapping(p, target!));
        if (high.length < others.filter((p) => p.height === HIGH).length) return; // order along a line is not clear
        const crossing = (line: { from: typeof from; to: typeof from }) =>
          Math.max(-1e9, ...high.map((p) => deepest(line, p)));
        const depths = target!.corners.flatMap((c, i) => {
          const d = target!.corners[(i + 1) % target!.corners.length]!;
          return Array.from({ length: 60 }, (_, k) => ({
            x: c.x + ((d.x - c.x) * k) / 60,
            y: c.y + ((d.y - c.y) * k) / 60,
          }))
            .filter((to) => deepest({ from, to }, target!) < 0.5) // the near side
            .map((to) => crossing({ from, to }));
        });
        if (depths.some((depth) => depth < 2 - MARGIN)) expect(verdict.clear).toBe(true);
        if (verdict.clear) expect(crossing(verdict.line)).toBeLessThan(2 + 1.5);
        else expect(crossing(verdict.line)).toBeGreaterThan(2 - 1.5);
        for (const t of TURNS) expect(featureVisibility(t.field(field), t.point(a), [0]).clear).toBe(verdict.clear);
      }),
      { numRuns: 400 },
    );
  });

  test('[MW-R77] the shortest line joins the nearest points of two bases', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        if (isOverlapping(a, b)) return;
        const { from, to } = shortestLine(a, b);
        expect(Math.hypot(from.x - rimTowards(a, b).x, from.y - rimTowards(a, b).y)).toBeLessThan(0.8);
        expect(Math.hypot(to.x - rimTowards(b, a).x, to.y - rimTowards(b, a).y)).toBeLessThan(0.8);
      }),
    );
  });
});
