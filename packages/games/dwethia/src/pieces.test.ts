import { expect, test } from 'vitest';
import { findPiece, pieceOf, withPiece } from './pieces.ts';

const all = [
  { id: 'A1', wounds: 1 },
  { id: 'A2', wounds: 2 },
];

test('a piece is found by its id, and one that is not there is our own fault', () => {
  expect([findPiece(all, 'A1'), findPiece(all, 'A2'), findPiece(all, 'B1')]).toEqual([all[0], all[1], undefined]);
  expect(pieceOf(all, 'A2', 'model')).toBe(all[1]);
  expect(() => pieceOf(all, 'B1', 'ship')).toThrow('no ship B1');
});

test('a changed piece takes its own place in the list', () => {
  expect(withPiece(all, { id: 'A1', wounds: 0 })).toEqual([{ id: 'A1', wounds: 0 }, all[1]]);
  expect(all[0]!.wounds).toBe(1);
  expect(withPiece(all, { id: 'B1', wounds: 0 })).toEqual(all);
});
