/** What stands in the tables, the same in every database: documents are JSON in columns of text. */

import type { Checkpoint } from '@muster/kernel';
import type { MatchId, Status } from '@muster/protocol';
import type { Head, KeptKey, KeptShare, KeyKind, Opening, Row, SentMessage, Subscription, TakenBack } from './store.ts';

export interface HeadColumns {
  readonly id: MatchId;
  readonly version: number;
  readonly game: string;
  readonly status: Status;
  readonly created: number;
  readonly changed: number;
  readonly room: string;
}

export interface OpeningColumns {
  readonly match: MatchId;
  readonly header: string;
  readonly setup: string;
  readonly told: string;
}

export interface EntryColumns {
  readonly match: MatchId;
  readonly n: number;
  readonly entry: string;
  readonly told: string;
  readonly noticed: string;
  readonly gone: string | null;
  readonly seat: number | null;
  readonly sender: string | null;
}

export interface CheckpointColumns {
  readonly match: MatchId;
  readonly count: number;
  readonly body: string;
}

export interface KeyColumns {
  readonly match: MatchId;
  readonly hash: string;
  readonly kind: KeyKind;
  readonly seat: number | null;
  readonly until: number | null;
}

export interface ShareColumns {
  readonly id: string;
  readonly kind: string;
  readonly created: number;
  readonly owner: string;
  readonly bytes: number;
  readonly body: string;
}

export interface SubscriptionColumns {
  readonly match: MatchId;
  readonly hash: string;
  readonly seat: number;
  readonly push: string;
}

export const headColumns = ({ match, version, game, status, created, changed, room }: Head): HeadColumns => ({
  id: match,
  version,
  game,
  status,
  created,
  changed,
  room: JSON.stringify(room),
});

export const headOf = ({ id, version, game, status, created, changed, room }: HeadColumns): Head => ({
  match: id,
  version,
  game,
  status,
  created,
  changed,
  room: JSON.parse(room),
});

export const openingColumns = (match: MatchId, { header, setup, told }: Opening): OpeningColumns => ({
  match,
  header: JSON.stringify(header),
  setup: JSON.stringify(setup),
  told: JSON.stringify(told),
});

export const openingOf = ({ header, setup, told }: Omit<OpeningColumns, 'match'>): Opening => ({
  header: JSON.parse(header),
  setup: JSON.parse(setup),
  told: JSON.parse(told),
});

export const entryColumns = (match: MatchId, { n, entry, told, at, gone, sender }: Row): EntryColumns => ({
  match,
  n,
  entry: JSON.stringify(entry),
  told: JSON.stringify(told),
  noticed: JSON.stringify(at),
  gone: gone === null ? null : JSON.stringify(gone),
  seat: sender?.seat ?? null,
  sender: sender?.id ?? null,
});

export const rowOf = ({ n, entry, told, noticed, gone, seat, sender }: Omit<EntryColumns, 'match'>): Row => ({
  n,
  entry: JSON.parse(entry),
  told: JSON.parse(told),
  at: JSON.parse(noticed),
  gone: gone === null ? null : JSON.parse(gone),
  sender: seat === null || sender === null ? null : { seat, id: sender },
});

/** Of rows that take back. */
export const takenBackOf = ({ n, gone }: Pick<EntryColumns, 'n' | 'gone'>): TakenBack => ({
  n,
  gone: JSON.parse(gone!),
});

/** Of rows that came with a message. */
export const sentOf = ({ seat, sender, noticed }: Pick<EntryColumns, 'seat' | 'sender' | 'noticed'>): SentMessage => ({
  seat: seat!,
  id: sender!,
  at: (JSON.parse(noticed) as readonly number[])[seat!]!,
});

export const keyOf = ({ match, hash, kind, seat, until }: KeyColumns): KeptKey => ({ match, hash, kind, seat, until });

export const subscriptionOf = ({ match, hash, seat, push }: SubscriptionColumns): Subscription => ({
  match,
  key: hash,
  seat,
  push: JSON.parse(push),
});

export const shareColumns = ({ id, kind, created, owner, body }: KeptShare): ShareColumns => {
  const text = JSON.stringify(body);
  return { id, kind, created, owner, bytes: Buffer.byteLength(text), body: text };
};

export const shareOf = ({ id, kind, created, owner, body }: ShareColumns): KeptShare => ({
  id,
  kind,
  created,
  owner,
  body: JSON.parse(body),
});

export const checkpointColumns = (match: MatchId, checkpoint: Checkpoint): CheckpointColumns => ({
  match,
  count: checkpoint.ledger.count,
  body: JSON.stringify(checkpoint),
});

/** A cache: one that cannot be read is none. Whether it is true, the log tells. */
export const checkpointOf = ({ body }: Pick<CheckpointColumns, 'body'>): Checkpoint | undefined => {
  try {
    const kept: Checkpoint | undefined = JSON.parse(body);
    return Number.isInteger(kept?.ledger?.count) ? kept : undefined;
  } catch {
    return undefined;
  }
};
