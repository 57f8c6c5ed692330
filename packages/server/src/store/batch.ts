/**
 * What a group of jobs comes to. Whether a job holds is judged by what is kept and by the jobs before it in its group, so that one
 * that conflicts leaves the others alone; what is left is written to the tables without further questions. Whoever asks holds what
 * is kept against all others meanwhile: the lock of the file in SQLite, that of the matches' rows in PostgreSQL.
 */

import type { MatchId } from '@muster/protocol';
import type {
  CheckpointColumns,
  EntryColumns,
  HeadColumns,
  KeyColumns,
  OpeningColumns,
  ShareColumns,
} from './columns.ts';
import type { KeyHash, Written } from './store.ts';

/** Made of columns: what cannot be written as text fails with who asked for it, before it is in a group. */
export type Job =
  | { readonly type: 'create'; readonly head: HeadColumns; readonly keys: readonly KeyColumns[] }
  | WriteJob
  | { readonly type: 'checkpoint'; readonly checkpoint: CheckpointColumns }
  | { readonly type: 'share'; readonly share: ShareColumns }
  | { readonly type: 'unshare'; readonly id: string; readonly owner: KeyHash };

export interface WriteJob {
  readonly type: 'write';
  readonly match: MatchId;
  readonly head: HeadColumns | null;
  readonly opening: OpeningColumns | null;
  readonly rows: readonly EntryColumns[];
  readonly dropped: readonly KeyHash[];
  readonly keys: readonly KeyColumns[];
}

/** How far a match is. */
export interface KeptMatch {
  readonly version: number;
  readonly count: number;
  readonly opened: boolean;
}

/** What is kept under the ids that `idsOf` asks for. */
export interface Kept {
  readonly matches: ReadonlyMap<MatchId, KeptMatch>;
  /** Owners. */
  readonly shares: ReadonlyMap<string, KeyHash>;
}

/** What is to be done to the tables. In this order: what is dropped or unshared may be there again under the same name. */
export interface Batch {
  readonly created: readonly HeadColumns[];
  readonly heads: readonly HeadColumns[];
  readonly openings: readonly OpeningColumns[];
  readonly rows: readonly EntryColumns[];
  readonly dropped: readonly { readonly match: MatchId; readonly hash: KeyHash }[];
  readonly keys: readonly KeyColumns[];
  readonly checkpoints: readonly CheckpointColumns[];
  readonly unshared: readonly string[];
  readonly shares: readonly ShareColumns[];
  /** Of which their listeners are told. */
  readonly changed: readonly MatchId[];
}

/** In the order of the jobs: what `create`, `write` and `share` answer, and for `unshare` `conflict` where there is none of that owner. */
export interface Judged {
  readonly answers: readonly Written[];
  readonly batch: Batch;
  /** What is kept afterwards. */
  readonly matches: Kept['matches'];
}

const matchOf = (job: Job): MatchId | undefined => {
  switch (job.type) {
    case 'create':
      return job.head.id;
    case 'write':
      return job.match;
    case 'checkpoint':
      return job.checkpoint.match;
    default:
      return undefined;
  }
};

const shareOf = (job: Job): string | undefined =>
  job.type === 'share' ? job.share.id : job.type === 'unshare' ? job.id : undefined;

/** The ids of matches and shares that these jobs are about, each once. */
export const idsOf = (
  jobs: readonly Job[],
): { readonly matches: readonly MatchId[]; readonly shares: readonly string[] } => {
  const ids = (of: (job: Job) => string | undefined) => [
    ...new Set(jobs.map(of).filter((id): id is string => id !== undefined)),
  ];
  return { matches: ids(matchOf), shares: ids(shareOf) };
};

/** What is kept, as the jobs that hold change it, and what that comes to. */
interface Ledger {
  readonly matches: Map<MatchId, KeptMatch>;
  readonly owners: Map<string, KeyHash>;
  readonly created: Map<MatchId, HeadColumns>;
  readonly heads: Map<MatchId, HeadColumns>;
  readonly openings: OpeningColumns[];
  readonly rows: EntryColumns[];
  readonly keys: Map<string, { readonly match: MatchId; readonly hash: KeyHash; readonly key: KeyColumns | null }>;
  readonly checkpoints: Map<string, CheckpointColumns>;
  readonly unshared: Set<string>;
  readonly shares: Map<string, ShareColumns>;
  readonly changed: Set<MatchId>;
}

const ledgerOf = ({ matches, shares }: Kept): Ledger => ({
  matches: new Map(matches),
  owners: new Map(shares),
  created: new Map(),
  heads: new Map(),
  openings: [],
  rows: [],
  keys: new Map(),
  checkpoints: new Map(),
  unshared: new Set(),
  shares: new Map(),
  changed: new Set(),
});

const setKeys = (ledger: Ledger, match: MatchId, dropped: readonly KeyHash[], keys: readonly KeyColumns[]): void => {
  for (const hash of dropped) ledger.keys.set(`${match} ${hash}`, { match, hash, key: null });
  for (const key of keys) ledger.keys.set(`${match} ${key.hash}`, { match, hash: key.hash, key });
};

const create = (ledger: Ledger, head: HeadColumns, keys: readonly KeyColumns[]): Written => {
  const { id, version } = head;
  if (ledger.matches.has(id)) return 'conflict';
  ledger.matches.set(id, { version, count: 0, opened: false });
  ledger.created.set(id, head);
  setKeys(ledger, id, [], keys);
  ledger.changed.add(id);
  return 'written';
};

/** Whether a writing follows on what is kept. */
const follows = ({ head, opening, rows }: WriteJob, kept: KeptMatch): boolean =>
  (head === null || head.version === kept.version + 1) &&
  (opening === null || !kept.opened) &&
  rows.every(({ n }, i) => n === kept.count + i);

const write = (ledger: Ledger, job: WriteJob): Written => {
  const { match, head, opening, rows, dropped, keys } = job;
  const kept = ledger.matches.get(match);
  if (kept === undefined || !follows(job, kept)) return 'conflict';
  ledger.matches.set(match, {
    version: head?.version ?? kept.version,
    count: kept.count + rows.length,
    opened: kept.opened || opening !== null,
  });
  if (head !== null) (ledger.created.has(match) ? ledger.created : ledger.heads).set(match, head);
  if (opening !== null) ledger.openings.push(opening);
  for (const row of rows) ledger.rows.push(row);
  setKeys(ledger, match, dropped, keys);
  ledger.changed.add(match);
  return 'written';
};

/** One that tells of entries which are not there is of no use. */
const keepCheckpoint = (ledger: Ledger, checkpoint: CheckpointColumns): Written => {
  const { match, count } = checkpoint;
  if (count > (ledger.matches.get(match)?.count ?? -1)) return 'conflict';
  ledger.checkpoints.set(`${match} ${count}`, checkpoint);
  return 'written';
};

const share = (ledger: Ledger, shared: ShareColumns): Written => {
  if (ledger.owners.has(shared.id)) return 'conflict';
  ledger.owners.set(shared.id, shared.owner);
  ledger.shares.set(shared.id, shared);
  return 'written';
};

const unshare = (ledger: Ledger, id: string, owner: KeyHash): Written => {
  if (ledger.owners.get(id) !== owner) return 'conflict';
  ledger.owners.delete(id);
  if (!ledger.shares.delete(id)) ledger.unshared.add(id);
  return 'written';
};

const answer = (ledger: Ledger, job: Job): Written => {
  switch (job.type) {
    case 'create':
      return create(ledger, job.head, job.keys);
    case 'write':
      return write(ledger, job);
    case 'checkpoint':
      return keepCheckpoint(ledger, job.checkpoint);
    case 'share':
      return share(ledger, job.share);
    case 'unshare':
      return unshare(ledger, job.id, job.owner);
  }
};

const batchOf = (ledger: Ledger): Batch => {
  const keys = [...ledger.keys.values()];
  return {
    created: [...ledger.created.values()],
    heads: [...ledger.heads.values()],
    openings: ledger.openings,
    rows: ledger.rows,
    dropped: keys.map(({ match, hash }) => ({ match, hash })),
    keys: keys.map(({ key }) => key).filter((key) => key !== null),
    checkpoints: [...ledger.checkpoints.values()],
    unshared: [...ledger.unshared],
    shares: [...ledger.shares.values()],
    changed: [...ledger.changed],
  };
};

export const judge = (jobs: readonly Job[], kept: Kept): Judged => {
  const ledger = ledgerOf(kept);
  const answers = jobs.map((job) => answer(ledger, job));
  return { answers, batch: batchOf(ledger), matches: ledger.matches };
};
