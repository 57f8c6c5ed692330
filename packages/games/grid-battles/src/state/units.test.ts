// Finding units, and who stands where.
import { expect, test } from 'vitest';
import { gridBattles, unitOf, unitOn } from '../index.ts';
import { board, move, plainMap, verdict } from '../testing.ts';

test('[GB-09] a unit is found by its name and by its hex, and asking for one that is not there is a fault', () => {
  const b = board({ a: 'pikeman 0303; knight 0403', b: 'archer 0203' });
  expect(unitOf(b, 'B1').hex).toBe('0203');
  expect(unitOn(b, '0403')?.id).toBe('A2');
  expect(unitOn(b, '0404')).toBeUndefined();
  expect(() => unitOf(b, 'A3')).toThrow('no unit A3');
});

test('[GB-22] the same units on another map stand where that map has their hexes', () => {
  const here = board({ map: plainMap(7, 7), a: 'pikeman 0303', b: 'archer 0403' });
  const wide = board({ map: plainMap(9, 9), a: 'pikeman 0303', b: 'archer 0403' });
  const there = { ...wide, units: here.units };
  for (const b of [here, there, here]) {
    expect(verdict(b, move('A1', '0403'))).toBe('occupied GB-22');
    expect(gridBattles.candidates(b, 0)).not.toContainEqual(move('A1', '0403'));
    expect(gridBattles.candidates(b, 0)).toContainEqual(move('A1', '0203'));
  }
});
