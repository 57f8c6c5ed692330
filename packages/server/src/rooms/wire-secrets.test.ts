// What goes over the wire to a viewer, byte for byte, in pairs of moments that differ only in what is hidden from it. A long run:
// MUSTER_WIRE_PAIRS=10000 npx vitest run packages/server/src/rooms/wire-secrets.test.ts

import { loadGames } from '@muster/games';
import {
  begin,
  type Command,
  type Descriptor,
  explainRefusal,
  FORMAT,
  type GameEvent,
  type Hosted,
  newMatch,
  noticedAs,
  openDecisions,
  seededAt,
  sharedDeltas,
  type Told,
  type Viewer,
} from '@muster/kernel';
import { type PairFound, pairsOf } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { lostIn, markOf, timesFor } from '../clocks/clocks.ts';
import type { Head } from '../store/store.ts';
import { makeFeed, type SeenNow } from './feed.ts';
import type { RoomState } from './room-state.ts';
import { mineItem, summaryOf } from './summary.ts';
import { timed } from './timing.ts';
import { placeOf, type WrittenEntry } from './written-entries.ts';

const PAIRS = Number(process.env['MUSTER_WIRE_PAIRS'] ?? 60);
/** Milliseconds for a pair, with much to spare: a long run is not cut off. */
const TIME_EACH = 200;

const secretive = (await loadGames()).filter(({ secrets }) => secrets.length > 0);

/** A match that stands where its game began; states are put into it. */
const hostedOf = ({ game }: Descriptor, config: object): Hosted => {
  const house = { game, luck: seededAt(1) };
  const header = {
    format: FORMAT,
    game: game.id,
    version: game.version,
    config,
    fairness: { kind: 'seeded' as const, seed: 1 },
  };
  return begin(house, newMatch(house, header, config)).match;
};

const seenNowBy = (descriptor: Descriptor, match: Hosted): SeenNow => ({
  match,
  decisions: openDecisions(descriptor, match),
  terms: { willing: () => [], strict: false },
  requests: [],
});

/** As a command of another seat is told that has led here. */
const writtenEntryOf = (events: readonly Told<GameEvent>[], viewer: Viewer, seats: number): WrittenEntry => {
  const seat = viewer === 0 ? 1 : 0;
  const entry = { seat, command: { type: 'any' }, dice: [], shuffles: [], hash: '' };
  const noticed = Array<undefined>(seats + 2).fill(undefined);
  const item = noticedAs({ entry, events }, viewer, 1, 0);
  return {
    row: { n: 0, entry, told: events, at: [], gone: null, sender: null },
    noticed: noticed.with(placeOf(viewer, seats), item as undefined),
    undone: noticed.map(() => []),
  };
};

const LIVE = { kind: 'live', minutes: 10, seconds: 10, out: 'lose' } as const;
const NOTHING_LOST = lostIn([]);
/** Commands of a seat and a state that a viewer tries. */
const TRIED = 6;

/** The clocks of a match that has gone on from one state to another, after a while, and what is told of them and when. */
const clocksOf = (
  descriptor: Descriptor,
  match: Hosted,
  viewer: Viewer,
  start: object,
  to: object,
  writtenEntry: WrittenEntry,
) => {
  const house = { game: descriptor.game, luck: seededAt(1) };
  const seats = Array.from({ length: descriptor.game.seats(match.config) }, () => ({ sitter: 'person' }));
  const room = { clock: LIVE, clocks: null, seats } as unknown as RoomState;
  const at = (state: object): Hosted => ({ ...match, state: state as Hosted['state'] });
  const begun = timed(descriptor, { room, house, match: at(start), writtenEntries: [] }, 0, NOTHING_LOST);
  const going = timed(
    descriptor,
    { room: begun.room, house, match: at(to), writtenEntries: [writtenEntry] },
    7_000,
    NOTHING_LOST,
  );
  const eyes = viewer === 'spectator' ? null : viewer;
  const { clocks } = going.room;
  const facts = going.writtenEntries.flatMap(({ noticed }) => noticed[placeOf(viewer, seats.length)] ?? []);
  return [markOf(clocks!, eyes), JSON.stringify(timesFor(clocks!, LIVE, eyes, 9_000, NOTHING_LOST)), facts.length];
};

/** Its line in *My battles*. Who watches some rounds later is shown as many as the round says. */
const mineOf = (descriptor: Descriptor, match: Hosted, viewer: Viewer): string => {
  const seats = Array.from({ length: descriptor.game.seats(match.config) }, () => ({ name: null }));
  const room = { title: '', seats, requests: [], clocks: null } as unknown as RoomState;
  const head = { match: '', game: descriptor.id, status: 'playing' } as unknown as Head;
  const you = { seat: viewer === 'spectator' ? null : viewer, maker: false };
  const item = mineItem(head, room, summaryOf(descriptor, match), 0, you, { now: 0, lost: NOTHING_LOST });
  return JSON.stringify([item, descriptor.roundOf(match.state!)]);
};

/** What is answered to a seat that tries what it, or anybody else, could do somewhere on the way: the sentence, or that it is done. */
const answersTo = (
  { game }: Descriptor,
  state: NonNullable<Hosted['state']>,
  viewer: Viewer,
  tried: readonly Command[],
) =>
  viewer === 'spectator'
    ? []
    : tried.map((command) => {
        const refusal = game.refuse(state, viewer, command);
        return refusal === undefined ? 'done' : explainRefusal(game, refusal);
      });

/** A few of each seat's, at the beginning and where the true state of the pair is. */
const triedIn = ({ game }: Descriptor, { start, pair: { a } }: PairFound): readonly Command[] =>
  [start, a.state].flatMap((state) =>
    Array.from({ length: game.seats(start.config) }, (_, seat) => game.candidates(state, seat).slice(0, TRIED)).flat(),
  );

const asksTheSame = ({ game }: Descriptor, { pair: { a, b } }: PairFound): boolean =>
  JSON.stringify(game.decisions(a.state)) === JSON.stringify(game.decisions(b.state));

/** All that this viewer gets: an update from where the game began, everything anew, clocks, its list of battles, answers. */
const bytesOf = (descriptor: Descriptor, match: Hosted, found: PairFound) => {
  const { start, pair } = found;
  const { viewer, a, b } = pair;
  const tried = triedIn(descriptor, found);
  return [a, b].map(({ state, events }) => {
    const seats = descriptor.game.seats(match.config);
    const writtenEntry = writtenEntryOf(events, viewer, seats);
    const feed = makeFeed(descriptor, viewer, seenNowBy(descriptor, { ...match, state: start }));
    const deltaText = sharedDeltas();
    deltaText(start, state); // another has been told all of it
    const update = feed.next(seenNowBy(descriptor, { ...match, state }), [writtenEntry], deltaText);
    return [
      update,
      feed.whole([]),
      clocksOf(descriptor, match, viewer, start, state, writtenEntry),
      mineOf(descriptor, { ...match, state }, viewer),
      answersTo(descriptor, state, viewer, tried),
    ];
  });
};

/** The pairs in which a viewer may notice nothing, and both sides of what it is sent. */
function* sentIn(descriptor: Descriptor, told: Descriptor = descriptor) {
  const configs = descriptor.samples().map(({ config }) => config);
  for (const found of pairsOf(descriptor, { configs, games: PAIRS, samples: 2, seed: 700 })) {
    if (found.pair.byOrders && !asksTheSame(descriptor, found)) continue; // who is asked may depend on standing orders
    const [one, other] = bytesOf(told, hostedOf(descriptor, found.start.config), found);
    yield { what: found.pair.what, one, other };
  }
}

/** Servers that tell too much: all that is hidden, to everybody, in a view or in the sentence of a refusal. */
const leaky = ({ game, ...rest }: Descriptor): Readonly<Record<string, Descriptor>> => ({
  views: { ...rest, game: { ...game, view: (state) => state } },
  refusals: {
    ...rest,
    game: { ...game, refuse: (state: object) => ({ state }), explain: (refusal: object) => JSON.stringify(refusal) },
  } as unknown as Descriptor,
});

describe.each(secretive)('$id', (descriptor) => {
  test(
    'what is hidden from a viewer changes no byte of what it is sent',
    () => {
      let met = 0;
      for (const { what, one, other } of sentIn(descriptor)) {
        expect(one, what).toEqual(other);
        if (++met === PAIRS) break;
      }
      expect(met).toBe(PAIRS);
    },
    120_000 + PAIRS * TIME_EACH,
  );

  test.each(Object.entries(leaky(descriptor)))('%s that tell a secret are noticed', (_, told) => {
    let isNoticed = false;
    for (const { one, other } of sentIn(descriptor, told)) {
      isNoticed = JSON.stringify(one) !== JSON.stringify(other);
      if (isNoticed) break;
    }
    expect(isNoticed).toBe(true);
  });
});
