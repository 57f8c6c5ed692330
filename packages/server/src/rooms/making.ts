/** A new match: read what its maker wants, and make its keys. */

import { type Descriptor, explainMalformed } from '@muster/kernel';
import type { Key, MatchId, NewMatch, NewMatchMade, SeatWish } from '@muster/protocol';
import { hashKey, newKey } from '../keys.ts';
import type { Head, KeptKey, KeyKind } from '../store/store.ts';
import type { RoomState, SeatState } from './room-state.ts';

const listedSeats = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

/** Why this cannot be a match, in a sentence; undefined when it can. */
export const refuseNew = (descriptor: Descriptor, wanted: NewMatch): string | undefined => {
  const config = descriptor.game.parseConfig(wanted.config);
  if (!config.ok) return explainMalformed(config.refusal);
  const seats = descriptor.game.seats(config.value);
  if (wanted.seats.length !== seats) return `This battle has ${listedSeats(seats)}, not ${wanted.seats.length}.`;
  const { seat } = wanted;
  if (seat !== null && wanted.seats[seat]?.sitter !== 'person') return 'Its maker sits at a seat for a person.';
  if (wanted.brings.length > seats) return `This battle has ${listedSeats(seats)}: nobody else brings a force.`;
  const may = descriptor.gathering?.brings(config.value) ?? [];
  const wrong = wanted.brings.findIndex((brings, at) => brings && may[at] !== true);
  if (wrong >= 0) return `Seat ${wrong + 1} brings no force of its own to this battle.`;
  const bringer = wanted.brings.findIndex((brings, at) => brings && wanted.seats[at]?.sitter === 'computer');
  return bringer < 0 ? undefined : `Seat ${bringer + 1} is a computer’s, which brings no force.`;
};

const seatStateOf = (wish: SeatWish, name: string | null, brings: boolean): SeatState => ({
  sitter: wish.sitter,
  level: wish.sitter === 'computer' ? wish.level : null,
  name,
  renewed: 0,
  brings,
  force: null,
  refused: null,
});

/** Only for what was not refused. */
export const newRoom = (descriptor: Descriptor, wanted: NewMatch): RoomState => {
  const config = descriptor.game.parseConfig(wanted.config);
  if (!config.ok) throw new Error('the configuration was not looked at');
  return {
    format: 1,
    title: descriptor.titleOf(config.value),
    config: wanted.config,
    seats: wanted.seats.map((wish, seat) =>
      seatStateOf(wish, seat === wanted.seat ? wanted.name : null, wanted.brings[seat] ?? false),
    ),
    maker: { name: wanted.name, seat: wanted.seat },
    strict: wanted.strict,
    watch: wanted.watch,
    clock: wanted.clock,
    clocks: null,
    dice: null,
    abandoned: [],
    requests: [],
    lastRequest: 0,
    answered: [],
    rematch: null,
    summary: null,
  };
};

interface Made {
  readonly made: NewMatchMade;
  readonly keys: readonly KeptKey[];
}

export const newKeys = (match: MatchId, { seats, maker, watch }: RoomState): Made => {
  const keys: KeptKey[] = [];
  const make = (kind: KeyKind, seat: number | null): Key => {
    const key = newKey();
    keys.push({ hash: hashKey(key), match, kind, seat, until: null });
    return key;
  };
  const made: NewMatchMade = {
    match,
    key: make('maker', maker.seat),
    links: seats.flatMap(({ sitter, name }, seat) =>
      sitter === 'person' && name === null ? [{ seat, key: make('claim', seat) }] : [],
    ),
    join: seats.some(({ sitter }) => sitter === 'open') ? make('join', null) : null,
    watch: watch === null ? null : make('watch', null),
  };
  return { made, keys };
};

export const newHead = (match: MatchId, game: string, room: RoomState, now: number): Head => ({
  match,
  version: 1,
  game,
  status: 'gathering',
  created: now,
  changed: now,
  room,
});
