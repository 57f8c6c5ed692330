import { expect, test } from 'vitest';
import { missing, readFaces } from './faces.ts';

test.each([
  ['', 3, [], undefined],
  ['351', 3, [3, 5, 1], undefined],
  ['3 5, 1', 3, [3, 5, 1], undefined],
  ['35', 3, [3, 5], undefined],
  ['3516', 3, [3, 5, 1], '3 dice are rolled: what follows is left out.'],
  ['66', 1, [6], '1 die is rolled: what follows is left out.'],
  ['375', 3, [3, 5], 'A die shows 1 to 6: “7” is left out.'],
  ['0', 3, [], 'A die shows 1 to 6: “0” is left out.'],
  ['3x5', 3, [3, 5], 'A die shows 1 to 6: “x” is left out.'],
])('typed %j for %i dice', (text, asked, faces, problem) => {
  expect(readFaces(text, asked)).toEqual({ faces, problem });
});

test('dice that are missing are counted', () => {
  expect(missing([], 3)).toBe('Type the 3 faces first.');
  expect(missing([], 1)).toBe('Type the face first.');
  expect(missing([2, 2], 3)).toBe('1 die is still missing.');
  expect(missing([2], 3)).toBe('2 dice are still missing.');
  expect(missing([2, 2, 2], 3)).toBeUndefined();
});
