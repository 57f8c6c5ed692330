/** Units that move: who goes, where, what it does on the way. */

import {
  type Battle,
  conquest,
  kitOf,
  type Model,
  type ModelId,
  modelOf,
  type NodeId,
  sideOf,
  sideOfSeat,
} from '@muster/conquest';
import { measured, type Point } from '@muster/geometry';
import { nameOf } from '../../words.ts';
import { groupOf } from '../many.ts';
import {
  courseOf,
  homeSteps,
  type MoveDecision,
  movableUnits,
  nodeSteps,
  pathOf,
  type RouteStep,
  walkTo,
  whyNot,
} from '../moving.ts';
import { nearest } from '../nearest.ts';
import { attackBy, attackByBest, couldAttack } from './attacking.ts';
import { castAt, needsPlace } from './casting.ts';
import { firstHeld, look, route } from './first.ts';
import { type Gestured, type Held, type HeldGroup, type HeldRoute, IDLE, said, to } from './types.ts';

const withSteps = (held: HeldRoute, steps: readonly RouteStep[]): HeldRoute => ({
  ...held,
  steps: [...held.steps, ...steps],
  casting: null,
  against: undefined,
  offered: undefined,
});

const castOn = (b: Battle, d: MoveDecision, held: HeldRoute, target: ModelId | null, at: Point): Gestured => {
  const course = courseOf(b, d.seat, held.unit, held.steps);
  if (course === undefined || held.casting === null) return to(held);
  const isPlaced = needsPlace(held.casting.power);
  const cast = castAt(held.unit, held.casting, isPlaced ? null : target, isPlaced ? at : null);
  const refusal = conquest.refuse(course.b, d.seat, cast);
  if (refusal === undefined) return to(withSteps(held, [cast]));
  const engaging = { ...cast, engage: true }; // Blink may end in contact
  if (isPlaced && conquest.refuse(course.b, d.seat, engaging) === undefined) return to(withSteps(held, [engaging]));
  return said(held, at, conquest.explain(refusal));
};

export const chooseMover = (b: Battle, d: MoveDecision, held: Held, m: Model): Gestured => {
  const { id } = m;
  const movable = movableUnits(b, d);
  if (held.kind === 'group') {
    if (!movable.includes(id)) return said(held, m.at, `${nameOf(b, id)} cannot be moved with them (X-313).`);
    const units = held.units.includes(id) ? held.units.filter((one) => one !== id) : [...held.units, id];
    return to(units.length === 0 ? firstHeld(b, d) : { kind: 'group', units, by: null });
  }
  if (held.kind === 'route') {
    if (held.casting !== null) return castOn(b, d, held, id, m.at);
    if (id === held.unit) {
      if (held.offered) return to({ ...held, offered: undefined });
      if (held.steps.length > 0) return to(route(id));
      return to(d.kind === 'move' ? { kind: 'look', model: id } : IDLE);
    }
    if (sideOf(b, m) !== sideOfSeat(b, d.seat)) {
      const other = held.offered && !couldAttack(b, d, held, id) ? attackByBest(b, d, movable, id) : undefined;
      return other === undefined ? attackBy(b, d, held, m) : to(other);
    }
    const course = courseOf(b, d.seat, held.unit, held.steps);
    if (course !== undefined && course.unit.relics.length > 0 && kitOf(b, m).kind === 'building') {
      const steps = homeSteps(course, id);
      if (steps.length > 0) return to(withSteps(held, steps));
    }
  }
  if (movable.includes(id)) {
    const isLost = held.kind === 'route' && held.steps.length > 0 && held.unit !== id;
    return isLost ? said(route(id), m.at, `The way of ${nameOf(b, held.unit)} is let go.`) : to(route(id));
  }
  const attack = sideOf(b, m) === sideOfSeat(b, d.seat) ? undefined : attackByBest(b, d, movable, id);
  return attack === undefined ? look(b, d, held, id) : to(attack);
};

/** To a node, and what there is to be done there. */
export const goToNode = (b: Battle, d: MoveDecision, held: HeldRoute, id: NodeId, at: Point): Gestured => {
  if (held.casting !== null) return castOn(b, d, held, null, at);
  const course = courseOf(b, d.seat, held.unit, held.steps);
  if (course === undefined) return to(held);
  const steps = nodeSteps(course, d.seat, id);
  if (steps.length > 0) return to(withSteps(held, steps));
  const refusal = conquest.refuse(course.b, d.seat, { type: 'harvest', node: id });
  const walk = walkTo(course, at);
  // who has no use for it may still stand on it
  if (walk !== undefined && refusal?.code === 'cannotHarvest' && refusal.why === 'noHarvest')
    return to(withSteps(held, [walk]));
  return said(held, at, refusal === undefined ? whyNot(course, d.seat, at) : conquest.explain(refusal));
};

/** Nobody is chosen: who gets there first to harvest or pick up, of workers and others; undefined where nobody does. */
export const harvestByBest = (b: Battle, d: MoveDecision, id: NodeId): HeldRoute | undefined => {
  const ways = movableUnits(b, d).flatMap((unit) => {
    const course = courseOf(b, d.seat, unit, []);
    const steps = course === undefined ? [] : nodeSteps(course, d.seat, id);
    return steps.some(({ type }) => type === 'harvest') ? [route(unit, steps)] : [];
  });
  return nearest(ways, ({ unit, steps }) => measured.pathLength(pathOf(modelOf(b, unit).at, steps)));
};

/** To a place, or with a power at it. */
export const goTo = (b: Battle, d: MoveDecision, held: HeldRoute, at: Point): Gestured => {
  if (held.casting !== null) return castOn(b, d, held, null, at);
  const course = courseOf(b, d.seat, held.unit, held.steps);
  if (course === undefined) return said(held, at, `${nameOf(b, held.unit)} cannot be activated now (X-313).`);
  const walk = walkTo(course, at);
  return walk === undefined ? said(held, at, whyNot(course, d.seat, at)) : to(withSteps(held, [walk]));
};

/** With all that hang together with it; who stands alone begins a group to which others are added by hand. */
export const togetherWith = (b: Battle, d: MoveDecision, unit: ModelId): HeldGroup => {
  const group = groupOf(b, unit, movableUnits(b, d));
  return { kind: 'group', units: [unit, ...group.filter((id) => id !== unit)], by: null };
};

/** Who is chosen with all that hang together with it; a group is but its first one again. */
export const together = (b: Battle, d: MoveDecision, held: Held): Held => {
  if (held.kind === 'group') return route(held.units[0]!);
  const unit = held.kind === 'route' ? held.unit : held.kind === 'look' ? held.model : undefined;
  return unit === undefined || !movableUnits(b, d).includes(unit) ? held : togetherWith(b, d, unit);
};
