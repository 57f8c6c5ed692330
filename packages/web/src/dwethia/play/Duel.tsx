/** Two who bid against each other: what each has put in, what is left, and what a bid would be worth. */

import css from './duel.module.css';

export interface Duellist {
  readonly name: string;
  /** What was put in; a dash before anything was. */
  readonly total: number | string;
  /** What is left to bid; nothing is said where it is not known. */
  readonly left?: string | undefined;
}

interface Props {
  /** Spoken. */
  readonly label: string;
  readonly sides: readonly [Duellist, Duellist];
  /** What it is about. */
  readonly over: string;
  /** How it stands. */
  readonly note: string;
}

const Side = ({ side: { name, total, left } }: { readonly side: Duellist }) => (
  <div className={css.duellist}>
    <span>{name}</span>
    <strong className={css.total}>{total}</strong>
    {left !== undefined && <span className="small muted">{left}</span>}
  </div>
);

export const Duel = ({ label, sides, over, note }: Props) => (
  <section className={css.duel} aria-label={label}>
    <Side side={sides[0]} />
    <p className={css.contest}>
      {over}
      <span className={`small muted ${css.contestNote}`}>{note}</span>
    </p>
    <Side side={sides[1]} />
  </section>
);

interface BidProps {
  readonly most: number;
  readonly points: number;
  /** The least; 1 unless told. */
  readonly from?: number;
  /** 0 where what was chosen is pressed again. */
  readonly onPoints: (points: number) => void;
  /** What such a bid is worth, where that can be told. */
  readonly worth?: (points: number) => string;
}

export const Bids = ({ most, points, from = 1, onPoints, worth }: BidProps) => (
  <div className={css.bids}>
    {Array.from({ length: Math.max(0, most - from + 1) }, (_, i) => from + i).map((n) => (
      <button
        key={n}
        type="button"
        className="button button--small"
        aria-pressed={points === n}
        onClick={() => onPoints(points === n ? 0 : n)}
      >
        <span>{n}</span>
        {worth !== undefined && <span className="small muted"> {worth(n)}</span>}
      </button>
    ))}
  </div>
);

/** `2 Faith, 1 Destiny`. */
export const poolWords = (pools: {
  readonly faith: number;
  readonly affinity: number;
  readonly destiny: number;
}): string =>
  (
    [
      [pools.faith, 'Faith'],
      [pools.affinity, 'Affinity'],
      [pools.destiny, 'Destiny'],
    ] as const
  )
    .filter(([points]) => points > 0)
    .map(([points, name]) => `${points} ${name}`)
    .join(', ') || 'nothing left';
