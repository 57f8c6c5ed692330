/** What is asked of a server outside a connection, as JSON over HTTP: making and taking, lists, short addresses. */

import { LEVELS, type Level } from '@muster/ai';
import {
  byTag,
  fields,
  flag,
  integer,
  list,
  meaning,
  misread,
  oneOf,
  onlyTrue,
  optional,
  orLeftOut,
  orNull,
  plainObject,
  type Reader,
  text,
} from '@muster/kernel';
import { type About, readAbout, readWords, STATUSES, type Status } from './about.ts';
import { type ClockTerms, readClockTerms } from './clock.ts';
import { isPlain, isSeen, matching } from './texts.ts';
import { readYou, type You } from './to-client.ts';
import { type Key, type MatchId, MOST_SEATS, readKey, readMatchId, readName, readNumber, readSeat } from './words.ts';

export type SeatWish =
  | { readonly sitter: 'person' }
  | { readonly sitter: 'open' }
  | { readonly sitter: 'computer'; readonly level: Level };

/** POST /api/matches. */
export interface NewMatch {
  readonly game: string;
  /** The configuration; what is brought by a seat (`brings`) is put into it when all are in. */
  readonly config: object;
  readonly seats: readonly SeatWish[];
  /** Which seats bring a force of their own; left out: none. */
  readonly brings: readonly boolean[];
  /** Where its maker sits; null: nowhere. */
  readonly seat: number | null;
  /** What the maker is called. */
  readonly name: string;
  readonly strict: boolean;
  /** Rounds that spectators are behind; null: nobody may watch. */
  readonly watch: number | null;
  /** null: there is all the time in the world. */
  readonly clock: ClockTerms | null;
}

export interface NewMatchMade {
  readonly match: MatchId;
  /** The maker's, of the seat too if the maker has one. */
  readonly key: Key;
  /** One for each seat of a person that is still to be taken. */
  readonly links: readonly { readonly seat: number; readonly key: Key }[];
  /** To take an open seat; null where there is none. */
  readonly join: Key | null;
  readonly watch: Key | null;
}

export const readNewMatchMade = fields<NewMatchMade>({
  match: readMatchId,
  key: readKey,
  links: list(fields<NewMatchMade['links'][number]>({ seat: readSeat, key: readKey }), MOST_SEATS),
  join: orNull(readKey),
  watch: orNull(readKey),
});

const seatWish: Reader<SeatWish> = byTag<'sitter', SeatWish>('sitter', {
  person: fields({}),
  open: fields({}),
  computer: fields({ level: oneOf(LEVELS) }),
});

export const readNewMatch: Reader<NewMatch> = fields<NewMatch>({
  game: text(40),
  config: plainObject,
  seats: list(seatWish, 8),
  brings: optional<readonly boolean[]>(list(flag, 8), []),
  seat: orNull(readSeat),
  name: readName,
  strict: optional(flag, false),
  watch: optional(orNull(integer(0, 20)), null),
  clock: optional(orNull(readClockTerms), null),
});

/** POST /api/look: what a key is for, before it is used. */
export interface Look {
  readonly match: MatchId;
  readonly key: Key;
}

export interface Seen {
  readonly about: About;
  /** `seat`, `maker`, `watch`: it opens the match as it is. `claim`: it takes this seat, once; `join`: an open one. */
  readonly opens: (typeof OPENS)[number];
  readonly you: You;
  /** It takes the seat to one more device of who sits there. */
  readonly device?: true;
}

const OPENS = ['seat', 'maker', 'watch', 'claim', 'join'] as const;

export const readSeen = fields<Seen>({
  about: readAbout,
  opens: oneOf(OPENS),
  you: readYou,
  device: orLeftOut(onlyTrue),
});

export const readLook: Reader<Look> = fields<Look>({ match: readMatchId, key: readKey });

/** POST /api/claim: takes the seat; what comes back opens it from then on, on this device. */
export interface Claim extends Look {
  readonly name: string;
}

export interface Claimed {
  readonly key: Key;
  readonly seat: number;
}

export const readClaimed = fields<Claimed>({ key: readKey, seat: readSeat });

export const readClaim: Reader<Claim> = fields<Claim>({ match: readMatchId, key: readKey, name: readName });

/** POST /api/device: with the key of a seat, a link for one more device, good once and for ten minutes. Answered by a `Fresh`. */
/** POST /api/renew: with the maker's key, a new link for a seat; the old keys of that seat open nothing any more. Answered by a `Fresh`. */
export interface Renew extends Look {
  readonly seat: number;
}

export interface Fresh {
  readonly key: Key;
}

export const readFresh = fields<Fresh>({ key: readKey });

export const readRenew: Reader<Renew> = fields<Renew>({ match: readMatchId, key: readKey, seat: readSeat });

/** POST /api/withdraw: with the maker's key, of a match that has not begun. */

/** POST /api/mine: what the keys that a device holds are about; what is unknown by now is left out. */
export interface Mine {
  readonly keys: readonly Look[];
}

export interface MineItem {
  readonly match: MatchId;
  readonly game: string;
  readonly title: string;
  readonly status: Status;
  /** `round 3`; null before the battle. */
  readonly progress: string | null;
  readonly you: You;
  /** What the others are called. */
  readonly names: readonly (string | null)[];
  /** Something is asked of this seat: a decision, a request, a force. */
  readonly waits: boolean;
  /** Milliseconds that this seat has left for what it has to decide; null where no clock of it runs. */
  readonly left: number | null;
  /** When something happened last, in milliseconds since 1970. */
  readonly changed: number;
  /** How it ended, for this seat. */
  readonly result: (typeof RESULTS)[number] | null;
}

const RESULTS = ['won', 'lost', 'drawn'] as const;

export const MOST_MINE = 200;

/** The answer is a list of them. */
export const readMineItems = list(
  fields<MineItem>({
    match: readMatchId,
    game: readWords,
    title: readWords,
    status: oneOf(STATUSES),
    progress: orNull(readWords),
    you: readYou,
    names: list(orNull(readWords), MOST_SEATS),
    waits: flag,
    left: orNull(readNumber),
    changed: readNumber,
    result: orNull(oneOf(RESULTS)),
  }),
  MOST_MINE,
);

export const readMine: Reader<Mine> = fields<Mine>({ keys: list(readLook, MOST_MINE) });

/** POST /api/record, with any key that opens the match: its record, once it is over. */

/** What is refused has a status of 400 or more and this. */
export interface HttpRefusal {
  readonly status: number;
  readonly message: string;
}

export const readHttpRefusal = fields<HttpRefusal>({ status: integer(400, 599), message: readWords });

export const SHARE_KINDS = ['replay', 'force', 'setup'] as const;

/** What is shared of a force or a set-up: a page of Muster, and what it shows as the game itself reads it. */
export interface SharedPage {
  /** Path and query, of the page that shows it: `/heroes/forces?points=60`. */
  readonly address: string;
  /** The file of the force, or the configuration. */
  readonly of: object;
}

/** POST /api/shares: something that is kept under a short address. */
export interface Share {
  readonly kind: (typeof SHARE_KINDS)[number];
  readonly game: string;
  /** What a chat shows of it. */
  readonly title: string;
  readonly words: string;
  /** The record of a replay; of a force or a set-up a `SharedPage`. */
  readonly data: object;
  /** A small picture: PNG, in base64. */
  readonly picture?: string;
}

/** Of the whole request. */
export const MOST_SHARE_BYTES = 1_500_000;
/** Of base64. */
export const MOST_PICTURE = 400_000;
/** In pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Neither another site's (`//…`) nor anything but the path and query of a page. */
const readAddress = matching(
  /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[!-"$-~]*)?$/,
  'must be the address of a page here',
);

export const readSharedPage: Reader<SharedPage> = fields<SharedPage>({
  address: meaning(readAddress, 'At most 16,000 characters.', (address, where) =>
    address.length <= 16_000 ? address : misread(where, 'must be at most 16,000 characters long'),
  ),
  of: plainObject,
});

/** One line without control characters; whoever shows it escapes it. */
const line = (most: number): Reader<string> =>
  meaning(text(most), 'One line, not empty, without control characters.', (given, where) => {
    if (!isSeen(given)) return misread(where, 'must not be empty');
    return isPlain(given) ? given.trim() : misread(where, 'must not hold control characters or heaps of marks');
  });

export const readShare: Reader<Share> = fields<Share>({
  kind: oneOf(SHARE_KINDS),
  game: text(40),
  title: line(120),
  words: line(300),
  data: plainObject,
  picture: orLeftOut(text(MOST_PICTURE)),
});

export interface Shared {
  /** The address is /s/<id>. */
  readonly id: string;
  /** DELETE /api/shares/<id> with `authorization: Bearer <key>`. */
  readonly key: Key;
}

/** GET /api/shares/<id>. */
export type SeenShare = Omit<Share, 'picture'>;

export const readShareId: Reader<string> = matching(/^[a-z2-9]{10}$/, 'must be the id of something shared');

export const readShared = fields<Shared>({ id: readShareId, key: readKey });

export const readSeenShare = fields<SeenShare>({
  kind: oneOf(SHARE_KINDS),
  game: readWords,
  title: readWords,
  words: readWords,
  data: plainObject,
});

/** Where the push service of a browser takes what is for it, and how that is sealed: as `PushSubscription.toJSON()` gives it. */
export interface PushPlace {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** POST /api/subscribe, with the key of a seat: this browser is told when it is its turn and it is not there. */
export interface Subscribe extends Look {
  readonly push: PushPlace;
}

export const readPushPlace = fields<PushPlace>({
  endpoint: matching(/^https?:\/\/[!-~]{1,1000}$/, 'must be the address of a push service'),
  keys: fields<PushPlace['keys']>({
    p256dh: matching(/^[A-Za-z0-9_-]{87}$/, 'must be a public key of 87 letters, digits, - and _'),
    auth: matching(/^[A-Za-z0-9_-]{22}$/, 'must be a secret of 22 letters, digits, - and _'),
  }),
});

export const readSubscribe: Reader<Subscribe> = fields<Subscribe>({
  match: readMatchId,
  key: readKey,
  push: readPushPlace,
});

/** POST /api/unsubscribe, with the same key: it is told no more. */

/** GET /api/push: the key with which a browser asks its push service for a place that only this server may write to. */
export interface PushKey {
  readonly publicKey: string;
}

export const readPushKey = fields<PushKey>({
  publicKey: matching(/^[A-Za-z0-9_-]{87}$/, 'must be a public key of 87 letters, digits, - and _'),
});

/** What a notice holds, sealed for the browser: nothing that a passer-by may not read on its screen. */
export interface Notice {
  readonly match: MatchId;
  readonly game: string;
  readonly title: string;
}

export const readNotice = fields<Notice>({ match: readMatchId, game: readWords, title: readWords });
