/** The clocks of a match go on with it: by who is asked, what stands, and what is secret. */

import {
  type Descriptor,
  type Hosted,
  type House,
  isUndo,
  note,
  openDecisions,
  outcomeOf,
  readyState,
  type Seat,
} from '@muster/kernel';
import {
  type Clocks,
  clocksAfter,
  type Lost,
  type Moment,
  newClocks,
  spentOf,
  withoutSpent,
} from '../clocks/clocks.ts';
import { computersOf, type RoomState } from './room-state.ts';
import { placeOf, type WrittenEntry, writtenEntriesOf } from './written-entries.ts';

/** A match that has gone on, what was written, and the room as it is then. */
export interface Going {
  readonly room: RoomState;
  readonly house: House;
  readonly match: Hosted;
  readonly writtenEntries: readonly WrittenEntry[];
}

/** By seat: its commands that everybody has noticed. */
const commandsOf = ({ standing }: Hosted, seats: number): readonly number[] => {
  const counts = Array<number>(seats).fill(0);
  const place = placeOf('spectator', seats);
  for (const { seat, orders, at } of standing) if (!orders && at[place]! >= 0) counts[seat]!++;
  return counts;
};

/** A take-back to which nobody had to agree who has a clock of its own to lose. */
const undoOf = (writtenEntries: readonly WrittenEntry[], clocks: Clocks): Moment['undo'] => {
  const entry = writtenEntries.at(-1)?.row.entry;
  if (entry === undefined || !isUndo(entry)) return null;
  const agreed = typeof entry.agreed === 'boolean' ? [] : entry.agreed;
  return { by: entry.by, isFree: agreed.every((seat) => !clocks[seat]) };
};

const momentOf = (descriptor: Descriptor, { match, writtenEntries }: Going, clocks: Clocks, now: number): Moment => {
  const isOver = outcomeOf(descriptor, match) !== undefined;
  const state = readyState(match);
  const asked: readonly Seat[] = isOver ? [] : openDecisions(descriptor, match).map(({ seat }) => seat);
  return {
    now,
    asked,
    answered: asked.filter((seat) => descriptor.mayAnswerAgain(state, seat)),
    commands: commandsOf(match, clocks.length),
    sealed: isOver ? null : (descriptor.game.sealed(state) ?? null),
    undo: undoOf(writtenEntries, clocks),
  };
};

const firstClocks = ({ clock, seats, ...room }: RoomState): Clocks => {
  const computers = computersOf({ clock, seats, ...room });
  return newClocks(
    clock!,
    seats.map((_, seat) => !computers.includes(seat)),
  );
};

/** With the clocks as they are then, and in the log the time of who does not think any more. Nothing changes where there are none. */
export const timed = (descriptor: Descriptor, going: Going, now: number, lost: Lost): Going => {
  const { room, house } = going;
  if (room.clock === null) return going;
  const before = room.clocks ?? firstClocks(room);
  const moment = momentOf(descriptor, going, before, now);
  const clocks = clocksAfter(before, room.clock, moment, lost);
  const spent = spentOf(clocks, room.clock, moment.sealed);
  let { match } = going;
  const writtenEntries = [...going.writtenEntries];
  for (const told of spent) {
    const noted = note(house, match, { type: 'time', ...told });
    writtenEntries.push(...writtenEntriesOf(match, noted, null));
    match = noted.match;
  }
  const isSame = room.clocks !== null && clocks.every((clock, seat) => clock === before[seat]);
  return { room: isSame ? room : { ...room, clocks: withoutSpent(clocks, spent) }, house, match, writtenEntries };
};
