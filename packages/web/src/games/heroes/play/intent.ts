/**
 * What a player is about to do, before it is a command. One gesture means one thing at every question: choose, choose again to let
 * go, click or drag to plan; only a button, its key or the check mark commits. What cannot be done is answered where it was tried.
 */

import type { levels } from '@muster/geometry';
import {
  type AttacksFrom,
  afterMove,
  attackFault,
  attacksFrom,
  type Battle,
  type CastCommand,
  castsOf,
  destinationsOf,
  entries,
  fallBackEnds,
  type HeroesCommand,
  type HeroesDecision,
  heroes,
  isEngaged,
  kitOf,
  type Model,
  type ModelId,
  modelOf,
  type ObjectiveId,
  type Pace,
  retreatEnds,
  type ShootCommand,
  type Space,
  type StrikeCommand,
  sideOf,
  TERRAIN,
  type Turn,
  wayOf,
} from '@muster/heroes';
import { foresee } from '@muster/kernel';
import { remembered } from '../../../parts/remembered.ts';
import { bareWords, modelOn, modelWords } from './words.ts';

export type Attack = ShootCommand | StrikeCommand | CastCommand;

/** A whole activation as far as it is planned. */
export interface Act {
  readonly kind: 'act';
  readonly model: ModelId;
  /** Where it enters; null while it is not chosen, or not needed. */
  readonly entry: Space | null;
  readonly to: Space | null;
  readonly jump: boolean;
  readonly attack: Attack | null;
}

export interface Laying {
  readonly kind: 'lay';
  readonly piece: string;
  readonly turn: Turn;
  readonly space: Space | null;
}

export type Intent =
  | { readonly kind: 'idle' }
  /** Looking at a model that is not to act. */
  | { readonly kind: 'look'; readonly model: ModelId }
  | Act
  | { readonly kind: 'spot'; readonly space: Space }
  /** HR-09: a piece of terrain in the hand, turned so, and where it is to lie. */
  | Laying
  | { readonly kind: 'pick'; readonly model: ModelId }
  | { readonly kind: 'choice'; readonly choice: 'retreat' | 'fire' | 'fight' };

export const IDLE: Intent = { kind: 'idle' };

/** What a gesture is told that led nowhere, at the place where it was made. */
export interface Remark {
  readonly at: Space;
  readonly text: string;
  readonly sight?: { readonly of: ModelId; readonly to: ModelId; readonly line: levels.Sight } | undefined;
}

export interface Gestured {
  readonly intent: Intent;
  readonly answer?: Remark | undefined;
}

export const act = (model: ModelId): Act => ({ kind: 'act', model, entry: null, to: null, jump: false, attack: null });

const to = (intent: Intent): Gestured => ({ intent });

/** With what a player begins: who is to act is chosen already where there is no choice. */
export const firstIntent = (d: HeroesDecision): Intent => {
  switch (d.kind) {
    case 'select':
      return d.models.length === 1 ? act(d.models[0]!) : IDLE;
    case 'enter':
    case 'move':
    case 'afterMove':
    case 'shoot':
    case 'melee':
    case 'shootBack':
      return act(d.model);
    case 'terrain':
      return { kind: 'lay', piece: TERRAIN[0]!.id, turn: 0, space: null };
    default:
      return IDLE;
  }
};

/** Whose activation this is, where one is under way. */
export const actorOf = (d: HeroesDecision | undefined): ModelId | undefined =>
  d !== undefined && 'model' in d && d.kind !== 'place' ? d.model : undefined;

/** Where it stands by plan, having moved so far, as if all of it were done. */
export interface Stand {
  readonly b: Battle;
  readonly pace: Pace;
  readonly moved: boolean;
}

const isMoving = (d: HeroesDecision): boolean => d.kind === 'select' || d.kind === 'enter' || d.kind === 'move';

/** What the plan begins with: who is activated, and where it enters. */
const opening = (b: Battle, d: HeroesDecision, { model, entry }: Act): readonly HeroesCommand[] => [
  ...(d.kind === 'select' ? [{ type: 'select', model } as const] : []),
  ...(entry === null || modelOf(b, model).space !== null ? [] : [{ type: 'enter', space: entry } as const]),
];

const begun = remembered(
  (b: Battle, seat: number, commands: readonly HeroesCommand[]): Battle => foresee(heroes, b, seat, commands).view,
);
const moved = remembered(afterMove);

/** Once it is activated and has entered, before the move; undefined while it has not been said where it enters. */
export const entered = (b: Battle, d: HeroesDecision, intent: Act): Battle | undefined => {
  if (!isMoving(d)) return b;
  const commands = opening(b, d, intent);
  const then = commands.length === 0 ? b : begun(b, d.seat, commands);
  return modelOf(then, intent.model).space === null ? undefined : then;
};

export const moveOfAct = (b: Battle, { model, to: goal, jump }: Act): HeroesCommand & { readonly type: 'move' } => ({
  type: 'move',
  to: goal ?? modelOf(b, model).space!,
  path: null,
  jump,
});

export const standOf = (b: Battle, d: HeroesDecision, intent: Act): Stand | undefined => {
  const from = entered(b, d, intent);
  if (from === undefined) return undefined;
  if (!isMoving(d)) return { b: from, pace: 'still', moved: false };
  const way = wayOf(from, intent.model, moveOfAct(from, intent));
  const goes = way !== undefined && intent.to !== null;
  const move = moveOfAct(from, goes ? intent : act(intent.model));
  const there = moved(from, d.seat, intent.model, move) ?? from;
  return goes ? { b: there, pace: way.pace, moved: way.steps.length > 0 } : { b: there, pace: 'still', moved: false };
};

/** One that is engaged chooses first what it does (HR-40). */
export const mustChoose = (b: Battle, d: HeroesDecision, model: ModelId): boolean =>
  d.kind === 'select' && modelOf(b, model).space !== null && isEngaged(b, modelOf(b, model));

export interface Ways extends AttacksFrom {
  readonly casts: readonly CastCommand[];
}

const NO_WAYS: Ways = { shots: [], blows: [], casts: [] };

/** What could be attacked, and with what, from the planned place. */
export const waysFrom = (b: Battle, d: HeroesDecision, intent: Act): Ways => {
  if (mustChoose(b, d, intent.model)) return NO_WAYS;
  const stand = standOf(b, d, intent);
  if (stand === undefined) return NO_WAYS;
  const m = modelOf(stand.b, intent.model);
  const engages = stand.moved && isEngaged(stand.b, m);
  switch (d.kind) {
    case 'afterMove':
      return { ...NO_WAYS, casts: castsOf(b, m, 'movement', false) };
    case 'melee': {
      const frame = b.stack.find((one) => one.type === 'activation');
      return { ...NO_WAYS, blows: attacksFrom(b, m.id, frame?.type === 'activation' && frame.engages).blows };
    }
    case 'shoot':
    case 'shootBack': {
      const legal = new Set(heroes.candidates(b, d.seat).map((c) => JSON.stringify(c)));
      const { shots } = attacksFrom(b, m.id, false);
      const casts = heroes.candidates(b, d.seat).filter((c) => c.type === 'cast');
      return { shots: shots.filter(({ command }) => legal.has(JSON.stringify(command))), blows: [], casts };
    }
    default: {
      const { shots, blows } = attacksFrom(stand.b, m.id, engages);
      const casts = [...castsOf(stand.b, m, 'movement', intent.to === null), ...castsOf(stand.b, m, 'shoot', false)];
      return { shots, blows, casts };
    }
  }
};

/** All attacks on one model, the most promising first. */
const attacksOn = (ways: Ways, target: ModelId): readonly Attack[] => [
  ...ways.blows.filter((f) => f.target === target).map((f): Attack => ({ type: 'strike', target: f.target })),
  ...ways.shots.filter(({ command }) => command.target === target).map(({ command }): Attack => command),
  ...ways.casts.filter((c) => c.target === target),
];

export const sameAttack = (a: Attack | null, b: Attack | null): boolean => JSON.stringify(a) === JSON.stringify(b);

// --- Gestures ---

const explained = (b: Battle, d: HeroesDecision, intent: Intent, at: Space | null, c: HeroesCommand): Gestured => {
  const refusal = heroes.refuse(b, d.seat, c);
  return refusal === undefined || at === null ? to(intent) : { intent, answer: { at, text: heroes.explain(refusal) } };
};

/** Spaces that answer the question. */
export const spotsFor = (b: Battle, d: HeroesDecision): readonly Space[] => {
  switch (d.kind) {
    case 'retreat':
      return retreatEnds(b, modelOf(b, d.model));
    case 'fallBack':
      return fallBackEnds(b, modelOf(b, d.model));
    case 'marker':
    case 'place':
      return heroes.candidates(b, d.seat).flatMap((c) => (c.type === 'marker' || c.type === 'place' ? [c.space] : []));
    default:
      return [];
  }
};

export const spotCommand = (d: HeroesDecision, space: Space): HeroesCommand =>
  d.kind === 'marker'
    ? { type: 'marker', space }
    : d.kind === 'place'
      ? { type: 'place', space }
      : { type: 'fallBack', to: space };

export const isSpotDecision = (d: HeroesDecision): boolean =>
  d.kind === 'marker' || d.kind === 'place' || d.kind === 'retreat' || d.kind === 'fallBack';

const chooseSpot = (b: Battle, d: HeroesDecision, intent: Intent, space: Space): Gestured => {
  if (intent.kind === 'spot' && intent.space === space) return to(IDLE);
  const command = spotCommand(d, space);
  if (heroes.refuse(b, d.seat, command) === undefined) return to({ kind: 'spot', space });
  return explained(b, d, intent, space, command);
};

const pickCommand = (d: HeroesDecision, model: ModelId): HeroesCommand =>
  d.kind === 'friend'
    ? { type: 'friend', model }
    : { type: 'redirect', to: 'target' in d && d.target === model ? null : model };

export { pickCommand };

const choosePick = (b: Battle, d: HeroesDecision, intent: Intent, m: Model): Gestured => {
  if (intent.kind === 'pick' && intent.model === m.id) return to(IDLE);
  const command = pickCommand(d, m.id);
  if (heroes.refuse(b, d.seat, command) === undefined) return to({ kind: 'pick', model: m.id });
  return explained(b, d, intent, m.space, command);
};

/** Where the planned one could go from its entry or its place. */
export const goalsOf = (b: Battle, d: HeroesDecision, intent: Act) => {
  const from = entered(b, d, intent);
  return from === undefined || !isMoving(d) || mustChoose(b, d, intent.model) ? [] : destinationsOf(from, intent.model);
};

export const entriesOf = (b: Battle, d: HeroesDecision, { model }: Act): readonly Space[] => {
  const m = modelOf(b, model);
  return m.space === null && isMoving(d) ? entries(b, m, sideOf(b, m)) : [];
};

/** A plan for a space: an entry, then a goal; the same again lets it go. */
const goTo = (b: Battle, d: HeroesDecision, intent: Act, space: Space): Gestured => {
  if (!isMoving(d)) return { intent, answer: { at: space, text: bareWords(b, space) } };
  if (mustChoose(b, d, intent.model))
    return {
      intent,
      answer: { at: space, text: 'It is engaged: once activated it retreats, fires or fights (HR-40).' },
    };
  const isOut = modelOf(b, intent.model).space === null;
  if (isOut && intent.entry === null) {
    if (entriesOf(b, d, intent).includes(space)) return to({ ...intent, entry: space });
    return { intent, answer: { at: space, text: heroes.explain({ code: 'cannotEnter', rule: 'X-123', space }) } };
  }
  if (isOut && intent.entry === space) return to({ ...intent, entry: null, to: null, jump: false, attack: null });
  if (intent.to === space) return to({ ...intent, to: null, jump: false, attack: null });
  const goal = goalsOf(b, d, intent).find((one) => one.space === space);
  if (goal !== undefined) return to({ ...intent, to: space, jump: goal.drop > 0, attack: null });
  if (isOut && entriesOf(b, d, intent).includes(space))
    return to({ ...intent, entry: space, to: null, jump: false, attack: null });
  const from = entered(b, d, intent) ?? b;
  const own = modelOf(from, intent.model).space;
  if (own === space) return to({ ...intent, to: null, jump: false, attack: null });
  return {
    intent,
    answer: {
      at: space,
      text: heroes.explain({ code: 'cannotMove', rule: 'HR-24', to: space, fault: faultOf(from, intent.model, space) }),
    },
  };
};

/** Why nobody gets there, as far as one can tell at a glance. */
const faultOf = (b: Battle, id: ModelId, space: Space): string => {
  const there = modelOn(b, space);
  return there !== undefined && there.id !== id ? 'occupied' : 'outOfReach';
};

const attackOn = (b: Battle, d: HeroesDecision, intent: Act, target: Model): Gestured => {
  const options = attacksOn(waysFrom(b, d, intent), target.id);
  if (intent.attack !== null && 'target' in intent.attack && intent.attack.target === target.id)
    return to({ ...intent, attack: null });
  if (options[0] !== undefined) return to({ ...intent, attack: options[0] });
  const stand = standOf(b, d, intent);
  if (stand === undefined || mustChoose(b, d, intent.model)) return to(intent);
  const fault = attackFault(stand.b, intent.model, target.id);
  if (fault === undefined || target.space === null) return to({ kind: 'look', model: target.id });
  return {
    intent,
    answer: {
      at: target.space,
      text: heroes.explain(fault.refusal),
      sight: fault.sight && { of: intent.model, to: target.id, line: fault.sight },
    },
  };
};

const chooseModelToAct = (b: Battle, d: HeroesDecision, intent: Intent, m: Model): Gestured => {
  if (d.kind === 'select' && d.models.includes(m.id))
    return to(intent.kind === 'act' && intent.model === m.id ? first(d) : act(m.id));
  const actor = intent.kind === 'act' ? intent : actorOf(d) === undefined ? undefined : act(actorOf(d)!);
  if (actor !== undefined && actor.model !== m.id) {
    const isEnemy = sideOf(b, modelOf(b, actor.model)) !== sideOf(b, m);
    const isTarget = attacksOn(waysFrom(b, d, actor), m.id).length > 0;
    if (isEnemy || isTarget) return attackOn(b, d, actor, m);
  }
  if (actor?.model === m.id) return to(first(d));
  const isPlanned = intent.kind === 'act' && (intent.entry ?? intent.to ?? intent.attack) !== null;
  if (isPlanned && m.space !== null) return { intent, answer: { at: m.space, text: `${modelWords(b, m)}.` } }; // a plan is not lost by a slip of the hand
  const isOwn = sideOf(b, m) === sideOfSeatOf(b, d.seat);
  if (d.kind === 'select' && isOwn)
    return explained(b, d, { kind: 'look', model: m.id }, m.space, { type: 'select', model: m.id });
  return to(intent.kind === 'look' && intent.model === m.id ? first(d) : { kind: 'look', model: m.id });
};

const sideOfSeatOf = (b: Battle, seat: number): number => b.config.seats[seat]!.side;
const first = firstIntent;

/** A model was chosen, on the board or in a list. */
export const chooseModel = (b: Battle, d: HeroesDecision | undefined, intent: Intent, id: ModelId): Gestured => {
  const m = modelOf(b, id);
  if (d === undefined) return to(intent.kind === 'look' && intent.model === id ? IDLE : { kind: 'look', model: id });
  if (d.kind === 'redirect' || d.kind === 'friend') return choosePick(b, d, intent, m);
  if (isSpotDecision(d) && m.space !== null) return chooseSpot(b, d, intent, m.space);
  return chooseModelToAct(b, d, intent, m);
};

export const layCommand = ({ piece, turn }: Laying, space: Space): HeroesCommand => ({
  type: 'terrain',
  kind: piece,
  space,
  turn,
});

const layOn = (b: Battle, d: HeroesDecision, intent: Laying, space: Space): Gestured => {
  if (intent.space === space) return to({ ...intent, space: null });
  const command = layCommand(intent, space);
  if (heroes.refuse(b, d.seat, command) === undefined) return to({ ...intent, space });
  return explained(b, d, intent, space, command);
};

/** A space was chosen, by mouse, finger or key. */
export const chooseSpace = (b: Battle, d: HeroesDecision | undefined, intent: Intent, space: Space): Gestured => {
  const there = modelOn(b, space);
  if (d !== undefined && intent.kind === 'lay') return layOn(b, d, intent, space);
  if (d !== undefined && isSpotDecision(d)) return chooseSpot(b, d, intent, space);
  const isPlanned = intent.kind === 'act' && (intent.to ?? intent.entry) === space;
  if (there !== undefined && !isPlanned) return chooseModel(b, d, intent, there.id);
  const held = d !== undefined && intent.kind === 'look' ? first(d) : intent; // who looked about goes on with who is to act
  if (d !== undefined && held.kind === 'act') return goTo(b, d, held, space);
  return { intent: d === undefined ? IDLE : intent, answer: { at: space, text: bareWords(b, space) } };
};

/** One's own model is dragged over a space: it plans, as clicks do. */
export const dragModel = (b: Battle, d: HeroesDecision, intent: Intent, id: ModelId, space: Space): Intent => {
  const isActor = (d.kind === 'select' && d.models.includes(id)) || actorOf(d) === id;
  if (!isActor) return intent;
  const held = intent.kind === 'act' && intent.model === id ? intent : act(id);
  const goal = goalsOf(b, d, held).find((one) => one.space === space);
  if (goal !== undefined) return { ...held, to: space, jump: goal.drop > 0, attack: null };
  return modelOf(b, id).space === space ? { ...held, to: null, jump: false, attack: null } : held;
};

/** It was let go there. */
export const dropModel = (b: Battle, d: HeroesDecision, intent: Intent, id: ModelId, space: Space): Gestured => {
  const held = intent.kind === 'act' && intent.model === id ? intent : undefined;
  if (held === undefined) return chooseModel(b, d, intent, id);
  if (held.to === space || modelOf(b, id).space === space) return to(held);
  const there = modelOn(b, space);
  return there !== undefined && there.id !== id ? attackOn(b, d, held, there) : goTo(b, d, held, space);
};

/** What the plan comes to, in order. */
export const commandsOf = (b: Battle, d: HeroesDecision, intent: Act): readonly HeroesCommand[] => {
  const { model, to: goal, attack } = intent;
  const commands: HeroesCommand[] = isMoving(d) ? [...opening(b, d, intent)] : [];
  if (mustChoose(b, d, model)) return commands;
  if (isMoving(d)) {
    const from = entered(b, d, intent);
    if (from === undefined || (goal === null && attack === null)) return commands;
    const power =
      attack?.type === 'cast' ? kitOf(b, modelOf(b, model)).powers.find(({ id }) => id === attack.power) : undefined;
    if (power?.phase !== 'movement' || goal !== null) commands.push(moveOfAct(from, intent)); // cast before or after it
    const stand = standOf(b, d, intent)!;
    const m = modelOf(stand.b, model);
    const hasSpells = castsOf(stand.b, m, 'movement', false).length > 0; // it is asked after the move
    if (attack !== null && hasSpells && power?.phase !== 'movement') commands.push({ type: 'pass' });
    if (attack?.type === 'strike') {
      const { shots } = attacksFrom(stand.b, model, false);
      if (shots.length > 0 || castsOf(stand.b, m, 'shoot', false).length > 0) commands.push({ type: 'pass' });
    }
  }
  if (attack !== null) commands.push(attack);
  return commands;
};

/** Of this kind a claim would be (HR-13). */
export const isComplete = (b: Battle, side: 0 | 1): boolean => {
  const ids: readonly ObjectiveId[] | null = b.objectives[side] ?? null;
  return ids !== null && ids.length > 0 && ids.every((id) => b.trackers[side].met.includes(id));
};
