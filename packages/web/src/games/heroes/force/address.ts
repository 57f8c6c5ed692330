/** Forces and units in addresses, to be opened and passed on: `/heroes/forces?faction=void&points=150&unit=warg&unit=warg`. */

import { type FactionId, factionField, sheetsPart } from '@muster/dwethia';
import { ARCHETYPES, BATTLE, MOST_UNITS, POINTS, UNIT_TEXTS, type UnitSheet, unitFrom } from '@muster/heroes';
import { group, NAME } from '@muster/kernel';
import { type Back, sheetPage } from '../../../dwethia/force/address.ts';
import { addressOf, chosenIn } from '../../../parts/useChoices.ts';

export interface ForceDraft {
  readonly faction: FactionId;
  readonly points: number;
  readonly units: readonly UnitSheet[];
  readonly name: string;
}

const TOO_MANY = `A force has ${MOST_UNITS} units at most; the others were left out.`;

export const FORCE = group<ForceDraft>({
  faction: factionField('empire-of-sol'),
  points: POINTS,
  units: ({ faction }) => sheetsPart(UNIT_TEXTS, faction, { most: MOST_UNITS, tooMany: TOO_MANY }),
  name: NAME,
});

export const forceAddress = (force: ForceDraft): string => addressOf('/heroes/forces', FORCE, force);

/** A new battle in which the first seat has this force; `squad`: it is one that is kept, by its name. */
export const battleAddress = (
  { faction, points, units }: Omit<ForceDraft, 'name'>,
  squad: string | null = null,
): string => {
  const chosen = chosenIn(BATTLE, `points=${points}`);
  return addressOf('/new/heroes', BATTLE, {
    ...chosen,
    seats: chosen.seats.with(0, { side: 0, faction, units, squad }),
  });
};

export const { of: UNIT, addressOf: unitAddress } = sheetPage<UnitSheet, ForceDraft>({
  path: '/heroes/units',
  texts: UNIT_TEXTS,
  // a Terran Champion without a name
  beginning: (faction) => unitFrom(ARCHETYPES.find(({ id }) => id === 'champion')!, faction, 'terran', ''),
  into: 'force',
  force: FORCE,
  membersOf: ({ units }) => units,
});

/** The force with the unit in its place; of another faction it goes alone. */
export const putBack = (unit: UnitSheet, { force, place }: Back<ForceDraft>): ForceDraft =>
  unit.faction === force.faction
    ? { ...force, units: force.units.with(place, unit) }
    : { ...force, faction: unit.faction, units: [unit] };
