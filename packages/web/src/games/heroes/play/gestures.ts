/**
 * What gestures do to what is held. One gesture means one thing at every question: choose, choose again to let go, click or drag to plan,
 * click an enemy to attack it; only a button or its key commits. What was chosen is never undone by it, and what cannot be done is
 * answered where it was tried. Pure.
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
  nearestTo,
  retreatEnds,
  type Space,
  TERRAIN,
} from '@muster/heroes';
import type { Situation, Touched } from '../../../contract/tabletop.ts';
import { listed } from '../../../parts/words.ts';
import { attacksAt, bestWays, rankedOn } from './attacks.ts';
import { entered, entriesOf, goalsOf, standOf } from './course.ts';
import {
  act,
  actorOf,
  answerAt,
  IDLE,
  isAnswered,
  isEnemyOf,
  isMoving,
  isPlanned,
  layCommand,
  mustChoose,
  placeOf,
  withoutAttack,
} from './held.ts';
import type { Act, Gesture, Gestured, Held, HeroesTable, Laying } from './types.ts';
import { bareWords, modelOn, nameOf, placeName } from './words.ts';

// --- With what the hand begins ---

/** One enemy stands beside it, and nobody else could be struck: the blow is laid, to be confirmed or changed. */
const atIt = (b: Battle, d: HeroesDecision, held: Act): Act => {
  const choice = mustChoose(b, d, held.model) ? ('fight' as const) : null;
  const blows = attacksAt(b, d, { ...held, choice }).filter(({ attack }) => attack.type === 'strike');
  const [only] = blows;
  if (only === undefined || blows.length > 1 || only.forecast?.dice === 0) return held;
  return { ...held, choice, attack: only.attack };
};

/** A model is taken up. */
export const takenUp = (b: Battle, d: HeroesDecision, model: ModelId, chosen: boolean): Act =>
  mustChoose(b, d, model) || d.kind === 'melee' ? atIt(b, d, act(model, chosen)) : act(model, chosen);

/** With what a player begins: somebody who may act is in the hand already, one in a fight before the others; what is plain is planned. */
export const firstHeld = (b: Battle, d: HeroesDecision): Held => {
  if (d.kind === 'select')
    return takenUp(b, d, d.models.find((id) => mustChoose(b, d, id)) ?? d.models[0]!, d.models.length === 1);
  if (d.kind === 'terrain') return { kind: 'lay', piece: TERRAIN[0]!.id, turn: 0, space: null };
  const actor = isAnswered(d) ? undefined : actorOf(d);
  return actor === undefined ? IDLE : takenUp(b, d, actor, true);
};

// --- Gestures ---

const to = (held: Held): Gestured => ({ held });

const said = (held: Held, at: Space, text: string): Gestured => ({ held, remark: { at, text } });

/** What lies under a look. */
const under = (held: Held): Held => (held.kind === 'look' ? held.over : held);

/** Looked at, whatever is held stays; again, and one looks no more. */
const lookAt = (held: Held, model: ModelId): Held =>
  held.kind === 'look' && held.model === model ? held.over : { kind: 'look', model, over: under(held) };

const explained = (b: Battle, d: HeroesDecision, held: Held, at: Space | null, c: HeroesCommand): Gestured => {
  const refusal = heroes.refuse(b, d.seat, c);
  return refusal === undefined || at === null ? to(held) : said(held, at, heroes.explain(refusal));
};

/** Held; held already it is let go, and what cannot be is told at its place. An enemy that cannot be named is looked at. */
const answerBy = (b: Battle, d: HeroesDecision, held: Held, place: Space | ModelId): Gestured => {
  const command = answerAt(d, place);
  if (held.kind === 'answer' && placeOf(held.command) === placeOf(command)) return to(IDLE);
  if (heroes.refuse(b, d.seat, command) === undefined) return to({ kind: 'answer', command });
  if (typeof place === 'number') return explained(b, d, held, place, command);
  const m = modelOf(b, place);
  return isEnemyOf(b, d.seat, m) ? to(lookAt(held, place)) : explained(b, d, held, m.space, command);
};

/** The attack that was chosen, from a new place; without it where it cannot be made from there, and that is said. */
const keepAim = (b: Battle, d: HeroesDecision, held: Act, space: Space): Gestured => {
  if (held.aim === null) return to({ ...held, attack: null });
  const ranked = rankedOn(b, d, held, held.aim);
  const same = ranked.find(({ held: { attack } }) => attack?.type === held.attack?.type) ?? ranked[0];
  if (same !== undefined) return to(same.held);
  const gone: Act = { ...held, attack: null };
  return held.attack === null
    ? to(gone)
    : said(gone, space, `From ${placeName(b, space)} it cannot attack ${nameOf(b, held.aim)}.`);
};

/** One that is engaged only retreats from where it stands. */
const retreatTo = (b: Battle, held: Act, space: Space): Gestured => {
  if (held.choice === 'retreat' && held.to === space) return to(act(held.model));
  if (retreatEnds(b, modelOf(b, held.model)).includes(space))
    return to({ ...act(held.model), choice: 'retreat', to: space, toChosen: true });
  return said(held, space, 'It is engaged: it fights, fires, or retreats to one of the marked spaces (HR-40).');
};

/** The plan with this place to go to, by the entry that the player chose or that leads there; undefined where it cannot go. */
const goingTo = (b: Battle, d: HeroesDecision, held: Act, space: Space): Act | undefined => {
  const goal = goalsOf(b, d, held).find((one) => one.space === space);
  const entry = held.entryChosen ? held.entry : (goal?.entry ?? null);
  return goal && { ...held, entry, to: space, toChosen: true, jump: goal.drop > 0 };
};

const stayed = { to: null, toChosen: false, jump: false } as const;

/** A plan for a space: where it goes, and by which entry; the same again lets it go. */
const goTo = (b: Battle, d: HeroesDecision, held: Act, space: Space): Gestured => {
  if (mustChoose(b, d, held.model)) return retreatTo(b, held, space);
  if (!isMoving(d)) return said(held, space, bareWords(b, space));
  const isOut = modelOf(b, held.model).space === null;
  const isEntry = isOut && entriesOf(b, d, held).includes(space);
  if (held.to === space) return keepAim(b, d, { ...held, ...stayed, ...(!held.entryChosen && { entry: null }) }, space);
  if (isOut && held.entry === space && held.to === null)
    return to({ ...held, entry: null, entryChosen: false, attack: null });
  const going = goingTo(b, d, held, space);
  if (going !== undefined) return keepAim(b, d, going, space);
  if (isEntry) return keepAim(b, d, { ...held, entry: space, entryChosen: true, ...stayed }, space);
  if (isOut && held.entry === null) return said(held, space, noWayIn(b, held.model, space));
  const from = entered(b, d, held)!;
  if (modelOf(from, held.model).space === space) return keepAim(b, d, { ...held, ...stayed }, space);
  return explained(from, d, held, space, { type: 'move', to: space, path: null, jump: false });
};

/** Of who is beside the board, and gets there by no entry. */
const noWayIn = (b: Battle, id: ModelId, space: Space): string =>
  `${nameOf(b, id)} enters in its own zone (X-123), and does not get to ${placeName(b, space)} from there.`;

/** Why it cannot attack from where it stands by plan, with the line that decides; one looks at the other meanwhile. */
const refusedFrom = (b: Battle, d: HeroesDecision, held: Act, target: Model, more = ''): Gestured => {
  const stand = standOf(b, d, held);
  const fault = stand && attackFault(stand.b, held.model, target.id);
  if (fault === undefined) return to(lookAt(held, target.id));
  return {
    held,
    remark: {
      at: target.space!,
      text: `${heroes.explain(fault.refusal)}${more}`,
      sight: fault.sight && { of: held.model, to: target.id, line: fault.sight },
    },
  };
};

/** Nobody can attack it now: towards it, as far as it goes. */
const goTowards = (b: Battle, d: HeroesDecision, held: Act, target: Model): Gestured => {
  const goal = nearestTo(b, goalsOf(b, d, held), target.id);
  const going = goal && goingTo(b, d, held, goal.space);
  if (going === undefined) return refusedFrom(b, d, held, target);
  const next: Act = { ...going, toChosen: false, attack: null, aim: target.id };
  const words = `${nameOf(b, target.id)} is out of reach. ${nameOf(b, held.model)} goes towards it, to ${placeName(b, going.to!)}.`;
  return said(next, target.space!, words);
};

/** Whoever of the others could, where the chosen one cannot. */
const othersWords = (b: Battle, d: HeroesDecision, held: Act, target: ModelId): string => {
  const others = d.kind === 'select' ? d.models.filter((id) => id !== held.model) : [];
  const able = bestWays(b, d, others, target).map((way) => nameOf(b, way.held.model));
  return able.length === 0 ? '' : ` ${listed(able)} could attack it.`;
};

/** An enemy on the board was clicked: attack it, by the best way there is; a friend who can be helped, from where the plan ends. */
const attackIt = (b: Battle, d: HeroesDecision, held: Act, target: Model): Gestured => {
  // what lay there already is meant; what was meant is let go
  if (held.attack?.target === target.id)
    return to(held.aim === target.id ? withoutAttack(held) : { ...held, chosen: true, aim: target.id });
  const isInFight = mustChoose(b, d, held.model);
  const isPlaced = held.toChosen || held.entryChosen || !isMoving(d) || !isEnemyOf(b, d.seat, target);
  if (isPlaced && !isInFight) {
    const [best] = rankedOn(b, d, held, target.id);
    if (best !== undefined) return to(best.held);
    if (!isMoving(d)) return refusedFrom(b, d, held, target);
    // where it goes is the player's choice, and stays; other ways are listed
    const aimed: Act = { ...held, attack: null, aim: target.id };
    const isAble = bestWays(b, d, [held.model], target.id).length > 0;
    return refusedFrom(b, d, aimed, target, isAble ? ' It could from elsewhere: see its other ways.' : '');
  }
  const models = held.chosen || d.kind !== 'select' ? [held.model] : d.models;
  const [best] = bestWays(b, d, models, target.id);
  if (best !== undefined) return to(best.held);
  if (isInFight)
    return said(
      lookAt(held, target.id),
      target.space!,
      `${nameOf(b, held.model)} is engaged and cannot attack ${nameOf(b, target.id)} (HR-40).`,
    );
  const step = goTowards(b, d, held, target);
  const others = othersWords(b, d, held, target.id);
  return step.remark === undefined || others === ''
    ? step
    : { ...step, remark: { ...step.remark, text: `${step.remark.text}${others}` } };
};

/** Chosen; chosen again its plan is let go, then it itself. */
const chooseOwn = (b: Battle, d: HeroesDecision, held: Held, id: ModelId): Gestured => {
  const same = held.kind === 'act' && held.model === id ? held : undefined;
  if (same === undefined) return to(takenUp(b, d, id, true));
  if (!same.chosen) return to({ ...same, chosen: true });
  return to(isPlanned(same) ? act(id) : IDLE);
};

const chooseModelToAct = (b: Battle, d: HeroesDecision, before: Held, m: Model): Gestured => {
  const held = under(before);
  if (d.kind === 'select' && d.models.includes(m.id)) return chooseOwn(b, d, held, m.id);
  const own = actorOf(d) ?? (d.kind === 'select' ? d.models[0] : undefined);
  const actor = held.kind === 'act' ? held : own === undefined ? undefined : act(own, d.kind !== 'select');
  const isEnemy = isEnemyOf(b, d.seat, m);
  if (actor?.model === m.id) return to(firstHeld(b, d));
  if (actor !== undefined && (isEnemy ? m.space !== null : rankedOn(b, d, actor, m.id).length > 0))
    return attackIt(b, d, actor, m);
  const looks = lookAt(before, m.id);
  return d.kind === 'select' && !isEnemy ? explained(b, d, looks, m.space, { type: 'select', model: m.id }) : to(looks);
};

/** A model was chosen, on the board or in a list. */
const chooseModel = (b: Battle, d: HeroesDecision | undefined, held: Held, id: ModelId): Gestured => {
  const m = modelOf(b, id);
  if (d === undefined) return to(lookAt(held, id));
  if (d.kind === 'redirect' || d.kind === 'friend') return answerBy(b, d, under(held), id);
  if (isAnswered(d)) return to(lookAt(held, id));
  return chooseModelToAct(b, d, held, m);
};

const layOn = (b: Battle, d: HeroesDecision, held: Laying, space: Space): Gestured => {
  if (held.space === space) return to({ ...held, space: null });
  const command = layCommand(held, space);
  if (heroes.refuse(b, d.seat, command) === undefined) return to({ ...held, space });
  return explained(b, d, held, space, command);
};

/** A space was chosen, by mouse, finger or key. */
const chooseSpace = (b: Battle, d: HeroesDecision | undefined, before: Held, space: Space): Gestured => {
  const there = modelOn(b, space);
  const held = under(before); // who looked about goes on with what was in the hand
  if (d !== undefined && held.kind === 'lay') return layOn(b, d, held, space);
  const isGoal = held.kind === 'act' && (held.to ?? held.entry) === space;
  if (there !== undefined && !isGoal) return chooseModel(b, d, before, there.id);
  if (d !== undefined && isAnswered(d)) return answerBy(b, d, held, space);
  if (d !== undefined && held.kind === 'act') return goTo(b, d, held, space);
  return said(d === undefined ? IDLE : held, space, bareWords(b, space));
};

/** One's own model is dragged over a space: it plans, as clicks do. */
const dragModel = (b: Battle, d: HeroesDecision, before: Held, id: ModelId, space: Space): Held => {
  const held = under(before);
  const isActor = (d.kind === 'select' && d.models.includes(id)) || actorOf(d) === id;
  if (!isActor) return held;
  const own = held.kind === 'act' && held.model === id ? { ...held, chosen: true } : act(id);
  const going = goingTo(b, d, own, space) ?? (modelOf(b, id).space === space ? { ...own, ...stayed } : undefined);
  return going === undefined ? own : { ...going, attack: null, aim: null };
};

/** It was let go there. */
const dropModel = (b: Battle, d: HeroesDecision, held: Held, id: ModelId, space: Space): Gestured => {
  if (held.kind !== 'act' || held.model !== id) return chooseModel(b, d, held, id);
  if (held.to === space || modelOf(b, id).space === space) return to(held);
  const there = modelOn(b, space);
  if (there === undefined || there.id === id) return goTo(b, d, held, space);
  return isEnemyOf(b, d.seat, there) ? attackIt(b, d, act(id), there) : to(held);
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

/** One step back: from who is looked at, the attack, the way, the one who acts. */
export const back = ({ view, decision }: Situation<HeroesTable>, held: Held): Held => {
  if (held.kind === 'look') return held.over;
  if (decision === undefined) return IDLE;
  if (held.kind !== 'act') return firstHeld(view, decision);
  if (held.attack !== null && (held.toChosen || held.entryChosen)) return withoutAttack(held);
  if (isPlanned(held)) return act(held.model, held.chosen);
  return decision.kind === 'select' && decision.models.length > 1 ? IDLE : held;
};
