// Exact odds at a glance: first the chance of what the player wants, then the mean in words, then a bar for each result. All bars
// have one scale: the whole width is certain.

import { memo } from 'react';
import { count, percent } from '../../../parts/words.ts';
import css from './dice.module.css';

export interface OddsBarsProps {
  /** Chance of 0, 1, 2, … hits; sums to 1. */
  readonly distribution: readonly number[];
  /** Health of the target: from there on hits destroy it, and more make no difference. */
  readonly health?: number;
  /** From how many hits on the player has what he wants; `health` unless told, else 1. */
  readonly highlightFrom?: number;
  /** What that is called; by the numbers unless told: `Destroys it`, `At least 1 hit`. */
  readonly wish?: string;
  /** What is said instead where that cannot happen: `It cannot be destroyed by this blow.` */
  readonly never?: string;
  /** What the odds are of: `Swordman strikes Knight`. */
  readonly label?: string;
  /** Only the bars: the chance wanted stands elsewhere. */
  readonly bare?: boolean;
}

/** From so many hits on. */
const chanceFrom = (distribution: readonly number[], from: number): number =>
  distribution.reduce((sum, chance, hits) => sum + (hits >= from ? chance : 0), 0);

export const OddsBars = memo((props: OddsBarsProps) => {
  const { distribution, health, highlightFrom, wish, never, label, bare = false } = props;
  const from = highlightFrom ?? health ?? 1;
  const rows = rowsOf(distribution, health);
  const chance = chanceFrom(distribution, from);
  return (
    <figure className={css.odds}>
      {label && <figcaption className="overline">{label}</figcaption>}
      {!bare && (
        <Wish words={wish ?? wishWords(from, health)} never={never ?? neverWords(from, health)} chance={chance} />
      )}
      <p className={css.mean}>{meanWords(distribution, health)}</p>
      <ol className={css.bars}>
        {rows.map(({ hits, chance: share, open }) => (
          <li key={hits} className={hits >= from ? css.wanted : undefined}>
            <span>{open ? `${hits}+ hits` : hits === 0 ? 'No hits' : count(hits, 'hit')}</span>
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ width: `${share * 100}%` }} />
            </span>
            <span className={css.percent}>{percent(share)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
});
OddsBars.displayName = 'OddsBars';

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

interface Row {
  readonly hits: number;
  readonly chance: number;
  /** Stands for this many hits or more. */
  readonly open: boolean;
}

const rowsOf = (distribution: readonly number[], health: number | undefined): readonly Row[] => {
  const last = distribution.findLastIndex((chance) => chance > 0);
  const top = health === undefined ? last : Math.min(last, health);
  return Array.from({ length: top + 1 }, (_, hits) => {
    const open = hits === top && last > top;
    const chance = open ? distribution.slice(hits).reduce((a, b) => a + b, 0) : distribution[hits]!;
    return { hits, chance, open };
  });
};

const wishWords = (from: number, health: number | undefined): string =>
  from === health ? 'Destroys it' : `At least ${count(from, 'hit')}`;

const neverWords = (from: number, health: number | undefined): string =>
  from === health ? 'It cannot be destroyed by this blow.' : `It cannot bring ${count(from, 'hit')}.`;

/** Hits beyond the target's health are lost, so they do not count. */
const meanWords = (distribution: readonly number[], health = Number.POSITIVE_INFINITY): string => {
  const mean = distribution.reduce((sum, chance, hits) => sum + chance * Math.min(hits, health), 0);
  const rounded = Math.round(mean * 10) / 10;
  return `On average ${rounded.toFixed(1)} ${rounded === 1 ? 'hit' : 'hits'}`;
};
