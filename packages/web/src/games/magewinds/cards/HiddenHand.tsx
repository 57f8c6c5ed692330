// Another player's hand: backs, and face up those cards that everybody saw them take.

import type { Card } from '@muster/magewinds';
import { times } from '../../../parts/inPlace.tsx';
import css from './hand.module.css';
import { PlayingCard } from './PlayingCard.tsx';
import { cardName } from './suits.ts';

export interface HiddenHandProps {
  readonly owner: string;
  /** All cards held, known ones included. */
  readonly count: number;
  readonly known?: readonly Card[];
}

export const HiddenHand = ({ owner, count, known = [] }: HiddenHandProps) => {
  const unseen = Math.max(0, count - known.length);
  return (
    <div className={css.hidden}>
      <p className={css.caption}>{describeHidden(owner, count, known)}</p>
      {count > 0 && (
        <div className={css.fan} data-tight="" aria-hidden="true">
          {known.map((card) => (
            <span key={card} className={css.held}>
              <PlayingCard card={card} size="small" decorative />
            </span>
          ))}
          {times(unseen, () => (
            <span className={css.held}>
              <PlayingCard size="small" decorative />
            </span>
          ))}
        </div>
      )}
    </div>
  );
};

/** `Mara holds 5 cards. Seen: King of Hearts. 4 unseen.` */
const describeHidden = (owner: string, count: number, known: readonly Card[]): string => {
  if (count === 0) return `${owner} holds no cards.`;
  const held = `${owner} holds ${count} ${count === 1 ? 'card' : 'cards'}`;
  if (known.length === 0) return `${held}, all unseen.`;
  const unseen = count > known.length ? `${count - known.length} unseen` : 'None is unseen';
  return `${held}. Seen: ${known.map(cardName).join(', ')}. ${unseen}.`;
};
