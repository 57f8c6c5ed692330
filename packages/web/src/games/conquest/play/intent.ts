/**
 * What a player is about to do, before it is a command. One gesture means one thing at every question: choose a model, choose it
 * again to let go, click the map to plan; only a button or its key commits.
 */

import {
  type Battle,
  type CastCommand,
  type ConquestCommand,
  type ConquestDecision,
  castCommands,
  conquest,
  conquestPower,
  findModel,
  kitOf,
  type Model,
  type ModelId,
  type NodeId,
  sideOf,
  sideOfSeat,
} from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { nameOf } from '../words.ts';
import { chooseActor } from './hand/acting.ts';
import { castAt } from './hand/casting.ts';
import { firstIntent, look, route } from './hand/first.ts';
import { putDown, whole } from './hand/putting.ts';
import {
  type Casting,
  type Gestured,
  IDLE,
  type Intent,
  isMoveDecision,
  type RouteIntent,
  said,
  to,
} from './hand/types.ts';
import {
  type Course,
  courseOf,
  engageStep,
  homeSteps,
  type MoveDecision,
  movableUnits,
  nodeSteps,
  type RouteStep,
  walkTo,
  whyNot,
} from './moving.ts';

/** What the computer would do, in the hand: it is looked at before it counts. */
export const suggested = (b: Battle, d: ConquestDecision, c: ConquestCommand): Intent => {
  switch (c.type) {
    case 'terrain':
      return { kind: 'put', thing: { type: 'terrain', piece: c.piece, turns: c.turns }, at: c.at };
    case 'node':
      return { kind: 'put', thing: { type: 'node', kind: c.kind }, at: c.at };
    case 'hq':
    case 'place':
      return { kind: 'put', thing: { type: c.type }, at: c.at };
    case 'deploy':
      return { kind: 'put', thing: { type: 'deploy', unit: c.unit }, at: c.at };
    case 'walk':
    case 'harvest':
    case 'cast':
      return d.kind === 'move' ? route(d.unit, [c]) : firstIntent(b, d);
    default:
      return firstIntent(b, d);
  }
};

// --- Moving ---

const routeCourse = (b: Battle, d: MoveDecision, { unit, steps }: RouteIntent): Course | undefined =>
  courseOf(b, d.seat, unit, steps);

const withSteps = (intent: RouteIntent, steps: readonly RouteStep[]): RouteIntent => ({
  ...intent,
  steps: [...intent.steps, ...steps],
  casting: null,
});

const moveOn = (b: Battle, d: MoveDecision, intent: RouteIntent, at: Point): Gestured => {
  const course = routeCourse(b, d, intent);
  if (course === undefined) return said(intent, at, `${nameOf(b, intent.unit)} cannot be activated now (X-313).`);
  const walk = walkTo(course, at);
  return walk === undefined ? said(intent, at, whyNot(course, d.seat, at)) : to(withSteps(intent, [walk]));
};

/** Blink may end in contact; then it engages. */
const castRefusal = (
  b: Battle,
  seat: number,
  cast: CastCommand,
): { readonly cast: CastCommand; readonly why?: string } => {
  const refusal = conquest.refuse(b, seat, cast);
  if (refusal === undefined) return { cast };
  const engaging = { ...cast, engage: true };
  if (cast.at !== null && conquest.refuse(b, seat, engaging) === undefined) return { cast: engaging };
  return { cast, why: conquest.explain(refusal) };
};

const castOn = (b: Battle, d: MoveDecision, intent: RouteIntent, target: ModelId | null, at: Point): Gestured => {
  const course = routeCourse(b, d, intent);
  if (course === undefined || intent.casting === null) return to(intent);
  const isPlaced = needsPlace(intent.casting.power);
  const { cast, why } = castRefusal(
    course.b,
    d.seat,
    castAt(intent.unit, intent.casting, isPlaced ? null : target, isPlaced ? at : null),
  );
  return why === undefined ? to(withSteps(intent, [cast])) : said(intent, at, why);
};

/** Blink and Raise name a place, all others a model. */
export const needsPlace = (power: string): boolean => {
  const kind = conquestPower(power)?.effect.kind;
  return kind === 'blink' || kind === 'raise';
};

const chooseMover = (b: Battle, d: MoveDecision, intent: Intent, m: Model): Gestured => {
  const { id } = m;
  const movable = movableUnits(b, d);
  if (intent.kind === 'group') {
    if (!movable.includes(id)) return said(intent, m.at, `${nameOf(b, id)} cannot be moved with them (X-313).`);
    const units = intent.units.includes(id) ? intent.units.filter((one) => one !== id) : [...intent.units, id];
    return to(units.length === 0 ? firstIntent(b, d) : { kind: 'group', units, by: null });
  }
  if (intent.kind === 'route') {
    if (intent.casting !== null) return castOn(b, d, intent, id, m.at);
    if (id === intent.unit) {
      if (intent.steps.length > 0) return to(route(id));
      return to(d.kind === 'move' ? { kind: 'look', model: id } : IDLE);
    }
    const course = routeCourse(b, d, intent);
    if (course !== undefined && sideOf(b, m) !== sideOfSeat(b, d.seat) && kitOf(b, m).kind === 'unit') {
      const step = engageStep(course, id);
      if (step !== undefined) return to(withSteps(intent, [step]));
      return said(intent, m.at, `${nameOf(b, intent.unit)} does not get into contact with ${nameOf(b, id)} (X-316).`);
    }
    if (course !== undefined && course.unit.relics.length > 0 && kitOf(b, m).kind === 'building') {
      const steps = homeSteps(course, id);
      if (steps.length > 0) return to(withSteps(intent, steps));
    }
  }
  if (movable.includes(id)) return to(route(id));
  return look(b, d, intent, id);
};

/** A node was chosen. */
export const chooseNode = (b: Battle, d: ConquestDecision | undefined, intent: Intent, id: NodeId): Gestured => {
  const at = b.nodes.find((n) => n.id === id)?.at;
  if (d === undefined || at == null) return to(intent);
  if (!isMoveDecision(d) || intent.kind !== 'route') return chooseGround(b, d, intent, at);
  if (intent.casting !== null) return castOn(b, d, intent, null, at);
  const course = routeCourse(b, d, intent);
  if (course === undefined) return to(intent);
  const steps = nodeSteps(course, d.seat, id);
  if (steps.length > 0) return to(withSteps(intent, steps));
  const refusal = conquest.refuse(course.b, d.seat, { type: 'harvest', node: id });
  const walk = walkTo(course, at);
  // who has no use for it may still stand on it
  if (walk !== undefined && refusal?.code === 'cannotHarvest' && refusal.why === 'noHarvest')
    return to(withSteps(intent, [walk]));
  return said(intent, at, refusal === undefined ? whyNot(course, d.seat, at) : conquest.explain(refusal));
};

// --- Gestures ---

/** Who answers the question when a model is chosen. */
export const pickCommand = (b: Battle, d: ConquestDecision, id: ModelId): ConquestCommand | undefined => {
  switch (d.kind) {
    case 'surge':
      return { type: 'surge', unit: id };
    case 'surgeAnswer':
      return { type: 'answer', unit: id };
    case 'friendlyHit':
      return { type: 'friend', unit: id };
    case 'allot':
      return { type: 'allot', to: id };
    case 'selectFight':
      return { type: 'fight', fight: fightWith(b, id, d.fights) ?? id };
    case 'support':
      return { type: 'support', unit: d.unit, fight: fightWith(b, id, d.among) ?? id };
    default:
      return undefined;
  }
};

/** The fight in which a model stands, of those on the stack. */
const fightWith = (b: Battle, id: ModelId, among: readonly ModelId[]): ModelId | undefined => {
  if (among.includes(id)) return id;
  const top = b.stack.at(-1);
  const fights = top?.type === 'combat' || top?.type === 'support' ? top.fights : [];
  return fights.find(
    ({ id: fight, core, supporters, far, building }) =>
      among.includes(fight) && (building === id || [...core, ...supporters, ...far].includes(id)),
  )?.id;
};

export const chooseModel = (b: Battle, d: ConquestDecision | undefined, intent: Intent, id: ModelId): Gestured => {
  const m = findModel(b, id);
  if (m === undefined) return to(intent);
  if (d === undefined) return look(b, d, intent, id);
  const pick = pickCommand(b, d, id);
  if (pick !== undefined) {
    const refusal = conquest.refuse(b, d.seat, pick);
    if (refusal !== undefined) return said(intent, m.at, conquest.explain(refusal));
    const picked = pick.type === 'fight' || pick.type === 'support' ? pick.fight : id;
    return to(intent.kind === 'pick' && intent.id === picked ? IDLE : { kind: 'pick', id: picked });
  }
  if (intent.kind === 'put') return putDown(b, d, intent, m.at);
  if (isMoveDecision(d)) return chooseMover(b, d, intent, m);
  if (d.kind === 'shootBuild') return chooseActor(b, d, intent, m);
  return look(b, d, intent, id);
};

/** A place on the map was chosen. */
export const chooseGround = (b: Battle, d: ConquestDecision | undefined, intent: Intent, at: Point): Gestured => {
  if (d === undefined) return to(IDLE);
  switch (intent.kind) {
    case 'put':
      return putDown(b, d, intent, at);
    case 'route':
      if (!isMoveDecision(d)) return to(intent);
      return intent.casting === null ? moveOn(b, d, intent, at) : castOn(b, d, intent, null, at);
    case 'group': {
      const leader = findModel(b, intent.units[0]!);
      return leader === undefined
        ? to(IDLE)
        : to({ ...intent, by: { x: Math.round(at.x - leader.at.x), y: Math.round(at.y - leader.at.y) } });
    }
    case 'rally':
      return to({ ...intent, at: whole(at) });
    case 'look':
      return to(firstIntent(b, d));
    default:
      return to(intent);
  }
};

/** One step back: of a plan its last step, else what is in the hand. */
export const stepBack = (b: Battle, d: ConquestDecision | undefined, intent: Intent): Intent => {
  switch (intent.kind) {
    case 'route':
      if (intent.casting !== null) return { ...intent, casting: null };
      if (intent.steps.length > 0) return { ...intent, steps: intent.steps.slice(0, -1) };
      return d?.kind === 'move' ? intent : IDLE;
    case 'group':
      return intent.by === null ? route(intent.units[0]!) : { ...intent, by: null };
    case 'put':
      return { ...intent, at: null };
    case 'act':
      if (intent.act !== null) return { ...intent, act: null };
      return intent.casting === null ? IDLE : { ...intent, casting: null };
    case 'aims':
      return intent;
    default:
      return d === undefined ? IDLE : firstIntent(b, d);
  }
};

/** Powers that a unit could cast now, each once. */
export const powersOf = (b: Battle, unit: Model): readonly Casting[] => {
  const found = new Map<string, Casting>();
  for (const c of castCommands(b, unit)) {
    const key = `${c.power} ${c.sheet}`;
    if (!found.has(key)) found.set(key, { power: c.power, sheet: c.sheet, upcharge: 0 });
  }
  return [...found.values()];
};
