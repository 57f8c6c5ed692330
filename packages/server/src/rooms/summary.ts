/** What is said of a match in a list of one's own. */

import { type Descriptor, type Hosted, openDecisions, outcomeOf, type Seat, viewOf } from '@muster/kernel';
import type { MineItem, You } from '@muster/protocol';
import { isAsked } from '@muster/table';
import { type Lost, remainingOf } from '../clocks/clocks.ts';
import type { Head } from '../store/store.ts';
import { isOwed } from './dice.ts';
import { isTaken, type RoomState, type Summary } from './room-state.ts';

export const summaryOf = (descriptor: Descriptor, match: Hosted): Summary => ({
  progress: descriptor.progressOf(viewOf(descriptor, match, 'spectator')),
  asked: openDecisions(descriptor, match).map(({ seat }) => seat),
  places: outcomeOf(descriptor, match)?.places ?? null,
});

const resultFor = (places: Summary['places'], seat: Seat | null): MineItem['result'] => {
  if (places === null || seat === null) return null;
  const [first = []] = places;
  if (!first.includes(seat)) return 'lost';
  return places.length === 1 ? 'drawn' : 'won';
};

/** Something is asked of this seat: a decision, a request, a force, a part of the luck. */
const waitsFor = ({ status }: Head, room: RoomState, summary: Summary | null, seat: Seat | null): boolean => {
  if (seat === null || status === 'withdrawn') return false;
  const one = room.seats[seat]!;
  if (status === 'gathering') return isTaken(one) && one.brings && one.force === null;
  if (status === 'dice') return room.dice !== null && isOwed(room.dice, seat);
  return summary?.asked.includes(seat) === true || room.requests.some((request) => isAsked(request, seat));
};

/** What the seat has left for what it is asked. */
const leftFor = ({ status }: Head, { clocks }: RoomState, { seat }: You, time: Time): number | null => {
  if (clocks === null || seat === null || status !== 'playing') return null;
  const left = remainingOf(clocks[seat], time.now, time.lost);
  return left === undefined ? null : Math.max(0, left);
};

interface Time {
  readonly now: number;
  readonly lost: Lost;
}

/** Who watches some rounds later does not learn here how far it is. */
export const mineItem = (
  head: Head,
  room: RoomState,
  summary: Summary | null,
  changed: number,
  you: You,
  time: Time,
): MineItem => {
  const isBehind = you.seat === null && (room.watch ?? 0) > 0 && head.status === 'playing';
  return {
    match: head.match,
    game: head.game,
    title: room.title,
    status: head.status,
    progress: isBehind ? null : (summary?.progress ?? null),
    you,
    names: room.seats.map(({ name }) => name),
    waits: waitsFor(head, room, summary, you.seat),
    left: leftFor(head, room, you, time),
    changed,
    result: resultFor(summary?.places ?? null, you.seat),
  };
};
