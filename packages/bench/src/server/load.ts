/** A process that asks much of a server, and measures how long it is kept waiting. */

import { findGame } from '@muster/games';
import { type Command, makeRng } from '@muster/kernel';
import { WebSocket } from 'ws';
import { type BenchClient, benchClient, makeMatch } from './client.ts';
import { answerQuestions, usedSoFar } from './programs.ts';

export type Load =
  /** So many connections that say nothing but `ping`, kept for the questions after this one. */
  | { readonly load: 'connect'; readonly port: number; readonly connections: number }
  /** The same of pairs at a floor, who send in turn. */
  | { readonly load: 'pair'; readonly port: number; readonly pairs: number }
  /** Round trips on each of them, one at a time. */
  | { readonly load: 'pings'; readonly millis: number }
  /** So many matches of two are begun, and kept for the questions after this one; those before are left. */
  | {
      readonly load: 'seat';
      readonly game: string;
      readonly port: number;
      /** A second node: the other seat of every match is there. */
      readonly other?: number;
      readonly matches: number;
    }
  /** In each of them up to so many commands: all of them decide, then all send at once, until all are answered. */
  | { readonly load: 'play'; readonly game: string; readonly commands: number }
  /** In matches of Connect Four the prepared commands between these, each as soon as the one before is answered. */
  | { readonly load: 'rush'; readonly from: number; readonly to: number }
  /** The same, each as soon as its own seat has heard that it is asked. */
  | { readonly load: 'relay'; readonly from: number; readonly to: number }
  /** A command of every connection each `everyMillis`. */
  | {
      readonly load: 'crowd';
      readonly port: number;
      readonly matches: number;
      readonly everyMillis: number;
      readonly millis: number;
    }
  /** How long each of these matches takes until its first view is there. */
  | {
      readonly load: 'cold';
      readonly port: number;
      readonly seats: readonly { readonly match: string; readonly key: string }[];
    }
  /** Milliseconds of processor time so far. */
  | { readonly load: 'used' };

export interface Played {
  /** In each match. */
  readonly commands: readonly number[];
  readonly seconds: number;
  /** Bytes of each update so far. */
  readonly updates: readonly number[];
}

/** How many round trips there were. */
export interface Pinged {
  readonly count: number;
  readonly seconds: number;
}

export interface Crowd {
  readonly waits: readonly number[];
  /** Milliseconds of processor time that this process took meanwhile. */
  readonly used: number;
  readonly seconds: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface BareClient {
  /** Fulfilled when something is answered; updates are no answers. */
  ask(text: string): Promise<void>;
  close(): void;
}

const bareClient = (port: number, path = '/ws'): Promise<BareClient> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
    const waiting: (() => void)[] = [];
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { readonly type: string };
      if (type !== 'update') waiting.shift()?.();
    });
    socket.on('open', () =>
      resolve({
        ask: (text) =>
          new Promise((done) => {
            waiting.push(done);
            socket.send(text);
          }),
        close: () => socket.close(),
      }),
    );
  });

/** Asks once. */
type Asker = () => Promise<void>;

const pingsBy = (client: BareClient): Asker => {
  return () => client.ask('{"type":"ping"}');
};

/** Two seats, each after the other. */
const commandsBy = (seats: readonly BareClient[]): Asker => {
  let n = 0;
  return () => {
    const seat = n++ % 2;
    const { [n % QUIET.length]: command } = QUIET;
    return seats[seat]!.ask(JSON.stringify({ type: 'play', id: `bench-${n}-${seat}`, command, seen: n }));
  };
};

let connected: readonly Asker[] = [];

const connect = async ({ port, connections }: Extract<Load, { load: 'connect' }>): Promise<void> => {
  connected = await Promise.all(Array.from({ length: connections }, async () => pingsBy(await bareClient(port))));
};

const pair = async ({ port, pairs }: Extract<Load, { load: 'pair' }>): Promise<void> => {
  const seats = (i: number) => Promise.all([0, 1].map((seat) => bareClient(port, `/ws/${i}/${seat}`)));
  connected = await Promise.all(Array.from({ length: pairs }, async (_, i) => commandsBy(await seats(i))));
};

const pings = async ({ millis }: Extract<Load, { load: 'pings' }>): Promise<Pinged> => {
  let count = 0;
  const from = performance.now();
  await Promise.all(
    connected.map(async (ask) => {
      for (; performance.now() < from + millis; count++) await ask();
    }),
  );
  return { count, seconds: (performance.now() - from) / 1000 };
};

interface Seated {
  readonly match: string;
  readonly key: string;
  readonly clients: readonly BenchClient[];
}

/** The nodes at which the seats of a match are, in turn. */
type Ports = readonly [number, ...number[]];

const seat = async (ports: Ports, game: string, config: object, seats: number): Promise<Seated> => {
  const { match, keys } = await makeMatch(ports[0], game, config, seats);
  const clients = keys.map((key, i) => benchClient(ports[i % ports.length]!, match, key));
  await Promise.all(clients.map(({ ready }) => ready));
  return { match, key: keys[0]!, clients };
};

/** Columns of Connect Four in which nobody gets four in a row until the board is full. */
const QUIET = [...'320303421652360025461225655635316141140044'].map((column) => ({
  type: 'drop',
  column: Number(column),
}));

/** The matches of the question before. */
let seated: readonly Seated[] = [];

/** How many are begun at once. */
const AT_ONCE = 50;

const seatMany = async (ports: Ports, game: string, configs: readonly object[], matches: number): Promise<Seated[]> => {
  const all: Seated[] = [];
  while (all.length < matches) {
    const next = Array.from({ length: Math.min(AT_ONCE, matches - all.length) }, (_, i) => all.length + i);
    all.push(...(await Promise.all(next.map((i) => seat(ports, game, configs[i % configs.length]!, 2)))));
  }
  return all;
};

const seatMatches = async ({ game: id, port, other, matches }: Extract<Load, { load: 'seat' }>) => {
  const { game, samples } = await findGame(id)!.card.load();
  for (const { clients } of seated) for (const client of clients) client.close();
  const configs = samples().flatMap(({ config }) => (game.seats(config) === 2 ? [config] : []));
  seated = await seatMany(other === undefined ? [port] : [port, other], id, configs, matches);
  return seated.map(({ match, key }) => ({ match, key }));
};

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Who is asked in a match, once everything has come; undefined when it is over. */
const askedIn = async ({ clients }: Seated): Promise<BenchClient | undefined> => {
  for (;;) {
    if (clients.some((client) => client.isOver())) return undefined;
    const asked = clients.find((client) => client.isAsked());
    if (asked !== undefined) return asked;
    await nextRound();
  }
};

const updatesSoFar = (): readonly number[] =>
  seated.flatMap(({ clients }) => clients.flatMap(({ updates }) => updates));

const rng = makeRng(1);

const playMatches = async ({ game: id, commands }: Extract<Load, { load: 'play' }>): Promise<Played> => {
  const { game } = await findGame(id)!.card.load();
  const counts = seated.map(() => 0);
  const from = performance.now();
  for (let round = 0; round < commands; round++) {
    const turns: { readonly at: number; readonly client: BenchClient; readonly command: Command }[] = [];
    for (const [at, one] of seated.entries()) {
      const client = await askedIn(one);
      if (client === undefined) continue;
      const candidates = game.candidates(client.view(), client.seat);
      turns.push({ at, client, command: candidates[rng.below(candidates.length)]! });
    }
    await Promise.all(
      turns.map(async ({ at, client, command }) => {
        if ((await client.play(command)) !== undefined) counts[at]!++;
      }),
    );
  }
  return { commands: counts, seconds: (performance.now() - from) / 1000, updates: updatesSoFar() };
};

const rush = async ({ from, to }: Extract<Load, { load: 'rush' }>): Promise<Played> => {
  const began = performance.now();
  await Promise.all(
    seated.map(async ({ clients }) => {
      for (const client of clients) client.lookAway();
      for (let n = from; n < to; n++) await clients[n % 2]!.play(QUIET[n]!);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { commands: seated.map(() => to - from), seconds, updates: updatesSoFar() };
};

const isAsked = async (client: BenchClient): Promise<void> => {
  while (!client.isAsked()) await nextRound();
};

const relay = async ({ from, to }: Extract<Load, { load: 'relay' }>): Promise<Played> => {
  const began = performance.now();
  await Promise.all(
    seated.map(async ({ clients }) => {
      for (let n = from; n < to; n++) {
        await isAsked(clients[n % 2]!);
        await clients[n % 2]!.play(QUIET[n]!);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { commands: seated.map(() => to - from), seconds, updates: updatesSoFar() };
};

const crowd = async ({ port, matches, everyMillis, millis }: Extract<Load, { load: 'crowd' }>): Promise<Crowd> => {
  const crowded = await seatMany([port], 'connect-four', [{}], matches);
  const waits: number[] = [];
  const before = process.cpuUsage();
  const from = performance.now();
  await Promise.all(
    crowded.map(async ({ clients }, i) => {
      await wait((everyMillis / 2) * (i / matches));
      for (let n = 0; performance.now() - from < millis && n < QUIET.length; n++) {
        const client = clients.find((one) => one.isAsked());
        if (client === undefined || client.isOver()) return;
        const began = performance.now();
        waits.push((await client.play(QUIET[n]!)) ?? 0);
        await wait(Math.max(0, everyMillis / 2 - (performance.now() - began)));
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  for (const { clients } of crowded) for (const client of clients) client.close();
  return { waits, used: (user + system) / 1000, seconds: (performance.now() - from) / 1000 };
};

const cold = async ({ port, seats }: Extract<Load, { load: 'cold' }>): Promise<readonly number[]> => {
  const waits: number[] = [];
  for (const { match, key } of seats) {
    const warm = await bareClient(port);
    const from = performance.now();
    const client = benchClient(port, match, key);
    await client.ready;
    waits.push(performance.now() - from);
    client.close();
    warm.close();
  }
  return waits;
};

answerQuestions(async (question: Load) => {
  switch (question.load) {
    case 'connect':
      return connect(question);
    case 'pair':
      return pair(question);
    case 'pings':
      return pings(question);
    case 'seat':
      return seatMatches(question);
    case 'play':
      return playMatches(question);
    case 'rush':
      return rush(question);
    case 'relay':
      return relay(question);
    case 'crowd':
      return crowd(question);
    case 'cold':
      return cold(question);
    case 'used':
      return usedSoFar();
  }
});
