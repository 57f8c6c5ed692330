/** Who stands where, and beside whom (DW-41 to DW-46, X-316, X-319): distances between bases. */

import { inch, type Length, measured, type Point } from '@muster/geometry';
import { isDying, sideOf } from '../state/battle.ts';
import type { Battle, Model, Node } from '../state/types.ts';
import { isUnit, kitOf, NODE_RADII } from './field.ts';

/** DW-42: coherency, and all that is "in contact" in this game. */
export const NEAR: Length = inch(1);
/** CQ-41. */
export const ZONE: Length = inch(1) / 2;

const EPSILON = measured.EPSILON;

export const baseAt = (b: Battle, m: Model): measured.Disc => measured.disc(m.at.x, m.at.y, kitOf(b, m).radius);

/** The gap between two discs is at most `distance`. */
export const areWithin = (a: Point, ra: Length, c: Point, rc: Length, distance: Length): boolean => {
  const reach = ra + rc + distance + EPSILON;
  const dx = a.x - c.x;
  const dy = a.y - c.y;
  return dx * dx + dy * dy <= reach * reach;
};

/** DW-03: base to base. */
export const isWithin = (b: Battle, a: Model, c: Model, distance: Length): boolean =>
  areWithin(a.at, kitOf(b, a).radius, c.at, kitOf(b, c).radius, distance);

/** Within an inch. */
export const areBeside = (b: Battle, a: Model, c: Model): boolean => isWithin(b, a, c, NEAR);

/** how near is an engagement. */
export const engageDistance = (b: Pick<Battle, 'config'>): Length => {
  switch (b.config.rulings.engageDistance) {
    case 'inch':
      return NEAR;
    case 'half':
      return ZONE;
    case 'contact':
      return 0;
  }
};

/** enemy units within a distance of a base at a place; buildings engage nobody. The dying still stand there. */
export const enemiesAt = (b: Battle, m: Model, at: Point, distance: Length): readonly Model[] => {
  const side = sideOf(b, m);
  const radius = kitOf(b, m).radius;
  const found: Model[] = [];
  for (let i = 0; i < b.models.length; i++) {
    const one = b.models[i]!;
    if (sideOf(b, one) === side || !isUnit(b, one)) continue;
    if (areWithin(at, radius, one.at, kitOf(b, one).radius, distance)) found.push(one);
  }
  return found;
};

/** Enemy units it is in contact with now. */
export const foesBeside = (b: Battle, m: Model): readonly Model[] => enemiesAt(b, m, m.at, engageDistance(b));
export const isInContact = (b: Battle, m: Model): boolean => foesBeside(b, m).length > 0;

/** friendly units within an inch, itself left out; buildings cohere with nobody. The dying count. */
export const friendsBeside = (b: Battle, m: Model): readonly Model[] => {
  const side = sideOf(b, m);
  const found: Model[] = [];
  for (let i = 0; i < b.models.length; i++) {
    const one = b.models[i]!;
    if (one.id === m.id || sideOf(b, one) !== side || !isUnit(b, one)) continue;
    if (areBeside(b, m, one)) found.push(one);
  }
  return found;
};

export const unitsOfSide = (b: Battle, side: 0 | 1): readonly Model[] =>
  b.models.filter((m) => sideOf(b, m) === side && isUnit(b, m));

export const livingUnits = (b: Battle, side: 0 | 1): readonly Model[] =>
  b.models.filter((m) => sideOf(b, m) === side && !isDying(m) && isUnit(b, m));

export const buildingsOfSide = (b: Battle, side: 0 | 1): readonly Model[] =>
  b.models.filter((m) => sideOf(b, m) === side && !isUnit(b, m));

/** A node on the table, or a relic that lies free. */
export const isNearNode = (b: Battle, m: Model, at: Point, n: Node, distance: Length = NEAR): boolean =>
  n.at !== null && areWithin(at, kitOf(b, m).radius, n.at, NODE_RADII[n.kind], distance);

/** The quarter of the board a point lies in: 0 south-west, 1 south-east, 2 north-west, 3 north-east. */
export const quarterOf = (size: Length, p: Point): 0 | 1 | 2 | 3 =>
  ((p.x * 2 >= size ? 1 : 0) + (p.y * 2 >= size ? 2 : 0)) as 0 | 1 | 2 | 3;
