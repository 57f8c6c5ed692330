/** What objectives count, from what happens (HR-15, X-49, X-156 to ). Public: it follows from the log. */

import { otherSide } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { fieldOf, kitOf } from '../ground/field.ts';
import { boxOf, groupAround } from '../ground/standing.ts';
import {
  areEnemies,
  copyDeeds,
  copyTracker,
  deedsOf,
  findModel,
  modelOf,
  sideOf,
  trackerOf,
  withDeeds,
  withTracker,
} from '../state/battle.ts';
import type {
  ActivationFrame,
  Battle,
  HeroesTable,
  Model,
  ModelId,
  ObjectiveId,
  Space,
  WoundCause,
} from '../state/types.ts';

const NEAR = 6;
const OUTSIDE = 3;

type Side = 0 | 1;

/** This objective is met by a side; told once. */
const met = (b: Battle, side: Side, objective: ObjectiveId, table: HeroesTable): Battle => {
  const tracker = trackerOf(b, side);
  if (tracker.met.includes(objective)) return b;
  table.tell?.({ type: 'met', side, objective, rule: 'HR-15' });
  const copy = copyTracker(tracker);
  copy.met = [...tracker.met, objective].sort((a, c) => a - c);
  return withTracker(b, side, copy);
};

const metIf = (b: Battle, is: boolean, side: Side, objective: ObjectiveId, table: HeroesTable): Battle =>
  is ? met(b, side, objective, table) : b;

// --- Where ---

const isNearMarker = (b: Battle, m: Model, most = NEAR): boolean => {
  const { ground } = fieldOf(b.config);
  return b.markers.some(
    (at) => levels.planDistance(boxOf(b, m), levels.xOf(ground, at), levels.yOf(ground, at)) <= most,
  );
};

const isNearCentre = (b: Battle, m: Model): boolean => {
  const { size } = fieldOf(b.config).ground;
  return levels.planDistance(boxOf(b, m), size / 2 - 1, size / 2 - 1, 2, 2) <= NEAR;
};

const isNearZone = (b: Battle, m: Model, side: Side): boolean => {
  const { ground, depth } = fieldOf(b.config);
  return levels.planDistance(boxOf(b, m), 0, side === 0 ? 0 : ground.size - depth, ground.size, depth) <= NEAR;
};

/** On one of the rows at the edge of this side. */
const isAtEdgeOf = (b: Battle, m: Model, side: Side): boolean => {
  const { size } = fieldOf(b.config).ground;
  const { y, side: footprint } = boxOf(b, m);
  return side === 0 ? y < OUTSIDE : y + footprint > size - OUTSIDE;
};

const isStarting = (m: Model): boolean => m.unit >= 0;

/** The dying included: they have been slain, and are only not taken off yet. */
const isSlain = (m: Model): boolean => m.fate === 'slain' || (m.fate === 'alive' && m.wounds === 0);

/** the dearest starting model of a side, the first in order on ties. */
const leaderOf = (b: Battle, side: Side): Model | undefined => {
  let leader: Model | undefined;
  for (const m of b.models)
    if (
      isStarting(m) &&
      sideOf(b, m) === side &&
      (leader === undefined || kitOf(b, m).points > kitOf(b, leader).points)
    )
      leader = m;
  return leader;
};

// --- What happened ---

const addTo = (ids: readonly ModelId[], id: ModelId): readonly ModelId[] => (ids.includes(id) ? ids : [...ids, id]);

/** A model has lost Wounds to another's doing. */
export const noteWounded = (b: Battle, victim: Model, how: WoundCause, table: HeroesTable): Battle => {
  const by = how.by === null ? undefined : findModel(b, how.by);
  if (by === undefined || !areEnemies(b, by, victim)) return b;
  const side = sideOf(b, by);
  const deeds = copyDeeds(deedsOf(b, by.id));
  deeds.wounded = addTo(deeds.wounded, victim.id);
  if (by.space !== null && boxOf(b, victim).level > boxOf(b, by).level)
    deeds.woundedHigher = addTo(deeds.woundedHigher, victim.id);
  const now = withDeeds(b, deeds);
  return metIf(
    metIf(now, deeds.wounded.length >= 3, side, 14, table),
    deeds.woundedHigher.length >= 2,
    side,
    17,
    table,
  );
};

const noteKill = (b: Battle, victim: Model, by: Model, how: WoundCause, table: HeroesTable): Battle => {
  const side = sideOf(b, by);
  const other = otherSide(side);
  const deeds = copyDeeds(deedsOf(b, by.id));
  deeds.slain = addTo(deeds.slain, victim.id);
  const leader = leaderOf(b, side);
  const tracker = copyTracker(trackerOf(b, side));
  if (leader !== undefined && isSlain(leader)) tracker.avenged += 1;
  let now = withTracker(withDeeds(b, deeds), side, tracker);
  const isPlaced = by.space !== null && by.fate === 'alive';
  const facts: readonly (readonly [boolean, ObjectiveId])[] = [
    [how.kind === 'power' || how.blackSun, 1],
    [isPlaced && boxOf(b, by).level > boxOf(b, victim).level, 2],
    [isNearMarker(b, victim), 3],
    [tracker.avenged >= 2, 4],
    [how.grenade, 7],
    [isPlaced && isNearCentre(b, by), 8],
    [isNearZone(b, victim, side), 9],
    [isNearZone(b, victim, other), 10],
    [deeds.slain.length >= 2, 12],
    [deedsOf(b, victim.id).slain.length > 0, 13],
    [isPlaced && groupAround(b, victim).length > groupAround(b, by).length, 15],
  ];
  for (const [is, objective] of facts) now = metIf(now, is, side, objective, table);
  return now;
};

const noteLoss = (b: Battle, victim: Model, byEnemy: boolean, table: HeroesTable): Battle => {
  if (!isStarting(victim)) return b;
  const side = sideOf(b, victim);
  if (!byEnemy) {
    const tracker = copyTracker(trackerOf(b, side));
    tracker.spoiled = true;
    return withTracker(b, side, tracker);
  }
  let now = metIf(b, isNearMarker(b, victim), side, 6, table);
  now = metIf(now, isAtEdgeOf(b, victim, otherSide(side)), side, 11, table);
  const isLast = b.models.every((m) => !isStarting(m) || sideOf(b, m) !== side || m.id === victim.id || isSlain(m));
  return metIf(now, isLast && !trackerOf(b, side).spoiled, side, 19, table);
};

/** A model dies; it is still in its place. */
export const noteSlain = (b: Battle, victim: Model, how: WoundCause, table: HeroesTable): Battle => {
  const by = how.by === null ? undefined : findModel(b, how.by);
  const byEnemy = by !== undefined && areEnemies(b, by, victim);
  const now = byEnemy ? noteKill(b, victim, by, how, table) : b;
  return noteLoss(now, victim, byEnemy, table);
};

/** Successful saves of one model (21). */
export const noteSaves = (b: Battle, m: Model, saves: number, table: HeroesTable): Battle => {
  if (saves === 0) return b;
  const deeds = copyDeeds(deedsOf(b, m.id));
  deeds.saves += saves;
  return metIf(withDeeds(b, deeds), deeds.saves >= 3, sideOf(b, m), 21, table);
};

/** A power has taken effect (20, 22, 23). */
export const notePower = (
  b: Battle,
  caster: Model,
  power: string,
  target: Model | null,
  table: HeroesTable,
): Battle => {
  const side = sideOf(b, caster);
  const tracker = copyTracker(trackerOf(b, side));
  tracker.powers += 1;
  if (power === 'raise') tracker.raised += 1;
  let now = withTracker(b, side, tracker);
  now = metIf(now, tracker.powers >= 3, side, 22, table);
  now = metIf(now, tracker.raised >= 3, side, 23, table);
  return metIf(now, power === 'corrupt' && target !== null && areEnemies(b, caster, target), side, 20, table);
};

/** Somebody struck out at a model with so much Cover (24). */
export const noteCover = (b: Battle, target: Model, cover: number, table: HeroesTable): Battle =>
  metIf(b, cover >= 5, sideOf(b, target), 24, table);

/** Bits of the edges that a body touches with this anchor: south, north, west, east. */
const edgesAt = (b: Battle, footprint: number, space: Space): number => {
  const { ground } = fieldOf(b.config);
  const [x, y] = [levels.xOf(ground, space), levels.yOf(ground, space)];
  return (
    (y === 0 ? 1 : 0) |
    (y + footprint === ground.size ? 2 : 0) |
    (x === 0 ? 4 : 0) |
    (x + footprint === ground.size ? 8 : 0)
  );
};

/** It stands there now, at the end of a way over these spaces, or having entered (5, 18). */
export const noteStanding = (
  b: Battle,
  m: Model,
  way: readonly Space[],
  hasMoved: boolean,
  table: HeroesTable,
): Battle => {
  const { ground } = fieldOf(b.config);
  const footprint = kitOf(b, m).side;
  let edges = edgesAt(b, footprint, m.space!);
  for (let i = 0; i < way.length; i++) edges |= edgesAt(b, footprint, way[i]!);
  let markers = 0;
  if (hasMoved)
    b.markers.forEach((at, i) => {
      if (levels.planDistance(boxOf(b, m), levels.xOf(ground, at), levels.yOf(ground, at)) <= 1) markers |= 1 << i;
    });
  const before = deedsOf(b, m.id);
  if ((before.edges | edges) === before.edges && (before.markers | markers) === before.markers) return b;
  const deeds = copyDeeds(before);
  deeds.edges |= edges;
  deeds.markers |= markers;
  const side = sideOf(b, m);
  const now = metIf(
    withDeeds(b, deeds),
    b.markers.length > 0 && deeds.markers === (1 << b.markers.length) - 1,
    side,
    5,
    table,
  );
  return metIf(now, (deeds.edges & 3) === 3 || (deeds.edges & 12) === 12, side, 18, table);
};

/** Whether standing on any of these spaces is standing on the highest floor; whether one of them comes before a lowest (25). */
const isHigh = (b: Battle, m: Model, space: Space): boolean => {
  const { ground, highest } = fieldOf(b.config);
  return levels.boxAt(ground, kitOf(b, m).side, space).level === highest;
};

const isLow = (b: Battle, m: Model, space: Space): boolean => {
  const { ground, lowest } = fieldOf(b.config);
  return levels.boxAt(ground, kitOf(b, m).side, space).level === lowest;
};

/** The spaces of a path, the first one included; whether it came from a highest to a lowest. */
export const noteDescent = (
  b: Battle,
  m: Model,
  wasHigh: boolean,
  spaces: readonly Space[],
  table: HeroesTable,
): { readonly b: Battle; readonly high: boolean } => {
  const { highest, lowest } = fieldOf(b.config);
  let high = wasHigh;
  let now = b;
  for (const space of spaces) {
    if (isHigh(b, m, space)) high = true;
    else if (high && highest > lowest && isLow(b, m, space)) now = met(now, sideOf(b, m), 25, table);
  }
  return { b: now, high };
};

/** At the end of an own activation: Espionage (16). */
export const noteIdle = (b: Battle, frame: ActivationFrame, table: HeroesTable): Battle => {
  const m = modelOf(b, frame.model);
  if (m.fate !== 'alive' || m.space === null) return b;
  const before = deedsOf(b, m.id);
  const idle = !frame.busy && isNearMarker(b, m) ? before.idle + 1 : 0;
  if (idle === before.idle) return b;
  const deeds = copyDeeds(before);
  deeds.idle = idle;
  return metIf(withDeeds(b, deeds), idle >= 2, sideOf(b, m), 16, table);
};
