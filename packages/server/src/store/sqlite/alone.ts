/**
 * One server for a file: two would not hear of one another, and what is played on one would stand still on the other. What is locked is
 * a file beside the database, so that it can be backed up and looked at meanwhile; the lock ends with the process, however that ends.
 */

import Database from 'libsql';
import { makeFile } from './open.ts';
import { problemOf } from './problems.ts';

/** As long as this, in milliseconds, one that is just going down is waited for. */
const PATIENCE = 2000;

/** What is returned gives the place free again. Throws a `StoreProblem` where another server is at it. */
export const beAlone = async (file: string): Promise<() => void> => {
  const beside = `${file}-server`;
  try {
    await makeFile(beside);
    const db = new Database(beside, { timeout: PATIENCE });
    try {
      db.exec('BEGIN EXCLUSIVE');
      return () => db.close();
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw problemOf(error, file);
  }
};
