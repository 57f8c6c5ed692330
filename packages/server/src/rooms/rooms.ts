/** All matches: made here, taken into memory when somebody comes, and let go when nobody is there. */

import { findGame } from '@muster/games';
import type { Descriptor } from '@muster/kernel';
import type { Look, MatchId, MineItem, NewMatch, NewMatchMade } from '@muster/protocol';
import { firstOut } from '../clocks/clocks.ts';
import { errorOf } from '../error-of.ts';
import { hashKey, newMatchId } from '../keys.ts';
import { type Head, type KeptKey, StoreProblem } from '../store/store.ts';
import { gathered } from './begin.ts';
import type { Brains } from './computers.ts';
import { type Core, openCore, type Services } from './core.ts';
import { youWith } from './doors.ts';
import { type Here, TELL_EVERY_MS } from './elsewhere.ts';
import { newHead, newKeys, newRoom, refuseNew } from './making.ts';
import { Refused, unknown } from './refused.ts';
import { rematchOf } from './rematch.ts';
import { openRoom, type Room } from './room.ts';
import { roomStateOf } from './room-state.ts';
import { mineItem, summaryOf } from './summary.ts';

export interface RoomsTerms extends Services {
  readonly brains: Brains;
  /** How long after a turn of a computer another node looks whether it was played. */
  readonly leftAfterMs: number;
  readonly idleMs: number;
  /** So many matches are in memory at most. */
  readonly most: number;
  /** With so many in its log, a match only goes on. */
  readonly mostEntries: number;
}

export interface Rooms {
  create(wanted: NewMatch): Promise<NewMatchMade>;
  /** Runs it alone in the room of this match. */
  within<R>(match: MatchId, run: (core: Core, room: Room) => Promise<R> | R): Promise<R>;
  mine(keys: readonly Look[]): Promise<readonly MineItem[]>;
  /** Takes up what was under way when the server stopped: computers that have to answer, clocks that run. */
  takeUp(): Promise<void>;
  /** Opens this match, so that what is due in it is done. */
  look(match: MatchId): Promise<void>;
  has(match: MatchId): boolean;
  /** How many are in memory. */
  count(): number;
  close(why: string): Promise<void>;
}

const descriptorOf = async (game: string): Promise<Descriptor> => {
  const listed = findGame(game);
  if (listed === undefined) throw new Refused(400, `There is no game “${game}” here.`);
  return listed.card.load();
};

/** So many matches at a time are looked at when the server starts. */
const PAGE = 500;
/** After so long a match is tried again that could not be opened then. */
const AGAIN_MS = 30_000;

export const openRooms = (terms: RoomsTerms): Rooms => {
  const { store, clock, heart, jobs, onError, brains, leftAfterMs, idleMs, most, mostEntries } = terms;
  const rooms = new Map<MatchId, Promise<Room>>();
  let isClosing = false;

  const keep = async (makeHead: (id: MatchId) => { head: Head; keys: readonly KeptKey[] }): Promise<MatchId> => {
    for (;;) {
      const id = newMatchId();
      const { head, keys } = makeHead(id);
      if ((await store.create(head, keys)) === 'written') return id;
    }
  };

  /** Both may have asked for it, and both agreed: there is one. */
  const rematch = async (core: Core): Promise<MatchId> =>
    core.now().room.rematch ??
    keep((id) => rematchOf(core.descriptor, id, core.now().room, core.now().keys.values(), clock.now()));

  /** Tells the other nodes anew who is connected here, so that they need not take this one for dead. */
  const tellAnew = async (): Promise<void> => {
    const open = await Promise.all([...rooms.values()].map((room) => room.catch(() => undefined)));
    store.call(open.flatMap((room) => (room !== undefined && room.core.viewers.size > 0 ? [room.core.here()] : [])));
  };
  let cancelTelling = (): void => {};
  const goOnTelling = (): void => {
    cancelTelling = clock.after(TELL_EVERY_MS, () => {
      tellAnew().catch(onError);
      goOnTelling();
    });
  };

  const letGo = (id: MatchId): void => {
    rooms.delete(id);
    if (rooms.size === 0) cancelTelling();
  };

  const open = async (id: MatchId): Promise<Room> => {
    const head = await store.head(id);
    if (head === undefined) throw unknown();
    const core = await openCore(terms, id, await descriptorOf(head.game));
    return openRoom(core, { brains, leftAfterMs, idleMs, mostEntries, rematch, left: () => letGo(id) });
  };

  /** One in which nobody is leaves the memory at once: whoever looks at many holds no place with them. */
  const makeWay = async (): Promise<void> => {
    for (const opened of rooms.values()) {
      const room = await opened.catch(() => undefined);
      if (await room?.makeWay()) return;
    }
    throw new Refused(503, 'Too many battles are played here just now: try again later.');
  };

  const roomOf = async (id: MatchId): Promise<Room> => {
    while (!isClosing && !rooms.has(id) && rooms.size >= most) await makeWay();
    const known = rooms.get(id);
    if (known !== undefined) return known;
    if (isClosing) throw new Refused(503, 'The server is going down: come back in a moment.');
    const opened = open(id);
    if (rooms.size === 0) goOnTelling();
    rooms.set(id, opened);
    opened.catch(() => letGo(id));
    return opened;
  };

  /** A room that was there before may not have heard yet of what another node has written. */
  const within: Rooms['within'] = async (match, run) => {
    for (;;) {
      const wasOpen = rooms.has(match);
      const room = await roomOf(match);
      const done = await room.alone(async () => {
        if (wasOpen) await room.core.catchUp();
        return run(room.core, room);
      });
      if (done !== undefined) return done.value;
    }
  };

  const create: Rooms['create'] = async (wanted) => {
    const descriptor = await descriptorOf(wanted.game);
    const why = refuseNew(descriptor, wanted);
    if (why !== undefined) throw new Refused(400, why);
    const room = newRoom(descriptor, wanted);
    let made: NewMatchMade | undefined;
    await keep((id) => {
      const fresh = newKeys(id, room);
      made = fresh.made;
      const next = gathered(descriptor, room);
      return { head: { ...newHead(id, wanted.game, next.room, clock.now()), status: next.status }, keys: fresh.keys };
    });
    return made!;
  };

  /** Of what is not in memory the summary tells, as long as it was put down. */
  const itemOf = async ({ match, key }: Look): Promise<readonly MineItem[]> => {
    const time = { now: clock.now(), lost: heart.lost };
    const head = rooms.has(match) ? undefined : await store.head(match);
    const kept = head && roomStateOf(head.room);
    const hash = hashKey(key);
    if (head !== undefined && kept !== undefined && (kept.summary !== null || isQuiet(head))) {
      const own = (await store.keysOf(match)).find((one) => one.hash === hash);
      const you = own && youWith(own);
      return you ? [mineItem(head, kept, kept.summary, head.changed, you, time)] : [];
    }
    if (head === undefined && !rooms.has(match)) return [];
    return within(match, ({ descriptor, now }) => {
      const { head: live, room, played, keys, changed } = now();
      const own = keys.get(hash);
      const you = own && youWith(own);
      const summary = played === null ? null : summaryOf(descriptor, played.match);
      return you ? [mineItem(live, room, summary, changed, you, time)] : [];
    });
  };

  /** One that cannot be read hides none of the others; where none can, that is told. */
  const mine: Rooms['mine'] = async (keys) => {
    const items: MineItem[] = [];
    const failures: unknown[] = [];
    for (const look of keys)
      try {
        items.push(...(await itemOf(look)));
      } catch (e) {
        if (isBusy(e)) throw e;
        failures.push(e);
      }
    if (items.length === 0 && failures.length > 0) throw failures[0];
    for (const e of failures) onError(errorOf(e));
    return items;
  };

  /** Runs it for the room of a match that is in memory. */
  const ifOpen = (match: MatchId, run: (room: Room) => void): void => {
    rooms.get(match)?.then(run, () => {});
  };

  const stopHearing = store.changes((match, elsewhere) => {
    if (elsewhere === 'maybe') ifOpen(match, (room) => room.catchUp());
  });
  const stopCalls = store.calls((words, node) => {
    const there = words as Here; // nothing else is called
    ifOpen(there.match, ({ core }) => {
      core.heardOf(node, there);
      if (there.asks && core.viewers.size > 0) store.call([core.here()]);
    });
  });

  /** What is due in it is done, now or when it is. */
  const takeUpOne = async ({ match, room: kept }: Head): Promise<void> => {
    const room = roomStateOf(kept);
    const left = room.clocks === null ? undefined : firstOut(room.clocks, clock.now(), heart.lost);
    if (left !== undefined) jobs.wake(match, clock.now() + Math.max(0, left));
    const computers = room.seats.flatMap(({ level }, seat) => (level === null ? [] : [seat]));
    const isDue = room.summary === null || room.summary.asked.some((seat) => computers.includes(seat));
    if (computers.length === 0 || !isDue || isClosing) return;
    await within(match, () => {}).catch((e: unknown) => {
      if (!(e instanceof Refused)) onError(errorOf(e));
      jobs.wake(match, clock.now() + AGAIN_MS); // there is no room for it, or it cannot be read just now
    });
  };

  return {
    create,
    within,
    mine,
    takeUp: async () => {
      for (let after = ''; !isClosing; ) {
        const page = await store.list(['playing'], after, PAGE);
        const last = page.at(-1);
        if (last === undefined) return;
        for (const head of page) await takeUpOne(head);
        after = last.match;
      }
    },
    look: (match) => within(match, (_core, room) => room.lookAfter()),
    has: (match) => rooms.has(match),
    count: () => rooms.size,
    close: async (why) => {
      isClosing = true;
      cancelTelling();
      stopHearing();
      stopCalls();
      const open = await Promise.allSettled(rooms.values());
      await Promise.allSettled(open.map((room) => (room.status === 'fulfilled' ? room.value.close(why) : undefined)));
    },
  };
};

/** Trying again will help. */
const isBusy = (e: unknown): boolean =>
  (e instanceof Refused && e.status === 503) || (e instanceof StoreProblem && e.code === 'away');

/** Nothing has been played yet. */
const isQuiet = ({ status }: Head): boolean => status === 'gathering' || status === 'dice' || status === 'withdrawn';
