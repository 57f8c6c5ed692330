/** Decisions about cards: drawing, Insight, Windburn. */

import { type Card, cardValue, nameOf } from '@muster/magewinds';
import { FaceUpRow } from '../../cards/FaceUpRow.tsx';
import { Hand } from '../../cards/Hand.tsx';
import { PlayingCard } from '../../cards/PlayingCard.tsx';
import { describeCard } from '../../cards/suits.ts';
import { commandIn, commanding, NOTHING } from '../hand.ts';
import css from '../table.module.css';
import type { QuestionProps } from './parts.ts';

export const Insight = ({ now: { view }, held, hold }: QuestionProps) => {
  const frame = view.stack.at(-1);
  if (frame?.type !== 'insight' || frame.cards === null) return null;
  const kept = commandIn(held, 'keepOne')?.card;
  return (
    <div className={css.two}>
      {frame.cards.map((card) => (
        <button
          key={card}
          type="button"
          className={css.card}
          aria-label={describeCard(card)}
          aria-pressed={kept === card}
          onClick={() => hold(kept === card ? NOTHING : commanding(NOTHING, { type: 'keepOne', card }))}
        >
          <PlayingCard card={card} selected={kept === card} decorative />
        </button>
      ))}
    </div>
  );
};

export const Windburn = ({ now: { view, decision }, held, hold }: QuestionProps) => {
  const frame = view.stack.at(-1);
  const kept = frame?.type === 'windburn' ? (frame.kept.cards ?? []) : [];
  const hand = (view.seats[decision.seat]!.hand.cards ?? []).filter((card) => !kept.includes(card));
  const own = view.fighters.filter((f) => f.seat === decision.seat && f.where === 'field');
  const burn = commandIn(held, 'keepCard');
  const take = (card: Card | undefined): void =>
    hold(card === undefined ? NOTHING : commanding(NOTHING, { type: 'keepCard', card, fighters: [] }));
  return (
    <>
      <Hand
        cards={hand}
        label="Cards you may keep"
        selected={burn === undefined ? [] : [burn.card]}
        onSelect={(cards) => take(cards.at(-1))}
      />
      {burn !== undefined && (
        <fieldset className={css.pickList}>
          <legend className="small">
            Who takes the damage: {burn.fighters.length} of {cardValue(burn.card)}
          </legend>
          {own.map((f) => {
            const taken = burn.fighters.filter((id) => id === f.id).length;
            return (
              <button
                key={f.id}
                type="button"
                className="button button--small"
                disabled={burn.fighters.length >= cardValue(burn.card)}
                onClick={() => hold(commanding(held, { ...burn, fighters: [...burn.fighters, f.id] }))}
              >
                {nameOf(f)} {taken > 0 && `+${taken}`}
              </button>
            );
          })}
          <button type="button" className="button button--small button--quiet" onClick={() => take(burn.card)}>
            Start again
          </button>
        </fieldset>
      )}
    </>
  );
};

export const Channel = ({ now: { view }, touch }: QuestionProps) => (
  <FaceUpRow battle={view} onDraw={(card) => touch({ kind: 'draw', card })} />
);
