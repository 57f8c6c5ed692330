/** A corner of the chart and what flies there: the positions of the pictures in How to play. */

import type { Place } from '@muster/cosmic-combat';
import { hulls, inch, type Length } from '@muster/geometry';
import { arcOf, cornersAt, sweepOf } from '../chart/shapes.ts';
import { type ChartField, type ChartMarks, NO_MARKS } from '../chart/types.ts';
import { ship } from '../home/Picture.tsx';
import type { ChartShip } from '../ships/ship.ts';

const AHEAD = 900;

export const FIELD: ChartField = {
  map: { id: 'how to play' },
  board: { width: inch(10), height: inch(6.8) },
  pieces: [{ piece: { kind: 'asteroid', disc: [8.2, 1.7, 0.8] } }],
};

interface Position {
  readonly ships: readonly ChartShip[];
  readonly marks: ChartMarks;
}

const cruiser = (x: number, y: number, more: Partial<ChartShip> = {}): ChartShip =>
  ship('A1', 0, 'empire-of-sol.cohort', x, y, AHEAD, more);

const foe = (x: number, y: number, facing: number, more: Partial<ChartShip> = {}): ChartShip =>
  ship('B1', 1, 'void.revenant', x, y, facing, more);

export const ORDERS: Position = {
  ships: [
    cruiser(2.2, 2, { tokens: ['move', 'fire'], state: 'selected' }),
    ship('A2', 0, 'empire-of-sol.gladius', 5, 1.5, AHEAD, { tokens: ['move', 'move'] }),
    foe(3.6, 5.2, 2700, { tokens: [null, null] }),
    ship('B2', 1, 'void.gravebolt', 7.2, 5.2, 2500, { tokens: [null, null] }),
  ],
  marks: NO_MARKS,
};

const placed = (from: Place, by: Length, turn = 0): Place => ({
  ...hulls.placeAt(from, from.facing, by),
  facing: from.facing + turn,
});

const MOVER = cruiser(3, 1.5, { tokens: ['move', 'fire'], state: 'selected' });

export const MOVE: Position = {
  ships: [MOVER, foe(7.4, 5, 2500, { tokens: ['shield', 'fire'], arrows: ['front'] })],
  marks: {
    ...NO_MARKS,
    ghosts: [
      { id: 'ahead', look: MOVER, kind: 'plan', ...placed(MOVER, inch(3.2)), text: 'straight on' },
      { id: 'turned', look: MOVER, kind: 'may', ...placed(MOVER, inch(1), -500), text: 'turned' },
    ],
    areas: [{ id: 'sweep', kind: 'sweep', corners: sweepOf(MOVER, placed(MOVER, inch(3.2)), MOVER) }],
  },
};

const SHOOTER = cruiser(3.6, 1.6, { tokens: ['fire', 'fire'], state: 'selected' });
const SHOT_AT = foe(5, 5, 2300, {
  tokens: ['shield', 'move'],
  used: [false, true],
  arrows: ['front'],
  state: 'target',
});
const SIDES = cornersAt(SHOT_AT, SHOT_AT);

export const SHOT: Position = {
  ships: [SHOOTER, SHOT_AT],
  marks: {
    ...NO_MARKS,
    areas: [{ id: 'arc', kind: 'arc', corners: arcOf(SHOOTER, SHOOTER, 'front', inch(6)) }],
    edges: [
      { from: SIDES[3]!, to: SIDES[0]!, kind: 'shielded' },
      { from: SIDES[0]!, to: SIDES[1]!, kind: 'open' },
    ],
    lines: [{ from: SHOOTER, to: SHOT_AT, kind: 'clear' }],
  },
};
