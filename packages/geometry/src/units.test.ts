import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inch, mm } from './index.ts';

describe('units of measure', () => {
  test.each([
    [inch(1), 2540],
    [inch(0), 0],
    [inch(0.5), 1270],
    [inch(1.1), 2794], // 2794.0000000000005 in binary
    [inch(-2), -5080],
    [inch(-0), 0],
    [mm(25), 2500],
    [mm(0.07), 7], // 7.000000000000001 in binary
    [mm(12.5), 1250],
    [mm(304.8), inch(12)],
  ])('%d is %d hundredths of a millimetre', (length, expected) => {
    expect(length).toBe(expected);
  });

  test.each([
    () => inch(1 / 3),
    () => inch(0.0001),
    () => mm(0.005),
    () => mm(1e-5),
    () => mm(Number.NaN),
    () => inch(Infinity),
    () => inch(2 ** 52),
  ])('%s is refused: not a whole number', (measure) => {
    expect(measure).toThrow(RangeError);
  });

  test('every decimal with two places of a millimetre is exact', () => {
    const hundredths = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(hundredths, (n) => {
        expect(mm(n / 100)).toBe(n);
      }),
    );
  });
});
