/** A group of jobs as one transaction: the matches are locked, judged, and what holds is written, many rows to a statement. */

import type { MatchId } from '@muster/protocol';
import { type Batch, idsOf, type Job, type Judged, judge, type Kept } from '../batch.ts';
import { entryColumns, headColumns, openingColumns, shareColumns } from '../columns.ts';
import { CHECKPOINTS, type StorePoint } from '../store.ts';
import type { Sql, Transaction } from './open.ts';

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
  /** Many rows as one parameter. */
  const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::text::json`;
  const sent: Promise<unknown>[] = [];
  const each = <T>(
    items: readonly T[],
    columns: (item: T) => object,
    statement: (rows: readonly object[]) => Promise<unknown>,
  ) => {
    if (items.length > 0) sent.push(statement(items.map(columns)));
  };
  const withHead = new Set(batch.heads.concat(batch.created).map(({ match }) => match));

  each(
    batch.created,
    headColumns,
    (rows) => sql`
    INSERT INTO muster.matches (id, version, game, status, created, changed, room)
    SELECT id, version, game, status, created, changed, room FROM json_to_recordset(${json(rows)})
      AS x (id text, version integer, game text, status text, created bigint, changed bigint, room text)`,
  );
  each(
    batch.heads,
    headColumns,
    (rows) => sql`
    UPDATE muster.matches AS kept SET version = x.version, game = x.game, status = x.status, created = x.created,
      changed = x.changed, room = x.room, xact = pg_current_xact_id()
    FROM json_to_recordset(${json(rows)})
      AS x (id text, version integer, game text, status text, created bigint, changed bigint, room text)
    WHERE kept.id = x.id`,
  );
  each(
    batch.changed.filter((match) => !withHead.has(match)),
    (match) => ({ match }),
    (rows) => sql`
    UPDATE muster.matches AS kept SET xact = pg_current_xact_id()
    FROM json_to_recordset(${json(rows)}) AS x (match text) WHERE kept.id = x.match`,
  );
  each(
    batch.openings,
    ({ match, opening }) => ({ match, ...openingColumns(opening) }),
    (rows) => sql`
    INSERT INTO muster.openings (match, header, setup, told)
    SELECT match, header, setup, told FROM json_to_recordset(${json(rows)})
      AS x (match text, header text, setup text, told text)`,
  );
  each(
    batch.rows,
    ({ match, row }) => ({ match, ...entryColumns(row) }),
    (rows) => sql`
    INSERT INTO muster.entries (match, n, seat, sender, gone, noticed, entry, told)
    SELECT match, n, seat, sender, gone, noticed, entry, told FROM json_to_recordset(${json(rows)})
      AS x (match text, n integer, seat integer, sender text, gone text, noticed text, entry text, told text)`,
  );
  each(
    batch.dropped,
    (key) => key,
    (rows) => sql`
    DELETE FROM muster.keys AS kept USING json_to_recordset(${json(rows)}) AS x (match text, hash text)
    WHERE kept.match = x.match AND kept.hash = x.hash`,
  );
  each(
    batch.keys,
    (key) => key,
    (rows) => sql`
    INSERT INTO muster.keys (match, hash, kind, seat, until)
    SELECT match, hash, kind, seat, until FROM json_to_recordset(${json(rows)})
      AS x (match text, hash text, kind text, seat integer, until bigint)`,
  );
  each(
    batch.unshared,
    (id) => ({ id }),
    (rows) => sql`
    DELETE FROM muster.shares AS kept USING json_to_recordset(${json(rows)}) AS x (id text) WHERE kept.id = x.id`,
  );
  each(
    batch.shares,
    shareColumns,
    (rows) => sql`
    INSERT INTO muster.shares (id, kind, created, owner, bytes, body)
    SELECT id, kind, created, owner, bytes, body FROM json_to_recordset(${json(rows)})
      AS x (id text, kind text, created bigint, owner text, bytes integer, body text)`,
  );
  return sent;
};

const writeCheckpoints = async (
  sql: Transaction,
  { checkpoints }: Batch,
  at: (point: StorePoint) => void,
): Promise<void> => {
  if (checkpoints.length === 0) return;
  const rows = checkpoints.map(({ match, checkpoint }) => ({
    match,
    count: checkpoint.ledger.count,
    body: JSON.stringify(checkpoint),
  }));
  await sql`
    INSERT INTO muster.checkpoints (match, count, body)
    SELECT match, count, body FROM json_to_recordset(${JSON.stringify(rows)}::text::json)
      AS x (match text, count integer, body text)
    ON CONFLICT (match, count) DO UPDATE SET body = excluded.body`;
  at('inCheckpoint');
  await sql`
    DELETE FROM muster.checkpoints AS kept WHERE match = ANY (${sql.array(rows.map(({ match }) => match))}) AND count <
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
    return await sql.begin(async (transaction) => {
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
