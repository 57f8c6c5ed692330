/**
 * What a server on one machine can do, held against what it cannot do without: a bare echo, a bare append, the rules alone. The server
 * and whoever asks of it have a process each. Rates of games are by the server's processor time, so that a slow asker does not count.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIST } from '@muster/games';
import { median } from '../measure.ts';
import { digits, type Part } from '../part.ts';
import { aloneIn } from '../server/alone.ts';
import type { Crowd, Played } from '../server/load.ts';
import { type Program, startProgram } from '../server/programs.ts';

/** Of one game: the share of the server's time that its rules, hashes and views alone would take, and what it is made of. */
export interface GameShare {
  readonly ofRulesAlone: number;
  readonly serverMicros: number;
  readonly rulesMicros: number;
  readonly hashMicros: number;
  readonly viewsMicros: number;
  readonly commands: number;
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

const MILLIS = 3000;
/** So many ask at once, of Muster, of the echo and of the append alike. */
const CONNECTIONS = 400;
/** Commands of each match: those after which a server is measured, and up to which one. */
const RUSH = { warm: 10, all: 42 };
const GAME = { matches: 48, warm: 40, measured: 80 };
const GAMES = LIST.map(({ card }) => card.id).filter((id) => id !== 'connect-four');
const CROWD = { matches: 1000, everyMillis: 8000, millis: 24_000 };

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

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

/** A server on this folder, and a process beside it. */
const served = <A>(folder: string, run: (port: number, load: Program, server: Program) => Promise<A>): Promise<A> =>
  withProgram('serving', async (server) => {
    const port = await server.ask<number>({ serve: 'muster', folder });
    return withProgram('load', (load) => run(port, load, server));
  });

const echo = (): Promise<number> =>
  withProgram('serving', async (server) => {
    const port = await server.ask<number>({ serve: 'echo' });
    return withProgram('load', (load) =>
      load.ask<number>({ load: 'echo', port, connections: CONNECTIONS, millis: MILLIS }),
    );
  });

const appends = (): Promise<number> =>
  inFolder((folder) =>
    withProgram('serving', (server) => server.ask<number>({ append: CONNECTIONS, folder, millis: MILLIS })),
  );

const pings = (): Promise<number> =>
  inFolder((folder) =>
    served(folder, (port, load) => load.ask<number>({ load: 'ping', port, connections: CONNECTIONS, millis: MILLIS })),
  );

/** Commands a second, once the server is warm. */
const connectFour = (): Promise<number> =>
  inFolder((folder) =>
    served(folder, async (port, load) => {
      await load.ask({ load: 'seat', game: 'connect-four', port, matches: CONNECTIONS });
      await load.ask<Played>({ load: 'rush', from: 0, to: RUSH.warm });
      const { commands, seconds } = await load.ask<Played>({ load: 'rush', from: RUSH.warm, to: RUSH.all });
      return sum(commands) / seconds;
    }),
  );

interface GameRun {
  readonly share: GameShare;
  readonly updates: readonly number[];
  readonly cold: readonly number[];
}

const playGame = (game: string): Promise<GameRun> =>
  inFolder(async (folder) => {
    const { seats, before, played, used } = await served(folder, async (port, load, server) => {
      const seats = await load.ask<readonly { readonly match: string; readonly key: string }[]>({
        load: 'seat',
        game,
        port,
        matches: GAME.matches,
      });
      const before = await load.ask<Played>({ load: 'play', game, commands: GAME.warm });
      const from = await server.ask<number>({ used: true });
      const played = await load.ask<Played>({ load: 'play', game, commands: GAME.measured });
      return { seats, before, played, used: (await server.ask<number>({ used: true })) - from };
    });
    const cold = await served(folder, (port, load) => load.ask<readonly number[]>({ load: 'cold', port, seats }));
    const alone = await aloneIn(
      folder,
      seats.map(({ match }, i) => ({ match, before: before.commands[i]! })),
    );
    const micros = (millis: number): number => digits((millis * 1000) / alone.commands);
    return {
      share: {
        ofRulesAlone: digits((alone.rules + alone.hashes + alone.views) / used),
        serverMicros: micros(used),
        rulesMicros: micros(alone.rules),
        hashMicros: micros(alone.hashes),
        viewsMicros: micros(alone.views),
        commands: alone.commands,
      },
      updates: played.updates,
      cold,
    };
  });

const crowded = (): Promise<ServerResult['crowd']> =>
  inFolder((folder) =>
    served(folder, async (port, load, server) => {
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
  const rounds: { echo: number; append: number; ping: number; four: number }[] = [];
  for (let round = 0; round < 3; round++) {
    rounds.push({ four: await connectFour(), echo: await echo(), append: await appends(), ping: await pings() });
  }
  const middle = (of: (round: (typeof rounds)[number]) => number): number => digits(median(rounds.map(of)));
  const games: [string, GameRun][] = [];
  for (const game of GAMES) games.push([game, await playGame(game)]);
  const updates = games.flatMap(([, { updates: bytes }]) => bytes);
  const cold = games.flatMap(([, run]) => run.cold.slice(1)); // the first one also fetches the rules
  return {
    echoPerSecond: middle((r) => r.echo),
    appendsPerSecond: middle((r) => r.append),
    pingsPerSecond: middle((r) => r.ping),
    pingsOfEcho: middle((r) => r.ping / r.echo),
    commandsPerSecond: middle((r) => r.four),
    commandsOfBare: middle((r) => r.four / Math.min(r.echo, r.append)),
    games: Object.fromEntries(games.map(([game, { share }]) => [game, share])),
    updateBytes: { median: quantile(updates, 0.5), p90: quantile(updates, 0.9) },
    coldMillis: { median: digits(quantile(cold, 0.5)), most: digits(quantile(cold, 1)) },
    crowd: await crowded(),
  };
};

export const serverPart: Part<never, ServerResult> = {
  title: 'Server: connections, commands that are kept, games, a crowd',
  lines: [
    { field: 'pingsOfEcho', what: 'of a bare echo: pings', goal: { atLeast: 0.8 } },
    { field: 'commandsPerSecond', what: 'commands of Connect Four a second' },
    { field: 'commandsOfBare', what: 'of the slower of echo and append', goal: { atLeast: 0.5 } },
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
