import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepest, deepestIn } from '../../../test/oracle.ts';
import { base, piece, point } from '../../../test/tables.ts';
import { box, crossedBy, disc, EPSILON, isDisc, type Thing } from '../index.ts';

const at = (x: number, y: number) => ({ x, y });
const [from, to] = [at(0, 5000), at(20000, 5000)];

describe('what a line crosses', () => {
  test('[X-338] in the order in which the line comes to it', () => {
    const things = [
      disc(15000, 5000, 1250),
      box(3000, 4000, 1000, 2000, 3),
      disc(9000, 6000, 1250),
      disc(9000, 9000, 1250),
    ];
    expect(crossedBy(from, to, things)).toEqual([1, 2, 0]);
    expect(crossedBy(to, from, things)).toEqual([0, 2, 1]);
    expect(crossedBy(from, at(8500, 5000), things)).toEqual([1, 2]);
    expect(crossedBy(from, to, [])).toEqual([]);
  });

  test('[X-338] touching and grazing by two units is not crossing, three are', () => {
    for (const graze of [0, 1, 2]) {
      expect(crossedBy(from, to, [disc(5000, 6250 - graze, 1250)])).toEqual([]);
      expect(crossedBy(from, to, [box(5000, 5000 - graze, 1000, 1000, 3)])).toEqual([]);
      expect(crossedBy(from, to, [box(20000 - graze, 4000, 1000, 2000, 3)])).toEqual([]);
    }
    expect(crossedBy(from, to, [disc(5000, 6247, 1250)])).toEqual([0]);
    expect(crossedBy(from, to, [box(5000, 4997, 1000, 1000, 3)])).toEqual([0]);
    expect(crossedBy(from, to, [box(19997, 4000, 1000, 2000, 3)])).toEqual([0]);
  });

  test('[X-338] what a line begins or ends in, it crosses; a marker is never crossed', () => {
    expect(crossedBy(from, to, [disc(0, 5000, 1250), disc(20000, 5000, 1250), disc(7000, 5000, 0)])).toEqual([0, 1]);
    expect(crossedBy(from, from, [disc(0, 5000, 1250), box(-500, 4500, 1000, 1000, 3)])).toEqual([0, 1]);
    expect(crossedBy(from, to, [box(-1000, 4000, 30000, 2000, 3), disc(0, 5000, 1250)])).toEqual([0, 1]);
  });

  test('[X-338] on random tables: exactly what lies deeper than ε under the line, the same from both ends', () => {
    const things = fc.array(fc.oneof<fc.Arbitrary<Thing>[]>(base, piece), { maxLength: 8 });
    fc.assert(
      fc.property(point, point, things, (a, b, all) => {
        const crossed = crossedBy(a, b, all);
        all.forEach((thing, i) => {
          const line = { from: a, to: b };
          const depth = isDisc(thing) ? deepestIn(line, thing) : deepest(line, thing);
          if (Math.abs(depth - EPSILON) > 1e-6) expect(crossed.includes(i)).toBe(depth > EPSILON);
        });
        expect([...crossedBy(b, a, all)].sort()).toEqual([...crossed].sort());
      }),
      { numRuns: 1000 },
    );
  });
});
