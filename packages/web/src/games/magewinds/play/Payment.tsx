/** Paying for a spell from the hand: the cheapest cards lie ready, others may be chosen. */

import { type Battle, type Card, cardValue, type Need, SPELLS, suitOf, worthOf } from '@muster/magewinds';
import { Hand, type PaidPart } from '../cards/Hand.tsx';
import { costOf } from '../cards/words.ts';
import { isPaid } from './casts.ts';
import type { Paying } from './plan/types.ts';

const takes = (need: Need, card: Card): boolean => {
  const suit = suitOf(card);
  if (need === 'any') return true;
  if (need === 'red') return suit === 'H' || suit === 'D';
  return need === 'black' ? suit === 'C' || suit === 'S' : suit === need;
};

const partsOf = ({ spell, cards }: Paying): readonly PaidPart[] => {
  const { cost } = SPELLS[spell];
  const paidOf = ({ type, count }: (typeof cost.needs)[number]): number =>
    Math.min(
      count,
      cards.filter((card) => takes(type, card)).reduce((sum, card) => sum + cardValue(card), 0),
    );
  return costOf(spell).map(({ amount, of }, i) => ({
    paid: cost.needs.length === 1 ? worthOf(cost, cards) : paidOf(cost.needs[i]!),
    needed: amount,
    of,
  }));
};

interface Props {
  readonly battle: Battle;
  readonly seat: number;
  readonly paying: Paying;
  readonly onCards: (cards: readonly Card[]) => void;
}

export const Payment = ({ battle, seat, paying, onCards }: Props) => {
  const hand = battle.seats[seat]!.hand.cards ?? [];
  const { needs } = SPELLS[paying.spell].cost;
  return (
    <Hand
      cards={hand}
      selected={paying.cards}
      onSelect={onCards}
      playable={hand.filter((card) => needs.some(({ type }) => takes(type, card)))}
      paying={{ name: paying.name, parts: partsOf(paying), enough: isPaid(paying.spell, paying.cards) }}
    />
  );
};
