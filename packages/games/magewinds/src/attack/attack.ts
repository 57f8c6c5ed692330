/** One attack from choice to knockback (MW 18.3 to 18.5). */

import { certain, mean, minus } from '@muster/dice';
import {
  awayFrom,
  type Disc,
  EPSILON,
  farthestSlide,
  inch,
  isWithin,
  type Length,
  type Line,
  type Point,
  refuseSlide,
  slideTo,
  type Way,
} from '@muster/geometry';
import { known, type Seat, type Table } from '@muster/kernel';
import { attackProfile } from '../actions/attack-action.ts';
import { beginAction } from '../actions/begin-action.ts';
import { canDodge } from '../actions/dodge-steps.ts';
import { dropAfterKnockback, objectWay } from '../actions/objects.ts';
import { stepFrame } from '../actions/stepping.ts';
import { type Card, payments, refusePayment } from '../casting/cards.ts';
import { refuseHand } from '../casting/casting.ts';
import { type Pair, QUAKE } from '../content/fighters.ts';
import { spellOf } from '../content/spells.ts';
import { spend } from '../round/channelling.ts';
import { cloneOf, isDouble } from '../spells/clone-pairs.ts';
import { dissolve } from '../spells/dissolve-clone.ts';
import { changeFrame } from '../spells/universal.ts';
import { ask } from '../state/ask.ts';
import type { AttackChoice, AttackFrame, Battle, Defence, Fighter, FighterId } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { changeFighter, changeObject, pop, push, swapTop } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import { activationWith, attackWith, volleyWith } from '../state/frames.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import type { MagewindsProcedure } from '../state/types.ts';
import {
  activation,
  baseOf,
  fighter,
  hasEffect,
  hasSpell,
  isOnField,
  nameOf,
  profile,
  RADIUS,
} from '../table/fighters.ts';
import { place, wayOf } from '../table/movement.ts';
import { attackLine, coverOf, seesFighter, thingOf, wardLine } from '../table/sight.ts';
import { fieldOf, piecesOfFeature } from '../table/terrain.ts';
import { no } from '../words/no.ts';
import { damageFrame } from './pending-damage.ts';
import {
  blockedOf,
  countHits,
  damageOf,
  effectiveArmour,
  hitsDistribution,
  hitsWithoutDice,
  needsDice,
  type Strike,
  targetNumber,
} from './strike.ts';

type T = Table<MagewindsEvent>;

/** The light, heavy or single numbers of an attack; `choice` null for one that is not split. */
const pairOf = (b: Battle, frame: AttackFrame, choice: AttackChoice | null): Pair | null => {
  if (frame.attack === 'quake' || frame.source.type === 'feature') return QUAKE;
  const attack = attackProfile(b, fighter(b, frame.source.id), frame.attack)!;
  if (attack.single !== null) return attack.single;
  return choice === 'light' ? attack.light : choice === 'heavy' ? attack.heavy : null;
};

/** MW 18.3: the attack has a light and a heavy side; only then may it be a Feint (MW-R34). */
export const isSplit = (b: Battle, frame: AttackFrame): boolean =>
  frame.attack !== 'quake' &&
  frame.source.type === 'fighter' &&
  attackProfile(b, fighter(b, frame.source.id), frame.attack)!.single === null;

const isMelee = (b: Battle, frame: AttackFrame): boolean =>
  frame.attack !== 'quake' &&
  frame.source.type === 'fighter' &&
  attackProfile(b, fighter(b, frame.source.id), frame.attack)!.type === 'melee';

/** TC enchanter.white-hot-weapons, MW-R78: an Enchanter near enough who sees the attacker. */
const pierceOf = (b: Battle, frame: AttackFrame): number => {
  if (b.effects.length === 0 || frame.source.type !== 'fighter' || !isMelee(b, frame)) return 0;
  const attacker = fighter(b, frame.source.id);
  for (const e of b.effects) {
    if (e.type !== 'whiteHot') continue;
    const enchanter = fighter(b, e.by);
    if (!isOnField(enchanter) || enchanter.seat !== attacker.seat) continue;
    if (isWithin(baseOf(enchanter), baseOf(attacker), inch(9)) && seesFighter(b, enchanter, attacker)) return 1;
  }
  return 0;
};

/** What puts a target in cover, in melee as at range (MW-R09), and the line that shows it. */
const coverFor = (b: Battle, frame: AttackFrame): { readonly covered: boolean; readonly line: Line | null } => {
  const target = frame.target === null ? baseOf(b.objects[frame.object!]!) : baseOf(fighter(b, frame.target));
  const cover = coverOf(b, frame.source, target);
  if (!cover.inOpen) return { covered: true, line: cover.line };
  if (frame.target === null) return IN_OPEN;
  const ward = b.effects.length === 0 ? undefined : wardLine(b, frame.source, fighter(b, frame.target));
  if (ward !== undefined) return { covered: true, line: ward };
  if (!frame.splash || frame.source.type !== 'fighter') return IN_OPEN;
  const line = attackLine(b, fighter(b, frame.source.id), target); // MW-R75
  return line.clear ? IN_OPEN : { covered: true, line: line.line };
};

const IN_OPEN = { covered: false, line: null } as const;

/** All numbers of the attack for a choice and a defence: the rules and the odds count with the same. */
export const strikeOf = (b: Battle, frame: AttackFrame, choice: AttackChoice | null, defence: Defence): Strike =>
  strikeWith(b, frame, choice, defence, coverFor(b, frame).covered);

export const strikeWith = (
  b: Battle,
  frame: AttackFrame,
  choice: AttackChoice | null,
  defence: Defence,
  covered: boolean,
): Strike => {
  const pair = pairOf(b, frame, choice) ?? { power: 0, precision: 0 };
  const attacker = frame.source.type === 'fighter' ? frame.source.id : null;
  const isWild = attacker !== null && hasEffect(b, 'wildform', attacker) && isMelee(b, frame);
  const target = frame.target === null ? null : fighter(b, frame.target);
  const p = target === null ? null : profile(b, target);
  return {
    power: pair.power + (isWild ? 1 : 0),
    precision: pair.precision + (attacker !== null && hasEffect(b, 'thirdEye', attacker) ? 1 : 0),
    evasion: p === null ? 0 : p.evasion + (hasEffect(b, 'thirdEye', frame.target!) ? 1 : 0),
    cover: covered,
    dodge: p !== null && defence === 'dodge' ? p.dodge : 0,
    capped: attacker !== null && hasEffect(b, 'hex', attacker), // MW-R83
    armour: p === null ? 0 : p.armour + (defence === 'deflect' || defence === 'mirrorshield' ? p.deflect : 0),
    pierce: pierceOf(b, frame),
  };
};

/** MW 18.4, MW-R31: whether the target could react, as everybody can see. */
const canReact = (b: Battle, f: Fighter): boolean => f.actions < 2 || (f.guard && b.config.guardWorksWhenExhausted);

/** Which reactions are possible, cards apart. */
export const reactionsOf = (b: Battle, frame: AttackFrame): readonly Defence[] => {
  const f = fighter(b, frame.target!);
  const found: Defence[] = ['none'];
  if (!canReact(b, f)) return found;
  if (canDodge(b, f, frame.source)) found.push('dodge');
  if (!hasEffect(b, 'wildform', f.id)) found.push('deflect'); // TC druid.wildform
  if (hasSpell(b, f, 'mirrorshield') && b.seats[frame.against]!.hand.size > 0) found.push('mirrorshield');
  return found;
};

export const advanceAttack = (b: Battle, frame: AttackFrame, table: T): Battle => {
  switch (frame.step) {
    case 'choice':
      if (isSplit(b, frame) && !frame.chosen) return b;
      return swapTop(b, attackWith(frame, { step: 'defence' }));
    case 'defence':
      if (frame.target !== null && isOnField(fighter(b, frame.target)) && reactionsOf(b, frame).length > 1) return b;
      return swapTop(b, attackWith(frame, { step: 'roll', defence: 'none' }));
    case 'roll':
      return reveal(b, frame, table);
    case 'damage':
      return dealDamage(b, frame);
    case 'knockback':
      return knockback(b, frame, table);
    case 'push':
      return pushAway(b, frame, table);
    case 'mirror':
      return mirror(b, frame, table);
    case 'reaction':
      return react(b, frame);
    case 'over':
      return finish(b, frame, table);
  }
};

const hasReacted = (frame: AttackFrame): boolean => frame.defence !== 'none' && frame.defence !== null;

/** MW 18.3.1: the reveal; a feint ends the attack, and gives the action back if the target reacted (MW-R35). */
const reveal = (b: Battle, frame: AttackFrame, table: T): Battle => {
  if (frame.target !== null && !isOnField(fighter(b, frame.target))) return pop(b);
  if (frame.choice !== null) {
    table.final();
    table.tell?.({ type: 'revealed', rule: 'MW 18.3', seat: frame.by, choice: frame.choice });
  }
  if (frame.choice !== 'feint') return roll(b, frame, table);
  const free = hasReacted(frame);
  const attacker = fighter(b, frame.source.id);
  table.tell?.({ type: 'feinted', rule: 'MW 18.3.1', who: who(attacker), free });
  const next = swapTop(b, attackWith(frame, { step: 'reaction' }));
  const isAction = activation(b)?.action === 'attack';
  return free && isAction ? changeFrame(next, 'activation', (a) => activationWith(a, { free: true })) : next;
};

/** MW 18.5.2 with TC witch.hex: each hit is thrown again, once (MW 3.2, MW-R47). */
const throwDice = (s: Strike, needed: number, by: Seat, table: T) => {
  if (!needsDice(s.power, needed)) return { dice: NO_DICE, rerolled: NO_DICE, hits: hitsWithoutDice(s.power, needed) };
  const dice = table.roll(s.power, by, 'attack');
  const hits = countHits(dice, needed);
  if (!s.capped || hits === 0) return { dice, rerolled: NO_DICE, hits };
  const rerolled = table.roll(hits, by, 'hex');
  return { dice, rerolled, hits: countHits(rerolled, needed) };
};

const NO_DICE: readonly number[] = [];

const roll = (b: Battle, frame: AttackFrame, table: T): Battle => {
  const { covered, line } = coverFor(b, frame);
  const s = strikeWith(b, frame, frame.choice, frame.defence!, covered);
  const needed = targetNumber(s);
  const { dice, rerolled, hits } = throwDice(s, needed, frame.by, table);
  const shown = showsDouble(b, frame, hits);
  const armour = shown ? 0 : effectiveArmour(s);
  const damage = damageOf(hits, armour);
  if (frame.target === null)
    table.tell?.({ type: 'objectStruck', rule: 'MW-R71', object: frame.object!, dice, needed, hits });
  else
    table.tell?.({
      type: 'struck',
      rule: 'MW 18.5.2',
      source: frame.source,
      attacker: frame.source.type === 'fighter' ? who(fighter(b, frame.source.id)) : null,
      attack: frame.attack,
      target: who(fighter(b, frame.target)),
      choice: frame.choice,
      defence: frame.defence!,
      precision: s.precision,
      evasion: s.evasion,
      cover: covered,
      coverLine: line,
      dodge: s.dodge,
      capped: s.capped,
      needed,
      power: s.power,
      dice,
      rerolled,
      hits,
      armour,
      damage,
      expected: mean(minus(hitsDistribution(s), certain(effectiveArmour(s)))),
    });
  const next = swapTop(b, attackWith(frame, { step: 'damage', hits, damage, blocked: blockedOf(hits, armour) }));
  return shown ? dissolve(next, cloneOf(b, frame.target!)!, table) : next;
};

/** TC doppelganger.profile: Armour 0, so any hit damages a double that does not deflect; Push deals no damage. */
const showsDouble = (b: Battle, frame: AttackFrame, hits: number): boolean =>
  b.clones.length > 0 &&
  b.config.edition >= 2 &&
  frame.target !== null &&
  frame.attack !== 'push' &&
  hits > 0 &&
  (frame.defence === 'none' || frame.defence === 'dodge') &&
  isDouble(b, frame.target);

const dealDamage = (b: Battle, frame: AttackFrame): Battle => {
  const next = swapTop(b, attackWith(frame, { step: 'knockback' }));
  if (frame.target === null || frame.damage === 0 || frame.attack === 'push') return next; // TC cleric.push: no damage
  return push(next, damageFrame([{ fighter: frame.target, amount: frame.damage, credit: frame.by }], 'MW 18.5.3'));
};

/** The base that is knocked back or pushed, and its way. */
const movedWay = (b: Battle, frame: AttackFrame): { readonly x: number; readonly y: number; readonly way: Way } => {
  if (frame.target === null) {
    const o = b.objects[frame.object!]!;
    return { x: o.x, y: o.y, way: objectWay(b) };
  }
  const f = fighter(b, frame.target);
  return { x: f.x, y: f.y, way: wayOf(b, f, false) };
};

/** MW-R21: directly away from the attacker's centre, or from the point of the terrain nearest to the target's. */
export const directionOf = (b: Battle, frame: AttackFrame): Point => {
  const { x, y } = movedWay(b, frame);
  const base = { x, y, radius: RADIUS };
  if (frame.source.type === 'feature' && b.config.edition >= 2) return awayFromFeature(b, frame.source.id, base);
  return awayFrom(thingOf(b, frame.source, base), base);
};

/** Of several pieces under the base the one nearest to its centre counts. */
const awayFromFeature = (b: Battle, feature: number, base: Disc): Point => {
  const { pieces } = fieldOf(b);
  let away: Point = { x: 0, y: 0 };
  let least = Infinity;
  for (const i of piecesOfFeature(b, feature)) {
    const d = awayFrom(pieces[i]!, base);
    const squared = d.x * d.x + d.y * d.y;
    if (squared < least) [away, least] = [d, squared];
  }
  return away;
};

/** How far the target may be knocked back at most (MW 18.5.4, MW-R21 to R23); 0 when it may not. */
export const knockbackLimit = (b: Battle, frame: AttackFrame): Length => {
  if (frame.hits === 0 || hasReacted(frame)) return 0;
  if (frame.source.type === 'fighter' && !isOnField(fighter(b, frame.source.id))) return 0;
  if (frame.target !== null) {
    const f = fighter(b, frame.target);
    if (!isOnField(f) || hasEffect(b, 'entangle', f.id)) return 0; // MW-H03
  }
  const { x, y, way } = movedWay(b, frame);
  const away = directionOf(b, frame);
  if (b.config.edition >= 2 && away.x === 0 && away.y === 0) return 0; // MW-R21: its centre is over the feature itself
  return farthestSlide(way, { x, y }, away, inch(1));
};

const knockback = (b: Battle, frame: AttackFrame, table: T): Battle => {
  const poisoned = poison(b, frame, table);
  if (poisoned !== b) return poisoned;
  return knockbackLimit(b, frame) > 0 ? b : swapTop(b, attackWith(frame, { step: 'push' }));
};

/** TC witch.poison-tip: who is hurt by it is poisoned. */
const poison = (b: Battle, frame: AttackFrame, table: T): Battle => {
  if (frame.attack !== 'poison-tip' || frame.damage === 0 || frame.target === null) return b;
  const f = fighter(b, frame.target);
  if (!isOnField(f) || f.poison !== null) return b;
  table.tell?.({ type: 'poisoned', rule: 'TC witch.poison-tip', who: who(f) });
  return changeFighter(b, f.id, (d) => {
    d.poison = frame.by;
  });
};

/** MW-R67: only who really moved drops what it carries; not by a push (MW-R69). */
const hasMoved = (b: Battle, from: Point, to: Point): boolean =>
  b.config.edition < 2 || (to.x - from.x) ** 2 + (to.y - from.y) ** 2 > EPSILON * EPSILON;

/** Slides the target along the line of the attack. */
const slide = (b: Battle, frame: AttackFrame, distance: Length, how: 'knockback' | 'push', table: T): Battle => {
  const { x, y } = movedWay(b, frame);
  const to = slideTo({ x, y }, directionOf(b, frame), distance);
  const rule = how === 'knockback' ? 'MW 18.5.4' : 'TC cleric.push';
  if (frame.target === null) {
    table.tell?.({ type: 'objectMoved', rule, object: frame.object!, from: { x, y }, to });
    return changeObject(b, frame.object!, (o) => {
      o.x = to.x;
      o.y = to.y;
    });
  }
  table.tell?.({
    type: 'moved',
    rule,
    who: who(fighter(b, frame.target)),
    how,
    path: [{ x, y }, to],
    length: distance,
    limit: distance,
  });
  const moved = place(b, frame.target, to);
  return how === 'knockback' && hasMoved(b, { x, y }, to)
    ? dropAfterKnockback(moved, frame.target, { x, y }, table)
    : moved;
};

const pushAway = (b: Battle, frame: AttackFrame, table: T): Battle => {
  const next = swapTop(b, attackWith(frame, { step: 'mirror' }));
  if (frame.attack !== 'push' || frame.damage === 0 || !isOnField(fighter(b, frame.source.id))) return next;
  if (frame.target !== null && (!isOnField(fighter(b, frame.target)) || hasEffect(b, 'entangle', frame.target)))
    return next;
  const { x, y, way } = movedWay(b, frame);
  const distance = farthestSlide(way, { x, y }, directionOf(b, frame), inch(1) * frame.damage);
  return distance === 0 ? next : slide(next, frame, distance, 'push', table);
};

/** TC mesmer.mirrorshield, MW-R45: blocked hits go back to the attacker. */
const mirror = (b: Battle, frame: AttackFrame, table: T): Battle => {
  const next = swapTop(b, attackWith(frame, { step: 'reaction' }));
  if (frame.defence !== 'mirrorshield' || frame.blocked === 0 || frame.source.type !== 'fighter') return next;
  const attacker = fighter(b, frame.source.id);
  if (!isOnField(attacker)) return next;
  table.tell?.({
    type: 'mirrored',
    rule: 'TC mesmer.mirrorshield',
    who: who(fighter(b, frame.target!)),
    attacker: who(attacker),
    hits: frame.blocked,
  });
  const amount = damageOf(frame.blocked, profile(b, attacker).armour);
  if (amount === 0) return next;
  return push(next, damageFrame([{ fighter: attacker.id, amount, credit: frame.against }], 'TC mesmer.mirrorshield'));
};

/** MW-R41: the step of a reaction comes after the whole attack; in a volley after all of them. */
const react = (b: Battle, frame: AttackFrame): Battle => {
  if (!hasReacted(frame) || !isOnField(fighter(b, frame.target!))) return pop(b);
  const purpose = frame.defence === 'dodge' ? 'dodge' : 'deflect';
  const below = b.stack[b.stack.length - 2];
  if (below?.type === 'volley') {
    const waits = { fighter: frame.target!, purpose, free: frame.free } as const;
    return swapTop(pop(b), volleyWith(below, { steps: [...below.steps, waits] }));
  }
  return push(swapTop(b, attackWith(frame, { step: 'over' })), stepFrame(frame.target!, purpose, frame.source));
};

/** MW-R33, MW-R102: the counter of the reaction. */
const finish = (b: Battle, frame: AttackFrame, table: T): Battle =>
  frame.free ? pop(b) : giveCounter(pop(b), frame.target!, table);

/** MW 13.0, 9.1: one more action is done. */
export const giveCounter = (b: Battle, id: FighterId, table: T): Battle => {
  const f = fighter(b, id);
  if (!isOnField(f) || f.actions === 2) return b;
  const next = changeFighter(b, id, (d) => void d.actions++);
  table.tell?.({ type: 'counter', rule: 'MW 13.0', who: who(f), actions: f.actions + 1 });
  return next;
};

export const attackSeat = (frame: AttackFrame): Seat => (frame.step === 'defence' ? frame.against : frame.by);

export const refuseInAttack = (
  b: Battle,
  frame: AttackFrame,
  seat: Seat,
  c: MagewindsCommand,
): MagewindsRefusal | undefined => {
  if (frame.step === 'choice' && c.type === 'chooseAttack') return undefined;
  if (frame.step === 'defence' && c.type === 'defend') return refuseDefend(b, frame, seat, c.defence, c.cards);
  if (frame.step === 'knockback' && c.type === 'knockBack') return refuseKnockback(b, frame, c.distance);
  return no('notNow', 'MW 18.0', { command: c.type });
};

const refuseDefend = (b: Battle, frame: AttackFrame, seat: Seat, defence: Defence, cards: readonly Card[]) => {
  const f = fighter(b, frame.target!);
  const facts = { name: nameOf(f) };
  if (defence === 'dodge' && canReact(b, f) && !canDodge(b, f, frame.source)) return no('cannotDodge', 'MW-R39', facts);
  if (!reactionsOf(b, frame).includes(defence)) return no('cannotReact', 'MW 18.4', { name: facts.name, defence });
  if (defence !== 'mirrorshield')
    return cards.length === 0 ? undefined : no('costsNothing', 'MW 17.0', { name: facts.name, attack: defence });
  if (isDouble(b, f.id)) return no('doubleCannot', 'TC mesmer.clone', facts);
  return refuseHand(b, seat, cards) ?? refusePayment(spellOf('mirrorshield').cost, cards);
};

const refuseKnockback = (b: Battle, frame: AttackFrame, distance: Length) => {
  const most = knockbackLimit(b, frame);
  if (!Number.isInteger(distance) || distance < 0 || distance > most)
    return no('knockbackTooFar', 'MW 18.5.4', { distance, limit: most });
  const { x, y, way } = movedWay(b, frame);
  const refusal = refuseSlide(way, { x, y }, directionOf(b, frame), distance);
  return refusal === undefined ? undefined : no('knockbackBlocked', 'MW-R22', { distance, limit: most });
};

export const applyInAttack = (b: Battle, frame: AttackFrame, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  switch (c.type) {
    case 'chooseAttack':
      table.tell?.({ type: 'attackChosen', rule: 'MW 18.3', seat });
      return swapTop(b, attackWith(frame, { step: 'defence', chosen: true, choice: c.choice }));
    case 'defend':
      return defend(b, frame, seat, c.defence, c.cards, table);
    case 'knockBack': {
      const next = swapTop(b, attackWith(frame, { step: 'push' }));
      return c.distance === 0 ? next : slide(next, frame, c.distance, 'knockback', table);
    }
    default:
      return b;
  }
};

/** MW 18.4: the one reaction (MW-R38) begins; it is an action (MW 13.3). A Guard makes it free and is used up (MW-R32). */
const defend = (
  b: Battle,
  frame: AttackFrame,
  seat: Seat,
  defence: Defence,
  cards: readonly Card[],
  table: T,
): Battle => {
  const f = fighter(b, frame.target!);
  table.tell?.({ type: 'defended', rule: 'MW 18.4', who: who(f), defence, free: defence !== 'none' && f.guard });
  if (defence === 'none') return swapTop(b, attackWith(frame, { step: 'roll', defence }));
  const paid = cards.length === 0 ? b : spend(b, seat, cards, table);
  const free = f.guard;
  const used = free
    ? changeFighter(paid, f.id, (d) => {
        d.guard = false;
      })
    : paid;
  const clone = defence === 'mirrorshield' ? cloneOf(used, f.id) : undefined;
  const shown = clone === undefined ? used : dissolve(used, clone, table); // MW-H06
  return beginAction(swapTop(shown, attackWith(frame, { step: 'roll', defence, free })), f.id, defence, table);
};

export const attackStepCandidates = (b: Battle, frame: AttackFrame, seat: Seat): readonly MagewindsCommand[] => {
  switch (frame.step) {
    case 'choice':
      return CHOICE_CANDIDATES;
    case 'defence': {
      const found: MagewindsCommand[] = [];
      for (const defence of reactionsOf(b, frame)) {
        if (defence !== 'mirrorshield') found.push({ type: 'defend', defence, cards: [] });
        else if (!isDouble(b, frame.target!))
          for (const cards of payments(spellOf('mirrorshield').cost, known(b.seats[seat]!.hand.cards)))
            found.push({ type: 'defend', defence, cards });
      }
      return found;
    }
    case 'knockback': {
      const most = knockbackLimit(b, frame);
      return [
        { type: 'knockBack', distance: 0 },
        { type: 'knockBack', distance: most },
      ];
    }
    default:
      return [];
  }
};

const CHOICE_CANDIDATES: readonly MagewindsCommand[] = [
  { type: 'chooseAttack', choice: 'light' },
  { type: 'chooseAttack', choice: 'heavy' },
  { type: 'chooseAttack', choice: 'feint' },
];

const kindOf = ({ step }: AttackFrame): 'attackChoice' | 'defence' | 'knockBack' =>
  step === 'choice' ? 'attackChoice' : step === 'defence' ? 'defence' : 'knockBack';

export const attackProcedure: MagewindsProcedure<'attack'> = {
  advance: advanceAttack,
  decisions: (_b, frame) => ask(attackSeat(frame), kindOf(frame), 'MW 18.0', frame.target),
  refuse: refuseInAttack,
  apply: applyInAttack,
  candidates: attackStepCandidates,
};
