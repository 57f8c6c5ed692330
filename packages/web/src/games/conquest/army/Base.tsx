/** A base as the book describes it: the rim tells the race, the top the faction, the mark the profile (CQ-04, CQ-05, CQ-07). */

import { markOf, type UnitSheet } from '@muster/conquest';
import { type FactionId, RACES } from '@muster/dwethia';
import { PrintedBase } from '../../../dwethia/base/PrintedBase.tsx';
import { topName } from '../../../dwethia/base/printed.ts';

export const raceName = ({ race }: Pick<UnitSheet, 'race'>): string => RACES.find(({ id }) => id === race)!.name;

interface Props {
  readonly unit: UnitSheet;
  /** Whose it is, for elites of religions, which serve all. */
  readonly of?: FactionId;
  readonly size?: number;
}

export const Base = ({ unit, of = 'void', size = 40 }: Props) => (
  <PrintedBase
    rim={RACES.find(({ id }) => id === unit.race)!.rim}
    top={topName(unit.faction ?? of)}
    mark={markOf(unit)}
    size={size}
  />
);
