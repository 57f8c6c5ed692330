/** Everything that is read of a file. */

import type { MatchId } from '@muster/protocol';
import type Database from 'libsql';
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
import { inTransaction } from './open.ts';

const HEAD = 'id, version, game, status, created, changed, room';
const ENTRY = 'n, entry, told, noticed, gone, seat, sender';
const KEY = 'match, hash, kind, seat, until';
const SHARE = 'id, kind, created, owner, bytes, body';

const prepare = (db: Database.Database) => ({
  head: db.prepare(`SELECT ${HEAD} FROM matches WHERE id = ?`),
  heads: db.prepare(`SELECT ${HEAD} FROM matches WHERE id > ? ORDER BY id LIMIT ?`),
  stale: db.prepare(
    `SELECT ${HEAD} FROM matches WHERE status IN (SELECT value FROM json_each(?)) AND changed < ? ORDER BY changed, id LIMIT ?`,
  ),
  matches: db.prepare('SELECT count(*) AS count FROM matches'),
  list: db.prepare(
    `SELECT ${HEAD} FROM matches WHERE status IN (SELECT value FROM json_each(?)) AND id > ? ORDER BY id LIMIT ?`,
  ),
  opening: db.prepare('SELECT header, setup, told FROM openings WHERE match = ?'),
  count: db.prepare('SELECT coalesce(max(n) + 1, 0) AS count FROM entries WHERE match = ?'),
  rows: db.prepare(`SELECT ${ENTRY} FROM entries WHERE match = ? AND n >= ? AND n < ? ORDER BY n`),
  takenBack: db.prepare('SELECT n, gone FROM entries WHERE match = ? AND n >= ? AND gone IS NOT NULL ORDER BY n'),
  sent: db.prepare('SELECT seat, sender, noticed FROM entries WHERE match = ? AND sender IS NOT NULL ORDER BY n'),
  checkpoint: db.prepare('SELECT body FROM checkpoints WHERE match = ? AND count <= ? ORDER BY count DESC LIMIT 1'),
  key: db.prepare(`SELECT ${KEY} FROM keys WHERE match = ? AND hash = ?`),
  keysOf: db.prepare(`SELECT ${KEY} FROM keys WHERE match = ? ORDER BY hash`),
  shared: db.prepare(`SELECT ${SHARE} FROM shares WHERE id = ?`),
  shares: db.prepare(`SELECT ${SHARE} FROM shares WHERE id > ? ORDER BY id LIMIT ?`),
  sharedSize: db.prepare('SELECT count(*) AS count, coalesce(sum(bytes), 0) AS bytes FROM shares'),
  lastBeat: db.prepare('SELECT max(at) AS at FROM beats WHERE node <> ?'),
  outages: db.prepare('SELECT since, until FROM outages WHERE until > ? ORDER BY until, since'),
});

export const readingOf = (db: Database.Database, door: Door): Reading => {
  const ask = prepare(db);
  const heads = (columns: unknown) => (columns as HeadColumns[]).map(headOf);
  const rows = (columns: unknown): readonly Row[] => (columns as EntryColumns[]).map(rowOf);
  const keys = (columns: unknown) => (columns as KeyColumns[]).map(keyOf);
  const shares = (columns: unknown) => (columns as ShareColumns[]).map(shareOf);
  const checkpointNow = (match: MatchId, count: number) =>
    (ask.checkpoint.all(match, count) as { readonly body: string }[]).map(checkpointOf)[0];

  const loadNow = (match: MatchId): Loaded | undefined => {
    const [head] = heads(ask.head.all(match));
    if (head === undefined) return undefined;
    const [opening] = (ask.opening.all(match) as OpeningColumns[]).map(openingOf);
    const { count } = ask.count.get(match) as { readonly count: number };
    const checkpoint = checkpointNow(match, count) ?? null;
    const from = checkpoint === null ? 0 : checkpoint.ledger.count - 1;
    return { head, opening: opening ?? null, checkpoint, rows: rows(ask.rows.all(match, from, count)), count };
  };

  return {
    load: (match) =>
      door.through(() => (db.inTransaction ? loadNow(match) : inTransaction(db, 'DEFERRED', () => loadNow(match)))),
    head: (match) => door.through(() => heads(ask.head.all(match))[0]),
    heads: (after, most) => door.through(() => heads(ask.heads.all(after, most))),
    list: (statuses, after, most) => door.through(() => heads(ask.list.all(JSON.stringify(statuses), after, most))),
    stale: (statuses, before, most) => door.through(() => heads(ask.stale.all(JSON.stringify(statuses), before, most))),
    ...besidesReading(db, door),
    count: () => door.through(() => (ask.matches.get() as { readonly count: number }).count),
    rows: (match, from, to) => door.through(() => rows(ask.rows.all(match, from, to))),
    checkpointBefore: (match, count) => door.through(() => checkpointNow(match, count)),
    takenBack: (match, from) => door.through(() => (ask.takenBack.all(match, from) as EntryColumns[]).map(takenBackOf)),
    sent: (match) => door.through(() => (ask.sent.all(match) as EntryColumns[]).map(sentOf)),
    key: (match, hash) => door.through(() => keys(ask.key.all(match, hash))[0]),
    keysOf: (match) => door.through(() => keys(ask.keysOf.all(match))),
    shared: (id) => door.through(() => shares(ask.shared.all(id))[0]),
    shares: (after, most) => door.through(() => shares(ask.shares.all(after, most))),
    sharedSize: () =>
      door.through(() => {
        const { count, bytes } = ask.sharedSize.get() as { readonly count: number; readonly bytes: number };
        return { count, bytes };
      }),
    lastBeat: (but = '') =>
      door.through(() => (ask.lastBeat.get(but) as { readonly at: number | null }).at ?? undefined),
    outages: (after) =>
      door.through(() =>
        (ask.outages.all(after) as { readonly since: number; readonly until: number }[]).map(({ since, until }) => ({
          from: since,
          to: until,
        })),
      ),
  };
};
