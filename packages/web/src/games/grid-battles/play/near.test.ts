import { SCENARIOS } from '@muster/grid-battles';
import { expect, test } from 'vitest';
import { lieFor } from './near.ts';

test('who begins above sees the map turned half round, and first their own units', () => {
  expect(lieFor(SCENARIOS.S2, 0)).toEqual({ turned: false, home: '0507' });
  expect(lieFor(SCENARIOS.S2, 1)).toEqual({ turned: true, home: '0501' });
});

test('[FB-04] in a free battle the first side has its zone below', () => {
  const free = { sides: SCENARIOS.S1.sides.map((side) => ({ ...side, units: [] })), map: SCENARIOS.S1.map } as const;
  const lie = (seat: number) => lieFor({ map: free.map, sides: [free.sides[0]!, free.sides[1]!] }, seat).turned;
  expect([lie(0), lie(1)]).toEqual([false, true]);
});
