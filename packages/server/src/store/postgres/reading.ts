/** Everything that is read of a database. */

import type { MatchId } from '@muster/protocol';
import {
  checkpointOf,
  type EntryColumns,
  type HeadColumns,
  headOf,
  type KeyColumns,
  keyOf,
  type OpeningColumns,
  openingOf,
  rowOf,
  type ShareColumns,
  sentOf,
  shareOf,
  takenBackOf,
} from '../columns.ts';
import type { Door } from '../door.ts';
import type { Loaded, Reading, Row } from '../store.ts';
import { besidesReading } from './besides.ts';
import type { Sql } from './open.ts';

type LoadedColumns = HeadColumns &
  (OpeningColumns | { readonly header: null }) & { readonly count: number; readonly checkpoint: string | null };

export const readingOf = (sql: Sql, door: Door): Reading => {
  const head = sql`id, version, game, status, created, changed, room`;
  const entry = sql`n, entry, told, noticed, gone, seat, sender`;
  const key = sql`match, hash, kind, seat, until`;
  const share = sql`id, kind, created, owner, bytes, body`;

  const rowsBetween = async (match: MatchId, from: number, to: number): Promise<readonly Row[]> => {
    const rows = await sql<EntryColumns[]>`
      SELECT ${entry} FROM muster.entries WHERE match = ${match} AND n >= ${from} AND n < ${to} ORDER BY n`;
    return rows.map(rowOf);
  };

  /** Head, opening, count and checkpoint are of one moment; entries up to that count never change. */
  const load = async (match: MatchId): Promise<Loaded | undefined> => {
    const [kept] = await sql<LoadedColumns[]>`
      SELECT ${head}, header, setup, told, counted.count,
        (SELECT body FROM muster.checkpoints AS c WHERE c.match = id AND c.count <= counted.count
         ORDER BY c.count DESC LIMIT 1) AS checkpoint
      FROM muster.matches LEFT JOIN muster.openings ON match = id,
        LATERAL (SELECT coalesce(max(n) + 1, 0) AS count FROM muster.entries AS e WHERE e.match = id) AS counted
      WHERE id = ${match}`;
    if (kept === undefined) return undefined;
    const { count } = kept;
    const checkpoint = kept.checkpoint === null ? null : (checkpointOf({ body: kept.checkpoint }) ?? null);
    const rows = await rowsBetween(match, checkpoint === null ? 0 : checkpoint.ledger.count - 1, count);
    return { head: headOf(kept), opening: kept.header === null ? null : openingOf(kept), checkpoint, rows, count };
  };

  return {
    load: (match) => door.through(() => load(match)),
    head: (match) =>
      door.through(async () => {
        const heads = await sql<HeadColumns[]>`SELECT ${head} FROM muster.matches WHERE id = ${match}`;
        return heads.map(headOf)[0];
      }),
    heads: (after, most) =>
      door.through(async () => {
        const heads = await sql<HeadColumns[]>`
          SELECT ${head} FROM muster.matches WHERE id > ${after} ORDER BY id LIMIT ${most}`;
        return heads.map(headOf);
      }),
    list: (statuses, after, most) =>
      door.through(async () => {
        const heads = await sql<HeadColumns[]>`
          SELECT ${head} FROM muster.matches WHERE status = ANY (${sql.array([...statuses])}) AND id > ${after}
          ORDER BY id LIMIT ${most}`;
        return heads.map(headOf);
      }),
    stale: (statuses, before, most) =>
      door.through(async () => {
        const heads = await sql<HeadColumns[]>`
          SELECT ${head} FROM muster.matches WHERE status = ANY (${sql.array([...statuses])}) AND changed < ${before}
          ORDER BY changed, id LIMIT ${most}`;
        return heads.map(headOf);
      }),
    ...besidesReading(sql, door),
    count: () =>
      door.through(async () => {
        const [row] = await sql<{ count: number }[]>`SELECT count(*) AS count FROM muster.matches`;
        return row!.count;
      }),
    rows: (match, from, to) => door.through(() => rowsBetween(match, from, to)),
    checkpointBefore: (match, count) =>
      door.through(async () => {
        const checkpoints = await sql<{ body: string }[]>`
          SELECT body FROM muster.checkpoints WHERE match = ${match} AND count <= ${count} ORDER BY count DESC LIMIT 1`;
        return checkpoints.map(checkpointOf)[0];
      }),
    takenBack: (match, from) =>
      door.through(async () => {
        const rows = await sql<Pick<EntryColumns, 'n' | 'gone'>[]>`
          SELECT n, gone FROM muster.entries WHERE match = ${match} AND n >= ${from} AND gone IS NOT NULL ORDER BY n`;
        return rows.map(takenBackOf);
      }),
    sent: (match) =>
      door.through(async () => {
        const rows = await sql<Pick<EntryColumns, 'seat' | 'sender' | 'noticed'>[]>`
          SELECT seat, sender, noticed FROM muster.entries WHERE match = ${match} AND sender IS NOT NULL ORDER BY n`;
        return rows.map(sentOf);
      }),
    key: (match, hash) =>
      door.through(async () => {
        const keys = await sql<KeyColumns[]>`SELECT ${key} FROM muster.keys WHERE match = ${match} AND hash = ${hash}`;
        return keys.map(keyOf)[0];
      }),
    keysOf: (match) =>
      door.through(async () => {
        const keys = await sql<KeyColumns[]>`SELECT ${key} FROM muster.keys WHERE match = ${match} ORDER BY hash`;
        return keys.map(keyOf);
      }),
    shared: (id) =>
      door.through(async () => {
        const shares = await sql<ShareColumns[]>`SELECT ${share} FROM muster.shares WHERE id = ${id}`;
        return shares.map(shareOf)[0];
      }),
    shares: (after, most) =>
      door.through(async () => {
        const shares = await sql<ShareColumns[]>`
          SELECT ${share} FROM muster.shares WHERE id > ${after} ORDER BY id LIMIT ${most}`;
        return shares.map(shareOf);
      }),
    sharedSize: () =>
      door.through(async () => {
        const [size] = await sql<{ count: number; bytes: number }[]>`
          SELECT count(*) AS count, coalesce(sum(bytes), 0)::bigint AS bytes FROM muster.shares`;
        return { count: size!.count, bytes: size!.bytes };
      }),
    lastBeat: (but = '') =>
      door.through(async () => {
        const [last] = await sql<{ at: number | null }[]>`
          SELECT max(at) AS at FROM muster.beats WHERE node <> ${but}`;
        return last!.at ?? undefined;
      }),
    outages: (after) =>
      door.through(async () => {
        const kept = await sql<{ since: number; until: number }[]>`
          SELECT since, until FROM muster.outages WHERE until > ${after} ORDER BY until, since`;
        return kept.map(({ since, until }) => ({ from: since, to: until }));
      }),
  };
};
