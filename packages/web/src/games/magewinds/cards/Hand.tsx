// The player's own hand: a fan of cards, and, while a cost is being paid, a list from which several are chosen.

import type { Card, Need } from '@muster/magewinds';
import { type KeyboardEvent, useRef, useState } from 'react';
import { KindMark } from './CostChip.tsx';
import css from './hand.module.css';
import { PlayingCard } from './PlayingCard.tsx';
import { describeCard, kindName } from './suits.ts';

/** How far the chosen cards pay one part of a cost. The rules do the sum. */
export interface PaidPart {
  readonly paid: number;
  /** `3`, `1–3`, `2+`. */
  readonly needed: string;
  readonly of: Need;
}

export interface HandProps {
  readonly cards: readonly Card[];
  readonly label?: string;
  readonly selected?: readonly Card[];
  /** Without it the hand is only shown. */
  readonly onSelect?: ((selected: readonly Card[]) => void) | undefined;
  /** Cards that may be chosen now; all of them unless told. */
  readonly playable?: readonly Card[] | undefined;
  /** Cards of a hand that is only shown which would pay for something now. */
  readonly marked?: readonly Card[] | undefined;
  /** What the chosen cards pay for. */
  readonly paying?:
    | { readonly name: string; readonly parts: readonly PaidPart[]; readonly enough: boolean }
    | undefined;
}

export const Hand = ({ cards, label = 'Your hand', ...rest }: HandProps) => {
  const { selected = [], onSelect, playable, paying, marked = [] } = rest;
  return (
    <div className={css.hand}>
      {paying && <Payment {...paying} />}
      {cards.length === 0 ? (
        <p className={css.empty}>No cards in hand.</p>
      ) : onSelect ? (
        <Choice
          cards={cards}
          label={paying ? `${label}: choose cards for ${paying.name}` : label}
          selected={selected}
          playable={playable}
          onSelect={onSelect}
        />
      ) : (
        <ul className={css.fan} aria-label={label}>
          {cards.map((card, i) => (
            <li key={card} className={css.held} style={leaning(i, cards.length)}>
              <PlayingCard card={card} size="small" playable={marked.includes(card)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

interface ChoiceProps {
  readonly cards: readonly Card[];
  readonly label: string;
  readonly selected: readonly Card[];
  readonly playable: readonly Card[] | undefined;
  readonly onSelect: (selected: readonly Card[]) => void;
}

const Choice = ({ cards, label, selected, playable, onSelect }: ChoiceProps) => {
  const [focused, setFocused] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(focused, cards.length - 1);
  const may = (card: Card): boolean => !playable || playable.includes(card) || selected.includes(card);

  const toggle = (card: Card): void => {
    if (!may(card)) return;
    onSelect(selected.includes(card) ? selected.filter((c) => c !== card) : [...selected, card]);
  };
  const go = (to: number): void => {
    setFocused(to);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step !== undefined) go(Math.max(0, Math.min(cards.length - 1, at + step)));
    else if (event.key === ' ' || event.key === 'Enter') toggle(cards[at]!);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-orientation="horizontal"
      tabIndex={-1}
      className={css.fan}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list answers to the keys
        <div
          key={card}
          role="option"
          aria-label={describeCard(card)}
          aria-selected={selected.includes(card)}
          aria-disabled={!may(card) || undefined}
          tabIndex={i === at ? 0 : -1}
          className={css.held}
          style={leaning(i, cards.length)}
          onFocus={() => setFocused(i)}
          onClick={() => toggle(card)}
        >
          <PlayingCard
            card={card}
            size="small"
            selected={selected.includes(card)}
            disabled={!may(card)}
            playable={playable !== undefined && may(card)}
            decorative
          />
        </div>
      ))}
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -1000,
  End: 1000,
};

/** Cards lean outwards from the middle of the fan. */
const leaning = (i: number, count: number): React.CSSProperties => {
  const off = i - (count - 1) / 2;
  return {
    '--lean': `${(off * 1.6).toFixed(2)}deg`,
    '--drop': `${(off * off * 0.9).toFixed(1)}px`,
  } as React.CSSProperties;
};

/** `2 of 3 Hearts`, for every part of the cost. */
const Payment = ({ name, parts, enough }: NonNullable<HandProps['paying']>) => (
  <p className={css.payment} role="status" data-enough={enough || undefined}>
    <strong>{name}</strong>
    {parts.map(({ paid, needed, of }) => (
      <span key={of} className={css.paid}>
        <KindMark kind={of} />
        {`${paid} of ${needed} ${kindName(of, needed)}`}
      </span>
    ))}
    <span className={css.verdict}>{enough ? 'Paid' : 'Not yet paid'}</span>
  </p>
);
