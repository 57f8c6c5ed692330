// What goes over the wire to a viewer, byte for byte, in pairs of moments that differ only in what is hidden from it. A long run:
// MUSTER_WIRE_PAIRS=10000 npx vitest run packages/server/src/rooms/wire-secrets.test.ts

import { loadGames } from '@muster/games';
import {
  begin,
  type Descriptor,
  FORMAT,
  type GameEvent,
  type Hosted,
  newMatch,
  noticedAs,
  openDecisions,
  seededAt,
  type Told,
  type Viewer,
} from '@muster/kernel';
import { type PairFound, pairsOf } from '@muster/test-kit';
import { describe, expect, test } from 'vitest';
import { lostIn, markOf, timesFor } from '../clocks/clocks.ts';
import { makeFeed, type SeenNow } from './feed.ts';
import type { RoomState } from './room-state.ts';
import { timed } from './timing.ts';
import { placeOf, type WrittenEntry } from './written-entries.ts';

const PAIRS = Number(process.env['MUSTER_WIRE_PAIRS'] ?? 60);

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

const asksTheSame = ({ game }: Descriptor, { pair: { a, b } }: PairFound): boolean =>
  JSON.stringify(game.decisions(a.state)) === JSON.stringify(game.decisions(b.state));

/** All that this viewer gets: an update from where the game began, and everything anew. */
const bytesOf = (descriptor: Descriptor, match: Hosted, { start, pair: { viewer, a, b } }: PairFound) =>
  [a, b].map(({ state, events }) => {
    const seats = descriptor.game.seats(match.config);
    const writtenEntry = writtenEntryOf(events, viewer, seats);
    const feed = makeFeed(descriptor, viewer, seenNowBy(descriptor, { ...match, state: start }));
    const update = feed.next(seenNowBy(descriptor, { ...match, state }), [writtenEntry]);
    return [update, feed.whole([]), clocksOf(descriptor, match, viewer, start, state, writtenEntry)];
  });

describe.each(secretive)('$id', (descriptor) => {
  test('what is hidden from a viewer changes no byte of what it is sent', () => {
    const configs = descriptor.samples().map(({ config }) => config);
    let met = 0;
    for (const found of pairsOf(descriptor, { configs, games: PAIRS, samples: 2, seed: 700 })) {
      if (met === PAIRS) break;
      if (found.pair.byOrders && !asksTheSame(descriptor, found)) continue; // who is asked may depend on standing orders
      met++;
      const [one, other] = bytesOf(descriptor, hostedOf(descriptor, found.start.config), found);
      expect(one, found.pair.what).toEqual(other);
    }
    expect(met).toBe(PAIRS);
  });
});
