/** What a player wishes of the tables of one game, remembered in this browser. */

import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** What was kept, whatever it is. */
type Kept<T> = Partial<Readonly<Record<keyof T, unknown>>>;

type Remembered<T> = T & { readonly change: (to: Partial<T>) => void };

/** `parse` gives every field its default where what was kept has none, or a broken one. */
export const remembered = <T extends object>(
  key: string,
  parse: (kept: Kept<T>) => T,
): UseBoundStore<StoreApi<Remembered<T>>> => {
  const read = (): T => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      return parse(typeof kept === 'object' && kept !== null ? kept : {});
    } catch {
      return parse({});
    }
  };
  return create<Remembered<T>>((set, get) => ({
    ...read(),
    change: (to) => {
      set((before) => ({ ...before, ...to }));
      try {
        localStorage.setItem(key, JSON.stringify(parse(get())));
      } catch {
        // a full or forbidden storage: the choice holds until the page is closed
      }
    },
  }));
};

/** Standing orders are said as a new battle begins where they differ from what the game has. */
export const ordersToGive = <O, C>(orders: O, given: O, command: (orders: O) => C): readonly C[] =>
  JSON.stringify(orders) === JSON.stringify(given) ? [] : [command(orders)];
