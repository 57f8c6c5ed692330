/** What the pages of Grid Battles make of their addresses. */

import { battleConfigOf, ODDS } from '@muster/grid-battles';
import { type AddressReaders, readAll, told } from '../../../parts/test/addresses.ts';
import { choicesOf } from '../new-battle/choices.ts';

const CHOICES = choicesOf(7);

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { chosen, unknown, stray } = readAll(CHOICES, query);
    const { players, dice, free } = chosen;
    return { ...battleConfigOf(chosen), players, dice, chosen: free.chosen, unknown: told(unknown), stray };
  },
  odds: (query) => {
    const { chosen, unknown } = readAll(ODDS, query);
    return { ...(unknown.length === 0 ? chosen : {}), unknown: told(unknown) };
  },
};
