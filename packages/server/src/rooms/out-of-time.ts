/** What happens to who has run out of time, as it was set when the match was made. */

import {
  type Descriptor,
  type Fact,
  type GameTypes,
  type Hosted,
  type Move,
  note,
  play,
  type Seat,
} from '@muster/kernel';
import type { ClockTerms } from '@muster/protocol';
import { listed } from '@muster/table';
import { fallen, type Lost, leftOf } from '../clocks/clocks.ts';
import { withSeat } from './room-state.ts';
import type { Going } from './timing.ts';
import { writtenEntriesOf } from './written-entries.ts';

/** Who plays on for a person. */
const LEVEL = 'veteran';

const followedBy = (going: Going, move: Move<GameTypes, { readonly ok: boolean }>): Going => {
  if (!move.answer.ok) throw new Error('what was to follow on a clock that ran out was refused');
  return {
    ...going,
    match: move.match,
    writtenEntries: [...going.writtenEntries, ...writtenEntriesOf(going.match, move, null)],
  };
};

const noted = (going: Going, fact: Fact): Going => followedBy(going, note(going.house, going.match, fact));

const leftToComputer = (going: Going, seat: Seat): Going => ({
  ...noted(going, { type: 'leftToComputer', seat, level: LEVEL }),
  room: withSeat(going.room, seat, { level: LEVEL }),
});

/** Of two sides the other one has won, and nobody where both ran out at the same moment. */
const decided = (going: Going, sides: readonly (readonly Seat[])[], seats: readonly Seat[], names: string): Going => {
  const isOut = (side: readonly Seat[]): boolean => side.some((seat) => seats.includes(seat));
  const losers = sides.filter(isOut);
  const places =
    losers.length === sides.length ? [sides.flat()] : [sides.filter((side) => !isOut(side)).flat(), losers.flat()];
  return noted(going, { type: 'adjudicated', places, reason: `${names} ran out of time` });
};

/** Of more sides the others play on. */
const conceded = (descriptor: Descriptor, going: Going, seat: Seat): Going => {
  const move = play(going.house, going.match, seat, descriptor.concede);
  return move.answer.ok ? followedBy(going, move) : leftToComputer(going, seat);
};

const namesOf = (descriptor: Descriptor, { config }: Hosted, seats: readonly Seat[]): string => {
  const names = descriptor.seatNames(config);
  return listed(seats.map((seat) => names[seat] ?? `Seat ${seat + 1}`));
};

/** These seats ran out of time at the same moment, before anybody else. */
export const ranOut = (
  descriptor: Descriptor,
  going: Going,
  terms: ClockTerms,
  seats: readonly Seat[],
  now: number,
  lost: Lost,
): Going => {
  const clocks = fallen(going.room.clocks!, seats, now, lost);
  const told = seats.reduce<Going>((next, seat) => {
    const { used } = clocks[seat]!;
    return noted(next, { type: 'time', seat, used, left: leftOf(terms, clocks[seat]!), out: true });
  }, going);
  const stopped: Going = {
    ...told,
    room: { ...told.room, clocks: clocks.map((one) => (one?.isOut ? { ...one, used: 0 } : one)) },
  };
  if (terms.out === 'computer') return seats.reduce(leftToComputer, stopped);
  const sides = descriptor.sides(going.match.config);
  if (sides.length === 2) return decided(stopped, sides, seats, namesOf(descriptor, going.match, seats));
  return seats.reduce((next, seat) => conceded(descriptor, next, seat), stopped);
};
