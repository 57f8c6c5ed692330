/** A base as the books describe it: the rim tells the race, the top the faction, the number the profile (HR-05). */

import { FACTIONS, RACES } from '@muster/dwethia';
import { markOf, type UnitSheet } from '@muster/heroes';
import { inkOn, rimOf, topOf } from '../tokens/colours.ts';
import css from './base.module.css';

const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  list.find((one) => one.id === id)?.name ?? id;

export const raceName = (unit: UnitSheet): string => nameOf(RACES, unit.race);
export const factionName = (id: string): string => nameOf(FACTIONS, id);

export const Base = ({ unit, size = 40 }: { readonly unit: UnitSheet; readonly size?: number }) => (
  <svg className={css.base} width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
    <circle className={css.rim} r={48} fill={rimOf(unit.race)} />
    <circle className={css.top} r={36} fill={topOf(unit.faction)} />
    <text className={css.number} dy="0.35em" fill={inkOn(unit.faction)}>
      {markOf(unit)}
    </text>
  </svg>
);
