/** What a law is, what it looks at (one random game, played to its end), and what a game tells about itself to be checked. */

import type {
  Command,
  Decision,
  Drawn,
  Game,
  GameEvent,
  Match,
  Refusal,
  Rng,
  Seat,
  Told,
  Viewer,
} from '@muster/kernel';

export type AnyState = { readonly config: object };
/** The laws know no game: every game is one of these. */
export type AnyGame = Game<AnyState, Command, object, GameEvent, Refusal>;

export interface LawOptions<S = AnyState, C extends Command = Command, K extends object = object> {
  /** Game number n is played on `configs[seed % configs.length]`. */
  readonly configs: readonly K[];
  readonly games: number;
  /** Of the first game; every next one has the next number. 1 by default. */
  readonly seed?: number;
  /** Positions of each game that are looked at closely. 2 by default. */
  readonly samples?: number;
  /** The laws on records, which cost most, look at one game in so many. 1 by default. */
  readonly recordOneIn?: number;
  /** A game that has not ended by then never ends. 5,000 by default. */
  readonly maxCommands?: number;
  /** Only these laws. */
  readonly only?: readonly LawId[];
  /** How to concede; `{ type: 'concede' }` by default. */
  readonly concede?: C;
  /** 2 by default. */
  seats?(config: K): number;
  /** A player of its own, instead of one that chooses at random: it sees the view. */
  choose?(view: S, seat: Seat, candidates: readonly C[], rng: Rng): C;
  /** Commands worth trying that are no candidates: those that only hidden facts may forbid. */
  tries?(s: S, seat: Seat): readonly C[];
  /** Commands that are legal without an open decision, beside conceding: standing orders, secret answers given again. */
  anytime?(c: C): boolean;
  /** Private settings that decide whether a seat is asked. */
  standingOrders?(s: S): unknown;
  /** Commands that others see nothing of. */
  secret?(c: C): boolean;
  /** Whether this viewer may learn a secret by a command that called `final`. Without it, everyone may. */
  learns?(before: S, seat: Seat, c: C, viewer: Viewer): boolean;
}

/** The options with their defaults. */
export interface Terms extends LawOptions {
  readonly seed: number;
  readonly samples: number;
  readonly recordOneIn: number;
  readonly maxCommands: number;
  readonly concede: Command;
  seats(config: object): number;
}

export interface Step {
  readonly before: AnyState;
  readonly decisions: readonly Decision[];
  readonly seat: Seat;
  readonly command: Command;
  readonly drawn: Drawn;
  readonly events: readonly Told<GameEvent>[];
  readonly after: AnyState;
}

/** One random game. All its states and commands are deeply frozen. */
export interface Walk {
  readonly terms: Terms;
  readonly seed: number;
  readonly config: object;
  readonly seats: number;
  /** Its record holds the undos too; the steps are those that stand. */
  readonly match: Match<AnyState, Command, GameEvent, Refusal>;
  readonly start: AnyState;
  readonly steps: readonly Step[];
  readonly undos: number;
}

export const LAW_IDS = [
  'json',
  'replay',
  'tampering',
  'gears',
  'candidates',
  'ends',
  'pure',
  'undo',
  'imagine',
  'view',
  'asked',
  'hidden',
  'garbage',
  'concede',
  'words',
] as const;
export type LawId = (typeof LAW_IDS)[number];

export interface Law {
  readonly id: LawId;
  readonly name: string;
  /** It replays whole records. */
  readonly onRecords?: true;
  /** How many checks were made; throws when the law is broken. */
  check(game: AnyGame, walk: Walk, rng: Rng): number;
}

export class LawBroken extends Error {
  readonly law: LawId;
  constructor(law: LawId, what: string) {
    super(what);
    this.law = law;
  }
}

export const broken = (law: LawId, what: string): never => {
  throw new LawBroken(law, what);
};
