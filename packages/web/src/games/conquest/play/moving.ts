/** Walks in the making: where a unit gets to, what it does on the way, what comes of it. The rules say what is legal. Pure. */

import {
  type Battle,
  type CastCommand,
  type ConquestCommand,
  type ConquestDecision,
  conquest,
  conquestPower,
  DEFAULT_STANDING,
  enemiesAt,
  engageDistance,
  type FinishCommand,
  findModel,
  findNode,
  type HarvestCommand,
  harvestYield,
  inches,
  isNearNode,
  isWithin,
  kitOf,
  leftToWalk,
  type Model,
  type ModelId,
  modelOf,
  moveOf,
  NEAR,
  type NodeId,
  nodeName,
  nodeOf,
  paceOf,
  reachOf,
  refuseHarvest,
  routeFor,
  routeTowardsFor,
  shelvesOf,
  sideOf,
  surgeWarning,
  type Walk,
  type WalkCommand,
  walkCommands,
} from '@muster/conquest';
import { inch, type Length, measured, type Outline, type Point } from '@muster/geometry';
import { foresee } from '@muster/kernel';
import { remembered } from '../../../parts/remembered.ts';
import { listed } from '../../../parts/words.ts';
import { nameOf } from '../words.ts';
import { nearest } from './nearest.ts';

export type RouteStep = WalkCommand | HarvestCommand | CastCommand;

/** Orders of others are theirs: what is planned counts on the usual ones, so nobody Surges before an engagement. */
const asUsual = (b: Battle): Battle => ({ ...b, standing: b.standing.map((orders) => orders ?? DEFAULT_STANDING) });

/**
 * The battle after a command that the seat may give; undefined where it may not. Unseen: what comes of it is decided by dice, such as
 * those that begin the next round when the last unit has moved.
 */
export const tried = (b: Battle, seat: number, c: ConquestCommand): Battle | 'unseen' | undefined => {
  const { view, stopped } = foresee(conquest, b, seat, [c], asUsual);
  if (stopped === undefined) return view;
  return stopped.why === 'luck' || stopped.why === 'hidden' ? 'unseen' : undefined;
};

/** What can be seen of what was tried. */
export const seen = (then: Battle | 'unseen' | undefined): Battle | undefined => (then === 'unseen' ? undefined : then);

export const isActive = (b: Battle, unit: ModelId): boolean => {
  const top = b.stack.at(-1);
  return top?.type === 'activation' && top.unit === unit;
};

/** CQ-71: who surges moves alone. */
export const isSurging = (b: Battle): boolean => {
  const top = b.stack.at(-1);
  return top?.type === 'activation' && top.surge;
};

/** The battle with this unit active; undefined where it cannot be. */
const activated = (b: Battle, seat: number, unit: ModelId): Battle | undefined => {
  if (isActive(b, unit)) return b;
  const then = seen(tried(b, seat, { type: 'activate', unit }));
  return then !== undefined && isActive(then, unit) ? then : undefined;
};

/** A unit on its way: the battle after what is planned. */
export interface Course {
  readonly b: Battle;
  readonly unit: Model;
  /** Nothing can follow: it engages, it casts, or it has nothing left. */
  readonly isOver: boolean;
}

const isLast = (step: RouteStep): boolean => step.type === 'cast' || (step.type === 'walk' && step.engage);

/** As if it stood where a walk ends, with the ledger that it has there. */
export const stoodAt = (b: Battle, unit: Model, { path }: WalkCommand): Battle => {
  const at = path.at(-1)!;
  const cost = measured.pathCost([unit.at, ...path], reachOf(b, unit).rough);
  const there: Model = { ...unit, at, turn: { ...unit.turn, ledger: unit.turn.ledger + cost } };
  return { ...b, models: b.models.map((m) => (m.id === unit.id ? there : m)) };
};

/** After one step more; once nothing can follow, nothing does. */
const wentOn = (course: Course, seat: number, step: RouteStep): Course => {
  const { b, unit, isOver } = course;
  if (isOver) return course;
  const ended = (found?: Model): Course => {
    const there = step.type === 'walk' ? stoodAt(b, unit, step) : b;
    return { b: there, unit: found ?? modelOf(there, unit.id), isOver: true };
  };
  if (isLast(step)) return ended();
  const then = tried(b, seat, step);
  if (then === undefined) return { ...course, isOver: true };
  if (then === 'unseen') return ended();
  if (!isActive(then, unit.id)) return ended(findModel(then, unit.id));
  return { b: then, unit: modelOf(then, unit.id), isOver: false };
};

/** A course, and those that go on from it: plan, words, odds and what follows the pointer ask for the same ones. */
interface Known {
  readonly course: Course | undefined;
  readonly further: WeakMap<RouteStep, Known>;
}

const begun = remembered((b: Battle, seat: number, unit: ModelId): Known => {
  const now = activated(b, seat, unit);
  return { course: now && { b: now, unit: modelOf(now, unit), isOver: false }, further: new WeakMap() };
});

const further = ({ course, further: of }: Known, seat: number, step: RouteStep): Known => {
  const found = of.get(step);
  if (found !== undefined) return found;
  const made: Known = { course: course && wentOn(course, seat, step), further: new WeakMap() };
  of.set(step, made);
  return made;
};

export const courseOf = (b: Battle, seat: number, unit: ModelId, steps: readonly RouteStep[]): Course | undefined =>
  steps.reduce((before, step) => further(before, seat, step), begun(b, seat, unit)).course;

// --- Where it gets to ---

const outlineOf = remembered(measured.roughOutlineOf);

export const reachOutline = ({ b, unit }: Course): Outline | undefined =>
  leftToWalk(b, unit) > measured.EPSILON && !unit.turn.pinned ? outlineOf(reachOf(b, unit)) : undefined;

const nearer = remembered((reach: measured.RoughReachable, from: Point, most: Length) =>
  measured.roughReachable(reach.way, reach.rough, from, Math.min(most, reach.limit)),
);

/** The part of it from which it may still shoot (X-314): half a move for weapons that allow half. */
export const shootOutline = ({ b, unit }: Course): Outline | undefined => {
  const { weapon } = kitOf(b, unit);
  if (weapon === null || weapon.penalty !== 'half' || unit.turn.pinned) return undefined;
  const left = Math.floor(paceOf(b, unit) / 2) - unit.turn.ledger;
  return left <= measured.EPSILON ? undefined : outlineOf(nearer(reachOf(b, unit), unit.at, left));
};

// --- Steps ---

const SNAP: Length = inch(1);

const asWalk = (walk: Walk | undefined): WalkCommand | undefined =>
  walk && { type: 'walk', path: walk.path, engage: walk.engage };

/** The cheapest legal walk that stops there. */
export const walkOn = ({ b, unit }: Course, p: Point): WalkCommand | undefined => asWalk(routeFor(b, unit, p));

/** As far as it gets on the way there, without engaging anybody. */
export const walkTowards = ({ b, unit, isOver }: Course, p: Point): WalkCommand | undefined => {
  const walk = isOver ? undefined : asWalk(routeTowardsFor(b, unit, p));
  return walk?.engage === true ? undefined : walk;
};

/** A place in whole hundredths of a millimetre. */
export const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** A hand cannot hit an edge exactly: beyond it, the base touches it. */
const onBoard = ({ b, unit }: Course, p: Point): Point => {
  const { width, height } = reachOf(b, unit).way.field;
  const { radius } = kitOf(b, unit);
  return { x: Math.min(width - radius, Math.max(radius, p.x)), y: Math.min(height - radius, Math.max(radius, p.y)) };
};

/** The walk to a place, or to the nearest free one where something stands in it. */
export const walkTo = (course: Course, p: Point): WalkCommand | undefined => {
  if (course.isOver) return undefined;
  const wish = onBoard(course, whole(p));
  const straight = walkOn(course, wish);
  if (straight !== undefined) return straight;
  const place = measured.nearestPlace(reachOf(course.b, course.unit).way, wish);
  if (place === undefined || Math.hypot(place.x - wish.x, place.y - wish.y) > SNAP) return undefined;
  return walkOn(course, place);
};

/** Why it cannot go there, in a sentence. */
export const whyNot = ({ b, isOver }: Course, seat: number, p: Point): string => {
  if (isOver) return 'Nothing can follow what is planned: take its last step back first.';
  for (const engage of [false, true]) {
    const refusal = conquest.refuse(b, seat, { type: 'walk', path: [whole(p)], engage });
    if (refusal !== undefined && !(refusal.code === 'cannotWalk' && refusal.why === 'mustEngage'))
      return conquest.explain(refusal);
  }
  return 'No way leads there.';
};

/** Whether one stands on the other side. */
export const isAgainst = (b: Battle, m: Model, unit: Model): boolean => sideOf(b, m) !== sideOf(b, unit);

export const foesTouched = (b: Battle, unit: Model, { path }: WalkCommand): readonly ModelId[] =>
  enemiesAt(b, unit, path.at(-1) ?? unit.at, engageDistance(b)).map(({ id }) => id);

/** Of the stops that the rules know, the nearest that pleases. */
const nearestStop = (b: Battle, unit: Model, pleases: (at: Point) => boolean): WalkCommand | undefined => {
  const stops = walkCommands(b, unit).filter(({ engage, path }) => !engage && pleases(path.at(-1)!));
  return nearest(stops, ({ path }) => measured.pathLength([unit.at, ...path]));
};

const towards = (course: Course, at: Point): readonly RouteStep[] => {
  const walk = walkTowards(course, at);
  return walk === undefined ? [] : [walk];
};

/** To a node and harvest or pick up there; as far as it gets where that is too far. Empty: nothing can be done about it. */
export const nodeSteps = (course: Course, seat: number, id: NodeId): readonly RouteStep[] => {
  const steps = stepsTo(course, seat, id);
  if (steps.length === 0 || steps.some(({ type }) => type === 'harvest')) return steps;
  // from where a part of the way ends the rest may be nearer than it seemed
  const there = courseOf(course.b, seat, course.unit.id, steps);
  const rest = there === undefined || there.isOver ? [] : stepsTo(there, seat, id);
  return rest.some(({ type }) => type === 'harvest') ? [...steps, ...rest] : steps;
};

const stepsTo = (course: Course, seat: number, id: NodeId): readonly RouteStep[] => {
  const { b, unit, isOver } = course;
  const node = findNode(b, id);
  if (isOver || node === undefined || node.at === null) return [];
  const harvest: HarvestCommand = { type: 'harvest', node: id };
  const refusal = conquest.refuse(b, seat, harvest);
  if (refusal === undefined) return [harvest];
  if (refusal.code !== 'cannotHarvest' || refusal.why !== 'tooFar') return [];
  const walk = nearestStop(b, unit, (at) => isNearNode(b, unit, at, node));
  if (walk === undefined) return towards(course, node.at);
  const then = seen(tried(b, seat, walk));
  return then !== undefined && tried(then, seat, harvest) !== undefined ? [walk, harvest] : [walk];
};

/** Home with a relic: beside the nearest shelf with room, or towards it. */
export const homeSteps = (course: Course, to?: ModelId): readonly RouteStep[] => {
  const { b, unit, isOver } = course;
  if (isOver || unit.relics.length === 0) return [];
  const shelves = shelvesOf(b, sideOf(b, unit)).filter(({ id }) => to === undefined || id === to);
  const isHome = (at: Point): boolean => shelves.some((shelf) => isWithin(b, { ...unit, at }, shelf, NEAR));
  if (isHome(unit.at)) return [];
  const walk = nearestStop(b, unit, isHome);
  if (walk !== undefined) return [walk];
  const next = nearest(shelves, ({ at }) => measured.legLength(unit.at, at));
  return next === undefined ? [] : towards(course, next.at);
};

const couldUse = (b: Battle, unit: Model, id: NodeId): boolean => {
  const refusal = refuseHarvest(b, unit, id);
  return refusal === undefined || (refusal.code === 'cannotHarvest' && refusal.why === 'tooFar');
};

/** The nodes that it could use now, wherever they are within reach. */
export const nodesInReach = ({ b, unit, isOver }: Course): readonly NodeId[] => {
  if (isOver || unit.turn.pinned) return [];
  const far = leftToWalk(b, unit) + NEAR + inch(1.5);
  return b.nodes.flatMap((n) =>
    n.at !== null && isNearNode(b, unit, unit.at, n, far) && couldUse(b, unit, n.id) ? [n.id] : [],
  );
};

// --- In words ---

/** Where it goes, all walks together, the start first. */
export const pathOf = (from: Point, steps: readonly RouteStep[]): readonly Point[] => [
  from,
  ...steps.flatMap((step) => (step.type === 'walk' ? step.path : [])),
];

/** `3.2 of 6 in`. */
export const ledgerWords = ({ b, unit }: Course): string => `${inches(unit.turn.ledger)} of ${inches(moveOf(b, unit))}`;

/** `cast Ward on Legion A7`, `raise Zombies`, `blink 4 in`. */
const castWords = (b: Battle, unit: Model, { power, target, at, sheet }: CastCommand): string => {
  const name = conquestPower(power)?.name ?? power;
  if (sheet !== null) return `${name.toLowerCase()} ${kitOf(b, { seat: unit.seat, sheet }).name}`;
  if (at !== null) return `${name.toLowerCase()} ${inches(measured.legLength(unit.at, at))}`;
  return `cast ${name}${target === null ? '' : ` on ${target === unit.id ? 'itself' : nameOf(b, target)}`}`;
};

const stepWords = (b: Battle, unit: Model, step: RouteStep): string => {
  if (step.type === 'harvest') {
    const node = nodeOf(b, step.node);
    return node.kind === 'R'
      ? `pick up ${nodeName(step.node)}`
      : `harvest ${harvestYield(b, unit, node)} R at ${nodeName(step.node)}`;
  }
  if (step.type === 'cast') return castWords(b, unit, step);
  const foes = step.engage ? foesTouched(b, unit, step) : [];
  if (foes.length > 0) return `engage ${listed(foes.map((id) => nameOf(b, id)))}`;
  const there = { ...unit, at: step.path.at(-1) ?? unit.at };
  if (unit.relics.length > 0 && shelvesOf(b, sideOf(b, unit)).some((shelf) => isWithin(b, there, shelf, NEAR)))
    return 'bring it home';
  return `go ${inches(measured.pathCost([unit.at, ...step.path], reachOf(b, unit).rough))}`;
};

/** Steps in words, each as it stands when its turn comes. */
export const routeWords = (b: Battle, seat: number, unit: ModelId, steps: readonly RouteStep[]): readonly string[] =>
  steps.map((step, i) => {
    const course = courseOf(b, seat, unit, steps.slice(0, i));
    return course === undefined ? '' : stepWords(course.b, course.unit, step);
  });

/** What speaks against it, as far as the table can know. */
export const routeRisks = (b: Battle, seat: number, unit: ModelId, steps: readonly RouteStep[]): readonly string[] => {
  const last = steps.at(-1);
  const before = courseOf(b, seat, unit, steps.slice(0, -1));
  const after = courseOf(b, seat, unit, steps);
  if (last === undefined || before === undefined || after === undefined) return [];
  const risks: string[] = [];
  if (last.type === 'walk' && last.engage) {
    const surging = surgeWarning(before.b, before.unit, last.path);
    const foes = foesTouched(before.b, before.unit, last).filter((id) => !before.unit.turn.near.includes(id));
    if (foes.length > 0)
      risks.push(`${listed([unit, ...foes].map((id) => nameOf(b, id)))} are pinned till the end of the phase (X-318).`);
    if (surging.length > 0)
      risks.push(`${listed(surging.map((id) => nameOf(b, id)))} may surge before it arrives (X-327).`);
  }
  const { weapon } = kitOf(b, after.unit);
  const { ledger } = after.unit.turn;
  if (weapon !== null && ledger > 0 && weapon.penalty !== 'none') {
    const isTooFar = weapon.penalty === 'full' || 2 * ledger > paceOf(b, after.unit);
    if (isTooFar) risks.push(`It will have moved too far to shoot its ${weapon.name} (DW-66).`);
  }
  return risks;
};

/** Whether a decision is about units that move. */
export type MoveDecision = Extract<ConquestDecision, { readonly kind: 'activate' | 'move' }>;

/** Units that may be activated now, the active one too. */
export const movableUnits = (b: Battle, d: MoveDecision): readonly ModelId[] => {
  if (d.kind === 'activate') return d.units;
  if (isSurging(b)) return [d.unit];
  const others = b.models.flatMap(({ id, seat }) => (id !== d.unit && seat === d.seat ? [id] : []));
  return [d.unit, ...others.filter((unit) => conquest.refuse(b, d.seat, { type: 'activate', unit }) === undefined)];
};

/** The commands behind a route: the unit becomes active first, where it is not. */
export const routeCommands = (
  b: Battle,
  unit: ModelId,
  steps: readonly (RouteStep | FinishCommand)[],
): readonly ConquestCommand[] => (isActive(b, unit) ? steps : [{ type: 'activate', unit }, ...steps]);
