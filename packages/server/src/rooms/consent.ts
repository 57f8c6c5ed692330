/** On what terms something is asked for in a room. */

import { type Descriptor, type Hosted, readyState } from '@muster/kernel';
import type { ConsentTerms } from '@muster/table';
import { computersOf, type RoomState } from './room-state.ts';

/** Computers agree to everything, and who has given up has no say any more. */
export const termsOf = ({ game, concede }: Descriptor, room: RoomState, match: Hosted): ConsentTerms => {
  const state = readyState(match);
  const isOver = game.outcome(state) !== undefined;
  const gone = room.seats.flatMap((_, seat) =>
    isOver || game.refuse(state, seat, concede) === undefined ? [] : [seat],
  );
  return { willing: [...computersOf(room), ...gone], strict: room.strict };
};
