/** The stats of a unit of one's own, each with its price and what it may be (DW-27). */

import { STAT_PRICES, STATS, type Stat } from '@muster/dwethia';
import { capOf, leastOf, type UnitSheet } from '@muster/heroes';
import { signed } from '../../../pages/force/Bill.tsx';
import css from '../../../pages/force/force.module.css';
import { StatRow } from '../../../pages/force/StatRow.tsx';

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

const isWrong = (unit: UnitSheet, stat: Stat): boolean => {
  const [value, cap] = [unit.stats[stat], capOf(unit, stat)];
  return value < leastOf(stat) || (cap !== null && value > cap);
};

export const Figures = ({ unit, onChange }: Props) => (
  <div className={css.stats}>
    {STATS.map(({ name: stat, words }) => (
      <StatRow
        key={stat}
        words={words}
        value={unit.stats[stat]}
        lowest={LOWEST}
        highest={HIGHEST}
        isWrong={isWrong(unit, stat)}
        may={`${limitWords(unit, stat)}; ${priceWords(stat)}`}
        onChange={(next) => onChange({ ...unit, stats: { ...unit.stats, [stat]: next } })}
      />
    ))}
  </div>
);
