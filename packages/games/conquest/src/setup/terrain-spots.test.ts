// Places of the catalogue's pieces on an empty board, found by trying every point of a lattice.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../content/terrain.ts';
import { thingOf } from '../ground/field.ts';
import { boardFault, groupsFor, laidAt } from './terrain-spots.ts';

const STEP = inch(4);

describe.each([36, 48])('[X-303] on a board of %i inches', (board) => {
  const half = inch(board) / 2;
  /** By hand: west or east, south or north of the middle; what lies on it belongs to the north or east. */
  const quarterAt = (x: number, y: number) => (x < half ? 0 : 1) + (y < half ? 0 : 2);
  const points = Array.from({ length: (board / 4 + 1) ** 2 }, (_, i) => {
    const row = board / 4 + 1;
    return { x: STEP * (i % row), y: STEP * Math.floor(i / row) };
  });

  test('every piece, each way round that differs, in every quarter: all legal places and no others', () => {
    const groups = groupsFor(board, STEP);
    const round = ['forest', 'grove', 'desert', 'mist', 'ruins'];
    const ways = CATALOGUE.flatMap(({ id }) =>
      round.includes(id)
        ? [[id, 0]]
        : [
            [id, 0],
            [id, 1],
          ],
    );
    expect(groups.map(({ piece, turns, quarter }) => [piece, turns, quarter])).toEqual(
      ways.flatMap(([id, turns]) => [0, 1, 2, 3].map((quarter) => [id, turns, quarter])),
    );
    for (const { piece, turns, quarter, impassable, spots } of groups) {
      const sheet = CATALOGUE.find(({ id }) => id === piece)!;
      expect(impassable).toBe(piece === 'ridge' || piece === 'lake');
      const legal = points.filter(
        (p) => quarterAt(p.x, p.y) === quarter && boardFault(board, laidAt(sheet, p, turns), p) === undefined,
      );
      const found = spots.map(({ at }) => `${at.x},${at.y}`);
      expect([...found].sort()).toEqual(legal.map(({ x, y }) => `${x},${y}`).sort());
      for (const { at, thing } of spots) expect(thing).toEqual(thingOf(laidAt(sheet, at, turns).shape));
    }
  });
});
