/** Orders for many: a group that moves together, workers that go on with what they did. Each step is a command of its own. Pure. */

import {
  areBeside,
  type Battle,
  type ConquestCommand,
  conquest,
  findModel,
  harvestYield,
  kitOf,
  type Model,
  type ModelId,
  modelOf,
  type NodeId,
  nodeOf,
  sideOf,
} from '@muster/conquest';
import { groups } from '@muster/dwethia';
import { measured, type Point } from '@muster/geometry';
import type { BoardPlan } from '../../../measured/types.ts';
import { count } from '../../../parts/words.ts';
import { nameOf } from '../words.ts';
import {
  type Course,
  courseOf,
  homeSteps,
  isActive,
  nodeSteps,
  pathOf,
  type RouteStep,
  routeCommands,
  tried,
  walkTo,
} from './moving.ts';
import { nearest } from './nearest.ts';

/** What one of many does. */
export interface Errand {
  readonly unit: ModelId;
  readonly steps: readonly RouteStep[];
}

export interface Orders {
  readonly errands: readonly Errand[];
  /** Who cannot follow, and why: a sentence each. */
  readonly left: readonly string[];
  readonly commands: readonly ConquestCommand[];
  /** R that harvests bring. */
  readonly harvest: number;
  readonly plans: readonly BoardPlan[];
}

/** The battle after all of it; unseen where its last command has the dice decide. Undefined where something of it cannot be done any more. */
const after = (b: Battle, seat: number, commands: readonly ConquestCommand[]): Battle | 'unseen' | undefined => {
  const last = commands.length - 1;
  let now = b;
  for (const [i, c] of commands.entries()) {
    const then = tried(now, seat, c);
    if (then === undefined || then === 'unseen') return i === last ? then : undefined;
    now = then;
  }
  return now;
};

const planOf = (b: Battle, { unit, steps }: Errand): BoardPlan => {
  const m = modelOf(b, unit);
  return { id: `many ${unit}`, kind: 'plan', path: pathOf(m.at, steps), radius: kitOf(b, m).radius };
};

const collected = (
  b: Battle,
  seat: number,
  units: readonly ModelId[],
  stepsOf: (course: Course, name: string) => readonly RouteStep[] | string,
): Orders => {
  const errands: Errand[] = [];
  const left: string[] = [];
  const commands: ConquestCommand[] = [];
  let harvest = 0;
  let now = b;
  for (const unit of units) {
    const name = nameOf(b, unit);
    const course = courseOf(now, seat, unit, []);
    if (course === undefined) {
      left.push(`${name} cannot be activated.`);
      continue;
    }
    const steps = stepsOf(course, name);
    if (typeof steps === 'string' || steps.length === 0) {
      left.push(typeof steps === 'string' ? steps : `${name} has nothing to do.`);
      continue;
    }
    const own = routeCommands(now, unit, steps);
    const then = after(now, seat, own);
    if (then === undefined) {
      left.push(`${name} cannot do it.`);
      continue;
    }
    for (const step of steps) {
      if (step.type !== 'harvest') continue;
      const node = nodeOf(now, step.node);
      if (node.kind !== 'R') harvest += harvestYield(now, course.unit, node);
    }
    errands.push({ unit, steps });
    commands.push(...own);
    if (then === 'unseen') break;
    now = then;
    if (!now.stack.some(({ type }) => type === 'half')) break; // the half is over with it
  }
  return { errands, left, commands, harvest, plans: errands.map((one) => planOf(b, one)) };
};

// --- A group ---

/** Everybody who hangs together with this unit and may still be moved (DW-41, DW-42). */
export const groupOf = (b: Battle, unit: ModelId, movable: readonly ModelId[]): readonly ModelId[] => {
  const m = findModel(b, unit);
  if (m === undefined) return [unit];
  const own = b.models.filter((one) => sideOf(b, one) === sideOf(b, m) && movable.includes(one.id));
  const found = groups(own, (p, q) => areBeside(b, p, q)).find((group) => group.some(({ id }) => id === unit));
  return found?.map(({ id }) => id) ?? [unit];
};

const along = ({ x, y }: Point, by: Point): number => x * by.x + y * by.y;

/** The same way for each: who stands foremost goes first, so that nobody is in another's way. */
export const groupOrders = (b: Battle, seat: number, units: readonly ModelId[], by: Point): Orders => {
  const order = [...units].sort((p, q) => {
    const ahead = along(modelOf(b, q).at, by) - along(modelOf(b, p).at, by);
    // who is active already is not closed before it has moved
    return Number(isActive(b, q)) - Number(isActive(b, p)) || ahead;
  });
  return collected(b, seat, order, (course, name) => {
    const to = { x: course.unit.at.x + by.x, y: course.unit.at.y + by.y };
    const walk = walkTo(course, to);
    if (walk === undefined) {
      const refusal = conquest.refuse(course.b, seat, { type: 'walk', path: [to], engage: false });
      return refusal === undefined ? `${name} finds no way.` : conquest.explain(refusal);
    }
    return walk.engage ? `${name} would engage an enemy: move it alone.` : [walk];
  });
};

// --- Workers ---

export const isWorker = (b: Battle, m: Model): boolean => {
  const kit = kitOf(b, m);
  return kit.kind === 'unit' && kit.sheet.worker;
};

/** Workers of a seat that have not been moved, or carry on where they stand. */
export const workersOf = (b: Battle, movable: readonly ModelId[]): readonly ModelId[] =>
  movable.filter((id) => {
    const m = findModel(b, id);
    return m !== undefined && isWorker(b, m) && !m.turn.harvested;
  });

const isTaken = (b: Battle, node: NodeId): boolean => b.models.some((m) => m.node === node);

/** Nodes by how far they are, those that would bring something now; a relic where it is nearer than any deposit. */
const wishesOf = (course: Course, claimed: ReadonlySet<NodeId>): readonly NodeId[] => {
  const { b, unit } = course;
  const side = sideOf(b, unit);
  return b.nodes
    .filter((n) => n.at !== null && !claimed.has(n.id) && (n.kind === 'R' || (!n.served[side] && !isTaken(b, n.id))))
    .map((n) => ({ id: n.id, far: measured.legLength(unit.at, n.at!) }))
    .sort((p, q) => p.far - q.far)
    .map(({ id }) => id);
};

const TRIES = 5;

/** The deposit that it stands at and could harvest: there it stays (a harvest is repeated round after round). */
const standsAt = ({ b, unit }: Course, seat: number): NodeId | undefined => {
  const deposits = b.nodes.filter(
    (n) =>
      n.kind !== 'R' && !isTaken(b, n.id) && conquest.refuse(b, seat, { type: 'harvest', node: n.id }) === undefined,
  );
  return nearest(deposits, ({ at }) => measured.legLength(unit.at, at!))?.id;
};

/** With a relic in its hands it sets out at once. */
const thenHome = ({ b, unit }: Course, seat: number, steps: readonly RouteStep[]): readonly RouteStep[] => {
  const then = courseOf(b, seat, unit.id, steps);
  return then === undefined ? [] : homeSteps(then);
};

/** Home with what it carries; else harvest where it stands, else at the nearest node that nobody else goes to. */
const workerSteps = (
  course: Course,
  seat: number,
  own: NodeId | undefined,
  claimed: Set<NodeId>,
): readonly RouteStep[] => {
  if (course.unit.relics.length > 0) return homeSteps(course);
  if (own !== undefined) return nodeSteps(course, seat, own);
  let walking: readonly RouteStep[] = [];
  let goal: NodeId | undefined;
  for (const id of wishesOf(course, claimed).slice(0, TRIES)) {
    const steps = nodeSteps(course, seat, id);
    if (steps.some(({ type }) => type === 'harvest')) {
      claimed.add(id);
      return [...steps, ...thenHome(course, seat, steps)];
    }
    if (walking.length === 0 && steps.length > 0) [walking, goal] = [steps, id];
  }
  if (goal !== undefined) claimed.add(goal);
  return walking;
};

export const workerOrders = (b: Battle, seat: number, units: readonly ModelId[]): Orders => {
  const claimed = new Set<NodeId>();
  const stays = new Map<ModelId, NodeId>();
  for (const unit of units) {
    const course = courseOf(b, seat, unit, []);
    const at = course === undefined || course.unit.relics.length > 0 ? undefined : standsAt(course, seat);
    if (at === undefined || claimed.has(at)) continue;
    claimed.add(at); // nobody takes it from who stands there
    stays.set(unit, at);
  }
  // who is active first, then who can harvest without a step
  const rank = (id: ModelId): number => (isActive(b, id) ? 0 : stays.has(id) ? 1 : 2);
  const order = [...units].sort((p, q) => rank(p) - rank(q));
  return collected(b, seat, order, (course) => workerSteps(course, seat, stays.get(course.unit.id), claimed));
};

/** `+120 R, 2 relics, 1 walks on`. */
export const ordersWords = (b: Battle, { errands, harvest }: Orders): string => {
  const isAt = (kind: 'R' | 'deposit') => (step: RouteStep) =>
    step.type === 'harvest' && (nodeOf(b, step.node).kind === 'R') === (kind === 'R');
  const harvesting = errands.filter(({ steps }) => steps.some(isAt('deposit')));
  const relics = errands.filter(({ unit, steps }) => modelOf(b, unit).relics.length > 0 || steps.some(isAt('R')));
  const walking = errands.length - new Set([...harvesting, ...relics]).size;
  return [
    ...(harvest > 0 ? [`+${harvest} R`] : []),
    ...(relics.length > 0 ? [count(relics.length, 'relic')] : []),
    ...(walking > 0 ? [`${count(walking, 'walks', 'walk')} on`] : []),
  ].join(', ');
};
