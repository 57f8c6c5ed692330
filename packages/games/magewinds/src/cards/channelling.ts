/** The Channelling Phase (MW 12.0): drawing cards, passing, Insight; and where spent cards go. */

import { drawFrom, known, type RuleId, type Seat, type Table, topOf } from '@muster/kernel';
import type { Card } from '../content/cards.ts';
import { type AbilityId, profileOf } from '../content/fighters.ts';
import { scenarioHandBonus } from '../scenarios/index.ts';
import type { Battle, Fighter, Hand, InsightFrame, SeenCard } from '../state/battle.ts';
import type { CardCommand } from '../state/command.ts';
import { changeSeat, copyBattle, pop, push, topFrame } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { DrawName } from '../state/types.ts';
import { isSameKind } from './cards.ts';

type MagicTable = Table<MagewindsEvent, DrawName>;
type DrawCommand = Extract<CardCommand, { readonly type: 'draw' }>;
type KeepOneCommand = Extract<CardCommand, { readonly type: 'keepOne' }>;

const HAND_LIMIT = 5; // MW 12.0

/** Of two that one spell made of one (TC mesmer.clone) the second: it adds nothing, whichever of them is real. */
const isSecondOfPair = (b: Battle, f: Fighter): boolean =>
  f.twin !== null && f.twin < f.id && b.fighters[f.twin]?.where === 'field';

/** How many fighters of a seat on the battlefield have this ability. */
export const countWith = (b: Battle, seat: Seat, ability: AbilityId): number => {
  let count = 0;
  for (let i = 0; i < b.fighters.length; i++) {
    const f = b.fighters[i]!;
    if (f.seat !== seat || f.where !== 'field' || !profileOf(f.profile).abilities.includes(ability)) continue;
    if (!isSecondOfPair(b, f)) count++;
  }
  return count;
};

/** Known to all, as it counts only what stands on the table. */
export const handLimit = (b: Battle, seat: Seat): number =>
  HAND_LIMIT +
  countWith(b, seat, 'attunement') + // TC acolyte.attunement, MW-R55
  scenarioHandBonus(b, seat);

const isFull = (b: Battle, seat: Seat): boolean => b.seats[seat]!.hand.size >= handLimit(b, seat);
const nothingToDraw = (b: Battle): boolean => b.deck.size === 0 && b.row.length === 0; // MW-R52

/** MW-H11: the seat can only pass, and everybody can see why (MW 12.0, MW-R52, MW-R54). */
export const isChannelForced = (b: Battle, seat: Seat): boolean => nothingToDraw(b) || isFull(b, seat);

/** MW 12.1, MW-R51: a deck that has run out is made of the discard pile, if there is one. */
const refill = (b: Battle, table: MagicTable): Battle => {
  if (b.deck.size > 0 || b.discard.length === 0) return b;
  const cards = table.shuffle(b.discard);
  table.final();
  table.tell?.({ type: 'reshuffled', size: cards.length, rule: 'MW 12.1' });
  const next = copyBattle(b);
  next.deck = { size: cards.length, cards, top: null };
  next.discard = [];
  return next;
};

interface Taken {
  readonly battle: Battle;
  /** The first one taken first. */
  readonly cards: readonly Card[];
}

/**
 * The top cards, taken off a deck that has as many; learning them is final (MW 1.1, MW-R97). `to`: who alone sees them; null when they
 * are turned up. What Insight laid on top is known: nobody is asked for it at a real table.
 */
const takeTop = (b: Battle, count: number, to: Seat | null, what: DrawName, table: MagicTable): Taken => {
  const deck = known(b.deck.cards);
  const { drawn, rest } = b.deck.top === null ? drawFrom(table, deck, count, to, what) : topOf(deck, count);
  table.final();
  const next = copyBattle(b);
  next.deck = { size: rest.length, cards: rest, top: null };
  return { battle: refill(next, table), cards: drawn };
};

const addCard = (b: Battle, seat: Seat, card: Card, seen: SeenCard | null): Battle =>
  changeSeat(b, seat, (s) => {
    const { hand } = s;
    const cards = known(hand.cards).slice();
    cards.push(card);
    s.hand = { size: hand.size + 1, cards, seen: seen === null ? hand.seen : [...hand.seen, seen] };
  });

/** Everyone hears that a card was drawn, its owner also which. */
const tellDrawn = (seat: Seat, card: Card, deck: number, rule: RuleId, table: MagicTable): void => {
  table.tell?.({ type: 'drewCard', seat, card: null, deck, rule });
  table.tell?.({ type: 'drewCard', seat, card, deck, rule }, [seat]);
};

/** MW 12.0: the top card of the deck. Another seat may know it from Insight, and then knows it in this hand. */
export const drawTop = (b: Battle, seat: Seat, table: MagicTable): Battle => {
  const { top } = b.deck;
  const { battle, cards } = takeTop(b, 1, seat, 'hand', table);
  const card = cards[0]!;
  tellDrawn(seat, card, battle.deck.size, 'MW 12.0', table);
  return addCard(battle, seat, card, top === null || top.seat === seat ? null : { card, to: top.seat });
};

/** MW 12.0: a face-up card; the top of the deck is turned over in its place, if there is one (MW-R52). */
export const takeFaceUp = (b: Battle, seat: Seat, card: Card, table: MagicTable): Battle => {
  const row = b.row.slice();
  const place = row.indexOf(card);
  if (b.deck.size === 0) row.splice(place, 1);
  const turned = b.deck.size === 0 ? null : takeTop(b, 1, null, 'row', table);
  const up = turned === null ? null : turned.cards[0]!;
  if (up !== null) row[place] = up;
  const next = copyBattle(turned === null ? b : turned.battle);
  table.tell?.({ type: 'tookCard', seat, card, next: up, deck: next.deck.size, rule: 'MW 12.0' });
  next.row = row;
  return addCard(next, seat, card, { card, to: null });
};

/** TC seer.insight: two cards to choose from; a plain draw when the deck has no second one. */
const lookAtTwo = (b: Battle, seat: Seat, table: MagicTable): Battle => {
  if (b.deck.size + b.discard.length < 2) return drawTop(b, seat, table);
  const isOneByOne = b.deck.top !== null || b.deck.size < 2; // the second one is not the top card of the same deck
  const first = takeTop(b, isOneByOne ? 1 : 2, seat, 'insight', table);
  const second = isOneByOne ? takeTop(first.battle, 1, seat, 'insight', table) : first;
  const cards = [first.cards[0]!, second.cards[isOneByOne ? 0 : 1]!] as const;
  const rule = 'TC seer.insight';
  const deck = second.battle.deck.size;
  table.tell?.({ type: 'lookedAt', seat, cards: null, deck, rule });
  table.tell?.({ type: 'lookedAt', seat, cards, deck, rule }, [seat]);
  return push(second.battle, { type: 'insight', seat, cards });
};

const insightOf = (b: Battle, seat: Seat): InsightFrame | undefined => {
  const frame = topFrame(b);
  return frame?.type === 'insight' && frame.seat === seat ? frame : undefined;
};

const refuseDuringInsight = (b: Battle): MagewindsRefusal | undefined =>
  topFrame(b)?.type === 'insight' ? refusalOf('insightOpen', 'TC seer.insight', {}) : undefined;

/** Why this card may not be drawn; undefined when it may. Turns are not asked about here. */
export const refuseDraw = (b: Battle, seat: Seat, c: DrawCommand): MagewindsRefusal | undefined => {
  const open = refuseDuringInsight(b);
  if (open !== undefined) return open;
  const { size } = b.seats[seat]!.hand;
  if (isFull(b, seat)) return refusalOf('handFull', 'MW 12.0', { limit: handLimit(b, seat), size }); // MW-R54
  if (c.card === 'deck') return b.deck.size === 0 ? refusalOf('deckEmpty', 'MW-R51', {}) : undefined;
  return b.row.includes(c.card) ? undefined : refusalOf('notFaceUp', 'MW 12.0', { card: c.card });
};

/** Only for draws that were not refused. With Insight the choice is still to be made: it is the top frame. */
export const applyDraw = (b: Battle, seat: Seat, c: DrawCommand, table: MagicTable): Battle => {
  if (c.card !== 'deck') return takeFaceUp(b, seat, c.card, table);
  return countWith(b, seat, 'insight') > 0 ? lookAtTwo(b, seat, table) : drawTop(b, seat, table);
};

export const refuseKeepOne = (b: Battle, seat: Seat, c: KeepOneCommand): MagewindsRefusal | undefined => {
  const frame = insightOf(b, seat);
  if (frame === undefined) return refusalOf('noInsight', 'TC seer.insight', {});
  return known(frame.cards).includes(c.card)
    ? undefined
    : refusalOf('notLookedAt', 'TC seer.insight', { card: c.card });
};

/** TC seer.insight: one into the hand, the other back on top, where only this seat knows it. Nobody else learns which was kept. */
export const applyKeepOne = (b: Battle, seat: Seat, c: KeepOneCommand, table: MagicTable): Battle => {
  const [first, second] = known(insightOf(b, seat)?.cards ?? null);
  const other = c.card === first ? second : first;
  const cards = known(b.deck.cards).slice();
  cards.push(other);
  const next = copyBattle(pop(b));
  next.deck = { size: b.deck.size + 1, cards, top: { seat, card: other } };
  tellDrawn(seat, c.card, next.deck.size, 'TC seer.insight', table);
  return addCard(next, seat, c.card, null);
};

/** MW 12.0: passing is always allowed, but not in the middle of a draw. */
export const refusePass = (b: Battle): MagewindsRefusal | undefined => refuseDuringInsight(b);

const pushUnlessSameKind = (found: Card[], card: Card): void => {
  for (let i = 0; i < found.length; i++) if (isSameKind(found[i]!, card)) return;
  found.push(card);
};

/** What may be done in the Channelling Phase by the seat whose turn it is: cards of one suit and value once. */
export const channelCandidates = (b: Battle, seat: Seat): readonly CardCommand[] => {
  const frame = insightOf(b, seat);
  const cards: Card[] = [];
  if (frame !== undefined) {
    for (const card of known(frame.cards)) pushUnlessSameKind(cards, card);
    return cards.map((card) => ({ type: 'keepOne', card }));
  }
  if (isChannelForced(b, seat)) return [{ type: 'pass' }];
  for (let i = 0; i < b.row.length; i++) pushUnlessSameKind(cards, b.row[i]!);
  const found: CardCommand[] = cards.map((card) => ({ type: 'draw', card }));
  if (b.deck.size > 0) found.unshift({ type: 'draw', card: 'deck' });
  found.push({ type: 'pass' });
  return found;
};

/** The hand without these cards. */
const without = (hand: Hand, spent: readonly Card[]): Hand => {
  const cards = known(hand.cards).filter((card) => !spent.includes(card));
  return { size: cards.length, cards, seen: hand.seen.filter((s) => !spent.includes(s.card)) };
};

/** From a hand to the discard pile, for all to see; an empty deck is refilled at once (MW-R51). */
export const discard = (b: Battle, seat: Seat, cards: readonly Card[], table: MagicTable): Battle => {
  const next = copyBattle(
    changeSeat(b, seat, (s) => {
      s.hand = without(s.hand, cards);
    }),
  );
  next.discard = b.discard.concat(cards);
  return refill(next, table);
};

/** MW 17.0: pays with these cards. */
export const spend = (b: Battle, seat: Seat, cards: readonly Card[], table: MagicTable): Battle => {
  if (cards.length === 0) return b;
  table.tell?.({ type: 'spent', seat, cards, rule: 'MW 17.0' });
  return discard(b, seat, cards, table);
};
