/** What a seat may know: everything but the other side's sealed objectives and others' standing orders (X-169). */

import type { Seat, Viewer } from '@muster/kernel';
import { DEFAULT_ORDERS, sideOfSeat } from './battle.ts';
import { drawObjectives } from './setup.ts';
import type { Battle, HeroesTable } from './types.ts';

export const view = (b: Battle, viewer: Viewer): Battle => ({
  config: b.config,
  stack: b.stack, // no frame holds a secret
  round: b.round,
  priority: b.priority,
  first: b.first,
  next: b.next,
  models: b.models,
  markers: b.markers,
  objectives: b.objectives.map((ids, side) =>
    b.opened[side] || isListed(b) || (viewer !== 'spectator' && sideOfSeat(b, viewer) === side) ? ids : null,
  ),
  sealed: b.sealed,
  opened: b.opened,
  trackers: b.trackers,
  deeds: b.deeds,
  lasting: b.lasting,
  discounted: b.discounted,
  orders: b.orders.map((orders, seat) => (seat === viewer ? orders : null)),
  conceded: b.conceded,
  outcome: b.outcome,
});

/** Objectives that stand in the configuration are everybody's knowledge. */
const isListed = (b: Battle): boolean => typeof b.config.objectives !== 'string';

/** A full state that this viewer could not tell from the true one. */
export const imagine = (seen: Battle, viewer: Seat, table: HeroesTable): Battle => ({
  config: seen.config,
  stack: seen.stack,
  round: seen.round,
  priority: seen.priority,
  first: seen.first,
  next: seen.next,
  models: seen.models,
  markers: seen.markers,
  objectives: seen.objectives.map((ids, side) =>
    ids !== null ? ids : seen.sealed[side as 0 | 1] ? drawObjectives(seen.config, side as 0 | 1, table) : [],
  ),
  sealed: seen.sealed,
  opened: seen.opened,
  trackers: seen.trackers,
  deeds: seen.deeds,
  lasting: seen.lasting,
  discounted: seen.discounted,
  orders: seen.orders.map((orders, seat) => (seat === viewer ? orders : (orders ?? DEFAULT_ORDERS))),
  conceded: seen.conceded,
  outcome: seen.outcome,
});
