/** What the pages of Magewinds make of their addresses. */

import { type AddressReaders, told } from '../../../parts/test/addresses.ts';
import { configOf, readChoices } from '../new-battle/choices.ts';
import { readOddsQuery } from '../odds/query.ts';
import { readDraft } from '../warbands/address.ts';

export const READERS: AddressReaders = {
  newBattle: (query) => {
    const { choices, unknown, stray } = readChoices(query);
    const { players, dice, bands } = choices;
    return { ...(configOf(choices) as object), players, dice, bands, unknown: told(unknown), stray };
  },
  odds: (params) => {
    const { query, unknown } = readOddsQuery(params);
    return { ...query, unknown: told(unknown) };
  },
  warband: (params) => {
    const { draft, unknown } = readDraft(params);
    return { ...draft, unknown: told(unknown) };
  },
};
