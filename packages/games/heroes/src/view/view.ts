/** What a seat may know: everything but the other side's sealed objectives and others' standing orders (X-169). */

import { captainOf, sideOfSeat } from '@muster/dwethia';
import type { Seat, Viewer } from '@muster/kernel';
import { sharingField } from '../ground/field.ts';
import { drawObjectives } from '../setup/start.ts';
import { DEFAULT_ORDERS, inEdition } from '../state/battle.ts';
import type { Battle, HeroesConfig, HeroesTable } from '../state/types.ts';

/** Whether a viewer knows the objectives of a side: its own once they are sealed, and those whose seal is open. */
const knows = (b: Battle, viewer: Viewer, side: 0 | 1): boolean => {
  if (b.opened[side] || viewer === 'spectator' || sideOfSeat(b, viewer) !== side) return b.opened[side];
  return b.sealed[side] || captainOf(b, side) === viewer;
};

/** The same battle with other objectives in its configuration. */
export const withObjectives = (config: HeroesConfig, objectives: HeroesConfig['objectives']): HeroesConfig => {
  const { points, arena, terrain, pieces, seats, markers, rulings, edition } = config;
  const changed = inEdition({ points, arena, terrain, pieces, seats, markers, objectives, rulings }, edition);
  return sharingField(changed, config);
};

const shown = new WeakMap<HeroesConfig, Map<string, HeroesConfig>>();

/** Objectives that stand in the configuration are as secret as others. */
const configFor = (b: Battle, viewer: Viewer): HeroesConfig => {
  const { config } = b;
  const { objectives } = config;
  if (typeof objectives === 'string') return config;
  const known = ([0, 1] as const).map((side) => knows(b, viewer, side));
  if (known.every((is) => is)) return config;
  const all = shown.get(config) ?? new Map<string, HeroesConfig>();
  shown.set(config, all);
  const made =
    all.get(known.join()) ??
    withObjectives(
      config,
      objectives.map((ids, side) => (known[side] ? ids : null)),
    );
  all.set(known.join(), made);
  return made;
};

export const view = (b: Battle, viewer: Viewer): Battle => ({
  config: configFor(b, viewer),
  stack: b.stack, // no frame holds a secret
  round: b.round,
  priority: b.priority,
  first: b.first,
  next: b.next,
  models: b.models,
  markers: b.markers,
  objectives: b.objectives.map((ids, side) => (knows(b, viewer, side as 0 | 1) ? ids : null)),
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

/** A full state that this viewer could not tell from the true one. */
export const imagine = (seen: Battle, viewer: Seat, table: HeroesTable): Battle => {
  const objectives = seen.objectives.map((ids, side) =>
    ids !== null ? ids : seen.sealed[side as 0 | 1] ? drawObjectives(seen.config, side as 0 | 1, table) : [],
  );
  const listed = typeof seen.config.objectives !== 'string' && seen.config.objectives.includes(null);
  return imagined(seen, viewer, objectives, listed ? withObjectives(seen.config, objectives) : seen.config);
};

const imagined = (
  seen: Battle,
  viewer: Seat,
  objectives: readonly (readonly number[])[],
  config: HeroesConfig,
): Battle => ({
  config,
  stack: seen.stack,
  round: seen.round,
  priority: seen.priority,
  first: seen.first,
  next: seen.next,
  models: seen.models,
  markers: seen.markers,
  objectives,
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
