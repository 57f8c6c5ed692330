/** What can be asked of the referee: each line is read into one of these, or refused with the place where it is wrong. */

import { LEVELS, type Level } from '@muster/ai';
import {
  byTag,
  either,
  type FieldsReader,
  fields,
  flag,
  integer,
  list,
  misread,
  oneOf,
  optional,
  type Parsed,
  parse,
  plainObject,
  type Reader,
  reader,
  type Seat,
  text,
  type Viewer,
} from '@muster/kernel';

/** Where the luck of a match comes from. */
export type DiceChoice =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'script'; readonly script: readonly number[]; readonly seed: number }
  | { readonly kind: 'manual' | 'manual-cards' };

export interface Requests {
  readonly start: { readonly config: unknown; readonly dice: DiceChoice | null };
  readonly load: { readonly state: unknown; readonly dice: DiceChoice | null };
  readonly play: { readonly seat: Seat; readonly command: unknown };
  readonly odds: { readonly seat: Seat; readonly command: unknown };
  readonly dice: { readonly values: readonly number[] };
  readonly cards: { readonly values: readonly string[] };
  readonly withdraw: object;
  /** Without a seat: the one that must decide. `ms` thinks by the clock instead of by steps. */
  readonly choose: {
    readonly seat: Seat | null;
    readonly level: Level;
    readonly steps: number | null;
    readonly ms: number | null;
    readonly seed: number | null;
  };
  /** `view`: what this seat knows of a match that is played elsewhere; null: of this one. */
  readonly candidates: { readonly seat: Seat | null; readonly view: object | null };
  readonly view: { readonly viewer: Viewer };
  /** Without `by`: who gave the last command. */
  readonly undo: { readonly by: Seat | null; readonly agreed: boolean; readonly count: number };
  /** Without `by`: who took back last. */
  readonly redo: { readonly by: Seat | null; readonly agreed: boolean };
  readonly decisions: object;
  readonly record: object;
}

export type Do = keyof Requests;
export type Request = { readonly [D in Do]: { readonly do: D } & Requests[D] }[Do];

const MOST_DICE = 100_000;
/** A name of a card. */
const LONGEST_CARD = 100;
const MOST_STEPS = 1_000_000;
const MOST_MS = 600_000;

/** The game reads it, and says so where it is missing. */
const anything: Reader<unknown> = optional<unknown>(
  reader({}, (x) => x),
  undefined,
);
const seed = integer(0, Number.MAX_SAFE_INTEGER);
const absent = <T>(read: Reader<T>): Reader<T | null> => optional<T | null>(read, null);

const readSeeded = fields<{ seed: number }>({ seed });
const readScripted = fields<{ script: readonly number[]; seed: number }>({
  script: list(integer(1, 6), MOST_DICE),
  seed: optional(seed, 0),
});

const readDice: Reader<DiceChoice> = reader(
  { anyOf: [readSeeded.schema, readScripted.schema, { enum: ['manual', 'manual-cards'] }] },
  (x, where) => {
    if (x === 'manual' || x === 'manual-cards') return { kind: x };
    if (typeof x === 'string')
      return misread(where, 'must be {"seed":7}, {"script":[6,3],"seed":7}, "manual" or "manual-cards"');
    return 'script' in plainObject(x, where)
      ? { kind: 'script', ...readScripted(x, where) }
      : { kind: 'seed', ...readSeeded(x, where) };
  },
);

/** Readers for a game with this many seats. */
const readersFor = (seats: number): { readonly [D in Do]: FieldsReader<Requests[D]> } => {
  const seat = integer(0, seats - 1);
  const viewer: Reader<Viewer> = either((x) => x === 'spectator', oneOf(['spectator'] as const), seat);
  const command = { seat, command: anything };
  return {
    start: fields<Requests['start']>({ config: anything, dice: absent(readDice) }),
    load: fields<Requests['load']>({ state: anything, dice: absent(readDice) }),
    play: fields<Requests['play']>(command),
    odds: fields<Requests['odds']>(command),
    dice: fields<Requests['dice']>({ values: list(integer(0, MOST_DICE), MOST_DICE) }),
    cards: fields<Requests['cards']>({ values: list(text(LONGEST_CARD), MOST_DICE) }),
    withdraw: fields<object>({}),
    choose: fields<Requests['choose']>({
      seat: absent(seat),
      level: optional(oneOf(LEVELS), 'veteran'),
      steps: absent(integer(1, MOST_STEPS)),
      ms: absent(integer(1, MOST_MS)),
      seed: absent(seed),
    }),
    candidates: fields<Requests['candidates']>({ seat: absent(seat), view: absent<object>(plainObject) }),
    view: fields<Requests['view']>({ viewer: optional<Viewer>(viewer, 'spectator') }),
    undo: fields<Requests['undo']>({
      by: absent(seat),
      agreed: optional(flag, false),
      count: optional(integer(1, MOST_DICE), 1),
    }),
    redo: fields<Requests['redo']>({ by: absent(seat), agreed: optional(flag, false) }),
    decisions: fields<object>({}),
    record: fields<object>({}),
  };
};

export type ReadRequest = (x: unknown) => Parsed<Request>;

export const requestReader = (seats: number): ReadRequest => {
  const read = byTag<'do', Request>('do', readersFor(seats));
  return (x) => parse(read, x, 'line');
};
