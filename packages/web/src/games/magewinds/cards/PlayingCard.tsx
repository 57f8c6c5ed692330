// One card of the magic deck, face up or down. It is a picture: who may click it, and why, is for those who hold it.

import { type Card, cardValue, suitOf } from '@muster/magewinds';
import { memo } from 'react';
import css from './card.module.css';
import { ACE_RAYS, BACK_ROSE, BACK_WINDS, FIGURES, type Figure, HIGH, PIPS, WIDE } from './print.ts';
import { describeCard, rankOf, SUIT_PATH } from './suits.ts';

type CardSize = 'small' | 'normal';

export interface PlayingCardProps {
  /** Nothing: a card whose face is not known; its back is shown. */
  readonly card?: Card | undefined;
  readonly size?: CardSize;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  /** It may be chosen now: a green edge. */
  readonly playable?: boolean;
  /** Named by the control or the text around it: not spoken again. */
  readonly decorative?: boolean;
}

/** CSS pixels. */
const CARD_PIXELS = { small: { width: 50, height: 70 }, normal: { width: WIDE, height: HIGH } } as const;

export const PlayingCard = memo(
  ({ card, size = 'normal', selected, disabled, playable, decorative = false }: PlayingCardProps) => {
    const { width, height } = CARD_PIXELS[size];
    return (
      <svg
        role="img"
        aria-label={decorative ? undefined : card ? describeCard(card) : 'A card, face down'}
        aria-hidden={decorative || undefined}
        className={css.card}
        width={width}
        height={height}
        viewBox={size === 'small' && card ? '0 0 50 70' : `0 0 ${WIDE} ${HIGH}`}
        data-card={card && `card ${card}`}
        data-suit={card && suitOf(card)}
        data-size={size}
        data-selected={selected || undefined}
        data-disabled={disabled || undefined}
        data-playable={playable || undefined}
      >
        <g className={css.body}>
          {!card ? <Back /> : size === 'small' ? <SmallFace card={card} /> : <Face card={card} />}
        </g>
      </svg>
    );
  },
);

interface FaceProps {
  readonly card: Card;
}

const TURNED = `rotate(180 ${WIDE / 2} ${HIGH / 2})`;

const Face = ({ card }: FaceProps) => (
  <>
    <rect className={css.paper} x={1} y={1} width={WIDE - 2} height={HIGH - 2} rx={6} />
    <Index card={card} />
    <g transform={TURNED}>
      <Index card={card} />
    </g>
    <Middle card={card} />
    <Worth card={card} x={11.5} y={46} />
    <Tick x={13.5} y={HIGH - 14} />
  </>
);

const Index = ({ card }: FaceProps) => (
  <g className={css.index}>
    <text x={11.5} y={20} textLength={rankOf(card) === '10' ? 16 : undefined} lengthAdjust="spacingAndGlyphs">
      {rankOf(card)}
    </text>
    <path className={css.suit} d={SUIT_PATH[suitOf(card)]} transform="translate(11.5 29.5) scale(.54)" />
  </g>
);

const Middle = ({ card }: FaceProps) => {
  const rank = rankOf(card);
  const suit = SUIT_PATH[suitOf(card)];
  const figure = FIGURES[rank];
  if (figure) return <Court figure={figure} suit={suit} />;
  if (rank === 'A')
    return (
      <>
        <path className={css.rays} d={ACE_RAYS} />
        <path className={css.suit} d={suit} transform="translate(45 63) scale(2)" />
        <path className={css.inlay} d={suit} transform="translate(45 63) scale(1.62)" />
      </>
    );
  return PIPS[rank]!.map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      className={css.suit}
      d={suit}
      transform={`translate(${x} ${y}) scale(${y > HIGH / 2 + 0.1 ? -0.74 : 0.74})`}
    />
  ));
};

const Court = ({ figure, suit }: { readonly figure: Figure; readonly suit: string }) => (
  <>
    <rect className={css.frame} x={22} y={13} width={46} height={100} rx={1.5} />
    <HalfCourt figure={figure} suit={suit} />
    <g transform={TURNED}>
      <HalfCourt figure={figure} suit={suit} />
    </g>
    <path className={css.girdle} d="M22 60.6H68V65.4H22Z" />
    <path className={css.thread} d="M25 63h1.6M31 63h2M38 63h2M45 63h.1M50 63h2M57 63h2M63.4 63h1.6" />
  </>
);

const HalfCourt = ({ figure, suit }: { readonly figure: Figure; readonly suit: string }) => (
  <g transform="translate(45 63)">
    <path className={css.cloth} d={figure.cloth} />
    <path className={css.dark} d={figure.dark} />
    <path className={css.bare} d={figure.bare} />
    <path className={css.gold} d={figure.gold} />
    <path className={css.thread} d={figure.thread} />
    <path className={css.line} d={figure.line} />
    <path className={css.suit} d={suit} transform="translate(-16.6 -39.6) scale(.5)" />
  </g>
);

const SmallFace = ({ card }: FaceProps) => (
  <>
    <rect className={css.paper} x={1} y={1} width={48} height={68} rx={4.5} />
    <g className={css.index}>
      <text x={13} y={21} textLength={rankOf(card) === '10' ? 18 : undefined} lengthAdjust="spacingAndGlyphs">
        {rankOf(card)}
      </text>
    </g>
    <path className={css.suit} d={SUIT_PATH[suitOf(card)]} transform="translate(13 34.5) scale(.66)" />
    <path className={css.suit} d={SUIT_PATH[suitOf(card)]} transform="translate(34 49) scale(1.25)" />
    <Worth card={card} x={13} y={55} />
    <Tick x={38} y={13} />
  </>
);

/** How many cards it stands for when spent. MW 17.0 */
const Worth = ({ card, x, y }: FaceProps & { readonly x: number; readonly y: number }) => (
  <g className={css.worth} data-worth={cardValue(card)}>
    <circle cx={x} cy={y} r={8} />
    <text x={x} y={y + 4.6}>
      {cardValue(card)}
    </text>
  </g>
);

/** Shown on a selected card, so that the choice is not told by its lift alone. */
const Tick = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className={css.tick} transform={`translate(${x} ${y})`}>
    <circle r={9} />
    <path d="M-4 .4L-1.2 3.4L4.2-3" />
  </g>
);

const Back = () => (
  <>
    <rect className={css.paper} x={1} y={1} width={WIDE - 2} height={HIGH - 2} rx={6} />
    <rect className={css.backField} x={5.5} y={5.5} width={WIDE - 11} height={HIGH - 11} rx={3} />
    <rect className={css.backRim} x={8.5} y={8.5} width={WIDE - 17} height={HIGH - 17} rx={1.5} />
    <path className={css.winds} d={BACK_WINDS} />
    <circle className={css.disc} cx={45} cy={63} r={24} />
    <path className={css.rose} d={BACK_ROSE} />
    <circle className={css.hub} cx={45} cy={63} r={3.2} />
  </>
);
