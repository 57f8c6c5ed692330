/** Casting a spell (MW 17.0, MW-R59): who may, when, on whom, and what it costs. What each spell does is in `spells/`. */

import { known, type Seat } from '@muster/kernel';
import { canPay, mightPay, payments, refuseCards, refusePayment, worthOf } from '../cards/cards.ts';
import { spend } from '../cards/channelling.ts';
import { isDouble } from '../clones/clone-pairs.ts';
import { refuseDouble, showReal } from '../clones/dissolve-clone.ts';
import type { Card } from '../content/cards.ts';
import { type SpellId, spellOf } from '../content/spells.ts';
import { controllerOf, fighter, hasSpell, isOnField, nameOf } from '../ground/fighters.ts';
import type { Aim, Context, SpellBook } from '../spells/rules.ts';
import type { Battle, CastMark, FighterId } from '../state/battle.ts';
import type { CastCommand, MagewindsCommand } from '../state/command.ts';
import { who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagicTable } from '../state/types.ts';

export const castCommand = (spell: SpellId, caster: FighterId, cards: readonly Card[], aim: Aim): CastCommand => ({
  type: 'cast',
  spell,
  caster,
  cards,
  target: aim.target ?? null,
  place: aim.place ?? null,
  places: aim.places ?? null,
  real: aim.real ?? null,
  feature: aim.feature ?? null,
  action: aim.action ?? null,
});

const isMarked = (marks: readonly CastMark[], spell: SpellId, caster: FighterId): boolean => {
  for (let i = 0; i < marks.length; i++) if (marks[i]!.spell === spell && marks[i]!.caster === caster) return true;
  return false;
};

/** Why these cards cannot be spent by this seat. */
export const refuseHand = (b: Battle, seat: Seat, cards: readonly Card[]): MagewindsRefusal | undefined =>
  refuseCards(known(b.seats[seat]!.hand.cards), cards);

export const refuseCast = (
  book: SpellBook,
  b: Battle,
  seat: Seat,
  c: CastCommand,
  context: Context,
  about: FighterId | null,
  marks: readonly CastMark[],
): MagewindsRefusal | undefined => {
  const caster = b.fighters[c.caster];
  const spell = spellOf(c.spell);
  if (!isOnField(caster)) return refusalOf('notOnField', 'MW 4.4', { fighter: c.caster });
  const facts = { name: nameOf(caster), spell: spell.name };
  if (controllerOf(b, caster.id) !== seat) return refusalOf('notYours', 'MW 17.0', facts);
  const rules = book[c.spell];
  if (rules === undefined || !hasSpell(b, caster, c.spell)) return refusalOf('notItsSpell', 'MW 5.0', facts);
  if (!rules.contexts.includes(context))
    return refusalOf('wrongTime', spell.rule, { name: facts.name, spell: facts.spell, when: spell.when });
  if (isMarked(marks, c.spell, caster.id)) return refusalOf('castAlready', 'MW-R59', facts);
  return (
    refuseDouble(b, caster) ??
    rules.refuse(b, caster, c, about) ??
    refuseHand(b, seat, c.cards) ??
    refusePayment(spell.cost, c.cards)
  );
};

/** Only for casts that were not refused. */
export const applyCast = (book: SpellBook, b: Battle, seat: Seat, c: CastCommand, table: MagicTable): Battle => {
  const caster = fighter(b, c.caster);
  const rules = book[c.spell]!;
  const spell = spellOf(c.spell);
  const paid = worthOf(spell.cost, c.cards);
  const spent = spend(b, seat, c.cards, table);
  const tells = (what: 'target' | 'place' | 'action'): boolean => rules.tells?.includes(what) === true;
  table.tell?.({
    type: 'cast',
    rule: spell.rule,
    who: who(caster),
    spell: c.spell,
    target: tells('target') ? who(fighter(b, c.target!)) : null,
    paid,
    place: tells('place') ? c.place : null,
    action: tells('action') ? c.action : null,
  });
  const shown = showReal(spent, caster.id, table); // MW-H06
  return rules.apply(shown, fighter(shown, c.caster), c, paid, table);
};

/** The casts a seat may make now: each aim with each way to pay. */
export const castCandidates = (
  book: SpellBook,
  inContext: readonly SpellId[],
  b: Battle,
  seat: Seat,
  about: FighterId | null,
  marks: readonly CastMark[],
  into: MagewindsCommand[],
): void => {
  const hand = known(b.seats[seat]!.hand.cards);
  for (let s = 0; s < inContext.length; s++) {
    const id = inContext[s]!;
    const { cost } = spellOf(id);
    if (!canPay(cost, hand)) continue;
    const rules = book[id]!;
    const aimed: Aim['target'][] | undefined = rules.anyCaster ? [] : undefined;
    for (let i = 0; i < b.fighters.length; i++) {
      const f = b.fighters[i]!;
      if (f.where !== 'field' || !hasSpell(b, f, id) || controllerOf(b, f.id) !== seat) continue;
      if (isMarked(marks, id, f.id) || isDouble(b, f.id)) continue;
      const aims = rules.aims(b, f, about);
      if (aims.length === 0) continue;
      const pays = payments(cost, hand);
      for (let a = 0; a < aims.length; a++) {
        const aim = aims[a]!;
        if (aimed?.includes(aim.target)) continue;
        aimed?.push(aim.target);
        for (let p = 0; p < pays.length; p++) into.push(castCommand(id, f.id, pays[p]!, aim));
      }
    }
  }
};

/** MW-H24: whether this hand might hold what a spell costs, as all can see: how many cards, and which were taken face up. */
const mightAfford = (b: Battle, seat: Seat, spell: SpellId): boolean => {
  if (b.config.edition < 3) return true;
  const { size, seen } = b.seats[seat]!.hand;
  const open: Card[] = [];
  for (let i = 0; i < seen.length; i++) if (seen[i]!.to === null) open.push(seen[i]!.card);
  return mightPay(spellOf(spell).cost, open, size - open.length);
};

/** Whether everybody can see that this seat might cast one of these: nothing hidden is asked (MW-R61). */
export const mightCast = (
  book: SpellBook,
  spells: readonly SpellId[],
  b: Battle,
  seat: Seat,
  about: FighterId | null,
  marks: readonly CastMark[],
): boolean => {
  for (const id of spells) {
    if (!mightAfford(b, seat, id)) continue;
    for (let i = 0; i < b.fighters.length; i++) {
      const f = b.fighters[i]!;
      if (f.where !== 'field' || !hasSpell(b, f, id) || controllerOf(b, f.id) !== seat) continue;
      if (!isMarked(marks, id, f.id) && book[id]!.aims(b, f, about).length > 0) return true;
    }
  }
  return false;
};
