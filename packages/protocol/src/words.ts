/** What both directions are made of: ids, keys, names and numbers. */

import {
  integer,
  list,
  meaning,
  misread,
  plainObject,
  type Reader,
  reader,
  type Schema,
  SECRET,
  text,
} from '@muster/kernel';
import { isPlain, isSeen, matching } from './texts.ts';

/** Of the messages. A client of another one is told to load the page again. */
export const PROTOCOL = 1;

/** No message is longer, in bytes. */
export const MOST_BYTES = 65_536;

/** The public name of a match, in its address. */
export type MatchId = string;

/** Whoever has it may do what it is for: 32 random bytes, as base64 without padding, fit for an address. Only its hash is kept. */
export type Key = string;

export const readMatchId: Reader<MatchId> = matching(/^[a-z2-9]{12}$/, 'must be the id of a match');
export const readKey: Reader<Key> = matching(/^[A-Za-z0-9_-]{43}$/, 'must be a key of 43 letters, digits, - and _');
/** SHA-256 or 32 random bytes, in hex. */
export const readHex: Reader<string> = matching(SECRET, 'must be 64 hexadecimal digits');
/** A client's own name for what it asks, never used twice in a match: whatever comes twice under it is done once. */
export const readOwnId: Reader<string> = matching(/^[A-Za-z0-9_-]{8,40}$/, 'must be 8 to 40 letters, digits, - and _');

export const MOST_SEATS = 8;
export const readSeat = integer(0, MOST_SEATS - 1);
export const readSeats = list(readSeat, MOST_SEATS);
/** Best first; those who share a place stand together. */
export const readPlaces = list(readSeats, MOST_SEATS);
/** Of messages and notices: each viewer's own count. */
export const readNumber = integer(0, Number.MAX_SAFE_INTEGER);

const MOST_NAME = 40;

/** What a person is called: free text, which whoever shows it escapes. */
export const readName: Reader<string> = meaning(
  text(MOST_NAME),
  'Not empty, and without control characters; spaces at its ends are left out.',
  (given, where) => {
    const name = given.normalize('NFC').trim();
    if (!isSeen(name)) return misread(where, 'must not be empty');
    return isPlain(name) ? name : misread(where, 'must not hold control characters or heaps of marks');
  },
);

/** A record with at least these fields; what else stands in it is the game's own, or of a later version. */
export const atLeast = <T extends object>(
  readers: { readonly [F in keyof T & string]: Reader<T[F]> },
  words?: string,
): Reader<T> => {
  const names = Object.keys(readers) as (keyof T & string)[];
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, readers[name].schema])),
    required: names.filter((name) => !readers[name].mayBeLeftOut),
    ...(words !== undefined && { description: words }),
  };
  return reader(schema, (x, where) => {
    const given = plainObject(x, where);
    for (const name of names) readers[name](Object.hasOwn(given, name) ? given[name] : undefined, `${where}.${name}`);
    return given as T;
  });
};
