/** The stats of a sheet of one's own, each with its price and what it may be. */

import { STATS, type Stat, type Stats } from '@muster/dwethia';
import type { ReactNode } from 'react';
import { signed } from './Bill.tsx';
import css from './force.module.css';
import { StatRow } from './StatRow.tsx';

export interface StatLimits {
  readonly least: number;
  /** Null for any. */
  readonly most: number | null;
  /** `8 each`. */
  readonly price: string;
}

interface Props {
  readonly values: Stats;
  readonly limitsOf: (stat: Stat) => StatLimits;
  /** What can be written down at all; the checker says what may be fielded. */
  readonly lowest: number;
  readonly highest: number;
  readonly onChange: (stat: Stat, value: number) => void;
  /** Rows of another kind below them. */
  readonly children?: ReactNode;
}

const rangeWords = ({ least, most }: StatLimits): string => {
  if (most === null) return `${signed(least)} or more`;
  return least === most ? signed(most) : `${signed(least)} to ${most}`;
};

export const StatRows = (props: Props) => {
  const { values, limitsOf, lowest, highest, onChange, children } = props;
  return (
    <div className={css.stats}>
      {STATS.map(({ name, words }) => {
        const limits = limitsOf(name);
        const value = values[name];
        return (
          <StatRow
            key={name}
            words={words}
            value={value}
            lowest={lowest}
            highest={highest}
            least={limits.least}
            most={limits.most}
            isWrong={value < limits.least || (limits.most !== null && value > limits.most)}
            may={`${rangeWords(limits)}; ${limits.price}`}
            onChange={(next) => onChange(name, next)}
          />
        );
      })}
      {children}
    </div>
  );
};
