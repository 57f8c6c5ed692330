/** Whether a record is true, and whether its dice are proven. */

import { disproveFair, fairLuck } from './fair.ts';
import type { Game, GameTypes } from './game.ts';
import { type LuckSource, seededLuck } from './luck.ts';
import type { Match } from './match.ts';
import type { Fairness, MatchRecord } from './record.ts';
import { replay, type Untrue, untrue } from './replay.ts';

/**
 * Why nobody can draw the dice again: people rolled them, the record alone vouches for them, or the seed has not been told. Rules,
 * hashes and states are true all the same.
 */
export type Unprovable = 'manual' | 'unproven' | 'withheld';

export type Verdict =
  | { readonly ok: true; readonly proof: 'proven' }
  | { readonly ok: true; readonly proof: 'notProvable'; readonly why: Unprovable }
  | Untrue;

/** The stream that the record says its luck came from, or why it cannot be drawn again. */
const provenLuck = (fairness: Fairness): LuckSource | Unprovable => {
  if (fairness.kind === 'manual' || fairness.kind === 'unproven') return fairness.kind;
  if (fairness.kind === 'seeded') return fairness.seed === null ? 'withheld' : seededLuck(fairness.seed);
  return fairness.seed === null ? 'withheld' : fairLuck(fairness.seed, fairness);
};

/** Form, rules, hashes, states, and where the proof allows it, that the dice are those of the stream. */
export const verify = <T extends GameTypes>(game: Game<T>, record: MatchRecord): Verdict => {
  const told = replay(game, record);
  return told.ok ? verifyReplayed(game, record, told.match) : told;
};

/** Of a record that has been replayed already and led to this match: the rest of the proof. */
export const verifyReplayed = <T extends GameTypes>(game: Game<T>, record: MatchRecord, match: Match<T>): Verdict => {
  const { fairness } = record;
  if (fairness.kind === 'fair') {
    const wrong = disproveFair(fairness);
    if (wrong !== undefined) return untrue(null, 'luck', wrong);
    if (fairness.contributions.length !== game.seats(match.state().config))
      return untrue(null, 'luck', 'not every seat has contributed to the luck');
  }
  const luck = provenLuck(record.fairness);
  if (typeof luck === 'string') return { ok: true, proof: 'notProvable', why: luck };
  if (match.outcome() === undefined)
    return untrue(
      record.entries.length === 0 ? null : record.entries.length - 1,
      'form',
      'the record ends here though its seed was revealed, as it is only when a match is over: it was cut off',
    );
  const again = replay(game, record, { luck });
  return again.ok ? { ok: true, proof: 'proven' } : again;
};
