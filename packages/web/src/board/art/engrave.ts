// A whole map as a few dozen printed paths.

import type { Terrain } from '@muster/grid-battles';
import { TERRAINS } from '@muster/grid-battles';
import { jitter } from '../jitter.ts';
import { cornersAround, hexPath, type MapLayout, at, n1 } from '../layout.ts';
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

const engravings = new WeakMap<MapLayout, Engraving>();

export const engrave = (layout: MapLayout): Engraving => {
  const known = engravings.get(layout);
  if (known) return known;
  const plate = makePlate();
  const river = riverOf(layout);
  const roads = roadsOf(layout);
  drawRivers(plate, layout, river);
  drawLakes(plate, layout);
  drawRoads(plate, layout, roads);
  drawHills(plate, layout);
  drawKeepWalls(plate, layout);
  drawPalisades(plate, layout, gatesOf(layout, roads));
  layout.terrain.forEach((_, hex) => drawHex(plate, layout, hex, roads, river));
  const made = { tints: tintsOf(layout), strokes: plate.strokes(), ...gridOf(layout) };
  engravings.set(layout, made);
  return made;
};

const drawHex = (plate: Plate, layout: MapLayout, hex: number, roads: Network, river: Network): void => {
  const centre = layout.centres[hex]!;
  const label = layout.grid.labels[hex]!;
  const terrain = layout.terrain[hex]!;
  const hand = jitter(`${terrain}/${label}`);
  switch (terrain) {
    case 'plain':
      return drawPlain(plate, centre, label);
    case 'woods':
      return drawWoods(plate, layout, hex, hand);
    case 'orchard':
      return drawOrchard(plate, centre, hand);
    case 'marsh':
      return drawMarsh(plate, centre, hand);
    case 'rough':
      return drawRough(plate, centre, hand);
    case 'mountain':
      return drawMountain(plate, centre, hand);
    case 'village':
      return drawVillage(plate, centre, pointsIn(roads, hex), hand);
    case 'keep-wall':
      return drawMasonry(plate, centre, hand);
    case 'bridge':
      return drawBridge(plate, layout, hex, roads, river);
    default: // drawn as regions and lines
  }
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
      edges.set(key, `M${at(a)}L${at(b)}`);
      const [dx, dy] = [(b.x - a.x) * 0.12, (b.y - a.y) * 0.12];
      ticks.push(`M${at(a)}l${n1(dx)} ${n1(dy)}M${at(b)}l${n1(-dx)} ${n1(-dy)}`);
    });
  }
  return { grid: [...edges.values()].join(''), ticks: ticks.join('') };
};
