/** What a player wishes of this table, remembered in this browser: the usual standing orders. */

import { type CosmicCommand, cosmicCombat, DEFAULT_STANDING, type StandingOrders } from '@muster/cosmic-combat';
import { create } from 'zustand';

const KEY = 'muster-cosmic-combat-settings';

const parseOrders = (x: unknown): StandingOrders => {
  const read = cosmicCombat.parseCommand({
    type: 'standing',
    orders: { ...DEFAULT_STANDING, ...(typeof x === 'object' ? x : {}) },
  });
  return read.ok && read.value.type === 'standing' ? read.value.orders : DEFAULT_STANDING;
};

const read = (): StandingOrders => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return parseOrders(typeof kept === 'object' && kept !== null && 'orders' in kept ? kept.orders : {});
  } catch {
    return DEFAULT_STANDING;
  }
};

interface TableSettings {
  readonly orders: StandingOrders;
  readonly change: (orders: StandingOrders) => void;
}

export const useTableSettings = create<TableSettings>((set) => ({
  orders: read(),
  change: (orders) => {
    set({ orders });
    try {
      localStorage.setItem(KEY, JSON.stringify({ orders }));
    } catch {
      // a full or forbidden storage: the choice holds until the page is closed
    }
  },
}));

/** Said as a new battle begins, where they differ from what the game has. */
export const usualOrders = (): readonly CosmicCommand[] => {
  const { orders } = useTableSettings.getState();
  return JSON.stringify(orders) === JSON.stringify(DEFAULT_STANDING) ? [] : [{ type: 'standing', orders }];
};
