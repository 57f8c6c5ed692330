/** A battle that is over: its record is read and proven, and from then on everything of it can be looked at. */

import {
  commit,
  type Descriptor,
  explainMalformed,
  type Fact,
  type FairProof,
  type Frame,
  type GameTypes,
  isFact,
  type Match,
  type MatchRecord,
  parseRecord,
  replay,
  type Seat,
  type Untrue,
  untrue,
  type Verdict,
  verifyReplayed,
} from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import { type Giver, settledAs } from './parts.ts';
import { isSame } from './same.ts';

/** A record that is true by rules, hashes and states, played once more. */
export interface Told<T extends GameTypes> {
  readonly ok: true;
  readonly record: MatchRecord;
  readonly frames: readonly Frame<T['state'], T['event']>[];
  readonly match: Match<T>;
}

/** What only this page can hold a record against. */
export interface KnownHere<T extends GameTypes> extends Pick<Giver, 'gave' | 'told'> {
  readonly match: MatchId;
  readonly eyes: Seat | 'spectator';
  /** The last that was seen of it. */
  readonly view: T['state'];
}

type Abandoned = Extract<Fact, { readonly type: 'attemptAbandoned' }>;

const abandonedIn = ({ entries }: MatchRecord): readonly Abandoned[] =>
  entries.flatMap((entry) => (isFact(entry) && entry.fact.type === 'attemptAbandoned' ? [entry.fact] : []));

const attemptsIn = (record: MatchRecord, fairness: FairProof): readonly string[] => {
  const abandoned = abandonedIn(record);
  return [...abandoned, { ...fairness, attempt: abandoned.length + 1 }].map(settledAs);
};

/** Why its luck is not what it was here, for what only who gave a part of it can tell. */
const disproveLuck = (
  record: MatchRecord,
  { gave, told, match }: Omit<KnownHere<never>, 'view'>,
): string | undefined => {
  const { fairness } = record;
  const settled = told();
  if (fairness.kind !== 'fair')
    return settled.length === 0 ? undefined : 'its luck was not made with the parts that were given';
  if (fairness.match !== match) return 'its luck was made for a match of another name';
  const attempts = attemptsIn(record, fairness);
  const isWithMine = fairness.commitments.every((commitment, seat) => {
    const part = gave(attempts.length, seat);
    return part === undefined || commit(part) === commitment;
  });
  if (!isWithMine) return 'its luck was not made with the part that was given from here';
  return settled.every((one) => attempts.includes(one))
    ? undefined
    : 'its luck was not settled as it was told here before a part of it was given';
};

/** Luck of a record is no proof of what was shown, unless both come to the same end. */
const endsAsSeen = <T extends GameTypes>({ game }: Descriptor<T>, { match }: Told<T>, { view, eyes }: KnownHere<T>) =>
  isSame(game.view(match.state(), eyes), view);

export const playAgain = <T extends GameTypes>({ game }: Descriptor<T>, x: unknown): Told<T> | Untrue => {
  const read = parseRecord(x);
  if (!read.ok) return untrue(null, 'form', explainMalformed(read.refusal));
  const replayed = replay(game, read.value);
  return replayed.ok ? { ...replayed, record: read.value } : replayed;
};

/** Whether its luck is proven too. Takes as long as playing it again. */
export const prove = <T extends GameTypes>(descriptor: Descriptor<T>, told: Told<T>, here: KnownHere<T>): Verdict => {
  const wrong = disproveLuck(told.record, here);
  if (wrong !== undefined) return untrue(null, 'luck', wrong);
  if (!endsAsSeen(descriptor, told, here)) return untrue(null, 'states', 'it does not end as it was seen here');
  return verifyReplayed(descriptor.game, told.record, told.match);
};
