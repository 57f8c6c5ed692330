import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import { beginning, besideOf, following, TOUCHED, within } from './lying.ts';

const ROOM = { left: 0, top: 0, width: 400, height: 300 };
const at = (x: number, y: number, k = 1) => zoomIdentity.translate(x, y).scale(k);
const inRoom = ([x, y]: readonly [number, number]): boolean => x > 0 && x < ROOM.width && y > 0 && y < ROOM.height;

test('what is in sight moves nothing; what is not is brought into sight at the same scale', () => {
  const seen = at(0, 0, 0.5);
  const same = following([{ x: 300, y: 300 }], seen, ROOM);
  expect([same.x, same.y, same.k]).toEqual([0, 0, 0.5]);
  const after = following(
    [
      { x: 300, y: -400 },
      { x: 500, y: -200 },
    ],
    seen,
    ROOM,
  );
  expect(after.k).toBe(0.5);
  expect([after.apply([300, -400]), after.apply([500, -200])].map(inRoom)).toEqual([true, true]);
});

test('what stands beside the places that are followed is in sight too', () => {
  const [here, there] = [
    { x: 20, y: 150 },
    { x: 390, y: 150 },
  ];
  const after = following([here], at(0, 0), ROOM, { left: 80, right: 80 });
  expect(after.apply([here.x, here.y])[0]).toBeGreaterThan(80);
  const right = following([there], at(0, 0), ROOM, { left: 80, right: 80 });
  expect(right.apply([there.x, there.y])[0]).toBeLessThan(ROOM.width - 80);
});

test('a window goes beyond the sheet only for what stands beside a place, and never where all of it is seen', () => {
  const sheet = { width: 1000, height: 1000 };
  const [edge, far] = [
    { x: 0, y: 500 },
    { x: 500, y: 500 },
  ];
  const beside = besideOf({ left: 40, right: 40 }, 0.5);
  expect(within(sheet, edge, 600, 600).x - within(sheet, edge, 600, 600, beside).x).toBe(80);
  expect(within(sheet, far, 600, 600, beside)).toEqual(within(sheet, far, 600, 600));
  expect(within(sheet, edge, 2000, 2000, beside)).toEqual(far);
});

test('of places too far apart the last one is seen: whom it has struck, where it has gone', () => {
  const after = following(
    [
      { x: -2000, y: 0 },
      { x: 2000, y: 0 },
    ],
    at(0, 0),
    ROOM,
  );
  expect([after.apply([-2000, 0]), after.apply([2000, 0])].map(inRoom)).toEqual([false, true]);
});

const SHEET = { width: 48 * TOUCHED, height: 48 * TOUCHED };
const PHONE = { width: 390, height: 380, whole: 380 / SHEET.height };

test('a small screen begins with all of one’s own pieces in sight, a large one with the whole sheet', () => {
  const mine = [10, 22, 30].map((x) => ({ x: x * TOUCHED, y: 40 * TOUCHED }));
  const home = { x: SHEET.width / 2, y: SHEET.height, span: SHEET.width, mine: { when: 'battle', at: mine } };
  const { k, spot } = beginning(SHEET, PHONE, home, true);
  const view = zoomIdentity.translate(PHONE.width / 2 - spot.x * k, PHONE.height / 2 - spot.y * k).scale(k);
  for (const { x, y } of mine) {
    const [across, down] = view.apply([x, y]);
    expect(across > 0 && across < PHONE.width && down > 0 && down < PHONE.height).toBe(true);
  }
  const desk = { width: 1000, height: 800, whole: 0.24 };
  expect(beginning(SHEET, desk, home, false)).toEqual({ k: 0.24, spot: { x: SHEET.width / 2, y: SHEET.height / 2 } });
});
