/** The stats and the harvest of a unit of one's own, each with what one more costs and what it may be (DW-28, CQ-33). */

import { capOf, costWords, leastOf, MOST_HARVEST, type OwnUnit, priceOf } from '@muster/conquest';
import type { Stat } from '@muster/dwethia';
import { StatRow } from '../../../dwethia/force/StatRow.tsx';
import { StatRows } from '../../../dwethia/force/StatRows.tsx';

interface Props {
  readonly unit: OwnUnit;
  readonly onChange: (change: Partial<OwnUnit>) => void;
}

const withStat = ({ stats }: OwnUnit, stat: Stat, value: number): OwnUnit['stats'] => ({ ...stats, [stat]: value });

const priceWords = (unit: OwnUnit, stat: Stat): string => {
  const [now, then] = [priceOf(unit), priceOf({ ...unit, stats: withStat(unit, stat, unit.stats[stat] + 1) })];
  return costWords({ R: then.R - now.R, A: then.A - now.A });
};

export const Figures = ({ unit, onChange }: Props) => (
  <StatRows
    values={unit.stats}
    limitsOf={(stat) => ({
      least: leastOf(stat),
      most: capOf(unit, stat),
      price: `one more ${priceWords(unit, stat)}`,
    })}
    lowest={-9}
    highest={20}
    onChange={(stat, next) => onChange({ stats: withStat(unit, stat, next) })}
  >
    <StatRow
      words="Harvest"
      value={unit.harvest}
      lowest={0}
      highest={999}
      most={MOST_HARVEST}
      isWrong={unit.harvest > MOST_HARVEST}
      may={`0 to ${MOST_HARVEST} R; free`}
      onChange={(harvest) => onChange({ harvest })}
    />
  </StatRows>
);
