/** What a law is, what it looks at (one random game, played to its end), and what a game tells about itself to be checked. */

import type {
  Command,
  Decision,
  Descriptor,
  Drawn,
  Game,
  GameEvent,
  GameTypes,
  Match,
  Rng,
  Seat,
  Told,
} from '@muster/kernel';

export type AnyState = { readonly config: object };
/** The laws know no game: every game is one of these. */
export type AnyGame = Game;

/** What a game's descriptor says of itself that the laws have to know. */
export type Lawful<T extends GameTypes = GameTypes> = Pick<
  Descriptor<T>,
  'game' | 'concede' | 'isAnytime' | 'isSecret' | 'standingOrders' | 'learns' | 'asks' | 'book'
>;

export interface LawOptions<T extends GameTypes = GameTypes> {
  /** Game number n is played on `configs[seed % configs.length]`. */
  readonly configs: readonly T['config'][];
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
  /** A player of its own, instead of one that chooses at random: it sees the view. */
  choose?(view: T['state'], seat: Seat, candidates: readonly T['command'][], rng: Rng): T['command'];
  /** Commands worth trying that are no candidates: those that only hidden facts may forbid. */
  tries?(s: T['state'], seat: Seat): readonly T['command'][];
}

/** The options with their defaults, and what the game says of itself. */
export interface Terms extends LawOptions, Omit<Lawful, 'game'> {
  readonly seed: number;
  readonly samples: number;
  readonly recordOneIn: number;
  readonly maxCommands: number;
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
  readonly match: Match;
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
  'loads',
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
