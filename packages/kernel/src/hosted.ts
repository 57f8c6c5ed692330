/**
 * A match as data: all that has to be kept to go on with it, the log apart. The log (entries, and what they told) belongs to its owner: a
 * list in memory, a browser's store, a database. Nothing here changes a match; what does (`playing.ts`, `taking-back.ts`) gives a new one.
 */

import type { Waiting } from './attempt.ts';
import { type HashText, hashState } from './canonical.ts';
import type { MatchOutcome } from './facts.ts';
import type { Decision, Eyes, Game, GameTypes, Seat } from './game.ts';
import { decisionsFor, type Past, seenBy, type Told } from './journal.ts';
import type { GivenLuck, LuckAt, LuckNeed, LuckPosition } from './luck.ts';
import {
  type Entry,
  endOf,
  type Header,
  isBeforeFacts,
  type MatchRecord,
  type SetupEntry,
  withoutSeed,
} from './record.ts';

/** What a match is played with, and is no part of it: the rules, where its luck comes from, and what hashes it. */
export interface House<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly luck: LuckAt;
  readonly hash?: HashText;
}

/** A command that stands: what has to be known to offer or refuse to take it back. */
export interface CommandInForce {
  /** Its place in the log. */
  readonly entry: number;
  readonly seat: Seat;
  /** A standing order. */
  readonly orders: boolean;
  /** Dice were rolled or cards shuffled or drawn for it. */
  readonly lucky: boolean;
  readonly final: boolean;
  /** The secret decision that was open before it. */
  readonly sealed: string | null;
  /** Under which number each seat, the spectator and everyone have noticed it; −1 for not at all. */
  readonly at: readonly number[];
}

/** One take-back: who asked for it, and what it took, oldest first, with the cards that people had drawn for it. */
export interface Taken<T extends GameTypes> {
  readonly by: Seat;
  readonly commands: readonly {
    readonly seat: Seat;
    readonly command: T['command'];
    readonly cards: readonly string[];
    /** Whether who asked had noticed it. */
    readonly noticed: boolean;
  }[];
}

/** Luck that people have to give before a command, or the set-up, has happened. Until then the match is as it was before. */
export interface Awaited<T extends GameTypes> {
  /** null: the set-up. */
  readonly play: { readonly seat: Seat; readonly command: T['command'] } | null;
  readonly need: LuckNeed;
  /** What was asked for and given since. */
  readonly given: readonly { readonly need: LuckNeed; readonly values: GivenLuck; readonly shuffled: number }[];
  /** What of it was withdrawn, the last withdrawn last. */
  readonly withdrawn: readonly GivenLuck[];
  /** The cards drawn for the same command before it was taken back. */
  readonly drawnBefore: readonly string[];
  readonly told: readonly Told<T['event']>[];
  /** How many shuffles it has made so far. */
  readonly shuffled: number;
  readonly final: boolean;
  /** What it has drawn and was given so far waits with what waited before; where the stream stands, and what may be played again after it. */
  readonly waiting: Waiting;
  readonly luck: LuckPosition;
  readonly taken: readonly Taken<T>[];
}

/** A state on the way: what comes after it can be rebuilt from it. */
export interface Waypoint<T extends GameTypes> {
  /** How many entries lie before it, and how many commands stood then. */
  readonly count: number;
  readonly stands: number;
  readonly state: T['state'];
}

export interface Hosted<T extends GameTypes = GameTypes> {
  readonly header: Header;
  readonly config: T['config'];
  /** null while the set-up waits for luck; then there is no state either. */
  readonly setup: SetupEntry | null;
  readonly state: T['state'] | null;
  readonly hash: string;
  /** How many entries the log has. */
  readonly count: number;
  readonly luck: LuckPosition;
  /** Luck that was given back: it is used before any other. */
  readonly waiting: Waiting;
  readonly standing: readonly CommandInForce[];
  /** How much each seat, the spectator and everyone have noticed. */
  readonly noticed: readonly number[];
  readonly taken: readonly Taken<T>[];
  readonly awaited: Awaited<T> | null;
  /** How a fact of the host has closed it. */
  readonly closed: MatchOutcome | null;
  /** The newest states on the way, oldest first, and the entries since the first of them. */
  readonly waypoints: readonly Waypoint<T>[];
  readonly recent: readonly Entry[];
}

/** What a call did: the match afterwards, what its owner appends to the log, and the answer. */
export interface Move<T extends GameTypes, A> {
  readonly match: Hosted<T>;
  readonly appended: readonly Past<T['event']>[];
  readonly answer: A;
}

/** How many waypoints a match keeps by itself. */
export const WAYPOINTS = 2;

export const readyState = <T extends GameTypes>(match: Hosted<T>): T['state'] => {
  if (match.state === null) throw new Error('the match waits for the luck of its set-up');
  return match.state;
};

/** By their count, each list made once: they are asked for many times a command. */
const seatLists: (readonly Seat[])[] = [];
const eyesLists: (readonly Eyes[])[] = [];

const firstSeats = (count: number): readonly Seat[] => {
  seatLists[count] ??= Array.from({ length: count }, (_, seat) => seat);
  return seatLists[count];
};

export const seatsOf = <T extends GameTypes>(
  { game }: Pick<House<T>, 'game'>,
  { config }: Hosted<T>,
): readonly Seat[] => firstSeats(game.seats(config));

/** Whose numbers `Standing.at` and `Hosted.noticed` hold, in this order. */
export const everyEyes = (seats: number): readonly Eyes[] => {
  eyesLists[seats] ??= [...firstSeats(seats), 'spectator', 'everyone'];
  return eyesLists[seats];
};

/** By the game, or by a fact of the host. */
export const outcomeOf = <T extends GameTypes>(
  { game }: Pick<House<T>, 'game'>,
  match: Hosted<T>,
): MatchOutcome | undefined => game.outcome(readyState(match)) ?? match.closed ?? undefined;

/** None when the match is over, whatever the game would still ask. */
export const openDecisions = <T extends GameTypes>(
  { game }: Pick<House<T>, 'game'>,
  match: Hosted<T>,
): readonly T['decision'][] => (match.closed === null ? game.decisions(readyState(match)) : []);

export const openDecisionsFor = <T extends GameTypes>(
  house: Pick<House<T>, 'game'>,
  match: Hosted<T>,
  eyes: Eyes,
): readonly Decision[] => decisionsFor(openDecisions(house, match), eyes);

export const viewOf = <T extends GameTypes>(
  { game }: Pick<House<T>, 'game'>,
  match: Hosted<T>,
  eyes: Eyes,
): T['state'] => seenBy(game, readyState(match), eyes);

/** The entry at this place, as long as the match keeps it. */
export const recentEntry = ({ recent, count }: Hosted, place: number): Entry | undefined =>
  recent[place - (count - recent.length)];

/** The record of a match, given all entries of its log. */
export const recordOf = <T extends GameTypes>(
  house: Pick<House<T>, 'game'>,
  match: Hosted<T>,
  entries: readonly Entry[],
): MatchRecord => {
  const { format, game, version, config, fairness } = match.header;
  const state = hashState(readyState(match));
  const isOver = outcomeOf(house, match) !== undefined;
  const head = { format, game, version, config, setup: match.setup! };
  const told = { fairness: isOver ? fairness : withoutSeed(fairness) };
  const last = entries.at(-1);
  if (!isBeforeFacts(format)) return { ...head, entries: [...entries], ...told, end: endOf(match.hash, state) };
  return { ...head, entries: last === undefined ? [] : [...entries.slice(0, -1), { ...last, state }], ...told };
};
