/** For tests: several nodes in one process on one database, each of which can die. */

import type { Jobs } from '../src/jobs/jobs.ts';
import { openPostgresJobs } from '../src/jobs/postgres.ts';
import { openPostgres } from '../src/store/postgres/store.ts';
import { type Store, StoreProblem } from '../src/store/store.ts';
import { startServer, type TestOptions, type TestServer } from './playing.ts';

export interface TestNode extends TestServer {
  readonly port: number;
  /** Writes nothing more, plays nothing more and tells nobody; its connections are the proxy's to cut. */
  die(): void;
}

const mortal = (store: Store, isDead: () => boolean): Store => ({
  ...store,
  write: async (write) => {
    if (isDead()) throw new StoreProblem('away', 'The node is dead.');
    return store.write(write);
  },
  call: (words) => {
    if (!isDead()) store.call(words);
  },
});

export const startNode = async (url: string, options: TestOptions & { pollEvery?: number } = {}): Promise<TestNode> => {
  const { pollEvery = 60_000, ...rest } = options;
  let isDead = false;
  let woken: Jobs | undefined;
  const store = await openPostgres(url, { connections: 4, pollEvery });
  const jobs = await openPostgresJobs(url, { pollEvery: 50, expireAfter: 1 });
  const server = await startServer({
    ...rest,
    store,
    wrap: (kept) => mortal(kept, () => isDead),
    jobs: (terms) => {
      woken = jobs.open(terms);
      return woken;
    },
  });
  return {
    ...server,
    port: Number(new URL(server.address).port),
    die: () => {
      isDead = true;
      void woken?.close();
    },
    close: async () => {
      await server.close();
      await jobs.close();
    },
  };
};
