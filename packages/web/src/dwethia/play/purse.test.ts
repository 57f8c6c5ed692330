import { expect, test } from 'vitest';
import { seatOfPurse } from './purse.ts';

test('dice are those of the side whose purse they name, whoever has struck', () => {
  const config = { seats: [{ side: 1 }, { side: 0 }] } as const;
  expect(['0', '1', ''].map((purse) => seatOfPurse(purse, config))).toEqual([1, 0, undefined]);
  expect(seatOfPurse('0', undefined)).toBeUndefined();
});
