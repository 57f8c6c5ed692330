/** What a client says over its connection to one match. */

import {
  byType,
  type Command,
  fields,
  flag,
  list,
  malformed,
  oneOf,
  orLeftOut,
  orNull,
  type Parsed,
  parse,
  plainObject,
  type Reader,
  reader,
  type Seat,
} from '@muster/kernel';
import { REQUEST_KINDS, type RequestKind } from '@muster/table';
import { readAttempt } from './about.ts';
import {
  type Key,
  type MatchId,
  readHex,
  readKey,
  readMatchId,
  readName,
  readNumber,
  readOwnId,
  readSeat,
} from './words.ts';

export type Hello = {
  readonly type: 'hello';
  /** The version of the protocol. Any number is read, so that an older client hears what to do. */
  readonly protocol: number;
  readonly match: MatchId;
  /** Of a seat, of who made the match, or to watch. */
  readonly key: Key;
  /** The number of the last update that has arrived; left out by who has nothing. */
  readonly since?: number;
};

/** What has an `id` is answered by one `done` with the same. */
export type Deed =
  /** `seen`: the number of the newest update when it was decided. */
  | { readonly type: 'play'; readonly id: string; readonly command: Command; readonly seen: number }
  /** Asks the others for something. */
  | { readonly type: 'ask'; readonly id: string; readonly kind: RequestKind }
  /** To what was asked. */
  | { readonly type: 'answer'; readonly id: string; readonly request: number; readonly yes: boolean }
  | { readonly type: 'withdraw'; readonly id: string; readonly request: number }
  /** While gathering: this is the force; null: another one is to be chosen. */
  | { readonly type: 'force'; readonly id: string; readonly force: object | null }
  /** What one is called from now on. */
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  /** Gives this attempt at the dice up, when somebody has been late for a minute. */
  | { readonly type: 'anew'; readonly id: string; readonly attempt: number };

interface PartOfLuck {
  readonly seat: Seat;
  readonly hex: string;
}

export type ToServer =
  | Hello
  | Deed
  /** SHA-256 of one's contribution to this attempt; the maker gives one for each computer too. */
  | { readonly type: 'commit'; readonly attempt: number; readonly parts: readonly PartOfLuck[] }
  /** The contributions, once all have committed. */
  | { readonly type: 'contribute'; readonly attempt: number; readonly parts: readonly PartOfLuck[] }
  /** Notices before this number. */
  | { readonly type: 'older'; readonly before: number }
  | { readonly type: 'ping' };

/** The form of it only: whether it is a command, the game finds out. */
const readCommand: Reader<Command> = reader<Command>(
  {
    type: 'object',
    properties: { type: { type: 'string' } },
    required: ['type'],
    description: 'A command of the game: `muster schema <game> command`.',
  },
  (x, where) => plainObject(x, where) as unknown as Command,
);

const parts = list(fields<PartOfLuck>({ seat: readSeat, hex: readHex }), 8);

export const readToServer: Reader<ToServer> = byType<ToServer>({
  hello: fields<Omit<Hello, 'type'>>({
    protocol: readNumber,
    match: readMatchId,
    key: readKey,
    since: orLeftOut(readNumber),
  }),
  play: fields({ id: readOwnId, command: readCommand, seen: readNumber }),
  ask: fields({ id: readOwnId, kind: oneOf(REQUEST_KINDS) }),
  answer: fields({ id: readOwnId, request: readNumber, yes: flag }),
  withdraw: fields({ id: readOwnId, request: readNumber }),
  force: fields({ id: readOwnId, force: orNull<object>(plainObject) }),
  rename: fields({ id: readOwnId, name: readName }),
  anew: fields({ id: readOwnId, attempt: readAttempt }),
  commit: fields({ attempt: readAttempt, parts }),
  contribute: fields({ attempt: readAttempt, parts }),
  older: fields({ before: readNumber }),
  ping: fields({}),
});

/** A message as it came over the wire. */
export const parseToServer = (json: string): Parsed<ToServer> => {
  let x: unknown;
  try {
    x = JSON.parse(json);
  } catch {
    return { ok: false, refusal: malformed('the message', 'is not readable as JSON') };
  }
  return parse(readToServer, x, 'message');
};
