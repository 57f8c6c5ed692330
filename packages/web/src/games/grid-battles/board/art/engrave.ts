// A whole map as a few dozen printed paths.

import type { Terrain } from '@muster/grid-battles';
import { TERRAINS } from '@muster/grid-battles';
import { type Jitter, jitter } from '../../../../parts/drawing/jitter.ts';
import { at, n1, pathThrough, type Spot } from '../../../../parts/drawing/spots.ts';
import { remembered } from '../../../../parts/remembered.ts';
import { cornersAround, hexPath, type MapLayout } from '../layout.ts';
import { drawMarsh, drawOrchard, drawPlain, drawWoods } from './growth.ts';
import { makePlate, type Plate, type Stroke } from './plate.ts';
import { drawHills, drawMountain, drawRough } from './relief.ts';
import { drawLakes, drawRivers, riverOf } from './water.ts';
import type { Network } from './ways.ts';
import { drawBridge, drawKeepWalls, drawMasonry, drawPalisades, drawRoads, drawVillage, roadsOf } from './works.ts';

export interface Engraving {
  /** One tint for all hexes of a terrain. */
  readonly tints: readonly { readonly terrain: Terrain; readonly d: string }[];
  readonly strokes: readonly Stroke[];
  /** Hairlines between the hexes, and a small star where three meet. */
  readonly grid: string;
  readonly ticks: string;
}

export const engrave = remembered((layout: MapLayout): Engraving => {
  const plate = makePlate();
  const river = riverOf(layout);
  const roads = roadsOf(layout);
  drawRivers(plate, layout, river);
  drawLakes(plate, layout);
  drawRoads(plate, layout, roads);
  drawHills(plate, layout);
  drawKeepWalls(plate, layout);
  drawPalisades(plate, layout, gatesOf(layout, roads));
  layout.terrain.forEach((terrain, hex) => {
    const hand = jitter(`${terrain}/${layout.grid.labels[hex]}`);
    DRAW[terrain]?.(plate, { layout, hex, centre: layout.centres[hex]!, hand, roads, river });
  });
  return { tints: tintsOf(layout), strokes: plate.strokes(), ...gridOf(layout) };
});

/** What a hex is drawn from beside the regions and lines it is part of. */
interface Subject {
  readonly layout: MapLayout;
  readonly hex: number;
  readonly centre: Spot;
  readonly hand: Jitter;
  readonly roads: Network;
  readonly river: Network;
}

const DRAW: Readonly<Partial<Record<Terrain, (plate: Plate, subject: Subject) => void>>> = {
  plain: (plate, { centre, hand }) => drawPlain(plate, centre, hand),
  woods: (plate, { layout, hex, hand }) => drawWoods(plate, layout, hex, hand),
  orchard: (plate, { centre, hand }) => drawOrchard(plate, centre, hand),
  marsh: (plate, { centre, hand }) => drawMarsh(plate, centre, hand),
  rough: (plate, { centre, hand }) => drawRough(plate, centre, hand),
  mountain: (plate, { centre, hand }) => drawMountain(plate, centre, hand),
  village: (plate, { centre, hand, roads, hex }) => drawVillage(plate, centre, pointsIn(roads, hex), hand),
  'keep-wall': (plate, { centre, hand }) => drawMasonry(plate, centre, hand),
  bridge: (plate, { layout, hex, roads, river }) => drawBridge(plate, layout, hex, roads, river),
};

const pointsIn = (network: Network, hex: number) =>
  network.ways.filter((way) => way.hex === hex).flatMap((way) => way.points);

/** Where a road enters a palisade. */
const gatesOf = (layout: MapLayout, roads: Network) =>
  layout.terrain.flatMap((terrain, hex) => (terrain === 'palisade' ? pointsIn(roads, hex) : []));

const tintsOf = (layout: MapLayout) =>
  TERRAINS.map((terrain) => ({
    terrain,
    d: layout.centres.map((centre, hex) => (layout.terrain[hex] === terrain ? hexPath(centre, -0.2) : '')).join(''),
  })).filter(({ d }) => d !== '');

const gridOf = (layout: MapLayout): { readonly grid: string; readonly ticks: string } => {
  const edges = new Map<string, string>();
  const ticks: string[] = [];
  for (const centre of layout.centres) {
    const corners = cornersAround(centre);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 6]!;
      const key = [at(a), at(b)].sort().join('/');
      if (edges.has(key)) return;
      edges.set(key, pathThrough([a, b]));
      const [dx, dy] = [(b.x - a.x) * 0.12, (b.y - a.y) * 0.12];
      ticks.push(`M${at(a)}l${n1(dx)} ${n1(dy)}M${at(b)}l${n1(-dx)} ${n1(-dy)}`);
    });
  }
  return { grid: [...edges.values()].join(''), ticks: ticks.join('') };
};
