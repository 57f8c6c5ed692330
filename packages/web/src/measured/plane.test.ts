import { inch } from '@muster/geometry';
import { expect, test } from 'vitest';
import { bestTurn, facing, fieldKey, makePlane, spot, type Turn } from './plane.ts';

const TURNS: readonly Turn[] = [0, 1, 2, 3];
const [W, H] = [inch(12), inch(16)];
const at = (turn: Turn, x: number, y: number) => {
  const p = spot(makePlane(W, H, turn), { x: inch(x), y: inch(y) });
  return [Math.round(p.x), Math.round(p.y)];
};

test('a field turned by quarters clockwise: north is above, right, below, left', () => {
  const northEast = TURNS.map((turn) => at(turn, 12, 16));
  expect(northEast).toEqual([
    [854, 14],
    [1134, 854],
    [14, 1134],
    [14, 14],
  ]);
  expect(TURNS.map((turn) => facing(makePlane(W, H, turn), 0))).toEqual([
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ]);
});

test('an arrow key leads where it points, however the field lies', () => {
  expect(TURNS.map((turn) => fieldKey(makePlane(W, H, turn), 'ArrowUp'))).toEqual([
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'ArrowRight',
  ]);
  expect(fieldKey(makePlane(W, H, 1), 'Enter')).toBe('Enter');
  for (const turn of TURNS) {
    const plane = makePlane(W, H, turn);
    const step = { ArrowUp: [0, 1], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowLeft: [-1, 0] }[
      fieldKey(plane, 'ArrowUp')
    ]!;
    const [from, to] = [at(turn, 6, 8), at(turn, 6 + step[0]!, 8 + step[1]!)];
    expect([to[0]! - from[0]!, to[1]! - from[1]!]).toEqual([0, -70]);
  }
});

const FIELD = { width: W, height: H };
const SOUTH = { x: inch(6), y: inch(2) };
const NORTH = { x: inch(6), y: inch(14) };
const EAST = { x: inch(11), y: inch(8) };

test('a table lies along a wide room with one’s own side on the left, and stands in a high one with it below', () => {
  const wide = { width: 816, height: 640 };
  const high = { width: 640, height: 900 };
  const tablet = { width: 768, height: 325 };
  expect([SOUTH, NORTH].map((own) => bestTurn(FIELD, wide, own))).toEqual([1, 3]);
  expect([SOUTH, NORTH].map((own) => bestTurn(FIELD, high, own))).toEqual([0, 2]);
  expect([SOUTH, NORTH].map((own) => bestTurn(FIELD, tablet, own))).toEqual([1, 3]);
  expect([bestTurn(FIELD, wide, EAST), bestTurn(FIELD, high, EAST)]).toEqual([1, 2]);
  expect([bestTurn(FIELD, wide, undefined), bestTurn(FIELD, high, undefined)]).toEqual([1, 0]);
});

test('where only a part can be shown, one’s own edge lies along the longer side of the room', () => {
  expect(bestTurn(FIELD, { width: 390, height: 330 }, NORTH)).toBe(2);
  expect(bestTurn(FIELD, { width: 330, height: 390 }, NORTH)).toBe(3);
  expect(bestTurn(FIELD, { width: 628, height: 294 }, NORTH)).toBe(2);
});
