/** Matches of all games that bots play over bad lines, as many at a time as is wanted, until they are told to rest. */

import { randomBytes } from 'node:crypto';
import { makeApi, webSocket } from '@muster/client';
import { LIST } from '@muster/games';
import { type Descriptor, makeRng, type Rng } from '@muster/kernel';
import type { SeatWish } from '@muster/protocol';
import type { Clock } from '@muster/table';
import { WebSocket } from 'ws';
import { type Bot, makeBot } from './chaos-bot.ts';
import { inWeather, STORM } from './chaos-weather.ts';

export interface PlayedMatches {
  readonly bots: readonly Bot[];
  /** What went wrong with a bot. */
  readonly errors: readonly string[];
  readonly load: (game: string) => Promise<Descriptor>;
  /** How many commands were acknowledged. */
  acknowledged(): number;
  counts(): { readonly matches: number; readonly finished: number };
  /** No match is made any more; fulfilled when all bots have their answers, and nothing has come for a while. */
  rest(): Promise<void>;
  close(): void;
}

export interface PlayTerms {
  /** Where the server, or the proxy before several, is. */
  readonly port: number;
  readonly rng: Rng;
  /** How many matches are played at a time. */
  readonly matches: number;
  /** Of every so many matches one has a computer at its last seat; 0 for none. */
  readonly computerIn: number;
  /** So many tenths of a second without anything new are calm. */
  readonly calm: number;
  /** See `slownessOf`. */
  readonly slowness: number;
}

/** Time goes so many times faster for bots: they need not wait out the pauses of people's connections. */
const HURRY = 25;
const SETTLING_MS = 60_000;
/** For so many tenths of a second every bot must have its line: it has been sent what it missed. */
const THERE = 3;

export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

const hurriedClock = (slowness: number): Clock => ({
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, (ms / HURRY) * slowness);
    return () => clearTimeout(timer);
  },
});

/** Tried again as long as the server is down; what was made without us hearing of it nobody plays. */
const insistently = async <A>(ask: () => Promise<A>): Promise<A> => {
  for (;;) {
    try {
      return await ask();
    } catch {
      await after(20);
    }
  }
};

/** Until every bot hears the server, and nothing has come for a while. */
const settled = async (bots: readonly Bot[], calmFor: number, late: Promise<'late'>): Promise<void> => {
  let isLate = false;
  late.then(() => {
    isLate = true;
  });
  const heard = (): string => bots.map(({ far, seat }) => far.getState().source?.noticed(seat() ?? 0).length).join();
  const areThere = (): boolean => bots.every(({ far }) => far.getState().link.is === 'there');
  let before = '';
  let there = 0;
  for (let calm = 0; (calm < calmFor || there < THERE) && !isLate; ) {
    await after(100);
    const now = heard();
    calm = now === before ? calm + 1 : 0;
    there = areThere() ? there + 1 : 0;
    before = now;
  }
};

export const playMatches = ({ port, rng, matches, computerIn, calm, slowness }: PlayTerms): PlayedMatches => {
  const loaded = new Map<string, Promise<Descriptor>>();
  const load = (id: string): Promise<Descriptor> => {
    const known = loaded.get(id) ?? LIST.find(({ card }) => card.id === id)!.card.load();
    loaded.set(id, known);
    return known;
  };
  const api = makeApi(`http://127.0.0.1:${port}`, fetch);
  const clock = hurriedClock(slowness);
  const settlingMs = SETTLING_MS * slowness;
  const bots: Bot[] = [];
  const errors: string[] = [];
  let made = 0;

  const isOver = (match: string): boolean =>
    bots.some((bot) => bot.match === match && bot.far.getState().about?.status === 'over');

  const seatBot = (match: string, key: string): void => {
    const own = makeRng(rng.bits());
    const open = inWeather(
      webSocket(() => new WebSocket(`ws://127.0.0.1:${port}/ws`)),
      own,
      STORM,
    );
    const random = (): string => randomBytes(32).toString('hex');
    const onError = (error: unknown): void => void errors.push(String(error));
    bots.push(makeBot({ api, open, clock, load, rng: own, match, key, random, onError }));
  };

  const wishes = (seats: number): readonly SeatWish[] => {
    const hasComputer = computerIn > 0 && made % computerIn === 0;
    const wish = (seat: number): SeatWish =>
      hasComputer && seat === seats - 1 ? { sitter: 'computer', level: 'recruit' } : { sitter: 'person' };
    return Array.from({ length: seats }, (_, seat) => wish(seat));
  };

  /** All keys of a match are claimed before its bots sit down. */
  const makeMatch = async (): Promise<void> => {
    const { card } = LIST[made % LIST.length]!;
    const descriptor = await load(card.id);
    const samples = descriptor.samples();
    const { config } = samples[Math.floor(made / LIST.length) % samples.length]!;
    made++;
    const seats = wishes(descriptor.game.seats(config));
    const wish = {
      game: card.id,
      config,
      seats,
      brings: [],
      seat: 0,
      name: 'Bot 0',
      strict: false,
      watch: null,
      clock: null,
    };
    const { match, key, links } = await insistently(() => api.create(wish));
    const keys = [key];
    for (const link of links) {
      // a claim whose answer was lost has used the link up: the maker gives a new one
      const claim = async (): Promise<string> => {
        const fresh = await api.renew({ match, key, seat: link.seat });
        return (await api.claim({ match, key: fresh.key, name: `Bot ${link.seat}` })).key;
      };
      keys.push(await insistently(claim));
    }
    for (const one of keys) seatBot(match, one);
  };

  const tend = async (): Promise<void> => {
    const open = new Set(bots.map((bot) => bot.match).filter((match) => !isOver(match)));
    for (let n = open.size; n < matches; n++) await makeMatch();
  };

  let isTending = true;
  const tending = (async () => {
    while (isTending) {
      await tend();
      await after(50);
    }
  })();

  const acknowledged = (): number => bots.reduce((sum, bot) => sum + bot.acknowledged().length, 0);

  return {
    bots,
    errors,
    load,
    acknowledged,
    counts: () => {
      const ids = [...new Set(bots.map((bot) => bot.match))];
      return { matches: ids.length, finished: ids.filter(isOver).length };
    },
    rest: async () => {
      for (let tenths = 0; acknowledged() === 0 && tenths * 100 < settlingMs; tenths++) await after(100); // a short run on a busy machine
      isTending = false;
      await tending;
      const late = after(settlingMs).then(() => 'late' as const);
      if ((await Promise.race([Promise.all(bots.map((bot) => bot.rest())), late])) === 'late')
        errors.push('bots still wait for answers');
      await settled(bots, calm, late);
    },
    close: () => {
      for (const bot of bots) bot.close();
    },
  };
};
