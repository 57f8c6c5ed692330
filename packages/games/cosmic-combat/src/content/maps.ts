/** The six maps (4, ours): half of each is written down, the other half is its image about the centre. */

import type { Piece } from './terrain.ts';

export interface BattleMap {
  readonly id: string;
  readonly name: string;
  /** In inches. */
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** Turned by half about the centre of the board. */
const opposite = (piece: Piece, width: number, height: number): Piece =>
  'disc' in piece
    ? { kind: piece.kind, disc: [width - piece.disc[0], height - piece.disc[1], piece.disc[2]] }
    : { kind: piece.kind, poly: piece.poly.map(([x, y]) => [width - x, height - y] as const) };

/** `self` is its own image; every one of `pair` stands twice. */
const map = (
  id: string,
  name: string,
  [width, height]: readonly [number, number],
  self: readonly Piece[],
  pair: readonly Piece[],
): BattleMap => ({
  id,
  name,
  width,
  height,
  pieces: [...self, ...pair, ...pair.map((piece) => opposite(piece, width, height))],
});

export const MAPS: readonly BattleMap[] = [
  map(
    'shards-24',
    'Shards',
    [24, 24],
    [
      {
        kind: 'debris',
        poly: [
          [10.5, 12],
          [11.25, 10.75],
          [12.75, 10.75],
          [13.5, 12],
          [12.75, 13.25],
          [11.25, 13.25],
        ],
      },
    ],
    [
      {
        kind: 'asteroid',
        poly: [
          [4.5, 11.5],
          [5.5, 10.75],
          [6.5, 11.25],
          [6.5, 12.5],
          [5.25, 12.75],
        ],
      },
      { kind: 'debris', disc: [8.25, 13.75, 1] },
      { kind: 'nebula', disc: [1.75, 12.25, 1.5] },
    ],
  ),
  map(
    'dead-dock-24',
    'Dead Dock',
    [24, 24],
    [
      {
        kind: 'derelict',
        poly: [
          [10.25, 11.5],
          [13.25, 11],
          [13.75, 12.5],
          [10.75, 13],
        ],
      },
    ],
    [
      { kind: 'asteroid', disc: [6, 10.75, 0.75] },
      { kind: 'debris', disc: [7.25, 13.5, 1.25] },
      { kind: 'radiation', disc: [2.5, 12.5, 1.75] },
    ],
  ),
  map(
    'twin-belts-36',
    'Twin Belts',
    [36, 36],
    [{ kind: 'nebula', disc: [18, 18, 2.5] }],
    [
      {
        kind: 'asteroid',
        poly: [
          [5, 14],
          [7, 13.5],
          [8, 15],
          [6.5, 16.5],
          [5, 16],
        ],
      },
      {
        kind: 'asteroid',
        poly: [
          [12.5, 12],
          [14.5, 11.5],
          [15, 13.5],
          [13, 14],
        ],
      },
      { kind: 'asteroid', disc: [10.5, 20.5, 1.25] },
      {
        kind: 'debris',
        poly: [
          [1.5, 18.5],
          [4.5, 18],
          [5.5, 20.5],
          [3.5, 22],
          [1.5, 21],
        ],
      },
      { kind: 'radiation', disc: [20.5, 12, 2] },
      {
        kind: 'debris',
        poly: [
          [8.5, 23.5],
          [11.5, 23.25],
          [12.5, 25.25],
          [9.5, 26],
        ],
      },
    ],
  ),
  map(
    'hulk-graveyard-36',
    'Hulk Graveyard',
    [36, 36],
    [
      {
        kind: 'derelict',
        poly: [
          [16, 16.5],
          [20, 17],
          [20, 19.5],
          [16, 19],
        ],
      },
    ],
    [
      {
        kind: 'derelict',
        poly: [
          [6, 13],
          [9.5, 11.5],
          [10.25, 13.25],
          [6.75, 14.75],
        ],
      },
      { kind: 'debris', disc: [12.5, 17.5, 2] },
      { kind: 'nebula', disc: [4, 19.5, 2.25] },
      { kind: 'asteroid', disc: [14.5, 11.5, 1.25] },
      {
        kind: 'radiation',
        poly: [
          [10.5, 22],
          [14, 21.5],
          [15, 24.5],
          [11.5, 25.5],
        ],
      },
      { kind: 'debris', disc: [2.75, 25, 1.5] },
    ],
  ),
  map(
    'long-drift-72',
    'The Long Drift',
    [72, 48],
    [
      {
        kind: 'asteroid',
        poly: [
          [34, 22.5],
          [36.5, 21.5],
          [39, 23],
          [38, 25.5],
          [35.5, 26.5],
          [33, 25],
        ],
      },
    ],
    [
      {
        kind: 'asteroid',
        poly: [
          [9, 17],
          [12, 15.5],
          [14, 18],
          [12.5, 20.5],
          [9.5, 20],
        ],
      },
      { kind: 'asteroid', disc: [19, 27.5, 1.75] },
      {
        kind: 'asteroid',
        poly: [
          [26, 13],
          [28.5, 12],
          [29.5, 14.5],
          [27, 15.5],
        ],
      },
      { kind: 'debris', disc: [22.5, 19.5, 2.5] },
      {
        kind: 'debris',
        poly: [
          [2, 25],
          [6, 24],
          [7.5, 28],
          [4, 30.5],
          [1.5, 28.5],
        ],
      },
      { kind: 'nebula', disc: [30, 32, 3] },
      { kind: 'radiation', disc: [15.5, 34.5, 2.5] },
      {
        kind: 'derelict',
        poly: [
          [46.5, 12.5],
          [51, 11.5],
          [51.5, 13.5],
          [47, 14.5],
        ],
      },
      { kind: 'nebula', disc: [62, 14.5, 2.5] },
    ],
  ),
  map(
    'sun-wake-72',
    'Sun Wake',
    [72, 48],
    [{ kind: 'radiation', disc: [36, 24, 4] }],
    [
      {
        kind: 'asteroid',
        poly: [
          [20, 20.5],
          [22.5, 19.5],
          [24, 21.5],
          [22.5, 23.5],
          [20.5, 23],
        ],
      },
      {
        kind: 'asteroid',
        poly: [
          [27.5, 28],
          [30, 27.5],
          [30.5, 29.5],
          [28.5, 31],
        ],
      },
      { kind: 'asteroid', disc: [5.5, 21.5, 1.5] },
      { kind: 'nebula', disc: [12.5, 16, 3] },
      {
        kind: 'debris',
        poly: [
          [28, 14.5],
          [32.5, 13.5],
          [34, 16.5],
          [29.5, 18],
        ],
      },
      { kind: 'debris', disc: [14, 29.5, 2.5] },
      {
        kind: 'derelict',
        poly: [
          [3.5, 32],
          [8, 31],
          [8.5, 33.5],
          [4, 34.5],
        ],
      },
      { kind: 'radiation', disc: [26.5, 35.5, 2] },
      {
        kind: 'asteroid',
        poly: [
          [50, 13],
          [52, 12],
          [53.5, 13.5],
          [52, 15.5],
          [50.5, 15],
        ],
      },
    ],
  ),
];

/** The map that means a board without terrain. */
export const OPEN = 'open';

export const mapOf = (id: string): BattleMap | undefined => MAPS.find((one) => one.id === id);
