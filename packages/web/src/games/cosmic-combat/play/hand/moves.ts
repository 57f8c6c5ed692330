/** A move in the hand: what a click, a key or a ship that is met adds to it, and what is taken back. Pure. */

import { type Battle, cosmicCombat, movesLeft, type ShipId, shipOf } from '@muster/cosmic-combat';
import type { Length, Point } from '@muster/geometry';
import {
  adjusted,
  afterSteps,
  canAdjust,
  faultOf,
  firstStep,
  flightLeft,
  flightTo,
  isSpent,
  legBack,
  type MoveStep,
  meetingsOf,
  metBy,
  type Nudge,
  ramsOf,
  stepTowards,
} from '../moving.ts';
import { shipWords } from '../words.ts';
import type { CosmicGestured, HeldOf } from './types.ts';

type Moving = HeldOf<'move'>;
type Planned = Pick<Moving, 'ship' | 'steps'>;

/** The battle as it would be after what is planned. */
export const plannedBattle = (b: Battle, { ship, steps }: Planned): Battle => afterSteps(b, ship, steps);

/** Before its last step, which a new one replaces when no token is left. */
const beforeNext = (b: Battle, { ship, steps }: Planned) => {
  const now = afterSteps(b, ship, steps);
  const hasMore = movesLeft(shipOf(now, ship)) > 0 || meetingsOf(now, ship).length > 0;
  if (hasMore || steps.length === 0) return { now, steps };
  const kept = steps.slice(0, -1);
  return { now: afterSteps(b, ship, kept), steps: kept };
};

/** A fighter's flight that is being planned: the battle before it, and the steps before it. */
const flightOf = (b: Battle, { ship, steps: all }: Planned) => {
  const fly = all.at(-1);
  if (fly?.type !== 'fly' || fly.ram !== null) return undefined;
  const steps = all.slice(0, -1);
  return { fly, steps, before: afterSteps(b, ship, steps) };
};

interface Next {
  readonly step: MoveStep;
  /** The battle before it. */
  readonly before: Battle;
  /** The whole plan with it. */
  readonly steps: readonly MoveStep[];
}

/** another leg while the token reaches; then the next token; without one, the last leg goes there instead. */
const nextLeg = (b: Battle, held: Planned, at: Point): Next | 'token' | undefined => {
  const flight = flightOf(b, held);
  if (flight === undefined) return 'token';
  const { fly, steps, before } = flight;
  const isOver = isSpent(before, held.ship, fly.ends);
  if (isOver && movesLeft(shipOf(plannedBattle(b, held), held.ship)) > 0) return 'token';
  const kept = isOver ? fly.ends.slice(0, -1) : fly.ends;
  const step = flightTo(before, shipOf(before, held.ship), at, kept);
  return step && { step, before, steps: [...steps, step] };
};

/** What a click there would plan next. */
export const nextStep = (b: Battle, held: Planned, at: Point): Next | undefined => {
  const leg = nextLeg(b, held, at);
  if (leg !== 'token') return leg;
  const { now, steps } = beforeNext(b, held);
  if (movesLeft(shipOf(now, held.ship)) <= 0) return undefined;
  const step = stepTowards(now, held.ship, at);
  return step && { step, before: now, steps: [...steps, step] };
};

/** What a fighter has left of the token it flies with; undefined when it does not fly. */
export const legLeft = (b: Battle, held: Planned): Length | undefined => {
  const flight = flightOf(b, held);
  if (flight === undefined || isSpent(flight.before, held.ship, flight.fly.ends)) return undefined;
  return flightLeft(flight.before, held.ship, flight.fly.ends);
};

/** Without the last step, or the last leg of a flight. */
export const steppedBack = (b: Battle, planned: Moving): Moving => {
  const held = ownPlan(planned);
  const steps = held.steps.slice(0, -1);
  const last = held.steps.at(-1);
  const shorter = last?.type === 'fly' ? legBack(afterSteps(b, held.ship, steps), held.ship, last) : undefined;
  return { ...held, steps: shorter === undefined ? steps : [...steps, shorter] };
};

/** Whom the ship could ram or board next, each with the plan that does it. */
export const meetings = (b: Battle, held: Planned): readonly Pick<Next, 'step' | 'steps'>[] => {
  const flight = flightOf(b, held);
  const onward = flight === undefined ? [] : ramsOf(flight.before, held.ship, flight.fly.ends);
  return [
    ...onward.map((step) => ({ step, steps: [...flight!.steps, step] })),
    ...meetingsOf(plannedBattle(b, held), held.ship).map((step) => ({ step, steps: [...held.steps, step] })),
  ];
};

/** What the player makes of a plan: one of the table is begun anew, and whom it was meant for is forgotten. */
export const ownPlan = ({ ship, steps, offered }: Moving): Moving => ({
  kind: 'move',
  ship,
  steps: offered ? [] : steps,
});

/** A click there plans the next step, or says why not. */
export const moveTo = (b: Battle, planned: Moving, at: Point): CosmicGestured => {
  const held = ownPlan(planned);
  const next = nextStep(b, held, at);
  if (next === undefined)
    return { held: planned, remark: { at, text: 'It has no Move token left, or cannot go there.' } };
  const refusal = faultOf(next.before, held.ship, next.step);
  if (refusal !== undefined) return { held: planned, remark: { at, text: cosmicCombat.explain(refusal) } };
  return { held: { ...held, steps: next.steps } };
};

/** Longer, shorter, further round: of the last step, or a first one. */
export const adjustMove = (b: Battle, { ship, steps }: Planned, by: Nudge): Moving => {
  const led = (all: readonly MoveStep[]): Moving => ({ kind: 'move', ship, steps: all });
  const last = steps.at(-1);
  if (last !== undefined && canAdjust(last, by)) {
    const kept = steps.slice(0, -1);
    return led([...kept, adjusted(afterSteps(b, ship, kept), ship, last, by)]);
  }
  const { now, steps: before } = beforeNext(b, { ship, steps });
  const first = movesLeft(shipOf(now, ship)) > 0 ? firstStep(now, ship, by) : undefined;
  return led(first === undefined ? steps : [...before, first]);
};

/** A ram or a boarding of this ship in the place of the last step, or why it cannot be. */
export const meet = (b: Battle, held: Moving, target: ShipId): CosmicGestured => {
  const last = held.steps.at(-1);
  if (last !== undefined && metBy(last) === target) return { held };
  const { now, steps } = beforeNext(b, held);
  const found = meetingsOf(now, held.ship).find((step) => metBy(step) === target);
  if (found !== undefined) return { held: { kind: 'move', ship: held.ship, steps: [...steps, found] } };
  const other = shipOf(b, target);
  const refusal = faultOf(now, held.ship, { type: 'straight', distance: 0, ram: target });
  const text = refusal === undefined ? `${shipWords(b, other)}.` : cosmicCombat.explain(refusal);
  return { held, remark: { at: other.place!, text } };
};
