/** A small field and who stands on it: the positions of the pictures in How to play. */

import { inch, type Point } from '@muster/geometry';
import { RADIUS } from '@muster/magewinds';
import type { MeasuredBoardProps } from '../../../measured/MeasuredBoard.tsx';
import type { BoardField, BoardPiece, Outline } from '../../../measured/types.ts';
import { at, baseOf } from '../cards/standing.tsx';

const box = (x: number, y: number, width: number, height: number): readonly Point[] => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + height),
  at(x, y + height),
];

export const PIECES = {
  low: { corners: box(0.15, 0.5, 1.2, 0.5), height: 'low', kind: 'wall' },
  medium: { corners: box(0.15, 0.4, 1.2, 0.7), height: 'medium', kind: 'crate' },
  high: { corners: box(0.2, 0.25, 1.1, 1), height: 'high', kind: 'ruin' },
} as const satisfies Readonly<Record<string, BoardPiece>>;

const WALL: BoardPiece = { corners: box(3.2, 3.9, 2.4, 0.4), height: 'low', kind: 'wall' };
const ROCK: BoardPiece = { corners: box(6.1, 1.2, 0.9, 1.1), height: 'high', kind: 'rock' };

export const FIELD: BoardField = { width: inch(9), height: inch(6), pieces: [WALL, ROCK] };

type Position = Omit<MeasuredBoardProps, 'field'>;

export const HILL: Position = {
  bases: [
    baseOf({ id: 'warrior', seat: 0, ...at(3.6, 2.4) }),
    baseOf({ id: 'cleric', seat: 0, ...at(1.6, 1.4) }),
    baseOf({ id: 'druid', seat: 1, ...at(7.4, 4.8) }),
    baseOf({ id: 'witch', seat: 1, ...at(6.6, 3.6) }),
  ],
  zones: [{ id: 'hill', label: 'The hill', tone: 'neutral', circle: { ...at(4.5, 3), radius: inch(2) } }],
};

export const PRIZE: Position = {
  bases: [
    baseOf({ id: 'warrior', seat: 0, ...at(2.2, 2.6) }),
    baseOf({ id: 'cleric', seat: 0, ...at(1.2, 1.2) }),
    baseOf({ id: 'druid', seat: 1, ...at(7.4, 4.8) }),
    baseOf({ id: 'witch', seat: 1, ...at(5.4, 5.2) }),
  ],
  objects: [{ id: 'treasure', ...at(4.5, 3), radius: RADIUS, kind: 'treasure', label: '', isTarget: true }],
};

const START = at(2.2, 1.7);
const ROUND = 48;

/** As far as it can walk on free ground, but for what the field's edge takes away. */
const reachFrom = ({ x, y }: Point, far: number): Outline => ({
  areas: [
    Array.from({ length: ROUND }, (_, i) => {
      const a = (2 * Math.PI * i) / ROUND;
      return {
        x: Math.min(Math.max(x + far * Math.cos(a), RADIUS), FIELD.width - RADIUS),
        y: Math.min(Math.max(y + far * Math.sin(a), RADIUS), FIELD.height - RADIUS),
      };
    }),
  ],
  noEnd: [WALL.corners],
});

const DRUID = baseOf({ id: 'druid', seat: 1, ...at(7.6, 4.4), badges: { damage: 2 } });

export const MOVE: Position = {
  bases: [baseOf({ id: 'warrior', seat: 0, ...START, state: 'selected' }), DRUID],
  reach: reachFrom(START, inch(3.4)),
  threat: [{ x: DRUID.x, y: DRUID.y, radius: inch(3.2) }],
  ghost: { base: 'warrior', path: [START, at(4.6, 2.9)], radius: RADIUS, ok: true, text: '2.7 in, 0.7 left' },
};

const BOWMAN = at(2, 1.6);

export const STRIKE: Position = {
  bases: [
    baseOf({ id: 'deadeye', seat: 0, ...BOWMAN, state: 'selected' }),
    { ...DRUID, state: 'target' },
    baseOf({ id: 'witch', seat: 1, ...at(4.4, 4.9), state: 'target' }),
  ],
  ranges: [{ ...BOWMAN, radius: RADIUS, most: inch(6), kind: 'attack', text: '6 in' }],
  lines: [{ from: BOWMAN, to: at(4.4, 4.9), kind: 'cover', text: 'in cover', marks: [{ piece: 0 }] }],
};
