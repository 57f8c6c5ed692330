/** What the pages of Heroes make of their addresses. */

import { makeUnitText, ODDS, type UnitSheet } from '@muster/heroes';
import { type AddressReaders, chosenBy } from '../../../parts/test/addresses.ts';
import { FORCE, type ForceDraft, UNIT } from '../force/address.ts';
import { CHOICES } from '../new-battle/choices.ts';

const texts = (units: readonly UnitSheet[] | null) => units?.map(makeUnitText) ?? null;
const force = ({ units, ...rest }: ForceDraft) => ({ ...rest, units: texts(units) });

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { chosen, problems } = chosenBy(CHOICES, query);
    const seats = chosen.seats.map(({ units, ...seat }) => ({ ...seat, units: texts(units) }));
    return { ...chosen, seats: undefined, ...{ ...seats }, problems };
  },
  odds: (query) => {
    const { chosen, problems } = chosenBy(ODDS, query);
    const { attacker, defender, weapon, ...rest } = chosen;
    return { ...rest, attacker: attacker.id, defender: defender.id, weapon: weapon.id, problems };
  },
  force: (query) => {
    const { chosen, problems } = chosenBy(FORCE, query);
    return { ...force(chosen), problems };
  },
  unit: (query) => {
    const { chosen, problems } = chosenBy(UNIT, query);
    const { faction, sheet, back } = chosen;
    return {
      faction,
      unit: makeUnitText(sheet),
      back: back && { place: back.place, force: force(back.force) },
      problems,
    };
  },
};
