/** How much is served to one and to all. Every one of them is a setting: `MUSTER_` and its name in capitals. */

/** What a limit is for, what it is when nobody says otherwise, and how far it may be set. */
interface LimitWords {
  readonly is: number;
  readonly least: number;
  readonly most: number;
  readonly words: string;
}

const limit = (is: number, words: string, least = 1, most = Number.MAX_SAFE_INTEGER): LimitWords => ({
  is,
  least,
  most,
  words,
});

/** A timer of the machine waits no longer: a longer one would not wait at all. */
const LONGEST_MS = 2 ** 31 - 1;
const millis = (is: number, words: string, least: number): LimitWords => limit(is, words, least, LONGEST_MS);

export const LIMIT_WORDS = {
  messagesPerSecond: limit(20, 'messages that a connection may send in a second on average'),
  messagesAtOnce: limit(100, 'messages that a connection may send at once'),
  connectionsPerAddress: limit(200, 'connections of one address'),
  connections: limit(10_000, 'connections of all'),
  matchesPerHour: limit(120, 'matches that one address may make in an hour', 0),
  asksPerMinute: limit(
    6_000,
    'battles that one address may ask about in a minute: a list counts each of them, a record thirty and one more for each hundred of its entries, a short link fifty, a connection, a new key of a seat or a page of old notices ten, a message or a body each whole kilobyte of it',
    1,
  ),
  sharesPerHour: limit(60, 'short links that one address may make in an hour', 0),
  shares: limit(100_000, 'short links that are kept', 0),
  shareBytes: limit(10_000_000_000, 'bytes that all short links may take together', 0),
  rooms: limit(5_000, 'matches in memory'),
  logEntries: limit(
    50_000,
    'entries of a log, after which nothing is taken back or ordered in advance any more: a record tells of 100,000',
    1,
    90_000,
  ),
  waitingBytes: limit(4_000_000, 'bytes that wait for a client which does not take them', 1_000),
  answerBytes: limit(64_000_000, 'bytes of answers that one address may leave untaken', 2_000_000),
  helloMs: millis(10_000, 'milliseconds until the first message of a connection must have come', 100),
  heartbeatMs: millis(20_000, 'milliseconds between looking whether a client still lives', 1_000),
  idleMs: millis(60_000, 'milliseconds that a match without anybody stays in memory', 100),
  leftAfterMs: millis(10_000, 'milliseconds after which another node looks whether a computer has played', 100),
} as const satisfies Readonly<Record<string, LimitWords>>;

export type LimitName = keyof typeof LIMIT_WORDS;
export type Limits = { readonly [name in LimitName]: number };

export const LIMIT_NAMES = Object.keys(LIMIT_WORDS) as readonly LimitName[];

export const LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, LIMIT_WORDS[name].is])) as Limits;
