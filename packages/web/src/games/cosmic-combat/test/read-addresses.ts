/** What the pages of Cosmic Combat make of their addresses. */

import { makeShipText, type ShipSheet } from '@muster/cosmic-combat';
import type { AddressReaders } from '../../../parts/test/addresses.ts';
import { type FleetDraft, readFleetDraft, readShipDraft } from '../fleet/address.ts';
import { readChoices } from '../new-battle/choices.ts';
import { readOddsQuery } from '../odds/query.ts';

const texts = (ships: readonly ShipSheet[]) => ships.map(makeShipText);
const fleet = ({ ships, ...rest }: FleetDraft) => ({ ...rest, ships: texts(ships) });

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { choices, problems } = readChoices(query);
    const seats = choices.seats.map(({ own, ...seat }) => ({
      ...seat,
      own: own && { ...own, ships: texts(own.ships) },
    }));
    return { ...choices, seats: undefined, ...{ ...seats }, problems };
  },
  odds: (query) => {
    const {
      query: { attacker, defender, ...rest },
      problems,
    } = readOddsQuery(query);
    return { ...rest, attacker: attacker.id, defender: defender.id, problems };
  },
  fleet: (query) => {
    const { draft, problems } = readFleetDraft(query);
    return { ...fleet(draft), problems };
  },
  ship: (query) => {
    const { draft, problems, back } = readShipDraft(query);
    return {
      faction: draft.faction,
      ship: makeShipText(draft),
      back: back && { place: back.place, fleet: fleet(back.force) },
      problems,
    };
  },
};
