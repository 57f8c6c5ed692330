/**
 * One's own part of the luck. It is committed to as soon as an attempt begins and sent when everybody has committed, by itself; who has
 * made the match does the same for the computers. A part that was committed to on another device is sent from there.
 *
 * Whoever knows a part could choose the others to go with it. So it is sent once all else is settled, never again to an attempt in which
 * something is another than it was then, and what was settled is kept: the record must say the same.
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
  /** All that it was told when it sent a part, as `settledAs` says it. */
  told(): readonly string[];
}

/** All that is committed to in an attempt. */
export const settledAs = ({ attempt, commitment, commitments }: Settled): string =>
  [attempt, commitment, ...commitments].join(' ');

type Settled = Pick<DiceRound, 'attempt' | 'commitment' | 'commitments'>;

const TOLD = 'told';

export const makeGiver = (kept: PartsOfLuck): Giver => {
  /** A device may keep nothing. */
  const own = new Map<string, string>();
  const said = new Set<string>();

  const find = (name: string): string | undefined => (kept.kept(name) ?? own.get(name)) || undefined;

  const keep = (name: string, text: string): string => {
    own.set(name, text);
    kept.keep(name, text);
    return text;
  };

  const nameOf = (attempt: number, seat: Seat): string => `${attempt}-${seat}`;

  const gave = (attempt: number, seat: Seat): string | undefined => find(nameOf(attempt, seat));

  const partOf = (attempt: number, seat: Seat): string =>
    gave(attempt, seat) ?? keep(nameOf(attempt, seat), kept.make());

  const told = (): readonly string[] => find(TOLD)?.split('\n') ?? [];

  /** Whether nothing in it is another than when a part was sent to it before. */
  const isAsTold = (dice: DiceRound): boolean => {
    const before = told().find((line) => line.startsWith(`${dice.attempt} `));
    return before === undefined || before === settledAs(dice);
  };

  const keepTold = (dice: DiceRound): void => {
    if (!told().includes(settledAs(dice))) keep(TOLD, [...told(), settledAs(dice)].join('\n'));
  };

  /** Another device of this seat was first. */
  const forgetUntaken = ({ attempt, commitments: all }: DiceRound, seats: readonly Seat[]): void => {
    for (const seat of seats) {
      const hex = gave(attempt, seat);
      if (hex !== undefined && all[seat] !== null && commit(hex) !== all[seat]) keep(nameOf(attempt, seat), ''); // nothing was given
    }
  };

  const once = (what: string, seats: readonly Seat[]): readonly Seat[] =>
    seats.filter((seat) => !said.has(`${what} ${seat}`) && said.add(`${what} ${seat}`));

  const commitments = (dice: DiceRound, seats: readonly Seat[]): ToServer => ({
    type: 'commit',
    attempt: dice.attempt,
    parts: seats.map((seat) => ({ seat, hex: commit(partOf(dice.attempt, seat)) })),
  });

  const contributions = (dice: DiceRound, seats: readonly Seat[]): readonly ToServer[] => {
    const { attempt } = dice;
    const given = seats.flatMap((seat) => {
      const hex = gave(attempt, seat);
      return hex === undefined ? [] : [{ seat, hex }];
    });
    if (given.length === 0) return [];
    keepTold(dice);
    return [{ type: 'contribute', attempt, parts: given }];
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
      if (dice.commitments.includes(null) || !isAsTold(dice)) return [];
      const unsent = once(
        `contribute ${dice.attempt}`,
        seats.filter((seat) => !dice.sent.includes(seat)),
      );
      return contributions(dice, unsent);
    },
    forget: () => said.clear(),
    gave,
    told,
  };
};
