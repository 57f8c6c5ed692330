/**
 * Where matches are kept. The log of a match is the truth; what was told by it stands beside each entry, so that nobody has to replay
 * a match to read what it said, and checkpoints are caches. One contract for every database: `store.test.ts` holds each against it.
 *
 * What has been written when a promise is fulfilled survives the process and the machine. Of a promise that is rejected with a
 * `StoreProblem` nobody knows: as a rule nothing was written, but a connection or a disk may have failed in the very commit. Load
 * the match again before going on. Whoever writes to a match waits for the answer before the next writing to it: entries that were
 * thought out on others must not take their place.
 */

import type { Checkpoint, Entry, GameEvent, Header, SetupEntry, Told } from '@muster/kernel';
import type { MatchId, PushPlace, Status } from '@muster/protocol';

/** SHA-256 of a key, in hex: no key is kept. */
export type KeyHash = string;

/** What a key is good for. `claim` and `join` make keys of seats; `device` is a `claim` for one more device. */
export const KEY_KINDS = ['seat', 'maker', 'claim', 'device', 'join', 'watch'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

export interface KeptKey {
  readonly hash: KeyHash;
  readonly match: MatchId;
  readonly kind: KeyKind;
  /** Of `seat`, `claim` and `device`; of `maker`, where the maker sits, or null. */
  readonly seat: number | null;
  /** Milliseconds since 1970 after which it opens nothing; null: never. */
  readonly until: number | null;
}

/** What is kept of a match beside its log. Written whole, with a version, so that two who change it at once do not mix. */
export interface Head {
  readonly match: MatchId;
  /** Counts its writings. */
  readonly version: number;
  readonly game: string;
  readonly status: Status;
  readonly created: number;
  readonly changed: number;
  /** What the room makes of it (`rooms/`): names, wishes, forces, dice, requests. Secret: seeds and sealed forces stand in it. */
  readonly room: object;
}

/** The log's own beginning, once there is one. `header` holds the seed: secret until the end. */
export interface Opening {
  readonly header: Header;
  readonly setup: SetupEntry;
  readonly told: readonly Told<GameEvent>[];
}

/** An entry as it is kept. */
export interface Row {
  /** Its place in the log, from 0. */
  readonly n: number;
  readonly entry: Entry;
  readonly told: readonly Told<GameEvent>[];
  /** Under which number each seat, the spectator and everyone have noticed it; −1 for not at all. */
  readonly at: readonly number[];
  /** Of a take-back: the places in the log of what it took. */
  readonly gone: readonly number[] | null;
  /** Whose and which message it came with, where it came with one. */
  readonly sender: { readonly seat: number; readonly id: string } | null;
}

/** A take-back, by its number, and which entries it took. */
export interface TakenBack {
  readonly n: number;
  readonly gone: readonly number[];
}

/** A message that something came with, and under which number its sender has noticed that; −1 for not at all. */
export interface SentMessage {
  readonly seat: number;
  readonly id: string;
  readonly at: number;
}

/** One step of a match: all of it is written, or nothing. */
export interface Write {
  readonly match: MatchId;
  /** The head as it is afterwards: its `version` is one more than that which is kept, or nothing is written. */
  readonly head?: Head;
  readonly opening?: Opening;
  /** They follow on what is kept, or nothing is written. */
  readonly rows?: readonly Row[];
  /** Keys of this match that open nothing any more. */
  readonly dropped?: readonly KeyHash[];
  /** In the place of what was kept under the same hashes in this match. */
  readonly keys?: readonly KeptKey[];
}

/** `conflict`: another has written since; nothing was. */
export type Written = 'written' | 'conflict';

export interface Loaded {
  readonly head: Head;
  readonly opening: Opening | null;
  /** The newest one, if any is kept. */
  readonly checkpoint: Checkpoint | null;
  /** From the entry on that vouches for the checkpoint; without one, all. */
  readonly rows: readonly Row[];
  /** How many entries the log has. */
  readonly count: number;
}

export interface KeptShare {
  readonly id: string;
  readonly kind: string;
  readonly created: number;
  /** Of who made it: it may be deleted by that. */
  readonly owner: KeyHash;
  readonly body: object;
}

/** A time in which no node lived, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** A browser that wants to be told when it is its seat's turn. */
export interface Subscription {
  readonly match: MatchId;
  /** Of the key with which it was asked for: there is one for each. */
  readonly key: KeyHash;
  readonly seat: number;
  /** Where its push service takes what is for it, and how that is sealed for it alone. */
  readonly push: PushPlace;
}

/**
 * `away`: another holds it, or it cannot be reached just now; trying again may help. `older`: its tables are not of this version yet, and
 * who asked does not want them changed. `broken`: all else that should not be.
 */
export type StoreProblemCode = 'full' | 'readOnly' | 'newer' | 'older' | 'weak' | 'away' | 'broken';

/** Something cannot be kept or read, in a sentence for whoever runs the server. `code` tells what to do with clients. */
export class StoreProblem extends Error {
  readonly code: StoreProblemCode;
  constructor(code: StoreProblemCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreProblem';
    this.code = code;
  }
}

/** Whether it was another node that has written. */
export type Elsewhere = 'no' | 'maybe';

/** What is kept, for whoever reads. */
export interface Reading {
  load(match: MatchId): Promise<Loaded | undefined>;
  head(match: MatchId): Promise<Head | undefined>;
  /** Entries from one place up to, not including, another. */
  rows(match: MatchId, from: number, to: number): Promise<readonly Row[]>;
  /** The newest checkpoint at or before this many entries. */
  checkpointBefore(match: MatchId, count: number): Promise<Checkpoint | undefined>;
  /** The take-backs at or after this place. */
  takenBack(match: MatchId, from: number): Promise<readonly TakenBack[]>;
  /** Every message that something came with, in the order of the log. */
  sent(match: MatchId): Promise<readonly SentMessage[]>;
  /** A rematch knows the keys of the match before it, so a hash alone says nothing. */
  key(match: MatchId, hash: KeyHash): Promise<KeptKey | undefined>;
  keysOf(match: MatchId): Promise<readonly KeptKey[]>;
  /** Matches of these statuses, for instance those in which a computer or a clock may have to act, a page at a time as `heads`. */
  list(statuses: readonly Status[], after: MatchId, most: number): Promise<readonly Head[]>;
  /** All matches by their ids, a page at a time: those after this id, '' for the first. */
  heads(after: MatchId, most: number): Promise<readonly Head[]>;
  /** How many matches there are. */
  count(): Promise<number>;
  /** Matches of these statuses that were last changed before this moment, the oldest first. */
  stale(statuses: readonly Status[], before: number, most: number): Promise<readonly Head[]>;
  subscriptionsOf(match: MatchId): Promise<readonly Subscription[]>;
  /** What the server keeps for itself under this name. */
  own(name: string): Promise<string | undefined>;
  shared(id: string): Promise<KeptShare | undefined>;
  /** All of them by their ids, like `heads`. */
  shares(after: string, most: number): Promise<readonly KeptShare[]>;
  /** How many there are, and how many bytes they take. */
  sharedSize(): Promise<{ readonly count: number; readonly bytes: number }>;
  /** When any node lived last, or any but this one, in milliseconds since 1970; undefined before the first has. */
  lastBeat(but?: string): Promise<number | undefined>;
  /** Those that ended after this moment, by their ends; they may overlap. */
  outages(after: number): Promise<readonly Outage[]>;
}

/** The store as it was at one moment, whatever is written meanwhile. It must be closed. */
export interface Still extends Reading {
  close(): Promise<void>;
}

/** Beside matches and their logs. */
export interface Besides {
  /** In the place of what was asked for with the same key. */
  subscribe(subscription: Subscription): Promise<void>;
  /** Whether there was one. */
  unsubscribe(match: MatchId, key: KeyHash): Promise<boolean>;
  /** Those of this seat that were not taken since it was seen; from now on they are taken. Of two who take at once one gets them. */
  takeNotices(match: MatchId, seat: number): Promise<readonly Subscription[]>;
  /** The seat has been there. */
  seen(match: MatchId, seat: number): Promise<void>;
  /** Keeps it unless something is kept under this name; what is kept then. */
  keepOwn(name: string, value: string): Promise<string>;
  forgetOwn(name: string): Promise<void>;
  /** Nothing is kept any more: matches, short links, what the server keeps for itself. */
  clear(): Promise<void>;
  /** Deletes all of a match, if it is still in this version. Whether it was. */
  remove(head: Head): Promise<boolean>;
}

export interface Store extends Reading, Besides {
  /** Whether other nodes write to it as well. */
  readonly isShared: boolean;
  /** A new match: nothing is there under its id. */
  create(head: Head, keys: readonly KeptKey[]): Promise<Written>;
  /** Many callers at once are written together. */
  write(write: Write): Promise<Written>;
  /** A cache: it may be lost. */
  checkpoint(match: MatchId, checkpoint: Checkpoint): Promise<void>;
  /** Written all together with whatever is written at the time. */
  share(share: KeptShare): Promise<Written>;
  /** Whether there was one of this owner. */
  unshare(id: string, owner: KeyHash): Promise<boolean>;
  /** This node lives at this moment. */
  beat(node: string, at: number): Promise<void>;
  /** No node lived from the one moment to the other. */
  missed(outage: Outage): Promise<void>;
  /**
   * Called after whatever was created or written to a match was committed, by whichever node, one's own writings included. It only
   * wakes: what is new is in the store, several writings may make one call; `maybe` where it is not known whether another node has
   * written. Returns how to stop.
   */
  changes(listener: (match: MatchId, elsewhere: Elsewhere) => void): () => void;
  /** Tells the other nodes something that is not kept: who does not listen just now never hears of it. */
  call(words: readonly object[]): void;
  /** What other nodes call, one by one. Returns how to stop. */
  calls(listener: (words: object, node: string) => void): () => void;
  still(): Promise<Still>;
  /** What waits is written first. */
  close(): Promise<void>;
}

/** What a server keeps for itself: the keys with which push services know it. */
export const OWN_NAMES = ['push'] as const;

/** Under this name a store says of itself that it is being filled: until that is done it is not whole, and nobody plays there. */
export const FILLING = 'filling';

/** So many of the newest checkpoints of a match are kept. */
export const CHECKPOINTS = 3;

/** What a node that is long gone has said of itself is forgotten. */
export const BEATS_KEPT_MS = 86_400_000;

/** Where a test may stop a program: nothing of what was begun before `beforeCommit` is kept, all of it after `afterCommit`. */
export type StorePoint = 'beforeCommit' | 'afterCommit' | 'inCheckpoint' | 'inMigration';
