import { SCENARIO_IDS, SCENARIOS, TERRAIN, TERRAINS } from '@muster/grid-battles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutOf, neighbour, SIDE } from '../layout.ts';
import { engrave } from './engrave.ts';
import { insetLoop, loopsOf } from './outline.ts';
import { riverOf } from './water.ts';
import { roadsOf } from './works.ts';

const textOf = (rows: readonly string[]) => JSON.stringify(engrave(layoutOf(rows, false)));

const anyMap = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 6 }))
  .chain(([width, height]) =>
    fc.array(fc.array(fc.constantFrom(...TERRAINS), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((map) => map.map((row) => row.map((terrain) => TERRAIN[terrain].char).join('')));

describe('the engraving', () => {
  test('the same map is drawn the same, to the digit', () => {
    for (const id of SCENARIO_IDS) expect(textOf([...SCENARIOS[id].map])).toBe(textOf([...SCENARIOS[id].map]));
  });

  test('no two woods look stamped', () => {
    const alone = (row: number, column: number) =>
      [0, 1, 2].map((y) => [0, 1, 2].map((x) => (x === column && y === row ? 'w' : '.')).join(''));
    const leaves = (rows: readonly string[]) =>
      engrave(layoutOf(rows, false))
        .strokes.filter((stroke) => stroke.ink === 'leaf')
        .map((stroke) => stroke.d.replaceAll(/[\d.]+/g, '').length);
    expect(leaves(alone(0, 0))).not.toEqual(leaves(alone(2, 1)));
  });

  test('every map can be drawn, without a number gone wrong', () => {
    fc.assert(
      fc.property(anyMap, (rows) => {
        expect(textOf(rows)).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 60 },
    );
  });

  test('every terrain has its tint', () => {
    fc.assert(
      fc.property(anyMap, (rows) => {
        const chars = new Set(rows.join(''));
        const wanted = TERRAINS.filter((terrain) => chars.has(TERRAIN[terrain].char));
        expect(engrave(layoutOf(rows, false)).tints.map((tint) => tint.terrain)).toEqual(wanted);
      }),
      { numRuns: 30 },
    );
  });
});

describe('roads and rivers', () => {
  test('an exit of a line is an entry of the next hex, or leaves the map', () => {
    fc.assert(
      fc.property(anyMap, (rows) => {
        const layout = layoutOf(rows, false);
        for (const { exits } of [roadsOf(layout), riverOf(layout)]) {
          exits.forEach((out, hex) => {
            for (const d of out) {
              const other = neighbour(layout, hex, d);
              const lone = out.length === 2 && out.every((e) => !joined(layout, exits, hex, e));
              expect(other < 0 || lone || exits[other]!.includes((d + 3) % 6)).toBe(true);
            }
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  const joined = (
    layout: ReturnType<typeof layoutOf>,
    exits: readonly (readonly number[])[],
    hex: number,
    d: number,
  ) => {
    const other = neighbour(layout, hex, d);
    return other >= 0 && exits[other]!.includes((d + 3) % 6);
  };

  test('the road of S3 runs from border to border through village and bridge', () => {
    const layout = layoutOf(SCENARIOS.S3.map, false);
    const { exits } = roadsOf(layout);
    for (let row = 0; row < 9; row++) expect(exits[row * 11 + 5]).toHaveLength(2);
    const { exits: river } = riverOf(layout);
    for (let column = 0; column < 11; column++) expect([...river[4 * 11 + column]!].sort()).toEqual([0, 3]);
  });
});

describe('outlines', () => {
  test('one hex has one loop of six corners, inset by the given measure', () => {
    const layout = layoutOf(['...', '.h.', '...'], false);
    const loops = loopsOf(layout, (hex) => layout.terrain[hex] === 'hill');
    expect(loops.map((loop) => loop.length)).toEqual([6]);
    const { x, y } = layout.centres[4]!;
    for (const p of insetLoop(loops[0]!, 6)) {
      expect(Math.hypot(p.x - x, p.y - y)).toBeCloseTo(SIDE - 6 / Math.cos(Math.PI / 6), 6);
    }
  });

  test('a ring has an outer and an inner loop', () => {
    // The six hexes around the middle of an odd row.
    const layout = layoutOf(['.hh', 'h.h', '.hh'], false);
    const ring = new Set([1, 2, 3, 5, 7, 8]);
    const lengths = loopsOf(layout, (hex) => ring.has(hex)).map((loop) => loop.length);
    expect(lengths.sort((a, b) => a - b)).toEqual([6, 18]);
  });
});
