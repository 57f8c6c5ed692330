/** Windburn (MW 14.1, MW-R62): each seat in turn keeps cards at the price of damage to its own fighters, and discards the rest. */

import { known, type Seat, type Table } from '@muster/kernel';
import { cardValue, isSameKind } from '../cards/cards.ts';
import { discard } from '../cards/channelling.ts';
import { isDouble } from '../clones/clone-pairs.ts';
import type { Card } from '../content/cards.ts';
import { dealDirect } from '../fighters/dealt-damage.ts';
import { fightersOf, hasFighters, nameOf, profile } from '../ground/fighters.ts';
import { ask } from '../state/ask.ts';
import type { Battle, Fighter, FighterId, Harm, WindburnFrame } from '../state/battle.ts';
import type { CardCommand } from '../state/command.ts';
import { pop, swapTop, topFrame } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure } from '../state/types.ts';

type KeepCommand = Extract<CardCommand, { readonly type: 'keepCard' }>;

const RULE = 'MW 14.1';

export const beginWindburn = (_b: Battle, seat: Seat): WindburnFrame => ({
  type: 'windburn',
  seat,
  kept: { size: 0, cards: [] },
});

const frameOf = (b: Battle, seat: Seat): WindburnFrame | undefined => {
  const frame = topFrame(b);
  return frame?.type === 'windburn' && frame.seat === seat ? frame : undefined;
};

/** All can see that nothing more can be kept: every card is, or nobody is left to pay with damage. */
export const isWindburnForced = (b: Battle, seat: Seat): boolean =>
  b.seats[seat]!.hand.size === (frameOf(b, seat)?.kept.size ?? 0) || !hasFighters(b, seat);

/** The damage that can be dealt to a fighter before it is down: what cannot be dealt pays for nothing (MW-R62). */
const roomOf = (b: Battle, f: Fighter): number => (isDouble(b, f.id) ? 1 : profile(b, f).toughness - f.damage);

const refuseDamage = (b: Battle, seat: Seat, fighters: readonly FighterId[]): MagewindsRefusal | undefined => {
  for (const id of fighters) {
    const f = b.fighters[id];
    if (f === undefined || f.seat !== seat) return refusalOf('notYourFighter', RULE, { fighter: id });
    if (f.where !== 'field') return refusalOf('notOnBattlefield', RULE, { fighter: nameOf(f) });
    const points = fighters.filter((other) => other === id).length;
    const room = roomOf(b, f);
    if (points > room) return refusalOf('moreThanItCanTake', 'MW-R62', { fighter: nameOf(f), points, room });
  }
  return undefined;
};

/** Why this card cannot be kept for this damage; undefined when it can. */
export const refuseKeepCard = (b: Battle, seat: Seat, c: KeepCommand): MagewindsRefusal | undefined => {
  const frame = frameOf(b, seat);
  if (frame === undefined) return refusalOf('noWindburn', RULE, {});
  if (!known(b.seats[seat]!.hand.cards).includes(c.card)) return refusalOf('notInHand', RULE, { card: c.card });
  if (known(frame.kept.cards).includes(c.card)) return refusalOf('keptAlready', RULE, { card: c.card });
  if (!hasFighters(b, seat)) return refusalOf('nobodyToDamage', 'MW-R62', {});
  const value = cardValue(c.card);
  const points = c.fighters.length;
  return points === value
    ? refuseDamage(b, seat, c.fighters)
    : refusalOf('wrongDamage', RULE, { card: c.card, value, points });
};

export const refuseDiscardRest = (b: Battle, seat: Seat): MagewindsRefusal | undefined =>
  frameOf(b, seat) === undefined ? refusalOf('noWindburn', RULE, {}) : undefined;

/** MW-R94: nobody gets credit for what a player does to its own. */
const harmsOf = (fighters: readonly FighterId[]): readonly Harm[] =>
  [...new Set(fighters)].map((fighter) => ({
    fighter,
    amount: fighters.filter((id) => id === fighter).length,
    credit: null,
  }));

/** Only for cards that were not refused. The others learn the value, not the card (MW-R62). */
export const applyKeepCard = (b: Battle, seat: Seat, c: KeepCommand, table: Table<MagewindsEvent>): Battle => {
  const { kept } = known(frameOf(b, seat) ?? null);
  const cards = known(kept.cards).concat(c.card);
  table.tell?.({
    type: 'keptCard',
    seat,
    value: cardValue(c.card),
    who: c.fighters.map((id) => who(b.fighters[id]!)),
    rule: RULE,
  });
  const next = swapTop(b, { type: 'windburn', seat, kept: { size: kept.size + 1, cards } });
  return dealDirect(next, harmsOf(c.fighters), RULE, table); // MW-R60: no Barrier here
};

/** Discards what was not kept, for all to see, and ends the seat's turn of Windburn. */
export const applyDiscardRest = (b: Battle, seat: Seat, table: Table<MagewindsEvent>): Battle => {
  const { kept } = known(frameOf(b, seat) ?? null);
  const cards = known(kept.cards);
  const rest = known(b.seats[seat]!.hand.cards).filter((card) => !cards.includes(card));
  if (rest.length > 0) table.final(); // the others learn what it held
  table.tell?.({ type: 'windburn', seat, kept: kept.size, discarded: rest, rule: RULE });
  return discard(pop(b), seat, rest, table);
};

/** Each point to whoever can take most at that moment; undefined when they cannot take so much. */
const spread = (b: Battle, fighters: readonly Fighter[], value: number): readonly FighterId[] | undefined => {
  const room = fighters.map((f) => roomOf(b, f));
  const points: FighterId[] = [];
  for (let n = 0; n < value; n++) {
    const most = Math.max(...room);
    if (most <= 0) return undefined;
    const best = room.indexOf(most);
    room[best]!--;
    points.push(fighters[best]!.id);
  }
  return points.sort((x, y) => x - y);
};

/** All on one fighter, for each that can take it; and spread over several. */
const splitsOf = (b: Battle, fighters: readonly Fighter[], value: number): readonly (readonly FighterId[])[] => {
  const splits: (readonly FighterId[])[] = [];
  for (let i = 0; i < fighters.length; i++)
    if (roomOf(b, fighters[i]!) >= value) splits.push(new Array<FighterId>(value).fill(fighters[i]!.id));
  const points = spread(b, fighters, value);
  if (points !== undefined && points[0] !== points[value - 1]) splits.push(points);
  return splits;
};

/** Cards that could still be kept, those of one suit and value once. */
const keepable = (b: Battle, seat: Seat, frame: WindburnFrame): readonly Card[] => {
  const kept = known(frame.kept.cards);
  const found: Card[] = [];
  for (const card of known(b.seats[seat]!.hand.cards))
    if (!kept.includes(card) && !found.some((other) => isSameKind(card, other))) found.push(card);
  return found;
};

/** For each different card some sensible ways to pay for it; at last, to be done. */
export const windburnCandidates = (b: Battle, seat: Seat): readonly CardCommand[] => {
  const frame = frameOf(b, seat);
  const found: CardCommand[] = [];
  if (frame === undefined) return found;
  const fighters = fightersOf(b, seat);
  for (const card of keepable(b, seat, frame))
    for (const split of splitsOf(b, fighters, cardValue(card))) found.push({ type: 'keepCard', card, fighters: split });
  found.push({ type: 'discardRest' });
  return found;
};

export const windburnProcedure: MagewindsProcedure<'windburn'> = {
  advance: (b, { seat }, table) => (isWindburnForced(b, seat) ? applyDiscardRest(b, seat, table) : b),
  decisions: (_b, { seat }) => ask(seat, 'windburn', RULE),
  refuse: (b, _frame, seat, c) => {
    if (c.type === 'keepCard') return refuseKeepCard(b, seat, c);
    return c.type === 'discardRest' ? undefined : refusalOf('notNow', RULE, { command: c.type });
  },
  apply: (b, _frame, seat, c, table) =>
    c.type === 'keepCard' ? applyKeepCard(b, seat, c, table) : applyDiscardRest(b, seat, table),
  candidates: (b, _frame, seat) => windburnCandidates(b, seat),
};
