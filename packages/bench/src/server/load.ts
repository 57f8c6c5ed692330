/** A process that asks much of a server, and measures how long it is kept waiting. */

import { findGame } from '@muster/games';
import { type Command, type Game, makeRng } from '@muster/kernel';
import { WebSocket } from 'ws';
import { type BenchClient, benchClient, makeMatch } from './client.ts';
import { answerQuestions } from './programs.ts';

export type Load =
  /** Round trips a second, each connection one at a time. */
  | { readonly load: 'echo' | 'ping'; readonly port: number; readonly connections: number; readonly millis: number }
  /** Commands a second in so many matches, each seat answering as soon as it is asked. */
  | {
      readonly load: 'play';
      readonly game: string;
      readonly port: number;
      /** A second node: every other seat is there. */
      readonly other?: number;
      readonly matches: number;
      readonly millis: number;
      readonly most: number;
    }
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
    };

export interface Played {
  readonly commands: number;
  readonly seconds: number;
  readonly updates: readonly number[];
  readonly matches: readonly { readonly match: string; readonly key: string }[];
}

export interface Crowd {
  readonly waits: readonly number[];
  /** Milliseconds of processor time that this process took meanwhile. */
  readonly used: number;
  readonly seconds: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const bareClient = (port: number): Promise<{ ping(): Promise<void>; close(): void }> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    const pongs: (() => void)[] = [];
    socket.on('message', (data) => {
      JSON.parse(String(data));
      pongs.shift()?.();
    });
    socket.on('open', () =>
      resolve({
        ping: () =>
          new Promise((done) => {
            pongs.push(done);
            socket.send('{"type":"ping"}');
          }),
        close: () => socket.close(),
      }),
    );
  });

const pings = async ({ port, connections, millis }: Extract<Load, { load: 'echo' | 'ping' }>): Promise<number> => {
  const clients = await Promise.all(Array.from({ length: connections }, () => bareClient(port)));
  let count = 0;
  const until = performance.now() + millis;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < until; count++) await client.ping();
    }),
  );
  for (const client of clients) client.close();
  return (count * 1000) / millis;
};

interface Seated {
  readonly match: string;
  readonly key: string;
  readonly clients: readonly BenchClient[];
}

const seat = async (
  ports: readonly [number, ...number[]],
  game: string,
  config: object,
  seats: number,
): Promise<Seated> => {
  const { match, keys } = await makeMatch(ports[0], game, config, seats);
  const clients = keys.map((key, i) => benchClient(ports[i % ports.length]!, match, key));
  await Promise.all(clients.map(({ ready }) => ready));
  return { match, key: keys[0]!, clients };
};

/** What to play next in Connect Four, and else: any candidate. The full columns of a board are left alone by the rules themselves. */
const chooser = (game: Game, seed: number): ((client: BenchClient) => Command) => {
  const rng = makeRng(seed);
  return (client) => {
    const candidates = game.candidates(client.view(), client.seat);
    return candidates[rng.below(candidates.length)]!;
  };
};

/** Each seat answers as soon as it is asked, until the time is up, `most` commands are played, or it is over. */
const playOn = (
  { clients }: Seated,
  choose: (client: BenchClient) => Command,
  until: number,
  most: number,
): Promise<number> =>
  new Promise((resolve) => {
    let count = 0;
    let busy = 0;
    const act = (client: BenchClient) => (): void => {
      const isDone = count >= most || performance.now() > until || client.isOver();
      if (isDone && busy === 0) resolve(count);
      if (isDone || busy > 0 || !client.isAsked()) return;
      busy++;
      client.play(choose(client)).then(() => {
        busy--;
        count++;
        for (const one of clients) act(one)();
      });
    };
    for (const client of clients) client.onNews = act(client);
    for (const client of clients) act(client)();
  });

const playMatches = async ({
  game: id,
  port,
  other,
  matches,
  millis,
  most,
}: Extract<Load, { load: 'play' }>): Promise<Played> => {
  const { game, samples } = await findGame(id)!.card.load();
  const ready = samples().filter(({ config }) => game.seats(config) === 2);
  const ports: readonly [number, ...number[]] = other === undefined ? [port] : [port, other];
  const seated = await Promise.all(
    Array.from({ length: matches }, (_, i) => seat(ports, id, ready[i % ready.length]!.config, 2)),
  );
  const from = performance.now();
  const counts = await Promise.all(seated.map((one, i) => playOn(one, chooser(game, i), from + millis, most)));
  const seconds = (performance.now() - from) / 1000;
  const updates = seated.flatMap(({ clients }) => clients.flatMap((client) => client.updates));
  for (const { clients } of seated) for (const client of clients) client.close();
  return {
    commands: counts.reduce((sum, n) => sum + n, 0),
    seconds,
    updates,
    matches: seated.map(({ match, key }) => ({ match, key })),
  };
};

/** Columns in which nobody gets four in a row, one disc above another. */
const QUIET = [0, 1, 2, 3, 4, 5, 6, 1, 0, 3, 2, 5, 4, 6, 0, 1, 2, 3, 4, 5, 6].map((column) => ({
  type: 'drop',
  column,
}));

const crowd = async ({ port, matches, everyMillis, millis }: Extract<Load, { load: 'crowd' }>): Promise<Crowd> => {
  const seated: Seated[] = [];
  for (let i = 0; i < matches; i += 50)
    seated.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, matches - i) }, () => seat([port], 'connect-four', {}, 2)),
      )),
    );
  const waits: number[] = [];
  const before = process.cpuUsage();
  const from = performance.now();
  await Promise.all(
    seated.map(async ({ clients }, i) => {
      await wait((everyMillis / 2) * (i / matches));
      for (let n = 0; performance.now() - from < millis && n < QUIET.length; n++) {
        const client = clients.find((one) => one.isAsked());
        if (client === undefined || client.isOver()) return;
        const began = performance.now();
        waits.push(await client.play(QUIET[n]!));
        await wait(Math.max(0, everyMillis / 2 - (performance.now() - began)));
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  for (const { clients } of seated) for (const client of clients) client.close();
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
    case 'echo':
    case 'ping':
      return pings(question);
    case 'play':
      return playMatches(question);
    case 'crowd':
      return crowd(question);
    case 'cold':
      return cold(question);
  }
});
