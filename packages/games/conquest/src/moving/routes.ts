/** Cheapest legal walks: to a point, or as far towards it as a unit gets. For candidates, computer players and the page. */

import { measured, type Point } from '@muster/geometry';
import type { Battle, Model } from '../state/types.ts';
import { type Walk, walkAlong } from './walk.ts';
import { type Around, aroundOf, engagedAt, type Foe, openWay, searchWay } from './way.ts';

export type { Walk } from './walk.ts';

const reaches = new WeakMap<measured.Way, measured.RoughReachable>();

/** One search serves all stops that engage the same foes. */
const reachFor = (a: Around, engaged: readonly Foe[]): measured.RoughReachable => {
  const way = searchWay(a, engaged);
  let reach = reaches.get(way);
  if (reach === undefined) {
    reach = measured.roughReachable(way, a.rough, a.unit.at, a.left);
    reaches.set(way, reach);
  }
  return reach;
};

/** Where a unit can get to without engaging anybody; pinned, it gets nowhere. */
export const reachOf = (b: Battle, unit: Model): measured.RoughReachable => {
  const a = aroundOf(b, unit);
  return unit.turn.pinned ? measured.roughReachable(searchWay(a, []), a.rough, unit.at, 0) : reachFor(a, []);
};

const walkOf = (a: Around, route: measured.RoughRoute | undefined): Walk | undefined =>
  route === undefined || route.path.length < 2 ? undefined : walkAlong(a, route.path.slice(1));

/** The cheapest legal walk that stops at a point; whoever stands within reach of it there is engaged. */
export const routeFor = (b: Battle, unit: Model, to: Point): Walk | undefined => {
  const a = aroundOf(b, unit);
  const straight = walkAlong(a, [to]);
  if (straight !== undefined && straight.cost === measured.legLength(unit.at, to)) return straight;
  if (unit.turn.pinned || !isNear(a, to)) return undefined;
  return walkOf(a, measured.roughRouteTo(reachFor(a, engagedAt(a, to)), to)) ?? straight;
};

/** Before anything is measured exactly. */
const isNear = ({ unit, left }: Around, { x, y }: Point): boolean =>
  Number.isSafeInteger(x) &&
  Number.isSafeInteger(y) &&
  Math.abs(x - unit.at.x) <= left &&
  Math.abs(y - unit.at.y) <= left;

/** As far as it gets in this phase on the cheapest way to a wish, without engaging anybody on purpose. */
export const routeTowardsFor = (b: Battle, unit: Model, wish: Point): Walk | undefined => {
  const a = aroundOf(b, unit);
  if (unit.turn.pinned || a.left === 0) return undefined;
  return walkOf(a, measured.roughRouteTowards(openWay(b, unit), a.rough, unit.at, wish, a.left));
};
