/** The way to a PostgreSQL database that keeps what it acknowledges and has the tables of this version. */

import postgres from 'postgres';
import { type StorePoint, StoreProblem } from '../store.ts';
import { outliveForgotten } from './forgotten.ts';
import { MIGRATIONS } from './migrations.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** Numbers of 64 bits are counts and times here: none is too large for a number. */
export type Sql = postgres.Sql<{ bigint: number }>;

const INT8 = 20;

/** Seconds to wait before connecting again: soon, then at most about one. */
const backoff = (retries: number): number => Math.min(0.05 * 2 ** retries, 1) * (0.5 + Math.random() / 2);

export const connect = (url: string, connections: number): Sql => {
  outliveForgotten();
  try {
    return postgres(url, {
      max: connections,
      backoff,
      connect_timeout: 10,
      connection: { application_name: 'muster' },
      onnotice: () => {},
      types: {
        bigint: {
          to: INT8,
          from: [INT8],
          parse: (text: string) => Number(text),
          serialize: (value: number) => String(value),
        },
      },
    });
  } catch (error) {
    // The address may hold a password: it is not repeated.
    throw new StoreProblem(
      'broken',
      'The address of the database cannot be read: postgres://user:password@host:5432/name.',
      error,
    );
  }
};

/** Where it is, without user and password. */
export const placeOf = ({ options: { host, port, database } }: Sql): string =>
  `${host.join()}:${port.join()}/${database}`;

/** Why what is acknowledged might be lost with the power; undefined where it cannot. */
export const weaknessOf = (fsync: string, synchronousCommit: string): string | undefined => {
  if (fsync !== 'on') return `its setting fsync is "${fsync}" and must be "on"`;
  if (synchronousCommit === 'off')
    return 'its setting synchronous_commit is "off" and must be "on", or at least "local"';
  return undefined;
};

const refuseWeak = async (sql: Transaction, place: string): Promise<void> => {
  const [row] = await sql<{ fsync: string; commit: string }[]>`
    SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`;
  const weakness = weaknessOf(row!.fsync, row!.commit);
  if (weakness !== undefined)
    throw new StoreProblem('weak', `The database ${place} would not keep what it acknowledges: ${weakness}.`);
};

/** Any number that no other program is likely to lock: "muster" as letters of a telephone. */
const LOCK = 687837;

/** How many steps its tables have taken. */
const versionOf = async (sql: Transaction): Promise<number> => {
  const [made] = await sql<{ made: boolean }[]>`SELECT to_regclass('muster.schema_version') IS NOT NULL AS made`;
  if (!made!.made) {
    await sql`CREATE SCHEMA IF NOT EXISTS muster`;
    await sql`CREATE TABLE muster.schema_version (version integer NOT NULL)`;
    await sql`INSERT INTO muster.schema_version VALUES (0)`;
  }
  const [row] = await sql<{ version: number }[]>`SELECT version FROM muster.schema_version`;
  return row!.version;
};

/** Throws where there are no tables of this version, and makes none: another server may be at them. */
const refuseOlder = async (sql: Transaction, place: string): Promise<void> => {
  const [made] = await sql<{ made: boolean }[]>`SELECT to_regclass('muster.schema_version') IS NOT NULL AS made`;
  if (!made!.made) throw new StoreProblem('broken', `There are no tables of this program in the database ${place}.`);
  const version = await versionOf(sql);
  if (version < MIGRATIONS.length)
    throw new StoreProblem(
      'older',
      `The database ${place} has tables of an older version (${version}, this program knows ${MIGRATIONS.length}): start the server of this version once, or use the older program.`,
    );
};

const migrate = async (sql: Transaction, place: string, at: (point: StorePoint) => void): Promise<void> => {
  const version = await versionOf(sql);
  if (version > MIGRATIONS.length)
    throw new StoreProblem(
      'newer',
      `The database ${place} was written by a newer version of this program (its tables have version ${version}, this program knows ${MIGRATIONS.length}): use that version, or another database.`,
    );
  for (const step of MIGRATIONS.slice(version)) {
    await sql.unsafe(step);
    at('inMigration');
  }
  if (version < MIGRATIONS.length) await sql`UPDATE muster.schema_version SET version = ${MIGRATIONS.length}`;
};

/** Numbers of transactions from another cluster, which a restored dump may hold, would make every match look new for ever. */
const forgetForeignTransactions = (sql: Transaction) =>
  sql`UPDATE muster.matches SET xact = pg_current_xact_id() WHERE xact > pg_current_xact_id()`;

/** One node at a time; the others wait for it. */
export const prepareDatabase = async (sql: Sql, at: (point: StorePoint) => void, asItIs = false): Promise<void> => {
  const place = placeOf(sql);
  await inTransaction(sql, async (transaction) => {
    await refuseWeak(transaction, place);
    await transaction`SELECT pg_advisory_xact_lock(${LOCK})`;
    if (asItIs) await refuseOlder(transaction, place);
    await migrate(transaction, place, at);
    await forgetForeignTransactions(transaction);
  });
};
