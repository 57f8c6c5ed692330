/** What the pages of Cosmic Combat make of their addresses. */

import { makeShipText, ODDS, type ShipSheet } from '@muster/cosmic-combat';
import { type AddressReaders, chosenBy } from '../../../parts/test/addresses.ts';
import { FLEET, type FleetDraft, SHIP } from '../fleet/address.ts';
import { CHOICES } from '../new-battle/choices.ts';

const texts = (ships: readonly ShipSheet[]) => ships.map(makeShipText);
const fleet = ({ ships, ...rest }: FleetDraft) => ({ ...rest, ships: texts(ships) });

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { chosen, problems } = chosenBy(CHOICES, query);
    const seats = chosen.seats.map(({ own, ...seat }) => ({
      ...seat,
      own: own && { ...own, ships: texts(own.ships) },
    }));
    return { ...chosen, seats: undefined, ...{ ...seats }, problems };
  },
  odds: (query) => {
    const { chosen, problems } = chosenBy(ODDS, query);
    const { attacker, defender, ...rest } = chosen;
    return { ...rest, attacker: attacker.id, defender: defender.id, problems };
  },
  fleet: (query) => {
    const { chosen, problems } = chosenBy(FLEET, query);
    return { ...fleet(chosen), problems };
  },
  ship: (query) => {
    const { chosen, problems } = chosenBy(SHIP, query);
    const { faction, sheet, back } = chosen;
    return {
      faction,
      ship: makeShipText(sheet),
      back: back && { place: back.place, fleet: fleet(back.force) },
      problems,
    };
  },
};
