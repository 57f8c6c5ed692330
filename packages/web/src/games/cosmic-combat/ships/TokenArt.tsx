/** Order tokens as counters: face up, face down, used. */

import type { Token } from '@muster/cosmic-combat';
import { DRAWN } from '../../../parts/drawing/aria.ts';
import { inPlace } from '../../../parts/inPlace.tsx';
import type { ChartShip } from './ship.ts';
import css from './token.module.css';

/** In a box from -8 to 8. */
const MARKS: Readonly<Record<Token, string>> = {
  shield: 'M0-6.6L5.4-4.6V-.6C5.4 3.2 2.8 5.6 0 6.8C-2.8 5.6-5.4 3.2-5.4-.6V-4.6Z',
  move: 'M0-6.8L5.8 0H2.4V6.4H-2.4V0H-5.8Z',
  fire: 'M0-7.2L1.7-2.4L6.4-4.4L3.6 0L6.4 4.4L1.7 2.4L0 7.2L-1.7 2.4L-6.4 4.4L-3.6 0L-6.4-4.4L-1.7-2.4Z',
  board:
    'M-1.2-7H1.2V2.9C2.9 2.5 4.1 1.3 4.3-.5H2.3L5.3-4.4L8-.5H6.6C6.4 3.6 3.6 6.4 0 6.4C-3.6 6.4-6.4 3.6-6.6-.5H-8L-5.3-4.4L-2.3-.5H-4.3C-4.1 1.3-2.9 2.5-1.2 2.9Z',
};

interface MarkProps {
  /** Null: face down. */
  readonly kind: Token | null;
  readonly used?: boolean | undefined;
  /** It is planned, and not given yet. */
  readonly planned?: boolean | undefined;
}

/** About the origin, 22 units wide. */
const TokenMark = ({ kind, used, planned }: MarkProps) => (
  <g className={css.token} data-kind={kind ?? 'down'} data-used={used || undefined} data-planned={planned || undefined}>
    <circle r={11} />
    {kind === null ? <path className={css.back} d="M-5 0L0-5L5 0L0 5ZM-2 0L0-2L2 0L0 2Z" /> : <path d={MARKS[kind]} />}
  </g>
);

/** One in a line of text or on a button. */
export const TokenIcon = ({
  size = 24,
  ...mark
}: MarkProps & {
  readonly size?: number;
}) => (
  <svg className={css.icon} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <TokenMark {...mark} />
  </svg>
);

/** The orders of a ship, side by side about the origin. */
export const TokenRow = ({ of: { tokens, used, planned } }: { readonly of: ChartShip }) => (
  <g {...DRAWN}>
    {inPlace(tokens, (kind, i) => (
      <g transform={`translate(${(i - (tokens.length - 1) / 2) * 25} 0)`}>
        <TokenMark key={kind ?? 'down'} kind={kind} used={used[i]} planned={planned} />
      </g>
    ))}
  </g>
);
