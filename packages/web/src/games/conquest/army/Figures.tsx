/** The stats and the harvest of a unit of one's own, each with what one more costs and what it may be (DW-28, CQ-33). */

import { capOf, costWords, leastOf, MOST_HARVEST, type OwnUnit, priceOf } from '@muster/conquest';
import { STATS, type Stat } from '@muster/dwethia';
import { signed } from '../../../pages/force/Bill.tsx';
import css from '../../../pages/force/force.module.css';
import { StatRow } from '../../../pages/force/StatRow.tsx';

interface Props {
  readonly unit: OwnUnit;
  readonly onChange: (change: Partial<OwnUnit>) => void;
}

/** What can be written down at all; the checker says what may be fielded. */
const [LOWEST, HIGHEST] = [-9, 20];

const withStat = ({ stats }: OwnUnit, stat: Stat, value: number): OwnUnit['stats'] => ({ ...stats, [stat]: value });

const priceWords = (unit: OwnUnit, stat: Stat): string => {
  const [now, then] = [priceOf(unit), priceOf({ ...unit, stats: withStat(unit, stat, unit.stats[stat] + 1) })];
  const [R, A] = [then.R - now.R, then.A - now.A];
  return R === 0 ? `${A} A` : costWords({ R, A });
};

const mayWords = (unit: OwnUnit, stat: Stat): string => {
  const cap = capOf(unit, stat);
  const range = cap === null ? `${signed(leastOf(stat))} or more` : `${signed(leastOf(stat))} to ${cap}`;
  return `${range}; one more ${priceWords(unit, stat)}`;
};

const isWrong = (unit: OwnUnit, stat: Stat): boolean => {
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
        may={mayWords(unit, stat)}
        onChange={(next) => onChange({ stats: withStat(unit, stat, next) })}
      />
    ))}
    <StatRow
      words="Harvest"
      value={unit.harvest}
      lowest={0}
      highest={999}
      isWrong={unit.harvest > MOST_HARVEST}
      may={`0 to ${MOST_HARVEST} R; free`}
      onChange={(harvest) => onChange({ harvest })}
    />
  </div>
);
