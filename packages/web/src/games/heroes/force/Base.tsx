/** A base as the books describe it: the rim tells the race, the top the faction, the number the profile (HR-05). */

import { FACTIONS, RACES } from '@muster/dwethia';
import { markOf, type UnitSheet } from '@muster/heroes';
import { PrintedBase } from '../../../dwethia/base/PrintedBase.tsx';
import { topName } from '../../../dwethia/base/printed.ts';
import { rimName } from '../tokens/colours.ts';

const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  list.find((one) => one.id === id)?.name ?? id;

export const raceName = (unit: UnitSheet): string => nameOf(RACES, unit.race);
export const factionName = (id: string): string => nameOf(FACTIONS, id);

export const Base = ({ unit, size = 40 }: { readonly unit: UnitSheet; readonly size?: number }) => (
  <PrintedBase rim={rimName(unit.race)} top={topName(unit.faction)} mark={markOf(unit)} size={size} />
);
