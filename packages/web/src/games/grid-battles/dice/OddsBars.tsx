// Exact odds at a glance: first the chance of what the player wants, then the mean in words, then a bar for each result.

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
  /** What the odds are of: `Swordman strikes Knight`. */
  readonly label?: string;
}

export const OddsBars = memo(({ distribution, health, highlightFrom, wish, label }: OddsBarsProps) => {
  const from = highlightFrom ?? health ?? 1;
  const rows = rowsOf(distribution, health);
  const chance = rows.reduce((sum, row) => sum + (row.hits >= from ? row.chance : 0), 0);
  const most = Math.max(...rows.map((row) => row.chance), 0.01);
  return (
    <figure className={css.odds}>
      {label && <figcaption className="overline">{label}</figcaption>}
      <p className={css.wish}>
        <span className={css.wishName}>{wish ?? wishWords(from, health)}</span>
        <span className={css.wishChance}>{percent(chance)}</span>
      </p>
      <p className={css.mean}>{meanWords(distribution, health)}</p>
      <ol className={css.bars}>
        {rows.map(({ hits, chance: share, open }) => (
          <li key={hits} className={hits >= from ? css.wanted : undefined}>
            <span>{open ? `${hits}+ hits` : hits === 0 ? 'No hits' : count(hits, 'hit')}</span>
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ width: `${(share / most) * 100}%` }} />
            </span>
            <span className={css.percent}>{percent(share)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
});
OddsBars.displayName = 'OddsBars';

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

/** Hits beyond the target's health are lost, so they do not count. */
const meanWords = (distribution: readonly number[], health = Number.POSITIVE_INFINITY): string => {
  const mean = distribution.reduce((sum, chance, hits) => sum + chance * Math.min(hits, health), 0);
  const rounded = Math.round(mean * 10) / 10;
  return `On average ${rounded.toFixed(1)} ${rounded === 1 ? 'hit' : 'hits'}`;
};
