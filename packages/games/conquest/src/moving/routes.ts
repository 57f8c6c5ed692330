/** Cheapest legal walks: to a point, or as far towards it as a unit gets. For candidates, computer players and the page. */

import { type Length, measured, type Point } from '@muster/geometry';
import type { Battle, Model } from '../state/types.ts';
import { mayWalk } from './walk.ts';
import { type Around, aroundOf, engagedAt, type Foe, searchWay } from './way.ts';

export interface Walk {
  /** Ends of legs, as the command has them. */
  readonly path: readonly Point[];
  readonly engage: boolean;
  readonly cost: Length;
}

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

const walkOf = (b: Battle, unit: Model, route: measured.RoughRoute | undefined): Walk | undefined => {
  if (route === undefined || route.path.length < 2) return undefined;
  const path = route.path.slice(1);
  const engage = engagedAt(aroundOf(b, unit), path[path.length - 1]!).length > 0;
  return mayWalk(b, unit, path, engage) ? { path, engage, cost: route.cost } : undefined;
};

/** Straight there; undefined when that is no legal walk. */
export const straightFor = (b: Battle, unit: Model, to: Point): Walk | undefined => {
  const a = aroundOf(b, unit);
  const path = [to];
  const engage = engagedAt(a, to).length > 0;
  if (!mayWalk(b, unit, path, engage)) return undefined;
  return { path, engage, cost: measured.pathCost([unit.at, to], a.rough) };
};

/** The cheapest legal walk that stops at a point; whoever stands within reach of it there is engaged. */
export const routeFor = (b: Battle, unit: Model, to: Point): Walk | undefined => {
  const a = aroundOf(b, unit);
  if (a.rough.length === 0) {
    const straight = straightFor(b, unit, to);
    if (straight !== undefined) return straight;
  }
  if (unit.turn.pinned || measured.legLength(unit.at, to) > a.left) return undefined;
  return walkOf(b, unit, measured.roughRouteTo(reachFor(a, engagedAt(a, to)), to));
};

/** As far as it gets in this phase on the cheapest way to a wish, without engaging anybody on purpose. */
export const routeTowardsFor = (b: Battle, unit: Model, wish: Point): Walk | undefined => {
  const a = aroundOf(b, unit);
  if (unit.turn.pinned || a.left === 0) return undefined;
  return walkOf(b, unit, measured.roughRouteTowards(searchWay(a, []), a.rough, unit.at, wish, a.left));
};
