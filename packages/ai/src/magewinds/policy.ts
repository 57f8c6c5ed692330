/** The Veteran's choices, one for each kind of decision. */

import { type Point, slideTo } from '@muster/geometry';
import type { Rng, Seat } from '@muster/kernel';
import {
  type ActivationFrame,
  type AttackFrame,
  type Battle,
  type Card,
  type Fighter,
  type Frame,
  type InsightFrame,
  isCarrying,
  type MagewindsCommand,
  type MoveFrame,
  magewinds,
  moveLimit,
  type StepFrame,
  type WindowFrame,
} from '@muster/magewinds';
import { aimAt, gapToEscape } from './aims.ts';
import { addedWorth, cheapest, deckWorth, priceOf, suitWorth } from './cards.ts';
import { castWorth } from './casts.ts';
import { chooseAttack, chooseDefence } from './duel.ts';
import { actionsOf, INCH, outlook } from './field.ts';
import { allGoings, judge, placeWorth, straightGoings } from './places.ts';
import { closeMoves, plansOf, quickMoves, weighGoings } from './plans.ts';
import { setupChoice } from './setup.ts';
import { leapBy, leapStrikes, type Strike, strikesFrom } from './strikes.ts';

/** A command and what it is worth. */
export interface Weighed {
  readonly command: MagewindsCommand;
  readonly worth: number;
}

const one = (command: MagewindsCommand): Weighed[] => [{ command, worth: 0 }];
const byWorth = (a: Weighed, b: Weighed): number => b.worth - a.worth;

export const topOf = (b: Battle): Frame => b.stack[b.stack.length - 1]!;

export const activationOf = (b: Battle): ActivationFrame | undefined => {
  for (let i = b.stack.length - 1; i >= 0; i--) {
    const frame = b.stack[i]!;
    if (frame.type === 'activation') return frame;
  }
  return undefined;
};

/** All choices worth a thought, the best first. */
export const weighed = (b: Battle, seat: Seat, rng: Rng): Weighed[] => {
  const frame = topOf(b);
  switch (frame.type) {
    case 'setup':
      return one(setupChoice(b, seat, kindOf(b, seat), rng));
    case 'round':
      return inRound(b, seat, frame.step, rng);
    case 'insight':
      return keepings(b, seat, frame).sort(byWorth);
    case 'window':
      return casts(b, seat, frame).sort(byWorth);
    case 'activation':
      return inActivation(b, seat, frame);
    case 'move':
      return inMove(b, seat, frame);
    case 'step':
      return steps(b, seat, frame);
    case 'attack':
      return inAttack(b, seat, frame, rng);
    case 'volley':
      return one(frame.step === 'steps' ? nextInOrder(b, seat) : nextTarget(b, seat));
    case 'windburn':
      return one({ type: 'discardRest' });
    case 'damage':
      return one(nextInOrder(b, seat));
  }
};

const kindOf = (b: Battle, seat: Seat): string => {
  for (const d of magewinds.decisions(b)) if (d.seat === seat) return d.kind;
  return 'assembly';
};

const inRound = (b: Battle, seat: Seat, step: string, rng: Rng): Weighed[] => {
  if (step === 'fragments') return one(setupChoice(b, seat, 'fragment', rng));
  if (step === 'channelling') return channellings(b, seat).sort(byWorth);
  const found = activations(b, seat).sort(byWorth);
  return found.length > 0 ? found : one({ type: 'pass' });
};

/** MW 12.0: the card that adds most; the deck is worth its mean. */
const channellings = (b: Battle, seat: Seat): Weighed[] => {
  const worth = suitWorth(b, seat);
  const hand = b.seats[seat]!.hand.cards ?? [];
  return magewinds.candidates(b, seat).map((command) => {
    if (command.type !== 'draw') return { command, worth: 0 };
    const added = command.card === 'deck' ? deckWorth(worth) : addedWorth(b, seat, worth, hand, command.card);
    return { command, worth: added };
  });
};

const keepings = (b: Battle, seat: Seat, frame: InsightFrame): Weighed[] => {
  const worth = suitWorth(b, seat);
  const hand = b.seats[seat]!.hand.cards ?? [];
  return (frame.cards ?? []).map((card: Card) => ({
    command: { type: 'keepOne', card },
    worth: addedWorth(b, seat, worth, hand, card),
  }));
};

/** Each fighter by what its best plan gains over waiting. */
const activations = (b: Battle, seat: Seat): Weighed[] => {
  const o = outlook(b, seat);
  const found: Weighed[] = [];
  for (const f of o.friends) {
    if (actionsOf(f) === 0) continue;
    const plans = plansOf(o, f, quickMoves(o, f));
    const wait = plans.find((p) => p.action === 'wait')!;
    found.push({ command: { type: 'activate', fighter: f.id }, worth: plans[0]!.worth - wait.worth });
  }
  return found;
};

const casts = (b: Battle, seat: Seat, frame: WindowFrame): Weighed[] =>
  magewinds.candidates(b, seat).map((command) => {
    if (command.type !== 'cast') return { command, worth: 0.05 };
    return { command, worth: castWorth(b, seat, command, frame.about) - priceOf(b, seat, command.cards) };
  });

const inActivation = (b: Battle, seat: Seat, frame: ActivationFrame): Weighed[] => {
  switch (frame.step) {
    case 'chooses':
      return actions(b, seat, frame).sort(byWorth);
    case 'targets':
      return targets(b, seat, frame).sort(byWorth);
    default:
      return one({ type: 'decline' });
  }
};

/** Spells worth casting before the action is chosen, the best first. */
export const openings = (b: Battle, seat: Seat, f: Fighter): Weighed[] => {
  const found: Weighed[] = [];
  for (const command of magewinds.candidates(b, seat)) {
    if (command.type !== 'cast') continue;
    const worth = castWorth(b, seat, command, f.id) - priceOf(b, seat, command.cards);
    if (worth > 0) found.push({ command, worth });
  }
  return found.sort(byWorth);
};

/** The best plan of each action that the rules offer, and spells at the beginning of the activation. */
const actions = (b: Battle, seat: Seat, frame: ActivationFrame): Weighed[] => {
  const o = outlook(b, seat);
  const f = b.fighters[frame.fighter]!;
  const plans = plansOf(o, f, closeMoves(o, f));
  const wait = plans.find((p) => p.action === 'wait')!.worth;
  const most = plans[0]!.worth - wait;
  const found: Weighed[] = openings(b, seat, f).map(({ command, worth }) => ({ command, worth: most + worth }));
  for (const command of magewinds.candidates(b, seat)) {
    if (command.type !== 'act') continue;
    const best = plans.find((p) => p.action === command.action);
    if (best !== undefined) found.push({ command, worth: best.worth - wait });
  }
  return found.length > 0 ? found : one({ type: 'act', action: 'wait' });
};

const targets = (b: Battle, seat: Seat, frame: ActivationFrame): Weighed[] => {
  const o = outlook(b, seat);
  const f = b.fighters[frame.fighter]!;
  const nothing: Weighed = { command: { type: 'decline' }, worth: -0.5 };
  if (frame.action === 'attack') return [nothing, ...strikesFrom(o, f, 0)];
  return magewinds.candidates(b, seat).map((command) => {
    if (command.type === 'cast')
      return { command, worth: castWorth(b, seat, command, f.id) - priceOf(b, seat, command.cards) };
    return command.type === 'takeAim' ? { command, worth: aimWorth(b, f, command.place) } : nothing;
  });
};

/** TC deadeye.take-aim: where most foes are near the mark. */
const aimWorth = (b: Battle, f: Fighter, p: Point): number => {
  let worth = 0;
  for (const foe of b.fighters) {
    if (foe.where !== 'field' || foe.seat === f.seat) continue;
    const d = Math.hypot(foe.x - p.x, foe.y - p.y) / INCH;
    if (d <= 4) worth += 1 - d / 5;
  }
  return worth;
};

const HASTE_GAIN = 0.8;

const inMove = (b: Battle, seat: Seat, frame: MoveFrame): Weighed[] => {
  const o = outlook(b, seat);
  const f = b.fighters[frame.fighter]!;
  if (frame.step === 'arrived') return one(magewinds.candidates(b, seat).find((c) => c.type === 'pickUp') ?? DECLINE);
  if (frame.step === 'charge') {
    const best = strikesFrom(o, f, 0, 'melee').sort(byWorth)[0];
    return one(best === undefined ? DECLINE : best.command);
  }
  const taken = b.objects.length === 0 ? undefined : magewinds.candidates(b, seat).find((c) => c.type === 'pickUp');
  if (taken !== undefined && f.seat === seat) return one(taken);
  const limit = moveLimit(b, frame);
  const found = movesWithin(b, seat, frame, limit);
  const hasted = frame.cast.length === 0 && f.seat === seat ? cheapest(b, seat, HASTE) : undefined;
  if (hasted !== undefined) {
    const farther = weighGoings(o, f, straightGoings(o, f, limit + INCH))[0]!;
    const gain = farther.worth - found[0]!.worth - priceOf(b, seat, hasted);
    if (gain > HASTE_GAIN) return one(hasteBy(f, hasted));
  }
  return found;
};

const DECLINE: MagewindsCommand = { type: 'decline' };
const HASTE = { needs: [{ type: 'S', count: 1 }], upTo: 1 } as const;

const hasteBy = (f: Fighter, cards: readonly Card[]): MagewindsCommand => ({
  type: 'cast',
  spell: 'haste',
  caster: f.id,
  cards,
  target: null,
  place: null,
  places: null,
  real: null,
  feature: null,
  action: null,
});

/** Legal moves, the best first; staying is always one of them (MW-R18). */
const movesWithin = (b: Battle, seat: Seat, frame: MoveFrame, limit: number): Weighed[] => {
  const o = outlook(b, seat);
  const f = b.fighters[frame.fighter]!;
  const found: Weighed[] = [];
  for (const { going, worth } of weighGoings(o, f, allGoings(o, f, limit, frame.phasewalk))) {
    const command: MagewindsCommand = { type: 'move', path: going.path };
    if (found.length < MOST_MOVES && magewinds.refuse(b, seat, command) === undefined) found.push({ command, worth });
  }
  return found.length > 0 ? found : one({ type: 'move', path: [] });
};
const MOST_MOVES = 12;

const steps = (b: Battle, seat: Seat, frame: StepFrame): Weighed[] => {
  const f = b.fighters[frame.fighter]!;
  if (frame.purpose === 'action' && activationOf(b)?.action === 'attack') return one(stepToStrike(b, seat, f, frame));
  const o = outlook(b, seat);
  const left = Math.max(0, actionsOf(f) - 1);
  const j = judge(o, f, left, f.guard);
  const found: Weighed[] = [];
  const escapes = frame.purpose === 'action' && activationOf(b)?.action === 'escape';
  for (const command of magewinds.candidates(b, seat)) {
    if (command.type !== 'step') continue;
    const end = command.path[command.path.length - 1] ?? f;
    found.push({ command, worth: escapes ? -gapToEscape(b, f, end) : placeWorth(j, end) });
  }
  return found.length > 0 ? found.sort(byWorth) : one({ type: 'step', path: [] });
};

/** The step that the best attack needs; a Leap first, if it needs that. */
const stepToStrike = (b: Battle, seat: Seat, f: Fighter, frame: StepFrame): MagewindsCommand => {
  const o = outlook(b, seat);
  const near = strikesFrom(o, f, frame.leap ? 3 * INCH : INCH);
  const all: Strike[] = frame.leap || frame.cast.length > 0 ? near : [...near, ...leapStrikes(o, f)];
  const best = all.sort(byStrike)[0];
  if (best === undefined) return { type: 'step', path: [] };
  if (best.leap !== null) return leapBy(f, best.leap);
  const command: MagewindsCommand = { type: 'step', path: best.step };
  return magewinds.refuse(b, seat, command) === undefined ? command : { type: 'step', path: [] };
};

const byStrike = (a: Strike, b: Strike): number => b.worth - a.worth;

const inAttack = (b: Battle, seat: Seat, frame: AttackFrame, rng: Rng): Weighed[] => {
  switch (frame.step) {
    case 'choice':
      return one(chooseAttack(b, frame, rng));
    case 'defence':
      return one(chooseDefence(b, frame, seat, rng));
    default:
      return one(knockBack(b, seat, frame));
  }
};

/** MW 18.5.4: as far as it goes, unless that helps the one who is knocked back. */
const knockBack = (b: Battle, seat: Seat, frame: AttackFrame): MagewindsCommand => {
  const all = magewinds.candidates(b, seat);
  const far = all[all.length - 1]!;
  if (frame.target === null || frame.source.type !== 'fighter' || far.type !== 'knockBack') return far;
  const t = b.fighters[frame.target]!;
  const f = b.fighters[frame.source.id]!;
  const to = slideTo(t, { x: t.x - f.x, y: t.y - f.y }, far.distance);
  const o = outlook(b, t.seat);
  const left = actionsOf(t);
  const gain = aimAt(o, t, t, left) - aimAt(o, t, to, left) + (isCarrying(b, t.id) ? 3 : 0) + 0.1;
  return (t.seat === seat ? -gain : gain) >= 0 ? far : { type: 'knockBack', distance: 0 };
};

/** Foes first: they spend their cards before they see what becomes of the others. */
const nextInOrder = (b: Battle, seat: Seat): MagewindsCommand => {
  const all = magewinds.candidates(b, seat);
  return all.find((c) => c.type === 'nextInOrder' && b.fighters[c.fighter]!.seat !== seat) ?? all[0]!;
};

/** Foes first. */
const nextTarget = (b: Battle, seat: Seat): MagewindsCommand => {
  const all = magewinds.candidates(b, seat);
  return all.find((c) => c.type === 'nextTarget' && b.fighters[c.target]!.seat !== seat) ?? all[0]!;
};
