/** A battle that is over: its record is read and proven, and from then on everything of it can be looked at. */

import {
  commit,
  type Descriptor,
  explainMalformed,
  type Frame,
  type GameTypes,
  isFact,
  type MatchRecord,
  parseRecord,
  replay,
  type Seat,
  untrue,
  type Verdict,
  verifyReplayed,
} from '@muster/kernel';

/** A record that is true, played once more. */
export interface Told<T extends GameTypes> {
  readonly record: MatchRecord;
  readonly frames: readonly Frame<T['state'], T['event']>[];
}

export interface Proven<T extends GameTypes> {
  readonly verdict: Verdict;
  /** undefined where it is not true: nothing of it is shown. */
  readonly told: Told<T> | undefined;
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

export const prove = <T extends GameTypes>({ game }: Descriptor<T>, x: unknown, gave: Gave): Proven<T> => {
  const read = parseRecord(x);
  if (!read.ok) return { verdict: untrue(null, 'form', explainMalformed(read.refusal)), told: undefined };
  const record = read.value;
  const replayed = replay(game, record);
  if (!replayed.ok) return { verdict: replayed, told: undefined };
  const verdict = isWithMine(record, gave)
    ? verifyReplayed(game, record, replayed.match)
    : untrue(null, 'luck', 'its luck was not made with the part that was given from here');
  return { verdict, told: verdict.ok ? { record, frames: replayed.frames } : undefined };
};
