/** Terrain placed in turn (CQ-17, X-303): pieces of the catalogue, one in every quarter before a second in any. */

import { atSide, captainOf, otherSide, type Side } from '@muster/dwethia';
import { inch, measured } from '@muster/geometry';
import { catalogueOf, TERRAIN } from '../content/terrain.ts';
import { boardInches, fieldOf, thingOf } from '../ground/field.ts';
import { quarterOf } from '../ground/standing.ts';
import { copyBattle, popped, replaced } from '../state/battle.ts';
import type {
  Battle,
  ConquestProcedure,
  ConquestTable,
  PlacedPiece,
  SetUpFault,
  TerrainCommand,
  TerrainFrame,
} from '../state/types.ts';
import { isOnLattice } from './lattice.ts';
import { allSpots, boardFault, laidAt, type SpotGroup, wideSpots } from './terrain-spots.ts';

const APART = inch(2);
const QUARTERS = [0, 1, 2, 3] as const;
const MOST_CANDIDATES = 256;

const inQuarter = (placed: readonly PlacedPiece[], quarter: number): number => {
  let count = 0;
  for (let i = 0; i < placed.length; i++) if (placed[i]!.quarter === quarter) count++;
  return count;
};

/** Quarters in which a side may place now. */
export const openQuarters = (placed: readonly PlacedPiece[]): readonly number[] => {
  const counts = QUARTERS.map((quarter) => inQuarter(placed, quarter));
  const least = Math.min(...counts);
  return QUARTERS.filter((quarter) => counts[quarter] === least);
};

const isRock = (piece: string | null): boolean => {
  const known = piece === null ? undefined : catalogueOf(piece);
  return known !== undefined && TERRAIN[known.k].impassable;
};

/** One Impassable piece for each player and quarter. */
const hasRock = (placed: readonly PlacedPiece[], quarter: number): boolean =>
  placed.some((one) => one.quarter === quarter && isRock(one.piece));

const isApart = (b: Battle, thing: measured.Thing): boolean => {
  const { pieces } = fieldOf(b);
  for (let i = 0; i < pieces.length; i++) if (!measured.isAtLeast(thing, pieces[i]!.thing, APART)) return false;
  return true;
};

const faultOf = (b: Battle, f: TerrainFrame, c: TerrainCommand): SetUpFault | undefined => {
  const piece = catalogueOf(c.piece);
  if (piece === undefined) return 'unknown';
  if (!isOnLattice(c.at)) return 'offLattice';
  const laid = laidAt(piece, c.at, c.turns);
  const fault = boardFault(boardInches(b.config), laid, c.at);
  if (fault !== undefined) return fault;
  const own = f.placed[f.side];
  const quarter = quarterOf(fieldOf(b).size, c.at);
  if (!openQuarters(own).includes(quarter)) return 'quarterFull';
  if (isRock(c.piece) && hasRock(own, quarter)) return 'tooManyImpassable';
  return isApart(b, thingOf(laid.shape)) ? undefined : 'tooNear';
};

/** Of these groups, the ones that the side may still use. */
const openGroups = (f: TerrainFrame, groups: readonly SpotGroup[]): readonly SpotGroup[] => {
  const own = f.placed[f.side];
  const open = openQuarters(own);
  return groups.filter(({ quarter, impassable }) => open.includes(quarter) && !(impassable && hasRock(own, quarter)));
};

/** Legal ones, spread over all pieces, quarters and ways round; at most `most` in all. */
const legalAmong = (b: Battle, groups: readonly SpotGroup[], most: number): readonly TerrainCommand[] => {
  const found: TerrainCommand[] = [];
  const each = Math.max(1, Math.floor(most / Math.max(1, groups.length)));
  for (let i = 0; i < groups.length && found.length < most; i++) {
    const { piece, turns, spots } = groups[i]!;
    for (let j = 0, taken = 0; j < spots.length && taken < each; j++) {
      if (!isApart(b, spots[j]!.thing)) continue;
      found.push({ type: 'terrain', piece, at: spots[j]!.at, turns });
      taken++;
    }
  }
  return found;
};

/** From the wide lattice; where that is full, from the whole. Empty only if there is no place for anything. */
const legalPlaces = (b: Battle, f: TerrainFrame, most: number): readonly TerrainCommand[] => {
  const board = boardInches(b.config);
  const wide = legalAmong(b, openGroups(f, wideSpots(board)), most);
  return wide.length > 0 ? wide : legalAmong(b, openGroups(f, allSpots(board)), most);
};

/** Who has placed less; the winner of the roll-off where both have the same. */
const withPlaced = (b: Battle, placed: TerrainFrame['placed']): Battle => {
  const [one, two] = [placed[0].length, placed[1].length];
  const side: Side = one === two ? b.first : one < two ? 0 : 1;
  return replaced(b, { type: 'terrain', side, placed });
};

const place = (b: Battle, f: TerrainFrame, c: TerrainCommand, table: ConquestTable): Battle => {
  table.tell?.({ type: 'terrainPlaced', side: f.side, piece: c.piece, at: c.at, turns: c.turns, rule: 'X-303' });
  const copy = copyBattle(b);
  copy.pieces = [...b.pieces, laidAt(catalogueOf(c.piece)!, c.at, c.turns)];
  const quarter = quarterOf(fieldOf(b).size, c.at);
  return withPlaced(copy, atSide(f.placed, f.side, [...f.placed[f.side], { piece: c.piece, quarter }]));
};

const dropped = (placed: readonly PlacedPiece[]): readonly PlacedPiece[] => [
  ...placed,
  { piece: null, quarter: openQuarters(placed)[0]! },
];

/** No place for anything: the piece falls away, and so does its counterpart, which is taken off if it lies there already. */
const drop = (b: Battle, f: TerrainFrame, table: ConquestTable): Battle => {
  const other = otherSide(f.side);
  const [own, theirs] = [f.placed[f.side], f.placed[other]];
  const last = theirs[theirs.length - 1];
  const lies = theirs.length > own.length && last !== undefined && last.piece !== null;
  for (const side of [f.side, other])
    table.tell?.({ type: 'terrainDropped', side, lay: lies && side === other, rule: 'X-303' });
  const copy = copyBattle(b);
  if (lies) copy.pieces = b.pieces.slice(0, -1);
  const counterpart = lies ? [...theirs.slice(0, -1), { piece: null, quarter: last.quarter }] : dropped(theirs);
  return withPlaced(copy, atSide(atSide(f.placed, f.side, dropped(own)), other, counterpart));
};

export const terrainProcedure: ConquestProcedure<TerrainFrame> = {
  advance: (b, f, table) => {
    const count = b.config.terrainCount;
    if (f.placed[0].length >= count && f.placed[1].length >= count) return popped(b);
    return legalPlaces(b, f, 1).length > 0 ? b : drop(b, f, table);
  },
  decisions: (b, f) => [
    {
      seat: captainOf(b, f.side),
      kind: 'placeTerrain',
      rule: 'X-303',
      left: b.config.terrainCount - f.placed[f.side].length,
    },
  ],
  refuse: (b, f, _, c) => {
    if (c.type !== 'terrain') return { code: 'otherDecision', rule: 'X-303', asked: 'placeTerrain' };
    const why = faultOf(b, f, c);
    if (why === undefined) return undefined;
    return { code: 'cannotSetUp', rule: why === 'offLattice' ? 'X-302' : 'X-303', what: 'terrain', why };
  },
  apply: (b, f, _, c, table) => (c.type === 'terrain' ? place(b, f, c, table) : b),
  candidates: (b, f) => legalPlaces(b, f, MOST_CANDIDATES),
};
