/** What a player wishes of this table, remembered in this browser: the usual standing orders. */

import { type CosmicCommand, cosmicCombat, DEFAULT_STANDING, type StandingOrders } from '@muster/cosmic-combat';
import { ordersToGive, remembered } from '../../../dwethia/play/remembered.ts';

const parseOrders = (x: unknown): StandingOrders => {
  const read = cosmicCombat.parseCommand({
    type: 'standing',
    orders: { ...DEFAULT_STANDING, ...(typeof x === 'object' ? x : {}) },
  });
  return read.ok && read.value.type === 'standing' ? read.value.orders : DEFAULT_STANDING;
};

export const useTableSettings = remembered('muster-cosmic-combat-settings', (kept: { readonly orders?: unknown }) => ({
  orders: parseOrders(kept.orders),
}));

export const usualOrders = (): readonly CosmicCommand[] =>
  ordersToGive(useTableSettings.getState().orders, DEFAULT_STANDING, (orders) => ({ type: 'standing', orders }));
