/** What a player wishes of this table, remembered in this browser: how the board lies, and the usual standing orders. */

import { DEFAULT_ORDERS, type HeroesCommand, heroes, type Orders } from '@muster/heroes';
import { ordersToGive, remembered } from '../../../dwethia/play/remembered.ts';

const parseOrders = (x: unknown): Orders => {
  const read = heroes.parseCommand({
    type: 'orders',
    orders: { ...DEFAULT_ORDERS, ...(typeof x === 'object' ? x : {}) },
  });
  return read.ok && read.value.type === 'orders' ? read.value.orders : DEFAULT_ORDERS;
};

interface Kept {
  readonly tilted?: unknown;
  readonly orders?: unknown;
}

export const useTableSettings = remembered('muster-heroes-settings', (kept: Kept) => ({
  tilted: kept.tilted === true,
  orders: parseOrders(kept.orders),
}));

export const useTilt = (): { readonly tilted: boolean; readonly choose: (tilted: boolean) => void } => {
  const tilted = useTableSettings((s) => s.tilted);
  const change = useTableSettings((s) => s.change);
  return { tilted, choose: (to) => change({ tilted: to }) };
};

export const usualOrders = (): readonly HeroesCommand[] =>
  ordersToGive(useTableSettings.getState().orders, DEFAULT_ORDERS, (orders) => ({ type: 'orders', orders }));
