// A casting cost: amount, the suit's shape and its name.

import type { Need, Suit } from '@muster/magewinds';
import css from './cost.module.css';
import { type Cost, describeCost, kindName, SUIT_PATH } from './suits.ts';

export interface CostChipProps {
  readonly cost: Cost;
  /** Amounts and shapes only; the names are still spoken. */
  readonly brief?: boolean;
}

export const CostChip = ({ cost, brief = false }: CostChipProps) => (
  <span className={css.cost}>
    <span className="visually-hidden">{describeCost(cost)}</span>
    <span aria-hidden="true" className={css.parts}>
      {cost.map(({ amount, of }) => (
        <span key={of} className={css.part}>
          <span>{amount}</span>
          <KindMark kind={of} />
          {(!brief || !isSuit(of)) && <span>{shortName(of, amount)}</span>}
        </span>
      ))}
    </span>
  </span>
);

const isSuit = (kind: Need): kind is Suit => kind in SUIT_PATH;
const shortName = (kind: Need, amount: string): string => (kind === 'any' ? 'any' : kindName(kind, amount));

const MARKS: Readonly<Record<'red' | 'black' | 'any', readonly Suit[]>> = {
  red: ['H', 'D'],
  black: ['C', 'S'],
  any: [],
};

/** The suits that pay for it; nothing for any. Colours are told by their shapes too. */
export const KindMark = ({ kind, size = 15 }: { readonly kind: Need; readonly size?: number }) =>
  (isSuit(kind) ? [kind] : MARKS[kind]).map((suit) => (
    <svg
      key={suit}
      className={css.suit}
      data-suit={suit}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
    >
      <path d={SUIT_PATH[suit]} />
    </svg>
  ));
