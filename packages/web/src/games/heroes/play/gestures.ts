/**
 * What gestures do to what is held. One gesture means one thing at every question: choose, choose again to let go, click or drag to plan;
 * only a button or its key commits. What cannot be done is answered where it was tried. Pure.
 */

import {
  attackFault,
  type Battle,
  type HeroesCommand,
  type HeroesDecision,
  heroes,
  type Model,
  type ModelId,
  modelOf,
  type Space,
  sideOf,
} from '@muster/heroes';
import type { Situation, Touched } from '../../../contract/tabletop.ts';
import {
  act,
  actorOf,
  attacksOn,
  entered,
  entriesOf,
  firstHeld,
  goalsOf,
  IDLE,
  isMoving,
  isSpotDecision,
  layCommand,
  mustChoose,
  pickCommand,
  spotCommand,
  standOf,
  waysFrom,
} from './held.ts';
import type { Act, Gesture, Gestured, Held, HeroesTable, Laying } from './types.ts';
import { bareWords, modelOn, modelWords } from './words.ts';

const to = (held: Held): Gestured => ({ held });

const said = (held: Held, at: Space, text: string): Gestured => ({ held, remark: { at, text } });

const explained = (b: Battle, d: HeroesDecision, held: Held, at: Space | null, c: HeroesCommand): Gestured => {
  const refusal = heroes.refuse(b, d.seat, c);
  return refusal === undefined || at === null ? to(held) : said(held, at, heroes.explain(refusal));
};

const chooseSpot = (b: Battle, d: HeroesDecision, held: Held, space: Space): Gestured => {
  if (held.kind === 'spot' && held.space === space) return to(IDLE);
  const command = spotCommand(d, space);
  if (heroes.refuse(b, d.seat, command) === undefined) return to({ kind: 'spot', space });
  return explained(b, d, held, space, command);
};

const choosePick = (b: Battle, d: HeroesDecision, held: Held, m: Model): Gestured => {
  if (held.kind === 'pick' && held.model === m.id) return to(IDLE);
  const command = pickCommand(d, m.id);
  if (heroes.refuse(b, d.seat, command) === undefined) return to({ kind: 'pick', model: m.id });
  return explained(b, d, held, m.space, command);
};

/** A plan for a space: an entry, then a goal; the same again lets it go. */
const goTo = (b: Battle, d: HeroesDecision, held: Act, space: Space): Gestured => {
  if (!isMoving(d)) return said(held, space, bareWords(b, space));
  if (mustChoose(b, d, held.model))
    return said(held, space, 'It is engaged: once activated it retreats, fires or fights (HR-40).');
  const isOut = modelOf(b, held.model).space === null;
  if (isOut && held.entry === null) {
    if (entriesOf(b, d, held).includes(space)) return to({ ...held, entry: space });
    return said(held, space, heroes.explain({ code: 'cannotEnter', rule: 'X-123', space }));
  }
  if (isOut && held.entry === space) return to({ ...held, entry: null, to: null, jump: false, attack: null });
  if (held.to === space) return to({ ...held, to: null, jump: false, attack: null });
  const goal = goalsOf(b, d, held).find((one) => one.space === space);
  if (goal !== undefined) return to({ ...held, to: space, jump: goal.drop > 0, attack: null });
  if (isOut && entriesOf(b, d, held).includes(space))
    return to({ ...held, entry: space, to: null, jump: false, attack: null });
  const from = entered(b, d, held) ?? b;
  const own = modelOf(from, held.model).space;
  if (own === space) return to({ ...held, to: null, jump: false, attack: null });
  const fault = faultOf(from, held.model, space);
  return said(held, space, heroes.explain({ code: 'cannotMove', rule: 'HR-24', to: space, fault }));
};

/** Why nobody gets there, as far as one can tell at a glance. */
const faultOf = (b: Battle, id: ModelId, space: Space): string => {
  const there = modelOn(b, space);
  return there !== undefined && there.id !== id ? 'occupied' : 'outOfReach';
};

const attackOn = (b: Battle, d: HeroesDecision, held: Act, target: Model): Gestured => {
  const options = attacksOn(waysFrom(b, d, held), target.id);
  if (held.attack !== null && 'target' in held.attack && held.attack.target === target.id)
    return to({ ...held, attack: null });
  if (options[0] !== undefined) return to({ ...held, attack: options[0] });
  const stand = standOf(b, d, held);
  if (stand === undefined || mustChoose(b, d, held.model)) return to(held);
  const fault = attackFault(stand.b, held.model, target.id);
  if (fault === undefined || target.space === null) return to({ kind: 'look', model: target.id });
  return {
    held,
    remark: {
      at: target.space,
      text: heroes.explain(fault.refusal),
      sight: fault.sight && { of: held.model, to: target.id, line: fault.sight },
    },
  };
};

const chooseModelToAct = (b: Battle, d: HeroesDecision, held: Held, m: Model): Gestured => {
  if (d.kind === 'select' && d.models.includes(m.id))
    return to(held.kind === 'act' && held.model === m.id ? firstHeld(d) : act(m.id));
  const actor = held.kind === 'act' ? held : actorOf(d) === undefined ? undefined : act(actorOf(d)!);
  if (actor !== undefined && actor.model !== m.id) {
    const isEnemy = sideOf(b, modelOf(b, actor.model)) !== sideOf(b, m);
    const isTarget = attacksOn(waysFrom(b, d, actor), m.id).length > 0;
    if (isEnemy || isTarget) return attackOn(b, d, actor, m);
  }
  if (actor?.model === m.id) return to(firstHeld(d));
  const isPlanned = held.kind === 'act' && (held.entry ?? held.to ?? held.attack) !== null;
  if (isPlanned && m.space !== null) return said(held, m.space, `${modelWords(b, m)}.`); // a plan is not lost by a slip of the hand
  const isOwn = sideOf(b, m) === b.config.seats[d.seat]!.side;
  if (d.kind === 'select' && isOwn)
    return explained(b, d, { kind: 'look', model: m.id }, m.space, { type: 'select', model: m.id });
  return to(held.kind === 'look' && held.model === m.id ? firstHeld(d) : { kind: 'look', model: m.id });
};

/** A model was chosen, on the board or in a list. */
const chooseModel = (b: Battle, d: HeroesDecision | undefined, held: Held, id: ModelId): Gestured => {
  const m = modelOf(b, id);
  if (d === undefined) return to(held.kind === 'look' && held.model === id ? IDLE : { kind: 'look', model: id });
  if (d.kind === 'redirect' || d.kind === 'friend') return choosePick(b, d, held, m);
  if (isSpotDecision(d) && m.space !== null) return chooseSpot(b, d, held, m.space);
  return chooseModelToAct(b, d, held, m);
};

const layOn = (b: Battle, d: HeroesDecision, held: Laying, space: Space): Gestured => {
  if (held.space === space) return to({ ...held, space: null });
  const command = layCommand(held, space);
  if (heroes.refuse(b, d.seat, command) === undefined) return to({ ...held, space });
  return explained(b, d, held, space, command);
};

/** A space was chosen, by mouse, finger or key. */
const chooseSpace = (b: Battle, d: HeroesDecision | undefined, held: Held, space: Space): Gestured => {
  const there = modelOn(b, space);
  if (d !== undefined && held.kind === 'lay') return layOn(b, d, held, space);
  if (d !== undefined && isSpotDecision(d)) return chooseSpot(b, d, held, space);
  const isPlanned = held.kind === 'act' && (held.to ?? held.entry) === space;
  if (there !== undefined && !isPlanned) return chooseModel(b, d, held, there.id);
  const actor = d !== undefined && held.kind === 'look' ? firstHeld(d) : held; // who looked about goes on with who is to act
  if (d !== undefined && actor.kind === 'act') return goTo(b, d, actor, space);
  return said(d === undefined ? IDLE : held, space, bareWords(b, space));
};

/** One's own model is dragged over a space: it plans, as clicks do. */
const dragModel = (b: Battle, d: HeroesDecision, held: Held, id: ModelId, space: Space): Held => {
  const isActor = (d.kind === 'select' && d.models.includes(id)) || actorOf(d) === id;
  if (!isActor) return held;
  const own = held.kind === 'act' && held.model === id ? held : act(id);
  const goal = goalsOf(b, d, own).find((one) => one.space === space);
  if (goal !== undefined) return { ...own, to: space, jump: goal.drop > 0, attack: null };
  return modelOf(b, id).space === space ? { ...own, to: null, jump: false, attack: null } : own;
};

/** It was let go there. */
const dropModel = (b: Battle, d: HeroesDecision, held: Held, id: ModelId, space: Space): Gestured => {
  if (held.kind !== 'act' || held.model !== id) return chooseModel(b, d, held, id);
  if (held.to === space || modelOf(b, id).space === space) return to(held);
  const there = modelOn(b, space);
  return there !== undefined && there.id !== id ? attackOn(b, d, held, there) : goTo(b, d, held, space);
};

export const touch = (
  { view, decision }: Situation<HeroesTable>,
  held: Held,
  gesture: Touched<HeroesTable> | Gesture,
): Gestured => {
  if (gesture.kind === 'piece') return chooseModel(view, decision, held, gesture.id);
  if (gesture.kind === 'space') return chooseSpace(view, decision, held, gesture.space);
  if (decision === undefined) return to(held);
  const { model, space } = gesture;
  return gesture.kind === 'drag'
    ? to(dragModel(view, decision, held, model, space))
    : dropModel(view, decision, held, model, space);
};
