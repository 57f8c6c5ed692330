/** A whole deployment of what a seat means to set up: workers beside what they will harvest, the others to the front. */

import { sideOfSeat } from '@muster/dwethia';
import type { Length, Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { fieldOf, findKit, kitOf, type UnitKit } from '../ground/field.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { deployed } from './deploy.ts';
import { legalPlaces } from './deploy-spots.ts';
import { listFault, missingFor } from './force.ts';
import { findHq } from './hq.ts';
import { squaredBetween } from './lattice.ts';

export interface PlannedUnit {
  readonly unit: string;
  readonly at: Point;
}

/** Workers that fetch relics first; the rest harvest. */
const TO_RELICS = 2;
const EVERYWHERE = Number.POSITIVE_INFINITY;

/** Places of nodes by how near they are to the headquarters: two relics, then Mines and Gas Veins, then all other relics. */
const errandsOf = (b: Battle, from: Point): readonly Point[] => {
  const nearFirst = (isOf: (kind: string) => boolean): readonly Point[] =>
    b.nodes
      .flatMap(({ kind, at }) => (at !== null && isOf(kind) ? [at] : []))
      .sort((p, q) => squaredBetween(p, from) - squaredBetween(q, from));
  const relics = nearFirst((kind) => kind === 'R');
  return [...relics.slice(0, TO_RELICS), ...nearFirst((kind) => kind !== 'R'), ...relics.slice(TO_RELICS)];
};

const workersOf = (b: Battle, side: 0 | 1): number =>
  b.models.filter((m) => {
    const kit = kitOf(b, m);
    return sideOf(b, m) === side && kit.kind === 'unit' && kit.sheet.worker;
  }).length;

/** The legal place nearest to where it wants to be. */
const nearestPlace = (b: Battle, side: 0 | 1, radius: Length, wish: Point): Point | undefined => {
  let best: Point | undefined;
  for (const at of legalPlaces(b, side, radius, EVERYWHERE))
    if (best === undefined || squaredBetween(at, wish) < squaredBetween(best, wish)) best = at;
  return best;
};

/** For computer players and for "deploy the rest for me": every item is legal once those before it have been played. */
export const readyPlan = (b: Battle, seat: Seat): readonly PlannedUnit[] => {
  const side = sideOfSeat(b, seat);
  const front = fieldOf(b).middle;
  const errands = errandsOf(b, findHq(b, side)?.at ?? front);
  const plan: PlannedUnit[] = [];
  let now = b;
  for (const unit of missingFor(b, seat)) {
    if (listFault(now, seat, unit) !== undefined) continue;
    const { radius, sheet } = findKit(b, seat, unit) as UnitKit;
    const wish = sheet.worker ? (errands[workersOf(now, side)] ?? front) : front;
    const at = nearestPlace(now, side, radius, wish);
    if (at === undefined) continue;
    plan.push({ unit, at });
    now = deployed(now, seat, unit, at);
  }
  return plan;
};
