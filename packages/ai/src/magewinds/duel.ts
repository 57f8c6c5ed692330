/** The secret choice of an attack and the answer to it (MW 18.3, 18.4): mixed as the equilibrium says. */

import type { Rng, Seat } from '@muster/kernel';
import {
  type AttackFrame,
  attackProfile,
  type Battle,
  baseOf,
  coverOf,
  type Defence,
  isFreeAttack,
  type MagewindsCommand,
  payments,
  profile,
  QUAKE,
  reactionsOf,
  spellOf,
} from '@muster/magewinds';
import { type Blow, blow, type Numbers, numbersOf } from './blow.ts';
import { stakesOn } from './danger.ts';
import { healthOf } from './field.ts';

const isPlain = (d: Defence): boolean => d !== 'mirrorshield';
/** Who stands in what shakes can hardly step out of it. */
const isHeld = (d: Defence): boolean => d === 'none' || d === 'deflect';

/** The attack under way as a small game; undefined when there is nothing to weigh. */
const blowOf = (b: Battle, frame: AttackFrame): Blow | undefined => {
  if (frame.target === null) return undefined;
  const t = b.fighters[frame.target]!;
  const defences = reactionsOf(b, frame).filter(frame.source.type === 'feature' ? isHeld : isPlain);
  const cover = !coverOf(b, frame.source, baseOf(t)).inOpen;
  if (frame.attack === 'quake' || frame.source.type === 'feature') return blow(quakeOn(b, frame, defences, cover));
  const f = b.fighters[frame.source.id]!;
  const stakes = stakesOn(b, t);
  const own = isFreeAttack(b, frame) ? { ...stakes, action: 0 } : stakes; // a feint gives nothing back
  return blow(numbersOf(b, f, attackProfile(b, f, frame.attack)!, t, cover, defences, own));
};

const quakeOn = (b: Battle, frame: AttackFrame, defences: readonly Defence[], cover: boolean): Numbers => {
  const t = b.fighters[frame.target!]!;
  const p = profile(b, t);
  const stakes = stakesOn(b, t);
  return {
    light: null,
    heavy: null,
    single: QUAKE,
    capped: false,
    pierce: 0,
    evasion: p.evasion,
    cover,
    dodge: p.dodge,
    armour: p.armour,
    deflect: p.deflect,
    health: healthOf(b, t),
    defences,
    guarded: t.guard,
    reaction: stakes.reaction,
    action: stakes.action,
    kill: stakes.kill,
  };
};

const FINE = 1 << 20;

/** One of them, as often as its share. */
const draw = (shares: readonly number[], rng: Rng): number => {
  let left = rng.below(FINE) / FINE;
  for (let i = 0; i < shares.length; i++) {
    left -= shares[i]!;
    if (left < 0) return i;
  }
  return shares.length - 1;
};

export const chooseAttack = (b: Battle, frame: AttackFrame, rng: Rng): MagewindsCommand => {
  const game = blowOf(b, frame);
  const choice = game === undefined || game.choices.length === 0 ? 'heavy' : game.choices[draw(game.row, rng)]!;
  return { type: 'chooseAttack', choice };
};

export const chooseDefence = (b: Battle, frame: AttackFrame, seat: Seat, rng: Rng): MagewindsCommand => {
  const game = frame.attack === 'push' ? undefined : blowOf(b, frame);
  const defence = game === undefined ? 'none' : game.defences[draw(game.column, rng)]!;
  return (defence === 'deflect' && mirrored(b, frame, seat)) || { type: 'defend', defence, cards: [] };
};

/** TC mesmer.mirrorshield does all that Deflect does, for a Club. */
const mirrored = (b: Battle, frame: AttackFrame, seat: Seat): MagewindsCommand | undefined => {
  if (frame.source.type !== 'fighter' || !reactionsOf(b, frame).includes('mirrorshield')) return undefined;
  const cards = payments(spellOf('mirrorshield').cost, b.seats[seat]!.hand.cards ?? [])[0];
  return cards && { type: 'defend', defence: 'mirrorshield', cards };
};
