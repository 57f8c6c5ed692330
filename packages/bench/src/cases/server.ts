/**
 * What a server on one machine can do, held against what it cannot do without: a bare echo, a bare append, both together as a floor, the
 * rules alone. The server and whoever asks of it have a process each, and all of them run until they do not become quicker before anything
 * is measured. Rates of games are by the server's processor time, so that a slow asker does not count.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIST } from '@muster/games';
import { median } from '../measure.ts';
import { digits, type Part } from '../part.ts';
import { type Alone, aloneIn } from '../server/alone.ts';
import type { Crowd, Pinged, Played } from '../server/load.ts';
import { type Program, startProgram } from '../server/programs.ts';
import { PARTS, type ServerPart, type Split } from '../server/split.ts';

/** What a command takes, in microseconds of processor time. */
interface Micros {
  /** All threads of the server together. */
  readonly server: number;
  readonly load: number;
}

/** Of one game: the share of the server's time that its rules, hashes and views alone would take, and what it is made of. */
export interface GameShare {
  readonly ofRulesAlone: number;
  readonly serverMicros: number;
  readonly rulesMicros: number;
  readonly hashMicros: number;
  readonly viewsMicros: number;
  readonly commands: number;
  /** Of the thread that serves. */
  readonly split: Split;
}

export interface ServerResult {
  readonly echoPerSecond: number;
  readonly appendsPerSecond: number;
  readonly pingsPerSecond: number;
  readonly pingsOfEcho: number;
  /** Of Connect Four, durable and answered. */
  readonly commandsPerSecond: number;
  /** Of the slower of echo and append. */
  readonly commandsOfBare: number;
  /** What no server with this wire and this store can do without: that, of the slower of echo and append. */
  readonly floorPerSecond: number;
  readonly floorOfBare: number;
  readonly commandsOfFloor: number;
  readonly echoMicros: Micros;
  readonly floorMicros: Micros;
  readonly commandMicros: Micros;
  /** Of the thread that serves, in commands of Connect Four. */
  readonly commandSplit: Split;
  readonly games: Readonly<Record<string, GameShare>>;
  readonly updateBytes: { readonly median: number; readonly p90: number };
  readonly coldMillis: { readonly median: number; readonly most: number };
  readonly crowd: {
    readonly matches: number;
    readonly commandsPerSecond: number;
    readonly p50: number;
    readonly p99: number;
    readonly serverShare: number;
    readonly loadShare: number;
  };
}

const MILLIS = 2000;
const ROUNDS = 5;
/** So many ask at once, of Muster, of the echo and of the append alike. */
const CONNECTIONS = 400;
const FOUR = { game: 'connect-four', matches: CONNECTIONS, commands: 42 };
const GAME = { matches: 48, commands: 120, sets: 3 };
const GAMES = LIST.map(({ card }) => card.id).filter((id) => id !== FOUR.game);
const CROWD = { matches: 1000, everyMillis: 8000, millis: 24_000 };

/** It is warm when so many runs in a row were not quicker by so much than the best before; at most so many are waited for. */
const WARM = { stale: 2, quicker: 1.03, most: 12 };

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

/** What a run took counts, whatever it is counted in. */
const warmUp = async (run: () => Promise<number>): Promise<void> => {
  let best = Number.POSITIVE_INFINITY;
  for (let runs = 0, stale = 0; runs < WARM.most && stale < WARM.stale; runs++) {
    const took = await run();
    stale = took * WARM.quicker < best ? 0 : stale + 1;
    best = Math.min(best, took);
  }
};

export const withProgram = async <A>(name: 'serving' | 'load', run: (program: Program) => Promise<A>): Promise<A> => {
  const program = startProgram(name);
  try {
    return await run(program);
  } finally {
    await program.end();
  }
};

const inFolder = async <A>(run: (folder: string) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** A server, and a process that asks of it. */
interface Served {
  readonly port: number;
  readonly server: Program;
  readonly load: Program;
}

const serving = <A>(what: object, run: (served: Served) => Promise<A>): Promise<A> =>
  withProgram('serving', async (server) => {
    const port = await server.ask<number>({ serve: 'muster', ...what });
    return withProgram('load', (load) => run({ port, server, load }));
  });

/** Some work, and what it took. */
interface Done extends Micros {
  readonly perSecond: number;
}

const done = async ({ server, load }: Served, work: () => Promise<Pinged>): Promise<Done> => {
  const used = async () =>
    [await server.ask<number>({ used: true }), await load.ask<number>({ load: 'used' })] as const;
  const before = await used();
  const { count, seconds } = await work();
  const after = await used();
  const micros = (i: 0 | 1): number => ((after[i] - before[i]) * 1000) / count;
  return { perSecond: count / seconds, server: micros(0), load: micros(1) };
};

const pinged = (served: Served): Promise<Done> =>
  done(served, () => served.load.ask<Pinged>({ load: 'pings', millis: MILLIS }));

const appended = (program: Program): Promise<number> =>
  inFolder((folder) => program.ask<number>({ append: CONNECTIONS, folder, millis: MILLIS }));

type Seats = readonly { readonly match: string; readonly key: string }[];

const seat = ({ port, load }: Served, { game, matches }: { game: string; matches: number }): Promise<Seats> =>
  load.ask<Seats>({ load: 'seat', game, port, matches });

/** Whole matches of Connect Four. */
const rushed = async (served: Served): Promise<Done> => {
  await seat(served, FOUR);
  return done(served, async () => {
    const { commands, seconds } = await served.load.ask<Played>({ load: 'rush', from: 0, to: FOUR.commands });
    return { count: sum(commands), seconds };
  });
};

const splitOf = async ({ server }: Served, work: () => Promise<unknown>): Promise<Split> => {
  await server.ask({ split: 'from' });
  await work();
  const split = await server.ask<Split>({ split: 'to' });
  return Object.fromEntries(PARTS.map((part) => [part, digits(split[part])])) as Split;
};

interface Sides {
  readonly four: Served;
  readonly echo: Served;
  readonly ping: Served;
  readonly floor: Served;
  readonly append: Program;
}

const withSides = <A>(run: (sides: Sides) => Promise<A>): Promise<A> =>
  inFolder((folder) =>
    serving({ folder: join(folder, 'four') }, (four) =>
      serving({ folder: join(folder, 'ping') }, (ping) =>
        serving({ serve: 'floor', folder: join(folder, 'floor'), pairs: CONNECTIONS }, (floor) =>
          serving({ serve: 'echo' }, (echo) =>
            withProgram('serving', (append) => run({ four, echo, ping, floor, append })),
          ),
        ),
      ),
    ),
  );

type Bare = Pick<
  ServerResult,
  | 'echoPerSecond'
  | 'appendsPerSecond'
  | 'pingsPerSecond'
  | 'pingsOfEcho'
  | 'commandsPerSecond'
  | 'commandsOfBare'
  | 'floorPerSecond'
  | 'floorOfBare'
  | 'commandsOfFloor'
  | 'echoMicros'
  | 'floorMicros'
  | 'commandMicros'
  | 'commandSplit'
>;

/** What is compared takes turns. */
const againstBare = (): Promise<Bare> =>
  withSides(async ({ four, echo, ping, floor, append }) => {
    for (const { load, port } of [echo, ping]) await load.ask({ load: 'connect', port, connections: CONNECTIONS });
    await floor.load.ask({ load: 'pair', port: floor.port, pairs: CONNECTIONS });
    await warmUp(async () => (await rushed(four)).server);
    await warmUp(async () => (await pinged(echo)).server);
    await warmUp(async () => (await pinged(ping)).server);
    await warmUp(async () => (await pinged(floor)).server);
    await warmUp(async () => 1 / (await appended(append)));
    const rounds: { four: Done; echo: Done; floor: Done; ping: Done; append: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        four: await rushed(four),
        floor: await pinged(floor),
        echo: await pinged(echo),
        append: await appended(append),
        ping: await pinged(ping),
      });
    const middle = (of: (round: (typeof rounds)[number]) => number): number => digits(median(rounds.map(of)));
    const micros = (of: 'four' | 'floor' | 'echo'): Micros => ({
      server: middle((r) => r[of].server),
      load: middle((r) => r[of].load),
    });
    const bare = ({ echo, append }: (typeof rounds)[number]): number => Math.min(echo.perSecond, append);
    return {
      echoPerSecond: middle((r) => r.echo.perSecond),
      appendsPerSecond: middle((r) => r.append),
      pingsPerSecond: middle((r) => r.ping.perSecond),
      pingsOfEcho: middle((r) => r.ping.perSecond / r.echo.perSecond),
      commandsPerSecond: middle((r) => r.four.perSecond),
      commandsOfBare: middle((r) => r.four.perSecond / bare(r)),
      floorPerSecond: middle((r) => r.floor.perSecond),
      floorOfBare: middle((r) => r.floor.perSecond / bare(r)),
      commandsOfFloor: middle((r) => r.four.perSecond / r.floor.perSecond),
      echoMicros: micros('echo'),
      floorMicros: micros('floor'),
      commandMicros: micros('four'),
      commandSplit: await splitOf(four, () => rushed(four)),
    };
  });

/** Matches that were played at once. */
interface PlayedSet {
  readonly seats: Seats;
  readonly played: Played;
  /** Milliseconds of the server's processor time, and by command. */
  readonly used: number;
  readonly each: number;
}

const playSet = async (served: Served, game: string): Promise<PlayedSet> => {
  const seats = await seat(served, { game, matches: GAME.matches });
  const before = await served.server.ask<number>({ used: true });
  const played = await served.load.ask<Played>({ load: 'play', game, commands: GAME.commands });
  const used = (await served.server.ask<number>({ used: true })) - before;
  return { seats, played, used, each: used / sum(played.commands) };
};

interface GameRun {
  readonly share: GameShare;
  readonly updates: readonly number[];
  readonly cold: readonly number[];
}

/** Sets of matches until it is warm, and then those that are measured; alone, the same ones in the same order. */
const playGame = (game: string): Promise<GameRun> =>
  inFolder(async (folder) => {
    const sets: PlayedSet[] = [];
    const split = await serving({ folder }, async (served) => {
      const playOne = async (): Promise<number> => {
        const set = await playSet(served, game);
        sets.push(set);
        return set.each;
      };
      await warmUp(playOne);
      for (let set = 0; set < GAME.sets; set++) await playOne();
      return splitOf(served, () => playSet(served, game));
    });
    const measured = sets.slice(-GAME.sets);
    const cold = await serving({ folder }, ({ load, port }) =>
      load.ask<readonly number[]>({ load: 'cold', port, seats: sets.at(-1)!.seats }),
    );
    const alone = (
      await aloneIn(
        folder,
        sets.map(({ seats }) => seats.map(({ match }) => match)),
      )
    ).slice(-GAME.sets);
    const commands = sum(alone.map((one) => one.commands));
    const used = sum(measured.map((one) => one.used));
    const micros = (millis: number): number => digits((millis * 1000) / commands);
    const of = (part: keyof Alone): number => sum(alone.map((one) => one[part]));
    return {
      share: {
        ofRulesAlone: digits((of('rules') + of('hashes') + of('views')) / used),
        serverMicros: micros(used),
        rulesMicros: micros(of('rules')),
        hashMicros: micros(of('hashes')),
        viewsMicros: micros(of('views')),
        commands,
        split,
      },
      updates: measured.flatMap(({ played }) => played.updates),
      cold,
    };
  });

const crowded = (): Promise<ServerResult['crowd']> =>
  inFolder((folder) =>
    serving({ folder }, async ({ port, load, server }) => {
      const before = await server.ask<number>({ used: true });
      const { waits, used, seconds } = await load.ask<Crowd>({ load: 'crowd', port, ...CROWD });
      const serverUsed = (await server.ask<number>({ used: true })) - before;
      return {
        matches: CROWD.matches,
        commandsPerSecond: digits(waits.length / seconds),
        p50: digits(quantile(waits, 0.5)),
        p99: digits(quantile(waits, 0.99)),
        serverShare: digits(serverUsed / 1000 / seconds),
        loadShare: digits(used / 1000 / seconds),
      };
    }),
  );

const measure = async (): Promise<ServerResult> => {
  const bare = await againstBare();
  const games: [string, GameRun][] = [];
  for (const game of GAMES) games.push([game, await playGame(game)]);
  const updates = games.flatMap(([, { updates: bytes }]) => bytes);
  const cold = games.flatMap(([, run]) => run.cold.slice(1)); // the first one also fetches the rules
  return {
    ...bare,
    games: Object.fromEntries(games.map(([game, { share }]) => [game, share])),
    updateBytes: { median: quantile(updates, 0.5), p90: quantile(updates, 0.9) },
    coldMillis: { median: digits(quantile(cold, 0.5)), most: digits(quantile(cold, 1)) },
    crowd: await crowded(),
  };
};

/** What each part does, in words. */
const PART_WORDS: Readonly<Record<ServerPart, string>> = {
  read: 'reading from the wire',
  door: 'messages at the door',
  room: 'the room',
  rules: 'the rules',
  hash: 'hashes',
  views: 'views',
  deltas: 'deltas',
  updates: 'updates as text',
  store: 'the store',
  write: 'writing to the wire',
  collecting: 'collecting garbage',
  system: 'the system',
};

export const serverPart: Part<never, ServerResult> = {
  title: 'Server: connections, commands that are kept, games, a crowd',
  lines: [
    { field: 'pingsOfEcho', what: 'of a bare echo: pings', goal: { atLeast: 0.8 } },
    { field: 'commandsPerSecond', what: 'commands of Connect Four a second' },
    { field: 'commandsOfBare', what: 'of the slower of echo and append', goal: { atLeast: 0.5 } },
    { field: 'floorOfBare', what: 'of the same: no more than wire and store' },
    { field: 'commandsOfFloor', what: 'commands, of no more than wire and store' },
    { field: 'floorMicros.server', what: 'µs of a server for wire and store alone' },
    { field: 'commandMicros.server', what: 'µs of the server for a command' },
    ...PARTS.map((part) => ({ field: `commandSplit.${part}`, what: `of its thread: ${PART_WORDS[part]}` })),
    ...GAMES.map((game) => ({
      field: `games.${game}.ofRulesAlone`,
      what: `of its rules alone: ${game}`,
      goal: { atLeast: 0.7 },
    })),
    { field: 'updateBytes.median', what: 'bytes of an update, median', goal: { atMost: 250 } },
    { field: 'updateBytes.p90', what: 'bytes of an update, p90', goal: { atMost: 900 } },
    { field: 'coldMillis.median', what: 'ms until a match that slept is there', goal: { atMost: 50 } },
    { field: 'crowd.p99', what: 'ms until an answer in a crowd, p99', goal: { atMost: 100 } },
  ],
  cases: {},
  result: measure,
};
