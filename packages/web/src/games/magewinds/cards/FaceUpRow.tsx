// The table of the Channelling Phase: five cards face up, the deck, the discards.

import type { Battle, Card } from '@muster/magewinds';
import { inPlace } from '../../../parts/inPlace.tsx';
import { count } from '../../../parts/words.ts';
import { isFirst } from '../../../play/tabletop/Options.tsx';
import css from './hand.module.css';
import { PlayingCard } from './PlayingCard.tsx';
import { cardName, describeCard } from './suits.ts';

export type Draw = Card | 'deck';

export interface FaceUpRowProps {
  readonly battle: Pick<Battle, 'row' | 'deck' | 'discard'>;
  /** What may be drawn. Without it the row is only shown. */
  readonly onDraw?: ((draw: Draw) => void) | undefined;
  readonly onOpenDiscards?: (() => void) | undefined;
}

export const FaceUpRow = ({ battle: { row, deck, discard }, onDraw, onOpenDiscards }: FaceUpRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the table
  <div className={css.table} role="group" aria-label="Cards to draw">
    <ul className={css.row} aria-label="Face up">
      {inPlace(row, (card) => (
        <li>
          <Drawable draw={card} says={`Draw the ${describeCard(card)}`} onDraw={onDraw}>
            <PlayingCard card={card} size="small" playable={onDraw !== undefined} decorative />
          </Drawable>
        </li>
      ))}
    </ul>
    <div className={css.piles}>
      <Deck left={deck.size} onDraw={onDraw} />
      <Discards cards={discard} onOpen={onOpenDiscards} />
    </div>
  </div>
);

interface DrawableProps {
  readonly draw: Draw;
  readonly says: string;
  readonly onDraw: FaceUpRowProps['onDraw'];
  readonly children: React.ReactNode;
}

/** A button also while nothing may be drawn: who goes through the cards by keyboard stays where they are. */
const Drawable = ({ draw, says, onDraw, children }: DrawableProps) => (
  <button
    type="button"
    className={css.draw}
    aria-label={onDraw === undefined ? says.replace(/^Draw (\w)/, (_, first: string) => first.toUpperCase()) : says}
    aria-disabled={onDraw === undefined || undefined}
    tabIndex={onDraw === undefined ? -1 : 0}
    onClick={(event) => isFirst(event) && onDraw?.(draw)}
  >
    {children}
  </button>
);

interface DeckProps {
  readonly left: number;
  readonly onDraw: FaceUpRowProps['onDraw'];
}

const Deck = ({ left, onDraw }: DeckProps) => (
  <div className={css.pile}>
    {left === 0 ? (
      <div className={css.gap} />
    ) : (
      <Drawable draw="deck" says={`Draw unseen from the deck, ${count(left, 'card')} left`} onDraw={onDraw}>
        <span className={css.stack} data-deep={left > 12 || undefined}>
          <PlayingCard size="small" playable={onDraw !== undefined} decorative />
        </span>
      </Drawable>
    )}
    <p className={css.count}>
      Deck <b>{left}</b>
    </p>
  </div>
);

interface DiscardsProps {
  readonly cards: readonly Card[];
  readonly onOpen: FaceUpRowProps['onOpenDiscards'];
}

const Discards = ({ cards, onOpen }: DiscardsProps) => {
  const top = cards.at(-1);
  return (
    <div className={css.pile}>
      {top === undefined ? (
        <div className={css.gap} />
      ) : onOpen ? (
        <button
          type="button"
          className={css.draw}
          aria-label={`Look through the discards, ${cards.length}, ${cardName(top)} on top`}
          onClick={onOpen}
        >
          <PlayingCard card={top} size="small" decorative />
        </button>
      ) : (
        <div className={css.draw}>
          <PlayingCard card={top} size="small" />
        </div>
      )}
      <p className={css.count}>
        Discards <b>{cards.length}</b>
      </p>
    </div>
  );
};
