/** When nodes lived, and when none did. */

import type { Door } from '../door.ts';
import { BEATS_KEPT_MS, type Store } from '../store.ts';
import type { Sql } from './open.ts';

export const livingBy = (sql: Sql, door: Door): Pick<Store, 'beat' | 'missed'> => ({
  beat: (node, at) =>
    door.through(async () => {
      await sql`
        INSERT INTO muster.beats (node, at) VALUES (${node}, ${at}) ON CONFLICT (node) DO UPDATE SET at = excluded.at`;
      await sql`DELETE FROM muster.beats WHERE at < ${at - BEATS_KEPT_MS}`;
    }),
  missed: ({ from, to }) =>
    door.through(async () => {
      await sql`INSERT INTO muster.outages (since, until) VALUES (${from}, ${to}) ON CONFLICT DO NOTHING`;
    }),
});
