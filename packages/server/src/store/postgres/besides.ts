/** What is kept beside matches and their logs: who wants notices, the server's own keys; and how old matches are deleted. */

import { type SubscriptionColumns, subscriptionOf } from '../columns.ts';
import type { Door } from '../door.ts';
import type { Besides, Reading } from '../store.ts';
import type { Sql } from './open.ts';
import { inTransaction } from './transaction.ts';

const ownOf = async (sql: Sql, name: string): Promise<string | undefined> => {
  const [row] = await sql<{ value: string }[]>`SELECT value FROM muster.own WHERE name = ${name}`;
  return row?.value;
};

export const besidesReading = (sql: Sql, door: Door): Pick<Reading, 'subscriptionsOf' | 'own'> => ({
  subscriptionsOf: (match) =>
    door.through(async () => {
      const rows = await sql<SubscriptionColumns[]>`
        SELECT match, hash, seat, push FROM muster.subscriptions WHERE match = ${match} ORDER BY hash`;
      return rows.map(subscriptionOf);
    }),
  own: (name) => door.through(() => ownOf(sql, name)),
});

export const besidesWriting = (sql: Sql, door: Door): Besides => ({
  subscribe: ({ match, key, seat, push }) =>
    door.through(async () => {
      await sql`
        INSERT INTO muster.subscriptions (match, hash, seat, push, told)
        VALUES (${match}, ${key}, ${seat}, ${JSON.stringify(push)}, false)
        ON CONFLICT (match, hash) DO UPDATE SET seat = excluded.seat, push = excluded.push, told = false`;
    }),
  unsubscribe: (match, key) =>
    door.through(async () => {
      const { count } = await sql`DELETE FROM muster.subscriptions WHERE match = ${match} AND hash = ${key}`;
      return count > 0;
    }),
  takeNotices: (match, seat) =>
    door.through(async () => {
      const rows = await sql<SubscriptionColumns[]>`
        UPDATE muster.subscriptions SET told = true WHERE match = ${match} AND seat = ${seat} AND NOT told
        RETURNING match, hash, seat, push`;
      return rows.map(subscriptionOf);
    }),
  seen: (match, seat) =>
    door.through(async () => {
      await sql`UPDATE muster.subscriptions SET told = false WHERE match = ${match} AND seat = ${seat} AND told`;
    }),
  keepOwn: (name, value) =>
    door.through(async () => {
      await sql`INSERT INTO muster.own (name, value) VALUES (${name}, ${value}) ON CONFLICT DO NOTHING`;
      return (await ownOf(sql, name))!;
    }),
  forgetOwn: (name) =>
    door.through(async () => {
      await sql`DELETE FROM muster.own WHERE name = ${name}`;
    }),
  clear: () =>
    door.through(async () => {
      await sql`
        TRUNCATE muster.subscriptions, muster.keys, muster.checkpoints, muster.entries, muster.openings, muster.matches,
          muster.shares, muster.beats, muster.outages, muster.own`;
    }),
  remove: ({ match, version }) =>
    door.through(() =>
      inTransaction(sql, async (transaction) => {
        const kept = await transaction`
          SELECT 1 FROM muster.matches WHERE id = ${match} AND version = ${version} FOR UPDATE`;
        if (kept.length === 0) return false;
        for (const table of ['subscriptions', 'keys', 'checkpoints', 'entries', 'openings'])
          await transaction`DELETE FROM ${transaction(`muster.${table}`)} WHERE match = ${match}`;
        await transaction`DELETE FROM muster.matches WHERE id = ${match}`;
        return true;
      }),
    ),
});
