// Shapes of terrain turned, moved, told apart and measured, in inches.
import { describe, expect, test } from 'vitest';
import type { Shape } from '../content/types.ts';
import { boundsOf, keyOf, movedTo, turnedBy } from './shapes.ts';

const poly = (...corners: readonly (readonly [number, number])[]): Shape => ({ poly: corners });
const HOOK = poly([0, 0], [4, 0], [4, 1], [0, 3]);
const DISC: Shape = { disc: [1, 2, 3] };

test('[X-303] turned to the left about 0, 0', () => {
  expect(turnedBy(HOOK, 0)).toBe(HOOK);
  expect(turnedBy(HOOK, 1)).toEqual(poly([0, 0], [0, 4], [-1, 4], [-3, 0]));
  expect(turnedBy(HOOK, 2)).toEqual(poly([0, 0], [-4, 0], [-4, -1], [0, -3]));
  expect(turnedBy(HOOK, 4)).toEqual(HOOK);
  expect(turnedBy(DISC, 3)).toBe(DISC);
});

test('[X-303] moved', () => {
  expect(movedTo(HOOK, 10, 20)).toEqual(poly([10, 20], [14, 20], [14, 21], [10, 23]));
  expect(movedTo(DISC, 10, 20)).toEqual({ disc: [11, 22, 3] });
});

describe('[X-303] told apart', () => {
  test.each<[string, Shape, Shape, boolean]>([
    ['another corner first', HOOK, poly([4, 1], [0, 3], [0, 0], [4, 0]), true],
    ['turned all the way', HOOK, turnedBy(HOOK, 4), true],
    ['another way round', HOOK, turnedBy(HOOK, 1), false],
    [
      'a square turned, and moved back',
      poly([0, 0], [2, 0], [2, 2], [0, 2]),
      movedTo(turnedBy(poly([0, 0], [2, 0], [2, 2], [0, 2]), 1), 2, 0),
      true,
    ],
    ['another place', HOOK, movedTo(HOOK, 1, 0), false],
    ['a disc of the same place and size', DISC, { disc: [1, 2, 3] }, true],
    ['a larger disc', DISC, { disc: [1, 2, 4] }, false],
    ['a disc elsewhere', DISC, { disc: [1, 3, 3] }, false],
    ['figures that would run into each other', { disc: [1, 12, 3] }, { disc: [11, 2, 3] }, false],
  ])('%s', (_, one, other, isSame) => {
    expect(keyOf(one) === keyOf(other)).toBe(isSame);
  });
});

test('[X-303] how far they reach', () => {
  expect(boundsOf(DISC)).toEqual({ west: -2, east: 4, south: -1, north: 5 });
  expect(boundsOf(movedTo(HOOK, 10, 20))).toEqual({ west: 10, east: 14, south: 20, north: 23 });
});
