/**
 * What is kept of a match beside its log, as one value that is written whole (`Head.room`): who sits where, the forces that were brought,
 * the attempt to begin with fair dice, what is asked of whom. Whoever changes it gives a new one. Secret: seeds and sealed forces stand in it.
 */

import { LEVELS, type Level } from '@muster/ai';
import {
  type Fact,
  fields,
  flag,
  integer,
  list,
  oneOf,
  optional,
  orNull,
  parse,
  plainObject,
  type Reader,
  reader,
  type Seat,
  text,
} from '@muster/kernel';
import {
  type ClockTerms,
  type MatchId,
  readAnswer,
  readClockTerms,
  readHex,
  readMatchId,
  readNumber,
  readSeat,
  SITTERS,
  type Sitter,
} from '@muster/protocol';
import { type Answer, type OpenRequest, REQUEST_KINDS } from '@muster/table';
import type { Clocks, SeatClock } from '../clocks/clocks.ts';

export type Abandoned = Extract<Fact, { readonly type: 'attemptAbandoned' }>;

/** An attempt to begin with luck that nobody can try for. */
export interface Dice {
  readonly attempt: number;
  readonly seed: string;
  readonly commitments: readonly (string | null)[];
  readonly contributions: readonly (string | null)[];
}

export interface SeatState {
  readonly sitter: Sitter;
  /** Of a computer, or of the one that plays on for a person who ran out of time. */
  readonly level: Level | null;
  /** Of the person who has taken the seat. */
  readonly name: string | null;
  readonly renewed: number;
  /** Whether it brings a force of its own, which one, and why the last one was sent back. */
  readonly brings: boolean;
  readonly force: object | null;
  readonly refused: string | null;
}

/** A request, and with which message it came. */
export interface KeptRequest extends OpenRequest {
  readonly sender: string;
}

export interface AnsweredRequest {
  readonly by: Seat;
  readonly sender: string;
  readonly answer: Answer;
}

/** What can be said of a match without loading it. */
export interface Summary {
  /** `round 3`, as a spectator knows it. */
  readonly progress: string;
  /** Who must decide. */
  readonly asked: readonly Seat[];
  /** How it ended; null while it goes on. */
  readonly places: readonly (readonly Seat[])[] | null;
}

export interface RoomState {
  readonly format: 1;
  readonly title: string;
  /** As its maker set it. */
  readonly config: object;
  readonly seats: readonly SeatState[];
  readonly maker: { readonly name: string; readonly seat: Seat | null };
  readonly strict: boolean;
  readonly watch: number | null;
  readonly clock: ClockTerms | null;
  /** Where there is a clock and the battle has begun. */
  readonly clocks: Clocks | null;
  readonly dice: Dice | null;
  readonly abandoned: readonly Abandoned[];
  readonly requests: readonly KeptRequest[];
  readonly lastRequest: number;
  /** What became of the last ones: whoever asked may hear of it from another node. */
  readonly answered: readonly AnsweredRequest[];
  readonly rematch: MatchId | null;
  /** null: it has been played on since, so that only the match itself can tell. */
  readonly summary: Summary | null;
}

const ANY_TEXT = 2_000;

/** At the dice: as many as a record may tell of. */
export const MOST_ATTEMPTS = 1_000;

const readSeats = list(readSeat, 8);

const readAbandoned: Reader<Abandoned> = reader({ type: 'object' }, (x, where) => ({
  type: 'attemptAbandoned' as const,
  ...fields<Omit<Abandoned, 'type'>>({
    attempt: integer(1, MOST_ATTEMPTS),
    commitment: readHex,
    commitments: list(orNull(readHex), 8),
    missing: readSeats,
  })(withoutType(plainObject(x, where)), where),
}));

const withoutType = ({ type: _, ...rest }: Readonly<Record<string, unknown>>): object => rest;

const readSeatState = fields<SeatState>({
  sitter: oneOf(SITTERS),
  level: orNull(oneOf(LEVELS)),
  name: orNull(text(ANY_TEXT)),
  renewed: readNumber,
  brings: flag,
  force: orNull<object>(plainObject),
  refused: orNull(text(ANY_TEXT)),
});

const readDice = fields<Dice>({
  attempt: integer(1, MOST_ATTEMPTS),
  seed: readHex,
  commitments: list(orNull(readHex), 8),
  contributions: list(orNull(readHex), 8),
});

const readRequest = fields<KeptRequest>({
  id: readNumber,
  kind: oneOf(REQUEST_KINDS),
  by: readSeat,
  of: readSeats,
  answered: readSeats,
  sender: text(ANY_TEXT),
});

const readMillis = integer(0, Number.MAX_SAFE_INTEGER);

const readSeatClock = fields<SeatClock>({
  left: readMillis,
  own: readMillis,
  since: orNull(readMillis),
  used: readMillis,
  most: integer(-1, Number.MAX_SAFE_INTEGER),
  sealed: orNull(text(ANY_TEXT)),
  seemingly: orNull(
    fields<NonNullable<SeatClock['seemingly']>>({ left: readMillis, own: readMillis, since: readMillis }),
  ),
  isOut: flag,
});

const readRoom = fields<RoomState>({
  format: oneOf([1]),
  title: text(ANY_TEXT),
  config: plainObject,
  seats: list(readSeatState, 8),
  maker: fields<RoomState['maker']>({ name: text(ANY_TEXT), seat: orNull(readSeat) }),
  strict: flag,
  watch: orNull(integer(0, 20)),
  clock: optional(orNull(readClockTerms), null),
  clocks: optional(orNull(list(orNull(readSeatClock), 8)), null),
  dice: orNull(readDice),
  abandoned: list(readAbandoned, MOST_ATTEMPTS),
  requests: list(readRequest, 100),
  lastRequest: readNumber,
  answered: optional(
    list(fields<AnsweredRequest>({ by: readSeat, sender: text(ANY_TEXT), answer: readAnswer }), 100),
    [],
  ),
  rematch: orNull(readMatchId),
  summary: orNull(fields<Summary>({ progress: text(ANY_TEXT), asked: readSeats, places: orNull(list(readSeats, 8)) })),
});

/** What was kept. Throws where it cannot be read: then the database is not ours, or is broken. */
export const roomStateOf = (kept: object): RoomState => {
  const read = parse(readRoom, kept, 'room');
  if (read.ok) return read.value;
  throw new Error(`what is kept of a match cannot be read: ${read.refusal.where} ${read.refusal.problem}`);
};

export const isTaken = ({ sitter, name }: SeatState): boolean => sitter === 'computer' || name !== null;

/** Seats of people for whom the computer plays on. */
export const leftOver = ({ sitter, level }: SeatState): boolean => sitter !== 'computer' && level !== null;

export const computersOf = ({ seats }: RoomState): readonly Seat[] =>
  seats.flatMap(({ sitter }, seat) => (sitter === 'computer' ? [seat] : []));

/** So many are remembered. */
const MOST_ANSWERED = 16;

/** A request of this seat, by the message it came with, has found its end. */
export const withAnswered = (room: RoomState, by: Seat, sender: string, answer: Answer): RoomState => ({
  ...room,
  answered: [...room.answered.filter((one) => one.by !== by || one.sender !== sender), { by, sender, answer }].slice(
    -MOST_ANSWERED,
  ),
});

export const withSeat = (room: RoomState, seat: Seat, change: Partial<SeatState>): RoomState => ({
  ...room,
  seats: room.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)),
});
