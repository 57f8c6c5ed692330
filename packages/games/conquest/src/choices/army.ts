/** What is chosen of an army: its faith, house and units, what it starts with and what it plays for (CQ-15, CQ-23, DW-26, DW-28). */

import {
  type FactionId,
  limitField,
  type ReligionId,
  readSheetText,
  religionField,
  type SheetTexts,
} from '@muster/dwethia';
import { type Field, group, oneField, type Part, part } from '@muster/kernel';
import { isOwnId, MOST_OWN } from '../build/own.ts';
import { type ArmyFile, inFull, LEAST_POINTS, MOST_POINTS, MOST_START } from '../build/reading.ts';
import { makeUnitText, parseUnitText } from '../build/text.ts';
import { armyOf } from '../content/armies.ts';
import { hqOf } from '../content/buildings.ts';
import { missionsFor } from '../content/missions.ts';
import { SCENARIO_IDS, type ScenarioId, scenarioOf } from '../content/scenarios.ts';
import type { UnitSheet } from '../content/types.ts';

/** Sizes that are offered. */
export const LIMITS = [1500, 3000, 4500, 6000] as const;

export const POINTS: Field<number> = limitField(LEAST_POINTS, MOST_POINTS, LIMITS[0]);

export const UNIT_TEXTS: SheetTexts<UnitSheet> = { what: 'unit', make: makeUnitText, parse: parseUnitText };

/** Units of one's own, numbered by their places; those of the lists are there without being named. */
const unitsPart = (faction: FactionId): Part<readonly UnitSheet[]> =>
  part(
    (texts, report) => {
      const units: UnitSheet[] = [];
      for (const text of texts) {
        const unit = readSheetText(UNIT_TEXTS, text, faction, report, units.length + 1);
        if (unit !== undefined && isOwnId(unit.id)) units.push(unit);
      }
      if (units.length > MOST_OWN)
        report(`An army has ${MOST_OWN} units of its own at most; the others were left out.`);
      return units.slice(0, MOST_OWN);
    },
    (units) => units.map(makeUnitText),
    'unit',
  );

/** `fabri*5,legion*2,own.1`: units of the faction by the last part of their ids. */
export const makeStartText = (start: readonly string[], faction: FactionId): string => {
  const runs: [id: string, count: number][] = [];
  for (const id of start) {
    const last = runs.at(-1);
    if (last?.[0] === id) last[1] += 1;
    else runs.push([id, 1]);
  }
  return runs.map(([id, count]) => (count === 1 ? shortId(faction, id) : `${shortId(faction, id)}*${count}`)).join(',');
};

/** `legion` in the Empire of Sol. */
export const shortId = (faction: FactionId, id: string): string =>
  id.startsWith(`${faction}.`) ? id.slice(faction.length + 1) : id;

const MOST_RUN = 50;

/** None in the lists is longer; one that is not there is named in a sentence. */
const LONGEST_ID = 60;

/** What nobody knows stays as it is, for the checker. */
const readStartText = (text: string, faction: FactionId, units: readonly UnitSheet[]): readonly string[] =>
  text.split(',').flatMap((one) => {
    const [called = '', times = '1'] = one.split('*');
    if (called.trim() === '') return [];
    const count = Number(times);
    const id = isOwnId(called) ? called : inFull(faction, units, called.slice(0, LONGEST_ID));
    return Array<string>(Number.isInteger(count) ? Math.max(0, Math.min(MOST_RUN, count)) : 1).fill(id);
  });

const startPart = (
  faction: FactionId,
  units: readonly UnitSheet[],
  usual: readonly string[],
): Part<readonly string[]> =>
  part(
    ([text], report) => {
      const start = text === undefined ? usual : readStartText(text, faction, units);
      if (start.length > MOST_START)
        report(`A starting force has ${MOST_START} units at most; the others were left out.`);
      return start.slice(0, MOST_START);
    },
    (start) => (start.join() === usual.join() ? [] : [makeStartText(start, faction)]),
  );

export const hqField = (faction: FactionId): Field<'a' | 'b'> =>
  oneField(
    'headquarters',
    (['a', 'b'] as const).map((value) => ({ value, words: hqOf(faction, value).name })),
    armyOf(faction).hq,
    { words: 'Headquarters', always: true },
  );

interface Fielded {
  readonly faction: FactionId;
  readonly units: readonly UnitSheet[];
}

/** What an army of a faction is made of. `ready`: it starts with the ready force unless it says otherwise, else with nothing. */
export const fieldedParts = (ready: boolean) => ({
  religion: ({ faction }: Fielded): Field<ReligionId> => religionField(armyOf(faction).religion),
  hq: ({ faction }: Fielded) => hqField(faction),
  units: ({ faction }: Fielded) => unitsPart(faction),
  start: ({ faction, units }: Fielded) => startPart(faction, units, ready ? armyOf(faction).start : []),
});

/** What a side plays for. */
export interface AimsChoice {
  readonly scenario: ScenarioId;
  /** Null: those that are usual for its factions. */
  readonly missions: readonly string[] | null;
}

const MOST_MISSIONS = 4;

export const SCENARIO: Field<ScenarioId> = oneField(
  'scenario',
  SCENARIO_IDS.map((value) => ({ value, words: scenarioOf(value).name })),
  'take-the-city',
  { words: 'Scenario', always: true },
);

/** An empty mission stands for none, so that nobody takes it for the usual ones. `usual`: where none are named. */
export const missionsPart = <M extends readonly string[] | null>(usual: M): Part<readonly string[] | M> =>
  part(
    (texts) => (texts.length === 0 ? usual : texts.filter((id) => id !== '').slice(0, MOST_MISSIONS)),
    (missions) => (missions === null ? [] : missions.length === 0 ? [''] : missions),
    'mission',
  );

export const AIMS = group<AimsChoice>({ scenario: SCENARIO, missions: missionsPart(null) });

/** The mission of its faction, and one that any army may take: as a battle takes them that says nothing (CQ-15). */
export const usualMissions = (factions: readonly FactionId[]): readonly string[] => {
  const open = factions.flatMap((faction) => missionsFor(faction));
  return [
    open.find(({ faction }) => faction !== null)!.id,
    open.find(({ goal, faction }) => faction === null && goal.kind === 'commanderLives')!.id,
  ];
};

/** What follows from the rest of a sheet is worked out anew: prices may have changed since it was kept. */
export const bareUnit = (x: unknown): unknown => {
  if (typeof x !== 'object' || x === null) return x;
  const {
    id: _i,
    mark: _m,
    base: _b,
    rule: _r,
    builtBy: _w,
    cost: _c,
    source: _s,
    ...own
  } = x as Record<string, unknown>;
  return own;
};

/** What of an army stands in a file, or at a seat of a configuration. */
export const fieldedFile = ({
  faction,
  religion,
  hq,
  units,
  start,
}: Pick<ArmyFile, 'faction' | 'religion' | 'hq' | 'units' | 'start'>): object => ({
  faction,
  religion,
  hq,
  ...(units.length === 0 ? {} : { units: units.map(bareUnit) }),
  start,
});
