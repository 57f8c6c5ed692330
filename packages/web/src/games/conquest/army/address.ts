/** Armies and units in addresses, to be opened and passed on: `/conquest/armies?faction=void&start=gravediggers*5,zombies*3`. */

import {
  changedUnit,
  isOwnId,
  LEAST_POINTS,
  MOST_OWN,
  MOST_POINTS,
  MOST_START,
  makeUnitText,
  ownOf,
  SCENARIO_IDS,
  type ScenarioId,
  type UnitSheet,
  unitsOf,
} from '@muster/conquest';
import { FACTIONS, type FactionId, RELIGIONS, type ReligionId } from '@muster/dwethia';
import {
  type Back,
  backIn,
  joined,
  type Read,
  type Report,
  readBack,
  readFaction,
  reading,
  readLimit,
} from '../../../dwethia/force/address.ts';
import { readOne } from '../../../dwethia/new-battle/reading.ts';
import { tidyName } from '../../../pages/keeping/name.ts';
import {
  type ArmyDraft,
  bareArmy,
  DEFAULT_SCENARIO,
  makeStartText,
  readStartText,
  withUnit,
  withUnitAt,
} from './draft.ts';
import { readOwnUnitTexts, readUnitText, unitsIn } from './unit-text.ts';

export const LIMITS = [1500, 3000, 4500, 6000] as const;
const DEFAULT_LIMIT = 1500;
const DEFAULT_FACTION: FactionId = 'empire-of-sol';

export const readPoints = (text: string | null, report: Report): number =>
  readLimit(text, { least: LEAST_POINTS, most: MOST_POINTS, usual: DEFAULT_LIMIT }, report);

const factionIn = (params: URLSearchParams, report: Report): FactionId =>
  readFaction(params.get('faction'), FACTIONS, DEFAULT_FACTION, report);

type Fielded = Pick<ArmyDraft, 'religion' | 'hq' | 'units' | 'start'>;

/** What of an army an address says, with `a-` before it on the page of a new battle. */
export const readFielded = (
  params: URLSearchParams,
  faction: FactionId,
  report: Report,
  before = '',
  usual: Fielded = bareArmy(faction),
): Fielded => {
  const units = readOwnUnitTexts(params, `${before}unit`, faction, report);
  if (units.length > MOST_OWN) report(`An army has ${MOST_OWN} units of its own at most; the others were left out.`);
  const kept = units.slice(0, MOST_OWN);
  const text = params.get(`${before}start`);
  const start = text === null ? usual.start : readStartText(text, faction, kept);
  if (start.length > MOST_START) report(`A starting force has ${MOST_START} units at most; the others were left out.`);
  return {
    religion: readOne<ReligionId>(
      params.get(`${before}religion`),
      RELIGIONS.map(({ id }) => id),
      usual.religion,
      'religion',
      report,
    ),
    hq: readOne(params.get(`${before}hq`), ['a', 'b'] as const, usual.hq, 'headquarters', report),
    units: kept,
    start: start.slice(0, MOST_START),
  };
};

/** `start` where it is not as usual. */
export const fieldedIn = (
  { religion, hq, units, start }: Fielded,
  faction: FactionId,
  before = '',
  usualStart: readonly string[] = [],
): readonly string[] => [
  `${before}religion=${religion}`,
  `${before}hq=${hq}`,
  ...unitsIn(`${before}unit`, units),
  ...(start.join() === usualStart.join() ? [] : [`${before}start=${makeStartText(start, faction)}`]),
];

export const readAims = (
  params: URLSearchParams,
  report: Report,
  before = '',
): { readonly scenario: ScenarioId; readonly missions: readonly string[] | null } => ({
  scenario: readOne(params.get(`${before}scenario`), SCENARIO_IDS, DEFAULT_SCENARIO, 'scenario', report),
  missions: params.has(`${before}mission`)
    ? params
        .getAll(`${before}mission`)
        .filter((id) => id !== '')
        .slice(0, 4)
    : null,
});

/** An empty one stands for none, so that nobody takes it for the usual ones. */
export const aimsIn = (scenario: ScenarioId, missions: readonly string[] | null, before = ''): readonly string[] => [
  `${before}scenario=${scenario}`,
  ...(missions === null
    ? []
    : missions.length === 0
      ? [`${before}mission=`]
      : missions.map((id) => `${before}mission=${encodeURIComponent(id)}`)),
];

export const readArmyDraft = (params: URLSearchParams): Read<ArmyDraft> =>
  reading((report) => {
    const faction = factionIn(params, report);
    const { scenario, missions } = readAims(params, report);
    return {
      faction,
      points: readPoints(params.get('points'), report),
      ...readFielded(params, faction, report),
      scenario,
      missions: missions ?? bareArmy(faction).missions,
      name: tidyName(params.get('name') ?? '').trim(),
    };
  });

export const armyAddress = (army: ArmyDraft): string =>
  joined('/conquest/armies', [
    `faction=${army.faction}`,
    `points=${army.points}`,
    ...fieldedIn(army, army.faction),
    ...aimsIn(army.scenario, army.missions),
    ...(army.name === '' ? [] : [`name=${encodeURIComponent(army.name)}`]),
  ]);

/** A new battle in which the first seat has this army. */
export const battleAddress = (army: ArmyDraft): string =>
  joined('/new/conquest', [
    `points=${army.points}`,
    `a-faction=${army.faction}`,
    ...fieldedIn(army, army.faction, 'a-'),
    ...aimsIn(army.scenario, army.missions, 'first-'),
  ]);

// --- Units of one's own ---

/** All of it from a unit of the list. */
export const unitLike = (unit: UnitSheet, faction: FactionId, name: string): UnitSheet =>
  changedUnit({ ...ownOf(unit, faction), faction }, { name });

/** A unit to begin with: the first of the list without a name. */
const beginning = (faction: FactionId): UnitSheet => unitLike(unitsOf(faction)[0]!, faction, '');

export const unitAddress = (unit: UnitSheet, back?: Back<ArmyDraft>): string =>
  joined('/conquest/units', [
    `faction=${unit.faction}`,
    `unit=${encodeURIComponent(makeUnitText(unit))}`,
    ...(back === undefined ? [] : backIn('army', armyAddress(back.force), back.place)),
  ]);

/** The army with the unit in its place; of another faction it begins a new one. */
export const putBack = (unit: UnitSheet, { force, place }: Back<ArmyDraft>): ArmyDraft =>
  unit.faction === force.faction
    ? withUnitAt(force, place, unit)
    : withUnit({ ...force, ...bareArmy(unit.faction ?? force.faction), scenario: force.scenario }, unit);

/** An army that has nothing but this unit on its list. */
export const armyWith = (unit: UnitSheet): ArmyDraft =>
  withUnit({ ...bareArmy(unit.faction ?? DEFAULT_FACTION), points: DEFAULT_LIMIT, name: '' }, unit);

export const readUnitDraft = (
  params: URLSearchParams,
): Read<UnitSheet> & { readonly back: Back<ArmyDraft> | undefined } => ({
  ...reading((report) => {
    const faction = factionIn(params, report);
    const text = params.get('unit');
    const unit = text === null ? undefined : readUnitText(text, faction, report);
    if (unit === undefined) return beginning(faction);
    return isOwnId(unit.id) ? unit : unitLike(unit, faction, '');
  }),
  back: readBack(
    params,
    'army',
    (inner) => readArmyDraft(inner).draft,
    ({ units }) => units,
  ),
});
