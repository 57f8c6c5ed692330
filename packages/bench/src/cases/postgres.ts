/** What nodes on PostgreSQL can do: commands of one and of two, held against rows that the database takes with nothing asked of it. */

import { median } from '../measure.ts';
import { digits, type Part } from '../part.ts';
import type { Played } from '../server/load.ts';
import { withProgram } from './server.ts';

export interface PostgresResult {
  /** Rows a second, many to a statement. */
  readonly insertsPerSecond: number;
  /** Of Connect Four, durable and answered, by one node, and by two with a seat of every match at each. */
  readonly commandsPerSecond: number;
  readonly twoNodesPerSecond: number;
  readonly commandsOfBare: number;
  readonly twoOfOne: number;
}

const MILLIS = 3000;
/** So many matches are played, and so many rows are in a statement of the bare insertion. */
const ROWS = 64;
/** Commands of each: before it is measured, and in all. */
const WARM = 10;
const ALL = 42;

const database = (): string => process.env['MUSTER_BENCH_DATABASE']?.trim() ?? '';

const inserts = (): Promise<number> =>
  withProgram('serving', (server) => server.ask<number>({ insert: ROWS, database: database(), millis: MILLIS }));

const play = (port: number, other?: number): Promise<number> =>
  withProgram('load', async (load) => {
    const where = { port, ...(other !== undefined && { other }) };
    await load.ask({ load: 'seat', game: 'connect-four', matches: ROWS, ...where });
    await load.ask<Played>({ load: 'relay', from: 0, to: WARM });
    const { commands, seconds } = await load.ask<Played>({ load: 'relay', from: WARM, to: ALL });
    return commands.reduce((sum, one) => sum + one, 0) / seconds;
  });

const node = <A>(run: (port: number) => Promise<A>): Promise<A> =>
  withProgram('serving', async (server) => run(await server.ask<number>({ serve: 'node', database: database() })));

const measure = async (): Promise<PostgresResult> => {
  const rounds: { bare: number; one: number; two: number }[] = [];
  for (let round = 0; round < 3; round++)
    rounds.push({
      bare: await inserts(),
      one: await node((port) => play(port)),
      two: await node((port) => node((other) => play(port, other))),
    });
  const middle = (of: (round: (typeof rounds)[number]) => number): number => digits(median(rounds.map(of)));
  return {
    insertsPerSecond: middle((r) => r.bare),
    commandsPerSecond: middle((r) => r.one),
    twoNodesPerSecond: middle((r) => r.two),
    commandsOfBare: middle((r) => r.one / r.bare),
    twoOfOne: middle((r) => r.two / r.one),
  };
};

export const postgresPart: Part<never, PostgresResult> = {
  title: 'PostgreSQL: commands that are kept, by one node and by two',
  lines: [
    { field: 'insertsPerSecond', what: 'rows a second of a bare insertion' },
    { field: 'commandsPerSecond', what: 'commands of Connect Four a second, one node' },
    { field: 'commandsOfBare', what: 'of the bare insertion' },
    { field: 'twoNodesPerSecond', what: 'commands of Connect Four a second, two nodes' },
    { field: 'twoOfOne', what: 'two nodes, of one' },
  ],
  cases: {},
  missing: () =>
    database() === '' ? 'MUSTER_BENCH_DATABASE names no PostgreSQL database for this alone (postgres://…)' : undefined,
  result: measure,
};
