import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, beside } from './beside.ts';

const hex = (x: number, y: number, size = 70): Box => ({ x, y, width: size, height: size });
const TRAY = { width: 330, height: 190 };

test('dice lie to the right of those who fight where there is room, else to the left, below or above', () => {
  const room = { width: 800, height: 700 };
  expect(beside(room, [hex(100, 300), hex(170, 300)], TRAY).x).toBe(254);
  expect(beside(room, [hex(600, 300), hex(700, 300)], TRAY).x).toBe(600 - 14 - 330);
  expect(beside({ ...room, width: 400 }, [hex(100, 100), hex(170, 100)], TRAY).y).toBe(184);
  expect(beside({ ...room, width: 400 }, [hex(100, 600), hex(170, 600)], TRAY).y).toBe(600 - 14 - 190);
});

test('where there is no room they lie at the edge that is freer', () => {
  const room = { width: 374, height: 260 };
  expect(beside(room, [hex(150, 60), hex(220, 60)], TRAY)).toMatchObject({ docked: 'bottom', y: 62 });
  expect(beside(room, [hex(150, 150), hex(220, 150)], TRAY)).toMatchObject({ docked: 'top', y: 8 });
});

test('they never lie over those who fight unless there is no other way, and never leave the table', () => {
  const at = fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 600 }));
  fc.assert(
    fc.property(at, at, ([ax, ay], [bx, by]) => {
      const fighters = [hex(ax, ay), hex(bx, by)];
      const { x, y, docked } = beside({ width: 780, height: 680 }, fighters, TRAY);
      expect(x >= 8 && y >= 8 && x + TRAY.width <= 772 && y + TRAY.height <= 672).toBe(true);
      const covers = fighters.some(
        (f) => x < f.x + f.width && f.x < x + TRAY.width && y < f.y + f.height && f.y < y + TRAY.height,
      );
      expect(covers && docked === undefined).toBe(false);
    }),
  );
});
