/** Whose ground is whose (MW-R88, MW-R93), and where a warband may deploy (MW 10.5). */

import {
  type Area,
  type Footprint,
  inch,
  isInArea,
  isWhollyWithin,
  type Length,
  marker,
  mm,
  type PlaceRefusal,
  type Point,
  refusePlace,
  type Side,
  type Way,
} from '@muster/geometry';
import type { RuleId, Seat } from '@muster/kernel';
import { type DeploymentRule, SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import { FIELD_SIZES, fieldFor } from '../content/terrain.ts';
import type { Battle, GameObject } from '../state/battle.ts';
import type { Corner, Split } from '../state/command.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';

/** MW 0.8.1, MW 0.8.3: fighters and objects stand on bases of 25 mm. */
export const BASE_RADIUS: Length = mm(25) / 2;
const BASE: Length = 2 * BASE_RADIUS;
/** Farther than anything on a table. */
export const FAR: Length = 2 ** 17;

export interface Size {
  readonly width: Length;
  readonly height: Length;
}

/** MW 0.3, MW 2.0: as MW-R14 and MW-R93 have it. */
export const sizeFor = (players: number): Size => FIELD_SIZES[fieldFor(players)];

export const centreFor = (players: number): Point => {
  const { width, height } = sizeFor(players);
  return { x: width / 2, y: height / 2 };
};

/** Corners in the order in which the inside lies to the left. */
const rectangle = (x: Length, y: Length, toX: Length, toY: Length): Footprint => ({
  corners: [
    { x, y },
    { x: toX, y },
    { x: toX, y: toY },
    { x, y: toY },
  ],
});

/** MW-R88: the two halves; the first has the south-west corner, of the diagonal split the south-east one. */
export const halvesOf = ({ width, height }: Size, split: Split): readonly [Footprint, Footprint] => {
  const [sw, se] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
  ];
  const [ne, nw] = [
    { x: width, y: height },
    { x: 0, y: height },
  ];
  switch (split) {
    case 'lengthwise': {
      const along = Math.max(width, height) === height;
      return along ? cutUpright(width, height) : cutAcross(width, height);
    }
    case 'widthwise': {
      const along = Math.max(width, height) === height;
      return along ? cutAcross(width, height) : cutUpright(width, height);
    }
    case 'diagonal':
      return [{ corners: [sw, se, ne] }, { corners: [sw, ne, nw] }];
    case 'antidiagonal':
      return [{ corners: [sw, se, nw] }, { corners: [se, ne, nw] }];
  }
};

const cutUpright = (width: Length, height: Length): readonly [Footprint, Footprint] => [
  rectangle(0, 0, width / 2, height),
  rectangle(width / 2, 0, width, height),
];
const cutAcross = (width: Length, height: Length): readonly [Footprint, Footprint] => [
  rectangle(0, 0, width, height / 2),
  rectangle(0, height / 2, width, height),
];

export const cornerPoint = ({ width, height }: Size, corner: Corner): Point => ({
  x: corner.endsWith('west') ? 0 : width,
  y: corner.startsWith('south') ? 0 : height,
});

export const quarterOf = (size: Size, corner: Corner): Footprint => {
  const { x, y } = cornerPoint(size, corner);
  const [midX, midY] = [size.width / 2, size.height / 2];
  return rectangle(Math.min(x, midX), Math.min(y, midY), Math.max(x, midX), Math.max(y, midY));
};

/** The corner of the field in a quarter. */
export const fieldCornerIn = ({ width, height }: Size, quarter: Footprint): Point =>
  quarter.corners.find(({ x, y }) => (x === 0 || x === width) && (y === 0 || y === height)) ?? quarter.corners[0]!;

export const LONG_EDGES: readonly Side[] = ['west', 'east']; // ItT hold-the-line.setup, on 12 × 16

const oppositeOf = (side: Side): Side =>
  side === 'west' ? 'east' : side === 'east' ? 'west' : side === 'south' ? 'north' : 'south';

/** The strip along an edge, so deep. One base deep it holds the bases in contact with the edge, no others. */
export const stripAlong = ({ width, height }: Size, side: Side, depth: Length): Footprint => {
  switch (side) {
    case 'west':
      return rectangle(0, 0, depth, height);
    case 'east':
      return rectangle(width - depth, 0, width, height);
    case 'south':
      return rectangle(0, 0, width, depth);
    case 'north':
      return rectangle(0, height - depth, width, height);
  }
};

/** ItT hold-the-line.deployment: the Defender within 3 in of the edge, the Attacker in contact with the opposite one. */
export const edgeTerritories = (size: Size, edge: Side): { defender: Footprint; attacker: Footprint } => ({
  defender: stripAlong(size, edge, inch(3)),
  attacker: stripAlong(size, oppositeOf(edge), BASE),
});

/** What a place for deployment is measured against. */
export interface Sharing {
  readonly scenario: ScenarioId | null;
  readonly config: { readonly players: number };
  readonly territories: readonly (Footprint | null)[];
  readonly objects: readonly GameObject[];
}

type Rings = NonNullable<Area['rings']>;

const ringsOf = (b: Sharing, rule: DeploymentRule, territory: Footprint | null): Rings => {
  const rings: Rings[number][] = [];
  const size = sizeFor(b.config.players);
  if (rule.nearCorner !== null && territory) {
    const { x, y } = fieldCornerIn(size, territory);
    rings.push({ of: marker(x, y), least: -FAR, most: rule.nearCorner });
  }
  if (rule.keepFrom === 'centre') {
    const { x, y } = centreFor(b.config.players);
    rings.push({ of: marker(x, y), least: rule.least, most: FAR });
  }
  if (rule.keepFrom === 'objects')
    for (const o of b.objects)
      if (o.where === 'field')
        rings.push({ of: { x: o.x, y: o.y, radius: BASE_RADIUS }, least: rule.least, most: FAR });
  return rings;
};

/** Where this seat may deploy. */
export const deploymentArea = (b: Sharing, seat: Seat): Area => {
  const rule = SCENARIOS[b.scenario!].deployment;
  const territory = b.territories[seat] ?? null;
  const rings = ringsOf(b, rule, territory);
  return territory && rule.nearCorner === null ? { rings, inside: [territory] } : { rings };
};

/** Why a fighter of this seat may not be deployed there, as far as areas go; undefined when it may. */
export const refuseDeployment = (b: Battle, seat: Seat, p: Point): MagewindsRefusal | undefined => {
  const area = deploymentArea(b, seat);
  if (isInArea(area, p, BASE_RADIUS)) return undefined;
  const rule: RuleId = `ItT ${b.scenario!}.deployment`;
  const { nearCorner, keepFrom, least } = SCENARIOS[b.scenario!].deployment;
  if (nearCorner !== null) return refusalOf('tooFarFromCorner', rule, { most: nearCorner }, { at: p });
  const base = { x: p.x, y: p.y, radius: BASE_RADIUS };
  if (!(area.inside ?? []).every((footprint) => isWhollyWithin(base, footprint, 0)))
    return refusalOf('outsideTerritory', rule, {}, { at: p });
  return refusalOf('tooNear', rule, { what: keepFrom === 'objects' ? 'the treasure' : 'the middle', least }, { at: p });
};

const ROOM: Readonly<Record<PlaceRefusal['code'], readonly [RoomCode, RuleId]>> = {
  offField: ['placeOffField', 'MW 2.1'],
  onBody: ['placeOnBody', 'MW 15.0'],
  onPiece: ['placeOnPiece', 'MW-R24'],
};
type RoomCode = 'placeOffField' | 'placeOnBody' | 'placeOnPiece';

/** Why nothing can stand there; undefined when there is room. */
export const refuseRoom = (way: Way, p: Point): MagewindsRefusal | undefined => {
  if (!Number.isSafeInteger(p.x) || !Number.isSafeInteger(p.y)) return refusalOf('notWhole', 'MW-R01', {});
  const refusal = refusePlace(way, p);
  if (refusal === undefined) return undefined;
  const [code, rule] = ROOM[refusal.code];
  return refusalOf(code, rule, {}, { at: refusal.at });
};
