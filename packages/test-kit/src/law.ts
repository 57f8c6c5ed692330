/** What a law is, what it looks at (one random game, played to its end), and what a game tells about itself to be checked. */

import type {
  Command,
  Decision,
  Descriptor,
  Drawn,
  decisionsFor,
  Game,
  GameEvent,
  GameTypes,
  Match,
  Rng,
  Seat,
  Told,
  Viewer,
} from '@muster/kernel';

export type AnyState = { readonly config: object };
/** The laws know no game: every game is one of these. */
export type AnyGame = Game;

/** What a game's descriptor says of itself that the laws have to know. */
export type Lawful<T extends GameTypes = GameTypes> = Pick<
  Descriptor<T>,
  | 'game'
  | 'concede'
  | 'isAnytime'
  | 'isSecret'
  | 'secrets'
  | 'learns'
  | 'whispers'
  | 'unoffered'
  | 'asks'
  | 'book'
  | 'odds'
  | 'oddsNames'
  | 'rolls'
  | 'rollWords'
  | 'drawWords'
  | 'seatNames'
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
  /** How often the record of each game's beginning is falsified. 4 by default. */
  readonly forgeries?: number;
  /** A game that has not ended by then never ends. 5,000 by default. */
  readonly maxCommands?: number;
  /** Only these laws. */
  readonly only?: readonly LawId[];
  /** Milliseconds, to tell what each law costs; without it nothing is measured. */
  clock?(): number;
  /** A player of its own, instead of one that chooses at random: it sees the view. */
  choose?(view: T['state'], seat: Seat, candidates: readonly T['command'][], rng: Rng): T['command'];
  /** A player that thinks: by view, seat and seed it always chooses the same. Without it nobody's choices are looked at. */
  think?(view: T['state'], seat: Seat, seed: number): T['command'];
  /** How a table tells an event, and what it draws of a state. Without it nothing that is shown is looked at. */
  readonly shows?: Shows<T>;
  /** Commands worth trying that are no candidates: those that only hidden facts may forbid. */
  tries?(s: T['state'], seat: Seat): readonly T['command'][];
}

export interface Shows<T extends GameTypes = GameTypes> {
  /** What the table shows with this event in it; `seat` gave the command. */
  tell(shown: T['state'], event: T['event'], seat: Seat): T['state'];
  drawn(s: T['state']): unknown;
}

/** The options with their defaults, and what the game says of itself. */
export interface Terms extends LawOptions, Omit<Lawful, 'game'> {
  readonly seed: number;
  readonly samples: number;
  readonly recordOneIn: number;
  readonly forgeries: number;
  readonly maxCommands: number;
  /** The kernel's: how a viewer is told who is asked. */
  readonly decisionsFor: typeof decisionsFor;
}

export interface Played {
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
  readonly steps: readonly Played[];
  readonly undos: number;
}

/** Everybody who may look. */
export const viewersOf = (walk: Walk): readonly Viewer[] => [
  'spectator',
  ...Array.from({ length: walk.seats }, (_, seat) => seat),
];

export const LAW_IDS = [
  'json',
  'replay',
  'dropped',
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
  'odds',
  'rolls',
  'luck',
  'minds',
  'takeBack',
  'lines',
  'delta',
  'onlookers',
  'foresee',
  'shown',
] as const;
export type LawId = (typeof LAW_IDS)[number];

export interface Law {
  readonly id: LawId;
  readonly name: string;
  /** Asked only where this was handed in. */
  readonly needs?: 'think' | 'shows';
  /** It replays whole records. */
  readonly onRecords?: true;
  /** What must have been met, each at least once, in a run with so many checks. */
  readonly kinds?: { readonly among: readonly string[]; readonly enough: number };
  /** How many checks were made, and how often each kind was met; throws when the law is broken. */
  check(game: AnyGame, walk: Walk, rng: Rng): number | Checked;
}

export interface Checked {
  readonly checks: number;
  readonly met: Readonly<Record<string, number>>;
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
