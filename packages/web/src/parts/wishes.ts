/** What a player wishes of the tables of one game, remembered in this browser. */

import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** What was kept, whatever it is. */
export type Kept<T> = Partial<Readonly<Record<keyof T, unknown>>>;

export type Wishes<T> = UseBoundStore<StoreApi<T & { readonly change: (to: Partial<T>) => void }>>;

export const wishesKey = (game: string): string => `muster-${game}-settings`;

const keptUnder = (key: string): object => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

/**
 * `parse` gives every field its default where what was kept has none, or a broken one. Fields that it does not know are somebody
 * else's, and stay.
 */
export const makeWishes = <T extends object>(game: string, parse: (kept: Kept<T>) => T): Wishes<T> => {
  const key = wishesKey(game);
  return create<T & { readonly change: (to: Partial<T>) => void }>((set, get) => ({
    ...parse(keptUnder(key)),
    change: (to) => {
      set((before) => ({ ...before, ...to }));
      try {
        localStorage.setItem(key, JSON.stringify({ ...keptUnder(key), ...parse(get()) }));
      } catch {
        // a full or forbidden storage: the choice holds until the page is closed
      }
    },
  }));
};
