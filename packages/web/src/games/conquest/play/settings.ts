/** What a player wishes of this table, remembered in this browser: the usual standing orders. */

import { type ConquestCommand, conquest, DEFAULT_STANDING, type StandingOrders } from '@muster/conquest';
import { ordersToGive, remembered } from '../../../dwethia/play/remembered.ts';

const parseOrders = (x: unknown): StandingOrders => {
  const read = conquest.parseCommand({
    type: 'standing',
    orders: { ...DEFAULT_STANDING, ...(typeof x === 'object' ? x : {}), rally: [] },
  });
  return read.ok && read.value.type === 'standing' ? read.value.orders : DEFAULT_STANDING;
};

export const useTableSettings = remembered('muster-conquest-settings', (kept: { readonly orders?: unknown }) => ({
  orders: parseOrders(kept.orders),
}));

export const usualOrders = (): readonly ConquestCommand[] =>
  ordersToGive(useTableSettings.getState().orders, DEFAULT_STANDING, (orders) => ({ type: 'standing', orders }));
