/** What is said of a match beside what its game shows: who sits there, how far it is, the dice before it begins. */

import {
  type Fact,
  fields,
  flag,
  integer,
  list,
  oneOf,
  orNull,
  plainObject,
  readAbandoned,
  type Seat,
  text,
} from '@muster/kernel';
import { type ClockTerms, readClockTerms } from './clock.ts';
import { type MatchId, MOST_SEATS, readHex, readMatchId, readNumber, readSeats } from './words.ts';

/** `gathering`: seats are taken and forces chosen. `dice`: all are in, and everybody gives a part of the luck. */
export const STATUSES = ['gathering', 'dice', 'playing', 'over', 'withdrawn'] as const;
export type Status = (typeof STATUSES)[number];

/** `away`: not here just now; `gone`: for some minutes. What somebody looks at is never told. */
export const PRESENCES = ['there', 'away', 'gone'] as const;
export type Presence = (typeof PRESENCES)[number];

/** `person`: by a link of its own; `open`: whoever comes first by the link to join. */
export const SITTERS = ['person', 'open', 'computer'] as const;
export type Sitter = (typeof SITTERS)[number];

/** Who sits at a seat. */
export interface SeatAbout {
  readonly sitter: Sitter;
  /** What the person is called; null while nobody has taken the seat, and of computers. */
  readonly name: string | null;
  /** Of a computer, or of the one that plays on for a person who ran out of time. */
  readonly level: string | null;
  readonly presence: Presence;
  /** How often its link was made anew, so that another device has the seat. */
  readonly renewed: number;
  /** While gathering: its force is chosen, or it needs none. */
  readonly ready: boolean;
}

/** Sent whole whenever something of it changes. */
export interface About {
  readonly match: MatchId;
  readonly game: string;
  /** The version of the game's rules that it is played by. */
  readonly version: string;
  readonly title: string;
  readonly status: Status;
  readonly seats: readonly SeatAbout[];
  /** How many watch. */
  readonly watching: number;
  /** Take-backs of what was rolled or learned are not offered. */
  readonly strict: boolean;
  /** So many rounds later spectators see what happened; null: nobody may watch. */
  readonly watch: number | null;
  /** null: there is all the time in the world. */
  readonly clock: ClockTerms | null;
  /** Another battle of the same people, sides exchanged; who has a key of this match has the same one there. */
  readonly rematch: MatchId | null;
}

/** What one viewer sees of the forces while they are gathered. */
export interface Gathering {
  /** What is settled already; what is still to come is as the maker set it. */
  readonly config: object;
  /** One's own, or one that is chosen in the open; null where none is chosen, or it is sealed. */
  readonly forces: readonly (object | null)[];
  /** Whether each seat brings a force of its own. */
  readonly brings: readonly boolean[];
  /** Why one's own force was sent back. */
  readonly refused: string | null;
}

/** An attempt to begin with luck that nobody can try for; see `fair.ts` of the kernel. */
export interface DiceRound {
  /** From 1 on. */
  readonly attempt: number;
  /** To the server's seed. */
  readonly commitment: string;
  /** By seat; null where it is still to come. When all are there, contributions are sent. */
  readonly commitments: readonly (string | null)[];
  /** Who has sent its contribution. */
  readonly sent: readonly Seat[];
  /** Whose part is missing, and since when everybody could have sent it: those are named after a minute. */
  readonly late: readonly Seat[];
  /** The seats for which the maker's client gives a part: computers. */
  readonly byMaker: readonly Seat[];
  readonly abandoned: readonly Abandoned[];
}

type Abandoned = Extract<Fact, { readonly type: 'attemptAbandoned' }>;

/** Words of a game or a person, as they are shown. */
export const readWords = text(400);
export const readAttempt = integer(1, 1_000);

const readSeatAbout = fields<SeatAbout>({
  sitter: oneOf(SITTERS),
  name: orNull(readWords),
  level: orNull(readWords),
  presence: oneOf(PRESENCES),
  renewed: readNumber,
  ready: flag,
});

export const readAbout = fields<About>({
  match: readMatchId,
  game: readWords,
  version: readWords,
  title: readWords,
  status: oneOf(STATUSES),
  seats: list(readSeatAbout, MOST_SEATS),
  watching: readNumber,
  strict: flag,
  watch: orNull(readNumber),
  clock: orNull(readClockTerms),
  rematch: orNull(readMatchId),
});

export const readGathering = fields<Gathering>({
  config: plainObject,
  forces: list(orNull<object>(plainObject), MOST_SEATS),
  brings: list(flag, MOST_SEATS),
  refused: orNull(readWords),
});

export const readDiceRound = fields<DiceRound>({
  attempt: readAttempt,
  commitment: readHex,
  commitments: list(orNull(readHex), MOST_SEATS),
  sent: readSeats,
  late: readSeats,
  byMaker: readSeats,
  abandoned: list(readAbandoned, 1_000),
});
