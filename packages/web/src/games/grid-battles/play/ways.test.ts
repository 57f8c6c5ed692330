// Of ways that promise the same, the one with the least risk comes first, then the shortest.

import { type Battle, compareStrikes } from '@muster/grid-battles';
import { expect, test } from 'vitest';
import { outlookOf } from './foresight.ts';
import { battle } from './test/lineup.ts';
import { attackWays, stageFor } from './ways.ts';

const HEXES = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3, 4].map((y) => `0${x}0${y}`));

test('[GB-30] wherever the Knight stands: where odds are the same, the least risk comes first, then the shortest way', () => {
  const b = battle();
  const equal = HEXES.filter((hex) => b.units.every((u) => u.hex !== hex)).flatMap((hex) => {
    const there: Battle = { ...b, units: b.units.map((u) => (u.id === 'A1' ? { ...u, hex } : u)) };
    const ways = attackWays(there, [], 'A1', 'B1');
    const told = ways.map(({ strike, way }) => ({
      strike,
      far: way.path.length, // all hexes but the woods cost one
      risk: outlookOf(stageFor(there, [], 'A1'), 'A1', strike.from).threats.worst,
    }));
    return told.slice(1).flatMap((next, i) => {
      const before = told[i]!;
      return compareStrikes(before.strike, next.strike) === 0 ? [{ before, next }] : [];
    });
  });
  const byRisk = equal.filter(({ before, next }) => before.risk !== next.risk);
  const byFar = equal.filter(({ before, next }) => before.risk === next.risk && before.far !== next.far);
  expect([byRisk.length > 0, byFar.length > 0]).toEqual([true, true]);
  for (const { before, next } of byRisk) expect(before.risk).toBeLessThan(next.risk);
  for (const { before, next } of byFar) expect(before.far).toBeLessThan(next.far);
});

test('[GB-23] [GB-60] where risk is the same, too, two steps that cost two points come before one that costs three', () => {
  const b = battle({}, ['......', 'r.....', '......', '......', '......']);
  const there: Battle = { ...b, units: b.units.map((u) => (u.id === 'A1' ? { ...u, hex: '0000' } : u)) };
  const paths = attackWays(there, [], 'A1', 'B1').map(({ way }) => way.path);
  const [plain, rough] = ['0101', '0001'].map((hex) => paths.findIndex((path) => path.at(-1) === hex));
  expect([paths[plain!], paths[rough!]]).toEqual([['0100', '0101'], ['0001']]);
  expect(plain).toBeLessThan(rough!);
});
