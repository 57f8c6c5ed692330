/** What everybody is told of a match beside what its game shows. */

import type { Seat } from '@muster/kernel';
import type { About, Presence } from '@muster/protocol';
import type { Head } from '../store/store.ts';
import { isReady } from './gathering.ts';
import type { RoomState } from './room-state.ts';

export const aboutOf = (
  { match, game, status }: Head,
  room: RoomState,
  version: string,
  watching: number,
  presenceOf: (seat: Seat) => Presence,
): About => ({
  match,
  game,
  version,
  title: room.title,
  status,
  seats: room.seats.map(({ sitter, name, level, renewed }, seat) => ({
    sitter,
    name,
    level,
    presence: sitter === 'computer' ? 'there' : presenceOf(seat),
    renewed,
    ready: isReady(room, seat),
  })),
  watching,
  strict: room.strict,
  watch: room.watch,
  clock: room.clock,
  rematch: room.rematch,
});
