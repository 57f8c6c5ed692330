import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepest, deepestIn, rim, rimTowards } from '../../../test/oracle.ts';
import { base, field, HIGH, LOW, MEDIUM, RADIUS, TURNS } from '../../../test/tables.ts';
import { box, cover, type Disc, disc, type Field, inch, isOverlapping, isWithin, type Piece } from '../../index.ts';

const tableWith = (...pieces: Piece[]): Field => ({ width: inch(12), height: inch(16), pieces, tall: HIGH });
const NEAR = { ignoreWithin: inch(1) };
const attacker = disc(5000, 10000, RADIUS);
const target = disc(20000, 10000, RADIUS);

describe('cover', () => {
  const inOpen = (others: Disc[], ...pieces: Piece[]) =>
    cover(tableWith(...pieces), attacker, target, [attacker, target, ...others], NEAR).inOpen;

  test('[MW 18.2] obstacles of any height and other fighters give cover, ground does not', () => {
    const low = (height: Piece['height']) => box(14000, 9000, 1000, 1100, height);
    expect(inOpen([])).toBe(true);
    expect(inOpen([], low(0))).toBe(true);
    expect(inOpen([], low(LOW))).toBe(false);
    expect(inOpen([], low(MEDIUM))).toBe(false);
    expect(inOpen([], low(HIGH))).toBe(false);
    expect(inOpen([disc(15000, 11500, RADIUS)])).toBe(false);
    expect(inOpen([disc(15000, 12500, RADIUS)])).toBe(true);
    expect(inOpen([disc(22498, 10000, RADIUS)])).toBe(true); // touching it from behind
    expect(inOpen([disc(22490, 10000, RADIUS)])).toBe(false); // on its edge
  });

  test('[MW-R06] what stands beside the far half of the base gives cover too, what only touches the hull does not', () => {
    expect(inOpen([], box(20000, 11250, 3000, 1000, LOW))).toBe(true);
    expect(inOpen([], box(20000, 11248, 3000, 1000, LOW))).toBe(true);
    expect(inOpen([], box(20000, 11247, 3000, 1000, LOW))).toBe(false);
    expect(inOpen([], box(21250, 9000, 1000, 2000, LOW))).toBe(true); // behind
  });

  test('[MW-R07] an obstacle within an inch of the attacker is ignored whole, if the target is farther away', () => {
    const barrier = (x: number) => box(x, 8000, 1000, 4000, LOW);
    expect(inOpen([], barrier(5000 + 1250 + 2540))).toBe(true);
    expect(inOpen([], barrier(5000 + 1250 + 2542))).toBe(true);
    expect(inOpen([], barrier(5000 + 1250 + 2543))).toBe(false);
    expect(inOpen([], box(7000, 9000, 10000, 2000, HIGH))).toBe(true); // long, but it begins near (MW-R08: no line)
    expect(inOpen([disc(8000, 10000, RADIUS)])).toBe(false); // fighters are not ignored
    const close = disc(5000 + 2500 + 2540, 10000, RADIUS);
    const between = box(7000, 9000, 1000, 1000, LOW);
    expect(cover(tableWith(between), attacker, close, [], NEAR).inOpen).toBe(false);
  });

  test('[MW-R76] a feature as the source: measured from its nearest point, and it gives no cover itself', () => {
    const rock = box(12000, 8000, 4000, 4000, HIGH);
    const table = tableWith(rock);
    expect(cover(table, rock, target, [], { ...NEAR, ignore: [0] }).inOpen).toBe(true);
    const fence = tableWith(rock, box(17000, 9000, 500, 2000, LOW));
    expect(cover(fence, rock, target, [], { ignoreWithin: 0, ignore: [0] })).toMatchObject({
      inOpen: false,
      blockers: [{ kind: 'piece', index: 1 }],
      line: { from: { x: 16000, y: 10000 } },
    });
  });
});

describe('cover on random tables', () => {
  const isFree = (field: Field, d: Disc) => field.pieces.every((p) => p.height === 0 || !isOverlapping(d, p));
  const tables = fc
    .record({ field: field(4), a: base, b: base, bodies: fc.array(base, { maxLength: 3 }) })
    .filter(({ field, a, b }) => !isOverlapping(a, b) && isFree(field, a) && isFree(field, b))
    .map((t) => ({ ...t, bodies: t.bodies.filter((d) => !isOverlapping(d, t.a) && !isOverlapping(d, t.b)) }));

  test('[MW 18.2] [MW-R06] agrees with lines to points all round the edge', () => {
    fc.assert(
      fc.property(tables, ({ field, a, b, bodies }) => {
        const from = rimTowards(a, b);
        const far = !isWithin(a, b, inch(1));
        const pieces = field.pieces.filter((p) => p.height !== 0 && !(far && isWithin(a, p, inch(1))));
        const verdict = cover(field, a, b, bodies, NEAR);
        const depthOf = (line: { from: typeof from; to: typeof from }) =>
          Math.max(-1, ...pieces.map((p) => deepest(line, p)), ...bodies.map((d) => deepestIn(line, d)));
        const worst = Math.max(...rim(b, 360).map((to) => depthOf({ from, to })));
        if (worst > 2.2) expect(verdict.inOpen).toBe(false);
        if (verdict.inOpen) return;
        const [first] = verdict.blockers;
        const depth =
          first!.kind === 'body'
            ? deepestIn(verdict.line, bodies[first!.index]!)
            : deepest(verdict.line, field.pieces[first!.index]!);
        expect(depth).toBeGreaterThan(0.4); // drawn in whole units, so up to 1.4 less than ε
        expect(worst).toBeGreaterThan(-30); // samples on the edge lie up to 22 units apart
      }),
      { numRuns: 400 },
    );
  });

  test('[MW 18.2] is the same in a mirror and after a quarter turn', () => {
    fc.assert(
      fc.property(tables, ({ field, a, b, bodies }) => {
        const verdict = cover(field, a, b, bodies, NEAR);
        for (const t of TURNS) {
          const turned = cover(t.field(field), t.point(a), t.point(b), bodies.map(t.point), NEAR);
          expect(turned.inOpen).toBe(verdict.inOpen);
          if (!turned.inOpen && !verdict.inOpen) expect(turned.blockers).toEqual(verdict.blockers);
        }
      }),
      { numRuns: 500 },
    );
  });
});
