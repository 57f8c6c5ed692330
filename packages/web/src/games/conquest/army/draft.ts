/** An army in the making (CQ-15, CQ-23, DW-28): what is changed on its page. Pure. */

import {
  type ArmyFile,
  armyOf,
  changedUnit,
  inFull,
  isOwnId,
  missionsFor,
  ownId,
  ownOf,
  type ScenarioId,
  type UnitSheet,
} from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';

export interface ArmyDraft extends ArmyFile {
  readonly name: string;
}

export const DEFAULT_SCENARIO: ScenarioId = 'take-the-city';

/** The mission of its faction, and one that any army may take: as a battle takes them that says nothing (CQ-15). */
export const usualMissions = (factions: readonly FactionId[]): readonly string[] => {
  const open = factions.flatMap((faction) => missionsFor(faction));
  return [
    open.find(({ faction }) => faction !== null)!.id,
    open.find(({ goal, faction }) => faction === null && goal.kind === 'commanderLives')!.id,
  ];
};

/** What an army of a faction begins with: nothing but its usual choices. */
export const bareArmy = (faction: FactionId): Omit<ArmyDraft, 'points' | 'name'> => {
  const { religion, hq } = armyOf(faction);
  return {
    faction,
    religion,
    hq,
    scenario: DEFAULT_SCENARIO,
    missions: usualMissions([faction]),
    units: [],
    start: [],
  };
};

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

/** `fabri*5,legion*2,own.1`: units of the faction by the last part of their ids. */
export const makeStartText = (start: readonly string[], faction: FactionId): string => {
  const runs: [id: string, count: number][] = [];
  for (const id of start) {
    const last = runs.at(-1);
    if (last?.[0] === id) last[1] += 1;
    else runs.push([id, 1]);
  }
  const short = (id: string): string => (id.startsWith(`${faction}.`) ? id.slice(faction.length + 1) : id);
  return runs.map(([id, count]) => (count === 1 ? short(id) : `${short(id)}*${count}`)).join(',');
};

const MOST_RUN = 50;

/** None in the lists is longer; one that is not there is named in a sentence. */
const LONGEST_ID = 60;

/** What nobody knows stays as it is, for the checker. */
export const readStartText = (text: string, faction: FactionId, units: readonly UnitSheet[]): readonly string[] =>
  text.split(',').flatMap((part) => {
    const [called = '', times = '1'] = part.split('*');
    if (called.trim() === '') return [];
    const count = Number(times);
    const id = isOwnId(called) ? called : inFull(faction, units, called.slice(0, LONGEST_ID));
    return Array<string>(Number.isInteger(count) ? Math.max(0, Math.min(MOST_RUN, count)) : 1).fill(id);
  });
