/**
 * What a player is about to do, before it is a command. One gesture means one thing at every question: choose a model, choose it
 * again to let go, click the map to plan; only a button or its key commits.
 */

import {
  type Battle,
  type ConquestCommand,
  type ConquestDecision,
  conquest,
  findModel,
  type ModelId,
  type NodeId,
  sideOfSeat,
} from '@muster/conquest';
import type { Point } from '@muster/geometry';
import type { Hand, Situation, Touched } from '../../../contract/tabletop.ts';
import { chooseActor } from './hand/acting.ts';
import { stepsBefore } from './hand/attacking.ts';
import { firstHeld, look, route } from './hand/first.ts';
import { meaning, meantAfter, stillMeaning, withMeant } from './hand/meaning.ts';
import { pickedBy, pickQuestion } from './hand/picking.ts';
import { putDown } from './hand/putting.ts';
import { type Gesture, type Gestured, type Held, IDLE, isMoveDecision, said, to } from './hand/types.ts';
import { chooseMover, goTo, goToNode, harvestByBest, together } from './hand/walking.ts';
import { whole } from './moving.ts';
import { planOf } from './plan/plan.ts';
import type { WarTable } from './types.ts';

/** What the computer would do, in the hand: it is looked at before it counts. */
export const suggested = (b: Battle, d: ConquestDecision, c: ConquestCommand): Held => {
  switch (c.type) {
    case 'terrain':
    case 'node':
    case 'hq':
    case 'deploy':
    case 'place': {
      const { at, ...thing } = c;
      return { kind: 'put', thing, at };
    }
    case 'walk':
    case 'harvest':
    case 'cast':
      return d.kind === 'move' ? route(d.unit, [c]) : firstHeld(b, d);
    default:
      return firstHeld(b, d);
  }
};

const chooseModel = (b: Battle, d: ConquestDecision | undefined, held: Held, id: ModelId): Gestured => {
  const m = findModel(b, id);
  if (m === undefined) return to(held);
  if (d === undefined) return look(b, d, held, id);
  const question = pickQuestion(b, d);
  if (question !== undefined) {
    const picked = pickedBy(question, id);
    const refusal = conquest.refuse(b, d.seat, question.command(picked));
    if (refusal !== undefined) return said(held, m.at, conquest.explain(refusal));
    return to(held.kind === 'pick' && held.id === picked ? IDLE : { kind: 'pick', id: picked });
  }
  const isFoe = b.config.seats[m.seat]!.side !== sideOfSeat(b, d.seat);
  if (held.kind === 'put' && !(isFoe && held.at === null)) return putDown(b, d, held, m.at);
  if (isMoveDecision(d)) return chooseMover(b, d, held, m);
  if (d.kind === 'shootBuild') return chooseActor(b, d, held, m);
  return look(b, d, held, id);
};

const chooseNode = (b: Battle, d: ConquestDecision | undefined, held: Held, id: NodeId): Gestured => {
  const at = b.nodes.find((n) => n.id === id)?.at;
  if (d === undefined || at == null) return to(held);
  if (!isMoveDecision(d)) return chooseGround(b, d, held, at);
  const isFree = held.kind === 'idle' || held.kind === 'look' || (held.kind === 'route' && held.offered);
  const best = isFree ? harvestByBest(b, d, id) : undefined;
  if (best !== undefined) return to(best);
  return held.kind === 'route' ? goToNode(b, d, held, id, at) : chooseGround(b, d, held, at);
};

/** A place on the map was chosen. */
const chooseGround = (b: Battle, d: ConquestDecision | undefined, held: Held, at: Point): Gestured => {
  if (d === undefined) return to(IDLE);
  switch (held.kind) {
    case 'put':
      return putDown(b, d, held, at);
    case 'route':
      if (!isMoveDecision(d)) return to(held);
      return goTo(b, d, held, at);
    case 'group': {
      const leader = findModel(b, held.units[0]!);
      return leader === undefined
        ? to(IDLE)
        : to({ ...held, by: { x: Math.round(at.x - leader.at.x), y: Math.round(at.y - leader.at.y) } });
    }
    case 'rally':
      return to({ ...held, at: whole(at) });
    case 'look':
      return to(firstHeld(b, d));
    default:
      return to(held);
  }
};

/** Who is lifted goes on with what is planned for it. */
const lifted = (d: ConquestDecision, held: Held, id: ModelId): Held =>
  isMoveDecision(d) && !(held.kind === 'route' && held.unit === id && !held.offered) ? route(id) : held;

/** One step back: of a plan its last step, else what is in the hand. */
const stepBack = (b: Battle, d: ConquestDecision | undefined, held: Held): Held => {
  switch (held.kind) {
    case 'route':
      if (held.casting !== null) return { ...held, casting: null };
      if (held.against !== undefined) return { ...held, steps: stepsBefore(held), against: undefined };
      if (held.steps.length > 0) return { ...held, steps: held.steps.slice(0, -1) };
      return IDLE;
    case 'group':
      return held.by === null ? route(held.units[0]!) : { ...held, by: null };
    case 'put':
      return { ...held, at: null };
    case 'act':
      return held.act === null ? IDLE : { ...held, act: null };
    case 'idle':
    case 'aims':
      return held;
    default:
      return d === undefined ? IDLE : firstHeld(b, d);
  }
};

const touched = (
  { view, decision }: Situation<WarTable>,
  held: Held,
  gesture: Touched<WarTable> | Gesture,
): Gestured => {
  switch (gesture.kind) {
    case 'piece':
      return chooseModel(view, decision, held, gesture.id);
    case 'node':
      return chooseNode(view, decision, held, gesture.id);
    case 'ground':
      return chooseGround(view, decision, held, gesture.at);
    case 'lift':
      return to(decision === undefined ? held : lifted(decision, held, gesture.id));
    case 'together':
      return to(decision !== undefined && isMoveDecision(decision) ? together(view, decision, held) : held);
  }
};

const taken = ({ view, decision }: Situation<WarTable>, held: Held, id: ModelId): Held => {
  if (decision !== undefined && isMoveDecision(decision)) return route(id);
  if (decision?.kind === 'shootBuild') return { kind: 'act', model: id, act: null };
  return chooseModel(view, decision, held, id).held;
};

export const hand: Hand<WarTable> = {
  first: ({ view, decision, left }, last) => {
    if (decision === undefined) return IDLE;
    if (left !== undefined) return suggested(view, decision, left);
    const meant = meantAfter(view, last);
    return meaning(firstHeld(view, decision, meant), meant);
  },
  touch: (now, held, gesture) => stillMeaning(touched(now, held, gesture), held),
  back: ({ view, decision }, held, remark) =>
    remark === undefined ? meaning(stepBack(view, decision, held), held.meant) : held,
  take: (now, held, id) => meaning(taken(now, held, id), held.meant),
  plan: ({ view, decision }, held) => withMeant(view, planOf(view, decision, held), held),
  keys: { x: { kind: 'together' } },
};
