/**
 * A transaction on a connection of its own. The driver has one too (`sql.begin`), but when its connection is lost on the way it still sends
 * a rollback over it, and that ends the process (version 3.4.9, https://github.com/porsager/postgres/issues/1208).
 */

import type postgres from 'postgres';
import type { Sql } from './open.ts';

export type Transaction = postgres.ReservedSql<{ bigint: number }>;

/** The connection is gone, or about to be: nothing may be sent over it, and it finds its way back by itself. */
const isLineLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(CONNECTION_|E[A-Z]+$|57P0[123]$|08)/.test(String(error.code));

/** Gives the connection back, unless it is gone. */
export const putBack = async (own: Transaction, end: () => Promise<unknown>): Promise<void> => {
  try {
    await end();
  } catch (error) {
    if (isLineLost(error)) return;
    throw error;
  }
  own.release();
};

/** So long, in milliseconds, a connection is waited for. */
const PATIENCE_MS = 10_000;

/** A connection of its own. One that is lost just after it was made leaves the driver's promise open: it is not waited for long. */
const reserve = (sql: Sql): Promise<Transaction> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(Object.assign(new Error('no connection came in time'), { code: 'CONNECT_TIMEOUT' }));
    }, PATIENCE_MS);
    sql
      .reserve()
      .then((own) => (isLate ? own.release() : resolve(own)))
      .catch(reject)
      .finally(() => clearTimeout(timer));
  });

/** Committed when `run` is fulfilled, rolled back when it is rejected. */
export const inTransaction = async <R>(sql: Sql, run: (transaction: Transaction) => Promise<R>): Promise<R> => {
  const own = await reserve(sql);
  try {
    await own`BEGIN`;
    const result = await run(own);
    await own`COMMIT`;
    own.release();
    return result;
  } catch (error) {
    if (!isLineLost(error)) await putBack(own, () => own`ROLLBACK`);
    throw error;
  }
};
