/** What pointing at something on the table means in the decision at hand. Pure. */

import type { Point } from '@muster/geometry';
import { type FighterId, type MagewindsCommand, magewinds, type ObjectId } from '@muster/magewinds';
import { IDLE, type Intent, type Step } from './intent.ts';
import { courseTo } from './moving.ts';
import { deployCommand, deployingOf } from './plan/setup.ts';
import type { Plan, Situation } from './plan/types.ts';
import { moveCommands } from './plan/ways.ts';
import { featureAt } from './terrain-kit.ts';

const to = (intent: Intent): Step => ({ intent });

const inspect = (s: Situation, id: FighterId): Step => to({ ...s.intent, inspect: id, refusal: null });

/** Another fighter, while one is about to act: the attack that would be made on it, or why there is none. */
const aimAt = (s: Situation, id: FighterId): Step =>
  to({ ...s.intent, target: id, attack: null, sure: null, path: null, wish: null, refusal: null, inspect: null });

/** A fighter was pointed at. */
export const pointAtFighter = (s: Situation, plan: Plan, id: FighterId): Step => {
  const { b, seat, decision, intent } = s;
  const f = b.fighters[id];
  if (f === undefined) return to(intent);
  if (plan.casting?.open.targets.includes(id)) return to({ ...intent, aim: { ...intent.aim, target: id, pair: null } });
  switch (decision.kind) {
    case 'activate': {
      const command: MagewindsCommand = { type: 'activate', fighter: id };
      if (magewinds.refuse(b, seat, command) === undefined) return { intent: IDLE, commands: [command] };
      return inspect(s, id);
    }
    case 'action':
    case 'target':
    case 'charge': {
      const actor = b.fighters[decision.fighter!]!;
      if (f.id === actor.id || (f.seat === seat && decision.kind === 'action')) return inspect(s, id);
      if (decision.kind === 'target' && plan.targets.size === 0 && plan.options.length === 0) return inspect(s, id);
      if (intent.target !== id) return aimAt(s, id);
      return plan.main === undefined ? aimAt(s, id) : { intent: IDLE, commands: plan.main.commands };
    }
    case 'nextTarget':
    case 'order':
      return plan.targets.has(id) ? to({ ...intent, target: id }) : inspect(s, id);
    case 'windburn':
      return plan.targets.has(id) && intent.card !== null
        ? to({ ...intent, burn: [...intent.burn, id] })
        : inspect(s, id);
    default:
      return inspect(s, id);
  }
};

/** How near a second click must be to mean the same place. */
const SAME = 900;
const isSame = (a: Point | undefined, p: Point): boolean => a !== undefined && Math.hypot(a.x - p.x, a.y - p.y) <= SAME;

const pinMove = (s: Situation, p: Point): Step => {
  const { intent } = s;
  const mover = s.mover!;
  if (intent.path !== null && isSame(intent.path.at(-1), p))
    return { intent: IDLE, commands: moveCommands(mover, intent.path) };
  const course = courseTo(mover, p);
  if (course.refusal === undefined)
    return to({ ...intent, path: course.path, wish: null, refusal: null, target: null, inspect: null });
  return to({ ...intent, path: null, wish: p, refusal: course.refusal, target: null });
};

/** The ground was pointed at. */
export const pointAtGround = (s: Situation, plan: Plan, p: Point): Step => {
  const { b, seat, decision, intent } = s;
  if (plan.casting?.open.isPlaced) return to({ ...intent, aim: { ...intent.aim, place: p } });
  switch (decision.kind) {
    case 'terrain':
      return intent.features === null
        ? to(intent)
        : to({ ...intent, features: [...intent.features, featureAt(intent.kit, p, intent.turned)] });
    case 'object':
    case 'fragment':
      return to({ ...intent, place: p });
    case 'deploy': {
      const id = deployingOf(b, seat, intent);
      if (id === null) return to(intent);
      const command = deployCommand(b, seat, id, p);
      const refusal = magewinds.refuse(b, seat, command);
      return refusal === undefined ? { intent: IDLE, commands: [command] } : to({ ...intent, place: p });
    }
    case 'target':
      return plan.waiting === 'Choose a place' || intent.place !== null ? to({ ...intent, place: p }) : to(intent);
    case 'action':
    case 'move':
    case 'step':
      return s.mover === undefined || intent.spell !== null ? to(intent) : pinMove(s, p);
    default:
      return to({ ...intent, inspect: null });
  }
};

/** A base was carried there and let go. */
export const dropAt = (s: Situation, p: Point): Step => {
  const { mover, intent } = s;
  if (mover === undefined) return to(intent);
  const course = courseTo(mover, p);
  if (course.path.length === 0) return to(intent);
  if (course.refusal !== undefined) return to({ ...intent, path: null, wish: p, refusal: course.refusal });
  return { intent: IDLE, commands: moveCommands(mover, course.path) };
};

/** A treasure or fragment was pointed at. */
export const pointAtObject = (s: Situation, plan: Plan, id: ObjectId): Step => {
  const pick = plan.choices.find((c) => c.commands?.some((o) => o.type === 'pickUp' && o.object === id));
  if (pick?.commands !== undefined) return { intent: IDLE, commands: pick.commands };
  const o = s.b.objects[id];
  return o === undefined ? to(s.intent) : pointAtGround(s, plan, { x: o.x, y: o.y });
};
