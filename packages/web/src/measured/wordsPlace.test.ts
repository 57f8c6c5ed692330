import { inch } from '@muster/geometry';
import { expect, test } from 'vitest';
import { makePlane, spot } from './plane.ts';
import { leastHiding, sizeOfWords } from './wordsPlace.ts';

const plane = makePlane(inch(36), inch(36));
const at = (x: number, y: number) => ({ x: Math.round(inch(1) * x), y: Math.round(inch(1) * y) });
const base = (x: number, y: number) => ({ ...at(x, y), radius: inch(0.6) });
const size = sizeOfWords(plane, ['18.99 in · wounds 17%']);
const places = [at(18, 18), at(14, 14), at(24, 24)].map((p) => ({ middle: spot(plane, p) }));

test('words stand at the first place where they hide nobody, else where they hide the fewest', () => {
  expect(leastHiding(plane, places, size, [])).toBe(places[0]);
  expect(leastHiding(plane, places, size, [base(18, 18)])).toBe(places[1]);
  const everywhere = [base(18, 18), base(14, 14), base(15, 14), base(24, 24)];
  expect(leastHiding(plane, places, size, everywhere)).toBe(places[0]);
  expect(leastHiding(plane, places, size, [...everywhere, base(17, 18)])).toBe(places[2]);
});

test('who stands as far off as the words are long is not hidden', () => {
  const far = size.w / 2 / 70 + 0.7; // 70 units an inch
  expect(leastHiding(plane, places, size, [base(18 + far, 18)])).toBe(places[0]);
  expect(leastHiding(plane, places, size, [base(18 + far - 0.3, 18)])).toBe(places[1]);
});
