/**
 * A match that is in memory: what is known of it, who is connected, and the one way to change it. Whatever changes is written first, and
 * only then known here and told to whom it concerns.
 */

import {
  checkpointOf,
  type Decision,
  type Descriptor,
  type Eyes,
  type Hosted,
  type Noticed,
  openDecisions,
  outcomeOf,
  type Seat,
  sharedDeltas,
} from '@muster/kernel';
import { type MatchId, NEWEST, PROTOCOL, type Status, type ToClient } from '@muster/protocol';
import type { Clock, ConsentTerms } from '@muster/table';
import { markOf, timesFor } from '../clocks/clocks.ts';
import type { Heart } from '../clocks/heart.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Meters } from '../meters.ts';
import type { Pushing } from '../notices/pushing.ts';
import {
  type Head,
  type KeptKey,
  type KeyHash,
  type Opening,
  type Store,
  StoreProblem,
  type Write,
} from '../store/store.ts';
import { aboutOf } from './about.ts';
import { termsOf } from './consent.ts';
import { diceRoundOf } from './dice.ts';
import { type Here, makeElsewhere } from './elsewhere.ts';
import { type Feed, makeFeed, type SeenNow } from './feed.ts';
import { gatheringFor } from './gathering.ts';
import { type Played, playedFrom } from './hosting.ts';
import { noticesBefore } from './notices.ts';
import { makePresences, type Presences } from './presence.ts';
import { unknown } from './refused.ts';
import { type KeptRequest, leftOver, type RoomState, roomStateOf } from './room-state.ts';
import { makeSent, type Sent } from './sent.ts';
import { timed } from './timing.ts';
import { type Ahead, aheadOf, openTrail, type Trail } from './trail.ts';
import { eyesOf, seatOf, tell, tellAnew, type Viewer } from './viewer.ts';
import { isNews, type WrittenEntry } from './written-entries.ts';

/** What a room stands on. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  readonly heart: Heart;
  readonly jobs: Jobs;
  readonly onError: (error: Error) => void;
  readonly meters?: Meters | undefined;
  /** Without it nobody is told of a turn who is not there. */
  readonly pushing?: Pushing | undefined;
}

/** All that is known of a match at a moment. */
export interface Now {
  readonly head: Head;
  readonly room: RoomState;
  readonly keys: ReadonlyMap<KeyHash, KeptKey>;
  readonly opening: Opening | null;
  readonly played: Played | null;
  /** When something happened last. */
  readonly changed: number;
}

export interface Change {
  readonly room?: RoomState;
  readonly status?: Status;
  readonly begun?: { readonly opening: Opening; readonly played: Played };
  readonly match?: Hosted;
  readonly writtenEntries?: readonly WrittenEntry[];
  readonly keys?: readonly KeptKey[];
  readonly dropped?: readonly KeyHash[];
  /** Nothing has happened: something is only kept in another way. */
  readonly isQuiet?: true;
}

/** Who changes a match does what follows from it. */
export type Changer = 'here' | 'elsewhere';

/** Another has written since: what was decided was decided on something old. */
export class Conflict extends Error {}

export interface Core {
  readonly id: MatchId;
  readonly descriptor: Descriptor;
  readonly services: Services;
  readonly viewers: ReadonlySet<Viewer>;
  readonly presences: Presences;
  now(): Now;
  /** Throws a `Conflict`, or what the store throws: then nothing of it is known here. */
  change(change: Change): Promise<void>;
  /** Takes from the store what others have written since, and sends exactly that. */
  catchUp(): Promise<void>;
  /** The messages that were done before. */
  readonly sent: Pick<Sent, 'isKnown' | 'read' | 'of'>;
  /** Takes everything from the store again, and sends everything anew. */
  reload(): Promise<void>;
  join(viewer: Viewer, since: number | undefined): Promise<void>;
  leave(viewer: Viewer): void;
  /** The match as far as these eyes may see it. */
  matchFor(eyes: Eyes): Hosted | undefined;
  /** The newest of what these eyes have noticed before this number. */
  noticedBefore(eyes: Eyes, before: number): Promise<readonly Noticed[]>;
  /** Tells everybody what has changed beside the match. */
  tellAll(): void;
  /** How many only watch, on all nodes. */
  watching(): number;
  /** Who is connected here. */
  here(): Here;
  /** What another node tells of who is connected there. */
  heardOf(node: string, there: Here): void;
  /** Is called after every change, coming and going; of a change that another has made, it is told that. */
  listen(listener: (by: Changer) => void): void;
  /** Who is named for keeping a part of the luck. */
  setLate(late: readonly Seat[]): void;
  end(): void;
}

/** A message, and as it goes over the wire. */
interface Said {
  readonly message: ToClient;
  readonly text: string;
}

/** How long what was sent to a viewer is kept after it has left. */
const FEED_KEPT_MS = 3 * 60_000;

/** How often it is told how many watch. */
const WATCHING_TOLD_MS = 1_000;

/** All entries from some on: no log is longer. */
const TO_THE_END = 2 ** 31 - 1;

const hasBegun = ({ status }: Head): boolean => status === 'playing' || status === 'over';
/** Whatever a writing fails with, it is trouble of the store. */
const asProblem = (e: unknown): never => {
  throw e instanceof StoreProblem ? e : new StoreProblem('broken', 'The store failed for a reason of its own.', e);
};

const NO_REQUESTS: readonly KeptRequest[] = [];

const load = async ({ store, clock }: Services, id: MatchId, descriptor: Descriptor): Promise<Now> => {
  const loaded = await store.load(id);
  if (loaded === undefined) throw unknown();
  const keys = await store.keysOf(id);
  return {
    head: loaded.head,
    room: roomStateOf(loaded.head.room),
    keys: new Map(keys.map((key) => [key.hash, key])),
    opening: loaded.opening,
    played: await playedFrom(store, descriptor, loaded),
    changed: Math.min(loaded.head.changed, clock.now()),
  };
};

export const openCore = async (services: Services, id: MatchId, descriptor: Descriptor): Promise<Core> => {
  const { store, clock, heart, onError } = services;
  const viewers = new Set<Viewer>();
  const feeds = new Map<Eyes, { readonly feed: Feed; forget: () => void }>();
  const listeners: ((by: Changer) => void)[] = [];
  let late: readonly Seat[] = [];
  let trail: Trail | undefined;
  let asked: { readonly match: Hosted; readonly decisions: readonly Decision[] } | undefined;
  let now = await load(services, id, descriptor);
  const sent = makeSent(store, id);

  const presences = makePresences(clock, () => tellAll());
  const elsewhere = makeElsewhere(clock, presences, () => {
    tellAll();
    heard('elsewhere');
  });

  const seats = (): number => now.room.seats.length;

  const isBehind = (eyes: Eyes): boolean => eyes === 'spectator' && (now.room.watch ?? 0) > 0;

  /** Who watches later has none until the trail is there. */
  const matchFor = (eyes: Eyes): Hosted | undefined => (isBehind(eyes) ? trail?.match() : now.played?.match);

  const seenNowBy = (eyes: Eyes, match: Hosted, terms: ConsentTerms): SeenNow => {
    const requests = isBehind(eyes) ? NO_REQUESTS : now.room.requests;
    const isLeft = typeof eyes === 'number' && leftOver(now.room.seats[eyes]!);
    return { match, decisions: decisionsIn(match), terms, requests, isLeft };
  };

  /** The same for all who look at the same moment. */
  const decisionsIn = (match: Hosted): readonly Decision[] => {
    if (asked?.match !== match) asked = { match, decisions: openDecisions(descriptor, match) };
    return asked.decisions;
  };

  /** Who watches later has a match of its own, from the first who does on. */
  const beBehind = async (eyes: Eyes): Promise<void> => {
    const { opening, played, room } = now;
    const delay = room.watch ?? 0;
    if (eyes !== 'spectator' || delay === 0 || trail !== undefined || opening === null || played === null) return;
    trail = await openTrail(store, id, descriptor, opening, played, delay);
  };

  const withEyes = (eyes: Eyes): readonly Viewer[] => {
    const found: Viewer[] = [];
    for (const viewer of viewers) if (eyesOf(viewer) === eyes) found.push(viewer);
    return found;
  };

  const here: Core['here'] = () => {
    const seats = [...viewers].flatMap((viewer) => seatOf(viewer) ?? []);
    const others = [...viewers].filter(({ you }) => you.seat === null && !you.maker).length;
    return { match: id, seats: [...new Set(seats)], watching: others };
  };

  const watching = (): number => here().watching + elsewhere.watching();

  const aboutNow = (): Said => {
    const { head, room, opening } = now;
    const version = opening?.header.version ?? descriptor.game.version;
    const message: ToClient = { type: 'about', about: aboutOf(head, room, version, watching(), presences.of) };
    return { message, text: JSON.stringify(message) };
  };

  const tellRoom = (viewer: Viewer, { message, text } = aboutNow()): void => {
    const { head, room } = now;
    tellAnew(viewer, message, text);
    if (head.status === 'gathering' || head.status === 'dice')
      tellAnew(viewer, { type: 'gathering', gathering: gatheringFor(descriptor, room, seatOf(viewer)) });
    if (head.status === 'dice' && room.dice !== null)
      tellAnew(viewer, { type: 'dice', dice: diceRoundOf(room, room.dice, late) });
  };

  const tellAll = (): void => {
    const about = aboutNow();
    for (const viewer of viewers) tellRoom(viewer, about);
  };

  let cancelTelling: (() => void) | undefined;
  /** Thousands may come and go to watch: how many there are is told now and then. */
  const tellSoon = (): void => {
    cancelTelling ??= clock.after(WATCHING_TOLD_MS, () => {
      cancelTelling = undefined;
      tellAll();
    });
  };

  const heard = (by: Changer = 'here'): void => {
    for (const listener of listeners) listener(by);
  };

  const feedOf = (eyes: Eyes, match: Hosted): Feed => {
    const known = feeds.get(eyes);
    if (known !== undefined) return known.feed;
    const feed = makeFeed(descriptor, eyes, seenNowBy(eyes, match, termsOf(descriptor, now.room, match)));
    feeds.set(eyes, { feed, forget: () => {} });
    return feed;
  };

  const noticedBefore: Core['noticedBefore'] = async (eyes, before) => {
    const match = matchFor(eyes);
    return now.opening === null || match === undefined
      ? []
      : noticesBefore(store, { id, opening: now.opening, match, eyes }, before, NEWEST);
  };

  const sendWhole = async (viewer: Viewer): Promise<void> => {
    const eyes = eyesOf(viewer);
    await beBehind(eyes);
    const match = matchFor(eyes);
    if (match === undefined) return;
    const feed = feedOf(eyes, match);
    viewer.line.send(feed.whole(await noticedBefore(eyes, feed.count())));
  };

  const tellPlayed = (moves: readonly Ahead[]): void => {
    const { played } = now;
    if (played === null) return;
    const [only] = moves;
    const writtenEntries =
      only !== undefined && moves.length === 1 ? only.writtenEntries : moves.flatMap((move) => move.writtenEntries);
    const shown =
      trail === undefined ? writtenEntries : moves.flatMap((move) => trail!.follow(move.match, move.writtenEntries));
    const terms = termsOf(descriptor, now.room, played.match);
    const deltaText = sharedDeltas();
    for (const [eyes, { feed }] of feeds) {
      const entries = eyes === 'spectator' ? shown : writtenEntries;
      const text = feed.next(seenNowBy(eyes, matchFor(eyes)!, terms), entries, deltaText); // who has a feed has a match
      if (text !== undefined) for (const viewer of viewers) if (eyesOf(viewer) === eyes) viewer.line.send(text);
    }
  };

  const keepCheckpoint = ({ house, match }: Played): void => {
    const checkpoint = checkpointOf(match, house.hash);
    if (checkpoint !== undefined) store.checkpoint(id, checkpoint).catch(onError); // a cache: it may be lost
  };

  const keysWith = (keys: readonly KeptKey[], dropped: readonly KeyHash[]): Now['keys'] => {
    if (keys.length === 0 && dropped.length === 0) return now.keys;
    const known = new Map(now.keys);
    for (const hash of dropped) known.delete(hash);
    for (const key of keys) known.set(key.hash, key);
    return known;
  };

  const dropKeys = (dropped: readonly KeyHash[]): void => {
    if (dropped.length === 0) return;
    for (const viewer of [...viewers])
      if (dropped.includes(viewer.key)) {
        viewer.line.close('unknown', 'This seat has a new link: ask for it.');
        leave(viewer); // whether it hangs up or not
      }
  };

  /** The clocks go on with the match, and what is told of them is written with it. */
  const withClocks = (wanted: Change): Change => {
    const { begun, match, writtenEntries = [] } = wanted;
    const room = wanted.room ?? now.room;
    if (room.clock === null) return wanted;
    const played = begun?.played ?? (match === undefined ? undefined : { ...now.played!, match });
    if (played === undefined) return wanted;
    const going = timed(descriptor, { room, writtenEntries, ...played }, clock.now(), heart.lost);
    const on = { house: going.house, match: going.match };
    const next = begun === undefined ? { match: going.match } : { begun: { ...begun, played: on } };
    return { ...wanted, ...next, room: going.room, writtenEntries: going.writtenEntries };
  };

  /** What these eyes have not been told of the clocks. Who watches later learns nothing of them before the end. */
  const tellClocks = (viewer: Viewer): void => {
    const { head, room } = now;
    const seat = seatOf(viewer);
    const isLater = isBehind(eyesOf(viewer)) && head.status === 'playing';
    if (room.clock === null || room.clocks === null || isLater) return;
    const mark = markOf(room.clocks, seat);
    if (viewer.sent.get('clocks') === mark) return;
    viewer.sent.set('clocks', mark);
    tell(viewer, { type: 'clocks', clocks: timesFor(room.clocks, room.clock, seat, clock.now(), heart.lost) });
  };

  const change: Core['change'] = async (given) => {
    const wanted = withClocks(given);
    const { begun, match, writtenEntries = [], keys = [], dropped = [] } = wanted;
    const played = begun?.played ?? (match === undefined ? now.played : { ...now.played!, match });
    const isOver = played !== null && outcomeOf(descriptor, played.match) !== undefined;
    const status = isOver ? 'over' : (wanted.status ?? now.head.status);
    const next = wanted.room ?? now.room;
    const room = writtenEntries.length > 0 && next.summary !== null ? { ...next, summary: null } : next;
    const isSame = room === now.room && status === now.head.status;
    const isSecret = writtenEntries.length > 0 && !isNews(writtenEntries, next.seats.length);
    const changed = wanted.isQuiet || isSecret ? now.changed : clock.now();
    const head = isSame ? now.head : { ...now.head, version: now.head.version + 1, status, changed, room };
    const rows = writtenEntries.map(({ row }) => row);
    const entries: Write = { match: id, rows, keys, dropped };
    const isLogAlone = isSame && begun === undefined;
    const write = isLogAlone
      ? entries
      : { ...entries, ...(!isSame && { head }), ...(begun && { opening: begun.opening }) };
    const written = await store.write(write).catch(asProblem);
    if (written === 'conflict') throw new Conflict();
    if (begun !== undefined) sent.begin();
    sent.add(rows);
    now = { head, room, keys: keysWith(keys, dropped), opening: begun?.opening ?? now.opening, played, changed };
    dropKeys(dropped);
    if (!isSame) tellAll();
    if (begun !== undefined) for (const viewer of viewers) await sendWhole(viewer);
    else if (played !== null) tellPlayed([{ match: played.match, writtenEntries }]);
    for (const viewer of viewers) tellClocks(viewer);
    if (played !== null && rows.length > 0) keepCheckpoint(played);
    heard();
  };

  const dropUnknown = (): void => dropKeys([...viewers].flatMap(({ key }) => (now.keys.has(key) ? [] : [key])));

  const takeAnew = async (by: Changer): Promise<void> => {
    sent.forget();
    now = await load(services, id, descriptor);
    for (const { forget } of feeds.values()) forget();
    feeds.clear();
    trail = undefined;
    dropUnknown();
    tellAll();
    for (const viewer of viewers) {
      await sendWhole(viewer);
      tellClocks(viewer);
    }
    heard(by);
  };

  const catchUp: Core['catchUp'] = async () => {
    const { opening, played } = now;
    const [head, kept, rows] = await Promise.all([
      store.head(id),
      store.keysOf(id),
      played === null ? [] : store.rows(id, played.match.count, TO_THE_END),
    ]);
    if (head === undefined) throw unknown();
    const moves = opening === null || played === null ? [] : aheadOf(descriptor, opening, played.match, rows);
    if (moves === undefined || (opening === null && hasBegun(head))) return takeAnew('elsewhere');
    const isSame = head.version === now.head.version;
    const areKeysSame = kept.length === now.keys.size && kept.every(({ hash }) => now.keys.has(hash));
    if (isSame && areKeysSame && rows.length === 0) return;
    sent.add(rows);
    now = {
      ...now,
      ...(!isSame && { head, room: roomStateOf(head.room), changed: Math.min(head.changed, clock.now()) }),
      ...(moves.some((move) => isNews(move.writtenEntries, seats())) && { changed: clock.now() }),
      keys: new Map(kept.map((key) => [key.hash, key])),
      played: played && { ...played, match: moves.at(-1)?.match ?? played.match },
    };
    dropUnknown();
    tellAll();
    tellPlayed(moves);
    for (const viewer of viewers) tellClocks(viewer);
    heard('elsewhere');
  };

  const join: Core['join'] = async (viewer, since) => {
    tell(viewer, { type: 'welcome', protocol: PROTOCOL, you: viewer.you });
    viewers.add(viewer);
    const seat = seatOf(viewer);
    if (seat !== null) presences.came(seat);
    store.call([here()]);
    if (seat === null) {
      tellRoom(viewer);
      tellSoon();
    } else tellAll();
    const known = feeds.get(eyesOf(viewer));
    known?.forget();
    const rest = since === undefined ? undefined : known?.feed.since(since);
    if (rest === undefined) await sendWhole(viewer);
    else for (const text of rest) viewer.line.send(text);
    tellClocks(viewer);
    heard();
  };

  const leave: Core['leave'] = (viewer) => {
    if (!viewers.delete(viewer)) return;
    const eyes = eyesOf(viewer);
    const seat = seatOf(viewer);
    const known = feeds.get(eyes);
    if (withEyes(eyes).length === 0) {
      if (seat !== null) presences.left(seat);
      if (known !== undefined) known.forget = clock.after(FEED_KEPT_MS, () => feeds.delete(eyes));
    }
    store.call([here()]);
    if (seat === null) tellSoon();
    else tellAll();
    heard();
  };

  store.call([{ ...here(), asks: true }]);
  return {
    id,
    descriptor,
    services,
    viewers,
    presences,
    now: () => now,
    change,
    catchUp,
    sent,
    reload: () => takeAnew('here'),
    join,
    leave,
    matchFor,
    noticedBefore,
    tellAll,
    watching,
    here,
    heardOf: elsewhere.heard,
    listen: (listener) => {
      listeners.push(listener);
    },
    setLate: (seats) => {
      if ((late.length === 0 && seats.length === 0) || `${late}` === `${seats}`) return;
      late = seats;
      tellAll();
    },
    end: () => {
      presences.end();
      elsewhere.end();
      cancelTelling?.();
      for (const { forget } of feeds.values()) forget();
    },
  };
};
