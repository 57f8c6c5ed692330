/** What a player wishes of this table, remembered in this browser: how the board lies. */

import { makeWishes } from '../../../parts/wishes.ts';

export const useTableSettings = makeWishes('heroes', (kept: { readonly tilted?: unknown }) => ({
  tilted: kept.tilted === true,
}));
