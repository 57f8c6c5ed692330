/** Things kept in this browser by name: forces, warbands. One that cannot be read is left alone and not shown. */

import { parse, type Reader } from '@muster/kernel';
import { createStore, del, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { useCallback, useEffect, useState } from 'react';

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
  let opened: UseStore | undefined;
  const store = (): UseStore => {
    opened ??= createStore(database, storeName);
    return opened;
  };
  return {
    keep: (kept) => set(kept.name, kept, store()),
    change: (name, by) =>
      store()('readwrite', (held) => {
        held.get(name).onsuccess = ({ target }) => {
          const kept = parse((target as IDBRequest).result);
          if (kept !== undefined) held.put(by(kept), name);
        };
        return promisifyRequest(held.transaction);
      }),
    drop: (name) => del(name, store()),
    list: async () => {
      const all = await entries<string, unknown>(store());
      return all
        .flatMap(([, raw]) => parse(raw) ?? [])
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
