/** What either side plays in the head of a Warlord: the Veteran's ideas, but found by distances alone. */

import { isLegClear, isPlace, type Point, slideTo } from '@muster/geometry';
import type { Rng, Seat } from '@muster/kernel';
import {
  type ActionId,
  type ActivationFrame,
  type AttackFrame,
  type AttackId,
  attackProfile,
  type Battle,
  type Card,
  cardValue,
  centreFor,
  type DamageFrame,
  type Fighter,
  hasEffect,
  isCarrying,
  isDouble,
  knockbackLimit,
  type MagewindsCommand,
  type MoveFrame,
  magewinds,
  moveLimit,
  RADIUS,
  refuseTarget,
  type StepFrame,
  spellOf,
  suitOf,
  type WindowFrame,
  wayOf,
} from '@muster/magewinds';
import { gapToEscape, isOnHill } from './aims.ts';
import { cheapest } from './cards.ts';
import { chooseAttack, chooseDefence } from './duel.ts';
import { actionsOf, gap, gapToPoint, healthOf, INCH } from './field.ts';
import { wayRound } from './paths.ts';
import { topOf, weighed } from './policy.ts';
import { quickBlow } from './quick-blow.ts';
import { quickGoing, quickJudge, quickPlace } from './quick-place.ts';
import { leapBy } from './strikes.ts';

const DECLINE: MagewindsCommand = { type: 'decline' };
const STAND: MagewindsCommand = { type: 'step', path: [] };

export const quickChoice = (b: Battle, seat: Seat, rng: Rng): MagewindsCommand => {
  const frame = topOf(b);
  switch (frame.type) {
    case 'round':
      return frame.step === 'turn' ? activation(b, seat) : weighed(b, seat, rng)[0]!.command;
    case 'window':
      return inWindow(b, seat, frame);
    case 'activation':
      return inActivation(b, seat, frame, rng);
    case 'move':
      return inMove(b, seat, frame);
    case 'step':
      return inStep(b, seat, frame);
    case 'attack':
      return inAttack(b, seat, frame, rng);
    case 'windburn':
      return { type: 'discardRest' };
    default:
      return weighed(b, seat, rng)[0]!.command;
  }
};

/** What one fighter would do next. */
interface Idea {
  action: ActionId;
  attack: AttackId;
  target: Fighter | null;
  worth: number;
}
const idea: Idea = { action: 'guard', attack: 'melee', target: null, worth: 0 };

const MELEE_REACH = 2 * INCH;

/** Fills `idea`. */
const think = (b: Battle, seat: Seat, f: Fighter): void => {
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

const NO_CARDS: readonly Card[] = [];
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

const activation = (b: Battle, seat: Seat): MagewindsCommand => {
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat !== seat || f.where !== 'field' || f.actions >= 2) continue;
    think(b, seat, f);
    if (idea.worth > most) [best, most] = [i, idea.worth];
  }
  return best < 0 ? { type: 'pass' } : { type: 'activate', fighter: best };
};

const inActivation = (b: Battle, seat: Seat, frame: ActivationFrame, rng: Rng): MagewindsCommand => {
  const f = b.fighters[frame.fighter]!;
  if (frame.step === 'ending') return DECLINE;
  if (frame.step === 'targets')
    return frame.action === 'attack' ? target(b, seat, f) : weighed(b, seat, rng)[0]!.command;
  think(b, seat, f);
  if (idea.action === 'attack' && isDouble(b, f.id)) return { type: 'act', action: 'guard' };
  return { type: 'act', action: idea.action };
};

/** The best attack that is legal from here. */
const target = (b: Battle, seat: Seat, f: Fighter): MagewindsCommand => {
  think(b, seat, f);
  if (idea.target !== null && idea.action === 'attack') {
    const found = attackOn(b, seat, f, idea.attack, idea.target);
    if (found !== undefined) return found;
  }
  let best: MagewindsCommand = DECLINE;
  let most = 0;
  const melee = f.profile === 'witch' ? 'poison-tip' : 'melee';
  for (let i = 0; i < b.fighters.length; i++) {
    const t = b.fighters[i]!;
    if (t.where !== 'field' || t.seat === seat || t.id === f.id || gap(f, t) > INCH) continue;
    const worth = quickBlow(b, f, melee, t);
    const found = worth > most ? attackOn(b, seat, f, melee, t) : undefined;
    if (found !== undefined) [best, most] = [found, worth];
  }
  return best;
};

const attackOn = (b: Battle, seat: Seat, f: Fighter, id: AttackId, t: Fighter): MagewindsCommand | undefined => {
  const attack = attackProfile(b, f, id);
  if (attack === undefined || refuseTarget(b, f, attack, t.id) !== undefined) return undefined;
  const cards = attack.spell === null ? NO_CARDS : cheapest(b, seat, spellOf(attack.spell).cost);
  return cards && { type: 'attack', attack: id, target: t.id, object: null, cards };
};

/** Straight at it, then a little beside it. */
const TURNS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.866, 0.5],
  [0.866, -0.5],
];

/** As far as it can go towards a place, straight or round what is in the way; undefined when it can get no nearer. */
const towards = (b: Battle, f: Fighter, goal: Point, stop: number, limit: number): readonly Point[] | undefined => {
  const x = goal.x - f.x;
  const y = goal.y - f.y;
  const far = Math.sqrt(x * x + y * y) - stop;
  if (far <= 0 || limit <= 0) return undefined;
  const distance = Math.floor(Math.min(far, limit));
  const way = wayOf(b, f, false);
  for (let i = 0; i < TURNS.length; i++) {
    const [c, s] = TURNS[i]!;
    const p = slideTo(f, { x: Math.round(x * c - y * s), y: Math.round(x * s + y * c) }, distance);
    if (isLegClear(way, f, f, p) && isPlace(way, p, f)) return [p];
  }
  if (limit <= INCH) return undefined;
  const path = wayRound(b, way, f, goal, limit);
  return path.length === 0 ? undefined : path;
};

const STAY: MagewindsCommand = { type: 'move', path: [] };

const inMove = (b: Battle, seat: Seat, frame: MoveFrame): MagewindsCommand => {
  const f = b.fighters[frame.fighter]!;
  if (frame.step === 'charge') {
    const found = target(b, seat, f);
    return found.type === 'attack' && found.attack === 'melee' ? found : DECLINE;
  }
  if (b.objects.length > 0) {
    const taken = magewinds.candidates(b, seat).find((c) => c.type === 'pickUp');
    if (taken !== undefined) return taken;
  }
  if (frame.step === 'arrived') return DECLINE;
  if (f.seat !== seat) return STAY;
  const limit = moveLimit(b, frame);
  const j = quickJudge(b, f, Math.max(0, actionsOf(f) - 1), false);
  const path = limit <= 0 ? [] : quickGoing(j, limit, waysOf(b, f, limit));
  const c: MagewindsCommand = { type: 'move', path };
  return b.effects.length === 0 || magewinds.refuse(b, seat, c) === undefined ? c : STAY;
};

/** Ways to where something is to be had. */
const waysOf = (b: Battle, f: Fighter, limit: number): readonly (readonly Point[])[] => {
  const found: (readonly Point[])[] = [];
  const add = (path: readonly Point[] | undefined): void => {
    if (path !== undefined) found.push(path);
  };
  const centre = centreFor(b.config.players);
  if (b.scenario === 'king-of-the-hill' || b.scenario === 'battle-royale') add(towards(b, f, centre, INNER, limit));
  const lying = b.objects.length > 0 ? nearestLying(b, f) : undefined;
  if (lying !== undefined) add(towards(b, f, lying, 2 * RADIUS, limit));
  for (let i = 0; i < b.fighters.length; i++) {
    const t = b.fighters[i]!;
    if (t.where === 'field' && t.seat !== f.seat && gap(f, t) <= limit + 2 * INCH)
      add(towards(b, f, t, 2 * RADIUS + 0.9 * INCH, limit));
  }
  if (found.length === 0) {
    const foe = prey(b, f);
    if (foe !== undefined) add(towards(b, f, foe, 2 * RADIUS + 0.9 * INCH, limit));
  }
  return found;
};

/** Near enough to the middle for another card. */
const INNER = RADIUS + 0.95 * INCH;

const nearestLying = (b: Battle, f: Fighter): Point | undefined => {
  let best: Point | undefined;
  let least = Infinity;
  for (const o of b.objects) {
    const d = o.where === 'field' ? gap(f, o) : Infinity;
    if (d < least) [best, least] = [o, d];
  }
  return best;
};

/** The foe most worth going for: near, and easily taken down. */
const prey = (b: Battle, f: Fighter): Fighter | undefined => {
  let best: Fighter | undefined;
  let least = Infinity;
  for (let i = 0; i < b.fighters.length; i++) {
    const t = b.fighters[i]!;
    if (t.where !== 'field' || t.seat === f.seat) continue;
    const cost = gap(f, t) / INCH + 0.4 * healthOf(t);
    if (cost < least) [best, least] = [t, cost];
  }
  return best;
};

/** A step before an attack brings it into reach; a Dodge takes the first place; others stand. */
const inStep = (b: Battle, seat: Seat, frame: StepFrame): MagewindsCommand => {
  const f = b.fighters[frame.fighter]!;
  if (frame.purpose !== 'action') return react(b, seat, f, frame.purpose);
  think(b, seat, f);
  if (idea.action !== 'attack' || idea.target === null) return f.seat === seat ? react(b, seat, f, 'action') : STAND;
  const attack = attackProfile(b, f, idea.attack)!;
  const t = idea.target;
  const over = gap(f, t) - attack.max;
  if (over <= 0) return STAND;
  if (over > INCH && !frame.leap) {
    const cards = cheapest(b, seat, LEAP_COST);
    return cards === undefined || frame.cast.length > 0 ? STAND : allowed(b, seat, leapBy(f, cards), STAND);
  }
  const path = towards(b, f, t, 2 * RADIUS + attack.max - 20, Math.min(frame.leap ? 3 * INCH : INCH, over + 30));
  if (path === undefined) return STAND;
  return b.effects.length === 0 ? { type: 'step', path } : allowed(b, seat, { type: 'step', path }, STAND);
};

/** The step of a Dodge, or one that nothing hangs on: to the best place. */
const react = (b: Battle, seat: Seat, f: Fighter, purpose: StepFrame['purpose']): MagewindsCommand => {
  const j = quickJudge(b, f, Math.max(0, actionsOf(f) - 1), false);
  if (purpose !== 'dodge') return allowed(b, seat, { type: 'step', path: quickGoing(j, INCH, NO_WAYS) }, STAND);
  const all = magewinds.candidates(b, seat);
  let best = all[0] ?? STAND;
  let most = -Infinity;
  for (const c of all) {
    const worth = c.type === 'step' && c.path.length > 0 ? quickPlace(j, c.path[0]!) : -Infinity;
    if (worth > most) [best, most] = [c, worth];
  }
  return best;
};
const NO_WAYS: readonly (readonly Point[])[] = [];

const inAttack = (b: Battle, seat: Seat, frame: AttackFrame, rng: Rng): MagewindsCommand => {
  if (frame.step === 'choice') return chooseAttack(b, frame, rng);
  if (frame.step === 'defence') return chooseDefence(b, frame, seat, rng);
  if (frame.target === null || frame.source.type !== 'fighter') return { type: 'knockBack', distance: 0 };
  return { type: 'knockBack', distance: isWorthKnocking(b, seat, frame) ? knockbackLimit(b, frame) : 0 };
};

/** Off the hill, not onto it. */
const isWorthKnocking = (b: Battle, seat: Seat, frame: AttackFrame): boolean => {
  const t = b.fighters[frame.target!]!;
  const f = b.fighters[frame.source.id]!;
  if (t.seat === seat) return false;
  if (b.scenario !== 'king-of-the-hill') return true;
  const centre = centreFor(b.config.players);
  return gapToPoint(slideTo(t, { x: t.x - f.x, y: t.y - f.y }, INCH), centre) >= gapToPoint(t, centre);
};

/** Barrier against what hurts, Heal and Energize when they can be paid; all else is let be. */
const inWindow = (b: Battle, seat: Seat, frame: WindowFrame): MagewindsCommand => {
  if (frame.timing === 'damage') return barrier(b, seat, frame);
  if (frame.timing === 'turnEnds') return energize(b, seat);
  if (frame.timing === 'activationEnds' && frame.about !== null) return heal(b, seat, b.fighters[frame.about]!);
  return DECLINE;
};

const CAST = { type: 'cast', place: null, places: null, real: null, feature: null, action: null } as const;

const allowed = (b: Battle, seat: Seat, c: MagewindsCommand, other: MagewindsCommand = DECLINE): MagewindsCommand =>
  magewinds.refuse(b, seat, c) === undefined ? c : other;
const LEAP_COST = spellOf('leap').cost;

const barrier = (b: Battle, seat: Seat, frame: WindowFrame): MagewindsCommand => {
  const f = b.fighters[frame.about!]!;
  if (f.seat !== seat) return DECLINE;
  let harm = 0;
  for (const g of b.stack) if (g.type === 'damage') harm = (g as DamageFrame).harms[g.index - 1]?.amount ?? 0;
  if (harm < 3 && harm < healthOf(f)) return DECLINE;
  const clubs = highest(b, seat, 'C', 3);
  if (clubs.length === 0) return DECLINE;
  return allowed(b, seat, { ...CAST, spell: 'barrier', caster: f.id, cards: clubs, target: null });
};

/** Cards of a suit, together not more than so many points. */
const highest = (b: Battle, seat: Seat, suit: string, most: number): readonly Card[] => {
  const taken: Card[] = [];
  let points = 0;
  for (const card of b.seats[seat]!.hand.cards ?? NO_CARDS) {
    if (suitOf(card) !== suit || points + cardValue(card) > most) continue;
    taken.push(card);
    points += cardValue(card);
  }
  return taken;
};

const heal = (b: Battle, seat: Seat, f: Fighter): MagewindsCommand => {
  if (f.profile !== 'cleric') return DECLINE;
  let worst: Fighter | undefined;
  for (const g of b.fighters)
    if (g.where === 'field' && g.seat === seat && g.damage > (worst?.damage ?? 0) && gap(f, g) <= 5 * INCH) worst = g;
  if (worst === undefined) return DECLINE;
  const hearts = highest(b, seat, 'H', worst.damage);
  if (hearts.length === 0) return DECLINE;
  return allowed(b, seat, { ...CAST, spell: 'heal', caster: f.id, cards: hearts, target: worst.id });
};

const ENERGIZE = spellOf('energize').cost;

/** For whoever has most to strike. */
const energize = (b: Battle, seat: Seat): MagewindsCommand => {
  if (b.seats[seat]!.energized) return DECLINE;
  const cards = cheapest(b, seat, ENERGIZE);
  if (cards === undefined) return DECLINE;
  for (const f of b.fighters) {
    if (f.where !== 'field' || f.seat !== seat || f.actions === 0) continue;
    for (const t of b.fighters)
      if (t.where === 'field' && t.seat !== seat && gap(f, t) <= MELEE_REACH)
        return allowed(b, seat, { ...CAST, spell: 'energize', caster: f.id, cards, target: f.id });
  }
  return DECLINE;
};
