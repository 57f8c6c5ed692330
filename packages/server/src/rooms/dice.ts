/**
 * An attempt to begin with luck that nobody can try for (`fair.ts` of the kernel): the server commits to its seed, all seats commit to a
 * contribution, and when all have, send it. Who keeps it back makes the attempt worthless, and that stays in the record.
 */

import { commit, type FairProof, type Seat } from '@muster/kernel';
import type { DiceRound } from '@muster/protocol';
import { type Abandoned, computersOf, type Dice, type RoomState } from './room-state.ts';

export interface Part {
  readonly seat: Seat;
  readonly hex: string;
}

export const firstDice = (room: RoomState, seed: string): Dice => ({
  attempt: room.abandoned.length + 1,
  seed,
  commitments: room.seats.map(() => null),
  contributions: room.seats.map(() => null),
});

const haveAllCommitted = ({ commitments }: Dice): boolean => commitments.every((one) => one !== null);

/** Who has committed and not sent its contribution yet, once all could. */
export const missingOf = (dice: Dice): readonly Seat[] =>
  haveAllCommitted(dice) ? dice.contributions.flatMap((one, seat) => (one === null ? [seat] : [])) : [];

/** Whether a part of this seat is due. */
export const isOwed = (dice: Dice, seat: Seat): boolean =>
  dice.commitments[seat] === null || missingOf(dice).includes(seat);

/** The seats for which this one speaks here: its own, and the maker's client for computers. */
export const speaksFor = (room: RoomState, seat: Seat | null, isMaker: boolean): readonly Seat[] => [
  ...(seat === null ? [] : [seat]),
  ...(isMaker ? computersOf(room) : []),
];

/** The same list where all of it is there already. */
const put = (list: readonly (string | null)[], { seat, hex }: Part): readonly (string | null)[] =>
  list[seat] === hex ? list : list.map((one, at) => (at === seat ? hex : one));

/** Why these parts are not taken, in a sentence; undefined when they are. */
const refuseParts = (dice: Dice, attempt: number, parts: readonly Part[], own: readonly Seat[]): string | undefined => {
  if (dice.attempt !== attempt) return `This is attempt ${dice.attempt}, not ${attempt}.`;
  return parts.every(({ seat }) => own.includes(seat)) ? undefined : 'Everybody gives a part for the own seat alone.';
};

type Changed = { readonly dice: Dice } | { readonly refused: string };

/** What was committed to stays: sent again, it changes nothing. */
export const committed = (dice: Dice, attempt: number, parts: readonly Part[], own: readonly Seat[]): Changed => {
  const refused = refuseParts(dice, attempt, parts, own);
  if (refused !== undefined) return { refused };
  const changed = parts.find(({ seat, hex }) => dice.commitments[seat] !== null && dice.commitments[seat] !== hex);
  if (changed !== undefined) return { refused: 'A commitment cannot be changed.' };
  const commitments = parts.reduce(put, dice.commitments);
  return { dice: commitments === dice.commitments ? dice : { ...dice, commitments } };
};

export const contributed = (dice: Dice, attempt: number, parts: readonly Part[], own: readonly Seat[]): Changed => {
  const refused = refuseParts(dice, attempt, parts, own);
  if (refused !== undefined) return { refused };
  if (!haveAllCommitted(dice)) return { refused: 'Contributions are sent when all have committed to theirs.' };
  const wrong = parts.find(({ seat, hex }) => commit(hex) !== dice.commitments[seat]);
  if (wrong !== undefined) return { refused: 'This is not the contribution that was committed to.' };
  const contributions = parts.reduce(put, dice.contributions);
  return { dice: contributions === dice.contributions ? dice : { ...dice, contributions } };
};

export const areAllIn = ({ contributions }: Dice): boolean => contributions.every((one) => one !== null);

const abandonedOf = (dice: Dice): Abandoned => ({
  type: 'attemptAbandoned',
  attempt: dice.attempt,
  commitment: commit(dice.seed),
  commitments: dice.commitments,
  missing: missingOf(dice),
});

/** Given up, and begun anew. */
export const anew = (room: RoomState, dice: Dice, seed: string): RoomState => {
  const given = { ...room, abandoned: [...room.abandoned, abandonedOf(dice)] };
  return { ...given, dice: firstDice(given, seed) };
};

/** Only when all are in. */
export const proofOf = (match: string, { seed, commitments, contributions }: Dice): FairProof & { seed: string } => ({
  kind: 'fair',
  match,
  commitment: commit(seed),
  commitments: commitments.map((one) => one!),
  contributions: contributions.map((one) => one!),
  seed,
});

export const diceRoundOf = (room: RoomState, dice: Dice, late: readonly Seat[]): DiceRound => ({
  attempt: dice.attempt,
  commitment: commit(dice.seed),
  commitments: dice.commitments,
  sent: dice.contributions.flatMap((one, seat) => (one === null ? [] : [seat])),
  late,
  byMaker: computersOf(room),
  abandoned: room.abandoned,
});
