/** Places to put things during set-up: the areas of objects, and samples of areas to choose from. */

import {
  type Area,
  EPSILON,
  type Footprint,
  isInArea,
  isPlace,
  type Length,
  marker,
  type Point,
  type Way,
} from '@muster/geometry';
import { SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import type { GameObject } from '../state/battle.ts';
import { BASE_RADIUS, centreFor, FAR } from './territory.ts';

interface Box {
  readonly minX: Length;
  readonly minY: Length;
  readonly maxX: Length;
  readonly maxY: Length;
}

const overlapOf = (a: Box, b: Box): Box => ({
  minX: Math.max(a.minX, b.minX),
  minY: Math.max(a.minY, b.minY),
  maxX: Math.min(a.maxX, b.maxX),
  maxY: Math.min(a.maxY, b.maxY),
});

/** Around all that the area allows; the whole bases, not only their centres. */
const boxOf = ({ field, radius }: Way, area: Area): Box => {
  let box: Box = { minX: 0, minY: 0, maxX: field.width, maxY: field.height };
  for (const { corners } of area.inside ?? []) {
    const xs = corners.map((p) => p.x);
    const ys = corners.map((p) => p.y);
    const around = { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
    box = overlapOf(box, around);
  }
  for (const { of, most } of area.rings ?? []) {
    const reach = of.radius + most + 2 * radius;
    box = overlapOf(box, { minX: of.x - reach, minY: of.y - reach, maxX: of.x + reach, maxY: of.y + reach });
  }
  return box;
};

/**
 * Legal places of an area, row by row on a lattice that begins in its south-west corner; `turned`: in its north-east corner,
 * so that areas that are alike by half a turn have places that are.
 */
export const latticeIn = (way: Way, area: Area, spacing: Length, turned = false): Point[] => {
  const { radius } = way;
  const { minX, minY, maxX, maxY } = boxOf(way, area);
  const rise = Math.floor((spacing * 13) / 15); // near enough to the height of a triangle, and whole
  const found: Point[] = [];
  for (let row = 0, up = radius; up <= maxY - minY - radius; row++, up += rise) {
    for (let right = radius + (row % 2 === 0 ? 0 : spacing >> 1); right <= maxX - minX - radius; right += spacing) {
      const p = turned ? { x: maxX - right, y: maxY - up } : { x: minX + right, y: minY + up };
      if (isInArea(area, p, radius) && isPlace(way, p)) found.push(p);
    }
  }
  return found;
};

/** Every n-th of the places, so that at most so many are left. */
export const thinned = <V>(items: readonly V[], most: number): readonly V[] => {
  if (items.length <= most) return items;
  const kept: V[] = [];
  for (let i = 0; i < most; i++) kept.push(items[Math.floor((i * items.length) / most)]!);
  return kept;
};

/** Where an object may be placed in set-up, with those that lie there already; null where the scenario has none to place. */
export const objectArea = (id: ScenarioId, players: number, objects: readonly GameObject[]): Area | null => {
  const rule = SCENARIOS[id].objects;
  if (rule === null || rule.most === null) return null;
  const { x, y } = centreFor(players);
  const most = rule.wholly ? rule.most - 2 * BASE_RADIUS : rule.most; // the far side of the base, or the near one
  const others = objects
    .filter((o) => o.where === 'field')
    .map((o) => ({ of: { x: o.x, y: o.y, radius: BASE_RADIUS }, least: rule.apart, most: FAR }));
  return { rings: [{ of: marker(x, y), least: -FAR, most }, ...others] };
};

const LATTICES = new WeakMap<Way['field'], Map<string, readonly Point[]>>();

/** The same, kept for the field it was made on; `key` must name the area. */
export const keptLattice = (way: Way, area: Area, spacing: Length, key: string, turned = false): readonly Point[] => {
  let kept = LATTICES.get(way.field);
  if (kept === undefined) {
    kept = new Map();
    LATTICES.set(way.field, kept);
  }
  const name = `${spacing} ${key}`;
  let places = kept.get(name);
  if (places === undefined) {
    places = latticeIn(way, area, spacing, turned);
    kept.set(name, places);
  }
  return places;
};

/** A footprint as part of a key. */
export const keyOf = (footprint: Footprint | null): string =>
  footprint === null ? '-' : footprint.corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** Whether a base there would touch none of these, or only just. */
export const isClearOf = (p: Point, bodies: readonly Point[]): boolean => {
  const least = 2 * BASE_RADIUS - EPSILON;
  for (let i = 0; i < bodies.length; i++) {
    const [dx, dy] = [p.x - bodies[i]!.x, p.y - bodies[i]!.y];
    if (dx * dx + dy * dy < least * least) return false;
  }
  return true;
};
