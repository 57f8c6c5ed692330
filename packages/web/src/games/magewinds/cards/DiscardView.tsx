// All discards, by suit, highest worth first.

import { type Card, RANKS, SUITS, suitOf } from '@muster/magewinds';
import { KindMark } from './CostChip.tsx';
import css from './hand.module.css';
import { PlayingCard } from './PlayingCard.tsx';
import { rankOf, SUIT_NAME } from './suits.ts';

export interface DiscardViewProps {
  readonly cards: readonly Card[];
}

/** Ace, King, Queen, Jack, 10 … 2. */
const ORDER = ['A', ...RANKS.slice(1).reverse()];

export const DiscardView = ({ cards }: DiscardViewProps) =>
  cards.length === 0 ? (
    <p className={css.empty}>Nothing has been discarded yet.</p>
  ) : (
    <div className={css.discards}>
      {SUITS.map((suit) => {
        const ofSuit = cards
          .filter((card) => suitOf(card) === suit)
          .sort((a, b) => ORDER.indexOf(rankOf(a)) - ORDER.indexOf(rankOf(b)));
        return (
          <section key={suit} className={css.suitRow} aria-label={SUIT_NAME[suit]}>
            <p className={css.suitTitle}>
              <KindMark kind={suit} size={18} />
              {SUIT_NAME[suit]} <b>{ofSuit.length}</b>
            </p>
            {ofSuit.length > 0 ? (
              <ul className={css.fan} data-tight="" aria-label={`Discarded ${SUIT_NAME[suit]}`}>
                {ofSuit.map((card) => (
                  <li key={card} className={css.held}>
                    <PlayingCard card={card} size="small" />
                  </li>
                ))}
              </ul>
            ) : (
              <p className={css.empty}>None</p>
            )}
          </section>
        );
      })}
    </div>
  );
