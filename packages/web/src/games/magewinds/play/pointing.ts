/**
 * What pointing at something on the table means in the decision at hand. One gesture means one thing: choose, choose again to let
 * go, plan by click or drag; only the main button plays. What cannot be done answers where it was asked for. Pure.
 */

import { gapBetween, type Point } from '@muster/geometry';
import { type Battle, baseOf, type FighterId, magewinds, nameOf, type ObjectId } from '@muster/magewinds';
import { inches } from '../../../measured/ruler.ts';
import type { BoardLine } from '../../../measured/types.ts';
import { attackLines, optionsAgainst } from './attacks.ts';
import { type Gestured, IDLE, type Intent, type Said, UNPLANNED } from './intent.ts';
import { inHand, layPiece } from './laying.ts';
import { anyCourseTo, type Course, type Mover } from './moving.ts';
import { deployCommand, deployingOf } from './plan/setup.ts';
import { strikeWay } from './plan/strike.ts';
import { activated, chosenOf, readyOf, strikersOf } from './plan/turn.ts';
import type { Plan, Situation } from './plan/types.ts';
import { sentenceOf, whoseName } from './words.ts';

const to = (intent: Intent): Gestured => ({ intent });

const say = (intent: Intent, said: Said): Gestured => to({ ...intent, said });

const at = (b: Battle, id: FighterId): Point => ({ x: b.fighters[id]!.x, y: b.fighters[id]!.y });

const inspect = (s: Situation, id: FighterId): Gestured => to({ ...s.intent, inspect: id, refusal: null, said: null });

/** What decided a refusal, drawn. */
export const witnessLines = (from: Point, refusal: NonNullable<Intent['refusal']>): readonly BoardLine[] => {
  const { line, at: place } = refusal.witness ?? {};
  if (line !== undefined) return [{ from: line.from, to: line.to, kind: 'blocked', text: 'blocked' }];
  if (place === undefined) return [];
  return [{ from, to: place, kind: 'blocked', marks: [{ ...place, radius: 350 }] }];
};

/** Why this fighter, about to act, cannot strike that one: the rule, and the line that decides. */
const whyNoStrike = (s: Situation, actor: FighterId, target: FighterId): Said => {
  const { b, seat } = s;
  const [f, enemy] = [b.fighters[actor]!, b.fighters[target]!];
  const options = optionsAgainst(b, seat, f, target);
  const option =
    options.find((o) => o.refusal === undefined) ??
    options.find((o) => o.refusal?.code !== 'outOfRange') ??
    options[0]!;
  const text =
    option.refusal === undefined ? `Your hand does not pay for ${option.name} (MW 17.0).` : sentenceOf(option.refusal);
  const more = option.refusal?.code === 'outOfRange' ? ` A step of 1 in does not help.` : '';
  return { at: at(b, target), text: `${text}${more}`, lines: attackLines(b, f, enemy, option.refusal) };
};

/** An enemy, by one who is about to act: planned, let go, or why not. */
const strikeAt = (
  s: Situation,
  now: Situation,
  actor: FighterId,
  target: FighterId,
  chosen: Partial<Intent>,
): Gestured => {
  const { intent } = s;
  const base: Intent = { ...intent, ...UNPLANNED, ...chosen, action: null, inspect: null };
  if (intent.target === target) return to(base);
  const keeps = intent.action === 'attack' ? { action: intent.action, path: intent.path, longer: intent.longer } : {};
  if (strikeWay(now, now.b.fighters[actor]!, target) === undefined)
    return say({ ...base, target: null }, whyNoStrike(now, actor, target));
  return to({ ...base, ...keeps, target });
};

/** Nobody is chosen yet: who could strike that enemy? */
const whoStrikes = (s: Situation, target: FighterId): Gestured => {
  const { b, intent, seat } = s;
  const base: Intent = { ...intent, ...UNPLANNED, action: null, inspect: null };
  if (intent.target === target) return to(base);
  const [first, second] = strikersOf(s, target);
  if (first !== undefined) return to({ ...base, target, chosen: second === undefined ? first : null });
  const gaps = readyOf(s).map((id) => ({
    id,
    gap: gapBetween(baseOf(b.fighters[id]!), baseOf(b.fighters[target]!)).down,
  }));
  const [near] = gaps.sort((x, y) => x.gap - y.gap);
  if (near === undefined) return to(base);
  const lines: readonly BoardLine[] = [
    { from: at(b, near.id), to: at(b, target), kind: 'ruler', text: inches(near.gap, { round: 'down' }) },
  ];
  const text = `None of yours can attack ${whoseName(b, target, seat)} now, not even after a step (MW 18.1). The nearest is your ${nameOf(b.fighters[near.id]!)}.`;
  return say(base, { at: at(b, target), text, lines });
};

const toActivate = (s: Situation, id: FighterId): Gestured => {
  const { b, seat, intent } = s;
  const f = b.fighters[id]!;
  const chosen = chosenOf(s);
  if (f.seat !== seat) {
    const then = chosen === undefined ? undefined : activated(s, chosen);
    return then === undefined ? whoStrikes(s, id) : strikeAt(s, then, chosen!, id, { chosen: chosen! });
  }
  if (chosen === id) return to({ ...intent, ...UNPLANNED, action: null, chosen: 'nobody' });
  const refusal = magewinds.refuse(b, seat, { type: 'activate', fighter: id });
  if (refusal !== undefined) return say(intent, { at: at(b, id), text: sentenceOf(refusal) });
  const target = intent.target !== null && chosen === undefined ? intent.target : null;
  return to({ ...intent, ...UNPLANNED, action: null, inspect: null, chosen: id, target });
};

/** One's own fighter while another acts. */
const anotherActs = (s: Situation, id: FighterId): Said => {
  const { b, decision } = s;
  return {
    at: at(b, id),
    text: `The ${nameOf(b.fighters[decision.fighter!]!)} is active: it acts first, then others may be activated (MW 13.0).`,
  };
};

/** A fighter was pointed at. */
export const pointAtFighter = (s: Situation, plan: Plan, id: FighterId): Gestured => {
  const { b, seat, decision, intent } = s;
  const f = b.fighters[id];
  if (f === undefined) return to(intent);
  if (plan.casting?.open.targets.includes(id)) {
    const target = intent.aim.target === id ? null : id;
    return to({ ...intent, said: null, aim: { ...intent.aim, target, pair: null } });
  }
  switch (decision.kind) {
    case 'activate':
      return toActivate(s, id);
    case 'action': {
      const actor = decision.fighter!;
      if (id === actor) return to({ ...intent, ...UNPLANNED, action: null, inspect: null });
      return f.seat === seat ? say(intent, anotherActs(s, id)) : strikeAt(s, s, actor, id, {});
    }
    case 'target':
    case 'charge': {
      const actor = decision.fighter!;
      if (id === actor) return to({ ...intent, ...UNPLANNED });
      if (plan.targets.size === 0 && plan.options.length === 0) return inspect(s, id);
      if (intent.target === id) return to({ ...intent, ...UNPLANNED });
      const next: Intent = { ...intent, ...UNPLANNED, target: id, inspect: null };
      const only = decision.kind === 'charge' ? ('melee' as const) : null;
      const [option] = optionsAgainst(b, seat, b.fighters[actor]!, id, only);
      if (option !== undefined && option.refusal === undefined && option.cards !== undefined) return to(next);
      return say({ ...next, target: null }, whyNoStrike(s, actor, id));
    }
    case 'move':
    case 'step':
      if (id === decision.fighter) return to({ ...intent, ...UNPLANNED });
      return plan.mover === undefined || intent.spell !== null ? inspect(s, id) : pinMove(s, plan.mover, at(b, id));
    case 'nextTarget':
    case 'order':
      return plan.targets.has(id) ? to({ ...intent, target: id }) : inspect(s, id);
    case 'windburn':
      return plan.targets.has(id) && intent.card !== null
        ? to({ ...intent, burn: [...intent.burn, id] })
        : inspect(s, id);
    default:
      return intent.inspect === id ? to({ ...intent, inspect: null }) : inspect(s, id);
  }
};

/** How near a second click must be to mean the same place. */
const SAME = 900;
const isSame = (a: Point | undefined, p: Point): boolean => a !== undefined && Math.hypot(a.x - p.x, a.y - p.y) <= SAME;

/** Why there is no going there: by how much, and what decides. */
const whyNoWay = ({ mover, refusal, length }: Course, p: Point): Said => {
  const over = refusal?.code === 'tooLong' ? ` That is ${inches(length - mover.limit, { round: 'up' })} too far.` : '';
  return {
    at: p,
    text: `${refusal === undefined ? '' : sentenceOf(refusal)}${over}`,
    lines: refusal === undefined ? [] : witnessLines(mover.from, refusal),
  };
};

const keepsAction = ({ action }: Intent): Partial<Intent> => ({ action });

const pinMove = (s: Situation, mover: Mover, p: Point): Gestured => {
  const { intent } = s;
  if (intent.path !== null && isSame(intent.path.at(-1), p))
    return to({ ...intent, ...UNPLANNED, ...keepsAction(intent) });
  return pinned(s, mover, p);
};

const pinned = ({ intent }: Situation, mover: Mover, p: Point): Gestured => {
  const course = anyCourseTo(mover, p);
  const target = intent.action === 'attack' ? intent.target : null;
  const base: Intent = { ...intent, ...UNPLANNED, ...keepsAction(intent), inspect: null };
  if (course.refusal !== undefined) return to({ ...base, wish: p, refusal: course.refusal, said: whyNoWay(course, p) });
  return to({ ...base, target, path: course.path, longer: course.mover.cast !== undefined });
};

/** The ground was pointed at. */
export const pointAtGround = (s: Situation, plan: Plan, p: Point): Gestured => {
  const { b, seat, decision, intent } = s;
  if (plan.casting?.open.isPlaced) return to({ ...intent, said: null, aim: { ...intent.aim, place: p } });
  if (plan.placing) return to({ ...intent, said: null, place: p });
  switch (decision.kind) {
    case 'terrain':
      return intent.features === null ? to(intent) : layPiece(s, inHand(s, p));
    case 'object':
    case 'fragment':
      return to({ ...intent, place: p });
    case 'deploy': {
      const id = deployingOf(b, seat, intent);
      if (id === null) return to(intent);
      const command = deployCommand(b, seat, id, p);
      const refusal = magewinds.refuse(b, seat, command);
      return refusal === undefined
        ? { intent: IDLE, commands: [command] }
        : to({ ...intent, place: p, said: { at: p, text: sentenceOf(refusal) } });
    }
    case 'activate':
    case 'action':
    case 'move':
    case 'step':
      if (plan.mover !== undefined && plan.casting === undefined) return pinMove(s, plan.mover, p);
      return decision.kind === 'activate' && chosenOf(s) === undefined
        ? say(intent, {
            at: p,
            text: 'Choose one of your fighters first: those with a mark around them may be activated (MW 13.0).',
          })
        : say(intent, { at: p, text: plan.hint });
    default:
      return intent.inspect === null ? say(intent, { at: p, text: plan.hint }) : to({ ...intent, inspect: null });
  }
};

/** Who may be taken up now, and how it could go; or why not. */
export const liftOf = (s: Situation, plan: Plan, id: FighterId): Mover | Said => {
  const { b, seat, decision } = s;
  if (plan.mover?.fighter === id) return plan.mover;
  if (decision.kind === 'activate') {
    const refusal = magewinds.refuse(b, seat, { type: 'activate', fighter: id });
    if (refusal !== undefined) return { at: at(b, id), text: sentenceOf(refusal) };
    const mover = activated(s, id)?.mover;
    return mover ?? { at: at(b, id), text: `The ${nameOf(b.fighters[id]!)} cannot move now (MW 15.0).` };
  }
  if (decision.kind === 'action' && id !== decision.fighter) return anotherActs(s, id);
  return { at: at(b, id), text: plan.hint };
};

/** A base was carried there and let go: planned, not played. */
export const dropAt = (s: Situation, plan: Plan, id: FighterId, p: Point): Gestured => {
  const lifted = liftOf(s, plan, id);
  if (!('frame' in lifted)) return say(s.intent, lifted);
  const isOther = s.decision.kind === 'activate' && chosenOf(s) !== id;
  const intent: Intent = isOther ? { ...s.intent, ...UNPLANNED, action: null, chosen: id } : s.intent;
  return pinned({ ...s, intent }, lifted, p);
};

/** A treasure or fragment was pointed at. */
export const pointAtObject = (s: Situation, plan: Plan, id: ObjectId): Gestured => {
  const pick = plan.choices.find((c) => c.commands?.some((o) => o.type === 'pickUp' && o.object === id));
  if (pick !== undefined) return to({ ...s.intent, picked: s.intent.picked === pick.id ? null : pick.id });
  const o = s.b.objects[id];
  return o === undefined ? to(s.intent) : pointAtGround(s, plan, { x: o.x, y: o.y });
};
