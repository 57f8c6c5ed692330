/** The printed row of a unit's stats, as they count now; pools that it does not have are left out. */

import { STATS } from '@muster/dwethia';
import cards from './cards.module.css';

type Stat = (typeof STATS)[number]['name'];

const POOLS: readonly Stat[] = ['destiny', 'faith', 'affinity'];

interface Props {
  readonly printed: Readonly<Record<Stat, number>>;
  readonly now: (stat: Stat) => number;
  /** What is spent from in the battle: said with what it was at first. */
  readonly spent: readonly Stat[];
}

export const Stats = ({ printed, now, spent }: Props) => (
  <dl className={cards.stats}>
    {STATS.map(({ name, letter, words }) => {
      const isPool = POOLS.includes(name);
      if (isPool && printed[name] === 0) return null;
      const value = now(name);
      return (
        <div key={name} className={cards.stat} title={words} data-changed={value !== printed[name] || undefined}>
          <dt className={cards.statName}>{isPool || name === 'move' ? words : letter}</dt>
          <dd className={cards.statValue}>
            {String(value).replace('-', '−')}
            {spent.includes(name) && <span className="muted">/{printed[name]}</span>}
          </dd>
        </div>
      );
    })}
  </dl>
);
