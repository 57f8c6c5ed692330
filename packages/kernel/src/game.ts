/** The contract between a game and everything that hosts, shows, searches or tests it. */

/** Who controls: 0 is side A. A number, so that arrays can be indexed by it. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
/** The id of a rule or ruling as the docs list it: `GB-47`, `R-12`. */
export type RuleId = string;
/** What a roll is for: `attack`, `defence`. Shown to who rolls real dice, and used by the luck report. */
export type RollName = string;

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

/** Everything a game may do to the world: ask for luck, and tell what happened. */
export interface Table<E extends GameEvent = GameEvent> {
  /** D6 faces, in the order rolled. */
  roll(count: number, seat: Seat, what: RollName): readonly number[];
  shuffle<T>(items: readonly T[]): readonly T[];
  /** A secret was learned, or the rules say final: no free undo past this. */
  final(): void;
  /** Absent in the fast gear: `table.tell?.({…})`. With `to`, only these seats hear it. */
  tell?(event: E, to?: readonly Seat[]): void;
}

export interface Game<
  S extends { readonly config: K } = never,
  C extends Command = never,
  K extends object = never,
  E extends GameEvent = never,
  R extends Refusal = never,
> {
  readonly id: string;
  /** Told in records; corrections that would alter replays are switches of the configuration. */
  readonly version: string;
  /** Untrusted input: a value or a refusal, never a throw. */
  parseConfig(x: unknown): Parsed<K>;
  parseCommand(x: unknown): Parsed<C>;
  parseState(x: unknown): Parsed<S>;
  setup(config: K, table: Table<E>): S;
  /** At most one per seat; empty only when the game is over. */
  decisions(s: S): readonly Decision[];
  /** Exact legality. */
  refuse(s: S, seat: Seat, c: C): R | undefined;
  /** Only for commands that were not refused. */
  play(s: S, seat: Seat, c: C, table: Table<E>): S;
  /** Every different result once, order pinned; of measured moves a good, finite sample. */
  candidates(s: S, seat: Seat): readonly C[];
  /** An allow-list: what is hidden is null. */
  view(s: S, viewer: Viewer): S;
  /** A full state consistent with the view, for players that think ahead fairly. */
  imagine(view: S, viewer: Seat, table: Table<E>): S;
  outcome(s: S): Outcome | undefined;
  /** One sentence: what cannot be done, the fact that forbids it, the rule. */
  explain(r: R): string;
  /** One log line for players. */
  narrate(e: E, config: K): string;
}

/** Reads a field that a view may hide. A null here is our bug: a rule looked where it may not. */
export const known = <T>(x: T | null): T => {
  if (x === null) throw new Error('a rule read what this view hides');
  return x;
};

export const unreachable = (x: never): never => {
  throw new Error(`not a case: ${JSON.stringify(x)}`);
};

/** A copy under construction: only the function that made it may change it, before it returns it. */
export type Draft<T> = { -readonly [F in keyof T]: T[F] };
