/** The contract between a game and everything that hosts, shows, searches or tests it. */

import type { Reader } from './parse.ts';

/** Who controls: 0 is side A. A number, so that arrays can be indexed by it. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
/** Whose eyes look: a viewer's, or, when nothing is secret any more, everyone's. */
export type Eyes = Viewer | 'everyone';
/** The id of a rule or ruling as the docs list it: `GB-47`, `R-12`. */
export type RuleId = string;

export interface Command {
  readonly type: string;
}

/** Who must decide what. A game adds the facts. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: RuleId;
}

/** Something that happened, with the rule that made it happen. A game adds the facts. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
}

/** Why something may not be done: data first, `explain` makes the sentence. */
export interface Refusal {
  readonly code: string;
  /** null when no rule of the game speaks: the input itself is wrong. */
  readonly rule: RuleId | null;
  /** Only hidden information made it impossible. */
  readonly unavailable?: true;
}

export interface Outcome {
  /** Best first; seats that share a place stand together. A draw is one place. */
  readonly places: readonly (readonly Seat[])[];
  readonly reason: string;
  readonly rule: RuleId;
}

/** Input that could not be read: where it is wrong, and what was expected there. */
export interface Malformed extends Refusal {
  readonly code: 'malformed';
  readonly where: string;
  readonly problem: string;
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Malformed };

/** What was taken off a heap, in the order drawn, and what is left of it. */
export interface Drew<C extends string> {
  readonly drawn: readonly C[];
  readonly rest: readonly C[];
}

/**
 * Everything a game may do to the world: ask for luck, and tell what happened. `R`: what its dice and cards are for; a rule that names
 * nothing there can neither roll nor draw.
 */
export interface Table<E extends GameEvent = GameEvent, R extends string = never> {
  /** D6 faces, in the order rolled. */
  roll(count: number, seat: Seat, what: R): readonly number[];
  shuffle<T>(items: readonly T[]): readonly T[];
  /** By `drawFrom`, never itself. Absent where nobody but Muster holds the cards: then they lie as they were shuffled. */
  draw?<C extends string>(heap: readonly C[], count: number, to: Seat | null, what: R): Drew<C>;
  /** A secret was learned, or the rules say final: no free undo past this. */
  final(): void;
  /** Absent in the fast gear: `table.tell?.({…})`. With `to`, only these seats hear it. */
  tell?(event: E, to?: readonly Seat[]): void;
}

/** The types of a game, as one bundle. */
export interface GameTypes {
  readonly state: { readonly config: object };
  readonly command: Command;
  readonly config: object;
  readonly event: GameEvent;
  readonly refusal: Refusal;
  readonly decision: Decision;
  /** What dice are rolled and cards are drawn for: `attack`, `defence`. How it is said, the descriptor says (`rolls`). */
  readonly roll: string;
}

/** The table of a game. */
export type TableOf<T extends GameTypes> = Table<T['event'], T['roll']>;

/** Methods, not functions: a game whose types are forgotten is a `Game` like any other. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Told in records. A correction that would alter replays is read off the version a record tells, see `parseConfig`. */
  readonly version: string;
  /** What `parseConfig` and `parseCommand` read by, of this version: their schemas are the form of both. */
  readonly readers: { readonly config: Reader<T['config']>; readonly command: Reader<T['command']> };
  /** How many seats a match has. */
  seats(config: T['config']): number;
  /**
   * Untrusted input: a value or a refusal, never a throw. Of a record that another version made, `version` says which: what that
   * version did not know yet is read as it was played then.
   */
  parseConfig(x: unknown, version?: string): Parsed<T['config']>;
  parseCommand(x: unknown): Parsed<T['command']>;
  parseState(x: unknown): Parsed<T['state']>;
  setup(config: T['config'], table: TableOf<T>): T['state'];
  /** At most one per seat; empty only when the game is over. */
  decisions(s: T['state']): readonly T['decision'][];
  /** Exact legality. */
  refuse(s: T['state'], seat: Seat, c: T['command']): T['refusal'] | undefined;
  /** Only for commands that were not refused. */
  play(s: T['state'], seat: Seat, c: T['command'], table: TableOf<T>): T['state'];
  /** Every different result once, order pinned; of measured moves a good, finite sample. */
  candidates(s: T['state'], seat: Seat): readonly T['command'][];
  /** Standing orders: they concern nobody but their seat, come at any time, draw no luck, and no take-back touches them. */
  isPrivate(c: T['command']): boolean;
  /**
   * Which secret decision is open, by a name that no other one of the match has: seats answer unseen by one another until the last
   * answer is in. Such an answer is given again, never taken back. Undefined when none is open; on a view the same.
   */
  sealed(s: T['state']): string | undefined;
  /** An allow-list: what is hidden is null. */
  view(s: T['state'], viewer: Viewer): T['state'];
  /** A full state consistent with the view, for players that think ahead fairly. */
  imagine(view: T['state'], viewer: Seat, table: TableOf<T>): T['state'];
  outcome(s: T['state']): Outcome | undefined;
  /** One sentence: what cannot be done, the fact that forbids it, the rule. */
  explain(r: T['refusal']): string;
  /** One log line for players. */
  narrate(e: T['event'], config: T['config']): string;
}

/** What a view hides is needed to go on. Who only looks ahead catches it; anywhere else it is our bug: a rule looked where it may not. */
export class HiddenNeeded extends Error {}

/** Reads a field that a view may hide. */
export const known = <T>(x: T | null): T => {
  if (x === null) throw new HiddenNeeded('a rule read what this view hides');
  return x;
};

export const unreachable = (x: never): never => {
  throw new Error(`not a case: ${JSON.stringify(x)}`);
};

/** A copy under construction: only the function that made it may change it, before it returns it. */
export type Draft<T> = { -readonly [F in keyof T]: T[F] };
