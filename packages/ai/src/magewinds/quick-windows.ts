/** Windows in a playout: Barrier against what hurts, Heal and Energize when they can be paid; all else is let be. */

import type { Seat } from '@muster/kernel';
import {
  type Battle,
  type Card,
  cardValue,
  type Fighter,
  type FighterId,
  type MagewindsCommand,
  magewinds,
  type SpellId,
  spellOf,
  suitOf,
  type WindowFrame,
} from '@muster/magewinds';
import { cheapest } from './cards.ts';
import { gap, healthOf, INCH } from './field.ts';
import { MELEE_REACH, NO_CARDS } from './quick-idea.ts';

const DECLINE: MagewindsCommand = { type: 'decline' };

export const quickWindow = (b: Battle, seat: Seat, frame: WindowFrame): MagewindsCommand => {
  if (frame.timing === 'damage') return barrier(b, seat, frame);
  if (frame.timing === 'turnEnds') return energize(b, seat);
  if (frame.timing === 'activationEnds' && frame.about !== null) return heal(b, seat, b.fighters[frame.about]!);
  return DECLINE;
};

const cast = (
  spell: SpellId,
  caster: FighterId,
  cards: readonly Card[],
  target: FighterId | null,
): MagewindsCommand => ({
  type: 'cast',
  spell,
  caster,
  cards,
  target,
  place: null,
  places: null,
  real: null,
  feature: null,
  action: null,
});

/** The command, or another one where it is refused. */
export const allowed = (
  b: Battle,
  seat: Seat,
  c: MagewindsCommand,
  other: MagewindsCommand = DECLINE,
): MagewindsCommand => (magewinds.refuse(b, seat, c) === undefined ? c : other);

const barrier = (b: Battle, seat: Seat, frame: WindowFrame): MagewindsCommand => {
  const f = b.fighters[frame.about!]!;
  if (f.seat !== seat) return DECLINE;
  let harm = 0;
  for (const g of b.stack) if (g.type === 'damage') harm = g.harms[g.index - 1]?.amount ?? 0;
  if (harm < 3 && harm < healthOf(b, f)) return DECLINE;
  const clubs = highest(b, seat, 'C', 3);
  if (clubs.length === 0) return DECLINE;
  return allowed(b, seat, cast('barrier', f.id, clubs, null));
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
  return allowed(b, seat, cast('heal', f.id, hearts, worst.id));
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
        return allowed(b, seat, cast('energize', f.id, cards, f.id));
  }
  return DECLINE;
};
