import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box, faultOf } from '../ground/shapes.ts';
import { clip } from './clip.ts';

const WIDTH = 30480;
const HEIGHT = 40640;
const on = (corners: readonly { x: number; y: number }[]) => clip({ corners }, WIDTH, HEIGHT)?.corners;

describe('[MW 2.1] the part on the battlefield', () => {
  test('what lies wholly on it stays the same object', () => {
    const piece = box(0, 0, 2540, 2540, 1);
    expect(clip(piece, WIDTH, HEIGHT)).toBe(piece);
  });

  test('over an edge, over a corner, over the whole of it', () => {
    expect(on(box(-1000, 500, 3000, 700, 1).corners)).toEqual(box(0, 500, 2000, 700, 1).corners);
    expect(on(box(WIDTH - 500, HEIGHT - 800, 3000, 3000, 1).corners)).toEqual(
      box(WIDTH - 500, HEIGHT - 800, 500, 800, 1).corners,
    );
    expect(on(box(-500, -500, WIDTH + 1000, HEIGHT + 1000, 1).corners)).toEqual(box(0, 0, WIDTH, HEIGHT, 1).corners);
  });

  test('a slanted side is cut where it crosses the edge', () => {
    const corners = [
      { x: -1000, y: 1000 },
      { x: 1000, y: 2000 },
      { x: 1000, y: 3000 },
    ];
    expect(on(corners)).toEqual([
      { x: 0, y: 1500 },
      { x: 1000, y: 2000 },
      { x: 1000, y: 3000 },
      { x: 0, y: 2000 },
    ]);
  });

  test('nothing of what lies outside, or comes in by less than a millimetre', () => {
    expect(on(box(-3000, 500, 2000, 700, 1).corners)).toBeUndefined();
    expect(on(box(-2000, 500, 2000, 700, 1).corners)).toBeUndefined();
    expect(on(box(-2000, 500, 2099, 700, 1).corners)).toBeUndefined();
    expect(on(box(-2000, 500, 2100, 700, 1).corners)).toEqual(box(0, 500, 100, 700, 1).corners);
  });

  test('of any box or wedge: sound, on the field, and as large as counting says', () => {
    const at = fc.record({ x: fc.integer({ min: -9000, max: WIDTH }), y: fc.integer({ min: -9000, max: HEIGHT }) });
    const size = fc.integer({ min: 200, max: 9000 });
    fc.assert(
      fc.property(at, size, size, fc.integer({ min: -3000, max: 3000 }), ({ x, y }, width, depth, lean) => {
        const corners = [
          { x, y },
          { x: x + width, y: y + 1 },
          { x: x + width + lean, y: y + depth + 1 },
          { x: x + lean, y: y + depth },
        ];
        fc.pre(faultOf({ corners }) === undefined);
        const part = on(corners);
        if (part === undefined) return;
        expect(faultOf({ corners: part })).toBeUndefined();
        for (const p of part) {
          expect(p.x >= 0 && p.x <= WIDTH && p.y >= 0 && p.y <= HEIGHT).toBe(true);
          // a point of the part is one of the whole, to a unit of rounding
          corners.forEach((a, i) => {
            const b = corners[(i + 1) % corners.length]!;
            const across = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
            expect(across / Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThan(-2);
          });
        }
        for (const c of corners)
          if (c.x >= 0 && c.x <= WIDTH && c.y >= 0 && c.y <= HEIGHT) expect(part).toContainEqual(c);
      }),
    );
  });
});
