import { expect, test } from 'vitest';
import { atSide, captainOf, deciderFor, otherSide, purseOf, SIDES, seatsOf, sideOfPurse, sideOfSeat } from './sides.ts';

const at = (...conceded: readonly number[]) => ({
  config: { seats: [{ side: 0 }, { side: 1 }, { side: 0 }, { side: 1 }] as const },
  conceded,
});

test('[DW-22] seats belong to two sides that oppose each other', () => {
  expect([0, 1, 2, 3].map((seat) => sideOfSeat(at(), seat))).toEqual([0, 1, 0, 1]);
  expect(SIDES.map((side) => seatsOf(at(), side))).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(SIDES.map(otherSide)).toEqual([1, 0]);
});

test('[X-166, X-258, X-373] the lowest seat that has not conceded answers for its side; the last to go keeps it', () => {
  expect(SIDES.map((side) => captainOf(at(), side))).toEqual([0, 1]);
  expect(SIDES.map((side) => captainOf(at(0), side))).toEqual([2, 1]);
  expect(SIDES.map((side) => captainOf(at(1, 3), side))).toEqual([0, 1]);
});

test('[X-258, X-373] who has conceded is decided for by the captain of the side, nobody else', () => {
  expect([0, 1, 2, 3].map((seat) => deciderFor(at(0, 3), seat))).toEqual([2, 1, 2, 1]);
});

test('a purse that belongs to a side is found again by its name', () => {
  expect(SIDES.map((side) => sideOfPurse(purseOf(side)))).toEqual([0, 1]);
  expect([atSide(['a', 'b'], 0, 'c'), atSide(['a', 'b'], 1, 'c')]).toEqual([
    ['c', 'b'],
    ['a', 'c'],
  ]);
});
