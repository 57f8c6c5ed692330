/** What is drawn at a real table, by whom, and which cards it can be as far as they know. */

import type { CardKind, DrawNeed, DrawWords } from '@muster/kernel';
import { type Card, RANKS, type Rank } from '../content/cards.ts';
import { SUITS, type Suit } from '../content/spells.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';
import type { DrawName } from '../state/types.ts';
import { placed } from '../view/imagine.ts';
import { seatName } from './narrate.ts';
import { cardWords } from './refusals.ts';
import { ROLLS } from './rolls.ts';

const SUIT_NAMES: Readonly<Record<Suit, string>> = { H: 'Hearts', D: 'Diamonds', C: 'Clubs', S: 'Spades' };
const RANK_NAMES: Readonly<Partial<Record<Rank, string>>> = { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' };

/** Cards of which the viewer knows that they are not in the deck. MW 12.1: what was discarded is, once it has been shuffled. */
const elsewhere = (view: Battle | undefined, told: readonly MagewindsEvent[]): ReadonlySet<Card> => {
  if (view === undefined) return new Set();
  const found = placed(view);
  if (told.some((e) => e.type === 'reshuffled')) for (const card of view.discard) found.delete(card);
  return found;
};

const sentence = (
  view: Battle | undefined,
  { seat, count, nth, for: what }: Omit<DrawNeed<DrawName>, 'heap'>,
): string => {
  const name = seat === null ? 'Everybody' : seatName(seat);
  const { words } = ROLLS[what];
  switch (what) {
    case 'row': // MW 10.4, MW 12.0
      return count > 1 ? `The top ${count} cards are ${words}` : `The top card is ${words} in place of the one taken`;
    case 'insight': {
      // TC seer.insight
      if (count > 1) return `${words}: ${name} looks at the top ${count} cards`;
      return `${words}: ${name} looks at the top two cards, the ${nth === 0 && !view?.deck.top ? 'first' : 'second'}`;
    }
    case 'hand': // MW 12.0
      return `${name} ${words}`;
  }
};

export const drawWords = (
  view: Battle | undefined,
  told: readonly MagewindsEvent[],
  need: Omit<DrawNeed<DrawName>, 'heap'>,
): DrawWords => {
  const gone = elsewhere(view, told);
  const kindOf = (rank: Rank, suit: Suit): CardKind => {
    const card: Card = `${rank}${suit}`;
    return {
      card,
      key: card.toLowerCase(),
      label: cardWords(card),
      name: `${RANK_NAMES[rank] ?? rank} of ${SUIT_NAMES[suit]}`,
      left: gone.has(card) ? 0 : 1,
    };
  };
  return {
    words: sentence(view, need),
    kinds: SUITS.map((suit) => RANKS.map((rank) => kindOf(rank, suit))),
  };
};
