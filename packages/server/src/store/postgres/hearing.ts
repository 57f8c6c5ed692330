/**
 * Nodes hear from each other which matches were written to. Who has committed tells the others (after the commit: a transaction that
 * tells makes all others wait for its own), and what was missed is found by asking from time to time.
 */

import type { MatchId } from '@muster/protocol';
import type { Listeners } from '../listeners.ts';
import type { Elsewhere } from '../store.ts';
import type { Sql } from './open.ts';

const CHANNEL = 'muster_changes';
/** What is told at once must stay below 8,000 bytes. */
const MOST_BYTES = 7000;

export interface Hearing {
  /** Whatever is committed after it is fulfilled will be heard of. */
  begin(): Promise<void>;
  /** Tells the other nodes; nobody waits for that. */
  tell(matches: readonly MatchId[]): void;
  /** Tells them something else, which is not kept. */
  call(words: readonly object[]): void;
  stop(): Promise<void>;
}

/** Those who want to hear of what was written, and of what is called. */
export interface Heard {
  readonly changes: Listeners<[MatchId, Elsewhere]>;
  readonly calls: Listeners<[object, string]>;
}

/** What one node sends to all. */
interface Message {
  readonly from: string;
  readonly matches?: readonly MatchId[];
  readonly calls?: readonly object[];
}

/** These in as few messages as will hold them. */
const messagesOf = <T>(all: readonly T[]): readonly (readonly T[])[] => {
  const messages: T[][] = [];
  let room = 0;
  for (const one of all) {
    const bytes = Buffer.byteLength(JSON.stringify(one)) + 1;
    if (bytes > room) {
      messages.push([]);
      room = MOST_BYTES;
    }
    messages.at(-1)!.push(one);
    room -= bytes;
  }
  return messages;
};

export const hearing = (sql: Sql, node: string, heard: Heard, every: number): Hearing => {
  let timer: NodeJS.Timeout | undefined;
  /** Transactions from this one on may have written what was not seen when it was last asked. */
  let since: string | undefined;
  let asking: Promise<void> | undefined;

  /** What was written since the last time; the first time only from when. */
  const ask = async (): Promise<void> => {
    const changed = await sql<{ since: string; id: MatchId | null }[]>`
      SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS since, id
      FROM (SELECT) AS now LEFT JOIN muster.matches ON xact >= ${since ?? null}::text::xid8`;
    since = changed[0]!.since;
    for (const { id } of changed) if (id !== null) heard.changes.tell(id, 'maybe');
  };
  /** Out of reach just now: it is asked again. */
  const poll = (): void => {
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
  };

  const send = (message: Message): void => {
    sql.notify(CHANNEL, JSON.stringify(message)).catch(() => undefined);
  };

  const receive = (message: string): void => {
    const { from, matches = [], calls = [] } = JSON.parse(message) as Message;
    if (from === node) return;
    for (const match of matches) heard.changes.tell(match, 'maybe');
    for (const words of calls) heard.calls.tell(words, from);
  };

  return {
    begin: async () => {
      await ask();
      timer = setInterval(poll, every).unref();
      // Called again whenever the connection was lost and made anew: what was told meanwhile is asked for.
      await sql.listen(CHANNEL, receive, poll);
    },
    tell: (matches) => {
      for (const part of messagesOf(matches)) send({ from: node, matches: part });
    },
    call: (words) => {
      for (const part of messagesOf(words)) send({ from: node, calls: part });
    },
    stop: async () => {
      clearInterval(timer);
      await asking;
    },
  };
};
