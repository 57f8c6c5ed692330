/** Areas that matter just now: what must be held, whose ground is whose, where something may be put. Pure. */

import { inch, type Length, type Point } from '@muster/geometry';
import {
  type Battle,
  centreFor,
  edgeTerritories,
  fieldCornerIn,
  halvesOf,
  type MagewindsDecision,
  quarterOf,
  RADIUS,
  SCENARIOS,
  seatName,
  sizeFor,
} from '@muster/magewinds';
import { inches } from '../../../measured/ruler.ts';
import type { BoardMarker, BoardSeat, BoardZone } from '../../../measured/types.ts';
import { commandIn, type Held } from './hand.ts';

const hill = (b: Battle): readonly BoardZone[] => {
  if (b.scenario !== 'king-of-the-hill') return [];
  const { x, y } = centreFor(b.config.players);
  return [{ id: 'hill', label: 'The hill, 3 in', tone: 'neutral', circle: { x, y, radius: inch(3) } }];
};

/** What stays on the table all through the battle. */
export const standingZones = (b: Battle): readonly BoardZone[] => {
  if (b.scenario === null) return [];
  const zones = [...hill(b)];
  if (b.edge !== null && b.phase !== 'setup') {
    const strip = edgeTerritories(sizeFor(b.config.players), b.edge).defender;
    zones.push({ id: 'edge', label: 'The line to hold', tone: 'risk', corners: strip.corners });
  }
  return zones;
};

export const markersOf = (b: Battle): readonly BoardMarker[] => {
  const markers: BoardMarker[] = [];
  if (b.scenario !== null && SCENARIOS[b.scenario].marker) {
    const { x, y } = centreFor(b.config.players);
    markers.push({ id: 'centre', x, y, kind: 'objective', label: 'The marker in the middle' });
  }
  for (const e of b.effects)
    if (e.type === 'aim') {
      const seat = b.fighters[e.by]!.seat as BoardSeat;
      markers.push({
        id: `aim ${e.by}`,
        x: e.x,
        y: e.y,
        kind: 'aim',
        seat,
        label: `${seatName(seat)} takes aim here`,
      });
    }
  return markers;
};

const territoryZones = (b: Battle, seat: number): readonly BoardZone[] =>
  b.territories.flatMap((territory, other): readonly BoardZone[] =>
    territory === null
      ? []
      : [
          {
            id: `territory ${other}`,
            label: other === seat ? 'Your ground' : `${seatName(other)}’s ground`,
            tone: other as BoardSeat,
            corners: territory.corners,
          },
        ],
  );

/** The middle of a seat's ground, once it is known whose ground is whose. */
export const sideOf = (b: Battle, seat: number): Point | undefined => {
  const corners = b.territories[seat]?.corners;
  if (corners === undefined) return undefined;
  const mean = (of: (p: Point) => number): number =>
    Math.round(corners.reduce((sum, p) => sum + of(p), 0) / corners.length);
  return { x: mean((p) => p.x), y: mean((p) => p.y) };
};

/** Deep in it, towards the own edge: what a small screen shows first. */
export const homeOf = (b: Battle, seat: number): Point | undefined => {
  const side = sideOf(b, seat);
  const centre = centreFor(b.config.players);
  const beyond = (from: number, to: number): number => Math.round(to + (to - from) / 2);
  return side && { x: beyond(centre.x, side.x), y: beyond(centre.y, side.y) };
};

/** So far from the middle towards one's own ground: what is written there is read where one looks. */
const towardsSide = (b: Battle, seat: number, far: Length): Point | undefined => {
  const [side, { x, y }] = [sideOf(b, seat), centreFor(b.config.players)];
  if (side === undefined) return undefined;
  const part = far / Math.hypot(side.x - x, side.y - y);
  return { x: Math.round(x + (side.x - x) * part), y: Math.round(y + (side.y - y) * part) };
};

const deployZones = (b: Battle, seat: number): readonly BoardZone[] => {
  const { nearCorner, keepFrom, least } = SCENARIOS[b.scenario!].deployment;
  const territory = b.territories[seat];
  const zones: BoardZone[] = [];
  if (nearCorner !== null && territory != null) {
    const { x, y } = fieldCornerIn(sizeFor(b.config.players), territory);
    zones.push({ id: 'deploy', label: 'Deploy here', tone: 'good', circle: { x, y, radius: nearCorner + 2 * RADIUS } });
  } else zones.push(...territoryZones(b, seat));
  if (keepFrom === 'centre') {
    const { x, y } = centreFor(b.config.players);
    const labelAt = towardsSide(b, seat, (3 * least) / 4);
    zones.push({
      id: 'keep',
      label: `Not within ${inches(least)}`,
      ...(labelAt && { labelAt }),
      tone: 'risk',
      circle: { x, y, radius: least },
    });
  }
  if (keepFrom === 'objects')
    for (const o of b.objects)
      if (o.where === 'field')
        zones.push({
          id: `keep ${o.id}`,
          label: 'Too near',
          tone: 'risk',
          circle: { x: o.x, y: o.y, radius: least + RADIUS },
        });
  return zones;
};

const objectZones = (b: Battle): readonly BoardZone[] => {
  const rule = b.scenario === null ? null : SCENARIOS[b.scenario].objects;
  if (rule == null || rule.most === null) return [];
  const { x, y } = centreFor(b.config.players);
  return [{ id: 'objects', label: 'Place it here', tone: 'good', circle: { x, y, radius: rule.most } }];
};

/** ItT fragment-frenzy.placing: the half of the other. */
const fragmentZones = (b: Battle, seat: number): readonly BoardZone[] =>
  b.territories.flatMap((territory, other): readonly BoardZone[] =>
    territory === null || other === seat
      ? []
      : [{ id: 'fragments', label: 'Place it here', tone: 'good', corners: territory.corners }],
  );

const splitZones = (b: Battle, seat: number, held: Held): readonly BoardZone[] => {
  const half = commandIn(held, 'splitTerritory');
  if (half === undefined) return [];
  const other = b.ranks.find((s) => s !== seat) ?? 1 - seat;
  return halvesOf(sizeFor(b.config.players), half.split).map(({ corners }, i) => {
    const mine = i === half.own;
    return {
      id: `half ${i}`,
      label: mine ? 'Yours' : `${seatName(other)}’s`,
      tone: (mine ? seat : other) as BoardSeat,
      corners,
    };
  });
};

/** As the table is seen: it lies upright until somebody has a side. */
export const EDGE_WORDS = { west: 'left edge', east: 'right edge' } as const;

/** What the decision at hand needs to be seen. */
export const decisionZones = (b: Battle, decision: MagewindsDecision, held: Held): readonly BoardZone[] => {
  const { seat } = decision;
  const size = sizeFor(b.config.players);
  switch (decision.kind) {
    case 'deploy':
      return deployZones(b, seat);
    case 'object':
      return objectZones(b);
    case 'fragment':
      return fragmentZones(b, seat);
    case 'territory':
      return splitZones(b, seat, held);
    case 'edge': {
      const own = commandIn(held, 'chooseEdge')?.edge;
      return (['west', 'east'] as const).flatMap((edge): readonly BoardZone[] => {
        if (own !== undefined && own !== edge) return [];
        const { corners } = edgeTerritories(size, edge).defender;
        return own === edge
          ? [{ id: 'edge', label: 'Your edge', tone: seat as BoardSeat, corners }]
          : [{ id: `edge ${edge}`, label: EDGE_WORDS[edge], tone: 'good', corners }];
      });
    }
    case 'corner': {
      const own = commandIn(held, 'chooseCorner')?.corner;
      const taken = territoryZones(b, seat);
      return own === undefined
        ? taken
        : [...taken, { id: 'corner', label: 'Yours', tone: seat as BoardSeat, corners: quarterOf(size, own).corners }];
    }
    default:
      return [];
  }
};
