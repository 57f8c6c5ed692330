/** A corner of an arena and who stands on it: the positions of the pictures in How to play. */

import { levels } from '@muster/geometry';
import type { Arena, ArenaPiece, Space } from '@muster/heroes';
import { columnName } from '../board/layout.ts';
import type { SpaceBoardProps } from '../board/SpaceBoard.tsx';
import type { BoardField, BoardPiece, MarkKind } from '../board/types.ts';
import { token } from '../home/Picture.tsx';
import type { Token } from '../tokens/token.ts';

const SIZE = 9;

const PLAIN = { impassable: false, solid: true, difficult: false, hazardous: false, obscuring: false, cover: 0 };

export const piece = (
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  floor: number,
  more: Partial<ArenaPiece['keywords']> = {},
): ArenaPiece => ({ name, x, y, width, height, floor, keywords: { ...PLAIN, ...more } });

const PIECES: readonly ArenaPiece[] = [
  piece('tower', [6, 5, 3, 3], 3),
  piece('stair', [5, 6, 1, 1], 2),
  piece('stair', [4, 6, 1, 1], 1),
  piece('wall', [1, 4, 3, 1], 2, { impassable: true }),
  piece('hedge', [5, 2, 3, 1], 0, { solid: false, cover: 2 }),
];

export const arenaOf = (
  size: number,
  pieces: readonly ArenaPiece[],
): { readonly arena: Arena; readonly ground: levels.Ground } => ({
  arena: { id: 'how-to-play', name: '', size, pieces, markers: [] },
  ground: levels.makeGround(
    size,
    pieces.map(({ keywords, ...rest }) => ({
      ...rest,
      opaque: keywords.solid || keywords.impassable,
      body: keywords.cover > 0 ? 1 : 0,
      barred: keywords.impassable,
      slow: keywords.difficult,
    })),
  ),
});

const nameAt = (space: Space): string => `${columnName(space % SIZE)}${Math.floor(space / SIZE) + 1}`;

const FIELD: BoardField = {
  ...arenaOf(SIZE, PIECES),
  depth: 2,
  names: Array.from({ length: SIZE * SIZE }, (_, space) => nameAt(space)),
};

const at = (x: number, y: number): Space => y * SIZE + x;
const block = (x: number, y: number, width: number, height: number): readonly Space[] =>
  Array.from({ length: width * height }, (_, i) => at(x + (i % width), y + Math.floor(i / width)));

export const HERO = token(0, 'empire-of-sol', 'terran', 'hero', 'A1', 3);
const FRIEND = token(0, 'empire-of-sol', 'terran', 'basic', 'A2', 2);
export const FOE = token(1, 'void', 'wraith', 'hero', 'B1', 3);
const SECOND_FOE = token(1, 'void', 'terran', 'basic', 'B2', 1);

const standing = (id: string, who: Token, x: number, y: number): BoardPiece => ({
  id: id,
  token: who,
  space: at(x, y),
});

const mark = (kind: MarkKind, spaces: readonly Space[]) => ({ kind, spaces });

/** What every picture has. */
const BOARD = {
  field: FIELD,
  markers: [at(2, 6)],
  label: '',
  turned: false,
  tilted: false,
  own: [],
  marks: [],
  targets: [],
  lines: [],
  nameOf: nameAt,
} satisfies Partial<SpaceBoardProps>;

export const ARENA_SEEN: SpaceBoardProps = {
  ...BOARD,
  tilted: true,
  pieces: [
    standing('A1', HERO, 3, 2),
    standing('A2', FRIEND, 2, 1),
    standing('B1', FOE, 7, 6),
    standing('B2', SECOND_FOE, 4, 8),
  ],
};

const GREEN = [...block(1, 1, 4, 3), at(5, 1), at(5, 3), at(4, 4), at(5, 4), at(4, 5), at(3, 0), at(2, 0)];

export const MOVE: SpaceBoardProps = {
  ...BOARD,
  pieces: [standing('A1', HERO, 3, 1), standing('B1', FOE, 7, 6), standing('A2', FRIEND, 1, 0)],
  selected: 'A1',
  active: 'A1',
  marks: [
    mark('reach', GREEN),
    mark('half', block(2, 1, 3, 2)),
    mark('danger', [at(4, 3), at(4, 4), at(5, 4), at(4, 5), at(5, 3), at(3, 3)]),
  ],
  planned: { model: 'A1', steps: [at(3, 2), at(4, 3)] },
  lines: [
    {
      kind: 'way',
      points: [
        { x: 3.5, y: 1.5, z: 0 },
        { x: 3.5, y: 2.5, z: 0 },
        { x: 4.5, y: 3.5, z: 0 },
      ],
    },
  ],
};

export const SHOT: SpaceBoardProps = {
  ...BOARD,
  pieces: [standing('A1', HERO, 4, 3), standing('B1', FOE, 7, 6), standing('B2', SECOND_FOE, 2, 8)],
  selected: 'A1',
  active: 'A1',
  targets: ['B1'],
  target: 'B1',
  lines: [
    {
      kind: 'sight',
      points: [
        { x: 4.5, y: 3.5, z: 1 },
        { x: 7.5, y: 6.5, z: 4 },
      ],
    },
    {
      kind: 'blocked',
      points: [
        { x: 4.5, y: 3.5, z: 1 },
        { x: 2.5, y: 8.5, z: 1 },
      ],
    },
  ],
};
