/** A battle that is over: its record is read and proven, and from then on everything of it can be looked at. */

import {
  commit,
  type Descriptor,
  explainMalformed,
  type Fact,
  type Frame,
  type GameTypes,
  isFact,
  type Match,
  type MatchRecord,
  parseRecord,
  replay,
  type Untrue,
  untrue,
  type Verdict,
  verifyReplayed,
} from '@muster/kernel';
import { type Giver, settledAs } from './parts.ts';

/** A record that is true by rules, hashes and states, played once more. */
export interface Told<T extends GameTypes> {
  readonly ok: true;
  readonly record: MatchRecord;
  readonly frames: readonly Frame<T['state'], T['event']>[];
  readonly match: Match<T>;
}

type GivenHere = Pick<Giver, 'gave' | 'told'>;

type Abandoned = Extract<Fact, { readonly type: 'attemptAbandoned' }>;

const abandonedIn = ({ entries }: MatchRecord): readonly Abandoned[] =>
  entries.flatMap((entry) => (isFact(entry) && entry.fact.type === 'attemptAbandoned' ? [entry.fact] : []));

/** What of the luck only who gave a part of it can tell: a reason where it is not as it was here. */
const disproveHere = (record: MatchRecord, { gave, told }: GivenHere): string | undefined => {
  const { fairness } = record;
  if (fairness.kind !== 'fair') return undefined;
  const abandoned = abandonedIn(record);
  const last = { ...fairness, attempt: abandoned.length + 1 };
  const isWithMine = fairness.commitments.every((commitment, seat) => {
    const part = gave(last.attempt, seat);
    return part === undefined || commit(part) === commitment;
  });
  if (!isWithMine) return 'its luck was not made with the part that was given from here';
  const attempts = [...abandoned, last].map(settledAs);
  return told().every((settled) => attempts.includes(settled))
    ? undefined
    : 'its luck was not settled as it was told here before a part of it was given';
};

export const playAgain = <T extends GameTypes>({ game }: Descriptor<T>, x: unknown): Told<T> | Untrue => {
  const read = parseRecord(x);
  if (!read.ok) return untrue(null, 'form', explainMalformed(read.refusal));
  const replayed = replay(game, read.value);
  return replayed.ok ? { ...replayed, record: read.value } : replayed;
};

/** Whether its luck is proven too. Takes as long as playing it again. */
export const prove = <T extends GameTypes>({ game }: Descriptor<T>, told: Told<T>, here: GivenHere): Verdict => {
  const wrong = disproveHere(told.record, here);
  return wrong === undefined ? verifyReplayed(game, told.record, told.match) : untrue(null, 'luck', wrong);
};
