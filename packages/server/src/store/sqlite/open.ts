/** The file of an embedded database: made for its owner's eyes alone, safe against power cuts, with the tables of this version. */

import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import Database from 'libsql';
import Beside from 'libsql/promise';
import { type StorePoint, StoreProblem } from '../store.ts';
import { MIGRATIONS } from './migrations.ts';

/** As long as this, in milliseconds, another program may keep the file to itself. */
const PATIENCE = 5000;

/** A folder, or a file whose name ends in `.db`. */
export const fileIn = (place: string): string => resolve(extname(place) === '.db' ? place : join(place, 'muster.db'));

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Throws where there is no database. */
export const findFile = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) throw new StoreProblem('broken', `There is no database ${file}.`);
};

/** An empty file that only its owner may read: a new database. */
const makeEmpty = async (file: string): Promise<void> => {
  const handle = await open(file, 'wx', 0o600);
  await handle.close();
};

/**
 * Seeds and sealed forces stand in it: nobody else may read it. A folder that was there before keeps its rights. A file that is there
 * is not opened here: to close it again would take the locks of SQLite from this process, and two would think that they are alone.
 */
export const makeFile = async (file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await makeEmpty(file).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
};

const pragma = (db: Database.Database, name: string): unknown => {
  const [row] = db.pragma(name) as readonly object[];
  return row === undefined ? undefined : Object.values(row)[0];
};

const FULL = 2;

/** Why what is acknowledged might be lost with the power; undefined where it cannot. */
export const weaknessOf = (journal: unknown, synchronous: unknown): string | undefined => {
  if (journal !== 'wal') return `its journal is "${journal}" and must be "wal", which network disks do not offer`;
  if (typeof synchronous !== 'number' || synchronous < FULL)
    return `its setting synchronous is ${synchronous} and must be ${FULL} (FULL)`;
  return undefined;
};

const refuseWeak = (file: string, journal: unknown, synchronous: unknown): void => {
  const weakness = weaknessOf(journal, synchronous);
  if (weakness !== undefined)
    throw new StoreProblem('weak', `The database ${file} would not keep what it acknowledges: ${weakness}.`);
};

const makeSafe = (db: Database.Database, file: string): void => {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  refuseWeak(file, pragma(db, 'journal_mode'), pragma(db, 'synchronous'));
};

const namesOf = (db: Database.Database): readonly string[] =>
  (db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all() as { readonly name: string }[]).map(
    ({ name }) => name,
  );

/** How many steps its tables have taken. */
const versionOf = (db: Database.Database, file: string): number => {
  const names = namesOf(db);
  if (names.includes('schema_version'))
    return (db.prepare('SELECT version FROM schema_version').get() as { readonly version: number }).version;
  if (names.length > 0)
    throw new StoreProblem('broken', `The file ${file} is a database of another program: give another place.`);
  db.exec('CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT; INSERT INTO schema_version VALUES (0)');
  return 0;
};

/** Tables are neither made nor changed for who only wants to look: another server may be at them. */
const refuseOlder = (version: number, file: string): void => {
  if (version < MIGRATIONS.length)
    throw new StoreProblem(
      'older',
      `The database ${file} has tables of an older version (${version}, this program knows ${MIGRATIONS.length}): start the server of this version once, or use the older program.`,
    );
};

const migrate = (db: Database.Database, file: string, at: (point: StorePoint) => void, asItIs: boolean): void => {
  const version = versionOf(db, file);
  if (version > MIGRATIONS.length)
    throw new StoreProblem(
      'newer',
      `The database ${file} was written by a newer version of this program (its tables have version ${version}, this program knows ${MIGRATIONS.length}): use that version, or another place.`,
    );
  if (asItIs) refuseOlder(version, file);
  if (version === MIGRATIONS.length) return;
  for (const step of MIGRATIONS.slice(version)) {
    db.exec(step);
    at('inMigration');
  }
  db.prepare('UPDATE schema_version SET version = ?').run(MIGRATIONS.length);
};

/** All of `work`, or nothing. */
export const inTransaction = <R>(db: Database.Database, kind: 'DEFERRED' | 'IMMEDIATE', work: () => R): R => {
  db.exec(`BEGIN ${kind}`);
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // Some failures have ended it already.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
};

export interface FileTerms {
  /** The file grows no larger, in pages of 4,096 bytes; without it, as large as its disk. */
  readonly mostPages?: number;
  /** It must be there with the tables of this version: none are made or changed. */
  readonly asItIs?: boolean;
}

/** An open connection to a database that keeps what it acknowledges and has the tables of this version. */
export const openFile = (
  file: string,
  at: (point: StorePoint) => void,
  { mostPages, asItIs = false }: FileTerms,
): Database.Database => {
  const db = new Database(file, { timeout: PATIENCE });
  try {
    makeSafe(db, file);
    inTransaction(db, 'IMMEDIATE', () => migrate(db, file, at, asItIs));
    if (mostPages !== undefined) db.pragma(`max_page_count = ${Math.trunc(mostPages)}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Done at once. */
export interface Statement {
  run(...values: readonly unknown[]): unknown;
  get(...values: readonly unknown[]): unknown;
}

/** A connection for one writer: while the disk takes what `exec` commits, this process goes on. */
export interface Writer {
  readonly inTransaction: boolean;
  prepare(sql: string): Promise<Statement>;
  exec(sql: string): Promise<void>;
  close(): void;
}

/** A second connection to a file that `openFile` has opened before. */
export const openWriter = async (file: string, { mostPages }: FileTerms): Promise<Writer> => {
  const db = new Beside(file, { timeout: PATIENCE }) as unknown as Writer;
  try {
    const settings = ['synchronous = FULL', 'foreign_keys = ON'];
    if (mostPages !== undefined) settings.push(`max_page_count = ${Math.trunc(mostPages)}`);
    for (const setting of settings) (await db.prepare(`PRAGMA ${setting}`)).get();
    const read = async (name: string): Promise<unknown> =>
      Object.values((await db.prepare(`PRAGMA ${name}`)).get() as object)[0];
    refuseWeak(file, await read('journal_mode'), await read('synchronous'));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** A connection that sees the database as it is now, until it ends its transaction. */
export const openStill = (file: string): Database.Database => {
  const db = new Database(file, { timeout: PATIENCE });
  db.exec('BEGIN DEFERRED');
  // What it sees is settled by the first thing that is read.
  versionOf(db, file);
  return db;
};
