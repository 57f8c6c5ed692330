/** When nodes lived, and when none did. */

import type Database from 'libsql';
import type { Door } from '../door.ts';
import { BEATS_KEPT_MS, type Store } from '../store.ts';

export const livingBy = (db: Database.Database, door: Door): Pick<Store, 'beat' | 'missed'> => {
  const beat = db.prepare(
    'INSERT INTO beats (node, at) VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET at = excluded.at',
  );
  const forget = db.prepare('DELETE FROM beats WHERE at < ?');
  const missed = db.prepare('INSERT OR IGNORE INTO outages (since, until) VALUES (?, ?)');
  return {
    beat: (node, at) =>
      door.through(() => {
        beat.run(node, at);
        forget.run(at - BEATS_KEPT_MS);
      }),
    missed: ({ from, to }) => door.through(() => void missed.run(from, to)),
  };
};
