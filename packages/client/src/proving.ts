/** A battle that is over: its record is read and proven, and from then on everything of it can be looked at. */

import {
  commit,
  type Descriptor,
  explainMalformed,
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

/** A record that is true by rules, hashes and states, played once more. */
export interface Told<T extends GameTypes> {
  readonly ok: true;
  readonly record: MatchRecord;
  readonly frames: readonly Frame<T['state'], T['event']>[];
  readonly match: Match<T>;
}

/** What this client gave to an attempt at the dice, if it did. */
export type Gave = (attempt: number, seat: Seat) => string | undefined;

/** The attempt that the battle began with. */
const attemptOf = ({ entries }: MatchRecord): number =>
  1 + entries.filter((entry) => isFact(entry) && entry.fact.type === 'attemptAbandoned').length;

/** Whether the luck was made with what was given here: nobody but who gave it can tell. */
const isWithMine = (record: MatchRecord, gave: Gave): boolean => {
  const { fairness } = record;
  if (fairness.kind !== 'fair') return true;
  const attempt = attemptOf(record);
  return fairness.commitments.every((commitment, seat) => {
    const part = gave(attempt, seat);
    return part === undefined || commit(part) === commitment;
  });
};

export const playAgain = <T extends GameTypes>({ game }: Descriptor<T>, x: unknown): Told<T> | Untrue => {
  const read = parseRecord(x);
  if (!read.ok) return untrue(null, 'form', explainMalformed(read.refusal));
  const replayed = replay(game, read.value);
  return replayed.ok ? { ...replayed, record: read.value } : replayed;
};

/** Whether its luck is proven too. Takes as long as playing it again. */
export const prove = <T extends GameTypes>({ game }: Descriptor<T>, told: Told<T>, gave: Gave): Verdict =>
  isWithMine(told.record, gave)
    ? verifyReplayed(game, told.record, told.match)
    : untrue(null, 'luck', 'its luck was not made with the part that was given from here');
