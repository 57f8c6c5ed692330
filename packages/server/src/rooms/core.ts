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
  openDecisions,
  outcomeOf,
  type Seat,
} from '@muster/kernel';
import { type MatchId, NEWEST, PROTOCOL, type Status } from '@muster/protocol';
import type { Clock } from '@muster/table';
import type { Jobs } from '../jobs/jobs.ts';
import type { Meters } from '../meters.ts';
import type { Head, KeptKey, KeyHash, Opening, Store } from '../store/store.ts';
import { aboutOf } from './about.ts';
import { termsOf } from './consent.ts';
import { diceRoundOf } from './dice.ts';
import { type BeforeViewer, type Feed, makeFeed } from './feed.ts';
import { gatheringFor } from './gathering.ts';
import { type Played, playedFrom } from './hosting.ts';
import { noticesBefore } from './notices.ts';
import { makePresences, type Presences } from './presence.ts';
import { unknown } from './refused.ts';
import { type KeptRequest, type RoomState, roomStateOf } from './room-state.ts';
import { makeSent } from './sent.ts';
import type { Step } from './steps.ts';
import { openTrail, type Trail } from './trail.ts';
import { eyesOf, seatOf, tell, tellAnew, type Viewer } from './viewer.ts';

/** What a room stands on. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly onError: (error: Error) => void;
  readonly meters?: Meters | undefined;
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
  readonly steps?: readonly Step[];
  readonly keys?: readonly KeptKey[];
  readonly dropped?: readonly KeyHash[];
  /** Nothing has happened: something is only kept in another way. */
  readonly isQuiet?: true;
}

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
  /** What this seat had noticed when a message of it with this id was done before; undefined when none was. */
  sent(seat: Seat, id: string): Promise<number | undefined>;
  /** Takes everything from the store again, and sends everything anew. */
  reload(): Promise<void>;
  join(viewer: Viewer, since: number | undefined): Promise<void>;
  leave(viewer: Viewer): void;
  /** The match as far as these eyes may see it. */
  matchFor(eyes: Eyes): Hosted | undefined;
  /** Tells everybody what has changed beside the match. */
  tellAll(): void;
  /** Is called after every change, coming and going. */
  listen(listener: () => void): void;
  /** Who is named for keeping a part of the luck. */
  setLate(late: readonly Seat[]): void;
  end(): void;
}

/** How long what was sent to a viewer is kept after it has left. */
const FEED_KEPT_MS = 3 * 60_000;

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
  const { store, clock, onError } = services;
  const viewers = new Set<Viewer>();
  const feeds = new Map<Eyes, { readonly feed: Feed; forget: () => void }>();
  const listeners: (() => void)[] = [];
  let late: readonly Seat[] = [];
  let trail: Trail | undefined;
  let asked: { readonly match: Hosted; readonly decisions: readonly Decision[] } | undefined;
  let now = await load(services, id, descriptor);
  const sent = makeSent(store, id);

  const presences = makePresences(clock, () => tellAll());

  const seats = (): number => now.room.seats.length;

  const isBehind = (eyes: Eyes): boolean => eyes === 'spectator' && trail !== undefined;

  const matchOf = ({ match }: Played, eyes: Eyes): Hosted => (isBehind(eyes) ? trail!.match() : match);

  /** The same for all who look at the same moment. */
  const decisionsIn = (match: Hosted): readonly Decision[] => {
    if (asked?.match !== match) asked = { match, decisions: openDecisions(descriptor, match) };
    return asked.decisions;
  };

  const sceneOf = (played: Played, eyes: Eyes): BeforeViewer => {
    const match = matchOf(played, eyes);
    return {
      match,
      decisions: decisionsIn(match),
      terms: termsOf(descriptor, now.room, played.match),
      requests: isBehind(eyes) ? NO_REQUESTS : now.room.requests,
    };
  };

  /** Who watches later has a match of its own, from the first who does on. */
  const beBehind = async (eyes: Eyes): Promise<void> => {
    const { opening, played, room } = now;
    const delay = room.watch ?? 0;
    if (eyes !== 'spectator' || delay === 0 || trail !== undefined || opening === null || played === null) return;
    trail = await openTrail(store, id, descriptor, opening, played, delay);
  };

  const withEyes = (eyes: Eyes): readonly Viewer[] => [...viewers].filter((viewer) => eyesOf(viewer) === eyes);

  const tellRoom = (viewer: Viewer): void => {
    const { head, room } = now;
    const watching = [...viewers].filter((one) => seatOf(one) === null && !one.you.maker).length;
    const version = now.opening?.header.version ?? descriptor.game.version;
    tellAnew(viewer, { type: 'about', about: aboutOf(head, room, version, watching, presences.of) });
    if (head.status === 'gathering')
      tellAnew(viewer, { type: 'gathering', gathering: gatheringFor(descriptor, room, seatOf(viewer)) });
    if (head.status === 'dice' && room.dice !== null)
      tellAnew(viewer, { type: 'dice', dice: diceRoundOf(room, room.dice, late) });
  };

  const tellAll = (): void => {
    for (const viewer of viewers) tellRoom(viewer);
  };

  const heard = (): void => {
    for (const listener of listeners) listener();
  };

  const feedOf = (eyes: Eyes, played: Played): Feed => {
    const known = feeds.get(eyes);
    if (known !== undefined) return known.feed;
    const feed = makeFeed(descriptor, eyes, sceneOf(played, eyes));
    feeds.set(eyes, { feed, forget: () => {} });
    return feed;
  };

  const newest = (eyes: Eyes, opening: Opening, played: Played, feed: Feed) => {
    const match = matchOf(played, eyes);
    return noticesBefore(store, { match: id, opening, eyes, seats: seats(), count: match.count }, feed.count(), NEWEST);
  };

  const sendWhole = async (viewer: Viewer): Promise<void> => {
    const { opening, played } = now;
    if (opening === null || played === null) return;
    const eyes = eyesOf(viewer);
    await beBehind(eyes);
    const feed = feedOf(eyes, played);
    viewer.line.send(feed.whole(await newest(eyes, opening, played, feed)));
  };

  const tellPlayed = (steps: readonly Step[]): void => {
    const { played } = now;
    if (played === null) return;
    const shown = trail?.follow(played.match, steps) ?? steps;
    for (const [eyes, { feed }] of feeds) {
      const text = feed.next(sceneOf(played, eyes), eyes === 'spectator' ? shown : steps);
      if (text !== undefined) for (const { line } of withEyes(eyes)) line.send(text);
    }
  };

  const keepCheckpoint = ({ match }: Played): void => {
    const checkpoint = checkpointOf(match);
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
    for (const viewer of [...viewers])
      if (dropped.includes(viewer.key)) viewer.line.close('unknown', 'This seat has a new link: ask for it.');
  };

  const change: Core['change'] = async (wanted) => {
    const { begun, match, steps = [], keys = [], dropped = [] } = wanted;
    const played = begun?.played ?? (match === undefined ? now.played : { ...now.played!, match });
    const isOver = played !== null && outcomeOf(descriptor, played.match) !== undefined;
    const status = isOver ? 'over' : (wanted.status ?? now.head.status);
    const given = wanted.room ?? now.room;
    const room = steps.length > 0 && given.summary !== null ? { ...given, summary: null } : given;
    const isSame = room === now.room && status === now.head.status;
    const changed = wanted.isQuiet ? now.changed : clock.now();
    const head = isSame ? now.head : { ...now.head, version: now.head.version + 1, status, changed, room };
    const rows = steps.map(({ row }) => row);
    const written = await store.write({
      match: id,
      ...(!isSame && { head }),
      ...(begun && { opening: begun.opening }),
      ...(rows.length > 0 && { rows }),
      ...(keys.length > 0 && { keys }),
      ...(dropped.length > 0 && { dropped }),
    });
    if (written === 'conflict') throw new Conflict();
    if (begun !== undefined) sent.begin();
    sent.add(rows);
    now = { head, room, keys: keysWith(keys, dropped), opening: begun?.opening ?? now.opening, played, changed };
    dropKeys(dropped);
    if (!isSame) tellAll();
    if (begun !== undefined) for (const viewer of viewers) await sendWhole(viewer);
    else tellPlayed(steps);
    if (played !== null && rows.length > 0) keepCheckpoint(played);
    heard();
  };

  const reload: Core['reload'] = async () => {
    sent.forget();
    now = await load(services, id, descriptor);
    feeds.clear();
    trail = undefined;
    dropKeys([...viewers].flatMap(({ key }) => (now.keys.has(key) ? [] : [key])));
    tellAll();
    for (const viewer of viewers) await sendWhole(viewer);
    heard();
  };

  const join: Core['join'] = async (viewer, since) => {
    tell(viewer, { type: 'welcome', protocol: PROTOCOL, you: viewer.you });
    viewers.add(viewer);
    const seat = seatOf(viewer);
    if (seat !== null && presences.of(seat) !== 'there') presences.came(seat);
    tellAll();
    const known = feeds.get(eyesOf(viewer));
    known?.forget();
    const rest = since === undefined ? undefined : known?.feed.since(since);
    if (rest === undefined) await sendWhole(viewer);
    else for (const text of rest) viewer.line.send(text);
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
    tellAll();
    heard();
  };

  return {
    id,
    descriptor,
    services,
    viewers,
    presences,
    now: () => now,
    change,
    sent: sent.of,
    reload,
    join,
    leave,
    matchFor: (eyes) => (now.played === null ? undefined : matchOf(now.played, eyes)),
    tellAll,
    listen: (listener) => {
      listeners.push(listener);
    },
    setLate: (seats) => {
      if (`${late}` === `${seats}`) return;
      late = seats;
      tellAll();
    },
    end: () => {
      presences.end();
      for (const { forget } of feeds.values()) forget();
    },
  };
};
