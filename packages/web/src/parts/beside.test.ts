import { expect, test } from 'vitest';
import { placeFor } from './Beside.tsx';

const disc = (x: number, y: number) => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

test('the slip of an attack stands beside those who fight, and never on them while there is room', () => {
  for (const room of [
    { w: 780, h: 620 },
    { w: 390, h: 430 },
  ])
    for (let x = 30; x < room.w - 60; x += 70)
      for (let y = 30; y < room.h - 60; y += 70) {
        const fighters = [disc(x, y), disc(x + 30, y + 40)];
        const size = { w: 240, h: 150 };
        const p = placeFor(size, room, fighters);
        const box = { left: p.x, top: p.y, right: p.x + size.w, bottom: p.y + size.h };
        expect([box.left >= 0, box.top >= 0, box.right <= room.w, box.bottom <= room.h]).not.toContain(false);
        for (const f of fighters) {
          const isClear = box.right <= f.left || box.left >= f.right || box.bottom <= f.top || box.top >= f.bottom;
          expect(isClear).toBe(true);
        }
      }
});

test('where somebody lies on each side, the slip stands as near as it hides nobody, not at the edge', () => {
  const [about, size] = [disc(300, 300), { w: 100, h: 60 }];
  const around = [disc(370, 300), disc(230, 300), disc(300, 360), disc(300, 240)];
  const { x, y } = placeFor(size, { w: 900, h: 900 }, [about], around);
  for (const { left, top, right, bottom } of [about, ...around])
    expect(x + size.w <= left || x >= right || y + size.h <= top || y >= bottom).toBe(true);
  // Right of the one above and above the one at the right: nothing is nearer than 50 aside and 30 up from 320 and 280.
  expect(Math.hypot(x + 50 - 300, y + 30 - 300)).toBeLessThan(110);
});
