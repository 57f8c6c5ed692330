// What later editions correct, and that records of earlier ones keep what they had.
import { fastTable, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../content/maps.ts';
import { TERRAIN } from '../content/terrain.ts';
import type { Shape } from '../content/types.ts';
import { conquest } from '../game.ts';
import { fieldOf } from '../ground/field.ts';
import type { ConquestConfig } from './types.ts';

const read = (given: object, version?: string): ConquestConfig => {
  const parsed = conquest.parseConfig(given, version);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

test('[DESIGN] a configuration of the first edition keeps its bytes, in its state too; a new one says which it is of', () => {
  const old = read({ points: 1500 }, '1');
  expect([Object.hasOwn(old, 'edition'), read({ points: 1500 }).edition]).toEqual([false, 5]);
  expect(JSON.stringify(read(JSON.parse(JSON.stringify(old)), '1'))).toBe(JSON.stringify(old));
  expect(read(JSON.parse(JSON.stringify(read({}))), '1').edition).toBe(5);
  expect([read({}, '2').edition, read({ edition: 2 }).edition, read({ edition: null }).edition]).toEqual([2, 2, 5]);
  expect([read({}, '3').edition, read({ edition: 3 }).edition, read({}, '4').edition]).toEqual([3, 3, 4]);
  expect([read({}, '5').edition, read({ edition: 4 }, '5').edition]).toEqual([5, 4]);
  expect(conquest.version).toBe('5');
  const b = conquest.setup(old, fastTable(seededLuck(1)));
  expect(conquest.parseState(JSON.parse(JSON.stringify(b)))).toEqual({ ok: true, value: b });
});

const spans = (shape: Shape): readonly (readonly [number, number])[] =>
  ([0, 1] as const).map((axis) => {
    if ('disc' in shape) return [shape.disc[axis] - shape.disc[2], shape.disc[axis] + shape.disc[2]] as const;
    const all = shape.poly.map((corner) => corner[axis]);
    return [Math.min(...all), Math.max(...all)] as const;
  });

const pieces = (map: string, points: number, version?: string) =>
  fieldOf({ config: read({ map, points }, version), pieces: [] }).pieces.map(({ piece }) => piece);

describe('a map on the larger board', () => {
  const sizes = MAPS.flatMap(({ id }) => [[id, 1500, 36] as const, [id, 4500, 48] as const]);
  test.each(sizes)(
    '[X-303] [X-312] %s with %i points: a piece touches an edge or leaves 2" for every base',
    (id, points, size) => {
      for (const { shape } of pieces(id, points))
        for (const [least, most] of spans(shape))
          for (const gap of [least, size - most]) expect(gap === 0 || gap >= 2).toBe(true);
    },
  );

  test('[X-312] the oceans of the coast lie along both edges, as on the smaller board, and are as large', () => {
    const oceans = (points: number, version?: string) =>
      pieces('coast', points, version)
        .filter(({ k }) => TERRAIN[k].impassable)
        .map(({ shape }) => spans(shape));
    expect(oceans(1500)).toEqual([
      [
        [0, 5],
        [6, 17],
      ],
      [
        [31, 36],
        [19, 30],
      ],
    ]);
    expect(oceans(4500)).toEqual([
      [
        [0, 5],
        [10, 21],
      ],
      [
        [43, 48],
        [27, 38],
      ],
    ]);
    expect(oceans(4500, '1').map(([across]) => across)).toEqual([
      [1, 6],
      [42, 47],
    ]); // a record of the first edition
  });
});
