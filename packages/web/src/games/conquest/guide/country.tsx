/** A small country and who stands in it: the positions of the pictures in How to play. */

import { NODE_RADII, type NodeKind } from '@muster/conquest';
import { inch, type Point } from '@muster/geometry';
import type { MeasuredBoardProps } from '../../../measured/MeasuredBoard.tsx';
import type { BoardBase, BoardField, BoardObject, BoardPiece, Outline, Token } from '../../../measured/types.ts';
import { cornersOf } from '../board/look.tsx';
import { baseOf, building, unit } from '../home/Picture.tsx';
import { MarkArt, type MarkName, NodeArt } from '../tokens/glyphs.tsx';

const at = (x: number, y: number): Point => ({ x: inch(1) * x, y: inch(1) * y });

type Made = ReturnType<typeof unit>;

const standing = (made: Made, state: BoardBase['state'] = 'normal'): BoardBase => ({ ...baseOf(made), state });

export const legion = (x: number, y: number, state?: BoardBase['state'], damage = 0): BoardBase =>
  standing(unit(`legion ${x}`, 0, 'empire-of-sol.legion', [x, y], damage), state);
export const worker = (x: number, y: number, carries = false, state?: BoardBase['state']): BoardBase =>
  standing(unit(`worker ${x}`, 0, 'empire-of-sol.fabri', [x, y], 0, carries), state);
export const hq = (x: number, y: number): BoardBase => standing(building('hq', 0, 'empire-of-sol.praetorium', [x, y]));
const foe = (sheet: string, x: number, y: number, state?: BoardBase['state']): BoardBase =>
  standing(unit(`${sheet} ${x}`, 1, `void.${sheet}`, [x, y]), state);

export const withMark = (base: BoardBase, mark: MarkName, tone: Token['tone'] = 'risk'): BoardBase => ({
  ...base,
  badges: { ...base.badges, tokens: [{ id: mark, tone: tone ?? 'plain', mark: <MarkArt mark={mark} /> }] },
});

const UNTOUCHED = [false, false] as const;

export const node = (
  kind: NodeKind,
  x: number,
  y: number,
  served = UNTOUCHED as readonly [boolean, boolean],
): BoardObject => ({
  id: `${kind} ${x}`,
  ...at(x, y),
  radius: NODE_RADII[kind],
  kind: 'object',
  drawing: <NodeArt kind={kind} served={served} taken={UNTOUCHED} />,
  label: '',
});

const disc = (x: number, y: number, r: number): readonly Point[] => cornersOf({ ...at(x, y), radius: inch(r) });

const FOREST: BoardPiece = { corners: disc(1.6, 5.4, 1), height: 'ground', kind: 'forest' };
const CITY: BoardPiece = { corners: disc(7.2, 4, 1), height: 'ground', kind: 'city' };

export const FIELD: BoardField = { width: inch(10), height: inch(6.6), pieces: [FOREST, CITY] };

type Position = Omit<MeasuredBoardProps, 'field'>;

const AROUND_CITY = {
  id: 'city',
  label: 'City',
  tone: 'neutral',
  circle: { ...at(7.2, 3.8), radius: inch(2.5) },
} as const;

export const COUNTRY: Position = {
  bases: [
    hq(1.4, 1.4),
    worker(3.4, 1.3),
    worker(3.2, 3.4, true),
    legion(5.4, 3),
    legion(6, 5),
    foe('zombies', 8.6, 5.4),
    foe('death-knights', 9, 2.6),
  ],
  objects: [node('M', 5.2, 1.2), node('G', 1.2, 3.6), node('R', 4, 5.6)],
  zones: [AROUND_CITY],
};

const REACH: Outline = {
  areas: [
    disc(2.4, 2.2, 3.4).map(({ x, y }) => ({
      x: Math.min(Math.max(x, inch(0.8)), inch(9.2)),
      y: Math.min(Math.max(y, inch(0.8)), inch(5.8)),
    })),
  ],
  noEnd: [],
};

export const MOVE: Position = {
  bases: [legion(2.4, 2.2, 'selected'), foe('death-knights', 8.4, 4.6)],
  objects: [node('R', 4.2, 5.6)],
  reach: REACH,
  threat: [{ ...at(8.4, 4.6), radius: inch(4.2) }],
  ghost: {
    base: 'legion 2.4',
    path: [at(2.4, 2.2), at(4.8, 3.4)],
    radius: legion(0, 0).radius,
    ok: true,
    text: '2.7 in',
  },
};

export const FIGHT: Position = {
  bases: [
    legion(3.6, 3, 'selected'),
    legion(2.2, 1.8),
    withMark(foe('zombies', 5.6, 3.4, 'target'), 'engaged'),
    foe('zombies', 8.6, 5.2),
  ],
  lines: [{ from: at(2.2, 1.8), to: at(3.6, 3), kind: 'link' }],
};
