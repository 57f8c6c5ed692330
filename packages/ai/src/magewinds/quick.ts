/** What either side plays in the head of a Warlord: the Veteran's ideas, but found by distances alone. */

import { slideTo } from '@muster/geometry';
import type { Rng, Seat } from '@muster/kernel';
import {
  type ActivationFrame,
  type AttackFrame,
  type AttackId,
  attackProfile,
  type Battle,
  centreFor,
  type Fighter,
  isDouble,
  knockbackLimit,
  type MagewindsCommand,
  refuseTarget,
  spellOf,
} from '@muster/magewinds';
import { cheapest } from './cards.ts';
import { chooseAttack, chooseDefence } from './duel.ts';
import { gap, gapToPoint, INCH } from './field.ts';
import { topOf, weighed } from './policy.ts';
import { quickBlow } from './quick-blow.ts';
import { idea, NO_CARDS, think } from './quick-idea.ts';
import { quickMove, quickStep } from './quick-moves.ts';
import { quickWindow } from './quick-windows.ts';

const DECLINE: MagewindsCommand = { type: 'decline' };

export const quickChoice = (b: Battle, seat: Seat, rng: Rng): MagewindsCommand => {
  const frame = topOf(b);
  switch (frame.type) {
    case 'round':
      return frame.step === 'turn' ? activation(b, seat) : weighed(b, seat, rng)[0]!.command;
    case 'window':
      return quickWindow(b, seat, frame);
    case 'activation':
      return inActivation(b, seat, frame, rng);
    case 'move':
      return frame.step === 'charge' ? charge(b, seat, b.fighters[frame.fighter]!) : quickMove(b, seat, frame);
    case 'step':
      return quickStep(b, seat, frame, rng);
    case 'attack':
      return inAttack(b, seat, frame, rng);
    case 'windburn':
      return { type: 'discardRest' };
    default:
      return weighed(b, seat, rng)[0]!.command;
  }
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

/** TC warrior.charge */
const charge = (b: Battle, seat: Seat, f: Fighter): MagewindsCommand => {
  const found = target(b, seat, f);
  return found.type === 'attack' && found.attack === 'melee' ? found : DECLINE;
};

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
