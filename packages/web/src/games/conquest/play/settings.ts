/** What a player wishes of this table, remembered in this browser: the usual standing orders. */

import { type ConquestCommand, conquest, DEFAULT_STANDING, type StandingOrders } from '@muster/conquest';
import { create } from 'zustand';

const KEY = 'muster-conquest-settings';

const parseOrders = (x: unknown): StandingOrders => {
  const read = conquest.parseCommand({
    type: 'standing',
    orders: { ...DEFAULT_STANDING, ...(typeof x === 'object' ? x : {}), rally: [] },
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

/** Said as a new war begins, where they differ from what the game has. */
export const usualOrders = (): readonly ConquestCommand[] => {
  const { orders } = useTableSettings.getState();
  return JSON.stringify(orders) === JSON.stringify(DEFAULT_STANDING) ? [] : [{ type: 'standing', orders }];
};
