/** What the pages of Grid Battles make of their addresses. */

import { type AddressReaders, told } from '../../../parts/test/addresses.ts';
import { configOf, readChoices } from '../new-battle/choices.ts';
import { readOddsQuery } from '../odds/query.ts';

const SEED = 7;

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { choices, unknown, stray } = readChoices(query, SEED);
    const { players, dice, free } = choices;
    return { ...(configOf(choices) as object), players, dice, chosen: free.chosen, unknown: told(unknown), stray };
  },
  odds: (params) => {
    const { query, unknown } = readOddsQuery(params);
    return { ...query, unknown: told(unknown) };
  },
};
