/** What comes to a fighter's mind in a playout: whom to strike, or to move, or to guard; by distances alone. */

import type { Seat } from '@muster/kernel';
import {
  type ActionId,
  type AttackId,
  attackProfile,
  type Battle,
  type Card,
  cardValue,
  centreFor,
  type Fighter,
  hasEffect,
  isCarrying,
  refuseTarget,
  suitOf,
} from '@muster/magewinds';
import { gapToEscape, isOnHill } from './aims.ts';
import { actionsOf, gap, gapToPoint, INCH } from './field.ts';
import { quickBlow } from './quick-blow.ts';

/** What one fighter would do next. */
interface Idea {
  action: ActionId;
  attack: AttackId;
  target: Fighter | null;
  worth: number;
}
/** One for all, filled anew by `think`: playouts ask too often to make new ones. */
export const idea: Idea = { action: 'guard', attack: 'melee', target: null, worth: 0 };

export const MELEE_REACH = 2 * INCH;

/** Fills `idea`. */
export const think = (b: Battle, seat: Seat, f: Fighter): void => {
  idea.action = 'guard';
  idea.target = null;
  idea.worth = 0.1;
  const left = actionsOf(f) - 1;
  const hand = b.seats[seat]!.hand.cards ?? NO_CARDS;
  let diamonds = 0;
  let spades = 0;
  for (let i = 0; i < hand.length; i++) {
    const suit = suitOf(hand[i]!);
    if (suit === 'D') diamonds += cardValue(hand[i]!);
    else if (suit === 'S') spades += cardValue(hand[i]!);
  }
  const bound = b.effects.length > 0 && hasEffect(b, 'entangle', f.id);
  const step = bound ? 0 : INCH;
  const reach = f.profile === 'warrior' && !bound ? CHARGE : 0;
  let nearest = Infinity;
  let charge = 0;
  for (let i = 0; i < b.fighters.length; i++) {
    const t = b.fighters[i]!;
    if (t.where !== 'field' || t.seat === seat || t.id === f.id) continue;
    const g = gap(f, t);
    if (g < nearest) nearest = g;
    if (f.profile === 'warrior' && g > INCH && g <= reach) charge = Math.max(charge, quickBlow(b, f, 'melee', t));
    const melee = f.profile === 'witch' ? 'poison-tip' : 'melee';
    if (g <= INCH + step) offer(b, f, t, melee, 0);
    else if (spades > 0 && !bound && g <= LEAP) offer(b, f, t, melee, 0.3);
    if (f.profile === 'deadeye' && g >= 2 * INCH && g <= 9 * INCH) offer(b, f, t, 'quick-shot', 0);
    if (diamonds === 0) continue;
    if (f.profile === 'wizard' && spades > 0 && g >= INCH && g <= 9 * INCH) offer(b, f, t, 'zap', 0.5);
    if (f.profile === 'wizard' && diamonds > 1 && g <= 5 * INCH) offer(b, f, t, 'blast', 0.5);
    if (g >= INCH && g <= 5 * INCH) offer(b, f, t, 'spark', 0.2);
  }
  if (nearest <= MELEE_REACH && left === 0 && idea.action === 'guard') idea.worth = 0.7;
  if (!bound) considerMove(b, f, left, nearest, nearest > INCH ? charge : 0);
  if (gapToEscape(b, f) <= INCH) {
    idea.action = 'escape';
    idea.worth = 20;
  }
};

export const NO_CARDS: readonly Card[] = [];
/** How far a melee attack reaches after a Leap (TC universal.leap). */
const LEAP = 4 * INCH;
/** How far a Charge reaches (TC warrior.charge). */
const CHARGE = 6 * INCH;

const offer = (b: Battle, f: Fighter, t: Fighter, attack: AttackId, price: number): void => {
  const worth = quickBlow(b, f, attack, t) - price;
  if (worth <= idea.worth) return;
  const profile = attackProfile(b, f, attack);
  if (profile === undefined) return;
  if ((profile.type === 'missile' || gap(f, t) <= INCH) && refuseTarget(b, f, profile, t.id) !== undefined) return;
  idea.action = 'attack';
  idea.attack = attack;
  idea.target = t;
  idea.worth = worth;
};

/** Moving is worth what the scenario makes it worth, or a blow with the action that is left. */
const considerMove = (b: Battle, f: Fighter, left: number, nearest: number, charge: number): void => {
  let worth = 0;
  if (b.scenario === 'king-of-the-hill') {
    if (!isOnHill(b, f)) worth = hillCall(b, f, left);
    else if (left === 0 && charge === 0) return;
  } else if (b.scenario === 'hold-the-line' && gapToEscape(b, f) < Infinity) worth = 2.5;
  else if (b.objects.length > 0 && !isCarrying(b, f.id) && hasLying(b)) worth = 2.2;
  else if (b.scenario === 'battle-royale' && b.round >= 2 && gapToPoint(f, centreFor(b.config.players)) > 3 * INCH)
    worth = 2;
  if (worth === 0 && nearest > MELEE_REACH && f.profile !== 'deadeye')
    worth = left > 0 && nearest <= 7 * INCH ? 1 : 0.5;
  worth += charge;
  if (worth <= idea.worth) return;
  idea.action = 'move';
  idea.target = null;
  idea.worth = worth;
};

/** How urgent it is to be on the hill: most with the last action. */
const hillCall = (b: Battle, f: Fighter, left: number): number => {
  const call = (b.round >= 3 ? 4 : 2) + (isAloneOff(b, f) ? 4 : 0);
  return left === 0 ? call : Math.max(1.5, call - 1.5);
};

/** Nobody of its warband is on the hill. */
const isAloneOff = (b: Battle, f: Fighter): boolean => {
  for (let i = 0; i < b.fighters.length; i++) {
    const g = b.fighters[i]!;
    if (g.where === 'field' && g.seat === f.seat && isOnHill(b, g)) return false;
  }
  return true;
};

const hasLying = (b: Battle): boolean => {
  for (let i = 0; i < b.objects.length; i++) if (b.objects[i]!.where === 'field') return true;
  return false;
};
