/** The stats and the base of a ship of one's own, each with its price and what it may be (DW-28, X-202). */

import { BASE_TOLERANCE, CLASSES, capOf, leastOf, type ShipSheet, statPoints } from '@muster/cosmic-combat';
import type { Stat } from '@muster/dwethia';
import { StatRow } from '../../../dwethia/force/StatRow.tsx';
import { StatRows } from '../../../dwethia/force/StatRows.tsx';

interface Props {
  readonly ship: ShipSheet;
  readonly onChange: (ship: ShipSheet) => void;
}

/** What can be written down at all; the checker says what may be fielded. */
const HIGHEST = 20;
const [NARROWEST, WIDEST] = [10, 200];

const priceWords = ({ faction }: ShipSheet, stat: Stat): string => {
  const price = statPoints(faction, stat);
  return price === 0 ? 'free' : `${price} each`;
};

interface SideProps extends Props {
  readonly words: string;
  readonly which: 0 | 1;
}

const BaseRow = ({ ship, words, which, onChange }: SideProps) => {
  const usual = CLASSES[ship.class].base[which];
  const value = ship.base[which];
  const set = (mm: number): readonly [number, number] => {
    if (ship.class === 'round') return [mm, mm];
    return which === 0 ? [mm, ship.base[1]] : [ship.base[0], mm];
  };
  return (
    <StatRow
      words={words}
      value={value}
      lowest={NARROWEST}
      highest={WIDEST}
      least={usual - BASE_TOLERANCE}
      most={usual + BASE_TOLERANCE}
      isWrong={Math.abs(value - usual) > BASE_TOLERANCE}
      may={`${usual - BASE_TOLERANCE} to ${usual + BASE_TOLERANCE} mm; free`}
      onChange={(mm) => onChange({ ...ship, base: set(mm) })}
    />
  );
};

export const Figures = ({ ship, onChange }: Props) => (
  <StatRows
    values={ship.stats}
    limitsOf={(stat) => ({
      least: leastOf(ship.class, stat),
      most: capOf(ship.class, stat),
      price: priceWords(ship, stat),
    })}
    lowest={0}
    highest={HIGHEST}
    onChange={(stat, next) => onChange({ ...ship, stats: { ...ship.stats, [stat]: next } })}
  >
    <BaseRow ship={ship} words={ship.class === 'round' ? 'Across' : 'Length'} which={0} onChange={onChange} />
    {ship.class !== 'round' && <BaseRow ship={ship} words="Width" which={1} onChange={onChange} />}
  </StatRows>
);
