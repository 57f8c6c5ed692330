/** The log of a match as a file: it proves itself by a chain of hashes, and replaying it rebuilds everything. */

import { canonical, type HashText, hashText } from './canonical.ts';
import type { Fact } from './facts.ts';
import type { FairProof } from './fair.ts';
import { isSecret, SECRET } from './fair.ts';
import type { Command, Game, Parsed, Seat } from './game.ts';
import {
  byTag,
  byType,
  fields,
  flag,
  integer,
  list,
  malformed,
  misread,
  oneOf,
  onlyTrue,
  optional,
  orLeftOut,
  orNull,
  parse,
  plainObject,
  type Reader,
  reader,
  text,
} from './parse.ts';
import { type Schema, schemaOf } from './schema.ts';

/**
 * The forms of a record, oldest first. `muster/2`: the hash of the set-up covers where the luck comes from, an undo names who
 * agreed, and passes over standing orders. `muster/3`: the hash of an entry covers the hash of the state that it carries, facts of the
 * host may stand between commands, and the last state has a seal of its own (`end`). Records of an older form are read, replayed and
 * gone on with in their own form.
 */
export const FORMATS = ['muster/1', 'muster/2', 'muster/3'] as const;
export type RecordFormat = (typeof FORMATS)[number];
export const FORMAT: RecordFormat = 'muster/3';

/** Whether a record of this form holds neither facts nor an end, and no hash of it covers a state. */
export const isBeforeFacts = (format: RecordFormat): boolean => format === 'muster/1' || format === 'muster/2';

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
export const entryHash = (
  format: RecordFormat,
  before: string,
  entry: Unhashed,
  state?: string,
  hash: HashText = hashText,
): string => {
  const told = covered(entry);
  const isCovered = state !== undefined && !isBeforeFacts(format);
  return hash(`${before}${canonical(isCovered ? [...told, state] : told)}`);
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
const secret: Reader<string> = reader({ type: 'string', pattern: SECRET.source }, (x, where) =>
  typeof x === 'string' && isSecret(x) ? x : misread(where, 'must be 64 hexadecimal digits'),
);

const readDice = list(face, 10_000);
/** May be left out of a file. */
const readShuffles = optional(list(list(integer(0, 9_999), 10_000), 10_000), []);
const readCards = orLeftOut(list(text(40), 10_000));

const readSetup = fields<SetupEntry>({ dice: readDice, shuffles: readShuffles, hash, cards: readCards });

const readAgreed: Readonly<Record<RecordFormat, Reader<UndoEntry['agreed']>>> = {
  'muster/1': flag,
  'muster/2': list(seatNumber, 8),
  'muster/3': list(seatNumber, 8),
};

const places = list(list(seatNumber, 8), 8);
const millis = integer(0, Number.MAX_SAFE_INTEGER);

type Abandoned = Extract<Fact, { readonly type: 'attemptAbandoned' }>;

const attemptAbandoned = fields<Omit<Abandoned, 'type'>>({
  attempt: integer(1, 1_000),
  commitment: secret,
  commitments: list(orNull(secret), 8),
  missing: list(seatNumber, 8),
});

export const readAbandoned: Reader<Abandoned> = byType<Abandoned>({ attemptAbandoned });

export const readFact: Reader<Fact> = byType<Fact>({
  time: fields<Omit<Extract<Fact, { type: 'time' }>, 'type'>>({
    seat: seatNumber,
    used: millis,
    left: orNull(millis),
    out: orLeftOut(onlyTrue),
  }),
  leftToComputer: fields({ seat: seatNumber, level: orNull(text(40)) }),
  attemptAbandoned,
  drawAgreed: fields({ by: seatNumber, agreed: list(seatNumber, 8) }),
  adjudicated: fields({ places, reason: text(200) }),
});

/** Undos and facts have a field that no play has. */
const readEntry = (format: RecordFormat, command: Reader<Command>): Reader<Entry> => {
  const state = orLeftOut(hash);
  const play = fields<PlayEntry>({
    seat: seatNumber,
    command,
    dice: readDice,
    shuffles: readShuffles,
    hash,
    cards: readCards,
    state,
  });
  const undo = fields<UndoEntry>({
    undo: integer(1, MAX_ENTRIES),
    by: seatNumber,
    agreed: readAgreed[format],
    hash,
    state,
  });
  const commands = reader<Entry>({ oneOf: [play.schema, undo.schema] }, (x, where) =>
    'undo' in plainObject(x, where) ? undo(x, where) : play(x, where),
  );
  if (isBeforeFacts(format)) return commands;
  const fact = fields<FactEntry>({ fact: readFact, to: orLeftOut(list(seatNumber, 8)), hash, state });
  return reader({ oneOf: [play.schema, undo.schema, fact.schema] }, (x, where) =>
    'fact' in plainObject(x, where) ? fact(x, where) : commands(x, where),
  );
};

const readFairness: Reader<Fairness> = byTag<'kind', Fairness>('kind', {
  fair: fields({
    match: text(100),
    commitment: secret,
    commitments: list(secret, 8),
    contributions: list(secret, 8),
    seed: orNull(secret),
  }),
  seeded: fields({ seed: orNull(integer(0, Number.MAX_SAFE_INTEGER)) }),
  manual: fields<{ readonly cards?: true }>({ cards: orLeftOut(onlyTrue) }),
  unproven: fields({}),
});

/** What a record holds of its game. */
interface OfGame {
  readonly game: Reader<string>;
  readonly config: Reader<object>;
  readonly command: Reader<Command>;
}

const readEnd = fields<RecordEnd>({ state: hash, hash });

const readIn = (format: RecordFormat, { game, config, command }: OfGame): Reader<MatchRecord> => {
  const parts = {
    format: oneOf([format]),
    game,
    version: text(40),
    config,
    setup: readSetup,
    entries: list(readEntry(format, command), MAX_ENTRIES),
    fairness: readFairness,
  };
  return isBeforeFacts(format)
    ? fields<Omit<MatchRecord, 'end'>>(parts)
    : fields<MatchRecord>({ ...parts, end: orLeftOut(readEnd) });
};

const READ = `${FORMATS.slice(0, -1).join(', ')} and ${FORMATS.at(-1)}`;

const recordReader = (ofGame: OfGame): Reader<MatchRecord> => {
  const readers = new Map<unknown, Reader<MatchRecord>>(FORMATS.map((format) => [format, readIn(format, ofGame)]));
  return reader({ oneOf: [...readers.values()].map(({ schema }) => schema) }, (x, where) => {
    const { format } = plainObject(x, where);
    if (typeof format !== 'string' || !format.startsWith('muster/')) return misread(where, 'is not a Muster record');
    const read = readers.get(format);
    return read === undefined
      ? misread(where, `is a record of format ${format.slice(0, 12)}; this Muster reads ${READ}`)
      : read(x, where);
  });
};

const anyCommand = reader<Command>(
  { type: 'object', properties: { type: { type: 'string' } }, required: ['type'] },
  (x, where) => {
    const command = plainObject(x, where);
    return typeof command['type'] === 'string' ? (command as unknown as Command) : misread(where, 'must have a type');
  },
);

const readRecord = recordReader({ game: text(40), config: plainObject, command: anyCommand });

/** The schema of this game's records, its configuration and commands included. */
export const recordSchema = ({ id, readers: { config, command } }: Pick<Game, 'id' | 'readers'>): Schema => ({
  ...schemaOf(
    recordReader({
      game: oneOf([id]),
      config: reader({ $ref: '#/$defs/config' }, (x, where) => config(x, where)),
      command: reader({ $ref: '#/$defs/command' }, (x, where) => command(x, where)),
    }),
  ),
  $defs: { config: config.schema, command: command.schema },
});

/** The form only; whether the match it tells is true, `replay` finds out. */
export const parseRecord = (x: unknown): Parsed<MatchRecord> => parse(readRecord, x, 'this file');

export const parseRecordText = (json: string): Parsed<MatchRecord> => {
  try {
    return parseRecord(JSON.parse(json));
  } catch {
    return { ok: false, refusal: malformed('this file', 'is not readable as JSON; it may be cut off') };
  }
};
