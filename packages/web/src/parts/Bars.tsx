/** Chances as bars, one below the other. */

import css from './bars.module.css';
import { percent } from './words.ts';

interface Line {
  readonly words: string;
  readonly chance: number;
  /** It is what somebody hopes for. */
  readonly wanted?: boolean;
}

interface Props {
  readonly lines: readonly Line[];
  /** What the whole width stands for: certain, unless told. */
  readonly scale?: number;
}

export const Bars = ({ lines, scale = 1 }: Props) => (
  <ol className={css.bars}>
    {lines.map(({ words, chance, wanted }) => (
      <li key={words} data-wanted={wanted || undefined}>
        <span>{words}</span>
        <span className={css.track} aria-hidden="true">
          <span style={{ width: `${(chance / scale) * 100}%` }} />
        </span>
        <span className={css.percent}>{percent(chance)}</span>
      </li>
    ))}
  </ol>
);

/** One amount of several. */
export interface Amount {
  readonly n: number;
  readonly chance: number;
  /** Stands for this much or more. */
  readonly open: boolean;
}

/** Every amount that can come about; from `top` on they are one. */
export const amountsOf = (distribution: readonly number[], top: number): readonly Amount[] => {
  const last = distribution.findLastIndex((chance) => chance > 0);
  return Array.from({ length: Math.min(last, top) + 1 }, (_, n) => {
    const open = n === top && last > top;
    return { n, open, chance: open ? distribution.slice(n).reduce((sum, p) => sum + p, 0) : distribution[n]! };
  });
};
