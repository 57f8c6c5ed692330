/** What a player wishes of this table, remembered in this browser: how the board lies. */

import { makeWishes } from '../../../parts/wishes.ts';

const useTableSettings = makeWishes('heroes', (kept: { readonly tilted?: unknown }) => ({
  tilted: kept.tilted === true,
}));

export const useTilt = (): { readonly tilted: boolean; readonly choose: (tilted: boolean) => void } => {
  const tilted = useTableSettings((s) => s.tilted);
  const change = useTableSettings((s) => s.change);
  return { tilted, choose: (to) => change({ tilted: to }) };
};
