/** What the pages of Magewinds make of their addresses. */

import { battleConfigOf, ODDS } from '@muster/magewinds';
import { type AddressReaders, readAll, told } from '../../../parts/test/addresses.ts';
import { CHOICES } from '../new-battle/choices.ts';
import { DRAFT } from '../warbands/address.ts';

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { chosen, unknown, stray } = readAll(CHOICES, query);
    const { players, dice } = chosen;
    const bands = chosen.bands.map(({ warband }) => warband);
    return { ...battleConfigOf(chosen), players, dice, bands, unknown: told(unknown), stray };
  },
  odds: (query) => {
    const { chosen, unknown } = readAll(ODDS, query);
    return { ...(unknown.length === 0 ? chosen : {}), unknown: told(unknown) };
  },
  warband: (query) => {
    const { chosen, unknown } = readAll(DRAFT, query);
    return { ...chosen, unknown: told(unknown) };
  },
};
