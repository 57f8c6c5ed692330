/** The stats of a unit of one's own, each with its price and what it may be (DW-27). */

import { STAT_PRICES, type Stat } from '@muster/dwethia';
import { capOf, leastOf, type UnitSheet } from '@muster/heroes';
import { StatRows } from '../../../dwethia/force/StatRows.tsx';

interface Props {
  readonly unit: UnitSheet;
  readonly onChange: (unit: UnitSheet) => void;
}

const priceWords = (stat: Stat): string => (stat === 'move' ? '1 for each from 6' : `${STAT_PRICES[stat]} each`);

export const Figures = ({ unit, onChange }: Props) => (
  <StatRows
    values={unit.stats}
    limitsOf={(stat) => ({ least: leastOf(stat), most: capOf(unit, stat), price: priceWords(stat) })}
    lowest={-9}
    highest={20}
    onChange={(stat, next) => onChange({ ...unit, stats: { ...unit.stats, [stat]: next } })}
  />
);
