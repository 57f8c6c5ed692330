/** Another battle of the same people with the same forces, one seat further: of two, the sides are exchanged. */

import type { Descriptor } from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import type { Head, KeptKey } from '../store/store.ts';
import { gathered } from './begin.ts';
import { newHead } from './making.ts';
import { leftOver, type RoomState } from './room-state.ts';

interface Rematch {
  readonly head: Head;
  readonly keys: readonly KeptKey[];
}

/** Who has a key of the old match has the same one there. */
export const rematchOf = (
  descriptor: Descriptor,
  id: MatchId,
  old: RoomState,
  keys: Iterable<KeptKey>,
  now: number,
): Rematch => {
  const { length } = old.seats;
  const moved = (seat: number): number => (seat + 1) % length;
  const seats = old.seats.map((_, seat) => old.seats[(seat + length - 1) % length]!);
  const room: RoomState = {
    ...old,
    seats: seats.map((one) => ({ ...one, level: leftOver(one) ? null : one.level, renewed: 0, refused: null })),
    clocks: null,
    maker: { ...old.maker, seat: old.maker.seat === null ? null : moved(old.maker.seat) },
    dice: null,
    abandoned: [],
    requests: [],
    lastRequest: 0,
    answered: [],
    rematch: null,
    summary: null,
  };
  const next = gathered(descriptor, room);
  const head = newHead(id, descriptor.id, next.room, now);
  const kept = [...keys].filter(({ kind }) => kind === 'seat' || kind === 'maker' || kind === 'watch');
  return {
    head: { ...head, status: next.status },
    keys: kept.map((key) => ({ ...key, match: id, seat: key.seat === null ? null : moved(key.seat) })),
  };
};
