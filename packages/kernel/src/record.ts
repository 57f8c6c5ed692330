/** The log of a match as a file: it proves itself by a chain of hashes, and replaying it rebuilds everything. */

import { canonical, hashText } from './canonical.ts';
import type { FairProof } from './fair.ts';
import { isSecret } from './fair.ts';
import type { Command, Parsed, Seat } from './game.ts';
import {
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

export const FORMAT = 'muster/1';

/** Where the luck came from; what anyone needs to draw it again stands here once the match is over. */
export type Fairness =
  | FairProof
  | { readonly kind: 'seeded'; readonly seed: number | null }
  | { readonly kind: 'manual' }
  /** Nothing but the record itself vouches for these dice: scripted, or played on from another match. */
  | { readonly kind: 'unproven' };

export interface Drawn {
  readonly dice: readonly number[];
  readonly shuffles: readonly (readonly number[])[];
}

export interface SetupEntry extends Drawn {
  readonly hash: string;
}

export interface PlayEntry extends Drawn {
  readonly seat: Seat;
  readonly command: Command;
  readonly hash: string;
  /** The hash of the state after it: every 16th entry and the last. */
  readonly state?: string;
}

export interface UndoEntry {
  /** How many commands are taken back. */
  readonly undo: number;
  readonly by: Seat;
  readonly agreed: boolean;
  readonly hash: string;
  readonly state?: string;
}

export type Entry = PlayEntry | UndoEntry;

export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly version: string;
  readonly config: object;
  readonly setup: SetupEntry;
  readonly entries: readonly Entry[];
  readonly fairness: Fairness;
}

export const isUndo = (e: Entry): e is UndoEntry => 'undo' in e;

/** Every how many entries a record carries the hash of the state. */
export const STATE_EVERY = 16;

export const setupHash = (game: string, version: string, config: object, drawn: Drawn): string =>
  hashText(canonical([FORMAT, game, version, config, drawn.dice, drawn.shuffles]));

export const playHash = (before: string, seat: Seat, command: Command, drawn: Drawn): string =>
  hashText(`${before}${canonical([seat, command, drawn.dice, drawn.shuffles])}`);

export const undoHash = (before: string, undo: number, by: Seat, agreed: boolean): string =>
  hashText(`${before}${canonical(['undo', undo, by, agreed])}`);

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

/** `state` and `shuffles` may be left out of a file. */
const readEntry: Reader<Entry> = (x, where) => {
  const given = plainObject(x, where);
  const state = given.state === undefined ? {} : { state: hash(given.state, `${where}.state`) };
  const { state: _, ...rest } = given;
  if ('undo' in given) {
    const read = fields<Omit<UndoEntry, 'state'>>({
      undo: integer(1, MAX_ENTRIES),
      by: seatNumber,
      agreed: flag,
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
  return { ...read(rest, where), ...state };
};

const readFairness: Reader<Fairness> = (x, where) => {
  const kind = oneOf(['fair', 'seeded', 'manual', 'unproven'])(plainObject(x, where).kind, `${where}.kind`);
  if (kind === 'seeded')
    return fields<{ kind: 'seeded'; seed: number | null }>({
      kind: oneOf(['seeded']),
      seed: orNull(integer(0, Number.MAX_SAFE_INTEGER)),
    })(x, where);
  if (kind !== 'fair') return fields<{ kind: 'manual' | 'unproven' }>({ kind: oneOf([kind]) })(x, where);
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
  const given = plainObject(x, where);
  const format = given.format;
  if (typeof format !== 'string' || !format.startsWith('muster/')) misread(where, 'is not a Muster record');
  if (format !== FORMAT)
    misread(where, `is a record of format ${String(format).slice(0, 20)}; this Muster reads ${FORMAT}`);
  return fields<MatchRecord>({
    format: oneOf([FORMAT]),
    game: text(40),
    version: text(40),
    config: plainObject,
    setup: fields<SetupEntry>({ dice: readDice, shuffles: optional(readShuffles, []), hash }),
    entries: list(readEntry, MAX_ENTRIES),
    fairness: readFairness,
  })(x, where);
};

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
