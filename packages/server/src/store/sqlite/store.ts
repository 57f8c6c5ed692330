/** Matches in one file, for a server of one machine: SQLite, by libsql. */

import type { MatchId } from '@muster/protocol';
import type Database from 'libsql';
import type { Job } from '../batch.ts';
import { doorOf } from '../door.ts';
import { grouping } from '../grouping.ts';
import { listeners } from '../listeners.ts';
import type { Elsewhere, Still, Store, StorePoint, Written } from '../store.ts';
import { writingBy } from '../writing.ts';
import { besidesWriting } from './besides.ts';
import { livingBy } from './living.ts';
import { type FileTerms, fileIn, findFile, makeFile, openFile, openStill, openWriter, type Writer } from './open.ts';
import { problemOf } from './problems.ts';
import { readingOf } from './reading.ts';
import { groupWriter } from './writing.ts';

export interface SqliteOptions extends FileTerms {
  /** Called at these points, so that a test can kill the process there. */
  readonly at?: (point: StorePoint) => void;
  /** Called after every commit, with how many entries of logs are in it. */
  readonly onCommit?: (rows: number) => void;
}

/** Leaves nothing but the database's own file, where nobody else has it open. The next start would do it too. */
const tidy = (db: Database.Database): void => {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // No room, or another is at it: all of it is in the journal, and safe there.
  }
};

/** On a connection of its own, which sees nothing of what is committed after it has begun to read. */
const stillOf = (file: string): Still => {
  const db = openStill(file);
  const door = doorOf(file, problemOf);
  return {
    ...readingOf(db, door),
    close: async () => {
      if (!door.close()) return;
      db.exec('ROLLBACK');
      db.close();
    },
  };
};

/** Two connections: what is read, and what is seldom written, waits for no disk that takes a group. */
const storeOf = async (
  db: Database.Database,
  writer: Writer,
  file: string,
  { at = () => undefined, onCommit }: SqliteOptions,
): Promise<Store> => {
  const door = doorOf(file, problemOf);
  const heard = listeners<[MatchId, Elsewhere]>();
  const { write, forget } = await groupWriter(writer, at);

  const commit = async (jobs: readonly Job[]): Promise<readonly Written[]> => {
    const { answers, batch } = await write(jobs);
    at('afterCommit');
    onCommit?.(batch.rows.length);
    for (const match of batch.changed) heard.tell(match, 'no');
    return answers;
  };
  const group = grouping<Job, Written>((jobs) => door.through(() => commit(jobs)));

  return {
    ...readingOf(db, door),
    ...besidesWriting(db, door, forget),
    ...writingBy((make) => door.through(() => group.add(make()))),
    ...livingBy(db, door),
    isShared: false,
    changes: heard.add,
    call: () => {}, // there is no other node
    calls: () => () => {},
    still: () => door.through(() => stillOf(file)),
    close: async () => {
      await group.settled();
      if (!door.close()) return;
      writer.close();
      tidy(db);
      db.close();
    },
  };
};

/** `place`: a folder, or a file whose name ends in `.db`. Made where there is none. */
export const openSqlite = async (place: string, options: SqliteOptions = {}): Promise<Store> => {
  const file = fileIn(place);
  const at = options.at ?? (() => undefined);
  try {
    await (options.asItIs ? findFile(file) : makeFile(file));
    const db = openFile(file, at, options);
    const writer = await openWriter(file, options).catch((error: unknown) => {
      db.close();
      throw error;
    });
    return await storeOf(db, writer, file, options);
  } catch (error) {
    throw problemOf(error, file);
  }
};
