/** The terrain of a battle as the geometry wants it, and whether terrain from outside may be used (MW 10.3, MW-R96). */

import {
  clip,
  cutOffPlace,
  type Field,
  type Footprint,
  faultOf,
  inch,
  isWithin,
  marker,
  type Piece,
  type Point,
  type Way,
} from '@muster/geometry';
import { fields, integer, list, misread, oneOf, type Parsed, parse, type Reader, reader } from '@muster/kernel';
import { type Feature, HEIGHTS, type Height, KINDS, type Terrain } from '../content/features.ts';
import { objectCount, SCENARIOS, type Scenario, type ScenarioId } from '../content/scenarios.ts';
import type { Battle, MagewindsConfig } from '../state/battle.ts';
import { CORNERS, SPLITS } from '../state/command.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { latticeIn, objectArea } from './places.ts';
import {
  BASE_RADIUS,
  centreFor,
  deploymentArea,
  edgeTerritories,
  FAR,
  halvesOf,
  LONG_EDGES,
  quarterOf,
  sizeFor,
} from './territory.ts';

export { BASE_RADIUS } from './territory.ts';

interface Flat {
  readonly field: Field;
  /** Which feature each piece belongs to. */
  readonly features: readonly number[];
  /** The pieces of each feature. */
  readonly pieces: readonly (readonly number[])[];
  /** How each piece looks. */
  readonly looks: readonly Look[];
}

/** A piece as it is drawn: what of it lies on the battlefield. */
export type Look = Feature['pieces'][number] & Pick<Feature, 'kind'>;

/** MW 7.1 on the scale of the geometry, which knows flat from higher and no more. */
const heightOf = (height: Height): number => HEIGHTS.indexOf(height);

/** What may be passed over: low obstacles by a fighter, none by an object (MW 19.2), all by a phasewalker (MW-R79). */
export const OVER = { nothing: 0, low: heightOf('low'), everything: Infinity };

/** MW 2.1: only what lies within the bounds is on the battlefield; what hangs over the edge is cut off. */
const flatten = (terrain: Terrain, players: number): Flat => {
  const size = sizeFor(players);
  const pieces: Piece[] = [];
  const features: number[] = [];
  const looks: Look[] = [];
  const byFeature = terrain.features.map(({ kind, pieces: all }, f) =>
    all.flatMap(({ corners, height }): readonly number[] => {
      const part = clip({ corners }, size.width, size.height);
      if (part === undefined) return [];
      features.push(f);
      looks.push({ kind, height, corners: part.corners });
      return [pieces.push({ corners: part.corners, height: heightOf(height) }) - 1];
    }),
  );
  return { field: { ...size, pieces, tall: heightOf('high') }, features, pieces: byFeature, looks };
};

const BARE: Terrain = { features: [] };
const FLATS = { standard: new WeakMap<Terrain, Flat>(), double: new WeakMap<Terrain, Flat>() };
let last: { readonly terrain: Terrain; readonly isDouble: boolean; readonly flat: Flat } | undefined;

type Ground = Pick<Battle, 'terrain' | 'config'>;

const flatOf = (b: Ground): Flat => {
  const terrain = b.terrain ?? BARE;
  const isDouble = b.config.players > 2;
  if (last?.terrain === terrain && last.isDouble === isDouble) return last.flat;
  const flats = isDouble ? FLATS.double : FLATS.standard;
  let flat = flats.get(terrain);
  if (flat === undefined) {
    flat = flatten(terrain, b.config.players);
    flats.set(terrain, flat);
  }
  last = { terrain, isDouble, flat };
  return flat;
};

/** The battlefield: always the same object for the same terrain. Bare before it is placed. */
export const fieldOf = (b: Ground): Field => flatOf(b).field;

/** For placing an object before anybody stands there. */
export const bareWay = (b: Ground): Way => ({ field: fieldOf(b), radius: BASE_RADIUS, over: OVER.nothing, bodies: [] });

/** The pieces of `fieldOf`, in its order, as they are drawn. */
export const looksOf = (b: Ground): readonly Look[] => flatOf(b).looks;

export const featureOfPiece = (b: Ground, piece: number): number => flatOf(b).features[piece]!;

/** Which pieces of the field are this feature's. */
export const piecesOfFeature = (b: Ground, feature: number): readonly number[] => flatOf(b).pieces[feature] ?? [];

const readPoint: Reader<Point> = fields<Point>({ x: integer(-FAR, FAR), y: integer(-FAR, FAR) });

const somePieces = list(
  fields<Feature['pieces'][number]>({ corners: list(readPoint, 16), height: oneOf(HEIGHTS) }),
  16,
);
const readPieces = reader({ ...somePieces.schema, minItems: 1 }, (x, where) => {
  const pieces = somePieces(x, where);
  return pieces.length === 0 ? misread(where, 'must hold at least one piece') : pieces;
});
const readFeature: Reader<Feature> = fields<Feature>({ kind: oneOf(KINDS), pieces: readPieces });

/** Terrain of one's own: well written, but not yet known to be legal. */
export const readTerrain: Reader<Terrain> = fields<Terrain>({ features: list(readFeature, 40) });
export const parseTerrain = (x: unknown): Parsed<Terrain> => parse(readTerrain, x, 'terrain');

/** How many pieces a battlefield may have at most. */
const MOST_PIECES = 80;

const refusePiece = (
  { corners, height }: Feature['pieces'][number],
  f: number,
  players: number,
  scenario: Scenario,
): MagewindsRefusal | undefined => {
  const fault = faultOf({ corners });
  if (fault !== undefined) return refusalOf('badPiece', 'MW-R12', { feature: f, fault });
  const { x, y } = centreFor(players);
  if (height !== 'ground' && scenario.terrainBan > 0 && isWithin({ corners }, marker(x, y), scenario.terrainBan))
    return refusalOf(
      'bannedNearCentre',
      `ItT ${scenario.id}.setup`,
      { feature: f, ban: scenario.terrainBan },
      { at: { x, y } },
    );
  return undefined;
};

/** MW 10.3, MW-R96: why Player 1 may not place this terrain; undefined when it is legal. */
export const refuseTerrain = (
  terrain: Terrain,
  players: MagewindsConfig['players'],
  id: ScenarioId,
): MagewindsRefusal | undefined => {
  const scenario = SCENARIOS[id];
  const { width, height } = sizeFor(players);
  let count = 0;
  for (const [f, { pieces }] of terrain.features.entries()) {
    for (const piece of pieces) {
      const refusal = refusePiece(piece, f, players, scenario);
      if (refusal) return refusal;
      count++;
    }
    if (!pieces.some(({ corners }) => clip({ corners }, width, height) !== undefined))
      return refusalOf('featureOffField', 'MW 2.1', { feature: f }, { at: pieces[0]!.corners[0]! });
  }
  if (count > MOST_PIECES) return refusalOf('tooManyPieces', 'MW-R96', { count, most: MOST_PIECES });
  const way: Way = { field: flatten(terrain, players).field, radius: BASE_RADIUS, over: OVER.low, bodies: [] };
  const cutOff = cutOffPlace(way, inch(1) / 2);
  if (cutOff) return refusalOf('cutOff', 'MW 10.3', {}, { at: cutOff });
  return refuseCrowded(way, players, scenario);
};

/** So many fighters must find room, wherever a warband may have to deploy. */
const ROOM = 8;

const refuseCrowded = (way: Way, players: number, scenario: Scenario): MagewindsRefusal | undefined => {
  const objects = objectArea(scenario.id, players, []);
  const count = objectCount(scenario.id, players);
  if (objects && spread(latticeIn(way, objects, inch(1) / 2), scenario.objects!.apart + 2 * BASE_RADIUS) < count)
    return refusalOf('noRoomForObjects', 'MW-R96', { count });
  for (const territory of everyTerritory(scenario, players)) {
    const sharing = { scenario: scenario.id, config: { players }, territories: [territory], objects: [] };
    const room = latticeIn(way, deploymentArea(sharing, 0), 2 * BASE_RADIUS).length;
    if (room < ROOM) return refusalOf('noRoomToDeploy', 'MW-R96', { room, least: ROOM }, { at: territory.corners[0]! });
  }
  return undefined;
};

/** How many of the places, taken greedily, are that far apart. */
const spread = (places: readonly Point[], apart: number): number => {
  const taken: Point[] = [];
  for (const p of places) if (taken.every((q) => (q.x - p.x) ** 2 + (q.y - p.y) ** 2 >= apart * apart)) taken.push(p);
  return taken.length;
};

/** Every piece of ground that could be a warband's in this scenario. */
const everyTerritory = (scenario: Scenario, players: number): readonly Footprint[] => {
  const size = sizeFor(players);
  switch (scenario.sharing) {
    case 'halves':
      return SPLITS.flatMap((split) => halvesOf(size, split));
    case 'edge':
      return LONG_EDGES.flatMap((edge) => Object.values(edgeTerritories(size, edge)));
    default:
      return CORNERS.map((corner) => quarterOf(size, corner));
  }
};
