/** Things kept in this browser by name: forces, warbands. One that cannot be read is left alone and not shown. */

import { parse, type Reader } from '@muster/kernel';
import { useCallback, useEffect, useState } from 'react';
import { makeDatabase } from './database.ts';

export const MOST_SHELF_NAME = 40;

export interface Shelf<K extends { readonly name: string }> {
  /** Replaces one of the same name. */
  keep(kept: K): Promise<void>;
  /** In one transaction; nothing where there is none of this name. */
  change(name: string, by: (kept: K) => K): Promise<void>;
  drop(name: string): Promise<void>;
  /** By name. */
  list(): Promise<readonly K[]>;
}

/** Undefined for what an older or a newer page has kept otherwise. */
export const readKept =
  <T>(read: Reader<T>) =>
  (x: unknown): T | undefined => {
    const parsed = parse(read, x, 'kept');
    return parsed.ok ? parsed.value : undefined;
  };

/** Nothing is opened before it is asked. */
export const makeShelf = <K extends { readonly name: string }>(
  database: string,
  storeName: string,
  parse: (x: unknown) => K | undefined,
): Shelf<K> => {
  const within = makeDatabase(database, storeName);
  return {
    keep: (kept) =>
      within('readwrite', async (store) => {
        await store.put(kept, kept.name);
      }),
    change: (name, by) =>
      within('readwrite', async (store) => {
        const kept = parse(await store.get(name));
        if (kept !== undefined) await store.put(by(kept), name);
      }),
    drop: (name) => within('readwrite', (store) => store.delete(name)),
    list: async () => {
      const all = await within('readonly', (store) => store.getAll());
      return all
        .flatMap((raw) => parse(raw) ?? [])
        .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    },
  };
};

export interface OnShelf<K> {
  /** undefined until they have been read, and where the browser forbids it. */
  readonly kept: readonly K[] | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** Read once, and again after every change. */
export const useShelf = <K extends { readonly name: string }>(shelf: Shelf<K>): OnShelf<K> => {
  const [kept, setKept] = useState<readonly K[]>();
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => {
    shelf.list().then(
      (found) => {
        setKept(found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [shelf]);
  useEffect(reload, [reload]);
  return { kept, failed, reload };
};
