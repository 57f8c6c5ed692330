/**
 * One's own part of the luck. It is committed to as soon as an attempt begins and sent when everybody has committed, by itself; who has
 * made the match does the same for the computers. A part that was committed to on another device is sent from there.
 */

import { commit, type Seat } from '@muster/kernel';
import type { DiceRound, ToServer, You } from '@muster/protocol';
import type { PartsOfLuck } from './far-match.ts';

/** The seats for which this client gives a part. */
const ownSeats = ({ seat, maker }: You, { byMaker }: DiceRound): readonly Seat[] => [
  ...(seat === null ? [] : [seat]),
  ...(maker ? byMaker : []),
];

export interface Giver {
  /** What is to be said now. */
  give(you: You, dice: DiceRound): readonly ToServer[];
  /** After a loss everything may have to be said again. */
  forget(): void;
  /** What this client gave to an attempt, if it did. */
  gave(attempt: number, seat: Seat): string | undefined;
}

export const makeGiver = (kept: PartsOfLuck): Giver => {
  /** A device may keep nothing. */
  const own = new Map<string, string>();
  const said = new Set<string>();

  const gave = (attempt: number, seat: Seat): string | undefined =>
    (own.get(`${attempt} ${seat}`) ?? kept.kept(attempt, seat)) || undefined;

  const keep = (attempt: number, seat: Seat, hex: string): string => {
    own.set(`${attempt} ${seat}`, hex);
    kept.keep(attempt, seat, hex);
    return hex;
  };

  const partOf = (attempt: number, seat: Seat): string => gave(attempt, seat) ?? keep(attempt, seat, kept.make());

  /** Another device of this seat was first. */
  const forgetUntaken = ({ attempt, commitments: all }: DiceRound, seats: readonly Seat[]): void => {
    for (const seat of seats) {
      const hex = gave(attempt, seat);
      if (hex !== undefined && all[seat] !== null && commit(hex) !== all[seat]) keep(attempt, seat, '');
    }
  };

  const once = (what: string, seats: readonly Seat[]): readonly Seat[] =>
    seats.filter((seat) => !said.has(`${what} ${seat}`) && said.add(`${what} ${seat}`));

  const commitments = (dice: DiceRound, seats: readonly Seat[]): ToServer => ({
    type: 'commit',
    attempt: dice.attempt,
    parts: seats.map((seat) => ({ seat, hex: commit(partOf(dice.attempt, seat)) })),
  });

  const contributions = ({ attempt }: DiceRound, seats: readonly Seat[]): readonly ToServer[] => {
    const given = seats.flatMap((seat) => {
      const hex = gave(attempt, seat);
      return hex === undefined ? [] : [{ seat, hex }];
    });
    return given.length === 0 ? [] : [{ type: 'contribute', attempt, parts: given }];
  };

  return {
    give: (you, dice) => {
      const seats = ownSeats(you, dice);
      forgetUntaken(dice, seats);
      const missing = once(
        `commit ${dice.attempt}`,
        seats.filter((seat) => dice.commitments[seat] === null),
      );
      if (missing.length > 0) return [commitments(dice, missing)];
      if (dice.commitments.includes(null)) return [];
      const unsent = once(
        `contribute ${dice.attempt}`,
        seats.filter((seat) => !dice.sent.includes(seat)),
      );
      return contributions(dice, unsent);
    },
    forget: () => said.clear(),
    gave,
  };
};
