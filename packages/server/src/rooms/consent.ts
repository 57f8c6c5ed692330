/** On what terms something is asked for in a room. */

import { type Descriptor, type Hosted, readyState, type Seat } from '@muster/kernel';
import type { ConsentTerms } from '@muster/table';
import { computersOf, leftOver, type RoomState } from './room-state.ts';

/** Computers agree to everything, and who has given up or run out of time has no say any more. */
export const termsOf = ({ game, concede }: Descriptor, room: RoomState, match: Hosted): ConsentTerms => {
  const gone = (): readonly Seat[] => {
    const state = readyState(match);
    if (game.outcome(state) !== undefined) return [];
    return room.seats.flatMap((_, seat) => (game.refuse(state, seat, concede) === undefined ? [] : [seat]));
  };
  const left = (): readonly Seat[] => room.seats.flatMap((one, seat) => (leftOver(one) ? [seat] : []));
  let willing: readonly Seat[] | undefined;
  return {
    willing: () => {
      willing ??= [...computersOf(room), ...left(), ...gone()];
      return willing;
    },
    strict: room.strict,
  };
};
