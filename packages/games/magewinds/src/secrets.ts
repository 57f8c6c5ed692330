/** What not everyone may see in a battle, what else it could be, and who learns it by what is done (MW 12.0, MW 18.3, MW-R97). */

import { type Descriptor, known, type PlayedStep, type Seat, type Table, type Viewer } from '@muster/kernel';
import { countWith } from './cards/channelling.ts';
import { type Card, DECK } from './content/cards.ts';
import { ASKED_SPELLS, ASKS, type Battle, CHOICES, type Effect, type Frame, type Warband } from './state/battle.ts';
import { copyBattle, copySeat } from './state/copies.ts';
import type { MagewindsEvent } from './state/events.ts';
import { attackWith } from './state/frames.ts';
import type { MagewindsTypes } from './state/types.ts';
import { anyWarband } from './view/imagine.ts';

type T = Table<MagewindsEvent>;
type At = readonly number[];

const pick = <V>(items: readonly V[], table: T): V => table.shuffle(items)[0]!;

// --- Cards: hands, the deck, what Insight and Windburn hold (MW 10.4, MW 12.0, MW-R62, TC seer.insight) ---

/** MW 12.0: what was taken face up is known to all, what lay on top to who laid it there. */
const isSeenCard =
  (viewer: Viewer) =>
  ({ to }: { readonly to: Seat | null }): boolean =>
    to === null || to === viewer;

const isTopSeen = (b: Battle, viewer: Viewer): boolean => b.deck.top === null || b.deck.top.seat === viewer;

const frameOf = <F extends Frame['type']>(b: Battle, [at]: At, type: F): Extract<Frame, { type: F }> | undefined => {
  const frame = b.stack[at!];
  return frame?.type === type ? (frame as Extract<Frame, { type: F }>) : undefined;
};

const ofTheFrame =
  (type: 'insight' | 'windburn') =>
  (b: Battle, viewer: Viewer, at: At): boolean => {
    const frame = frameOf(b, at, type);
    return frame === undefined || frame.seat === viewer;
  };

/** Cards that could lie in another's hand, in the deck or before a Seer, for all that this viewer knows. */
const unknownTo = (b: Battle, viewer: Viewer): readonly Card[] => {
  const found = new Set<Card>([...b.row, ...b.discard]);
  const note = (cards: readonly Card[]): void => {
    for (const card of cards) found.add(card);
  };
  b.seats.forEach(({ hand }, seat) => {
    note(seat === viewer ? known(hand.cards) : hand.seen.filter(isSeenCard(viewer)).map(({ card }) => card));
  });
  if (b.deck.top !== null && isTopSeen(b, viewer)) note([known(b.deck.top.card)]);
  for (const frame of b.stack) if (frame.type === 'insight' && frame.seat === viewer) note(known(frame.cards));
  return DECK.filter((card) => !found.has(card));
};

type Rename = (card: Card) => Card;

const renamedFrame = (f: Frame, to: Rename): Frame => {
  if (f.type === 'windburn')
    return { type: 'windburn', seat: f.seat, kept: { size: f.kept.size, cards: known(f.kept.cards).map(to) } };
  if (f.type !== 'insight') return f;
  const [first, second] = known(f.cards);
  return { type: 'insight', seat: f.seat, cards: [to(first), to(second)] };
};

/** Other cards everywhere, each for the same other one. */
const renamed = (b: Battle, to: Rename): Battle => {
  const copy = copyBattle(b);
  const { size, top } = b.deck;
  copy.seats = b.seats.map((s) => {
    const { hand } = s;
    const seat = copySeat(s);
    const seen = hand.seen.map((one) => ({ card: to(one.card), to: one.to }));
    seat.hand = { size: hand.size, cards: known(hand.cards).map(to), seen };
    return seat;
  });
  copy.deck = {
    size,
    cards: known(b.deck.cards).map(to),
    top: top === null ? null : { seat: top.seat, card: to(known(top.card)) },
  };
  copy.stack = b.stack.map((f) => renamedFrame(f, to));
  return copy;
};

/** All of them dealt anew, or none: a little is changed by `swappedCards`. */
const shuffledCards = (b: Battle, viewer: Viewer, table: T): Battle => {
  const unknown = unknownTo(b, viewer);
  const others = pick([true, false], table) ? table.shuffle(unknown) : unknown;
  const names = new Map(unknown.map((card, i) => [card, others[i]!]));
  return renamed(b, (card) => names.get(card) ?? card);
};

const swappedCards = (b: Battle, viewer: Viewer, table: T): Battle => {
  const [one, two] = table.shuffle(unknownTo(b, viewer));
  if (one === undefined || two === undefined) return b;
  return renamed(b, (card) => (card === one ? two : card === two ? one : card));
};

/** MW-R62: other cards of the same hand were kept. */
const otherKept = (b: Battle, viewer: Viewer, table: T): Battle => {
  const copy = copyBattle(b);
  copy.stack = b.stack.map((f, at) => {
    if (f.type !== 'windburn' || ofTheFrame('windburn')(b, viewer, [at])) return f;
    const cards = table.shuffle(known(b.seats[f.seat]!.hand.cards)).slice(0, f.kept.size);
    return { type: 'windburn', seat: f.seat, kept: { size: f.kept.size, cards } };
  });
  return copy;
};

// --- The attack chosen face down (MW 18.3, MW-R36) ---

const isChoiceSeen = (b: Battle, viewer: Viewer, at: At): boolean => {
  const frame = frameOf(b, at, 'attack');
  return frame === undefined || frame.step !== 'defence' || frame.by === viewer;
};

const otherChoice = (b: Battle, viewer: Viewer, table: T): Battle => {
  const copy = copyBattle(b);
  copy.stack = b.stack.map((f, at) =>
    f.type !== 'attack' || f.choice === null || isChoiceSeen(b, viewer, [at])
      ? f
      : attackWith(f, { choice: pick(CHOICES, table) }),
  );
  return copy;
};

// --- Charm (TC witch.charm) and Clone (TC mesmer.clone) ---

type Charm = Extract<Effect, { readonly type: 'charm' }>;

const charmAt = (b: Battle, [at]: At): Charm | undefined => {
  const effect = b.effects[at!];
  return effect?.type === 'charm' ? effect : undefined;
};

const isCharmSeen = (b: Battle, viewer: Viewer, at: At): boolean => {
  const charm = charmAt(b, at);
  return charm === undefined || charm.seat === viewer;
};

/** Any of those whom it may still be, or the one that it was and can be no longer. */
const otherCharm = (b: Battle, viewer: Viewer, table: T): Battle => {
  const copy = copyBattle(b);
  copy.effects = b.effects.map((e, at) => {
    if (e.type !== 'charm' || isCharmSeen(b, viewer, [at])) return e;
    const target = pick([...new Set([...e.among, known(e.target)])], table);
    return { type: 'charm', by: e.by, seat: e.seat, target, among: e.among };
  });
  return copy;
};

const isRealSeen = (b: Battle, viewer: Viewer, [at]: At): boolean => {
  const clone = b.clones[at!];
  return clone === undefined || clone.seat === viewer;
};

const otherReal = (b: Battle, viewer: Viewer, table: T): Battle => {
  const copy = copyBattle(b);
  copy.clones = b.clones.map((c, at) =>
    isRealSeen(b, viewer, [at]) ? c : { pair: c.pair, seat: c.seat, real: pick(c.pair, table) },
  );
  return copy;
};

// --- Warbands assembled in secret (ItT general.assembly) ---

/** Until all are in; for ever when the battle was given up before. Those that the configuration gives are known. */
const isWarbandSeen = (b: Battle, viewer: Viewer, [seat]: At): boolean => {
  const { assembly, warbands } = b.config;
  const bottom = b.stack[0];
  const isOpen = bottom === undefined ? b.fighters.length > 0 : bottom.type !== 'setup' || bottom.step !== 'assembly';
  return assembly !== 'secret' || isOpen || seat === viewer || warbands[seat!] !== null;
};

const otherWarbands = (b: Battle, viewer: Viewer, table: T): Battle => {
  const copy = copyBattle(b);
  copy.warbands = b.warbands.map((w, seat): Warband => {
    if (!w.done || isWarbandSeen(b, viewer, [seat])) return w;
    const profiles = anyWarband(b, table);
    const names = profiles.map((_, i) => (i === 0 ? pick(['Ash', 'Birch'], table) : null));
    return pick(
      [
        { done: true, profiles },
        { done: true, profiles, names },
      ],
      table,
    );
  });
  return copy;
};

// --- Who learns what ---

/** MW 12.0: who draws learns the card, or two (TC seer.insight); all learn what is turned up in place of one that was taken. */
const learnsDrawn = ({ before, seat, command: c }: PlayedStep<MagewindsTypes>, viewer: Viewer): readonly string[] => {
  if (c.type !== 'draw' || (c.card === 'deck' && viewer !== seat)) return [];
  const top = before.deck.size - 1;
  const hasInsight = c.card === 'deck' && countWith(before, seat, 'insight') > 0;
  return hasInsight ? [`deck.cards.${top}`, `deck.cards.${top - 1}`] : [`deck.cards.${top}`];
};

/** MW-R56: what was in a hand and is discarded lies open: paid (MW 17.0), not kept (MW 14.1), left by who concedes (MW-H08). */
const learnsDiscarded = ({ before, after }: PlayedStep<MagewindsTypes>): readonly string[] =>
  before.seats.flatMap(({ hand }, seat) =>
    known(hand.cards).flatMap((card, at) => (after.discard.includes(card) ? [`seats.${seat}.hand.cards.${at}`] : [])),
  );

/** MW 18.3.1: the attack is turned up when the defence is chosen, or at once when there is none to choose. */
const learnsChoice = ({ before, after }: PlayedStep<MagewindsTypes>): readonly string[] => {
  const isOpen = (b: Battle, at: number): boolean =>
    ['choice', 'defence'].includes(frameOf(b, [at], 'attack')?.step ?? '');
  return before.stack.flatMap((_, at) => (isOpen(before, at) && !isOpen(after, at) ? [`stack.${at}.choice`] : []));
};

/** MW-R81: an activation shows whether it is the charmed one. */
const learnsCharm = ({ before, after }: PlayedStep<MagewindsTypes>): readonly string[] => {
  const charms = after.effects.filter((e): e is Charm => e.type === 'charm');
  const isAsBefore = (e: Charm): boolean =>
    charms.some(({ by, among }) => by === e.by && among.length === e.among.length);
  return before.effects.flatMap((e, at) => (e.type === 'charm' && !isAsBefore(e) ? [`effects.${at}.target`] : []));
};

/** MW-H06: a pair is dissolved by what only the real one does or suffers; ItT king-of-the-hill.end: the count may show which it is. */
const learnsReal = ({ before, after }: PlayedStep<MagewindsTypes>): readonly string[] => {
  const isCounted =
    before.scenario === 'king-of-the-hill' && (after.round !== before.round || after.outcome !== before.outcome);
  return before.clones.flatMap(({ pair }, at) =>
    isCounted || !after.clones.some((c) => c.pair[0] === pair[0] && c.pair[1] === pair[1]) ? [`clones.${at}.real`] : [],
  );
};

export const SECRETS: Pick<Descriptor<MagewindsTypes>, 'secrets' | 'learns' | 'whispers' | 'unoffered'> = {
  secrets: [
    { path: 'deck.cards', isSeen: () => false, vary: shuffledCards },
    { path: 'deck.top.card', isSeen: isTopSeen, vary: swappedCards },
    { path: 'seats.*.hand.cards', isSeen: (_, viewer, [seat]) => seat === viewer, vary: swappedCards },
    {
      path: 'seats.*.hand.seen',
      isSeen: (b, viewer, [seat]) => b.seats[seat!]!.hand.seen.every(isSeenCard(viewer)),
      vary: swappedCards,
    },
    { path: 'stack.*.cards', isSeen: ofTheFrame('insight'), vary: swappedCards },
    { path: 'stack.*.kept.cards', isSeen: ofTheFrame('windburn'), vary: otherKept },
    { path: 'stack.*.choice', isSeen: isChoiceSeen, vary: otherChoice },
    { path: 'effects.*.target', isSeen: isCharmSeen, vary: otherCharm },
    { path: 'clones.*.real', isSeen: isRealSeen, vary: otherReal },
    { path: 'warbands.*.profiles', isSeen: isWarbandSeen, vary: otherWarbands },
    { path: 'warbands.*.names', isSeen: isWarbandSeen, vary: otherWarbands },
    { path: 'seats.*.orders', isSeen: (_, viewer, [seat]) => seat === viewer },
  ],
  learns: (played, viewer) => [
    ...learnsDrawn(played, viewer),
    ...learnsDiscarded(played),
    ...learnsChoice(played),
    ...learnsCharm(played),
    ...learnsReal(played),
  ],
  whispers: ['drewCard', 'lookedAt'],
  unoffered: [
    ...ASKED_SPELLS.flatMap((spell) => ASKS.map((ask) => ({ type: 'setOrders', spell, ask }) as const)),
    { type: 'assemble', warband: ['warrior', 'wizard'], names: ['Ash', null] },
    { type: 'assemble', warband: ['cleric'], names: ['Birch'] },
  ],
};
