/** A group of jobs as one transaction: the matches are locked, judged, and what holds is written, many rows to a statement. */

import type { MatchId } from '@muster/protocol';
import { type Batch, idsOf, type Job, type Judged, judge, type Kept } from '../batch.ts';
import { CHECKPOINTS, type StorePoint } from '../store.ts';
import type { Sql } from './open.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/**
 * What is kept of these matches and shares, locked until the commit. The counts are asked for in a statement of its own: one that
 * has waited for a lock still sees other tables as they were before.
 */
const keptOf = async (sql: Transaction, jobs: readonly Job[]): Promise<Kept> => {
  const { matches, shares } = idsOf(jobs);
  const [, kept, owners] = await Promise.all([
    sql`SELECT 1 FROM muster.matches WHERE id = ANY (${sql.array([...matches])}) ORDER BY id FOR NO KEY UPDATE`,
    sql<{ id: MatchId; version: number; count: number; opened: boolean }[]>`
      SELECT id, version, coalesce((SELECT max(n) + 1 FROM muster.entries WHERE match = id), 0) AS count,
        EXISTS (SELECT FROM muster.openings WHERE match = id) AS opened
      FROM muster.matches WHERE id = ANY (${sql.array([...matches])})`,
    shares.length === 0
      ? []
      : sql<{ id: string; owner: string }[]>`
          SELECT id, owner FROM muster.shares WHERE id = ANY (${sql.array([...shares])}) ORDER BY id FOR UPDATE`,
  ]);
  return {
    matches: new Map(kept.map(({ id, ...match }) => [id, match])),
    shares: new Map(owners.map(({ id, owner }) => [id, owner])),
  };
};

/** The statements for what there is to write, in their order; they are sent without waiting for each other. */
const statements = (sql: Transaction, batch: Batch): readonly Promise<unknown>[] => {
  const withHead = new Set(batch.heads.concat(batch.created).map(({ id }) => id));
  const headless = batch.changed.filter((match) => !withHead.has(match)).map((match) => ({ match }));
  const unshared = batch.unshared.map((id) => ({ id }));
  /** Many rows as one parameter. */
  const json = (rows: readonly object[]) => sql`json_to_recordset(${JSON.stringify(rows)}::text::json)`;
  const head = sql`x (id text, version integer, game text, status text, created bigint, changed bigint, room text)`;
  const asked: readonly (readonly [rows: readonly object[], statement: () => Promise<unknown>])[] = [
    [
      batch.created,
      () => sql`
        INSERT INTO muster.matches (id, version, game, status, created, changed, room)
        SELECT id, version, game, status, created, changed, room FROM ${json(batch.created)} AS ${head}`,
    ],
    [
      batch.heads,
      () => sql`
        UPDATE muster.matches AS kept SET version = x.version, game = x.game, status = x.status, created = x.created,
          changed = x.changed, room = x.room, xact = pg_current_xact_id()
        FROM ${json(batch.heads)} AS ${head} WHERE kept.id = x.id`,
    ],
    [
      headless,
      () => sql`
        UPDATE muster.matches AS kept SET xact = pg_current_xact_id()
        FROM ${json(headless)} AS x (match text) WHERE kept.id = x.match`,
    ],
    [
      batch.openings,
      () => sql`
        INSERT INTO muster.openings (match, header, setup, told)
        SELECT match, header, setup, told FROM ${json(batch.openings)}
          AS x (match text, header text, setup text, told text)`,
    ],
    [
      batch.rows,
      () => sql`
        INSERT INTO muster.entries (match, n, seat, sender, gone, noticed, entry, told)
        SELECT match, n, seat, sender, gone, noticed, entry, told FROM ${json(batch.rows)}
          AS x (match text, n integer, seat integer, sender text, gone text, noticed text, entry text, told text)`,
    ],
    [
      batch.dropped,
      () => sql`
        DELETE FROM muster.keys AS kept USING ${json(batch.dropped)} AS x (match text, hash text)
        WHERE kept.match = x.match AND kept.hash = x.hash`,
    ],
    [
      batch.keys,
      () => sql`
        INSERT INTO muster.keys (match, hash, kind, seat, until)
        SELECT match, hash, kind, seat, until FROM ${json(batch.keys)}
          AS x (match text, hash text, kind text, seat integer, until bigint)`,
    ],
    [
      unshared,
      () => sql`DELETE FROM muster.shares AS kept USING ${json(unshared)} AS x (id text) WHERE kept.id = x.id`,
    ],
    [
      batch.shares,
      () => sql`
        INSERT INTO muster.shares (id, kind, created, owner, bytes, body)
        SELECT id, kind, created, owner, bytes, body FROM ${json(batch.shares)}
          AS x (id text, kind text, created bigint, owner text, bytes integer, body text)`,
    ],
  ];
  return asked.filter(([rows]) => rows.length > 0).map(([, statement]) => statement());
};

const writeCheckpoints = async (
  sql: Transaction,
  { checkpoints }: Batch,
  at: (point: StorePoint) => void,
): Promise<void> => {
  if (checkpoints.length === 0) return;
  await sql`
    INSERT INTO muster.checkpoints (match, count, body)
    SELECT match, count, body FROM json_to_recordset(${JSON.stringify(checkpoints)}::text::json)
      AS x (match text, count integer, body text)
    ON CONFLICT (match, count) DO UPDATE SET body = excluded.body`;
  at('inCheckpoint');
  await sql`
    DELETE FROM muster.checkpoints AS kept WHERE match = ANY (${sql.array(checkpoints.map(({ match }) => match))}) AND count <
      (SELECT count FROM muster.checkpoints WHERE match = kept.match ORDER BY count DESC OFFSET ${CHECKPOINTS - 1} LIMIT 1)`;
};

/** Two nodes made the same match or share at once, or stood in each other's way: who comes second finds what the first has made. */
const isRivalry = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['23505', '40001', '40P01'].includes(String(error.code));

const TRIES = 5;

export const writeGroup = async (
  sql: Sql,
  jobs: readonly Job[],
  at: (point: StorePoint) => void,
  tries = TRIES,
): Promise<Judged> => {
  try {
    return await inTransaction(sql, async (transaction) => {
      const judged = judge(jobs, await keptOf(transaction, jobs));
      await Promise.all(statements(transaction, judged.batch));
      await writeCheckpoints(transaction, judged.batch, at);
      at('beforeCommit');
      return judged;
    });
  } catch (error) {
    if (tries === 1 || !isRivalry(error)) throw error;
    return writeGroup(sql, jobs, at, tries - 1);
  }
};
