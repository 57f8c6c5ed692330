// The table of the Channelling Phase: five cards face up, the deck, the discards.

import css from './hand.module.css';
import { type CardSize, PlayingCard } from './PlayingCard.tsx';
import { type CardCode, cardName, describeCard } from './suits.ts';

export type Draw = CardCode | 'deck';

export interface FaceUpRowProps {
  readonly cards: readonly CardCode[];
  readonly deckCount: number;
  readonly discardCount: number;
  readonly discardTop?: CardCode | undefined;
  readonly size?: CardSize;
  /** What may be drawn. Without it the row is only shown. */
  readonly onDraw?: ((draw: Draw) => void) | undefined;
  /** Chosen, but not yet confirmed. */
  readonly chosen?: Draw | undefined;
  readonly onOpenDiscards?: (() => void) | undefined;
}

export const FaceUpRow = ({ cards, size = 'normal', onDraw, chosen, ...piles }: FaceUpRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the table
  <div className={css.table} role="group" aria-label="Cards to draw" data-size={size}>
    <ul className={css.row} aria-label="Face up">
      {cards.map((card) => (
        <li key={card}>
          <Drawable draw={card} says={`Draw the ${describeCard(card)}`} chosen={chosen === card} onDraw={onDraw}>
            <PlayingCard
              card={card}
              size={size}
              playable={onDraw !== undefined}
              selected={chosen === card}
              decorative={onDraw !== undefined}
            />
          </Drawable>
        </li>
      ))}
    </ul>
    <div className={css.piles}>
      <Deck size={size} count={piles.deckCount} chosen={chosen === 'deck'} onDraw={onDraw} />
      <Discards size={size} {...piles} />
    </div>
  </div>
);

interface DrawableProps {
  readonly draw: Draw;
  readonly says: string;
  readonly chosen: boolean;
  readonly onDraw: FaceUpRowProps['onDraw'];
  readonly children: React.ReactNode;
}

const Drawable = ({ draw, says, chosen, onDraw, children }: DrawableProps) =>
  onDraw ? (
    <button type="button" className={css.draw} aria-label={says} aria-pressed={chosen} onClick={() => onDraw(draw)}>
      {children}
    </button>
  ) : (
    <div className={css.draw}>{children}</div>
  );

interface DeckProps {
  readonly size: CardSize;
  readonly count: number;
  readonly chosen: boolean;
  readonly onDraw: FaceUpRowProps['onDraw'];
}

const Deck = ({ size, count, chosen, onDraw }: DeckProps) => (
  <div className={css.pile}>
    {count === 0 ? (
      <Gap size={size} />
    ) : (
      <Drawable draw="deck" says={`Draw unseen from the deck, ${cardsLeft(count)}`} chosen={chosen} onDraw={onDraw}>
        <span className={css.stack} data-deep={count > 12 || undefined}>
          <PlayingCard size={size} playable={onDraw !== undefined} selected={chosen} decorative />
        </span>
      </Drawable>
    )}
    <p className={css.count}>
      Deck <b>{count}</b>
    </p>
  </div>
);

const cardsLeft = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'} left`;

type DiscardsProps = Pick<FaceUpRowProps, 'discardCount' | 'discardTop' | 'onOpenDiscards'> & {
  readonly size: CardSize;
};

const Discards = ({ size, discardCount, discardTop, onOpenDiscards }: DiscardsProps) => (
  <div className={css.pile}>
    {!discardTop ? (
      <Gap size={size} />
    ) : onOpenDiscards ? (
      <button
        type="button"
        className={css.draw}
        aria-label={`Look through the discards, ${discardCount}, ${cardName(discardTop)} on top`}
        onClick={onOpenDiscards}
      >
        <PlayingCard card={discardTop} size={size} decorative />
      </button>
    ) : (
      <div className={css.draw}>
        <PlayingCard card={discardTop} size={size} />
      </div>
    )}
    <p className={css.count}>
      Discards <b>{discardCount}</b>
    </p>
  </div>
);

/** Where a pile would lie. */
const Gap = ({ size }: { readonly size: CardSize }) => <div className={css.gap} data-size={size} />;
