/** Things kept in this browser by name: forces, warbands. One that cannot be read is left alone and not shown. */

import { fields, oneOf, parse, text } from '@muster/kernel';
import { useCallback, useEffect, useState } from 'react';
import { makeDatabase } from './database.ts';

export const MOST_SHELF_NAME = 40;

/** Something that is kept; its form has a number. */
export interface Kept {
  readonly version: 1;
  readonly name: string;
}

export interface Shelf<K extends { readonly name: string }> {
  /** Replaces one of the same name. */
  keep(kept: K): Promise<void>;
  /** In one transaction; nothing where there is none of this name. */
  change(name: string, by: (kept: K) => K): Promise<void>;
  drop(name: string): Promise<void>;
  /** By name. */
  list(): Promise<readonly K[]>;
}

type Readers<K extends object> = Parameters<typeof fields<K>>[0];

/** Reads something that is kept, which has these parts; undefined for what an older or a newer page has kept otherwise. */
export const readKept = <K extends Kept>(parts: Omit<Readers<K>, keyof Kept>) => {
  const read = fields<K>({ version: oneOf([1]), name: text(MOST_SHELF_NAME), ...parts } as unknown as Readers<K>);
  return (x: unknown): K | undefined => {
    const parsed = parse(read, x, 'kept');
    return parsed.ok && parsed.value.name !== '' ? parsed.value : undefined;
  };
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
