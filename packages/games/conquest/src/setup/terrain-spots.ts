/** Where pieces of the catalogue may lie on an empty board: worked out once for a size of board and a lattice. */

import { inch, type Length, measured, type Point } from '@muster/geometry';
import { CATALOGUE, TERRAIN } from '../content/terrain.ts';
import type { CataloguePiece, MapPiece } from '../content/types.ts';
import { thingOf } from '../ground/field.ts';
import { quarterOf } from '../ground/standing.ts';
import type { SetUpFault, TerrainCommand } from '../state/types.ts';
import { HALF_INCH, latticeIn, scattered } from './lattice.ts';
import { boundsOf, keyOf, movedTo, turnedBy } from './shapes.ts';

const FROM_EDGE = 2;
const FROM_CENTRE: Length = inch(4);
/** Of the lattice that is offered. */
const WIDE: Length = inch(2);
/** More of them than a player is ever offered of one piece in one quarter. */
const SCATTERED = 64;

type Turns = TerrainCommand['turns'];
const TURNS: readonly Turns[] = [0, 1, 2, 3];

/** A piece of the catalogue where it would lie. */
export const laidAt = (piece: CataloguePiece, at: Point, turns: number): MapPiece => ({
  k: piece.k,
  shape: movedTo(turnedBy(piece.shape, turns), at.x / inch(1), at.y / inch(1)),
});

/** Touching an edge, or 2" from it. */
const isEdgeGap = (gap: number): boolean => gap === 0 || gap >= FROM_EDGE;

/** What the empty board has against it; `board` in inches. */
export const boardFault = (board: number, { shape }: MapPiece, at: Point): SetUpFault | undefined => {
  const { west, east, south, north } = boundsOf(shape);
  if (west < 0 || south < 0 || east > board || north > board) return 'offBoard';
  const quarter = quarterOf(inch(board), at);
  const [x, y] = [quarter % 2 === 0 ? 0 : board / 2, quarter < 2 ? 0 : board / 2]; // CQ-16
  if (west < x || south < y || east > x + board / 2 || north > y + board / 2) return 'wrongQuarter';
  if (![west, south, board - east, board - north].every(isEdgeGap)) return 'nearEdge';
  const middle = measured.marker(inch(board) / 2, inch(board) / 2);
  return measured.isAtLeast(thingOf(shape), middle, FROM_CENTRE) ? undefined : 'nearCentre';
};

export interface Spot {
  readonly at: Point;
  readonly thing: measured.Thing;
}

/** One piece, one way round, in one quarter. */
export interface SpotGroup {
  readonly piece: string;
  readonly turns: Turns;
  readonly impassable: boolean;
  readonly quarter: number;
  readonly spots: readonly Spot[];
}

/** Ways round that differ. */
const turnsOf = ({ shape }: CataloguePiece): readonly Turns[] => {
  const keys = TURNS.map((turns) => keyOf(turnedBy(shape, turns)));
  return TURNS.filter((turns) => keys.indexOf(keys[turns]!) === turns);
};

const groupOf = (board: number, step: Length, piece: CataloguePiece, turns: Turns, quarter: number): SpotGroup => {
  const half = inch(board) / 2;
  const from = { x: quarter % 2 === 0 ? 0 : half, y: quarter < 2 ? 0 : half };
  const to = { x: from.x + half, y: from.y + half };
  const isFree = (at: Point) =>
    quarterOf(inch(board), at) === quarter && boardFault(board, laidAt(piece, at, turns), at) === undefined;
  const points = scattered(latticeIn(from, to, step, isFree), SCATTERED);
  return {
    piece: piece.id,
    turns,
    impassable: TERRAIN[piece.k].impassable,
    quarter,
    spots: points.map((at) => ({ at, thing: thingOf(laidAt(piece, at, turns).shape) })),
  };
};

/** All places on a lattice of this step. */
export const groupsFor = (board: number, step: Length): readonly SpotGroup[] => {
  const groups: SpotGroup[] = [];
  for (const piece of CATALOGUE)
    for (const turns of turnsOf(piece))
      for (let quarter = 0; quarter < 4; quarter++) groups.push(groupOf(board, step, piece, turns, quarter));
  return groups;
};

const known = new Map<string, readonly SpotGroup[]>();

const groupsOn = (board: number, step: Length): readonly SpotGroup[] => {
  const key = `${board} ${step}`;
  const groups = known.get(key) ?? groupsFor(board, step);
  known.set(key, groups);
  return groups;
};

/** The sample that is offered. */
export const wideSpots = (board: number): readonly SpotGroup[] => groupsOn(board, WIDE);
/** Every place there is. */
export const allSpots = (board: number): readonly SpotGroup[] => groupsOn(board, HALF_INCH);
