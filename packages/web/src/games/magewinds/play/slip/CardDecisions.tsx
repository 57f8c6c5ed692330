/** Decisions about cards: drawing, Insight, Windburn. */

import { type Card, cardValue, nameOf } from '@muster/magewinds';
import { FaceUpRow } from '../../cards/FaceUpRow.tsx';
import { Hand } from '../../cards/Hand.tsx';
import { PlayingCard } from '../../cards/PlayingCard.tsx';
import { describeCard } from '../../cards/suits.ts';
import css from '../table.module.css';
import type { PartProps } from './parts.ts';

export const Insight = ({ state, intent, onIntent }: PartProps) => {
  const frame = state.view.stack.at(-1);
  if (frame?.type !== 'insight' || frame.cards === null) return null;
  return (
    <div className={css.two}>
      {frame.cards.map((card) => (
        <button
          key={card}
          type="button"
          className={css.card}
          aria-label={describeCard(card)}
          aria-pressed={intent.card === card}
          onClick={() => onIntent({ card: intent.card === card ? null : card })}
        >
          <PlayingCard card={card} selected={intent.card === card} decorative />
        </button>
      ))}
    </div>
  );
};

export const Windburn = ({ state, decision, intent, onIntent }: PartProps) => {
  const { view } = state;
  const frame = view.stack.at(-1);
  const kept = frame?.type === 'windburn' ? (frame.kept.cards ?? []) : [];
  const hand = (view.seats[decision.seat]!.hand.cards ?? []).filter((card) => !kept.includes(card));
  const own = view.fighters.filter((f) => f.seat === decision.seat && f.where === 'field');
  const need = intent.card === null ? 0 : cardValue(intent.card);
  return (
    <>
      <Hand
        cards={hand}
        size="small"
        label="Cards you may keep"
        selected={intent.card === null ? [] : [intent.card]}
        onSelect={(cards) => onIntent({ card: (cards.at(-1) as Card | undefined) ?? null, burn: [] })}
      />
      {intent.card !== null && (
        <fieldset className={css.pickList}>
          <legend className="small">
            Who takes the damage: {intent.burn.length} of {need}
          </legend>
          {own.map((f) => (
            <button
              key={f.id}
              type="button"
              className="button button--small"
              disabled={intent.burn.length >= need}
              onClick={() => onIntent({ burn: [...intent.burn, f.id] })}
            >
              {nameOf(f)}{' '}
              {intent.burn.filter((id) => id === f.id).length > 0 &&
                `+${intent.burn.filter((id) => id === f.id).length}`}
            </button>
          ))}
          <button type="button" className="button button--small button--quiet" onClick={() => onIntent({ burn: [] })}>
            Start again
          </button>
        </fieldset>
      )}
    </>
  );
};

export const Channel = ({ state, intent, onIntent }: PartProps) => (
  <FaceUpRow
    cards={state.view.row}
    size="small"
    deckCount={state.view.deck.size}
    discardCount={state.view.discard.length}
    discardTop={state.view.discard.at(-1)}
    chosen={intent.draw ?? undefined}
    onDraw={(card) => onIntent({ draw: intent.draw === card ? null : card })}
  />
);
