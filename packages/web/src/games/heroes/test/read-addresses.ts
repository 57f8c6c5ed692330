/** What the pages of Heroes make of their addresses. */

import type { UnitSheet } from '@muster/heroes';
import type { AddressReaders } from '../../../parts/test/addresses.ts';
import { type ForceDraft, readForceDraft, readUnitDraft } from '../force/address.ts';
import { unitText } from '../force/unit-text.ts';
import { readChoices } from '../new-battle/choices.ts';
import { readOddsQuery } from '../odds/query.ts';

const texts = (units: readonly UnitSheet[] | null) => units?.map(unitText) ?? null;
const force = ({ units, ...rest }: ForceDraft) => ({ ...rest, units: texts(units) });

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { choices, problems } = readChoices(query);
    const seats = choices.seats.map(({ units, ...seat }) => ({ ...seat, units: texts(units) }));
    return { ...choices, seats: undefined, ...{ ...seats }, problems };
  },
  odds: (query) => {
    const {
      query: { attacker, defender, weapon, ...rest },
      problems,
    } = readOddsQuery(query);
    return { ...rest, attacker: attacker.id, defender: defender.id, weapon: weapon.id, problems };
  },
  force: (query) => {
    const { draft, problems } = readForceDraft(query);
    return { ...force(draft), problems };
  },
  unit: (query) => {
    const { draft, problems, back } = readUnitDraft(query);
    return {
      faction: draft.faction,
      unit: unitText(draft),
      back: back && { place: back.place, force: force(back.force) },
      problems,
    };
  },
};
