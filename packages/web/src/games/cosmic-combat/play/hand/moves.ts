/** A move in the hand: what a click, a key or a ship that is met adds to it, and what is taken back. Pure. */

import { type Battle, type CosmicDecision, cosmicCombat, movesLeft, type ShipId, shipOf } from '@muster/cosmic-combat';
import type { Length, Point } from '@muster/geometry';
import {
  adjusted,
  afterSteps,
  asIfOrdered,
  faultOf,
  firstStep,
  flightLeft,
  flightTo,
  isSpent,
  legBack,
  type MoveStep,
  meetingsOf,
  ramsOf,
  stepTowards,
} from '../moving.ts';
import { shipWords } from '../words.ts';
import type { CosmicGestured, HeldOf } from './types.ts';

type Moving = HeldOf<'move'>;

/** The battle as it would be after what is planned. */
export const plannedBattle = (b: Battle, d: CosmicDecision, held: Moving): Battle => {
  const ready = d.kind === 'activate' ? asIfOrdered(b, held.ship, shipOf(b, held.ship).tokens ?? []) : b;
  return afterSteps(ready, held.ship, held.steps);
};

/** Before its last step, which a new one replaces when no token is left. */
const beforeNext = (b: Battle, d: CosmicDecision, held: Moving) => {
  const now = plannedBattle(b, d, held);
  const hasMore = movesLeft(shipOf(now, held.ship)) > 0 || meetingsOf(now, held.ship).length > 0;
  if (hasMore || held.steps.length === 0) return { b: now, steps: held.steps };
  const steps = held.steps.slice(0, -1);
  return { b: plannedBattle(b, d, { ...held, steps }), steps };
};

/** A fighter's flight that is being planned: the battle before it, and the steps before it. */
const flightOf = (b: Battle, d: CosmicDecision, held: Moving) => {
  const fly = held.steps.at(-1);
  if (fly?.type !== 'fly' || fly.ram !== null) return undefined;
  const steps = held.steps.slice(0, -1);
  return { fly, steps, before: plannedBattle(b, d, { ...held, steps }) };
};

interface Next {
  readonly step: MoveStep;
  readonly before: Battle;
  readonly steps: readonly MoveStep[];
  /** It comes after what is planned; otherwise it takes the place of the last of it. */
  readonly adds: boolean;
}

/** another leg while the token reaches; then the next token; without one, the last leg goes there instead. */
const nextLeg = (b: Battle, d: CosmicDecision, held: Moving, at: Point): Next | 'token' | undefined => {
  const flight = flightOf(b, d, held);
  if (flight === undefined) return 'token';
  const { fly, steps, before } = flight;
  const isOver = isSpent(before, held.ship, fly.ends);
  if (isOver && movesLeft(shipOf(plannedBattle(b, d, held), held.ship)) > 0) return 'token';
  const kept = isOver ? fly.ends.slice(0, -1) : fly.ends;
  const step = flightTo(before, shipOf(before, held.ship), at, kept);
  return step === undefined ? undefined : { step, before, steps: [...steps, step], adds: !isOver };
};

/** What a click there would plan next. */
export const nextStep = (b: Battle, d: CosmicDecision, held: Moving, at: Point): Next | undefined => {
  const leg = nextLeg(b, d, held, at);
  if (leg !== 'token') return leg;
  const before = beforeNext(b, d, held);
  if (movesLeft(shipOf(before.b, held.ship)) <= 0) return undefined;
  const step = stepTowards(before.b, held.ship, at);
  if (step === undefined) return undefined;
  const steps = [...before.steps, step];
  return { step, before: before.b, steps, adds: steps.length > held.steps.length };
};

/** What a fighter has left of the token it flies with; undefined when it does not fly. */
export const legLeft = (b: Battle, d: CosmicDecision, held: Moving): Length | undefined => {
  const flight = flightOf(b, d, held);
  if (flight === undefined || isSpent(flight.before, held.ship, flight.fly.ends)) return undefined;
  return flightLeft(flight.before, held.ship, flight.fly.ends);
};

/** Without the last step, or the last leg of a flight. */
export const steppedBack = (b: Battle, d: CosmicDecision, planned: Moving): Moving => {
  const held = ownPlan(planned);
  const steps = held.steps.slice(0, -1);
  const last = held.steps.at(-1);
  const before = plannedBattle(b, d, { ...held, steps });
  const shorter = last?.type === 'fly' ? legBack(before, held.ship, last) : undefined;
  return { ...held, steps: shorter === undefined ? steps : [...steps, shorter] };
};

/** Whom the ship could ram or board next, each with the plan that does it. */
export const meetings = (b: Battle, d: CosmicDecision, held: Moving): readonly Pick<Next, 'step' | 'steps'>[] => {
  const now = plannedBattle(b, d, held);
  const flight = flightOf(b, d, held);
  const onward = flight === undefined ? [] : ramsOf(flight.before, held.ship, flight.fly.ends);
  return [
    ...onward.map((step) => ({ step, steps: [...flight!.steps, step] })),
    ...meetingsOf(now, held.ship).map((step) => ({ step, steps: [...held.steps, step] })),
  ];
};

/** What the player makes of a plan: one of the table is begun anew, and whom it was meant for is forgotten. */
export const ownPlan = ({ ship, steps, offered }: Moving): Moving => ({
  kind: 'move',
  ship,
  steps: offered ? [] : steps,
});

/** A click there plans the next step, or says why not. */
export const moveTo = (b: Battle, d: CosmicDecision, planned: Moving, at: Point): CosmicGestured => {
  const held = ownPlan(planned);
  const next = nextStep(b, d, held, at);
  if (next === undefined)
    return { held: planned, remark: { at, text: 'It has no Move token left, or cannot go there.' } };
  const refusal = faultOf(next.before, held.ship, next.step);
  if (refusal !== undefined) return { held: planned, remark: { at, text: cosmicCombat.explain(refusal) } };
  return { held: { ...held, steps: next.steps } };
};

/** Longer, shorter, further round: of the last step, or a first one. */
export const adjustMove = (
  b: Battle,
  d: CosmicDecision,
  planned: Moving,
  by: { readonly way?: 1 | -1; readonly turn?: 1 | -1 },
): Moving => {
  const held: Moving = { kind: 'move', ship: planned.ship, steps: planned.steps };
  const last = held.steps.at(-1);
  const steps = held.steps.slice(0, -1);
  const fits =
    last !== undefined &&
    (last.type === 'fly' ||
      (by.way !== undefined ? last.type === 'straight' || last.type === 'back' : last.type === 'turn'));
  if (last !== undefined && fits) {
    const before = plannedBattle(b, d, { ...held, steps });
    return { ...held, steps: [...steps, adjusted(before, held.ship, last, by)] };
  }
  const before = beforeNext(b, d, held);
  if (movesLeft(shipOf(before.b, held.ship)) <= 0) return held;
  const first = firstStep(before.b, held.ship, by);
  return first === undefined ? held : { ...held, steps: [...before.steps, first] };
};

/** A ram or a boarding of this ship in the place of the last step, or why it cannot be. */
export const meet = (b: Battle, d: CosmicDecision, held: Moving, target: ShipId): CosmicGestured => {
  const last = held.steps.at(-1);
  if (last !== undefined && metBy(last) === target) return { held };
  const before = beforeNext(b, d, held);
  const found = meetingsOf(before.b, held.ship).find((step) => metBy(step) === target);
  if (found !== undefined) return { held: { kind: 'move', ship: held.ship, steps: [...before.steps, found] } };
  const other = shipOf(b, target);
  const refusal = faultOf(before.b, held.ship, { type: 'straight', distance: 0, ram: target });
  const text = refusal === undefined ? `${shipWords(b, other)}.` : cosmicCombat.explain(refusal);
  return { held, remark: { at: other.place!, text } };
};

/** Whom this step rams or boards. */
export const metBy = (step: MoveStep): ShipId | null =>
  step.type === 'board' ? step.target : step.type === 'straight' || step.type === 'fly' ? step.ram : null;
