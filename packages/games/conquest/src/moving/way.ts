/** What a walking unit has to keep clear of: worked out once for a unit as the table stands. */

import { inch, type Length, measured, type Point } from '@muster/geometry';
import { fieldOf, kitOf } from '../ground/field.ts';
import { engageDistance, ZONE } from '../ground/standing.ts';
import { moveOf } from '../ground/values.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle, Model, ModelId } from '../state/types.ts';

export interface Stander {
  readonly model: Model;
  readonly base: measured.Disc;
}

export interface Foe extends Stander {
  /** nearer than half an inch where the walk starts. */
  readonly isClose: boolean;
}

/** Who stands about a unit, as far as they matter to a walk of this phase. */
export interface Around {
  readonly unit: Model;
  readonly radius: Length;
  /** what it may still spend. */
  readonly left: Length;
  readonly ground: measured.Field;
  readonly rough: measured.Rough;
  readonly engages: Length;
  /** of both sides. */
  readonly buildings: readonly Stander[];
  readonly friends: readonly Stander[];
  readonly foes: readonly Foe[];
  /** By the foes it engages. */
  readonly exact: Map<string, measured.Way>;
  readonly search: Map<string, measured.Way>;
}

/** Move less the ledger; never below 0. */
export const leftToWalk = (b: Battle, m: Model): Length => Math.max(0, moveOf(b, m) - m.turn.ledger);

/** Shorter ways than the tolerance are none. */
export const canWalk = (b: Battle, m: Model): boolean => !m.turn.pinned && leftToWalk(b, m) > measured.EPSILON;

export const isNearer = (a: Point, b: Point, distance: Length): boolean => {
  const [x, y] = [a.x - b.x, a.y - b.y];
  return x * x + y * y < distance * distance;
};

/** Nobody farther than `reach` from its base matters. */
const makeAround = (b: Battle, unit: Model, reach: Length): Around => {
  const { radius } = kitOf(b, unit);
  const side = sideOf(b, unit);
  const buildings: Stander[] = [];
  const friends: Stander[] = [];
  const foes: Foe[] = [];
  for (let i = 0; i < b.models.length; i++) {
    const model = b.models[i]!;
    if (model.id === unit.id) continue;
    const kit = kitOf(b, model);
    const base = { x: model.at.x, y: model.at.y, radius: kit.radius };
    if (!isNearer(unit.at, base, reach + radius + base.radius)) continue;
    if (kit.kind === 'building') buildings.push({ model, base });
    else if (sideOf(b, model) === side) friends.push({ model, base });
    else {
      const isClose = isNearer(unit.at, base, radius + base.radius + ZONE - measured.EPSILON);
      foes.push({ model, base, isClose });
    }
  }
  const { ground, rough } = fieldOf(b);
  const left = leftToWalk(b, unit);
  const engages = engageDistance(b);
  const [exact, search] = [new Map<string, measured.Way>(), new Map<string, measured.Way>()];
  return { unit, radius, left, ground, rough, engages, buildings, friends, foes, exact, search };
};

/** Beyond the end of its walk: the distance of engagement, and something. */
const MARGIN = inch(2);

const known = new WeakMap<Battle, Map<ModelId, Around>>();

export const aroundOf = (b: Battle, unit: Model): Around => {
  let units = known.get(b);
  if (units === undefined) {
    units = new Map();
    known.set(b, units);
  }
  let around = units.get(unit.id);
  if (around === undefined || around.unit !== unit) {
    around = makeAround(b, unit, leftToWalk(b, unit) + MARGIN);
    units.set(unit.id, around);
  }
  return around;
};

/** Foes that a stop engages. */
export const engagedAt = (a: Around, at: Point): readonly Foe[] => {
  let found: Foe[] | undefined;
  for (let i = 0; i < a.foes.length; i++) {
    const { base } = a.foes[i]!;
    const reach = a.radius + base.radius + a.engages + measured.EPSILON + 1;
    if (isNearer(at, base, reach) && measured.isWithin(baseAt(a, at), base, a.engages)) {
      found ??= [];
      found.push(a.foes[i]!);
    }
  }
  return found ?? NOBODY;
};
const NOBODY: readonly Foe[] = [];

const baseAt = ({ radius }: Around, { x, y }: Point): measured.Disc => ({ x, y, radius });

const grown = ({ x, y, radius }: measured.Disc, by: Length): measured.Disc => ({ x, y, radius: radius + by });

const keyOf = (engaged: readonly Foe[]): string => {
  let key = '';
  for (let i = 0; i < engaged.length; i++) key += `${engaged[i]!.model.id} `;
  return key;
};

/** CQ-41, X-316: of foes that are not engaged it keeps half an inch. In the order of `bodies`: buildings, then these. */
export const keptFoes = (a: Around): readonly Foe[] => a.foes.filter(({ isClose }) => !isClose);

const bodiesFor = (a: Around, engaged: readonly Foe[]): measured.Disc[] => {
  const bodies: measured.Disc[] = [];
  for (const { base } of a.buildings) bodies.push(base);
  for (const foe of a.foes) if (!foe.isClose) bodies.push(engaged.includes(foe) ? foe.base : grown(foe.base, ZONE));
  return bodies;
};

const passable = (a: Around): measured.Disc[] => a.friends.map(({ base }) => base);

/** exact; foes it starts close to are looked at apart. */
export const exactWay = (a: Around, engaged: readonly Foe[]): measured.Way => {
  const key = keyOf(engaged);
  let way = a.exact.get(key);
  if (way === undefined) {
    way = { field: a.ground, radius: a.radius, over: 0, bodies: bodiesFor(a, engaged), passable: passable(a) };
    a.exact.set(key, way);
  }
  return way;
};

/** Just outside the distance of engagement. */
const OUTSIDE = 2 * measured.EPSILON + 1;

/** as near as it is at `from`, never nearer; like every body, but for the tolerance. */
export const closeBody = ({ radius }: Around, { base }: Foe, from: Point): measured.Disc => {
  const [x, y] = [from.x - base.x, from.y - base.y];
  return { x: base.x, y: base.y, radius: Math.ceil(Math.sqrt(x * x + y * y)) - radius };
};

/** For searches: stops that engage others than these are left out, foes it starts close to are bodies. */
export const searchWay = (a: Around, engaged: readonly Foe[]): measured.Way => {
  const key = keyOf(engaged);
  let way = a.search.get(key);
  if (way === undefined) {
    const bodies = bodiesFor(a, engaged);
    const notUnder = passable(a);
    for (const foe of a.foes) {
      if (foe.isClose) bodies.push(closeBody(a, foe, a.unit.at));
      if (!engaged.includes(foe)) notUnder.push(grown(foe.base, a.engages + OUTSIDE));
    }
    way = { field: a.ground, radius: a.radius, over: 0, bodies, passable: notUnder };
    a.search.set(key, way);
  }
  return way;
};

/** For a long way: all of the table as it stands. */
export const openWay = (b: Battle, unit: Model): measured.Way =>
  searchWay(makeAround(b, unit, 2 * (fieldOf(b).size + MARGIN)), []);
