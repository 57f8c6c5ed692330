import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scene, slowStretches } from '../../test/levels.ts';
import { levels } from '../index.ts';

const { makeGround, pointsOf, sectionOf } = levels;

test('[X-107] the spaces under a line; through a vertex only the diagonal one, along a border both sides', () => {
  const ground = makeGround(8, []);
  expect(sectionOf(ground, { x: 4, y: 4 }, { x: 20, y: 4 })).toEqual({
    whole: 16,
    stretches: [
      { space: 0, beside: undefined, from: 0, to: 4 },
      { space: 1, beside: undefined, from: 4, to: 12 },
      { space: 2, beside: undefined, from: 12, to: 16 },
    ],
  });
  expect(sectionOf(ground, { x: 20, y: 20 }, { x: 4, y: 4 }).stretches.map(({ space }) => space)).toEqual([18, 9, 0]);
  const along = sectionOf(ground, { x: 8, y: 4 }, { x: 8, y: 12 }).stretches;
  expect(along.map(({ space, beside }) => [space, beside])).toEqual([
    [1, 0],
    [9, 8],
  ]);
});

test('[X-107] the stretches of every line between random bodies', () => {
  fc.assert(
    fc.property(scene(2, 4, 6, 2), ({ ground, boxes }) => {
      const [a, b] = boxes;
      if (a === undefined || b === undefined) return;
      for (const p of pointsOf(a.side)) {
        for (const q of pointsOf(b.side)) {
          const from = { x: 8 * a.x + p.x, y: 8 * a.y + p.y };
          const to = { x: 8 * b.x + q.x, y: 8 * b.y + q.y };
          const { whole, stretches } = sectionOf(ground, from, to);
          const found = stretches.flatMap(({ space, beside, from, to }) =>
            [space, ...(beside === undefined ? [] : [beside])].map((at) => `${at} ${from / whole} ${to / whole}`),
          );
          expect(found.sort()).toEqual(slowStretches(ground, from, to).sort());
          expect(stretches.at(-1)!.to).toBe(whole);
        }
      }
    }),
    { numRuns: 30 },
  );
});
