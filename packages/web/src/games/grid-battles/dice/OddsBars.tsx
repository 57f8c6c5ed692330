// Exact odds at a glance: first the chance of what the player wants, then the mean in words, then a bar for each result.

import { memo } from 'react';
import { amountsOf, Bars } from '../../../parts/Bars.tsx';
import { capital, percent } from '../../../parts/words.ts';
import { hitWords } from './describe.ts';
import css from './dice.module.css';

export interface OddsBarsProps {
  /** Chance of 0, 1, 2, … hits; sums to 1. */
  readonly distribution: readonly number[];
  /** Health of the target: from there on hits destroy it, and more make no difference. */
  readonly health: number;
  /** What the odds are of: `Swordman strikes Knight`. */
  readonly label: string;
  /** `Destroys the Knight`; without it the chance of that stands elsewhere. */
  readonly wish?: string;
}

const NEVER = 'It cannot be destroyed by this blow.';

export const OddsBars = memo(({ distribution, health, label, wish }: OddsBarsProps) => (
  <figure className={css.odds}>
    <figcaption className="overline">{label}</figcaption>
    {wish !== undefined && (
      <Wish words={wish} never={NEVER} chance={distribution.slice(health).reduce((sum, chance) => sum + chance, 0)} />
    )}
    <p className={css.mean}>{meanWords(distribution, health)}</p>
    <Bars
      lines={amountsOf(distribution, health).map(({ n, chance, open }) => ({
        words: open ? `${n}+ hits` : capital(hitWords(n)),
        chance,
        wanted: n >= health,
      }))}
    />
  </figure>
));

interface WishProps {
  readonly words: string;
  readonly never: string;
  readonly chance: number;
}

/** The chance of what the player wants, or that there is none. */
export const Wish = ({ words, never, chance }: WishProps) =>
  chance === 0 ? (
    <p className={css.never}>{never}</p>
  ) : (
    <p className={css.wish}>
      <span className={css.wishName}>{words}</span> <span className={css.wishChance}>{percent(chance)}</span>
    </p>
  );

/** Hits beyond the target's health are lost, so they do not count. */
const meanWords = (distribution: readonly number[], health: number): string => {
  const mean = distribution.reduce((sum, chance, hits) => sum + chance * Math.min(hits, health), 0);
  const rounded = Math.round(mean * 10) / 10;
  return `On average ${rounded.toFixed(1)} ${rounded === 1 ? 'hit' : 'hits'}`;
};
