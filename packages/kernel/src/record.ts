/** The log of a match as a file: it proves itself by a chain of hashes, and replaying it rebuilds everything. */

import { canonical, hashText } from './canonical.ts';
import type { Fact } from './facts.ts';
import type { FairProof } from './fair.ts';
import { isSecret } from './fair.ts';
import type { Command, Parsed, Seat } from './game.ts';
import {
  byType,
  fields,
  flag,
  integer,
  list,
  misread,
  oneOf,
  optional,
  orNull,
  parse,
  plainObject,
  type Reader,
  text,
} from './parse.ts';

/**
 * The forms of a record, oldest first. `muster/2`: the hash of the set-up covers where the luck comes from, an undo names who
 * agreed, and passes over standing orders. `muster/3`: the hash of an entry covers the hash of the state that it carries, facts of the
 * host may stand between commands, and the last state has a seal of its own (`end`). Records of an older form are read, replayed and
 * gone on with in their own form.
 */
export const FORMATS = ['muster/1', 'muster/2', 'muster/3'] as const;
export type RecordFormat = (typeof FORMATS)[number];
export const FORMAT: RecordFormat = 'muster/3';

/** Where the luck came from; what anyone needs to draw it again stands here once the match is over. */
export type Fairness =
  | FairProof
  | { readonly kind: 'seeded'; readonly seed: number | null }
  /** `cards`: people shuffled and drew their own cards too. */
  | { readonly kind: 'manual'; readonly cards?: true }
  /** Nothing but the record itself vouches for these dice: scripted, or played on from another match. */
  | { readonly kind: 'unproven' };

export interface Drawn {
  readonly dice: readonly number[];
  readonly shuffles: readonly (readonly number[])[];
  /** The cards that people drew off heaps of their own, in order; absent where they typed none. */
  readonly cards?: readonly string[];
}

/** What hashes cover of it. */
const coveredLuck = ({ dice, shuffles, cards }: Drawn): readonly unknown[] =>
  cards === undefined ? [dice, shuffles] : [dice, shuffles, cards];

export interface SetupEntry extends Drawn {
  readonly hash: string;
}

export interface PlayEntry extends Drawn {
  readonly seat: Seat;
  readonly command: Command;
  readonly hash: string;
  /** The hash of the state after it: every 16th entry, and before `muster/3` the last. */
  readonly state?: string;
}

export interface UndoEntry {
  /** How many commands are taken back. */
  readonly undo: number;
  readonly by: Seat;
  /** Who agreed; in `muster/1` only whether all did. */
  readonly agreed: readonly Seat[] | boolean;
  readonly hash: string;
  readonly state?: string;
}

/** Since `muster/3`. */
export interface FactEntry {
  readonly fact: Fact;
  /** Whom it concerns; absent: everyone. */
  readonly to?: readonly Seat[];
  readonly hash: string;
  readonly state?: string;
}

export type Entry = PlayEntry | UndoEntry | FactEntry;

/** Since `muster/3`: the hash of the last state, and a hash over it and the last entry's. A log that is still written has none. */
export interface RecordEnd {
  readonly state: string;
  readonly hash: string;
}

export interface MatchRecord {
  readonly format: RecordFormat;
  readonly game: string;
  readonly version: string;
  readonly config: object;
  readonly setup: SetupEntry;
  readonly entries: readonly Entry[];
  readonly fairness: Fairness;
  readonly end?: RecordEnd;
}

export const isUndo = (e: Entry): e is UndoEntry => 'undo' in e;
export const isFact = (e: Entry): e is FactEntry => 'fact' in e;
export const isPlay = (e: Entry): e is PlayEntry => 'command' in e;

/** Every how many entries a record carries the hash of the state. */
export const STATE_EVERY = 16;

/** What may be told of the luck's source while the match runs: all but the seed. */
export const withoutSeed = (fairness: Fairness): Fairness =>
  fairness.kind === 'seeded' || fairness.kind === 'fair' ? { ...fairness, seed: null } : fairness;

export interface Header {
  readonly format: RecordFormat;
  readonly game: string;
  readonly version: string;
  readonly config: object;
  readonly fairness: Fairness;
}

export const setupHash = ({ format, game, version, config, fairness }: Header, drawn: Drawn): string => {
  const covered = [format, game, version, config, ...coveredLuck(drawn)];
  return hashText(canonical(format === 'muster/1' ? covered : [...covered, withoutSeed(fairness)]));
};

/** An entry before it is hashed. */
export type Unhashed =
  | Omit<PlayEntry, 'hash' | 'state'>
  | Omit<UndoEntry, 'hash' | 'state'>
  | Omit<FactEntry, 'hash' | 'state'>;

const covered = (e: Unhashed): readonly unknown[] => {
  if ('undo' in e) return ['undo', e.undo, e.by, e.agreed];
  if ('fact' in e) return e.to === undefined ? ['fact', e.fact] : ['fact', e.fact, e.to];
  return [e.seat, e.command, ...coveredLuck(e)];
};

/** Of the hash before and all that the entry tells; since `muster/3` also of the hash of its state. */
export const entryHash = (format: RecordFormat, before: string, entry: Unhashed, state?: string): string => {
  const told = covered(entry);
  const isCovered = state !== undefined && format !== 'muster/1' && format !== 'muster/2';
  return hashText(`${before}${canonical(isCovered ? [...told, state] : told)}`);
};

/** Seals the last state. */
export const endOf = (last: string, state: string): RecordEnd => ({
  state,
  hash: hashText(`${last}${canonical(['end', state])}`),
});

const MAX_ENTRIES = 100_000;
const face = integer(1, 6);
const hash = text(64);
const seatNumber = integer(0, 7);
const secret: Reader<string> = (x, where) =>
  typeof x === 'string' && isSecret(x) ? x : misread(where, 'must be 64 hexadecimal digits');

const readDice = list(face, 10_000);
const readShuffles = list(list(integer(0, 9_999), 10_000), 10_000);

const readCommand: Reader<Command> = (x, where) => {
  const command = plainObject(x, where);
  return typeof command.type === 'string' ? (command as unknown as Command) : misread(where, 'must have a type');
};

const readAgreed: Readonly<Record<RecordFormat, Reader<UndoEntry['agreed']>>> = {
  'muster/1': flag,
  'muster/2': list(seatNumber, 8),
  'muster/3': list(seatNumber, 8),
};

const readCards = list(text(40), 10_000);

/** Reads the cards apart, since a record without them has no such field. */
const withCards =
  <D extends Drawn>(read: Reader<D>): Reader<D> =>
  (x, where) => {
    const { cards, ...rest } = plainObject(x, where);
    const drawn = read(rest, where);
    return cards === undefined ? drawn : { ...drawn, cards: readCards(cards, `${where}.cards`) };
  };

const places = list(list(seatNumber, 8), 8);
const millis = integer(0, Number.MAX_SAFE_INTEGER);

const readFact: Reader<Fact> = byType<Fact>({
  time: fields({ seat: seatNumber, used: millis, left: orNull(millis) }),
  leftToComputer: fields({ seat: seatNumber, level: orNull(text(40)) }),
  attemptAbandoned: fields({
    attempt: integer(1, 1_000),
    commitment: secret,
    commitments: list(orNull(secret), 8),
    missing: list(seatNumber, 8),
  }),
  drawAgreed: fields({ by: seatNumber, agreed: list(seatNumber, 8) }),
  adjudicated: fields({ places, reason: text(200) }),
});

const readFactEntry: Reader<Omit<FactEntry, 'state'>> = (x, where) => {
  const { to, ...rest } = plainObject(x, where);
  const entry = fields<Omit<FactEntry, 'state' | 'to'>>({ fact: readFact, hash })(rest, where);
  return to === undefined ? entry : { fact: entry.fact, to: list(seatNumber, 8)(to, `${where}.to`), hash: entry.hash };
};

/** `state` and `shuffles` may be left out of a file. */
const readEntry =
  (format: RecordFormat): Reader<Entry> =>
  (x, where) => {
    const given = plainObject(x, where);
    const state = given.state === undefined ? {} : { state: hash(given.state, `${where}.state`) };
    const { state: _, ...rest } = given;
    if ('fact' in given && format === 'muster/3') return { ...readFactEntry(rest, where), ...state };
    if ('undo' in given) {
      const read = fields<Omit<UndoEntry, 'state'>>({
        undo: integer(1, MAX_ENTRIES),
        by: seatNumber,
        agreed: readAgreed[format],
        hash,
      });
      return { ...read(rest, where), ...state };
    }
    const read = fields<Omit<PlayEntry, 'state'>>({
      seat: seatNumber,
      command: readCommand,
      dice: readDice,
      shuffles: optional(readShuffles, []),
      hash,
    });
    return { ...withCards(read)(rest, where), ...state };
  };

const readManual: Reader<Fairness> = (x, where) => {
  const { cards, ...rest } = plainObject(x, where);
  const manual = fields<{ kind: 'manual' }>({ kind: oneOf(['manual']) })(rest, where);
  if (cards === undefined) return manual;
  return cards === true ? { ...manual, cards } : misread(`${where}.cards`, 'can only be true');
};

const readFairness: Reader<Fairness> = (x, where) => {
  const kind = oneOf(['fair', 'seeded', 'manual', 'unproven'])(plainObject(x, where).kind, `${where}.kind`);
  if (kind === 'seeded')
    return fields<{ kind: 'seeded'; seed: number | null }>({
      kind: oneOf(['seeded']),
      seed: orNull(integer(0, Number.MAX_SAFE_INTEGER)),
    })(x, where);
  if (kind === 'manual') return readManual(x, where);
  if (kind === 'unproven') return fields<{ kind: 'unproven' }>({ kind: oneOf([kind]) })(x, where);
  return fields<FairProof>({
    kind: oneOf(['fair']),
    match: text(100),
    commitment: secret,
    commitments: list(secret, 8),
    contributions: list(secret, 8),
    seed: orNull(secret),
  })(x, where);
};

const readRecord: Reader<MatchRecord> = (x, where) => {
  const { format: given } = plainObject(x, where);
  if (typeof given !== 'string' || !given.startsWith('muster/')) return misread(where, 'is not a Muster record');
  const format = FORMATS.find((known) => known === given);
  if (format === undefined)
    return misread(
      where,
      `is a record of format ${given.slice(0, 12)}; this Muster reads ${FORMATS.slice(0, -1).join(', ')} and ${FORMATS.at(-1)}`,
    );
  const read = fields<Omit<MatchRecord, 'end'>>({
    format: oneOf([format]),
    game: text(40),
    version: text(40),
    config: plainObject,
    setup: withCards(fields<SetupEntry>({ dice: readDice, shuffles: optional(readShuffles, []), hash })),
    entries: list(readEntry(format), MAX_ENTRIES),
    fairness: readFairness,
  });
  const { end, ...rest } = plainObject(x, where);
  if (end === undefined || format === 'muster/1' || format === 'muster/2') return read(x, where);
  return { ...read(rest, where), end: readEnd(end, `${where}.end`) };
};

const readEnd = fields<RecordEnd>({ state: hash, hash });

/** The form only; whether the match it tells is true, `replay` finds out. */
export const parseRecord = (x: unknown): Parsed<MatchRecord> => parse(readRecord, x, 'this file');

export const parseRecordText = (json: string): Parsed<MatchRecord> => {
  try {
    return parseRecord(JSON.parse(json));
  } catch {
    return parse<MatchRecord>(
      (_, where) => misread(where, 'is not readable as JSON; it may be cut off'),
      json,
      'this file',
    );
  }
};
