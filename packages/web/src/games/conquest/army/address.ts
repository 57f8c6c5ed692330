/** Armies and units in addresses, to be opened and passed on: `/conquest/armies?faction=void&start=gravediggers*5,zombies*3`. */

import {
  changedUnit,
  fieldedParts,
  isOwnId,
  LIMITS,
  missionsPart,
  ownOf,
  POINTS,
  readySeat,
  SCENARIO,
  UNIT_TEXTS,
  type UnitSheet,
  unitsOf,
  usualMissions,
  WAR,
} from '@muster/conquest';
import { type FactionId, factionField } from '@muster/dwethia';
import { group, NAME } from '@muster/kernel';
import { type Back, sheetPage } from '../../../dwethia/force/address.ts';
import { addressOf, chosenIn } from '../../../parts/useChoices.ts';
import { type ArmyDraft, bareArmy, withUnit, withUnitAt } from './draft.ts';

const DEFAULT_FACTION: FactionId = 'empire-of-sol';

export const ARMY = group<ArmyDraft>({
  faction: factionField(DEFAULT_FACTION),
  points: POINTS,
  ...fieldedParts(false),
  scenario: SCENARIO,
  missions: ({ faction }) => missionsPart(usualMissions([faction])),
  name: NAME,
});

export const armyAddress = (army: ArmyDraft): string => addressOf('/conquest/armies', ARMY, army);

/** A new battle in which the first seat has this army. */
export const battleAddress = ({ points, scenario, missions, ...army }: ArmyDraft): string => {
  const chosen = chosenIn(WAR);
  const seats = chosen.seats.with(0, { ...readySeat(0, army.faction), ...army });
  return addressOf('/new/conquest', WAR, {
    ...chosen,
    points,
    seats,
    aims: [{ scenario, missions }, chosen.aims[1]],
  });
};

// --- Units of one's own ---

/** All of it from a unit of the list. */
export const unitLike = (unit: UnitSheet, faction: FactionId, name: string): UnitSheet =>
  changedUnit({ ...ownOf(unit, faction), faction }, { name });

export const { of: UNIT, addressOf: unitAddress } = sheetPage<UnitSheet, ArmyDraft>({
  path: '/conquest/units',
  texts: UNIT_TEXTS,
  beginning: (faction) => unitLike(unitsOf(faction)[0]!, faction, ''),
  own: (unit, faction) => (isOwnId(unit.id) ? unit : unitLike(unit, faction, '')),
  into: 'army',
  force: ARMY,
  membersOf: ({ units }) => units,
});

/** The army with the unit in its place; of another faction it begins a new one. */
export const putBack = (unit: UnitSheet, { force, place }: Back<ArmyDraft>): ArmyDraft =>
  unit.faction === force.faction
    ? withUnitAt(force, place, unit)
    : withUnit({ ...force, ...bareArmy(unit.faction ?? force.faction), scenario: force.scenario }, unit);

/** An army that has nothing but this unit on its list. */
export const armyWith = (unit: UnitSheet): ArmyDraft =>
  withUnit({ ...bareArmy(unit.faction ?? DEFAULT_FACTION), points: LIMITS[0], name: '' }, unit);
