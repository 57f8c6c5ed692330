/** A database of this browser with one store in it. */

import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

export type Held<M extends IDBTransactionMode = 'readwrite'> = IDBPObjectStore<unknown, string[], string, M>;

/** Does all of `work` in one transaction, or nothing of it; its answer when it is on disk. */
export type Within = <M extends 'readonly' | 'readwrite', T>(
  mode: M,
  work: (store: Held<M>) => Promise<T>,
) => Promise<T>;

/** Nothing is opened before it is asked; what the browser has closed or forbidden is asked for again. Pages from the first on have made it so. */
export const makeDatabase = (name: string, storeName: string): Within => {
  let opening: Promise<IDBPDatabase> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  const open = (): Promise<IDBPDatabase> => {
    if (opening !== undefined) return opening;
    opening = openDB(name, undefined, {
      upgrade: (database) => {
        database.createObjectStore(storeName);
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  return async (mode, work) => {
    const transaction = (await open()).transaction(storeName, mode);
    transaction.done.catch(() => {}); // told to who waits for it below
    try {
      const answer = await work(transaction.store);
      await transaction.done;
      return answer;
    } catch (e) {
      if (transaction.error === null) abort(transaction);
      throw e;
    }
  };
};

const abort = (transaction: { abort(): void }): void => {
  try {
    transaction.abort();
  } catch {
    // it has come to its end by itself
  }
};

/** What stands in this range, or everything, by key. */
export const pairsIn = async (
  store: Held<'readonly'>,
  range?: IDBKeyRange,
): Promise<readonly (readonly [string, unknown])[]> => {
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, i) => [String(key), values[i]] as const);
};
