/** What is kept beside matches and their logs: who wants notices, the server's own keys; and how old matches are deleted. */

import type Database from 'libsql';
import { type SubscriptionColumns, subscriptionOf } from '../columns.ts';
import type { Door } from '../door.ts';
import type { Besides, Reading } from '../store.ts';
import { inTransaction } from './open.ts';

const SUBSCRIPTION = 'match, hash, seat, push';

/** What is kept of each match, before the match itself. */
const OF_MATCHES = ['subscriptions', 'keys', 'checkpoints', 'entries', 'openings'];

export const besidesReading = (db: Database.Database, door: Door): Pick<Reading, 'subscriptionsOf' | 'own'> => {
  const of = db.prepare(`SELECT ${SUBSCRIPTION} FROM subscriptions WHERE match = ? ORDER BY hash`);
  const own = db.prepare('SELECT value FROM own WHERE name = ?');
  return {
    subscriptionsOf: (match) => door.through(() => (of.all(match) as SubscriptionColumns[]).map(subscriptionOf)),
    own: (name) => door.through(() => (own.all(name) as { readonly value: string }[])[0]?.value),
  };
};

/** `removed`: matches are not as they were. */
export const besidesWriting = (db: Database.Database, door: Door, removed: () => void): Besides => {
  const subscribe = db.prepare(
    'INSERT OR REPLACE INTO subscriptions (match, hash, seat, push, told) VALUES (?, ?, ?, ?, 0)',
  );
  const unsubscribe = db.prepare('DELETE FROM subscriptions WHERE match = ? AND hash = ?');
  const take = db.prepare(
    `UPDATE subscriptions SET told = 1 WHERE match = ? AND seat = ? AND told = 0 RETURNING ${SUBSCRIPTION}`,
  );
  const seen = db.prepare('UPDATE subscriptions SET told = 0 WHERE match = ? AND seat = ? AND told = 1');
  const keep = db.prepare('INSERT OR IGNORE INTO own (name, value) VALUES (?, ?)');
  const own = db.prepare('SELECT value FROM own WHERE name = ?');
  const version = db.prepare('SELECT version FROM matches WHERE id = ?');
  const removing = OF_MATCHES.map((table) => db.prepare(`DELETE FROM ${table} WHERE match = ?`));
  const forget = db.prepare('DELETE FROM own WHERE name = ?');
  const clearing = [...OF_MATCHES, 'matches', 'shares', 'beats', 'outages', 'own'].map((table) =>
    db.prepare(`DELETE FROM ${table}`),
  );
  const removeMatch = db.prepare('DELETE FROM matches WHERE id = ?');
  return {
    subscribe: ({ match, key, seat, push }) =>
      door.through(() => void subscribe.run(match, key, seat, JSON.stringify(push))),
    unsubscribe: (match, key) => door.through(() => unsubscribe.run(match, key).changes > 0),
    takeNotices: (match, seat) =>
      door.through(() => (take.all(match, seat) as SubscriptionColumns[]).map(subscriptionOf)),
    seen: (match, seat) => door.through(() => void seen.run(match, seat)),
    keepOwn: (name, value) =>
      door.through(() => {
        keep.run(name, value);
        return (own.get(name) as { readonly value: string }).value;
      }),
    forgetOwn: (name) => door.through(() => void forget.run(name)),
    clear: () =>
      door.through(() =>
        inTransaction(db, 'IMMEDIATE', () => {
          for (const statement of clearing) statement.run();
          removed();
        }),
      ),
    remove: ({ match, version: expected }) =>
      door.through(() =>
        inTransaction(db, 'IMMEDIATE', () => {
          const [kept] = version.all(match) as { readonly version: number }[];
          if (kept?.version !== expected) return false;
          for (const statement of removing) statement.run(match);
          removeMatch.run(match);
          removed();
          return true;
        }),
      ),
  };
};
