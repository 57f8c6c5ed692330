/** A corner of a map and who stands on it: the positions of the pictures in How to play. */

import { UNITS, type Unit, type UnitType } from '@muster/grid-battles';
import type { HexBoardProps } from '../board/HexBoard.tsx';
import type { PlacedCounter } from '../parts/MapPicture.tsx';

export const aUnitOf = (type: UnitType, more: Partial<Unit> = {}): Unit => ({
  id: '',
  type,
  seat: 0,
  hex: null,
  health: UNITS[type].health,
  state: 'fresh',
  moved: false,
  left: false,
  attacked: false,
  attackedInRound: 0,
  ...more,
});

/** Named as in a battle, each side in its order (GB-06). */
export const placedUnits = (standing: readonly PlacedCounter[]): readonly Unit[] =>
  standing.map(({ type, ...more }, i) => {
    const nth = standing.slice(0, i + 1).filter(({ seat }) => seat === more.seat).length;
    return aUnitOf(type, { id: `${more.seat === 0 ? 'A' : 'B'}${nth}`, ...more });
  });

export const CORNER: readonly string[] = ['.......', '..w....', '....h..', '.w.....', '.......'];

/** Small enough for one hex with all its neighbours. */
export const PATCH: readonly string[] = ['...', '...', '...'];

type Position = Omit<HexBoardProps, 'rows'>;

const FOES: readonly PlacedCounter[] = [
  { type: 'knight', hex: '0501', seat: 1 },
  { type: 'pikeman', hex: '0300', seat: 1 },
];

export const MOVE: Position = {
  units: placedUnits([
    ...FOES,
    { type: 'lightcav', hex: '0204', seat: 0, state: 'activated' },
    { type: 'archer', hex: '0404', seat: 0 },
    { type: 'pikeman', hex: '0004', seat: 0, state: 'fatigued' },
  ]),
  selected: 'A1',
  hexMarks: {
    threat: '0201 0401 0301 0302 0402 0502 0602 0202'.split(' '),
    reach: '0103 0203 0303 0403 0202 0302 0402 0502 0304 0503 0102'.split(' '),
  },
  path: {
    unit: 'A1',
    steps: ['0203', '0302'],
    next: [
      { hex: '0402', cost: 2 },
      { hex: '0202', cost: 1 },
      { hex: '0403', cost: 1 },
    ],
    left: 2,
    confirm: false,
  },
};

export const STRIKE: Position = {
  units: placedUnits([
    ...FOES,
    { type: 'archer', hex: '0303', seat: 0, state: 'activated' },
    { type: 'lightcav', hex: '0403', seat: 0, state: 'activated' },
    { type: 'pikeman', hex: '0104', seat: 0, state: 'fatigued' },
  ]),
  selected: 'A1',
  hexMarks: {
    range: '0302 0402 0301 0401 0501 0502 0202 0201 0300 0400'.split(' '),
    target: ['0501', '0300'],
  },
  sightLine: { from: '0303', to: '0501' },
};

export const TRACES: Position = {
  units: placedUnits([
    { type: 'knight', hex: '0402', seat: 1, state: 'fatigued' },
    { type: 'pikeman', hex: '0300', seat: 1 },
    { type: 'swordman', hex: '0303', seat: 0, health: 2 },
    { type: 'archer', hex: '0104', seat: 0 },
  ]),
  traces: [
    { kind: 'moved', by: 1, path: ['0600', '0501', '0502', '0402'] },
    { kind: 'blow', by: 1, from: '0402', to: '0303', hits: 2, fell: false },
  ],
};
