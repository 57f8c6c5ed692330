/**
 * What a player is about to do, before it is a command. One gesture means one thing at every question: choose a model, choose it
 * again to let go, click the map to plan; only a button or its key commits.
 */

import {
  type Aims,
  type Battle,
  type BuildCommand,
  CATALOGUE,
  type CastCommand,
  type ConquestCommand,
  type ConquestDecision,
  castCommands,
  conquest,
  conquestPower,
  findKit,
  findModel,
  hqKitFor,
  type Kit,
  kitOf,
  type Model,
  type ModelId,
  modelOf,
  NODE_RADII,
  type NodeId,
  type NodeKind,
  type ShootCommand,
  seatFor,
  sideOf,
  sideOfSeat,
} from '@muster/conquest';
import { inch, type Length, type Point } from '@muster/geometry';
import { nameOf } from '../words.ts';
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

/** A power in the hand, its target still to be chosen. */
export interface Casting {
  readonly power: string;
  /** Raise. */
  readonly sheet: string | null;
  readonly upcharge: number;
}

export type Act = ShootCommand | CastCommand | BuildCommand;

/** What is put on the table by hand. */
export type Thing =
  | { readonly type: 'terrain'; readonly piece: string; readonly turns: 0 | 1 | 2 | 3 }
  | { readonly type: 'node'; readonly kind: NodeKind }
  | { readonly type: 'hq' }
  | { readonly type: 'deploy'; readonly unit: string }
  | { readonly type: 'place' };

export type Intent =
  | { readonly kind: 'idle' }
  | { readonly kind: 'look'; readonly model: ModelId }
  | { readonly kind: 'aims'; readonly scenario: Aims['scenario'] | null; readonly missions: readonly string[] }
  | { readonly kind: 'put'; readonly thing: Thing; readonly at: Point | null }
  | {
      readonly kind: 'route';
      readonly unit: ModelId;
      readonly steps: readonly RouteStep[];
      readonly casting: Casting | null;
    }
  | { readonly kind: 'group'; readonly units: readonly ModelId[]; readonly by: Point | null }
  | { readonly kind: 'research'; readonly item: string; readonly unit: string | null }
  | { readonly kind: 'act'; readonly model: ModelId; readonly act: Act | null; readonly casting: Casting | null }
  | { readonly kind: 'rally'; readonly builder: ModelId; readonly at: Point | null }
  | { readonly kind: 'pick'; readonly id: ModelId };

export const IDLE: Intent = { kind: 'idle' };
export type RouteIntent = Extract<Intent, { kind: 'route' }>;
export type GroupIntent = Extract<Intent, { kind: 'group' }>;
export type PutIntent = Extract<Intent, { kind: 'put' }>;
export type ActIntent = Extract<Intent, { kind: 'act' }>;

export interface Answer {
  readonly at: Point;
  readonly text: string;
}

export interface Step {
  readonly intent: Intent;
  readonly answer?: Answer | undefined;
}

const to = (intent: Intent): Step => ({ intent });
const said = (intent: Intent, at: Point, text: string): Step => ({ intent, answer: { at, text } });

// --- What the hand holds when a question comes up ---

export const isMoveDecision = (d: ConquestDecision): d is MoveDecision => d.kind === 'activate' || d.kind === 'move';

/** What could be set up, of this kind of question; the first one is in the hand. */
export const things = (b: Battle, d: ConquestDecision): readonly Thing[] => {
  switch (d.kind) {
    case 'placeTerrain':
      return CATALOGUE.map(({ id }) => ({ type: 'terrain', piece: id, turns: 0 }) as const);
    case 'placeNode':
      return [...new Set(d.kinds.map((owed) => owed[0] as NodeKind))].map((kind) => ({ type: 'node', kind }) as const);
    case 'placeHq':
      return [{ type: 'hq' }];
    case 'deploy': {
      const units = new Set<string>();
      for (const c of conquest.candidates(b, d.seat)) if (c.type === 'deploy') units.add(c.unit);
      return [...units].map((unit) => ({ type: 'deploy', unit }) as const);
    }
    case 'place':
      return [{ type: 'place' }];
    default:
      return [];
  }
};

/** What it meant to set up next by its list, else the first that it can. */
const firstThing = (b: Battle, d: ConquestDecision): Thing | undefined => {
  const all = things(b, d);
  if (d.kind !== 'deploy') return all[0];
  const planned = [...b.config.seats[d.seat]!.start];
  for (const m of b.models) {
    const i = m.seat === d.seat ? planned.indexOf(m.sheet) : -1;
    if (i >= 0) planned.splice(i, 1);
  }
  return all.find((one) => one.type === 'deploy' && one.unit === planned[0]) ?? all[0];
};

export const route = (unit: ModelId, steps: readonly RouteStep[] = []): RouteIntent => ({
  kind: 'route',
  unit,
  steps,
  casting: null,
});

/** It has done something already, and others wait: the hand is free for them. Who surges does so alone. */
const isUnderWay = (b: Battle, unit: ModelId): boolean => {
  const top = b.stack.at(-1);
  const { turn } = modelOf(b, unit);
  return top?.type === 'activation' && !top.surge && (turn.ledger > 0 || turn.harvested || turn.cast);
};

export const firstIntent = (b: Battle, d: ConquestDecision): Intent => {
  switch (d.kind) {
    case 'muster':
      return { kind: 'aims', scenario: null, missions: [] };
    case 'placeTerrain':
    case 'placeNode':
    case 'placeHq':
    case 'deploy':
    case 'place': {
      const thing = firstThing(b, d);
      return thing === undefined ? IDLE : { kind: 'put', thing, at: null };
    }
    case 'move':
      return isUnderWay(b, d.unit) ? IDLE : route(d.unit);
    case 'selectFight':
      return d.fights.length === 1 ? { kind: 'pick', id: d.fights[0]! } : IDLE;
    case 'support':
      return IDLE;
    default:
      return IDLE;
  }
};

// --- Putting things down ---

const HALF: Length = inch(1) / 2;
const onLattice = ({ x, y }: Point): Point => ({ x: Math.round(x / HALF) * HALF, y: Math.round(y / HALF) * HALF });
const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** terrain, nodes and headquarters lie on half inches. */
export const putCommand = (thing: Thing, at: Point): ConquestCommand => {
  switch (thing.type) {
    case 'terrain':
      return { type: 'terrain', piece: thing.piece, at: onLattice(at), turns: thing.turns };
    case 'node':
      return { type: 'node', kind: thing.kind, at: onLattice(at) };
    case 'hq':
      return { type: 'hq', at: onLattice(at) };
    case 'deploy':
      return { type: 'deploy', unit: thing.unit, at: whole(at) };
    case 'place':
      return { type: 'place', at: whole(at) };
  }
};

/** A hand is not that exact: where a place is refused, the nearest that the rules know is meant, if it is near. */
const SNAP: Length = inch(0.75);

const isSame = (a: ConquestCommand, c: ConquestCommand): boolean =>
  a.type === c.type &&
  (a.type !== 'deploy' || (c.type === 'deploy' && a.unit === c.unit)) &&
  (a.type !== 'node' || (c.type === 'node' && a.kind === c.kind)) &&
  (a.type !== 'terrain' || (c.type === 'terrain' && a.piece === c.piece && a.turns === c.turns));

const placeOf = (c: ConquestCommand): Point | null => ('at' in c && c.at !== null ? c.at : null);

/** The legal command nearest to a wish, and what speaks against the wish itself. */
export const putNear = (b: Battle, seat: number, thing: Thing, at: Point): ConquestCommand | undefined => {
  const wished = putCommand(thing, at);
  if (conquest.refuse(b, seat, wished) === undefined) return wished;
  let best: ConquestCommand | undefined;
  let least: number = SNAP;
  for (const c of conquest.candidates(b, seat)) {
    const place = isSame(wished, c) ? placeOf(c) : null;
    const far = place === null ? Number.POSITIVE_INFINITY : Math.hypot(place.x - at.x, place.y - at.y);
    if (far < least) [best, least] = [c, far];
  }
  return best;
};

/** So wide is what is put down; null for terrain, which has a shape of its own. */
export const thingRadius = (b: Battle, d: ConquestDecision, thing: Thing): Length => {
  const kit = thingKit(b, d, thing);
  if (kit !== undefined) return kit.radius;
  return thing.type === 'node' ? NODE_RADII[thing.kind] : inch(0.2);
};

export const thingKit = (b: Battle, d: ConquestDecision, thing: Thing): Kit | undefined => {
  if (thing.type === 'deploy') return findKit(b, d.seat, thing.unit);
  if (thing.type === 'place' && d.kind === 'place') return findKit(b, modelOf(b, d.builder).seat, d.product);
  return thing.type === 'hq' ? hqKitFor(b, d.seat) : undefined;
};

const putDown = (b: Battle, d: ConquestDecision, intent: PutIntent, at: Point): Step => {
  const command = putNear(b, d.seat, intent.thing, at);
  if (command !== undefined) return to({ ...intent, at: placeOf(command) });
  const refusal = conquest.refuse(b, d.seat, putCommand(intent.thing, at));
  return said(intent, at, refusal === undefined ? '' : conquest.explain(refusal));
};

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

const moveOn = (b: Battle, d: MoveDecision, intent: RouteIntent, at: Point): Step => {
  const course = routeCourse(b, d, intent);
  if (course === undefined) return said(intent, at, `${nameOf(b, intent.unit)} cannot be activated now (X-313).`);
  const walk = walkTo(course, at);
  return walk === undefined ? said(intent, at, whyNot(course, d.seat, at)) : to(withSteps(intent, [walk]));
};

/** What a power in the hand does with a target or a place. */
export const castAt = (unit: ModelId, { power, sheet, upcharge }: Casting, target: ModelId | null, at: Point | null) =>
  ({
    type: 'cast',
    unit,
    power,
    target,
    at: at && whole(at),
    sheet,
    engage: false,
    upcharge,
  }) as const satisfies CastCommand;

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

const castOn = (b: Battle, d: MoveDecision, intent: RouteIntent, target: ModelId | null, at: Point): Step => {
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

const chooseMover = (b: Battle, d: MoveDecision, intent: Intent, m: Model): Step => {
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
export const chooseNode = (b: Battle, d: ConquestDecision | undefined, intent: Intent, id: NodeId): Step => {
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

// --- Shooting and building ---

/** All that a model could do now in the Shoot and Build phase. */
export const actsOf = (b: Battle, seat: number, model: ModelId): readonly Act[] =>
  conquest
    .candidates(b, seat)
    .filter(
      (c): c is Act =>
        ((c.type === 'shoot' || c.type === 'cast') && c.unit === model) || (c.type === 'build' && c.builder === model),
    );

export const actorsOf = (b: Battle, seat: number): readonly ModelId[] => {
  const found = new Set<ModelId>();
  for (const c of conquest.candidates(b, seat)) {
    if (c.type === 'shoot' || c.type === 'cast') found.add(c.unit);
    else if (c.type === 'build') found.add(c.builder);
  }
  return [...found];
};

const sameAct = (a: Act | null, c: Act): boolean => JSON.stringify(a) === JSON.stringify(c);

const chooseActor = (
  b: Battle,
  d: ConquestDecision & { readonly kind: 'shootBuild' },
  intent: Intent,
  m: Model,
): Step => {
  const { id } = m;
  const isOwn = seatFor(b, m) === d.seat;
  if (intent.kind === 'act' && intent.model !== id) {
    const aimed = actsOf(b, d.seat, intent.model).filter(
      (c) =>
        c.type !== 'build' &&
        c.target === id &&
        (intent.casting === null ? true : c.type === 'cast' && c.power === intent.casting.power),
    );
    if (aimed.length > 0) {
      const next = aimed[(aimed.findIndex((one) => sameAct(intent.act, one)) + 1) % aimed.length]!;
      return to({ ...intent, act: next });
    }
    if (!isOwn) {
      const c: ConquestCommand =
        intent.casting === null
          ? { type: 'shoot', unit: intent.model, target: id, arc: false }
          : castAt(intent.model, intent.casting, id, null);
      const refusal = conquest.refuse(b, d.seat, c);
      if (refusal !== undefined) return said({ ...intent, act: null }, m.at, conquest.explain(refusal));
    }
  }
  if (isOwn) {
    if (intent.kind === 'act' && intent.model === id) return to(IDLE);
    return to({ kind: 'act', model: id, act: null, casting: null });
  }
  return look(b, d, intent, id);
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

const look = (b: Battle, d: ConquestDecision | undefined, intent: Intent, id: ModelId): Step =>
  to(
    intent.kind === 'look' && intent.model === id
      ? d === undefined
        ? IDLE
        : firstIntent(b, d)
      : { kind: 'look', model: id },
  );

export const chooseModel = (b: Battle, d: ConquestDecision | undefined, intent: Intent, id: ModelId): Step => {
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
export const chooseGround = (b: Battle, d: ConquestDecision | undefined, intent: Intent, at: Point): Step => {
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
