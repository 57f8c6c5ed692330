/** Attacks a fighter can make in this activation, with the step that brings it there. */

import { isLegClear, isPlace, type Length, type Point, pathLength, slideTo } from '@muster/geometry';
import {
  type Attack,
  attackProfile,
  type Battle,
  baseOf,
  type Card,
  canPay,
  coverOf,
  effectBy,
  type Fighter,
  hasEffect,
  isCarrying,
  type MagewindsCommand,
  place,
  refuseTarget,
  spellOf,
  wayOf,
} from '@muster/magewinds';
import { isOnHill } from './aims.ts';
import { blow, defencesOf, numbersOf } from './blow.ts';
import { cheapest, priceOf } from './cards.ts';
import { stakesOn } from './danger.ts';
import { actionsOf, gap, healthOf, INCH, type Outlook } from './field.ts';

export interface Strike {
  readonly command: Extract<MagewindsCommand, { type: 'attack' }>;
  /** Where it steps first; empty: it stays. */
  readonly step: readonly Point[];
  /** What a Leap costs, when the step is longer than an inch (TC universal.leap). */
  readonly leap: readonly Card[] | null;
  readonly worth: number;
}

/** Stays a hair inside a range. */
const HAIR = 20;

/** Where a step could bring it so that the target is in range. */
const stepsTo = (f: Fighter, t: Fighter, attack: Attack, limit: Length): Point[] => {
  const g = gap(f, t);
  const to = { x: t.x - f.x, y: t.y - f.y };
  const away = { x: -to.x, y: -to.y };
  if (g > attack.max) return [slideTo(f, to, Math.min(limit, Math.ceil(g - attack.max) + HAIR))];
  if (g < attack.min) return [slideTo(f, away, Math.min(limit, Math.ceil(attack.min - g) + HAIR))];
  const side = Math.min(limit, INCH);
  return [slideTo(f, { x: -to.y, y: to.x }, side), slideTo(f, { x: to.y, y: -to.x }, side)];
};

/** The worth of an attack made from where the fighter stands in this battle. */
const worthFrom = (b: Battle, f: Fighter, attack: Attack, t: Fighter): number => {
  const covered = !coverOf(b, { type: 'fighter', id: f.id }, baseOf(t)).inOpen;
  const { value } = blow(numbersOf(b, f, attack, t, covered, defencesOf(b, t), stakesOn(b, t)));
  return value + riders(b, attack, t);
};

/** What else it brings: poison, a treasure dropped, a foe knocked off the hill. */
const riders = (b: Battle, attack: Attack, t: Fighter): number => {
  let worth = 0;
  if (attack.id === 'poison-tip' && t.poison === null && healthOf(b, t) > 1) worth += 0.6;
  if (b.objects.length > 0 && isCarrying(b, t.id)) worth += actionsOf(t) > 0 ? 0.7 : 1.5;
  if (b.scenario === 'king-of-the-hill' && actionsOf(t) === 0 && isOnHill(b, t)) worth += 0.5;
  return worth;
};

/** A Blast strikes all about its target (TC wizard.blast). */
const splashOf = (b: Battle, f: Fighter, attack: Attack, t: Fighter, own: number): number => {
  if (attack.id !== 'blast') return 0;
  let worth = 0;
  for (const other of b.fighters) {
    if (other.where !== 'field' || other.id === t.id || other.id === f.id || gap(other, t) > INCH) continue;
    const { value } = blow(numbersOf(b, f, attack, other, false, defencesOf(b, other), stakesOn(b, other)));
    worth += other.seat === own ? -value : value;
  }
  return worth;
};

const mayUse = (b: Battle, f: Fighter, attack: Attack): boolean => {
  if (attack.id === 'push') return false;
  if (attack.id !== 'aimed-shot') return true;
  return effectBy(b, 'aim', f.id) !== undefined;
};

/** All attacks within a step, the best step for each. `limit` 0: only from where it stands. */
export const strikesFrom = (o: Outlook, f: Fighter, limit: Length, only: 'melee' | null = null): Strike[] => {
  const { b, seat } = o;
  const found: Strike[] = [];
  const bound = b.effects.length > 0 && hasEffect(b, 'entangle', f.id);
  const steps = bound ? 0 : limit;
  for (const id of attacksOf(b, f)) {
    const attack = attackProfile(b, f, id)!;
    if (!mayUse(b, f, attack) || (only !== null && attack.type !== only)) continue;
    const cards = attack.spell === null ? NO_CARDS : cheapest(b, seat, spellOf(attack.spell).cost);
    if (cards === undefined) continue;
    const price = priceOf(b, seat, cards);
    for (const t of o.foes) {
      if (t.id === f.id || gap(f, t) > attack.max + steps || gap(f, t) < attack.min - steps) continue;
      const strike = bestStep(b, f, attack, t, steps, seat);
      if (strike === undefined) continue;
      const command = { type: 'attack', attack: id, target: t.id, object: null, cards } as const;
      found.push({ command, step: strike.step, leap: null, worth: strike.worth - price });
    }
  }
  return found;
};

const NO_CARDS: readonly Card[] = [];

const attacksOf = (b: Battle, f: Fighter) => ATTACKS.filter((id) => attackProfile(b, f, id) !== undefined);
const ATTACKS = ['melee', 'poison-tip', 'quick-shot', 'aimed-shot', 'zap', 'blast', 'spark'] as const;

const bestStep = (b: Battle, f: Fighter, attack: Attack, t: Fighter, limit: Length, seat: number) => {
  if (refuseTarget(b, f, attack, t.id) === undefined)
    return { step: [], worth: worthFrom(b, f, attack, t) + splashOf(b, f, attack, t, seat) };
  if (limit <= 0) return undefined;
  const way = wayOf(b, f, false);
  for (const p of stepsTo(f, t, attack, limit)) {
    if (!isLegClear(way, f, f, p) || !isPlace(way, p, f)) continue;
    const moved = place(b, f.id, p, {});
    const g = moved.fighters[f.id]!;
    if (refuseTarget(moved, g, attack, t.id) !== undefined) continue;
    return { step: [p], worth: worthFrom(moved, g, attack, t) + splashOf(moved, g, attack, t, seat) };
  }
  return undefined;
};

/** Attacks that a Leap brings into reach, at the price of a Spade (TC universal.leap). */
export const leapStrikes = (o: Outlook, f: Fighter): Strike[] => {
  const { b, seat } = o;
  if (f.seat !== seat || !canPay(LEAP.cost, b.seats[seat]!.hand.cards ?? [])) return [];
  const leap = cheapest(b, seat, LEAP.cost)!;
  const price = priceOf(b, seat, leap);
  return strikesFrom(o, f, 3 * INCH, 'melee')
    .filter(({ step }) => step.length > 0 && pathLength([f, ...step]) > INCH)
    .map((s) => ({ command: s.command, step: s.step, leap, worth: s.worth - price }));
};

const LEAP = spellOf('leap');

export const leapBy = (f: Fighter, cards: readonly Card[]): MagewindsCommand => ({
  type: 'cast',
  spell: 'leap',
  caster: f.id,
  cards,
  target: null,
  place: null,
  places: null,
  real: null,
  feature: null,
  action: null,
});
