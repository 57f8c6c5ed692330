/**
 * What pointing at something on the table means in the decision at hand. One gesture means one thing: choose, choose again to let
 * go, plan by click or drag; only the main button plays. What cannot be done answers where it was asked for. Pure.
 */

import { gapBetween, inch, type Point, slideTo } from '@muster/geometry';
import {
  type Battle,
  baseOf,
  type Card,
  type FighterId,
  type MagewindsRefusal,
  magewinds,
  nameOf,
  nearestPiece,
  type ObjectId,
  RADIUS,
  SPELLS,
} from '@muster/magewinds';
import { inches } from '../../../measured/ruler.ts';
import type { BoardLine } from '../../../measured/types.ts';
import { attackLines, optionsAgainst } from './attacks.ts';
import {
  actionOf,
  aimed,
  aimOf,
  commandIn,
  commanding,
  type Gesture,
  type Held,
  held,
  instead,
  NOTHING,
  onWay,
  pinnedIn,
  type Remark,
  strikeOf,
} from './hand.ts';
import { gripPiece, inHand, layPiece, turnPiece } from './laying.ts';
import { anyCourseTo, type Course, type Mover } from './moving.ts';
import { type Approach, approachTo } from './plan/approach.ts';
import { striking } from './plan/attack.ts';
import { deployCommand, deployingOf, groundAt } from './plan/setup.ts';
import { strikeWay } from './plan/strike.ts';
import { drawable, dropTowards } from './plan/things.ts';
import { activated, chosenOf, readyOf, strikersOf } from './plan/turn.ts';
import { type Asked, choiceOf, type Gestured, type Plan } from './plan/types.ts';
import { planOf } from './plan.ts';
import { sentenceOf, whoseName } from './words.ts';

const to = (next: Held): Gestured => ({ held: next });

const say = (next: Held, remark: Remark): Gestured => ({ held: next, remark });

const at = (b: Battle, id: FighterId): Point => ({ x: b.fighters[id]!.x, y: b.fighters[id]!.y });

/** Looked at; again: not any more. */
export const look = (h: Held, id: FighterId): Held => ({ ...h, looked: h.looked === id ? null : id });

/** Who is chosen, with nothing planned. */
const only = (fighter: FighterId): Held => held({ kind: 'choose', fighter });

/** What decided a refusal, drawn. */
export const witnessLines = (from: Point, refusal: MagewindsRefusal): readonly BoardLine[] => {
  const { line, at: place } = refusal.witness ?? {};
  if (line !== undefined) return [{ from: line.from, to: line.to, kind: 'blocked', text: 'blocked' }];
  if (place === undefined) return [];
  return [{ from, to: place, kind: 'blocked', marks: [{ ...place, radius: 350 }] }];
};

/** Why this fighter, about to act, cannot strike that one: the rule, and the line that decides. */
const whyNoStrike = (s: Asked, actor: FighterId, target: FighterId): Remark => {
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

/** It goes after that one, with this action. */
const hunting = (fighter: FighterId, target: FighterId, { path }: Approach): Held =>
  held({ kind: 'go', fighter, action: null, way: { type: 'pinned', path, longer: false }, after: target });

/** An enemy, by one who is about to act: struck, gone after, let go, or why not. */
export const strikeAt = (s: Asked, now: Asked, actor: FighterId, target: FighterId): Gestured => {
  const { held: h } = s;
  if ((h.kind === 'strike' && h.target === target) || (h.kind === 'go' && h.after === target)) return to(only(actor));
  const f = now.b.fighters[actor]!;
  if (strikeWay(now, f, target) !== undefined) return to(held(striking(h, actor, target)));
  const approach = actionOf(h) === 'attack' ? undefined : approachTo(now, f, target);
  return approach === undefined
    ? say(only(actor), whyNoStrike(now, actor, target))
    : to(hunting(actor, target, approach));
};

/** Who of those that may be activated gets at an enemy that nobody can strike now: soonest, then best, then from nearest. */
const hunterOf = (s: Asked, target: FighterId): Held | undefined => {
  const [best] = readyOf(s)
    .flatMap((id) => {
      const then = activated(s, id);
      const approach = then && approachTo(then, then.b.fighters[id]!, target);
      return approach === undefined ? [] : [{ id, approach, gap: gapOf(s.b, id, target) }];
    })
    .sort(
      (x, y) =>
        Number(y.approach.strikes) - Number(x.approach.strikes) || y.approach.worth - x.approach.worth || x.gap - y.gap,
    );
  return best && hunting(best.id, target, best.approach);
};

const gapOf = (b: Battle, id: FighterId, target: FighterId): number =>
  gapBetween(baseOf(b.fighters[id]!), baseOf(b.fighters[target]!)).down;

/** The player has chosen nobody: who gets at that enemy? Who is taken up already, if it can do the same as others could. */
const whoStrikes = (s: Asked, target: FighterId): Gestured => {
  const { b, seat } = s;
  const up = chosenOf(s);
  const strikers = strikersOf(s, target);
  const striker = strikers.find(({ id }) => id === up) ?? strikers[0];
  if (striker !== undefined) return to(held(strikeOf(striker.id, target)));
  const then = up === undefined ? undefined : activated(s, up);
  const approach = then && approachTo(then, then.b.fighters[up!]!, target);
  const hunter = approach === undefined ? hunterOf(s, target) : hunting(up!, target, approach);
  if (hunter !== undefined) return to(hunter);
  const gaps = readyOf(s).map((id) => ({ id, gap: gapOf(b, id, target) }));
  const [near] = gaps.sort((x, y) => x.gap - y.gap);
  if (near === undefined) return to(NOTHING);
  const lines: readonly BoardLine[] = [
    { from: at(b, near.id), to: at(b, target), kind: 'ruler', text: inches(near.gap, { round: 'down' }) },
  ];
  const text = `None of yours can attack ${whoseName(b, target, seat)} now, not even after a step (MW 18.1). The nearest is your ${nameOf(b.fighters[near.id]!)}.`;
  return say(NOTHING, { at: at(b, target), text, lines });
};

const toActivate = (s: Asked, id: FighterId): Gestured => {
  const { b, seat, held: h } = s;
  const chosen = chosenOf(s);
  const isOffered = h.kind === 'choose' && h.offered === true;
  if (b.fighters[id]!.seat !== seat) {
    const then = chosen === undefined || isOffered ? undefined : activated(s, chosen);
    return then === undefined ? whoStrikes(s, id) : strikeAt(s, then, chosen!, id);
  }
  if (chosen === id && !isOffered) return to(instead(h, { kind: 'nothing' }));
  const refusal = magewinds.refuse(b, seat, { type: 'activate', fighter: id });
  return refusal === undefined ? to(only(id)) : say(h, { at: at(b, id), text: sentenceOf(refusal) });
};

/** One's own fighter while another acts. */
const anotherActs = ({ b, decision }: Asked, id: FighterId): Remark => ({
  at: at(b, id),
  text: `The ${nameOf(b.fighters[decision.fighter!]!)} is active: it acts first, then others may be activated (MW 13.0).`,
});

/** The target of an attack that is under way, or of a charge. */
const toTarget = (s: Asked, plan: Plan, id: FighterId): Gestured => {
  const { b, seat, decision, held: h } = s;
  const actor = decision.fighter!;
  if (id === actor) return to(instead(h, { kind: 'nothing' }));
  if (plan.targets.length === 0 && plan.marks.attacks.length === 0) return to(look(h, id));
  if (h.kind === 'strike' && h.target === id) return to(instead(h, { kind: 'nothing' }));
  const means = decision.kind === 'charge' ? ('melee' as const) : null;
  const [option] = optionsAgainst(b, seat, b.fighters[actor]!, id, means);
  return option !== undefined && option.refusal === undefined && option.cards !== undefined
    ? to(held(strikeOf(actor, id)))
    : say(NOTHING, whyNoStrike(s, actor, id));
};

/** MW-R83: whom nobody would usually mean is not offered, but may be meant all the same: who is pointed at. */
const mayMean = ({ b, seat }: Asked, { offer, open }: Castings, target: FighterId): boolean =>
  open.targets.length > 0 && magewinds.refuse(b, seat, { ...offer.casts[0]!, target }) === undefined;

/** A fighter was pointed at. */
export const pointAtFighter = (s: Asked, id: FighterId): Gestured => {
  const { b, seat, decision, held: h } = s;
  const f = b.fighters[id];
  if (f === undefined) return to(h);
  const plan = planOf(s);
  const { casting } = plan.marks;
  if (casting !== undefined && (casting.open.targets.includes(id) || mayMean(s, casting, id)))
    return to(aimed(h, { target: aimOf(h).target === id ? null : id, pair: null }));
  switch (decision.kind) {
    case 'activate':
      return toActivate(s, id);
    case 'action':
      if (id === decision.fighter) return to(NOTHING);
      return f.seat === seat ? say(h, anotherActs(s, id)) : strikeAt(s, s, decision.fighter!, id);
    case 'target':
    case 'charge':
      return toTarget(s, plan, id);
    case 'move':
    case 'step':
      if (id === decision.fighter) return to(instead(h, { kind: 'nothing' }));
      return plan.marks.mover === undefined || h.kind === 'cast'
        ? to(look(h, id))
        : pinMove(h, plan.marks.mover, at(b, id));
    case 'nextTarget':
      return to(choiceOf(plan, { type: 'nextTarget', target: id }) ?? look(h, id));
    case 'order':
      return to(choiceOf(plan, { type: 'nextInOrder', fighter: id }) ?? look(h, id));
    case 'windburn': {
      const keep = commandIn(h, 'keepCard');
      if (keep === undefined || !plan.targets.includes(id)) return to(look(h, id));
      return to(commanding(h, { ...keep, fighters: [...keep.fighters, id] }));
    }
    default:
      return to(look(h, id));
  }
};

/** How near a second click must be to mean the same place. */
const SAME = 900;
const isSame = (a: Point | undefined, p: Point): boolean => a !== undefined && Math.hypot(a.x - p.x, a.y - p.y) <= SAME;

/** Why there is no going there: by how much, and what decides. */
const whyNoWay = ({ mover, length }: Course, refusal: MagewindsRefusal, p: Point): Remark => {
  const over = refusal.code === 'tooLong' ? ` That is ${inches(length - mover.limit, { round: 'up' })} too far.` : '';
  return { at: p, text: `${sentenceOf(refusal)}${over}`, lines: witnessLines(mover.from, refusal) };
};

/** The way is let go; an action that was chosen stays chosen. */
const wayless = (h: Held): Held => {
  switch (h.kind) {
    case 'go':
      return h.action === null ? instead(h, { kind: 'choose', fighter: h.fighter }) : { ...h, way: null };
    case 'deed':
      return { ...h, step: null };
    case 'strike':
      return instead(h, { ...striking(h, h.fighter, h.target), step: null });
    default:
      return h;
  }
};

const pinMove = (h: Held, mover: Mover, p: Point): Gestured =>
  isSame(pinnedIn(h)?.path.at(-1), p) ? to(wayless(h)) : pinned(h, mover, p);

/** MW 19.1: a thing is picked up in contact, which no hand can hit: near enough beside it, contact is meant. */
const SNAP = inch(1) / 3;
const inContact = ({ battle, frame }: Mover, p: Point): Point | undefined => {
  if (frame.type !== 'move') return undefined;
  const touching = 2 * RADIUS;
  for (const o of battle.objects) {
    const far = Math.hypot(p.x - o.x, p.y - o.y);
    if (o.where === 'field' && far > touching && far <= touching + SNAP)
      return slideTo(o, { x: p.x - o.x, y: p.y - o.y }, touching + 1);
  }
  return undefined;
};

/** The way there; beside something to be picked up, into contact with it where that can be reached. */
const courseMeant = (mover: Mover, p: Point): Course => {
  const place = inContact(mover, p);
  const snapped = place === undefined ? undefined : anyCourseTo(mover, place);
  return snapped !== undefined && snapped.refusal === undefined ? snapped : anyCourseTo(mover, p);
};

const pinned = (h: Held, mover: Mover, p: Point): Gestured => {
  const course = courseMeant(mover, p);
  const { path, refusal } = course;
  if (refusal !== undefined)
    return say(onWay(h, mover.fighter, { type: 'wish', to: p, refusal }), whyNoWay(course, refusal, p));
  return to(onWay(h, mover.fighter, { type: 'pinned', path, longer: course.mover.cast !== undefined }));
};

/** What is put down there needs no second look: it is played at once, if it may stand there. */
const deployAt = ({ b, seat, held: h }: Asked, p: Point): Gestured => {
  const fighter = deployingOf(b, seat, h);
  if (fighter === null) return to(h);
  const command = deployCommand(b, seat, fighter, p);
  const refusal = magewinds.refuse(b, seat, command);
  const next = commanding(h, command);
  return refusal === undefined ? { held: next, commits: true } : say(next, { at: p, text: sentenceOf(refusal) });
};

/** TC druid.quake: the terrain that is to shake, or why it cannot. */
const pointAtFeature = ({ b, seat, held: h }: Asked, { offer }: Castings, p: Point): Gestured => {
  const feature = featureAt(b, p);
  if (feature === undefined) return say(h, { at: p, text: `Point at terrain for ${SPELLS[offer.spell].name}.` });
  if (feature === aimOf(h).feature) return to(aimed(h, { feature: null }));
  const command = { ...offer.casts[0]!, feature };
  const refusal = magewinds.refuse(b, seat, command);
  return refusal === undefined ? to(aimed(h, { feature })) : say(h, { at: p, text: sentenceOf(refusal) });
};

type Castings = NonNullable<Plan['marks']['casting']>;

const featureAt = (b: Battle, p: Point): number | undefined => {
  const features = b.terrain?.features ?? [];
  const at = features.findIndex(
    (_, i) => gapBetween({ ...p, radius: 0 }, nearestPiece(b, i, { ...p, radius: 0 })).down === 0,
  );
  return at < 0 ? undefined : at;
};

/** MW-R66: what is carried is put down there, or why not. */
const putDownAt = (s: Asked, p: Point): Gestured | undefined => {
  const drop = dropTowards(s, p);
  if (drop === undefined) return undefined;
  const refusal = magewinds.refuse(s.b, s.seat, drop);
  return refusal === undefined
    ? to(commanding(s.held, drop))
    : say(s.held, { at: p, text: sentenceOf(refusal), lines: witnessLines(at(s.b, s.decision.fighter!), refusal) });
};

/** The ground was pointed at. */
export const pointAtGround = (s: Asked, p: Point, free = false): Gestured => {
  const { decision, held: h } = s;
  const plan = planOf(s);
  const { casting, placing, mover } = plan.marks;
  if (casting?.open.isPlaced || placing) return to(aimed(h, { place: p }));
  if (casting !== undefined && casting.open.features.length > 0) return pointAtFeature(s, casting, p);
  const putDown = decision.kind === 'ending' || decision.kind === 'action' ? putDownAt(s, p) : undefined;
  if (putDown !== undefined) return putDown;
  switch (decision.kind) {
    case 'terrain':
      return h.kind === 'laying' ? layPiece(s, h, inHand(s.b, h, p, free)) : to(h);
    case 'object':
    case 'fragment':
      return to(commanding(h, { type: 'placeObject', x: p.x, y: p.y }));
    case 'territory':
    case 'edge':
    case 'corner': {
      const ground = choiceOf(plan, groundAt(s, p));
      return ground === undefined ? say(h, { at: p, text: plan.hint }) : to(ground);
    }
    case 'deploy':
      return deployAt(s, p);
    case 'activate':
    case 'action':
    case 'move':
    case 'step':
      if (mover !== undefined && casting === undefined) return pinMove(h, mover, p);
      return decision.kind === 'activate' && chosenOf(s) === undefined
        ? say(h, {
            at: p,
            text: 'Choose one of your fighters first: those with a mark around them may be activated (MW 13.0).',
          })
        : say(h, { at: p, text: plan.hint });
    default:
      return h.looked === null ? say(h, { at: p, text: plan.hint || plan.wait }) : to({ ...h, looked: null });
  }
};

/** Who may be taken up now, and how it could go; or why not. */
export const liftOf = (s: Asked, id: FighterId): Mover | Remark => {
  const { b, seat, decision } = s;
  const plan = planOf(s);
  if (plan.marks.mover?.fighter === id) return plan.marks.mover;
  if (decision.kind === 'activate') {
    const refusal = magewinds.refuse(b, seat, { type: 'activate', fighter: id });
    if (refusal !== undefined) return { at: at(b, id), text: sentenceOf(refusal) };
    const mover = activated(s, id)?.mover;
    return mover ?? { at: at(b, id), text: `The ${nameOf(b.fighters[id]!)} cannot move now (MW 15.0).` };
  }
  if (decision.kind === 'action' && id !== decision.fighter) return anotherActs(s, id);
  return { at: at(b, id), text: plan.hint };
};

/** In the hand: who else was chosen is let go. */
const lifted = (s: Asked, id: FighterId): Held =>
  s.decision.kind === 'activate' && chosenOf(s) !== id ? only(id) : s.held;

const lift = (s: Asked, id: FighterId): Gestured => {
  const taken = liftOf(s, id);
  return 'frame' in taken ? to(lifted(s, id)) : say(s.held, taken);
};

/** A base was carried there and let go: planned, not played. */
export const dropAt = (s: Asked, id: FighterId, p: Point): Gestured => {
  const taken = liftOf(s, id);
  return 'frame' in taken ? pinned(lifted(s, id), taken, p) : say(s.held, taken);
};

/** A treasure or fragment was pointed at. */
const pointAtObject = (s: Asked, id: ObjectId): Gestured => {
  const pick = choiceOf(planOf(s), { type: 'pickUp', object: id });
  if (pick !== undefined) return to(pick);
  const o = s.b.objects[id];
  return o === undefined ? to(s.held) : pointAtGround(s, { x: o.x, y: o.y });
};

/** MW 12.0: nothing is aimed at, rolled or risked: the card is drawn. */
const drawn = ({ b, seat, held: h, decision }: Asked, which: Card | 'deck' | number): Gestured => {
  const card = typeof which === 'number' ? b.row[which] : which;
  return decision.kind === 'channel' && card !== undefined && drawable(b, seat).includes(card)
    ? { held: commanding(h, { type: 'draw', card }), commits: true }
    : to(h);
};

/** Whatever a hand does on the table. */
export const touched = (s: Asked, gesture: Gesture | { readonly kind: 'piece'; readonly id: FighterId }): Gestured => {
  const { held: h } = s;
  const laying = h.kind === 'laying' ? h : undefined;
  switch (gesture.kind) {
    case 'piece':
      return pointAtFighter(s, gesture.id);
    case 'ground':
      return pointAtGround(s, gesture.at, gesture.free);
    case 'object':
      return pointAtObject(s, gesture.id);
    case 'draw':
      return drawn(s, gesture.card);
    case 'lift':
      return lift(s, gesture.fighter);
    case 'drop':
      return dropAt(s, gesture.fighter, gesture.at);
    case 'grip':
      return to(laying === undefined ? h : gripPiece(laying, gesture.piece));
    case 'lay': {
      if (laying === undefined) return to(h);
      const taken = { ...laying, piece: gesture.piece };
      return layPiece(s, taken, inHand(s.b, taken, gesture.at, gesture.free));
    }
    case 'turn':
      return laying === undefined ? to(h) : turnPiece(s, laying, gesture.by);
  }
};
