/** Which spells could be cast just now or as part of what is planned, and which cards of the hand would pay. Pure. */

import { attackProfile, type Battle, type Card, payments, SPELLS, type SpellId } from '@muster/magewinds';
import { isSpell } from '../cards/words.ts';
import { longerOf } from './moving.ts';
import type { Plan } from './plan/types.ts';

export interface Castable {
  readonly spells: readonly SpellId[];
  readonly cards: readonly Card[];
}

const NOTHING: Castable = { spells: [], cards: [] };

const spellsOf = (b: Battle, plan: Plan): readonly SpellId[] => {
  const { mover, spells, attacks } = plan.marks;
  const actor = plan.selected[0] === undefined ? undefined : b.fighters[plan.selected[0]];
  const longer = mover === undefined ? undefined : longerOf(mover)?.cast?.spell;
  return [
    ...spells.map(({ spell }) => spell),
    ...plan.options.flatMap(({ key }) => (isSpell(key) ? [key] : [])),
    ...attacks.flatMap((o) =>
      o.refusal === undefined && actor ? (attackProfile(b, actor, o.attack)?.spell ?? []) : [],
    ),
    ...(longer === undefined ? [] : [longer]),
  ];
};

/** For the hand of the seat that decides. */
export const castableNow = (b: Battle, seat: number | undefined, plan: Plan | undefined): Castable => {
  const hand = seat === undefined ? null : (b.seats[seat]?.hand.cards ?? null);
  if (hand === null || plan === undefined) return NOTHING;
  const paid = [...new Set(spellsOf(b, plan))].flatMap((spell) => {
    const ways = payments(SPELLS[spell].cost, hand);
    return ways.length === 0 ? [] : [{ spell, cards: ways.flat() }];
  });
  return { spells: paid.map(({ spell }) => spell), cards: [...new Set(paid.flatMap(({ cards }) => cards))] };
};
