/** An army in the making (CQ-15, CQ-23, DW-28): what is changed on its page. Pure. */

import {
  type ArmyFile,
  armyOf,
  changedUnit,
  ownId,
  ownOf,
  SCENARIO,
  type UnitSheet,
  usualMissions,
} from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';

export interface ArmyDraft extends ArmyFile {
  readonly name: string;
}

/** What an army of a faction begins with: nothing but its usual choices. */
export const bareArmy = (faction: FactionId): Omit<ArmyDraft, 'points' | 'name'> => {
  const { religion, hq } = armyOf(faction);
  return {
    faction,
    religion,
    hq,
    scenario: SCENARIO.usual,
    missions: usualMissions([faction]),
    units: [],
    start: [],
  };
};

/** Two missions: chosen again one is let go; a third takes the place of the one that was chosen first. */
export const toggled = (missions: readonly string[], id: string): readonly string[] =>
  missions.includes(id) ? missions.filter((one) => one !== id) : [...missions.slice(-1), id];

/** How many of each, in the order in which they first come. */
export const countsOf = (start: readonly string[]): readonly (readonly [id: string, count: number])[] => {
  const counts = new Map<string, number>();
  for (const id of start) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
};

/** So many of it; more of them stand behind those that are there. */
export const withCount = (start: readonly string[], id: string, count: number): readonly string[] => {
  const first = start.indexOf(id);
  const others = start.filter((one) => one !== id);
  const at = first < 0 ? others.length : start.slice(0, first).filter((one) => one !== id).length;
  return [...others.slice(0, at), ...Array<string>(count).fill(id), ...others.slice(at)];
};

/** As the next of one's own. */
export const withUnit = <D extends ArmyFile>(draft: D, unit: UnitSheet): D => ({
  ...draft,
  units: [...draft.units, changedUnit(ownOf(unit, draft.faction), {}, draft.units.length + 1)],
});

/** In the place of another; those that start stay as many. */
export const withUnitAt = <D extends ArmyFile>(draft: D, place: number, unit: UnitSheet): D => ({
  ...draft,
  units: draft.units.with(place, changedUnit(ownOf(unit, draft.faction), {}, place + 1)),
});

/** Those behind it move up, and so do their ids. */
export const withoutUnit = <D extends ArmyFile>(draft: D, place: number): D => {
  const gone = ownId(place + 1);
  const renamed = new Map(draft.units.slice(place + 1).map(({ id }, i) => [id, ownId(place + 1 + i)]));
  return {
    ...draft,
    units: draft.units.toSpliced(place, 1).map((unit, i) => changedUnit(ownOf(unit, draft.faction), {}, i + 1)),
    start: draft.start.filter((id) => id !== gone).map((id) => renamed.get(id) ?? id),
  };
};
