/** A base as the books describe it: the rim tells the race, the top the faction, the mark the profile. */

import css from './base.module.css';
import { printedColour, printedInk } from './printed.ts';

interface Props {
  /** Names of colours, as the book has them. */
  readonly rim: string;
  readonly top: string;
  readonly mark: string;
  readonly size?: number;
}

export const PrintedBase = ({ rim, top, mark, size = 40 }: Props) => (
  <svg className={css.base} width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
    <circle className={css.rim} r={48} fill={printedColour(rim)} />
    <circle className={css.top} r={36} fill={printedColour(top)} />
    <text className={css.number} data-short={mark.length === 1 || undefined} dy="0.35em" fill={printedInk(top)}>
      {mark}
    </text>
  </svg>
);
