/** The stats of a unit of one's own, each with its price and what it may be (DW-27). */

import { STAT_PRICES, STATS, type Stat } from '@muster/dwethia';
import { capOf, leastOf, type UnitSheet } from '@muster/heroes';
import { useId } from 'react';
import { signed } from './Bill.tsx';
import css from './force.module.css';

interface Props {
  readonly unit: UnitSheet;
  readonly onChange: (unit: UnitSheet) => void;
}

/** What can be written down at all; the checker says what may be fielded. */
const [LOWEST, HIGHEST] = [-9, 20];

const limitWords = (unit: UnitSheet, stat: Stat): string => {
  const cap = capOf(unit, stat);
  return cap === null ? `${signed(leastOf(stat))} or more` : `${signed(leastOf(stat))} to ${cap}`;
};

const priceWords = (stat: Stat): string => {
  if (stat === 'move') return '1 for each from 6';
  return `${STAT_PRICES[stat]} each`;
};

const Row = ({ unit, stat, words, onChange }: Props & { readonly stat: Stat; readonly words: string }) => {
  const id = useId();
  const value = unit.stats[stat];
  const set = (next: number) =>
    onChange({ ...unit, stats: { ...unit.stats, [stat]: Math.max(LOWEST, Math.min(HIGHEST, next)) } });
  const cap = capOf(unit, stat);
  const isWrong = value < leastOf(stat) || (cap !== null && value > cap);
  return (
    <div className={css.stat}>
      <label htmlFor={id}>{words}</label>
      <span className={css.stepper}>
        <button
          type="button"
          className="button button--small button--icon"
          aria-label={`Less ${words}`}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          className="input"
          type="number"
          min={LOWEST}
          max={HIGHEST}
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-may`}
          onChange={(event) => {
            const next = event.target.valueAsNumber;
            if (Number.isInteger(next)) set(next);
          }}
        />
        <button
          type="button"
          className="button button--small button--icon"
          aria-label={`More ${words}`}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </span>
      <span id={`${id}-may`} className="small muted">
        {limitWords(unit, stat)}; {priceWords(stat)}
      </span>
    </div>
  );
};

export const Figures = (props: Props) => (
  <div className={css.stats}>
    {STATS.map(({ name, words }) => (
      <Row key={name} {...props} stat={name} words={words} />
    ))}
  </div>
);
