/** A base as the books describe it: the rim tells the race, the top the faction, the number the profile (HR-05). */

import { type FactionId, factionOf, RACES } from '@muster/dwethia';
import { markOf, type UnitSheet } from '@muster/heroes';
import { PrintedBase } from '../../../dwethia/base/PrintedBase.tsx';
import { topName } from '../../../dwethia/base/printed.ts';
import { rimName } from '../tokens/colours.ts';

export const raceName = (unit: UnitSheet): string => RACES.find(({ id }) => id === unit.race)!.name;
export const factionName = (id: FactionId): string => factionOf(id).name;

export const Base = ({ unit, size = 40 }: { readonly unit: UnitSheet; readonly size?: number }) => (
  <PrintedBase rim={rimName(unit.race)} top={topName(unit.faction)} mark={markOf(unit)} size={size} />
);
