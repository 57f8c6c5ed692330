/** What a player wishes of this table, remembered in this browser: how the board lies, and the usual standing orders. */

import { DEFAULT_ORDERS, type HeroesCommand, heroes, type Orders } from '@muster/heroes';
import { create } from 'zustand';

const KEY = 'muster-heroes-settings';

interface Remembered {
  readonly tilted: boolean;
  readonly orders: Orders;
}

const parseOrders = (x: unknown): Orders => {
  const read = heroes.parseCommand({
    type: 'orders',
    orders: { ...DEFAULT_ORDERS, ...(typeof x === 'object' ? x : {}) },
  });
  return read.ok && read.value.type === 'orders' ? read.value.orders : DEFAULT_ORDERS;
};

const parseRemembered = (x: unknown): Remembered => {
  const given = (typeof x === 'object' && x !== null ? x : {}) as Partial<Record<keyof Remembered, unknown>>;
  return { tilted: given.tilted === true, orders: parseOrders(given.orders) };
};

const read = (): Remembered => {
  try {
    return parseRemembered(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return parseRemembered({});
  }
};

interface TableSettings extends Remembered {
  readonly change: (to: Partial<Remembered>) => void;
}

export const useTableSettings = create<TableSettings>((set, get) => ({
  ...read(),
  change: (to) => {
    set(to);
    try {
      localStorage.setItem(KEY, JSON.stringify(parseRemembered(get())));
    } catch {
      // a full or forbidden storage: the choice holds until the page is closed
    }
  },
}));

export const useTilt = (): { readonly tilted: boolean; readonly choose: (tilted: boolean) => void } => {
  const tilted = useTableSettings((s) => s.tilted);
  const change = useTableSettings((s) => s.change);
  return { tilted, choose: (to) => change({ tilted: to }) };
};

/** Said as a new battle begins, where they differ from what the game has. */
export const usualOrders = (): readonly HeroesCommand[] => {
  const { orders } = useTableSettings.getState();
  return JSON.stringify(orders) === JSON.stringify(DEFAULT_ORDERS) ? [] : [{ type: 'orders', orders }];
};
