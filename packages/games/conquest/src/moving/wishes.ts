/** Points about a unit that are worth a stop: on rings round nodes, buildings, foes and friends, at the city, in cover (section 2). */

import { inch, type Length, measured, type Point } from '@muster/geometry';
import { nodeFault } from '../economy/harvest.ts';
import { shelvesOf } from '../economy/relics.ts';
import { CITY_RADIUS, fieldOf, kitOf, NODE_RADII } from '../ground/field.ts';
import { baseAt, NEAR, ZONE } from '../ground/standing.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle, Model } from '../state/types.ts';
import { type Around, aroundOf, type Foe } from './way.ts';

const distanceOf = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The point so far from `from` on the line to `to`, in whole units. */
const towards = (from: Point, to: Point, length: Length): Point => {
  const whole = distanceOf(from, to);
  if (whole === 0) return { x: from.x + length, y: from.y };
  const share = length / whole;
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
};

/** Cosine and sine of 60 degrees. */
const [COS_60, SIN_60] = [0.5, 0.8660254037844386];

/** On a ring: nearest to `from`, then 60 degrees to either side. */
const ring = (centre: Point, distance: Length, from: Point): readonly Point[] => {
  const near = towards(centre, from, distance);
  const [x, y] = [near.x - centre.x, near.y - centre.y];
  return [
    near,
    { x: centre.x + Math.round(x * COS_60 - y * SIN_60), y: centre.y + Math.round(x * SIN_60 + y * COS_60) },
    { x: centre.x + Math.round(x * COS_60 + y * SIN_60), y: centre.y + Math.round(y * COS_60 - x * SIN_60) },
  ];
};

const isInReach = (a: Around, centre: Point, distance: Length): boolean =>
  distanceOf(a.unit.at, centre) <= a.left + distance;

/** base to base if it gets there, else as near as it gets; then 60 degrees to either side of the foe. */
export const contactWith = (a: Around, foe: measured.Disc): readonly Point[] => {
  const { at } = a.unit;
  const touch = a.radius + foe.radius;
  const gap = distanceOf(at, foe) - touch;
  if (gap > a.left + a.engages) return [];
  if (gap <= a.left) return ring(foe, touch, at);
  return [measured.slideTo(at, { x: foe.x - at.x, y: foe.y - at.y }, a.left)];
};

export const contactPoints = (b: Battle, unit: Model, enemy: Model): readonly Point[] =>
  contactWith(aroundOf(b, unit), baseAt(b, enemy));

/** Rings to stop at for a harvest, a relic, a delivery; those it stands at already are left out. */
export const errands = (b: Battle, a: Around): readonly (readonly Point[])[] => {
  const { unit } = a;
  const found: (readonly Point[])[] = [];
  const stopAt = (centre: Point, radius: Length): void => {
    const distance = a.radius + radius + NEAR;
    if (isInReach(a, centre, distance) && distanceOf(unit.at, centre) > distance + measured.EPSILON)
      found.push(ring(centre, distance, unit.at));
  };
  for (let i = 0; i < b.nodes.length; i++) {
    const n = b.nodes[i]!;
    if (nodeFault(b, unit, n) === null) stopAt(n.at!, NODE_RADII[n.kind]);
  }
  if (unit.relics.length > 0)
    for (const shelf of shelvesOf(b, sideOf(b, unit))) stopAt(shelf.at, kitOf(b, shelf).radius);
  return found;
};

const FRIENDS = 4;
const FOES = 6;

/** The nearest of a list, so many of them. */
const nearestOf = <T extends { readonly base: Point }>(all: readonly T[], from: Point, most: number): readonly T[] =>
  [...all].sort((p, q) => distanceOf(p.base, from) - distanceOf(q.base, from)).slice(0, most);

/** Foes it may get to, the nearest first. */
export const foesInReach = (a: Around): readonly Foe[] => {
  const near = a.foes.filter(({ base }) => isInReach(a, base, a.radius + base.radius + a.engages));
  return nearestOf(near, a.unit.at, FOES);
};

/** DW-42: in coherency with a friend, on its side towards the foe nearest to it. */
export const coherencyPoints = (b: Battle, a: Around): readonly Point[] => {
  const found: Point[] = [];
  const near = a.friends.filter(({ base }) => isInReach(a, base, a.radius + base.radius + ZONE));
  for (const { base } of nearestOf(near, a.unit.at, FRIENDS)) {
    const [foe] = nearestOf(a.foes, base, 1);
    found.push(towards(base, foe?.base ?? fieldOf(b).middle, a.radius + base.radius + ZONE));
  }
  return found;
};

const DIAGONAL = Math.SQRT1_2;
const EIGHT: readonly (readonly [number, number])[] = [
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
];

/** eight points on the rim of the city. */
export const cityPoints = (b: Battle, a: Around): readonly Point[] => {
  const { middle } = fieldOf(b);
  if (!isInReach(a, middle, CITY_RADIUS)) return [];
  return EIGHT.map(([x, y]) => ({
    x: middle.x + Math.round(x * CITY_RADIUS),
    y: middle.y + Math.round(y * CITY_RADIUS),
  }));
};

const COVERS = 3;

/** Where the base just touches a piece that gives cover, on its near side. */
export const coverPoints = (b: Battle, a: Around): readonly Point[] => {
  const { unit } = a;
  const found: Point[] = [];
  for (const { cover, thing } of fieldOf(b).pieces) {
    if (cover === 0 || found.length === COVERS) continue;
    const base = { x: unit.at.x, y: unit.at.y, radius: a.radius };
    if (!measured.isWithin(base, thing, a.left) || measured.isInContact(base, thing)) continue;
    found.push(
      towards(unit.at, measured.isDisc(thing) ? thing : centreOf(thing), measured.gapBetween(base, thing).up + GRAZE),
    );
  }
  return found;
};
/** So far over the rim, so that it surely touches. */
const GRAZE = inch(1) / 10;

const centreOf = ({ corners }: measured.Footprint): Point => {
  let [x, y] = [0, 0];
  for (const corner of corners) {
    x += corner.x;
    y += corner.y;
  }
  return { x: x / corners.length, y: y / corners.length };
};

/** Cosines and sines of every 30 degrees. */
const TWELVE: readonly (readonly [number, number])[] = [
  [1, 0],
  [SIN_60, COS_60],
  [COS_60, SIN_60],
  [0, 1],
  [-COS_60, SIN_60],
  [-SIN_60, COS_60],
  [-1, 0],
  [-SIN_60, -COS_60],
  [-COS_60, -SIN_60],
  [0, -1],
  [COS_60, -SIN_60],
  [SIN_60, -COS_60],
];

/** In twelve directions, never farther than it may go. */
export const directions = (from: Point, distance: Length): readonly Point[] =>
  TWELVE.map(([x, y]) => ({ x: from.x + Math.trunc(x * distance), y: from.y + Math.trunc(y * distance) }));
