/** Whether what is kept is true: every log is played again by its rules from its own seed, and held against what was written. */

import { findGame } from '@muster/games';
import { disproveFair, type FairProof, isFault, loadMatch, outcomeOf } from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import { houseOf } from './rooms/hosting.ts';
import { roomStateOf } from './rooms/room-state.ts';
import { everyMatch, type Terms } from './store/backup.ts';
import { type Head, type Loaded, type Opening, type Reading, type Store, StoreProblem } from './store/store.ts';

/** A match that cannot have been played as it is written, and why. */
export interface FoundFalse {
  readonly match: MatchId;
  readonly game: string;
  readonly reason: string;
}

export interface Checked {
  readonly matches: number;
  /** Those that have begun: all of them were played again. */
  readonly begun: number;
  readonly entries: number;
  readonly wrong: readonly FoundFalse[];
}

/** Played again from its first entry on; no checkpoint is believed. */
const faultOf = async (from: Reading, head: Head, opening: Opening, count: number): Promise<string | undefined> => {
  const listed = findGame(head.game);
  if (listed === undefined) return `there is no game “${head.game}” here`;
  const { header, setup } = opening;
  if (header.game !== head.game) return `its log is of the game “${header.game}”`;
  if (header.fairness.kind !== 'fair') return `its luck is “${header.fairness.kind}”, and nobody gave a part of it`;
  const proof = header.fairness as FairProof;
  if (proof.match !== head.match) return `its luck is that of the match ${proof.match}`;
  const disproved = disproveFair(proof);
  if (disproved !== undefined) return disproved;
  const descriptor = await listed.card.load();
  const entries = (await from.rows(head.match, 0, count)).map(({ entry }) => entry);
  if (entries.length !== count) return `of its ${count} entries ${entries.length} are there`;
  const log = { ...header, setup, checkpoint: null, entries, awaited: null };
  const loaded = loadMatch(houseOf(descriptor.game, header), log);
  if (isFault(loaded)) return loaded.reason;
  const isOver = outcomeOf(descriptor, loaded.match) !== undefined;
  if (isOver === (head.status === 'over')) return undefined;
  return isOver ? `it is over, and kept as “${head.status}”` : 'it is kept as over, and is not';
};

const wrongHead = ({ head, opening, count }: Loaded): string | undefined => {
  roomStateOf(head.room);
  const isPlayed = head.status === 'playing' || head.status === 'over';
  if (isPlayed && opening === null) return `it is kept as “${head.status}”, and its log has no beginning`;
  return opening === null && count > 0 ? 'its log has entries and no beginning' : undefined;
};

interface Looked {
  readonly begun: boolean;
  readonly entries: number;
  /** null: it is true. */
  readonly reason: string | null;
}

/** What cannot be read at all is a reason too; a database that is away is none. */
const lookAt = async (from: Reading, match: MatchId): Promise<Looked> => {
  let looked: Looked = { begun: false, entries: 0, reason: null };
  try {
    const loaded = (await from.load(match))!;
    const { head, opening, count } = loaded;
    looked = { begun: opening !== null, entries: count, reason: null };
    const reason = wrongHead(loaded) ?? (opening === null ? undefined : await faultOf(from, head, opening, count));
    return { ...looked, reason: reason ?? null };
  } catch (error) {
    if (error instanceof StoreProblem && error.code !== 'broken') throw error;
    return { ...looked, reason: error instanceof Error ? error.message.replace(/\.$/, '') : String(error) };
  }
};

/** All of the store as it is now, while others may go on writing to it. */
export const check = async (store: Store, { onProgress, stop }: Terms = {}): Promise<Checked> => {
  const still = await store.still();
  try {
    const all = await still.count();
    const wrong: FoundFalse[] = [];
    let [matches, begun, entries] = [0, 0, 0];
    for await (const { match, game } of everyMatch(still)) {
      stop?.throwIfAborted();
      onProgress?.(matches, all);
      matches++;
      const looked = await lookAt(still, match);
      if (looked.begun) begun++;
      entries += looked.entries;
      if (looked.reason !== null) wrong.push({ match, game, reason: looked.reason });
    }
    return { matches, begun, entries, wrong };
  } finally {
    await still.close();
  }
};
