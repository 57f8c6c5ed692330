// Whole battles of every game between tables that are far from each other, over a real server and bad wires.

import { randomBytes } from 'node:crypto';
import { type FarMatch, makeApi, openFar, type PartsOfLuck } from '@muster/client';
import { LIST } from '@muster/games';
import { type Command, type Descriptor, isPlay, makeRng, noticedOf, type Rng, replay, type Seat } from '@muster/kernel';
import { type BattleTable, type Clock, openTable, type SeatPlayer } from '@muster/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { badWire, nodeWire, type Weather } from '../test/bad-wire.ts';
import { startServer, type TestServer } from '../test/playing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ limits: { messagesPerSecond: 100_000, messagesAtOnce: 100_000 } });
});

afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** Twenty times as fast as the world's, so that nobody waits long to come back. */
const HASTE = 20;
const clock: Clock = {
  now: () => Date.now() * HASTE,
  after: (ms, run) => {
    const timer = setTimeout(run, ms / HASTE);
    return () => clearTimeout(timer);
  },
};

const keptParts = (): PartsOfLuck => {
  const kept = new Map<string, string>();
  return {
    make: () => randomBytes(32).toString('hex'),
    keep: (name, text) => kept.set(name, text),
    kept: (name) => kept.get(name),
  };
};

/** Told, and nothing to be seen. */
const told = (descriptor: Descriptor) => ({
  descriptor,
  ui: {
    noScene: null,
    present: (shown: object) => ({ shown: shown as { readonly config: object }, scene: null, ms: 0 }),
    isHeading: () => false,
    isEnding: () => false,
  },
});

const someCommand = ({ game }: Descriptor, view: { readonly config: object }, seat: Seat, rng: Rng): Command => {
  const candidates = game.candidates(view, seat);
  return candidates[rng.below(candidates.length)]!;
};

/** A person who presses whatever can be pressed, whenever the table says so. */
const drive = (table: BattleTable, descriptor: Descriptor, rng: Rng): void => {
  let decided: object | undefined;
  const look = ({ acting, showing, view }: ReturnType<BattleTable['getState']>): void => {
    if (acting === undefined || showing || view === decided) return;
    decided = view;
    queueMicrotask(() => table.play(someCommand(descriptor, view, acting, rng)));
  };
  table.subscribe(look);
  look(table.getState());
};

const until = async <X>(find: () => X | undefined): Promise<X> => {
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const openTableOf = (descriptor: Descriptor, far: FarMatch, own: Seat, seats: number): BattleTable => {
  const players = Array.from({ length: seats }, (_, seat): SeatPlayer => ({ kind: seat === own ? 'you' : 'far' }));
  return openTable(told(descriptor), far.getState().source!, players, {
    brain: { ask: () => Promise.reject(new Error('nobody thinks here')), stop: () => {} },
    clock,
    pace: { share: () => 0, still: () => true },
    seed: 1,
    keep: async () => 'kept',
  });
};

const FOUL: Omit<Weather, 'seed'> = { twice: 50, dies: 15, slowest: 2 };

test.each(LIST.map(({ card }) => [card.name, card] as const))('%s', async (_, card) => {
  const descriptor = await card.load();
  const { game } = descriptor;
  const { config } = (descriptor.quickStarts()[0] ?? descriptor.samples()[0])!;
  const seats = Array.from({ length: game.seats(config) }, (_, seat) => seat);
  const api = makeApi(server.address, fetch);
  const made = await api.create({
    game: card.id,
    config,
    seats: seats.map(() => ({ sitter: 'person' })),
    brings: [],
    seat: 0,
    name: 'Ada',
    strict: false,
    watch: null,
    clock: null,
  });
  const { match } = made;
  const keys = [made.key];
  for (const { seat, key } of made.links) keys[seat] = (await api.claim({ match, key, name: `P${seat}` })).key;

  const losses = { count: 0 };
  const ends = seats.map((seat) => {
    const rng = makeRng(seat + 1);
    const open = badWire(nodeWire(server.address), { ...FOUL, seed: 7 + seat }, losses);
    const parts = keptParts();
    const load = async () => descriptor;
    const far = openFar({ match, key: keys[seat]!, load, api, open, clock, random: Math.random, parts });
    return { seat, rng, far };
  });
  const tables: BattleTable[] = [];
  for (const { seat, rng, far } of ends) {
    await until(() => far.getState().source);
    const table = openTableOf(descriptor, far, seat, seats.length);
    drive(table, descriptor, rng);
    tables.push(table);
  }

  await until(() => {
    for (const table of tables) {
      const { failed, notice } = table.getState();
      if (failed !== undefined || notice !== undefined) throw new Error(failed ?? notice);
    }
    return tables.every((table) => table.getState().eyes === 'everyone') || undefined;
  });

  const record = await api.record({ match, key: made.key });
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(replayed.reason);
  const state = JSON.parse(JSON.stringify(replayed.match.state()));
  for (const [i, { seat, far }] of ends.entries()) {
    const { source } = far.getState();
    const proof = await until(() => far.getState().proof);
    expect(proof).toEqual({ ok: true, proof: 'proven' });
    expect(source!.standing(seat).view).toEqual(JSON.parse(JSON.stringify(game.view(state, seat))));
    expect(source!.standing(seat).outcome).toEqual(replayed.match.outcome());
    const noticed = JSON.parse(JSON.stringify(noticedOf(game, replayed.frames, seat)));
    expect(source!.noticed(seat)).toEqual(noticed.slice(-source!.noticed(seat).length));
    expect(JSON.parse(JSON.stringify(tables[i]!.getState().view))).toEqual(state);
    expect(JSON.parse(tables[i]!.record()!)).toEqual(record);
    tables[i]!.close();
    far.close();
  }
  expect(record.entries.every(isPlay)).toBe(true); // nothing was taken back
  expect(losses.count).toBeGreaterThan(0);
});
